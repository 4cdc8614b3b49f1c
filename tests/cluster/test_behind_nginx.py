"""Two servers behind the nginx of docs/hosting: players reconnect when one is frozen, and after all were down."""

from __future__ import annotations

import asyncio
import os
import secrets
import shutil
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.kill.crowd import Crowd
from tests.server.kill.servers import ForkServer, Server

from .services import Nginx, own_postgres

GAMES = 3
PATIENCE = 120.0  # seconds

pytestmark = pytest.mark.skipif(shutil.which("nginx") is None, reason="nginx is not installed here")


@pytest.fixture
def nodes(tmp_path: Path, nats_url: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Server]]:
    monkeypatch.setenv("STABLEMATES_KEY", secrets.token_hex(32))
    monkeypatch.setattr("stablemates.client.remote.SILENT", 1.0)
    monkeypatch.setattr("stablemates.client.remote.CONNECT", 1.0)
    monkeypatch.setattr("stablemates.client.remote.PING", 0.5)
    (tmp_path / "postgres").mkdir()
    database = own_postgres(tmp_path / "postgres", fsync=True)
    fork_server = ForkServer()
    options = ["--database", database.url(), "--bus", nats_url, "--proxy", "127.0.0.1"]
    try:
        yield [Server(tmp_path, *options, fork_server=fork_server) for _ in range(2)]
    finally:
        fork_server.close()
        database.stop()


def test_players_leave_a_frozen_server_and_reconnect_after_all_were_down(nodes: list[Server], tmp_path: Path) -> None:
    (tmp_path / "nginx").mkdir()
    nginx = Nginx(tmp_path / "nginx", [node.port for node in nodes])
    try:
        asyncio.run(frozen_and_away(nodes, nginx))
    finally:
        nginx.stop(signal.SIGTERM)


async def frozen_and_away(nodes: list[Server], nginx: Nginx) -> None:
    await asyncio.gather(*(node.start() for node in nodes))
    await asyncio.to_thread(nginx.start)
    crowd = Crowd([nginx.url], seed=3, bots=False)
    try:
        async with asyncio.timeout(PATIENCE):
            crowd.begin(GAMES)
            await crowd.playing(GAMES)
            for node in nodes:  # one of them has the tables, or both
                assert isinstance(node.process, int)
                os.kill(node.process, signal.SIGSTOP)
                try:
                    await crowd.everywhere()
                finally:
                    os.kill(node.process, signal.SIGCONT)
            crowd.going.clear()
            away = time.monotonic()
            await asyncio.gather(*(node.end() for node in nodes))
            await crowd.cut_off()
            await asyncio.gather(*(node.start() for node in nodes))
            crowd.going.set()
            people = crowd.people  # more may join at a table that was being set up
            assert len(await crowd.back(away, people)) == len(people)
            await crowd.everywhere()
    finally:
        await crowd.go_home()
        await asyncio.gather(*(node.end() for node in nodes))
