"""Policies: how a player chooses, fast enough to play whole games with inside the compiled core.

A game brings its own (``Game.policies``).  Bots of every level rest on them: a rule bot *is* one, and a search
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
    """One way to play a game.  A constant: what changes is in the state, what is chance comes from ``rng``.

    It is handed the state, and looks at nothing in it that ``seat`` cannot know: neither at the cards of others nor
    at the order of the deck.  The test of honest bots deals all of that again and looks for a difference.
    """

    @abstractmethod
    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        """One of ``state.moves(seat)``."""

    def worth_trying(self, state: State, seat: i64, moves: list[int], first: i64) -> list[int]:
        """The moves that a search compares with the first thought: all others, but for what is plainly foolish."""
        return [move for move in moves if move != first]

    def evaluate(self, state: State, seat: i64) -> float:
        """Estimate how likely ``seat`` is to win from here, 0 to 1; a search that stops before the end asks this.

        Unlike ``choose`` this may look at everything: it is asked of imagined worlds.
        """
        return 1.0 / int(state.seats)


class RandomPolicy(Policy):
    """Any move, all equally likely."""

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        return state.pick(seat, rng)
