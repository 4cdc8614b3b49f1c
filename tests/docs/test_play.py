"""What docs/play.md says about reaction windows is true."""

from __future__ import annotations

from stablemates.table.speeds import HOLD, SLOT, SPEEDS
from stablemates.words import Words

from .pages import ROOT

PAGE = (ROOT / "docs" / "play.md").read_text("utf-8")


def test_how_long_windows_are_open() -> None:
    for name, speed in SPEEDS.items():
        if speed.first is not None:
            assert f"| {name} | {speed.floor / 1000} to {speed.first // 1000}" in PAGE
    assert f"in the same {SLOT / 1000} seconds" in PAGE
    assert HOLD == 5_000
    assert "five seconds longer" in PAGE


def test_the_ways_to_be_asked_have_the_names_of_the_page() -> None:
    words = Words("en", "table")
    for mode in ("smart", "always", "sleep", "armed"):
        assert f"| {words.text(f'mode-{mode}')} |" in PAGE
