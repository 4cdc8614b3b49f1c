"""A real server with a full disk, a missing file, a frozen process or another time keeps what it acknowledged."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from .faults import Fault, clock_ahead, clock_back, endure, frozen, full_disk, missing_file
from .servers import ForkServer

GAMES = 2


@pytest.mark.parametrize("fault", [full_disk, missing_file, frozen], ids=["full", "missing", "frozen"])
def test_everyone_continues_after_a_fault(tmp_path: Path, fault: Fault) -> None:
    fork_server = ForkServer()
    try:
        result = asyncio.run(endure(tmp_path, fault, GAMES, fork_server=fork_server))
    finally:
        fork_server.close()
    assert result.findings == []
    assert result.acknowledged > GAMES


@pytest.mark.parametrize("fault", [clock_back, clock_ahead], ids=["back", "ahead"])
def test_everyone_continues_while_the_clock_is_wrong_and_after_it_was_corrected(tmp_path: Path, fault: Fault) -> None:
    result = asyncio.run(endure(tmp_path, fault, GAMES))
    assert result.findings == []
    assert result.acknowledged > GAMES
