"""Run the commands of a page, in their own folder and with fewer games."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.cli.program import Program

import stablemates
from stablemates import fair
from stablemates.cli.arguments import parse
from stablemates.cli.serve import plan_of
from stablemates.core.rng import fast

from .pages import ROOT

FEW = "2"  # games, instead of the number on the page
OURS = ("stablemates", "./play")
WITHIN = re.compile(r'eval "\$\((.*)\)"')  # run the inner command before evaluating its output
SETTING = re.compile(r"[A-Z_]+=")

# Placeholders of pages, and files they take for granted.
SECRET = "5ec7e7" * 42 + "cafe"
COLLECTOR = """
from stablemates.lab.collectors import Collector

class Forgotten(Collector):
    def totals(self):
        return {"forgotten": 0}
"""


class NotUnderstood(Exception):
    """A line that cannot run here: it needs an excuse."""


class Shell:
    def __init__(self, folder: Path, patch: pytest.MonkeyPatch) -> None:
        patch.chdir(folder)
        patch.syspath_prepend(folder)
        patch.setenv("STABLEMATES_KEY", "x" * 32)
        self.program = Program(folder / "home", patch)
        self.folder = folder
        patch.delitem(sys.modules, "mine", raising=False)  # another test may have imported a module of that name
        (folder / "mine.py").write_text(COLLECTOR, encoding="utf-8")
        (folder / "GAME.match").write_text(record(), encoding="utf-8")

    def run(self, text: str) -> int:
        """Run all lines; return how many there were.  Stops at the first failure."""
        lines = list(lines_of(text))
        for line in lines:
            before, pipe, last = WITHIN.sub(r"\1", line).rpartition(" | ")
            typed = piped_by(before) if pipe else ""
            words = shlex.split(last, comments=True)
            while words and SETTING.match(words[0]):
                words.pop(0)
            file = words[words.index(">") + 1] if ">" in words else ""
            output = self.start(words[0], words[1 : words.index(">")] if file else words[1:], typed)
            if file:
                there = self.folder / file.replace("~", "home")
                there.parent.mkdir(parents=True, exist_ok=True)
                there.write_text(output, encoding="utf-8")
        return len(lines)

    def start(self, name: str, arguments: list[str], typed: str) -> str:
        """Run one command; return its output."""
        if name in OURS and arguments[:1] == ["serve"]:  # servers are tested elsewhere
            plan_of(parse([*arguments, "--data", str(self.folder)]))
        elif name in OURS and arguments[:1] in (["bench"], ["join"]):  # they take minutes, or need a server
            parse(arguments)
        elif name in OURS:
            ran = self.program.run(*small(arguments), typed=typed)
            assert ran.code == 0, f"{name} {shlex.join(arguments)}: {ran.errors}"
            return ran.output
        elif name == "grep":
            subprocess.run([name, *arguments], cwd=ROOT, check=True, stdout=subprocess.DEVNULL, timeout=120)
        else:
            raise NotUnderstood(f"{name}: run it here, or say above the block why not")
        return ""


def lines_of(text: str) -> Iterator[str]:
    """Yield the commands of a block, joining lines that end with a backslash."""
    for line in text.replace("\\\n", " ").splitlines():
        if line.strip() and not line.startswith("#"):
            yield line


def piped_by(line: str) -> str:
    """Return what ``printf`` puts into a pipe."""
    name, text = shlex.split(line)
    if name != "printf":
        raise NotUnderstood(f"{line}: only printf is known before a pipe")
    return text.encode().decode("unicode_escape")


def small(arguments: list[str]) -> list[str]:
    """Return the same command with very few games and worlds, so that it is instant.

    >>> small("arena searcher:400 keen --games 20000".split())
    ['arena', 'searcher:1', 'keen', '--games', '2', '--processes', '1']
    """
    found = [FEW if before == "--games" else word for before, word in zip(["", *arguments], arguments)]
    found = [re.sub(r"\bsearcher(:\w+)?", "searcher:1", word) for word in found]
    found = [fair.commitment(SECRET) if word == "HEX" else word for word in found]
    if found[:1] in (["arena"], ["simulate"]):
        found += [] if "--games" in found else ["--games", FEW]
        found += ["--processes", "1"]
    return found


def record() -> str:
    """Return the match file of a game, as a server gives it to its players."""
    words = ["hazelnut", ""]
    match = stablemates.match("unorog", ["Ann", "Bob"], fair.seed(SECRET, "unorog", {"goal": 0}, words))
    dice = fast(7)
    while questions := match.state.pending():
        others = len(questions[0].options) - 1
        # The first option is to draw, which would make a long game.
        match.answer(questions[0].seat, 1 + dice.below(others) if others else 0)
    return fair.record(match, SECRET, words)
