"""The generated facts about cards are up to date."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from stablemates.games.stable.profiles import EDITIONS
from stablemates.games.unorog.cards import NAMES

ROOT = Path(__file__).resolve().parents[2]


def test_generated_card_data_is_current() -> None:
    checked = subprocess.run(
        [sys.executable, ROOT / "tools" / "card_data.py", "--check"], capture_output=True, text=True
    )
    assert (checked.returncode, checked.stdout) == (0, ""), f"run tools/card_data.py {checked.stderr}"


def test_every_kind_of_card_is_included() -> None:
    kinds = json.loads((ROOT / "web/src/cards/kinds.json").read_text("utf-8"))
    for edition in EDITIONS:
        assert {kind.name for kind in [*edition.babies, *edition.box]} <= kinds.keys()
    assert set(NAMES) <= kinds.keys()
