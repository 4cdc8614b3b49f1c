"""Compiled and interpreted, the engine plays the same games."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from stablemates.cli.new import filled, skeleton
from stablemates.lab.engine_mode import engine

from . import installed
from .own_machine import HighHop, Hop, played
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


OWN_OP = """
from stablemates.games.stable.kind import Kind
from stablemates.games.stable.ops.choose import OnOneCard
from stablemates.games.stable.pack import Pack
from stablemates.games.stable.terms import MAGIC, UNICORN
from stablemates.games.stable.words import OnPlay, their


class Tickle(OnOneCard):
    asks = "tickle"
    rule = "R-WORD-08"

    def act(self, s, f):
        s.emit("tickle", f.you, f.it, source=f.me, rule=self.rule)
        return 1


PACK = Pack("feathers", [Kind("feather", MAGIC, OnPlay(Tickle(their(UNICORN))))])
"""
TICKLED = """
from stablemates.testing import At

unicorns = {"bob": {"stable": "narwhal"}, "cid": {"stable": "americorn"}}
t = At("second-ru", ann={"hand": "feather"}, packs="feathers", **unicorns)
t.does("ann", "feather")
print(t.asked, t.question("ann").rule, t.options("ann"))
"""


@pytest.mark.parametrize("runs", ["compiled", "interpreted"])
def test_an_op_in_plain_python_asks_what_its_class_declares(
    runs: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "feathers.py").write_text(OWN_OP, "utf-8")
    monkeypatch.setenv("STABLEMATES_PACKS", str(tmp_path))
    installed.needs_compiled()
    prelude = installed.run("-c", "from stablemates.lab.engine_mode import *; print(interpreted_prelude())")
    output = installed.run("-c", TICKLED if runs == "compiled" else f"{prelude}\n{TICKLED}")
    assert output == "{'ann': 'tickle'} R-WORD-08 ['pass narwhal', 'pass americorn']\n"


def test_a_game_in_plain_python_asks_and_settles_as_its_ops_declare() -> None:
    installed.needs_compiled()
    compiled = installed.run(str(FOLDER / "own_machine.py")).splitlines()
    assert compiled == [str(played(Hop())), str(played(HighHop()))]
    assert played(Hop()) == ["hop", "H-HOP-01", ["stop", "hop"], 2, "H-HOP-01"]
    assert played(HighHop())[0] == "high-hop"


def test_the_installed_package_runs_interpreted_too() -> None:
    installed.package()
    prelude = installed.run("-c", "from stablemates.lab.engine_mode import *; print(interpreted_prelude())")
    program = "from stablemates.lab.engine_mode import *; print(engine())"
    assert installed.run("-c", f"{prelude}\n{program}") == "interpreted\n"
    script = (FOLDER / "trails.py").read_text(encoding="utf-8").replace("from __future__ import annotations", "")
    assert installed.run("-c", f"{prelude}\n{script}", "12").splitlines() == trails(12)
