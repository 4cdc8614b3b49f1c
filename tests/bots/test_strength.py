"""The sensible bot is better than those that know no game.  Seeds are fixed, so these tests cannot fail by chance."""

from __future__ import annotations

import stablemates
from stablemates.bots import World, make


def wins(name: str, against: str, *, seats: int, games: int) -> float:
    """How large a part of the games one ``name`` wins at a table of ``against``, sitting in each seat in turn."""
    won = 0
    for number in range(games):
        mine = number % seats
        bots = [make(name if seat == mine else against, 100 * number + seat) for seat in range(seats)]
        state = stablemates.new("unorog", seats=seats, seed=number)
        while questions := state.pending():
            seat = questions[0].seat
            state.answer(seat, bots[seat].choose(World(state, seat)))
        outcome = state.outcome()
        won += outcome is not None and outcome.winner == mine
    return won / games


def test_sensible_beats_random() -> None:
    assert wins("sensible", "random", seats=2, games=40) > 0.9


def test_sensible_beats_keen() -> None:
    assert wins("sensible", "keen", seats=2, games=120) > 0.6  # equal: 0.5


def test_sensible_beats_three_keen_ones() -> None:
    assert wins("sensible", "keen", seats=4, games=80) > 0.35  # equal: 0.25


def test_even_the_easy_one_beats_keen() -> None:
    assert wins("sensible:easy", "keen", seats=2, games=80) > 0.55
