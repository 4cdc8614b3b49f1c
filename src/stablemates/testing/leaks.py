"""The test of hidden information (ADR 0003): deal everything hidden from a seat again, and the seat must not notice.

Each function looks for one way in which a game can leak a secret, and raises ``Leak``.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..core.kernel import EVERYBODY, NO_CARD, NOBODY, Event, Question, Seat, State
from ..core.rng import Rng, fast
from ..core.table import Table

ANY_SEED = 7


class Leak(AssertionError):
    """Someone can know what they must not."""


def look_for_leaks(s: Table, seat: Seat, k: int) -> None:
    """Look for leaks in everything that a seat can see at a position (``NOBODY``: a spectator)."""
    views_show_known_faces(s, seat)
    here, other = Seen(s, seat), Seen(other_truth(s, seat, k), seat)
    here.compare(Seen(shuffled(s, seat, k), seat))
    here.compare(other)
    being_asked_reveals_nothing(here, other)
    answers_are_sealed(here, k)


def asked_seats(state: State) -> list[Seat]:
    """Return the seats that have an open question."""
    return [seat for seat in range(state.seats) if state.asked() >> seat & 1]


def as_seen_by(events: list[Event], seat: Seat) -> list[Any]:
    """Return the events as a seat saw them, without who else saw them."""
    seen = [event.as_seen_by(seat) for event in events]
    return [(e.kind, e.seat, e.card, e.whom, e.n, e.word, e.source, e.rule, e.from_zone, e.to_zone) for e in seen]


class Seen:
    """What a seat can see of a table, its own question, and what it can imagine."""

    def __init__(self, s: Table, seat: Seat) -> None:
        self.s = s
        self.seat = seat
        self.view = s.view(seat)
        self.question: list[Question] = [asked for asked in s.pending() if asked.seat == seat]
        self.world = s.imagine(seat, ANY_SEED)
        self.imagined = self.world.dump()

    def compare(self, other: Seen) -> None:
        """Raise ``Leak`` if the seat can tell two truths apart."""
        compare(self.seat, "the view", self.view, other.view)
        compare(self.seat, "the question", self.question, other.question)
        compare(self.seat, "what it imagines", self.imagined, other.imagined)


def other_truth(s: Table, seat: Seat, k: int) -> Table:
    """Return a world that ``seat`` cannot tell from the true one, with different randomness to come."""
    other = s.imagine(seat, k)
    other.rng = fast(k + 1)
    return other


def shuffled(s: Table, seat: Seat, k: int) -> Table:
    """Return the table with everything that ``seat`` does not know shuffled: ``imagine`` itself might leak.

    Only for looking at, because such a position need not be possible.
    """
    other = s.clone()
    other.rng = fast(k)
    zones = [s.cards_in(zone) for zone in range(s.zone_count())]
    hidden = [card for zone, cards in enumerate(zones) for card in cards if not s.knows_in(seat, card, zone)]
    dealt = sorted(hidden)
    other.rng.shuffle(dealt)
    redealt = dict(zip(hidden, dealt, strict=True))
    other.set_zones([[redealt.get(card, card) for card in cards] for cards in zones])
    other.set_knowers(
        {card: s.knowers(card) for card in range(len(s.kinds)) if card not in redealt and s.knowers(card)}
    )
    return other


def compare(seat: Seat, what: str, here: Any, there: Any) -> None:
    if here == there:
        return
    if isinstance(here, dict) and isinstance(there, dict):
        names = sorted(name for name in here.keys() | there.keys() if here.get(name) != there.get(name))
        what = f"{what} in {', '.join(names)}"
        here, there = ([world.get(name) for name in names] for world in (here, there))
    raise Leak(f"seat {seat} can tell by {what}: {here} and {there}")


def views_show_known_faces(s: Table, seat: Seat) -> None:
    """Check that a view shows a card's number only together with its face, and only if the seat knows the card."""
    places = {card: zone for zone in range(s.zone_count()) for card in s.cards_in(zone)}
    for face in faces_in(s.view(seat)):
        card = face["id"]
        if face["kind"] != s.kind(card) or not s.knows_in(seat, card, places[card]):
            raise Leak(f"seat {seat} sees {face}, which it does not know")


def faces_in(view: Any) -> Iterator[dict[str, Any]]:
    if isinstance(view, dict) and "id" in view:
        yield view
    for part in view.values() if isinstance(view, dict) else view if isinstance(view, list) else []:
        yield from faces_in(part)


def being_asked_reveals_nothing(here: Seen, other: Seen) -> None:
    """Check that who is asked, and what, is a public fact: the same in all worlds that a seat imagines.

    Two imagined worlds are compared, because in the true one someone may already have answered, unseen.
    """
    worlds = [
        [(asked.seat, asked.ask, asked.source, asked.rule) for asked in world.pending()]
        for world in (here.world, other.s)
    ]
    compare(here.seat, "who is asked", *worlds)


def answers_are_sealed(here: Seen, k: int) -> None:
    """Check that while several seats are asked, no one learns whether or what one of them has answered."""
    s, seat, asked = here.s, here.seat, asked_seats(here.s)
    others = [one for one in asked if one != seat]
    if len(asked) < 2:
        return
    quick = others[k % len(others)]
    for option in range(min(s.width(quick), 3)):
        answered = s.clone()
        events = answered.answer(quick, option)
        compare(seat, "who is left to answer", asked_seats(answered), [one for one in asked if one != quick])
        compare(seat, "the events of an open window", as_seen_by(events, seat), [])
        here.compare(Seen(answered, seat))


def events_show_what_was_seen(before: Table, after: Table, events: list[Event]) -> None:
    """Check that viewers of an event knew its card before or know it now, and that its source is public.

    Only a card that was shown to everyone and then shuffled away is known neither before nor after.
    """
    shuffled = before.rng.dump() != after.rng.dump()
    for event in events:
        for seat in range(NOBODY, before.seats):
            card = event.as_seen_by(seat).card
            seen = card == NO_CARD or before.knows(seat, card) or after.knows(seat, card)
            if not seen and not (shuffled and event.seen_by == EVERYBODY):
                raise Leak(f"seat {seat} sees a card in an event that it does not know: {event}")
    shown = {event.card for event in events if event.seen_by == EVERYBODY}
    for event in events:
        source = event.source
        public = source == NO_CARD or source in shown or before.knows(NOBODY, source) or after.knows(NOBODY, source)
        if not public:
            raise Leak(f"the source of an event is not public: {event}, card {source}")


def worlds_stay_alike(s: Table, seat: Seat, k: int, answers: int) -> None:
    """Play the same answers in two worlds that ``seat`` cannot tell apart.

    As long as the views are the same, everything else must be the same: a difference in what the events say beyond
    the view, or in what a world remembers of its secret past, would be a leak.
    """
    other, rng = other_truth(s, seat, k), fast(k)
    s = s.clone()
    for _ in range(answers):
        common = common_answer(s, other, rng)
        if common is None:
            return
        chances = [s.rng.dump(), other.rng.dump()]
        events, others = s.answer(*common), other.answer(*common)
        if s.view(seat) != other.view(seat):
            return  # something was revealed
        if as_seen_by(events, seat) != as_seen_by(others, seat):
            if chances == [s.rng.dump(), other.rng.dump()]:
                compare(seat, "the events", shape(s, events, seat), shape(other, others, seat))
            return  # by chance, or because the seat was shown the same cards in another order
        Seen(s, seat).compare(Seen(other, seat))


def shape(s: Table, events: list[Event], seat: Seat) -> list[Any]:
    """Return what ``seat`` saw of the events, with a mark for the faces that it knows."""
    return [
        (kind, who, "a face" if card != NO_CARD and s.knows(seat, card) else card, *rest)
        for kind, who, card, *rest in as_seen_by(events, seat)
    ]


def common_answer(s: Table, other: Table, rng: Rng) -> tuple[Seat, int] | None:
    """Return an answer that is possible in both worlds, preferably not the least committal one."""
    there = {asked.seat: asked.options for asked in other.pending()}
    both = [
        (asked.seat, option)
        for asked in s.pending()
        for option in range(min(len(asked.options), len(there.get(asked.seat, []))))
        if asked.options[option] == there[asked.seat][option]
    ]
    bold = [(seat, option) for seat, option in both if option]
    chosen = bold if bold and rng.below(4) else both
    return chosen[rng.below(len(chosen))] if chosen else None
