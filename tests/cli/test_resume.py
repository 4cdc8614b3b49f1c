"""Leaving a game and resuming it: nothing is lost, and it continues as it would have without a break."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from .program import Program, environment

NEW = ("play", "--players", "3", "--seed", "9", "--bots", "sensible,keen", "--name", "Аня", "--lang", "en")


@pytest.fixture
def undisturbed(program: Program) -> tuple[list[str], str]:
    """A whole game in one sitting: what was typed, and its file."""
    typed = program.run(*NEW, typed=None).typed
    text = program.files()[-1].read_text("utf-8")
    assert program.match().text() == text
    assert len(typed) > 10
    program.files()[-1].unlink()
    return typed, text


def test_a_resumed_game_continues_exactly_there(program: Program, undisturbed: tuple[list[str], str]) -> None:
    """Whenever the player leaves; here before each typed line."""
    typed, text = undisturbed
    left = program.run(*NEW, typed="q")
    for line in typed[:-1]:
        assert left.code == 0
        assert "To resume: stablemates play --resume" in left.output.replace("\n", " ")
        left = program.run("play", "--resume", "--lang", "en", typed=[line, "q"])
    assert program.run("play", "--resume", "--lang", "ru", typed=typed[-1:]).code == 0
    assert [path.read_text("utf-8") for path in program.files()] == [text]


def test_a_killed_program_loses_nothing(program: Program, undisturbed: tuple[list[str], str]) -> None:
    typed, text = undisturbed
    with subprocess.Popen(
        [sys.executable, "-m", "stablemates", *NEW],
        env=environment(program.home),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    ) as victim:
        assert victim.stdin
        assert victim.stdout
        for line in typed[:8]:
            print(line, file=victim.stdin, flush=True)
        asked = 0
        while asked < 9:  # everything is answered, and the next question is asked
            asked += "? — help" in victim.stdout.readline()
        victim.send_signal(signal.SIGKILL)
        victim.wait()
    program.run("play", "--resume", "--lang", "en", typed=typed[8:])
    assert program.files()[-1].read_text("utf-8") == text


def test_ctrl_c_says_how_to_resume(tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "stablemates", *NEW],
        env=environment(tmp_path),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    ) as program:
        assert program.stdout
        assert program.stderr
        for line in program.stdout:
            if "? — help" in line:
                break
        program.send_signal(signal.SIGINT)
        output, errors = program.stdout.read(), program.stderr.read()
    assert program.returncode == 130
    assert "play --resume" in output.replace("\n", " ")
    assert errors == ""


def test_the_last_unfinished_game_is_resumed(program: Program) -> None:
    program.run(*NEW, typed="d\nq\n")
    unfinished = program.files()[-1]
    program.run(*NEW, typed=None)
    (unfinished.parent / "broken.match").write_text("this is no match\n")
    os.utime(unfinished, ns=(1, 1))
    assert len(program.files()) == 3
    back = program.run("play", "--resume", "--lang", "en", typed="q\n")
    assert str(unfinished) in back.output.replace("\n", "")
    assert back.output.count("You draw") == 1  # the recap of earlier events


def test_resume_by_name(program: Program, tmp_path: Path) -> None:
    program.run(*NEW, typed="d\nq\n")
    elsewhere = tmp_path / "mine.match"
    program.files()[-1].rename(elsewhere)
    back = program.run("play", "--resume", str(elsewhere), "--lang", "en", typed="q\n")
    assert back.code == 0
    assert str(elsewhere) in back.output.replace("\n", "")


def test_nothing_to_resume(program: Program) -> None:
    ran = program.run("play", "--resume")
    assert ran.code == 2
    assert "no unfinished game in" in ran.errors
    assert "start one: stablemates play" in ran.errors


def test_a_finished_game_is_not_resumed(program: Program) -> None:
    program.run(*NEW, typed=None)
    ran = program.run("play", "--resume", str(program.files()[-1]))
    assert ran.code == 2
    assert "this game is over" in ran.errors


def test_the_end_of_input_leaves_the_table(program: Program) -> None:
    ran = program.run(*NEW, typed="d")
    assert ran.code == 0
    assert "Game saved. To resume: stablemates play --resume\n" in ran.output
