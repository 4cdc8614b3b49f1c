"""A learner is shown the same rows, masks and truths as before, and bots answer as before: compiled and interpreted."""

from __future__ import annotations

from pathlib import Path

import pytest

from . import installed

pytest.importorskip("numpy", reason="batches need numpy")

from .batch_trails import trails

FOLDER = Path(__file__).parent


def recorded() -> list[str]:
    return (FOLDER / "batch_trails.txt").read_text(encoding="utf-8").splitlines()


def test_interpreted_nothing_has_changed() -> None:
    assert trails() == recorded()


def test_compiled_nothing_has_changed() -> None:
    installed.needs_compiled()
    assert installed.run(str(FOLDER / "batch_trails.py")).splitlines() == recorded()
