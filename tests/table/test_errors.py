"""Refusals, and games that fail."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import stablemates.server
import stablemates.table

from ..server.table import SetUp

SERVER = Path(stablemates.server.__file__).parent
TABLE = Path(stablemates.table.__file__).parent


def test_an_engine_error_leaves_the_game_as_it_was_and_a_report(at: SetUp, monkeypatch: pytest.MonkeyPatch) -> None:
    t = at("unorog", cauldron="red_3", ann={"hand": "red_1 red_2"}, bob={"hand": "red_5 red_6"})
    before = t.room.game.dump()
    with monkeypatch.context() as broken:
        broken.setattr("stablemates.table.room.Match.answer", lambda *_: 1 / 0)
        refused = t.refused("trouble", "ann", "answer", option=0)
    assert t.room.game.dump() == before
    (report,) = t.run(t.store.reports(9))
    assert report["id"] in refused.text
    assert "ZeroDivisionError" in report["text"]
    t.does("ann", "draw")


def test_every_reason_for_a_refusal_is_reached_by_a_test() -> None:
    source = "".join(file.read_text() for file in [*TABLE.glob("*.py"), SERVER / "node.py"])
    used = set(re.findall(r'(?:Refusal|NeverEnds)\(\s*"([a-z-]+)"', source))
    tests = "".join(file.read_text() for file in Path(__file__).parent.glob("test_*.py"))
    reached = set(re.findall(r'(?:refused\(|reason == )"([a-z-]+)"', tests))
    assert len(used) > 30
    assert used - reached == set()
