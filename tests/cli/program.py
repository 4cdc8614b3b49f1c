"""Runs the program as a person or a script would, inside this process because that is faster."""

from __future__ import annotations

import contextlib
import io
import os
import re
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

import stablemates
from stablemates.cli import main
from stablemates.words import words


class Ran(NamedTuple):
    code: int
    output: str  # on standard output
    errors: str  # on standard error
    typed: list[str]  # by a person, for each answer


class Person(io.StringIO):
    """Reads the screen and types a card that is marked as playable, or else the first letter offered."""

    def __init__(self, screen: io.StringIO) -> None:
        super().__init__()
        self.screen = screen
        self.typed: list[str] = []

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]  # a TextIO as far as the program needs it
        news = self.screen.getvalue().rpartition("\n> ")[2]
        if "(Enter" in news:  # the question for a colour continues the line before
            self.typed[-1] += "\nb"
            return "b\n"
        if marked := re.search(r"▸ *(\d+)", news):
            line = f"u {marked[1]}"
        else:
            [line] = re.findall(r"^(?:.*\) · )?(\w) — ", news, re.MULTILINE)[-1:]
        self.typed.append(line)
        return line + "\n"


class StablePerson(Person):
    """The same for the stable game: types the last marked number, so that seat 0 is not always the target."""

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]  # a TextIO as far as the program needs it
        news = self.screen.getvalue().rpartition("\n> ")[2]
        marked: list[str] = re.findall(r"▸ *(\d+)", news) or re.findall(r"(?:^|· )(\w) — ", news, re.MULTILINE)
        line = marked[-1]
        self.typed.append(line)
        return line + "\n"


class Program:
    """The program with its own home folder; a missing message is an error."""

    def __init__(self, home: Path, patch: pytest.MonkeyPatch) -> None:
        self.home = home
        self.patch = patch
        patch.setenv("XDG_DATA_HOME", str(home))
        patch.setenv("COLUMNS", "80")
        patch.setenv("LANG", "C.UTF-8")
        for name in ("LC_ALL", "LC_MESSAGES", "FORCE_COLOR"):
            patch.delenv(name, raising=False)
        patch.setattr(words, "STRICT", True)

    def run(self, *args: str, typed: str | list[str] | None = "", person: type[Person] = Person) -> Ran:
        """Run it with these lines typed; ``None`` lets a ``Person`` play."""
        output, errors = io.StringIO(), io.StringIO()
        player = person(output)
        lines = "\n".join(typed) if isinstance(typed, list) else typed
        self.patch.setattr(sys, "stdin", player if lines is None else io.StringIO(lines))
        with contextlib.redirect_stdout(output), contextlib.redirect_stderr(errors):
            try:
                code = main(list(args))
            except SystemExit as end:  # --help and --version exit this way
                code = int(end.code or 0)
        return Ran(code, output.getvalue(), errors.getvalue(), player.typed)

    def files(self) -> list[Path]:
        """Return the saved games, the oldest first."""
        return sorted(self.home.glob("stablemates/matches/*.match"), key=lambda path: path.stat().st_mtime_ns)

    def match(self) -> stablemates.Match:
        return stablemates.replay(self.files()[-1].read_text("utf-8"))


def environment(home: Path) -> dict[str, str]:
    """The variables for a separate process; Python's development mode makes a missing message an error."""
    source = str(Path(stablemates.__file__).parents[1])
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "PYTEST", "COV_"))}
    return kept | {"PYTHONPATH": source, "XDG_DATA_HOME": str(home), "LANG": "C.UTF-8", "PYTHONDEVMODE": "1"}


def without_notes(errors: str) -> str:
    """Return what a program wrote to standard error, without asyncio's notes that the machine was busy."""
    return re.sub(r"^Executing .* took [\d.]+ seconds\n", "", errors, flags=re.MULTILINE)
