"""The win odds of each seat, given all the cards of a world: for a search that stops before the end.

A logistic model: every seat has a score, the sum of the weights below, and the odds are its exponential.  The
weights were fitted to 48,000 positions of 20,000 games of ``sensible`` (two thirds before its values were tuned) and,
in a fifth of the games, weaker players, in all four rulebooks, at 2 to 8 seats.  On held-out positions (not whole
games) at four seats, a chance of 16% wins 16% of the time, and one of 41% wins 40%.  The last entry of ``MISSING`` and
the sharpness for seven seats are guesses: there were no such positions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....core.table import HAND
from ..ops.turn import Action
from ..state import Stable
from ..terms import (
    ACTION_PHASE,
    INSTANT,
    NO_NEIGHS,
    PANDAS,
    TINY,
    UNICORN,
)
from .appraisal import FAR
from .card_facts import Face

if TYPE_CHECKING:
    from mypy_extensions import i64

E: Final = 2.718281828459045
MISSING: Final = [2.45, 1.18, 0.54, -0.03, -0.52, -0.85, -1.14, -1.63, -1.9]  # unicorns to go
TO_PLAY: Final = -0.04  # it is this seat's turn, and its action is still to come
PLAYED: Final = -0.08  # its action is over
WAITING: Final = -0.52  # a full round until its turn; part of a round counts as part of this
READY: Final = 0.05  # one unicorn is missing, and there is one in the hand
READY_NOW: Final = 0.44
READY_NEXT: Final = 0.31
A_PANDA: Final = 0.51  # each unicorn under Pandamonium, which may leave again
PINCHED: Final = -0.13  # in a tiny stable, for each unicorn closer to the goal than ``LATE``
BARRED: Final = -0.11  # a Neigh that cannot be played
SHARPNESS: Final = [1.0, 1.0, 1.2, 0.85, 0.85, 0.95, 1.05, 1.15, 1.25]  # by seats: how much a lead means
LATE: Final = 4  # unicorns to go


class Odds:
    """The win odds at one table."""

    def __init__(self, s: Stable, faces: list[Face]) -> None:
        self.s = s
        self.faces = faces
        self.goal: i64 = s.rules.goal(s.seats)
        self.turn: i64 = s.turn()
        self.played = played(s)

    def chance(self, seat: i64) -> float:
        s = self.s
        sharp: float = SHARPNESS[s.seats]
        total = 0.0
        mine = 0.0
        for one in range(s.seats):
            odds = E ** (sharp * self.score(one))
            total += odds
            if one == seat:
                mine = odds
        return mine / total

    def score(self, seat: i64) -> float:
        s = self.s
        flags = s.flags[seat]
        last: i64 = len(MISSING) - 1
        missing: i64 = max(0, min(last, self.goal - s.counts[seat]))
        score: float = MISSING[missing] - FAR * float(self.goal - s.counts[seat] - missing)
        unicorns = 0
        for card in s.zones[s.stables + seat]:
            face = self.faces[card]
            score += face.share
            if face.unicorn:
                unicorns += 1
        able = False  # holds a unicorn
        for card in s.zones[HAND + seat]:
            face = self.faces[card]
            score += face.hope
            if face.types & UNICORN:
                able = True
            elif face.types & INSTANT and flags & NO_NEIGHS:
                score += BARRED
        if flags & PANDAS:
            score += A_PANDA * min(unicorns, 7)
        if flags & TINY:
            able = False
            if missing < LATE:
                score += PINCHED * float(LATE - missing)
        return score + self.tempo(seat, able and missing <= 1)

    def tempo(self, seat: i64, ready: bool) -> float:
        """Return the weight of how soon a seat's turn comes, and of whether it can win then."""
        ahead = (seat - self.turn + self.s.seats) % self.s.seats
        worth = READY if ready else 0.0
        if ahead == 0:
            if self.played:
                return worth + PLAYED
            return worth + TO_PLAY + (READY_NOW if ready else 0.0)
        if ahead == 1 and ready:
            worth += READY_NEXT
        return worth + WAITING * float(ahead) / int(self.s.seats)


def played(s: Stable) -> bool:
    """Return whether the action of this turn is over or in progress."""
    stack = s.stack
    if stack[0].pc != ACTION_PHASE:
        return stack[0].pc > ACTION_PHASE
    if len(stack) == 1:
        return True
    action = stack[1]
    return not isinstance(action.op, Action) or action.n > 0 or action.pc > 0
