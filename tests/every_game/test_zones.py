"""Every event about a moved card says where it was and where it is, and no card moves without an event."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from stablemates.core.kernel import NO_CARD, NO_ZONE, NOBODY, Event
from stablemates.core.rng import fast
from stablemates.core.table import DECK, Table
from stablemates.protocol import seen

from .playing import an_answer, deals, every_table, examples

Places = dict[int, int]  # card -> zone


def places(table: Table) -> Places:
    return {card: zone for zone in range(table.zone_count()) for card in table.cards_in(zone)}


def follow(table: Table, where: Places, pile: list[int], events: list[Event]) -> None:
    """Move the cards as the events say; ``pile`` is the zone that a refill empties, from the bottom to the top.

    Two events move cards without naming them: ``refill`` turns over a pile except its top card (U-TURN-04), and after
    ``round`` all cards go back into the well for the next one (U-END-02).
    """
    for event in events:
        if event.kind == "round":
            where.update(dict.fromkeys(where, DECK))
            pile.clear()
        elif event.kind == "refill":
            turned, pile[:] = pile[:-1], pile[-1:]
            assert event.n == len(turned)
            assert {where[card] for card in turned} == {event.from_zone}
            where.update(dict.fromkeys(turned, event.to_zone))
        elif event.from_zone != NO_ZONE:
            assert event.card != NO_CARD, f"{event} moves nothing"
            assert where[event.card] == event.from_zone, f"{event}: the card was in {where[event.card]}"
            where[event.card] = event.to_zone
            if event.to_zone == table.seats + 1:
                pile.append(event.card)
            elif event.from_zone == table.seats + 1:
                pile.remove(event.card)


def before_the_deal(table: Table) -> Places:
    """Return where each card was before the first event: where its first move starts."""
    first: Places = {}
    for event in table.events:
        if event.from_zone != NO_ZONE:
            first.setdefault(event.card, event.from_zone)
    return places(table) | first


@every_table
@examples(120)
@given(data=st.data())
def test_every_move_of_a_card_is_an_event_and_every_zone_in_an_event_is_true(
    profile: str, seats: int, data: st.DataObject
) -> None:
    deal = data.draw(deals(profile, seats))
    table, rng = deal.table(), fast(deal.whims)
    where, pile = before_the_deal(table), list[int]()
    follow(table, where, pile, table.events)
    for _ in range(150):
        assert where == places(table) or over_in_a_round(table)
        if not table.asked():
            break
        follow(table, where, pile, table.answer(*an_answer(table, rng, deal.keen)))


def over_in_a_round(table: Table) -> bool:
    """After the last round no one gathers the cards."""
    return table.outcome() is not None and table.events[-1].kind == "round"


@every_table
@examples(60)
@given(data=st.data())
def test_a_zone_in_an_event_is_public(profile: str, seats: int, data: st.DataObject) -> None:
    """It is the same for all viewers, whether or not they saw the card, and never more than a zone and its owner."""
    deal = data.draw(deals(profile, seats))
    table, rng = deal.begun(), fast(deal.whims)
    for _ in range(30):
        if not table.asked():
            break
        events = table.answer(*an_answer(table, rng, deal.keen))
        received = [seen.events(table, events, seat) for seat in range(NOBODY, seats)]
        zones = [[(one.from_zone, one.to_zone) for one in events] for events in received]
        assert all(one == zones[0] for one in zones)
        names = {table.zone_name(zone) for zone in range(table.zone_count())}
        for place in (place for pair in zones[0] for place in pair):
            assert place is None or (place.zone, place.seat) in names
