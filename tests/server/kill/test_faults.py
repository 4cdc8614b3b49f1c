"""A real server with a full disk, a missing file or a frozen process keeps what it acknowledged."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from .faults import Fault, endure, frozen, full_disk, missing_file
from .servers import ForkServer

GAMES = 2


@pytest.mark.parametrize(
    ("fault", "noticed"),
    [(full_disk, True), (missing_file, True), (frozen, False)],
    ids=["full", "missing", "frozen"],
)
def test_everyone_continues_after_a_fault(tmp_path: Path, fault: Fault, noticed: bool) -> None:
    fork_server = ForkServer()
    try:
        result = asyncio.run(endure(tmp_path, fault, GAMES, noticed=noticed, fork_server=fork_server))
    finally:
        fork_server.close()
    assert result.findings == []
    assert result.acknowledged > GAMES
