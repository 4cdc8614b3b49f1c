"""A real server with a full disk, a missing file or a frozen process keeps what it acknowledged."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from .servers import Cradle
from .troubles import Trouble, endure, frozen, full_disk, missing_file

GAMES = 2


@pytest.mark.parametrize(
    ("trouble", "noticed"),
    [(full_disk, True), (missing_file, True), (frozen, False)],
    ids=["full", "missing", "frozen"],
)
def test_everyone_continues_after_a_fault(tmp_path: Path, trouble: Trouble, noticed: bool) -> None:
    cradle = Cradle()
    try:
        result = asyncio.run(endure(tmp_path, trouble, GAMES, noticed=noticed, cradle=cradle))
    finally:
        cradle.close()
    assert result.findings == []
    assert result.acknowledged > GAMES
