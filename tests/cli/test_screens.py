"""Which screen a table is shown on, and lines that are typed while other things continue."""

from __future__ import annotations

import asyncio
import io
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from stablemates import terminal
from stablemates.cli import play
from stablemates.client import Session, open_question
from stablemates.protocol.commands import Answer
from stablemates.terminal.lines.keyboard import Keyboard
from stablemates.terminal.lines.screen import Screen, has_whole_screen
from stablemates.words import Words

from ..client.seated import before_a_choice, set_up
from .program import Program


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("term", "plain", "stdin", "stdout", "whole"),
    [
        ("xterm-256color", False, Terminal, Terminal, True),
        ("xterm-256color", True, Terminal, Terminal, False),
        ("dumb", False, Terminal, Terminal, False),
        ("xterm", False, io.StringIO, Terminal, False),
        ("xterm", False, Terminal, io.StringIO, False),
    ],
)
def test_a_table_is_full_screen_in_a_terminal_unless_plain_lines_are_asked_for(
    monkeypatch: pytest.MonkeyPatch,
    term: str,
    plain: bool,
    stdin: type[io.StringIO],
    stdout: type[io.StringIO],
    whole: bool,
) -> None:
    monkeypatch.setenv("TERM", term)
    monkeypatch.setattr(sys, "stdin", stdin())
    monkeypatch.setattr(sys, "stdout", stdout())
    assert has_whole_screen(plain) == whole


def test_the_full_screen_gets_the_table_and_afterwards_the_path_is_printed(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A screen that answers once and closes."""

    def run(session: Session, words: Words, name: str = "") -> int:
        async def once() -> None:
            async with session:
                while open_question(session.snapshot) is None:
                    await session.change()
                await session.send(Answer, option=0)

        asyncio.run(once())
        assert words.has("profile-unorog")
        assert words.has("profile-second-ru")  # the messages of all games
        return 0

    monkeypatch.setattr(play, "has_whole_screen", lambda plain: not plain)
    monkeypatch.setattr(terminal, "run", run)
    ran = program.run("play", "unorog", "--seed", "7", "--lang", "en")
    assert ran.code == 0
    assert "Your turn" not in ran.output
    assert str(program.files()[-1]) in ran.output.replace("\n", "")
    assert 0 in [seat for seat, _ in program.match().answers]
    assert "Your turn" in program.run("play", "unorog", "--seed", "7", "--lang", "en", "--plain").output


def test_an_answer_that_revealed_nothing_can_be_undone_at_the_prompts(
    program: Program, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Ann starts to use her rhinocorn, undoes that, and leaves: nothing is in the file."""
    session = set_up(tmp_path, before_a_choice())
    before = session.save.path.read_text("utf-8")
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\nz\n"))
    with pytest.raises(EOFError):
        asyncio.run(play.play(session, Screen(Words("en", "stable", strict=True))))
    output = capsys.readouterr().out
    assert output.count("(z: undo)") == 1  # afterwards there is nothing left to undo
    assert "You undo your last answer." in output
    assert session.save.path.read_text("utf-8") == before


# --- the keyboard ------------------------------------------------------------------------------------


@pytest.fixture
def typing(monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """A pipe into standard input; what is written to it is typed."""
    reading, writing = os.pipe()
    with os.fdopen(reading, encoding="utf-8") as stdin:
        monkeypatch.setattr(sys, "stdin", stdin)
        yield writing
    os.close(writing)


def test_a_line_counts_when_it_is_complete_however_it_arrives(typing: int) -> None:
    async def listen() -> list[str]:
        keyboard = Keyboard()
        os.write(typing, "пе".encode() + b"\xd1")
        waiting = asyncio.create_task(keyboard.line())
        await asyncio.sleep(0)
        os.write(typing, b"\x80\nsecond\nthi")
        lines = [await waiting, await keyboard.line()]
        waiting = asyncio.create_task(keyboard.line())
        await asyncio.sleep(0)
        assert not waiting.done()
        os.write(typing, b"rd\n")
        return [*lines, await waiting]

    assert asyncio.run(listen()) == ["пер\n", "second\n", "third\n"]


def test_a_listener_that_stops_loses_nothing(typing: int) -> None:
    async def listen() -> str:
        keyboard = Keyboard()
        os.write(typing, b"ha")
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(keyboard.line(), 0.05)
        os.write(typing, b"lf\n")
        return await keyboard.line()

    assert asyncio.run(listen()) == "half\n"


def test_the_end_of_a_file_is_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    async def listen() -> list[str]:
        keyboard = Keyboard()
        return [await keyboard.line(), await keyboard.line(), await keyboard.line()]

    with open(os.devnull, encoding="utf-8") as nothing:
        monkeypatch.setattr(sys, "stdin", nothing)
        assert asyncio.run(listen()) == ["", "", ""]
