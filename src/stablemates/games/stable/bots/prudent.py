"""What keeps a trained player of the stable game from moves that people frown at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.kernel import State
from ....core.policy import Guard
from ..state import Stable
from ..terms import DOWNGRADE, FOR_STABLE, PASS, UPGRADE, card_of, seat_of, verb_of
from .sensible import Sensible

if TYPE_CHECKING:
    from mypy_extensions import i64


class Prudent(Guard):
    """Forbid letting someone win whom ``judge`` would stop, upgrades for others, and downgrades for oneself."""

    def __init__(self, judge: Sensible) -> None:
        self.judge = judge

    def allowed(self, state: State, seat: i64, moves: list[int]) -> list[int]:
        assert isinstance(state, Stable)
        if moves[0] == PASS and self.judge.must_stop(state, seat):
            return moves[1:]
        if verb_of(moves[0]) == FOR_STABLE:
            return presentable(state, seat, moves)
        return moves


def presentable(state: Stable, seat: i64, moves: list[int]) -> list[int]:
    """Return the moves that no one frowns at: an upgrade into my own stable, a downgrade into someone else's.

    If there are none, return all moves.
    """
    types = state.printed[card_of(moves[0])]
    if not types & (UPGRADE | DOWNGRADE):
        return moves
    mine = types & UPGRADE != 0
    return [move for move in moves if (seat_of(move) == seat) is mine] or moves
