"""The generated facts about cards are up to date."""

from __future__ import annotations

import json
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

from stablemates.games.stable.profiles import EDITIONS
from stablemates.games.unorog.cards import NAMES

ROOT = Path(__file__).resolve().parents[2]


def test_generated_card_data_is_current() -> None:
    spec = spec_from_file_location("card_data", ROOT / "tools" / "card_data.py")
    assert spec is not None
    assert spec.loader is not None
    tool = module_from_spec(spec)
    sys.modules["card_data"] = tool
    spec.loader.exec_module(tool)
    assert tool.main(["--check"]) == 0, "run tools/card_data.py"


def test_every_kind_is_there() -> None:
    kinds = json.loads((ROOT / "web/src/cards/kinds.json").read_text("utf-8"))
    for edition in EDITIONS:
        assert {kind.name for kind in [*edition.babies, *edition.box]} <= kinds.keys()
    assert set(NAMES) <= kinds.keys()
