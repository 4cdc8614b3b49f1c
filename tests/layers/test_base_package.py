"""The base package needs nothing: the engine, positions, rule bots and match files work without any dependency."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib

from stablemates.cli.extras import EXTRAS, remedy

from .imports import SOURCES, all_imports
from .test_layers import is_ours

PROJECT = tomllib.loads((SOURCES.parent / "pyproject.toml").read_text("utf-8"))["project"]

ALONE = """
import sys
from importlib.abc import MetaPathFinder

class Nothing(MetaPathFinder):
    def find_spec(self, name, path, target=None):
        if name.partition(".")[0] not in sys.stdlib_module_names | {"stablemates"}:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Nothing())
sys.path = [path for path in sys.path if "site-packages" not in path]
"""
USES = """
import stablemates
from stablemates import bots
from stablemates.lab.arena import Arena, duel
from stablemates.testing import At, conform

match = stablemates.match("second-ru", ["Ann", "Bob"], seed=4)
while match.state.pending():
    [question, *_] = match.state.pending()
    match.answer(question.seat, bots.make("sensible", 1).answer(bots.World(match.state, question.seat)))
assert stablemates.replay(match.text()) == match
assert stablemates.read(match.at(9).notation()).pending()
assert At("unorog", ann={"hand": "red_5"}, bob={}, cauldron="red_1").options("ann") == ["draw", "red_5"]
arena = Arena(duel("unorog", 2, "trained", "random"), games=4)
arena.play(processes=1)
assert conform("first-ru", games=0).tables
"""
ASKS = """
from stablemates.cli import main
assert main(["--version"]) == 0
for command in (["profiles"], ["bots"], ["serve"], ["play", "unorog"], ["arena", "keen", "random"]):
    assert main(command) == 2
"""


def alone(script: str) -> str:
    command = [sys.executable, "-I", "-c", f"{ALONE}\nsys.path.insert(0, {str(SOURCES)!r})\n{script}"]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", env=dict(os.environ))
    assert done.returncode == 0, done.stderr
    return done.stderr


def test_the_engine_and_its_tools_need_nothing() -> None:
    assert PROJECT["dependencies"] == []
    alone(USES)


def test_a_command_that_needs_an_extra_says_how_to_install_it() -> None:
    lines = alone(ASKS).splitlines()
    assert len(lines) == 5
    assert all(line.endswith("which is not installed: pip install 'stablemates[play]'") for line in lines)


def test_every_foreign_import_belongs_to_an_extra() -> None:
    foreign = {one.name.partition(".")[0] for one in all_imports() if not is_ours(one.name)}
    compiled = {"mypy_extensions", "librt"}  # of the compiled engine: its wheel requires librt
    foreign -= sys.stdlib_module_names | compiled
    assert [name for name in sorted(foreign) if not remedy(name)] == []
    assert EXTRAS.keys() | {"all"} == PROJECT["optional-dependencies"].keys()
