"""Compiled and interpreted, the engine plays the same games."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from stablemates.cli.new import filled, skeleton
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


OWN_GAMES = """
import stablemates
from stablemates.testing import conform

game = stablemates.new("acorn", seats=2, seed=1)
assert str(game) == game.show(-1), str(game)
assert (game._repr_html_(), game._repr_svg_()) == (game.html(-1), game.svg(-1))
events = game.answer(game.pending()[0].seat, 0)
assert {event.source for event in events} == {-1}, [event.source for event in events]
conform("acorn", games=1)
conform("auction", games=1)
"""


@pytest.mark.parametrize("runs", ["compiled", "interpreted"])
def test_games_in_plain_python_keep_the_contract(runs: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One asks seats in turn, the other asks everyone at the same time."""
    [source] = [filled(text, "acorn") for path, text in skeleton("game") if filled(path, "acorn") == "games/acorn.py"]
    (tmp_path / "acorn.py").write_text(source, "utf-8")
    shutil.copy(FOLDER / "sealed_bids.py", tmp_path)
    monkeypatch.setenv("STABLEMATES_GAMES", str(tmp_path))
    installed.needs_compiled()
    prelude = installed.run("-c", "from stablemates.lab.engine_mode import *; print(interpreted_prelude())")
    installed.run("-c", OWN_GAMES if runs == "compiled" else f"{prelude}\n{OWN_GAMES}")


def test_the_installed_package_runs_interpreted_too() -> None:
    installed.package()
    prelude = installed.run("-c", "from stablemates.lab.engine_mode import *; print(interpreted_prelude())")
    program = "from stablemates.lab.engine_mode import *; print(engine())"
    assert installed.run("-c", f"{prelude}\n{program}") == "interpreted\n"
    script = (FOLDER / "trails.py").read_text(encoding="utf-8").replace("from __future__ import annotations", "")
    assert installed.run("-c", f"{prelude}\n{script}", "12").splitlines() == trails(12)
