"""The numbers of positions a few answers away have not changed."""

from __future__ import annotations

from pathlib import Path

import pytest

from ..every_game.playing import PROFILES, every_profile
from .counting import Case, cases, divide, perft

FILES = sorted(Path(__file__).parent.glob("*.perft"))


@every_profile
def test_every_rulebook_has_counts(profile: str) -> None:
    assert profile in [file.stem for file in FILES], f"write tests/perft/{profile}.perft"


def test_every_file_is_of_a_rulebook() -> None:
    assert [file.name for file in FILES if file.stem not in PROFILES] == []


@pytest.mark.parametrize("case", [case for file in FILES for case in cases(file)], ids=lambda c: f"{c.file}:{c.line}")
def test_perft(case: Case) -> None:
    s = case.state()
    count = perft(s, case.depth)
    assert count == case.expected, f"{count} instead of {case.expected}; below each option:\n{divide(s, case.depth)}"
