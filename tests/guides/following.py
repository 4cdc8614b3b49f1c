"""Follow a guide to the letter: write its files, type its commands, and compare the screen.

A guide is a page of steps, ``## 1. …``, ``## 2. …``.  Every block in a fence is something to do:

- after "Put this into `FILE`:" the file is written; "Add this at the end of `FILE`:" and "Put this into `FILE`, above
  the line `LINE`:" (or "above the line that starts with") change one that is there;
- in a ``console`` block the lines that start with ``$`` are typed, the others are the expected output.  ``…`` stands
  for what differs from day to day: within a line for anything, alone for any number of lines;
- where the tools of the web page are not installed, what needs them is skipped;
- a ``console`` block after "In a second terminal" is a server that continues running.  It gets a free port; where the
  page says http://127.0.0.1:8000, its own address is meant from then on.

Any other block fails: what cannot be followed does not belong in a guide.
"""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

TYPED = "$ "
DEFAULT_ADDRESS = "http://127.0.0.1:8000"
LONGEST = 120  # seconds for a command: a busy machine is not a bug

PUT = re.compile(r"Put this into `([^`]+)`:$")
ABOVE = re.compile(r"Put this into `([^`]+)`, above the line (that starts with )?`([^`]+)`:$")
END = re.compile(r"Add this at the end of `([^`]+)`:$")
SERVER = "In a second terminal"
WEB_TOOLS = "web/node_modules"


class Block(NamedTuple):
    """The content of a fence, and the text before it."""

    line: int
    language: str
    before: str
    text: str


class NotFollowed(AssertionError):
    """The guide does not match what happens."""


def steps(page: str) -> list[int]:
    """Return the numbers of the steps."""
    return [int(number) for number in re.findall(r"^## (\d+)\. \S", page, re.MULTILINE)]


def blocks(page: str) -> Iterator[Block]:
    lines = page.split("\n")
    begin = None
    for number, line in enumerate(lines):
        if not line.startswith("```"):
            continue
        if begin is None:
            begin = number
        else:
            yield Block(
                begin + 1, lines[begin][3:], text_before(lines, begin), "\n".join(lines[begin + 1 : number]) + "\n"
            )
            begin = None
    assert begin is None, f"line {begin}: the block has no end"


def text_before(lines: list[str], fence: int) -> str:
    """Return the paragraph above a fence."""
    above = "\n".join(lines[:fence]).rstrip().rpartition("\n\n")[2]
    return " ".join(above.split())


def looks_like(expected: str, seen: str) -> bool:
    """Return whether a screen shows what a page says.

    >>> looks_like("a …\\n…\\nz\\n", "a b\\nc\\nd\\nz\\n"), looks_like("a …\\n", "a\\nb\\n")
    (True, False)
    """
    pattern = ""
    for line in expected.splitlines():
        anything = "[^\n]*".join(re.escape(part) for part in line.rstrip().split("…"))
        pattern += "(?:[^\n]*\n)*?" if line.strip() == "…" else f"{anything}\n"
    tidy = "".join(line.rstrip() + "\n" for line in seen.splitlines())
    return re.fullmatch(pattern, tidy) is not None


class Follower:
    """A reader following a guide: a folder, an environment, and perhaps a server."""

    def __init__(self, folder: Path, environment: dict[str, str]) -> None:
        self.folder = folder
        self.environment = environment
        self.address = DEFAULT_ADDRESS
        self.server: subprocess.Popen[str] | None = None

    def follow(self, guide: Path) -> None:
        page = guide.read_text("utf-8")
        assert steps(page) == list(range(1, len(steps(page)) + 1)), "the steps are not numbered consecutively"
        for block in blocks(page):
            try:
                self.do(block)
            except NotFollowed as problem:
                pytest.fail(f"{guide.name}, line {block.line}: {problem}", pytrace=False)

    def do(self, block: Block) -> None:
        if block.language == "console":
            (self.serve if SERVER in block.before else self.type)(block.text)
        elif found := PUT.search(block.before):
            file = self.folder / found[1]
            if file.exists():
                raise NotFollowed(f"{found[1]} already exists")
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(block.text, "utf-8")
        elif found := ABOVE.search(block.before):
            self.insert(self.folder / found[1], found[3], bool(found[2]), block.text)
        elif found := END.search(block.before):
            file = self.folder / found[1]
            file.write_text(file.read_text("utf-8") + block.text, "utf-8")
        else:
            raise NotFollowed(f"unknown instruction before this block: {block.before[-80:]!r}")

    def insert(self, file: Path, mark: str, only_begins: bool, text: str) -> None:
        lines = file.read_text("utf-8").splitlines(keepends=True)
        bare = [" ".join(line.split()) for line in lines]
        places = [n for n, line in enumerate(bare) if line == mark or (only_begins and line.startswith(mark))]
        if len(places) != 1:
            raise NotFollowed(f"{file.name} has {len(places)} lines {mark!r}")
        lines.insert(places[0], text)
        file.write_text("".join(lines), "utf-8")

    # --- the terminal ------------------------------------------------------------------------------------

    def type(self, session: str) -> None:
        for command, expected in commands(session):
            if command.startswith(WEB_TOOLS) and not (self.folder / WEB_TOOLS).is_dir():
                continue
            seen = self.run(command.replace(DEFAULT_ADDRESS, self.address)).replace(self.address, DEFAULT_ADDRESS)
            if not looks_like(expected, seen):
                raise NotFollowed(f"after `{command}` the page says\n{expected}\nbut the output is\n{seen}")

    def run(self, command: str) -> str:
        """Run a command; return its output.  The current folder and the variables stay for the next."""
        left = self.folder.parent / "left"
        script = f"{command}\ncode=$?\n{{ pwd; env -0; }} > '{left}'\nexit $code"
        try:
            done = subprocess.run(
                ["bash", "-c", script],
                cwd=self.environment["PWD"],
                env=self.environment,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                encoding="utf-8",
                timeout=LONGEST,
            )
        except subprocess.TimeoutExpired as late:
            raise NotFollowed(f"`{command}` has not ended after {LONGEST} seconds:\n{late.stdout!r}") from None
        if done.returncode:
            raise NotFollowed(f"`{command}` ends with {done.returncode}:\n{done.stdout}")
        where, _, variables = left.read_text("utf-8").partition("\n")
        self.environment = dict(one.split("=", 1) for one in variables.split("\0") if one) | {"PWD": where}
        return done.stdout

    def serve(self, session: str) -> None:
        """Let a server run until the guide is done; wait for the line with its address."""
        [(command, expected)] = commands(session)
        self.server = subprocess.Popen(
            ["bash", "-c", f"exec {command} --port 0"],
            cwd=self.environment["PWD"],
            env=self.environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            encoding="utf-8",
        )
        assert self.server.stdout is not None
        seen = "".join(self.server.stdout.readline() for _ in expected.splitlines())
        found = re.search(r"http://127\.0\.0\.1:\d+", seen)
        if found is None:
            raise NotFollowed(f"`{command}` names no address:\n{seen}")
        self.address = found[0]
        if not looks_like(expected, seen.replace(self.address, DEFAULT_ADDRESS)):
            raise NotFollowed(f"after `{command}` the page says\n{expected}\nbut the output is\n{seen}")

    def close(self) -> None:
        if self.server is not None:
            self.server.terminate()
            self.server.wait(LONGEST)
            assert self.server.stdout is not None
            self.server.stdout.close()


def commands(session: str) -> Iterator[tuple[str, str]]:
    """Yield the commands of a session, each with its output.

    >>> list(commands("$ cd a\\n$ echo b\\nb\\n"))
    [('cd a', ''), ('echo b', 'b\\n')]
    """
    first, *parts = ("\n" + session).split("\n" + TYPED)
    if first.strip():
        raise NotFollowed(f"no command before {first.strip()!r}")
    for part in parts:
        command, _, expected = part.partition("\n")
        yield command, expected if not expected or expected.endswith("\n") else expected + "\n"
