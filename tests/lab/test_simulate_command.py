"""``stablemates simulate`` as a person or a script calls it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from stablemates.cli import main
from stablemates.lab import pool
from stablemates.lab.simulate import Experiment
from stablemates.words import LANGUAGES, words

UNOROG = ["simulate", "unorog", "--players", "3", "--bots", "novice", "--seed", "4", "--processes", "1"]


@pytest.fixture(autouse=True)
def _no_missing_word(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words, "STRICT", True)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "200")


def test_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*UNOROG, "--games", "30", "--json"]) == 0
    output = json.loads(capsys.readouterr().out)
    experiment = Experiment("unorog", 3, ["novice"], 30, 4)
    assert output["plan"] == experiment.as_json()
    assert output["totals"] == experiment.play(range(30))
    assert output["games"] == 30
    assert output["games_per_second"] > 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_for_people(lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "out"
    assert main([*UNOROG, "--games", "30", "--lang", lang, "--report", str(folder)]) == 0
    output = capsys.readouterr().out
    assert output.count("±") == 3
    assert str(folder / "report.html") in output.replace("\n", "")
    assert main(["simulate", "--resume", "--report", str(folder), "--lang", lang]) == 0
    again = capsys.readouterr().out
    assert again.count("±") == 3
    assert "30" in again


def test_two_rulebooks_side_by_side(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    both = ["simulate", "second-ru", "--players", "3", "--bots", "novice", "--games", "10", "--processes", "1"]
    assert main([*both, "--compare", "first-ru", "--report", str(tmp_path)]) == 0
    assert capsys.readouterr().out.count("±") == 6
    assert main([*both, "--against-option", "first=0", "--quick", "--json"]) == 0
    output = json.loads(capsys.readouterr().out)
    assert output["plan"]["b"]["options"] == {"first": "0"}
    assert output["totals"]["b"]["endings"]["seats"].keys() == output["totals"]["b"]["endings"]["places"].keys()


def test_ctrl_c_shows_the_results_so_far_and_how_to_resume(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def pressed(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(pool, "in_order", pressed)
        assert main([*UNOROG, "--games", "30", "--report", str(tmp_path)]) == 130
    output = capsys.readouterr().out.replace("\n", " ")
    assert f"simulate --resume --report {tmp_path}" in output
    assert main(["simulate", "--resume", "--report", str(tmp_path), "--games", "40"]) == 0
    assert "40 games in" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("wrong", "advice"),
    [
        ([], "missing rulebook: `stablemates profiles` lists them"),
        (["unorog", "--games", "0"], "the number of games must be from 1"),
        (["unorog", "--players", "0"], "2 to 10 players"),
        (["chess"], "unknown rulebook 'chess'"),
        (["unorog", "--option", "stone_skips"], "expected NAME=VALUE"),
        (["unorog", "--option", "stone_skips=7"], "is not one of [False, True]"),
        (["unorog", "--bots", "tiers"], "unorog has no bot 'tiers'"),
        (["unorog", "--bots", "random,keen"], "one for each of the 4"),
        (["unorog", "--collector", "gossip"], "your own as module:Class"),
        (["unorog", "--against-option", "goal=0"], "nothing to compare"),
        (["unorog", "--compare", "chess"], "unknown rulebook 'chess'"),
        (["unorog", "--compare", "second-ru"], "unorog and second-ru are rulebooks of different games"),
        (["--resume"], "--report FOLDER"),
        (["--resume", "--report", "{folder}"], "contains no run to resume"),
        (["unorog", "--resume", "--report", "{folder}"], "RULEBOOK is for a new run"),
        (["--resume", "--report", "{folder}", "--against-option", "goal=5"], "--against-option is for a new run"),
    ],
)
def test_bad_arguments_are_one_line(
    wrong: list[str], advice: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", *(one.format(folder=tmp_path) for one in wrong)]) == 2
    output = capsys.readouterr()
    assert output.out == ""
    assert output.err.startswith("stablemates: ")
    assert output.err.count("\n") == 1
    assert advice in output.err
