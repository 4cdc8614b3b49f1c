"""When a window closes tells nobody who could have answered in it (S4)."""

from __future__ import annotations

import pytest

from stablemates.server import asking, masking

from .talking import WINDOWS_A_GAME, Habit, bits, bits_of_repeats, windows

USUAL, QUICK, SLOW = Habit(1_800, 0.5, 0.05), Habit(1_200, 0.4, 0.02), Habit(2_600, 0.5, 0.05)
MANY = 160 * WINDOWS_A_GAME
ALLOWED = 0.01  # bits a window
ALLOWED_REPEATS = 0.02  # of a finer sort of onlooker


@pytest.mark.parametrize("habit", [USUAL, QUICK, SLOW])
def test_two_players_keep_their_secret_whatever_their_habits(habit: Habit) -> None:
    seen = windows(MANY, 2, habit, 1)
    assert bits(seen) <= ALLOWED
    assert bits_of_repeats(seen) <= ALLOWED_REPEATS


def test_four_players_keep_their_secret() -> None:
    assert bits(windows(MANY // 2, 4, SLOW, 2)) <= ALLOWED


def test_a_bot_beside_a_person_tells_nothing_about_the_person() -> None:
    assert bits(windows(MANY // 2, 3, USUAL, 3, bots=1)) <= ALLOWED


def test_a_pass_at_once_for_who_cannot_answer_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asking, "pass_after", lambda secret, label, history, longest: 0)
    assert bits(windows(MANY // 4, 2, USUAL, 4)) > 0.3
    assert bits(windows(MANY // 4, 4, USUAL, 4)) > ALLOWED


def test_a_pass_that_repeats_an_earlier_one_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(masking, "near", lambda secret, label, like, history: like)
    assert bits_of_repeats(windows(MANY // 4, 2, USUAL, 5)) > 0.05


def test_one_curve_for_all_people_is_caught_where_habits_differ(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(masking, "ENOUGH_HISTORY", 10**6)
    assert bits(windows(MANY // 4, 2, Habit(3_500, 0.4, 0.1), 6)) > ALLOWED
