"""Observed playouts: whole games in the compiled core, reported step by step to observers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.kernel import Event, Option, Outcome, Seat, State, first_of
from ..core.policy import Policy
from ..core.rng import Rng

try:
    from mypy_extensions import mypyc_attr
except ImportError:
    from ..core.native import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """An observer of games.  It sees everything, including hidden cards, and changes nothing."""

    def before(self, state: State) -> None:
        """Observe the deal; ``state.events`` has its events."""
        return

    def step(self, state: State, seat: Seat, option: Option, events: list[Event]) -> None:
        """Observe an answer: ``seat`` chose ``option``, which led to these events."""
        return

    def after(self, state: State, outcome: Outcome | None, answers: int) -> None:
        """Observe the end, after ``answers`` answers; without an outcome the game was aborted."""
        return


def play_observed(state: State, players: list[Policy], rng: Rng, observers: list[Observer], limit: int) -> int:
    """Play like ``playout.play_on``, with the same moves from the same ``rng``; report every step to the observers."""
    steps: i64 = 0
    asked = state.asked()
    while asked and steps < limit:
        seat = first_of(asked)
        move = players[seat].choose(state, seat, rng)
        option = state.option(seat, move)
        state.events = []
        state.make(seat, move)
        steps += 1
        for observer in observers:
            observer.step(state, seat, option, state.events)
        asked = state.asked()
    return steps
