"""The time at which a window closes reveals nothing about who could have responded (S4).

The figures in docs/reliability.md come from 60,750 windows.  Here there are fewer, so the measurement is
coarser: NOISE.
"""

from __future__ import annotations

import random

import pytest

from stablemates.table import masking, modes, reactions
from stablemates.table.speeds import GRID

from .window_leaks import (
    ALWAYS_THE_SAME,
    EVEN_PEAKS,
    GAMES_PER_TABLE,
    HELD_OUT,
    LAST,
    NARROW_PEAKS,
    SLOW,
    TWO_PEAKS,
    TYPICAL,
    WINDOWS_PER_GAME,
    Habit,
    bits,
    bits_of_repeats,
    windows,
)

MANY = 60 * GAMES_PER_TABLE * WINDOWS_PER_GAME
ALLOWED = 0.01  # bits per window
NOISE = 0.003  # bits that are measured even without a leak


@pytest.mark.parametrize("habit", [TYPICAL, LAST, TWO_PEAKS, ALWAYS_THE_SAME, NARROW_PEAKS, EVEN_PEAKS, *HELD_OUT])
def test_two_players_keep_their_secret_in_their_first_game_whatever_their_habits(habit: Habit) -> None:
    seen = windows(MANY, 2, habit, 1, games=1)
    assert bits(seen) <= ALLOWED + NOISE
    assert bits_of_repeats(seen) <= ALLOWED + NOISE


@pytest.mark.parametrize("habit", [SLOW, EVEN_PEAKS])
def test_two_players_keep_their_secret_at_a_table_that_knows_them(habit: Habit) -> None:
    seen = windows(MANY, 2, habit, 1)
    assert bits(seen) <= ALLOWED + NOISE
    assert bits_of_repeats(seen) <= ALLOWED + NOISE


@pytest.mark.parametrize("habit", [TYPICAL, LAST, TWO_PEAKS])
def test_without_a_leak_almost_nothing_is_measured(habit: Habit, monkeypatch: pytest.MonkeyPatch) -> None:
    rng = random.Random(7)
    monkeypatch.setattr(
        modes, "pass_after", lambda secret, label, history, longest: habit.time(rng, longest) or longest
    )
    seen = windows(MANY, 2, habit, 1)
    assert abs(bits(seen)) <= NOISE
    assert abs(bits_of_repeats(seen)) <= NOISE


def test_four_players_keep_their_secret() -> None:
    assert bits(windows(MANY // 2, 4, SLOW, 2)) <= ALLOWED


def test_a_bot_next_to_a_person_reveals_nothing_about_the_person() -> None:
    assert bits(windows(MANY // 2, 3, TYPICAL, 3, bots=1)) <= ALLOWED


def test_an_immediate_pass_for_players_who_cannot_respond_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(modes, "pass_after", lambda secret, label, history, longest: 0)
    assert bits(windows(MANY // 4, 2, TYPICAL, 4)) > 0.3
    assert bits(windows(MANY // 4, 4, TYPICAL, 4)) > ALLOWED


@pytest.mark.parametrize("habit", [ALWAYS_THE_SAME, EVEN_PEAKS])
def test_fine_times_for_a_new_player_are_caught(habit: Habit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reactions, "grid_for", lambda asked: GRID)
    assert bits(windows(MANY // 2, 2, habit, 8, games=1)) > ALLOWED + NOISE


def test_a_pass_that_repeats_an_earlier_one_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(masking, "near", lambda secret, label, like, times, longest: like)
    assert bits_of_repeats(windows(MANY // 4, 2, TYPICAL, 5)) > 2 * ALLOWED


def test_one_curve_for_all_people_is_caught_if_habits_differ(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = masking.pass_after
    monkeypatch.setattr(modes, "pass_after", lambda secret, label, history, longest: honest(secret, label, [], longest))
    assert bits(windows(MANY // 4, 2, LAST, 6)) > 2 * ALLOWED
