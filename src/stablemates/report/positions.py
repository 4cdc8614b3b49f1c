"""The positions of a finished game, each with the answer that was given there."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

from ..core.errors import Refused
from ..core.kernel import NO_CARD, Event, Option, Seat
from ..core.match import Match
from ..core.table import DECK, Table


class NoReport(Refused):
    """No report can be made of this game; the message says why."""


class Position(NamedTuple):
    """A position and the answer that was given in it."""

    number: int  # of answers given before
    turn: int  # its number, from 1; the deal counts as one
    state: Table
    seat: Seat  # the seat that answers
    taken: int  # the option it took
    after: Table
    events: list[Event]  # of the answer

    def options(self) -> dict[tuple[str, str, int, Seat, str], int]:
        """Return the options that differ by more than which copy of a card, by their meaning; first the one taken."""
        options = self.state.question(self.seat).options
        found = {self.meaning(options[self.taken]): self.taken}
        for number, option in enumerate(options):
            found.setdefault(self.meaning(option), number)
        return found

    def rivals(self) -> list[int]:
        """Return the options that differ from the one taken, and from each other, by more than which copy of a card."""
        return [number for number in self.options().values() if number != self.taken]

    def same_as(self, option: int) -> int:
        """Return the option taken or the rival that is equivalent to an option."""
        return self.options()[self.meaning(self.state.question(self.seat).options[option])]

    def meaning(self, option: Option) -> tuple[str, str, int, Seat, str]:
        """Return a key that is the same for equivalent options, e.g. equal cards in the same place."""
        if option.card == NO_CARD:
            return option.verb, "", NO_CARD, option.seat, option.word
        kind, zone = self.state.kind(option.card), self.state.zone_of(option.card)
        return option.verb, kind, zone, option.seat, option.word

    @property
    def has_chance(self) -> bool:
        """Return whether luck decided the result of the answer: cards were drawn, or something was shuffled."""
        drawn = len(self.after.cards_in(DECK)) < len(self.state.cards_in(DECK))
        return drawn or self.state.rng.dump() != self.after.rng.dump()


def positions(match: Match) -> list[Position]:
    """Replay a finished match and return every position."""
    if match.state.outcome() is None:
        raise NoReport("this game is not over: only finished games have a report")
    state = match.opening()
    found: list[Position] = []
    before, turn = state.clone(), 1
    for number, (seat, taken) in enumerate(match.answers):
        events = state.answer(seat, taken)
        after = state.clone()
        found.append(Position(number, turn, before, seat, taken, after, events))
        turn += before.standing()["turn"] != after.standing()["turn"] or any(one.kind == "turn" for one in events)
        before = after
    return found


def turns(found: list[Position]) -> list[int]:
    """Return the numbers of the positions at which a turn starts."""
    return [0, *(one.number for before, one in pairwise(found) if one.turn != before.turn)]
