"""A server told to stop says goodbye, and no one loses a seat or time over the restart, even during a backup."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from stablemates.protocol.messages import Snapshot

from .crowd import Crowd
from .ledger import Audit, Ledger
from .proof import come_to_rest
from .servers import Server, SqliteLog

GAMES = 6
PATIENCE = 120.0  # seconds
LEFT_AT_LEAST = 10_000  # milliseconds


def test_a_restart_in_the_middle_of_play_costs_no_one_a_seat_or_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stablemates.client.remote.SPREAD", 0.5)  # reconnecting is tested elsewhere (D4)
    asyncio.run(restarted(Server(tmp_path), SqliteLog(tmp_path)))


async def restarted(server: Server, log: SqliteLog) -> None:
    await server.start()
    crowd = Crowd([server.url], seed=3)
    audit = Audit(crowd.ledger)
    try:
        async with asyncio.timeout(PATIENCE):
            crowd.begin(GAMES)
            await crowd.playing(GAMES)
            crowd.burst()
            await back_up(crowd, log)
            await crowd.acknowledged(5)
            stopped = time.monotonic()
            assert await server.end(signal.SIGTERM) == 0
            await crowd.cut_off()
            before = {one: one.snapshot for one in crowd.people}
            audit.judge(audit.read(log.read, crowd.tables), crowd.shown())
            crowd.going.clear()
            await server.start()
            await crowd.back(stopped)
            for one, snapshot in before.items():
                assert one.snapshot.you == snapshot.you
                assert who_plays(one.snapshot) == who_plays(snapshot)
            for party in crowd.parties:
                assert_time_was_given([(before[one], one.found) for one in party.people if one.found is not None])
            crowd.going.set()
            await crowd.everywhere()
            assert await come_to_rest(crowd, audit, log.read) == []
    finally:
        await crowd.go_home()
        await server.end()
    assert audit.findings == []
    assert crowd.gaps == 0


async def back_up(crowd: Crowd, log: SqliteLog) -> None:
    """Check that a copy made during play (docs/hosting.md) loads and has everything acknowledged before it."""
    before = {table: set(lines) for table, lines in crowd.ledger.tables.items()}
    copy = log.path.with_name("copy")
    copy.mkdir()

    def vacuum() -> None:
        with closing(sqlite3.connect(log.path)) as connection:
            connection.execute("VACUUM INTO ?", [str(copy / log.path.name)])

    await asyncio.to_thread(vacuum)
    audit = Audit(Ledger())
    audit.judge(audit.read(SqliteLog(copy).read, crowd.tables), [])
    assert audit.findings == []
    for table, commands in before.items():
        assert commands <= audit.done[table].keys()


def who_plays(snapshot: Snapshot) -> list[tuple[str, str, bool]]:
    return [(seat.name, seat.level, seat.stand_in) for seat in snapshot.table.seats]


def assert_time_was_given(snapshots: list[tuple[Snapshot, Snapshot]]) -> None:
    """Check that players who are still being waited for have as much time as before, and a minimum."""
    # Players who return later find the clock running.
    first = min((after for _, after in snapshots), key=lambda snapshot: snapshot.now)
    left = time_left(first)
    if left is not None:
        assert left >= LEFT_AT_LEAST
        same_question = [before for before, _ in snapshots if before.state == first.state]
        assert all(left >= (time_left(before) or 0) for before in same_question)


def time_left(snapshot: Snapshot) -> int | None:
    return None if snapshot.clock is None or snapshot.clock.ends is None else snapshot.clock.ends - snapshot.now
