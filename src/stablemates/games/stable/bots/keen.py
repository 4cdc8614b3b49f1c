"""Random play that acts whenever it can."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.kernel import State
from ....core.policy import Policy
from ....core.rng import Rng
from ..terms import DRAW, NO, PASS, TAKES_NOTHING, verb_of

if TYPE_CHECKING:
    from mypy_extensions import i64


class KeenHand(Policy):
    """Play any move that does something, all equally likely: never pass, say no, or draw instead of playing."""

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        moves = state.moves(seat)
        if len(moves) == 1:
            return moves[0]
        busy: list[int] = []
        for move in moves:
            if verb_of(move) not in (PASS, NO, DRAW, TAKES_NOTHING):
                busy.append(move)
        if not busy:
            busy = moves
        return busy[rng.below(len(busy))]
