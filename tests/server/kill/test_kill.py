"""A server that is killed loses nothing that it has acknowledged, and everyone plays on when it is back."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from .proof import Proof
from .servers import ForkServer

KILLS, GAMES = 10, 20
MOVES = 150  # at least, however slow the machine is


def test_ten_kills_in_the_middle_of_twenty_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # On an idle machine a server restarts immediately, so clients need not wait.
    monkeypatch.setattr("stablemates.client.remote.FIRST_PAUSE", 0.25)
    monkeypatch.setattr("stablemates.client.remote.SPREAD", 0.25)
    fork_server = ForkServer()
    try:
        proof = Proof(tmp_path, seed=5, fork_server=fork_server)
        result = asyncio.run(proof.run(KILLS, GAMES, MOVES))
    finally:
        fork_server.close()
    assert result.findings == []
    assert (result.lost, result.twice, result.not_loading) == (0, 0, 0)
    assert result.kills == KILLS
    assert 0 < result.in_bursts < KILLS
    assert result.acknowledged > 10 * GAMES
    assert result.games >= GAMES
