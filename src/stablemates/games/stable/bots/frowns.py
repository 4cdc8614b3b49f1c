"""Moves of a bot that people would frown at: gifts to opponents, harm to itself, missed chances to stop a win."""

from __future__ import annotations

from typing import NamedTuple

from ....core.kernel import NOBODY, Option, Question
from ..ops.play import PLAY_CARD
from ..state import Stable
from ..terms import COUNTS_TWO, DOWNGRADE, NO_NEIGHS, PANDAS, UNICORN, UNSTOPPABLE, UPGRADE


class Frown(NamedTuple):
    """A kind of silly move, and how often it may happen."""

    what: str
    of: str  # what it is a share of
    most: float  # the maximum share; more fails


FROWNS = {
    "gift": Frown("upgrade played into another player's stable", "upgrades", 0.0),
    "self-harm": Frown("downgrade played into its own stable", "downgrades", 0.0),
    "let-win": Frown("game lost to a unicorn that an unused Neigh could have stopped", "games", 0.03),
    "missed-win": Frown("win that no one could have stopped, not taken", "certain wins", 0.0),
    "early-neigh": Frown("Neigh on a basic unicorn of a player who is four or more short", "Neighs", 0.02),
}


class Watch:
    """Count the frowns in the games of one bot."""

    def __init__(self) -> None:
        counted = [*FROWNS, *(frown.of for frown in FROWNS.values())]
        self.seen = dict.fromkeys(counted, 0)  # kind of frown, or what it is a share of -> its count
        self.lines: dict[str, str] = {}  # kind of frown -> the first position
        self.passed = ""  # the position in which a player with a Neigh let a winning card pass

    def note(self, frown: str, state: Stable) -> None:
        self.seen[frown] += 1
        self.lines.setdefault(frown, state.notation())

    def look(self, state: Stable, question: Question, chosen: Option) -> None:
        """Inspect a choice that is about to be made."""
        if question.ask == "stable":
            self.placed(state, question, chosen)
        elif question.ask == "neigh":
            self.answered(state, question, chosen)
        elif question.ask == "action":
            self.passed = ""
            self.acted(state, question, chosen)

    def placed(self, state: Stable, question: Question, chosen: Option) -> None:
        types, me = state.printed[chosen.card], question.seat
        if me not in [option.seat for option in question.options]:
            return  # only other stables are open to it
        if types & UPGRADE:
            self.seen["upgrades"] += 1
            if chosen.seat != me:
                self.note("gift", state)
        elif types & DOWNGRADE:
            self.seen["downgrades"] += 1
            if chosen.seat == me:
                self.note("self-harm", state)

    def answered(self, state: Stable, question: Question, chosen: Option) -> None:
        if len(question.options) == 1:
            return  # no Neigh in hand
        chain = [frame for frame in state.stack if frame.op is PLAY_CARD]
        first = chain[0]
        if not state.kind_of[first.it].unicorn or first.seat in (question.seat, NOBODY):
            return
        resolves = len(chain) % 2 == 1  # whether the first card would resolve now
        short = missing(state, first.seat)
        if chosen.verb == "play":
            self.seen["Neighs"] += 1
            if len(chain) == 1 and state.kind(first.it).startswith("basic") and short >= 4:
                self.note("early-neigh", state)
        elif resolves and short <= counts(state, first.it) and not state.flags[first.seat] & PANDAS:
            self.passed = state.notation()

    def acted(self, state: Stable, question: Question, chosen: Option) -> None:
        """Count certain wins only: it is right to keep the last unicorn until the Neighs are spent (docs/bots.md)."""
        me = question.seat
        if state.flags[me] & PANDAS or may_be_stopped(state, me):
            return
        winning = [
            option
            for option in question.options
            if option.verb == "play"
            and state.printed[option.card] & UNICORN
            and state.may_enter(option.card, me)
            and missing(state, me) <= counts(state, option.card)
        ]
        if winning:
            self.seen["certain wins"] += 1
            if chosen not in winning:
                self.note("missed-win", state)

    def over(self) -> None:
        self.seen["games"] += 1
        if self.passed:
            self.seen["let-win"] += 1
            self.lines.setdefault("let-win", self.passed)
        self.passed = ""

    def share(self, frown: str) -> float:
        return self.seen[frown] / max(1, self.seen[FROWNS[frown].of])

    def fails(self) -> list[str]:
        return [frown for frown in FROWNS if self.share(frown) > FROWNS[frown].most]


def may_be_stopped(state: Stable, me: int) -> bool:
    """Return whether someone could respond to a card that a seat plays, if they held a Neigh (R-CARD-07, R-EFF-13)."""
    others = (seat for seat in range(state.seats) if seat != me and state.held(seat))
    return not state.flags[me] & UNSTOPPABLE and not all(state.flags[seat] & NO_NEIGHS for seat in others)


def missing(state: Stable, seat: int) -> int:
    """Return the number of unicorns a seat still needs."""
    return state.rules.goal(state.seats) - state.counts[seat]


def counts(state: Stable, card: int) -> int:
    """Return how many unicorns a card counts as."""
    return 2 if state.kind_of[card].self_rules & COUNTS_TWO else 1
