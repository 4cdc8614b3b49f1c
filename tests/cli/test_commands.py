"""The command line: help, errors, and the commands besides play."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

import stablemates
from stablemates.cli.arguments import COMMANDS
from stablemates.words import LANGUAGES

from .program import Program, environment

BAD = [
    (["dance"], "no command 'dance'; there are: play, profiles, replay, read, bench"),
    (["play", "chess"], "no rulebook 'chess'; there are: second-ru, second-uk, first-uk, first-ru, unorog"),
    (["play", "--players", "1"], "2 to 10 players (U-SET-05)"),
    (["play", "--players", "11"], "2 to 10 players (U-SET-05)"),
    (["play", "--players", "few"], "'few' is not a whole number"),
    (["play", "--bots", "clever"], "no bot 'clever'; there are: random, keen, novice, sensible, searcher"),
    (["play", "--players", "2", "--bots", "random,random"], "name fewer bots or more players"),
    (["play", "--option", "stone_skips"], "NAME=VALUE"),
    (["play", "--option", "stone_skips=7"], "none of [False, True]"),
    (["play", "--option", "luck=true"], "has no option 'luck'; it has: stone_skips, stones_add_up, goal"),
    (["play", "--goal", "-5"], "goal"),
    (["play", "--lang", "de"], "'en', 'ru', 'uk'"),
    (["play", "--pace", "-1"], "'-1' is not a number of seconds"),
    (["play", "--seed", "short"], "at least 160 hexadecimal digits"),
    (["play", "--seed", "g" * 160], "seed"),
    (["play", "--name", "bot:me"], "are for bots"),
    (["play", "--resume", "nowhere.match"], "nowhere.match: No such file"),
    (["play", "--resume", "--players", "3"], "--players is for a new game"),
    (["play", "--frobnicate"], "see `stablemates"),
    (["profiles", "--diff", "second-ru"], "expected 2 arguments"),
    (["profiles", "--diff", "second-ru", "chess"], "no rulebook 'chess'"),
    (["profiles", "--diff", "second-ru", "unorog"], "rulebooks of different games, stable and unorog"),
    (["play", "first-uk", "--players", "2"], "3 to 8 players (R-SET-01)"),
    (["replay"], "see `stablemates replay --help`"),
    (["replay", "nowhere.match"], "nowhere.match: No such file"),
    (["read", "unorog", "-", "-"], "a position begins"),
    (["read", "chess"], "no game 'chess'"),
    (["arena", "novice", "random", "--option", "first"], "NAME=VALUE"),
    (["arena", "novice", "random", "--game", "second-ru", "--option", "first=9"], "is none of ['random', '0'"),
    (["bench", "--seconds", "soon"], "'soon' is not a number of seconds"),
]


@pytest.mark.parametrize(("args", "advice"), BAD)
def test_bad_arguments_are_one_line_that_says_what_to_do(program: Program, args: list[str], advice: str) -> None:
    ran = program.run(*args)
    assert ran.code == 2
    assert ran.said == ""
    assert ran.complained.startswith("stablemates: ")
    assert ran.complained.count("\n") == 1
    assert advice in ran.complained
    assert program.files() == []


@pytest.mark.parametrize("command", ["", *(name for name, _, _ in COMMANDS)])
def test_every_help_has_examples(program: Program, command: str) -> None:
    ran = program.run(*command.split(), "--help")
    assert ran.code == 0
    assert "examples:\n  stablemates" in ran.said


def test_version(program: Program) -> None:
    ran = program.run("--version")
    assert ran.code == 0
    engines = [f"stablemates {stablemates.__version__} ({engine} engine)\n" for engine in ("compiled", "interpreted")]
    assert ran.said in engines


def test_without_a_command_one_plays(program: Program) -> None:
    assert "Твой ход" in program.run("--lang", "ru", "--seed", "7").said
    assert len(program.run().said.splitlines()) > 10
    assert isinstance(program.match().seed, str)  # sealed: nobody can guess the cards
    assert program.match().players == ["Player", "bot:sensible", "bot:sensible"]


def test_table_options(program: Program) -> None:
    program.run("play", "--option", "stone_skips=true", "--option", "goal=100")
    assert program.match().options == {"stone_skips": True, "stones_add_up": False, "goal": 100}


def test_an_option_that_takes_words_may_be_set_to_a_figure(program: Program) -> None:
    """R-SET-07: the seat that begins is a word of its option, beside "random"."""
    program.run("play", "second-ru", "--option", "first=2", "--option", "pandas_are_hit=FALSE")
    assert program.match().options["first"] == "2"
    assert program.match().options["pandas_are_hit"] is False
    bots = ["random", "--games", "3", "--processes", "1", "--json"]
    arena = program.run("arena", "novice", *bots, "--game", "second-ru", "--seats", "3", "--option", "first=2")
    assert (arena.code, arena.complained) == (0, "")
    simulated = program.run("simulate", "second-ru", "--bots", "random", *bots[1:], "--option", "first=2")
    assert json.loads(simulated.said)["plan"]["options"] == {"first": "2"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_profiles(program: Program, lang: str) -> None:
    ran = program.run("profiles", "--lang", lang)
    for profile in stablemates.profiles():
        assert profile.id in ran.said
        for option in profile.options:
            assert f"--option {option.name}=" in ran.said
            assert option.rule in ran.said


def test_profiles_as_json(program: Program) -> None:
    [unorog] = [one for one in json.loads(program.run("profiles", "--json").said) if one["id"] == "unorog"]
    assert (unorog["fewest"], unorog["most"], unorog["seats_rule"]) == (2, 10, "U-SET-05")
    assert {option["name"]: option["default"] for option in unorog["options"]} == {
        "stone_skips": False,
        "stones_add_up": False,
        "goal": 0,
    }
    assert all(option["rule"] and option["source"] for option in unorog["options"])


def test_replay_tells_all_or_what_a_seat_saw(program: Program) -> None:
    program.run("play", "--players", "2", "--seed", "5", "--name", "Аня", typed=None)
    file = str(program.files()[-1])
    everything = program.run("replay", file, "--lang", "ru")
    mine = program.run("replay", file, "--lang", "ru", "--seat", "0")
    assert everything.code == mine.code == 0
    assert "Искра берёт: «" in everything.said
    assert "Искра берёт: «" not in mine.said  # U-TURN-01: drawn cards are hidden
    assert "Ты берёшь: «" in mine.said
    assert "Аня берёт: «" in everything.said
    assert program.run("replay", file, "--seat", "2").complained.endswith("the seats of this match are 0 to 1\n")
    assert program.run("replay", "-", typed=Path(file).read_text("utf-8")).code == 0


def test_replay_of_an_unfinished_or_broken_game(program: Program, tmp_path: Path) -> None:
    program.run("play", "--seed", "5", typed="d\nq\n")
    assert "The game is not over yet." in program.run("replay", str(program.files()[-1])).said
    broken = tmp_path / "broken.match"
    broken.write_bytes(b"\xff\xfe\x00")
    assert program.run("replay", str(broken)).complained == f"stablemates: {broken}: this is no match file\n"
    broken.write_text("{}")
    assert "line 1" in program.run("replay", str(broken)).complained


@pytest.mark.parametrize("lang", LANGUAGES)
def test_read_shows_a_position(program: Program, lang: str) -> None:
    line = stablemates.new("unorog", seats=3, seed=5).notation()
    spoken = program.run("read", *line.split(), "--lang", lang)
    piped = program.run("read", "-", "--lang", lang, typed=line)
    assert spoken.code == 0
    assert spoken.said == piped.said
    assert spoken.said.count("●") > 2


def test_bench_is_called_with_its_flags(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    called: dict[str, object] = {}

    def bench(**given: object) -> int:
        called.update(given)
        return 1

    monkeypatch.setitem(sys.modules, "stablemates.lab.bench", SimpleNamespace(main=bench))
    monkeypatch.setattr("stablemates.lab.bench", SimpleNamespace(main=bench), raising=False)
    assert program.run("bench", "--json", "--seconds", "3", "--no-peers").code == 1
    assert called == {"as_json": True, "seconds": 3.0, "peers": False}


def test_a_folder_that_cannot_be_written_to(program: Program, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    ran = program.run("play")
    assert ran.code == 2
    assert "set XDG_DATA_HOME to a folder that you can write to" in ran.complained


def test_a_broken_pipe_is_quiet(tmp_path: Path) -> None:
    command = f"{sys.executable} -m stablemates.cli profiles --json | head -c 1; exit ${{PIPESTATUS[0]}}"
    ran = subprocess.run(["bash", "-c", command], env=environment(tmp_path), capture_output=True, text=True)
    assert ran.stderr == ""
    assert ran.stdout == "["
    assert ran.returncode in (0, 141)  # it may have been done before head was


def test_a_terminal_without_our_letters(tmp_path: Path) -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "stablemates.cli", "play", "--lang", "ru", "--seed", "7"],
        env=environment(tmp_path) | {"PYTHONIOENCODING": "latin-1"},
        input=b"1\n",
        capture_output=True,
    )
    assert ran.returncode == 0
    assert ran.stderr == b""
