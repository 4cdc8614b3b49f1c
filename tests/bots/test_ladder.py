"""The ladder has a trial for every level in every rulebook, and fails what misses its target."""

from __future__ import annotations

import sys
from itertools import pairwise
from pathlib import Path

import pytest

import ladder
from stablemates.bots.roster import names, offered
from stablemates.games import registry

QUICK = {"mean": 0.9, "half": 0.9, "one_in_20": 1.1, "most": 1.8, "first": 80.0}


def test_every_level_has_to_beat_the_one_below_in_every_rulebook() -> None:
    assert set(ladder.BOOKS) == {book.id for game in registry.games() for book in game.profiles}
    trials = {trial.id for trial in ladder.trials()}
    assert len(trials) == len(ladder.trials())
    for profile in ladder.BOOKS:
        game, book = registry.find(profile)
        levels = ladder.ladder(profile)
        assert set(levels) <= set(offered(game.id))
        for below, level in pairwise(levels):
            sizes = [seats for seats in ladder.SEATS if seats >= book.fewest]
            assert {f"ladder/{profile}-{seats}/1-{level}-v-{seats - 1}-{below}" for seats in sizes} <= trials


def test_every_trial_is_between_bots_of_its_game() -> None:
    for trial in ladder.trials():
        assert {trial.bot, trial.other} <= set(names(registry.find(trial.profile)[0].id)), trial.id


@pytest.mark.parametrize(
    ("rate", "p", "goal", "holds"),
    [(0.40, 0.001, None, True), (0.40, 0.02, None, False), (0.40, 0.001, 0.45, False), (0.20, 0.001, None, False)],
)
def test_a_trial_holds_if_its_bot_is_beyond_doubt_the_better_one(
    rate: float, p: float, goal: float | None, holds: bool
) -> None:
    trial = ladder.Trial("goals", "second-ru", 4, "trained", "sensible", goal=goal)
    assert ladder.holds(trial, {"rate": rate, "p": p}) is holds
    assert ladder.verdict(trial, {"rate": rate, "p": p}) == ("pass" if holds else "FAIL")


@pytest.mark.parametrize(
    ("slower", "code"),
    [({}, 0), ({"mean": 3.1}, 1), ({"one_in_20": 6.1}, 1), ({"first": 151.0}, 1), ({"most": 90.0}, 0)],
)
def test_a_trained_player_that_thinks_too_long_fails(
    slower: dict[str, float],
    code: int,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    timed = []

    def thinking(profile: str, seats: int, spec: str) -> dict[str, float]:
        timed.append(spec)
        return QUICK | (slower if profile == "first-uk" else {})

    monkeypatch.setattr(ladder, "thinking", thinking)
    options = ["--thinking", "--only", "trained", "--quiet", "--out", str(tmp_path / "ladder.json")]
    monkeypatch.setattr(sys, "argv", ["ladder.py", *options])
    assert ladder.main() == code
    assert timed == ["trained"] * len(ladder.BOOKS)
    lines = capsys.readouterr().out.splitlines()[: len(timed)]
    assert [line.partition(" ")[0] for line in lines] == ["pass"] * (len(timed) - 1) + ["FAIL" if code else "pass"]
