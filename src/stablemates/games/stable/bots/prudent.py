"""A policy that plays like another one, except for moves that people frown at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.kernel import State
from ....core.policy import Policy
from ....core.rng import Rng
from ..state import Stable
from ..terms import DOWNGRADE, FOR_STABLE, PASS, PLAYS, UPGRADE, card_of, seat_of, verb_of
from .sensible import Sensible

if TYPE_CHECKING:
    from mypy_extensions import i64


class Prudent(Policy):
    """Let ``player`` choose, but not among moves that people frown at.

    These are: letting someone win whom ``judge`` would stop, an upgrade for another player, a downgrade for its own
    stable, and playing a downgrade that it would then put into its own stable.
    """

    def __init__(self, player: Policy, judge: Sensible) -> None:
        self.player = player
        self.judge = judge

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(state, Stable)
        if state.width(seat) == 1:
            return state.nth(seat, 0)
        moves = state.moves(seat)
        if moves[0] == PASS and self.judge.must_stop(state, seat):
            moves = moves[1:]
        elif verb_of(moves[0]) == FOR_STABLE:
            moves = presentable(state, seat, moves)
        chosen = self.player.choose_among(state, seat, moves, rng)
        while len(moves) > 1 and self.would_keep(state, seat, chosen, rng):
            moves = [move for move in moves if move != chosen]
            chosen = self.player.choose_among(state, seat, moves, rng)
        return chosen

    def would_keep(self, state: Stable, seat: i64, move: i64, rng: Rng) -> bool:
        """Return whether a move plays a downgrade that the player would then put into its own stable."""
        if verb_of(move) != PLAYS or not state.printed[card_of(move)] & DOWNGRADE:
            return False
        after = state.clone()
        after.quiet = True
        after.make(seat, move)
        if not after.asked() & (1 << seat):
            return False
        chosen = self.player.choose(after, seat, rng)
        return verb_of(chosen) == FOR_STABLE and chosen not in presentable(after, seat, after.moves(seat))

    def evaluate(self, state: State, seat: i64) -> float:
        return self.player.evaluate(state, seat)


def presentable(state: Stable, seat: i64, moves: list[int]) -> list[int]:
    """Return the moves that no one frowns at: an upgrade into my own stable, a downgrade into someone else's.

    If there are none, return all moves.
    """
    types = state.printed[card_of(moves[0])]
    if not types & (UPGRADE | DOWNGRADE):
        return moves
    mine = types & UPGRADE != 0
    return [move for move in moves if (seat_of(move) == seat) is mine] or moves
