"""Translate a table into what a viewer sees: the only place where the engine's integers become values.

Callers translate each thing only once: what everyone sees alike (``happened``) once per table, a
question once per seat, a view once per viewer.
"""

from __future__ import annotations

from typing import NamedTuple, cast

from msgspec import Raw, convert
from msgspec.json import Encoder
from msgspec.structs import replace

from ..core import kernel
from ..core.kernel import NO_CARD, NO_ZONE, NOBODY, SPECTATOR_BIT, Seat, State, bit_of
from ..core.table import HAND, Table
from .values import Card, Event, Option, Outcome, Place, Question, Reason
from .views import View, Zone

encode = Encoder().encode
OWN_FACTS = ("stable", "unorog")  # the games whose facts have their own struct


def view(state: State, seat: Seat) -> View:
    """Return the game as ``seat`` sees it (``NOBODY``: a spectator)."""
    return translated(state.view(seat))


def translated(seen: kernel.View) -> View:
    game = seen["game"]
    return convert({**seen, game: seen["facts"], "facts": {}} if game in OWN_FACTS else seen, View)


class Views:
    """A position as each viewer sees it.  What a viewer sees just as spectators do is translated and encoded once."""

    __slots__ = ("encoded", "facts", "known", "made", "own", "shared", "state")

    def __init__(self, state: Table) -> None:
        seen = state.view(NOBODY)
        self.state = state
        self.shared = translated(seen)
        self.facts = seen.get("facts")
        closed = range(HAND + state.seats)  # the deck and the hands
        knowers = [(zone, state.knowers_in(zone)) for zone in closed]
        self.known = [(zone, seats) for zone, seats in knowers if seats]  # in which someone knows a card; mostly none
        self.made = {NOBODY: self.shared}
        self.own: dict[Seat, list[int]] = {NOBODY: []}  # the zones that each viewer sees unlike spectators
        self.encoded: list[Raw] = []  # the zones as spectators see them

    def to(self, seat: Seat) -> View:
        """Return the same as ``view``, but only compute it once."""
        if seat not in self.made:
            self.made[seat] = self.make(seat)
        return self.made[seat]

    def to_send(self, seat: Seat) -> View:
        """Return the same, but to be encoded and nothing else: zones that several viewers see are encoded already."""
        view = self.to(seat)
        if seat not in self.own:
            return view
        if not self.encoded:
            self.encoded = [Raw(encode(zone)) for zone in self.shared.zones]
        zones = cast(list[Zone], self.encoded.copy())
        for zone in self.own[seat]:
            zones[zone] = view.zones[zone]
        return replace(view, zones=zones)

    def make(self, seat: Seat) -> View:
        state = self.state
        if state.facts(seat) != self.facts:
            return view(state, seat)
        zones = self.shared.zones.copy()
        self.own[seat] = own = [HAND + seat]
        for zone, knowers in self.known:  # if either knows a card, the two may see it differently
            if knowers & (1 << bit_of(seat) | 1 << SPECTATOR_BIT):
                own.append(zone)
        for zone in own:
            zones[zone] = convert(state.zone_view(seat, zone), Zone)
        return replace(self.shared, seat=seat, zones=zones)


def open_view(state: Table) -> View:
    """Return the game as a spectator sees it, but with all hands open.  Only for games that are over."""
    shown = view(state, NOBODY)
    for zone in range(HAND, HAND + state.seats):
        shown.zones[zone].cards = [card_in(state, card) for card in state.cards_in(zone)]
    return shown


# --- cards and places --------------------------------------------------------------------------------------


def card_of(state: Table, card: int) -> Card | None:
    """Return what is printed on a card, or ``None``."""
    return None if card == NO_CARD else Card(card, state.kind(card))


def card_in(state: Table, card: int) -> Card | None:
    """Return a card as it is in the game now, with the marks that the rules give it."""
    if card == NO_CARD:
        return None
    return Card(card, state.kind(card), tuple(state.marks(card)))


def place(state: Table, zone: int) -> Place | None:
    return None if zone == NO_ZONE else Place(*state.zone_name(zone))


# --- questions ---------------------------------------------------------------------------------------------


def question(state: Table, asked: kernel.Question, *, in_window: bool = False) -> Question:
    """Return a question as the asked seat sees it, and why other cards in hand cannot be played."""
    return Question(
        asked.ask,
        [option(state, one) for one in asked.options],
        asked.rule,
        card_in(state, asked.source),
        asked.least,
        unplayable(state, asked, in_window=in_window),
        asked.early,
    )


def option(state: Table, one: kernel.Option) -> Option:
    return Option(one.verb, card_in(state, one.card), one.seat, one.word)


def unplayable(state: Table, asked: kernel.Question, *, in_window: bool) -> list[Reason]:
    """Return why cards in hand cannot be played now; nothing if the question is about something else."""
    other = in_window or any(one.card != NO_CARD for one in asked.options)
    if other and not any(one.verb == "play" for one in asked.options):
        return []
    playable = {one.card for one in asked.options if one.verb == "play"}
    rest = [card for card in state.cards_in(HAND + asked.seat) if card not in playable]
    found = [(card, state.why(asked.seat, card)) for card in rest]
    return [reason(state, card, why) for card, why in found if why is not None]


def reason(state: Table, card: int, why: kernel.Reason) -> Reason:
    return Reason(Card(card, state.kind(card)), why.key, why.rule, card_in(state, why.card), why.ruling)


# --- events ------------------------------------------------------------------------------------------------


class Happened(NamedTuple):
    """An event with its card, and the set of seats that saw it."""

    event: Event
    seen_by: int

    def to(self, seat: Seat) -> Event:
        """Return the event as ``seat`` saw it."""
        return event_for(self.event, self.seen_by, seat)


def happened(state: Table, events: list[kernel.Event]) -> list[Happened]:
    """Translate events once, for all viewers."""
    return [Happened(event(state, one), one.seen_by) for one in events]


def events(state: Table, happening: list[kernel.Event], seat: Seat) -> list[Event]:
    """Return events as ``seat`` saw them."""
    return [one.to(seat) for one in happened(state, happening)]


def event(state: Table, one: kernel.Event) -> Event:
    """Return an event with its card."""
    return Event(
        one.kind,
        one.seat,
        card_of(state, one.card),
        one.whom,
        one.n,
        one.word,
        card_of(state, one.source),
        one.rule,
        place(state, one.from_zone),
        place(state, one.to_zone),
        beat=state.beat(one),
    )


def event_for(one: Event, seen_by: int, seat: Seat) -> Event:
    """Return an event as ``seat`` saw it: without its card if that was hidden from it."""
    return one if one.card is None or seen_by >> bit_of(seat) & 1 else replace(one, card=None)


def outcome(state: Table) -> Outcome | None:
    """Return how a game ended; ``None`` if it is not over."""
    found = state.outcome()
    return None if found is None else Outcome(found.winner, found.why, found.rule, list(found.points))


# --- what a table may do by itself -------------------------------------------------------------------------


def would_win(state: Table) -> bool:
    """Return whether the game is over if no one responds, judging only by what everyone can see."""
    return after_passes(state, NOBODY).outcome() is not None


def after_passes(state: Table, seat: Seat) -> Table:
    """Return the game, as far as ``seat`` can know it, after everyone asked now has passed."""
    world = state.imagine(seat, 0)
    for asked in world.pending():
        world.answer(asked.seat, asked.least)
    return world


def touches(state: Table, seat: Seat) -> bool:
    """Return whether ``seat`` would be affected if no one responded, or might be affected next."""
    world = after_passes(state, seat)
    hand, rest = belongings(state, seat)
    hand_after, rest_after = belongings(world, seat)
    if rest != rest_after or not hand <= hand_after:  # drawing is not a reason to stop auto-passing
        return True
    mine = hand | rest
    return any(
        one.seat == seat or one.card in mine for asked in world.pending() if asked.seat != seat for one in asked.options
    )


def belongings(table: Table, seat: Seat) -> tuple[set[int], set[int]]:
    """Return the cards in a seat's hand, and in its other zones."""
    zones = [zone for zone in range(table.zone_count()) if table.zone_name(zone)[1] == seat]
    rest = {card for zone in zones if zone != HAND + seat for card in table.cards_in(zone)}
    return set(table.cards_in(HAND + seat)), rest


def shows_nothing_new(before: Table, after: Table) -> bool:
    """Return whether everyone knows the same cards in both positions, and no randomness was used."""
    if before.rng.dump() != after.rng.dump():
        return False
    knew, know = known(before), known(after)
    return all(knew[card] | seen == knew[card] for card, seen in know.items())


def known(table: Table) -> dict[int, int]:
    """Return the set of seats that know each card, including the spectators."""
    anybody = (1 << table.seats) - 1 | 1 << SPECTATOR_BIT
    zones = range(table.zone_count())
    return {card: table.seen_in(card, zone) & anybody for zone in zones for card in table.cards_in(zone)}
