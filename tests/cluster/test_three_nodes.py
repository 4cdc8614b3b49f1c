"""Three servers on one database: no one owns a table, and nothing is lost when a server or the bus dies."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.kill.crowd import Crowd
from tests.server.kill.ledger import Audit
from tests.server.kill.proof import come_to_rest
from tests.server.kill.servers import ForkServer, Server

from .logs import PostgresLog
from .services import Nats, Postgres, own_postgres

GAMES = 8
PATIENCE = 120.0  # seconds


@pytest.fixture
def synced_database(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Postgres]:
    """A PostgreSQL that syncs, as the servers require."""
    server = own_postgres(tmp_path_factory.mktemp("synced"), fsync=True)
    try:
        yield server
    finally:
        server.stop()


@pytest.fixture
def bus(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nats]:
    server = Nats(tmp_path_factory.mktemp("bus"))
    server.start()
    try:
        yield server
    finally:
        server.kill()


@pytest.fixture
def nodes(
    tmp_path: Path, synced_database: Postgres, bus: Nats, monkeypatch: pytest.MonkeyPatch
) -> Iterator[list[Server]]:
    """Three servers that share tables and the guest key; not started yet."""
    monkeypatch.setenv("STABLEMATES_KEY", secrets.token_hex(32))
    fork_server = ForkServer()
    options = ["--database", synced_database.url(), "--bus", bus.url]
    try:
        yield [Server(tmp_path, *options, fork_server=fork_server) for _ in range(3)]
    finally:
        fork_server.close()


def test_a_server_and_the_bus_are_killed_in_the_middle_of_play(
    nodes: list[Server], synced_database: Postgres, bus: Nats
) -> None:
    asyncio.run(killed_in_the_middle(nodes, PostgresLog(synced_database.url()), bus))


async def killed_in_the_middle(nodes: list[Server], log: PostgresLog, bus: Nats) -> None:
    await asyncio.gather(*(node.start() for node in nodes))
    crowd = Crowd([node.url for node in nodes], seed=7)
    audit = Audit(crowd.ledger)
    try:
        async with asyncio.timeout(PATIENCE):
            crowd.begin(GAMES)
            await crowd.playing(GAMES)
            assert {witness.guest.server for witness in crowd.people} == set(crowd.servers)

            crowd.burst()
            await crowd.acknowledged(5)
            killed, there = time.monotonic(), nodes[0].url
            cut = [witness for witness in crowd.people if witness.guest.server == there]
            await nodes[0].end()
            assert await crowd.back(killed, cut)  # the others accept its clients
            await crowd.everywhere()

            crowd.burst()
            await crowd.acknowledged(5)
            await asyncio.to_thread(bus.kill)
            await crowd.everywhere()  # a lost notice makes things late, not wrong
            await nodes[0].start()
            await asyncio.to_thread(bus.start)
            await crowd.everywhere()

            assert await come_to_rest(crowd, audit, log.read) == []
            written = {id.partition(".")[0] for done in audit.done.values() for id in done}
            assert {"clock", "bot"} <= written  # clocks and bots continued
    finally:
        await crowd.go_home()
        await asyncio.gather(*(node.end() for node in nodes))
    assert audit.findings == []
    assert crowd.backwards == 0
    assert len(crowd.ledger) > 10 * GAMES
