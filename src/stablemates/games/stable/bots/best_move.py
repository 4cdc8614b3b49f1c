"""A policy that scores its moves and takes the best one, breaking ties at random."""

from __future__ import annotations

from abc import abstractmethod

from ....core.kernel import State
from ....core.packed import vec
from ....core.policy import Policy
from ....core.rng import Rng
from ..state import Stable

try:
    from mypy_extensions import i64
except ImportError:
    from ....core.native import i64


class BestMove(Policy):
    @abstractmethod
    def stops(self, s: Stable, moves: list[int], rng: Rng) -> i64:
        """Return the response to a card being played: the first move lets it pass, the others stop it."""

    @abstractmethod
    def scores(self, s: Stable, seat: i64, moves: list[int], rng: Rng) -> vec[i64]:
        """Score each move."""

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(state, Stable)
        moves = state.moves(seat)
        if len(moves) == 1:
            return moves[0]
        if state.top.op.ask(state.top) == "neigh":
            return self.stops(state, moves, rng)
        scores = self.scores(state, seat, moves, rng)
        most = scores[0]
        for score in scores:
            if score > most:
                most = score
        best: list[int] = []
        for place, score in enumerate(scores):
            if score == most:
                best.append(moves[place])
        return best[rng.below(len(best))]
