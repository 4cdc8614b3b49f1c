"""Compiled and interpreted, the engine plays the same games."""

from __future__ import annotations

from pathlib import Path

from stablemates.lab.engine_mode import engine

from . import installed
from .refusals import BROKEN, refusals
from .trails import trails

FOLDER = Path(__file__).parent


def test_these_tests_run_interpreted() -> None:
    """Otherwise the comparison below would compare nothing."""
    assert engine() == "interpreted"


def test_compiled_and_interpreted_play_the_same_games() -> None:
    installed.needs_compiled()
    assert installed.run(str(FOLDER / "trails.py")).splitlines() == trails()


def test_compiled_and_interpreted_refuse_the_same_in_the_same_words() -> None:
    installed.needs_compiled()
    compiled = installed.run(str(FOLDER / "refusals.py")).splitlines()
    assert [line for line in compiled if BROKEN in line] == []
    assert compiled == "\n".join(refusals()).splitlines()  # a refusal may quote the end of a line


def test_the_installed_package_runs_interpreted_too() -> None:
    installed.package()
    prelude = installed.run("-c", "from stablemates.lab.engine_mode import *; print(interpreted_prelude())")
    program = "from stablemates.lab.engine_mode import *; print(engine())"
    assert installed.run("-c", f"{prelude}\n{program}") == "interpreted\n"
    script = (FOLDER / "trails.py").read_text(encoding="utf-8").replace("from __future__ import annotations", "")
    assert installed.run("-c", f"{prelude}\n{script}", "12").splitlines() == trails(12)
