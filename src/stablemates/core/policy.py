"""Policies: how a player chooses, fast enough to play whole games inside the compiled core.

A game ships its own (``Game.policies``).  Bots of every level build on them: a rule bot *is* one, and a search
plays its imagined games to the end with them.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from .kernel import State
from .rng import Rng

try:
    from mypy_extensions import mypyc_attr
except ImportError:
    from .native import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """One way to play a game.  A constant: everything that changes is in the state, and randomness comes from ``rng``.

    It gets the state, and must not look at anything in it that ``seat`` cannot know: neither the cards of others nor
    the order of the deck.  The honesty test deals all of that again and looks for a difference.
    """

    @abstractmethod
    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        """Return one of ``state.moves(seat)``."""

    def choose_among(self, state: State, seat: i64, moves: list[int], rng: Rng) -> i64:
        """Return one of ``moves``, a subset of all moves: the one it would choose anyway, or else the first."""
        chosen = self.choose(state, seat, rng)
        return chosen if chosen in moves else moves[0]

    def worth_trying(self, state: State, seat: i64, moves: list[int], first: i64) -> list[int]:
        """Return the moves that a search compares with ``first``: all others, except plainly foolish ones."""
        return [move for move in moves if move != first]

    def evaluate(self, state: State, seat: i64) -> float:
        """Estimate how likely ``seat`` is to win from here, 0 to 1, for a search that stops before the end.

        Unlike ``choose`` this may look at everything: it only sees imagined worlds.
        """
        return 1.0 / int(state.seats)


class Guard:
    """The moves that a trained player may choose from; this one forbids nothing.

    The same moves are left out in training and at a table, so a player learns to do without them.
    """

    def allowed(self, state: State, seat: i64, moves: list[int]) -> list[int]:
        """Return those of ``moves``, in order, that do not look silly: at least one."""
        return moves


class Guarded(Policy):
    """Let a player choose, but only among the moves that a guard allows."""

    def __init__(self, player: Policy, guard: Guard) -> None:
        self.player = player
        self.guard = guard

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        return self.choose_among(state, seat, state.moves(seat), rng)

    def choose_among(self, state: State, seat: i64, moves: list[int], rng: Rng) -> i64:
        if len(moves) > 1:
            moves = self.guard.allowed(state, seat, moves)
        return moves[0] if len(moves) == 1 else self.player.choose_among(state, seat, moves, rng)

    def evaluate(self, state: State, seat: i64) -> float:
        return self.player.evaluate(state, seat)


class RandomPolicy(Policy):
    """Play any move, all equally likely."""

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        return state.pick(seat, rng)
