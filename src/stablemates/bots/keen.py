"""A policy for any game: do something with a card whenever possible."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.kernel import NO_CARD, State
from ..core.policy import Policy
from ..core.rng import Rng

if TYPE_CHECKING:
    from mypy_extensions import i64


class Keen(Policy):
    """Play any option that involves a card, all equally likely; any option at all if none does."""

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        moves = state.moves(seat)
        if len(moves) == 1:
            return moves[0]
        plays = [move for move in moves if state.option(seat, move).card != NO_CARD]
        if not plays:
            plays = moves
        return plays[rng.below(len(plays))]
