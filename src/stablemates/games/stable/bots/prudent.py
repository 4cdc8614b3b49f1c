"""A policy that plays like another one but avoids what people frown at: it gives nothing away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.kernel import State
from ....core.policy import Policy
from ....core.rng import Rng
from ..state import Stable
from .sensible import Sensible

if TYPE_CHECKING:
    from mypy_extensions import i64


class Prudent(Policy):
    """Play as ``player`` does, but as ``judge`` would where that is plainly foolish."""

    def __init__(self, player: Policy, judge: Sensible) -> None:
        self.player = player
        self.judge = judge

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(state, Stable)
        move = self.player.choose(state, seat, rng)
        return self.judge.instead_of(state, seat, move, rng) if state.width(seat) > 1 else move

    def evaluate(self, state: State, seat: i64) -> float:
        return self.player.evaluate(state, seat)
