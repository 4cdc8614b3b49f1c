"""What the page knows of the kinds of cards is what the engine knows."""

from __future__ import annotations

import json
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

from stablemates.games.stable.profiles import EDITIONS
from stablemates.games.unorog.cards import NAMES

ROOT = Path(__file__).resolve().parents[2]


def test_the_kinds_of_the_page_are_current() -> None:
    spec = spec_from_file_location("card_kinds", ROOT / "tools" / "card_kinds.py")
    assert spec is not None
    assert spec.loader is not None
    tool = module_from_spec(spec)
    sys.modules["card_kinds"] = tool
    spec.loader.exec_module(tool)
    assert (ROOT / tool.FILE).read_text("utf-8") == tool.written(), "run tools/card_kinds.py"


def test_every_kind_is_there() -> None:
    kinds = json.loads((ROOT / "web/src/cards/kinds.json").read_text("utf-8"))
    for edition in EDITIONS:
        assert {kind.name for kind in [*edition.babies, *(kind for kind, _ in edition.box)]} <= kinds.keys()
    assert set(NAMES) <= kinds.keys()
