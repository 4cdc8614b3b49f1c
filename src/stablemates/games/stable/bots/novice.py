"""A friendly player who learned the game this evening."""

from __future__ import annotations

from typing import Final

from ....core.kernel import NOBODY
from ....core.packed import vec
from ....core.rng import Rng
from ..end import completes
from ..state import Stable
from ..terms import (
    BABY,
    BASIC,
    BRINGS,
    DISCARDS,
    DOWNGRADE,
    DRAW,
    GIVES,
    INSTANT,
    MAGIC,
    MAGICAL,
    NO,
    ON_TOP,
    PASS,
    PLAYS,
    SAVES,
    STEALS,
    TAKES_NOTHING,
    UNICORN,
    UPGRADE,
    USES,
    YES,
    card_of,
    seat_of,
    verb_of,
)
from .best_move import BestMove

try:
    from mypy_extensions import i64
except ImportError:
    from ....core.native import i64

# How a novice values cards: as plays, in a stable, in the hand.
PLAY: Final = {BASIC: 6, MAGICAL: 6, BABY: 6, UPGRADE: 4, MAGIC: 3, DOWNGRADE: 3}
IN_STABLE: Final = {BABY: 2, BASIC: 3, MAGICAL: 4, UPGRADE: 3, DOWNGRADE: -3}
HELD: Final = {BASIC: 5, MAGICAL: 6, UPGRADE: 3, MAGIC: 3, DOWNGRADE: 2, INSTANT: 3}
CHANCE: Final = 100
WINS: Final = 10 * CHANCE


class Novice(BestMove):
    """Play unicorns, hurt the leader now and then, seldom think of Neighs, and never hurt itself."""

    def stops(self, s: Stable, moves: list[int], rng: Rng) -> i64:
        """Stop a winning unicorn most of the time, anything else at random."""
        played = s.top
        near = s.rules.goal(s.seats) - s.counts[played.you] <= 1
        return moves[-1] if rng.below(CHANCE) < (70 if near and s.kind_of[played.it].unicorn else 8) else moves[0]

    def scores(self, s: Stable, seat: i64, moves: list[int], rng: Rng) -> vec[i64]:
        revenge = rng.below(2) == 0  # this time it considers who leads
        return vec[i64]([self.score(s, seat, move, revenge) for move in moves])

    def score(self, s: Stable, seat: i64, move: i64, revenge: bool) -> i64:
        verb = verb_of(move)
        card = card_of(move)
        whom = seat_of(move)
        if verb == DRAW:
            return 1
        if verb in (PASS, NO, TAKES_NOTHING):
            return 0
        if verb == YES or card < 0:
            return 1 if whom == NOBODY else self.pick_on(s, seat, whom, revenge)
        types = s.kind_of[card].types
        comes_here = verb in (PLAYS, BRINGS, STEALS)
        if whom == NOBODY and comes_here and completes(s, card, seat):
            return WINS
        if verb == PLAYS:
            gift = not types & DOWNGRADE and not s.may_enter(card, seat)  # R-EFF-13: only another stable is open to it
            return -1 if gift else PLAY.get(types, 2)
        if whom != NOBODY:
            return self.place(s, seat, types, whom, revenge)
        keeper = s.keeper(card)
        if keeper == NOBODY:
            held: i64 = HELD.get(types, 3)
            return -held if verb in (DISCARDS, GIVES, ON_TOP) else held
        in_stable: i64 = IN_STABLE.get(types, 1)
        if keeper == seat:
            return 1 if verb in (SAVES, USES) else -in_stable
        return in_stable + (self.pick_on(s, seat, keeper, revenge) if types & UNICORN else 0)

    def pick_on(self, s: Stable, seat: i64, whom: i64, revenge: bool) -> i64:
        """Score a player as a target: never yourself, and if ``revenge`` is true, the leader first."""
        if whom == seat:
            return -CHANCE + 1
        return s.counts[whom] if revenge else 1

    def place(self, s: Stable, seat: i64, types: i64, whom: i64, revenge: bool) -> i64:
        """Score a stable for a card: your own for a good card, another for a bad one."""
        if types & DOWNGRADE:
            return self.pick_on(s, seat, whom, revenge)
        return CHANCE if whom == seat else 0
