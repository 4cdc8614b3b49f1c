"""A way to play that knows no game: do something with a card whenever that is possible."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.kernel import NO_CARD, State
from ..core.policy import Policy
from ..core.rng import Rng

if TYPE_CHECKING:
    from mypy_extensions import i64


class Keen(Policy):
    """Any option that has to do with a card, all equally likely; any option at all if no card is in one."""

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        moves = state.moves(seat)
        if len(moves) == 1:
            return moves[0]
        plays = [move for move in moves if state.option(seat, move).card != NO_CARD]
        if not plays:
            plays = moves
        return plays[rng.below(len(plays))]
