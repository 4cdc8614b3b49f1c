"""Whole games inside the compiled core: the loop that simulation, search and benchmarks share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.kernel import State, first_of
from ..core.policy import Policy
from ..core.rng import Rng

if TYPE_CHECKING:
    from mypy_extensions import i64


def playout(state: State, rng: Rng, limit: int = 100_000) -> int:
    """Answer every question at random until the game is over; return the number of answers.

    Stops after ``limit`` answers: a caller that gets ``limit`` back has a game that did not end.
    """
    return play_on(state, [], rng, limit)


def play_on(state: State, players: list[Policy], rng: Rng, limit: int = 100_000) -> int:
    """Let every seat answer by its policy until the game is over or ``limit`` is reached; return the number of answers.

    If several seats are asked, the lowest answers first: no seat sees the answers of the others.  Without
    players, answers are random.
    """
    quiet = state.quiet
    state.quiet = True
    steps: i64 = 0
    asked = state.asked()
    while asked and steps < limit:
        seat = first_of(asked)
        state.make(seat, players[seat].choose(state, seat, rng) if players else state.pick(seat, rng))
        steps += 1
        asked = state.asked()
    state.quiet = quiet
    return steps
