"""A SQLite file with very many idle tables, and the cost of a server's regular work on it."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from statistics import median
from typing import Any

from stablemates.protocol.commands import Patience, Settings, Sit
from stablemates.protocol.messages import Accepted
from stablemates.server.node import Node
from stablemates.server.notifier.local import LocalNotifier
from stablemates.server.store import sqlite_writer
from stablemates.server.store.sqlite import SqliteStore

ENTRIES = 10  # of a table at rest
LISTED = 100  # public tables that wait for players
TIMES = 30  # repetitions; the median counts
STARTS = 5
HOST = "ab" * 16

COUNT = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < :tables)"
FILL = (
    f"""{COUNT} INSERT INTO tables SELECT printf('%032x', i), {ENTRIES}, '', 'over', i % 2, 1, NULL,
        1700000000000 + i, '{{}}' FROM n""",
    f"""{COUNT}, s(seq) AS (SELECT 1 UNION ALL SELECT seq + 1 FROM s WHERE seq < {ENTRIES})
        INSERT INTO entries ("table", seq, id, at, "by", kind, data, hash)
        SELECT printf('%032x', i), seq, 'clock.' || seq, 1700000000000 + seq, '', 'resolve', '{{"version":2}}',
            '0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef' FROM n, s""",
)


def fill(path: Path, tables: int) -> None:
    """Fill a file with idle tables; half of them are public, and all are over."""
    connection = sqlite3.connect(path)
    try:
        with connection:
            for statement in FILL:
                connection.execute(statement, {"tables": tables})
    finally:
        connection.close()


async def timed(work: Callable[[], Awaitable[Any]], times: int = TIMES) -> float:
    """Return how long something takes, in milliseconds."""
    took = []
    for _ in range(times):
        began = time.perf_counter()
        await work()
        took.append(time.perf_counter() - began)
    return round(1000 * median(took), 3)


async def measure(folder: Path, tables: int) -> dict[str, float]:
    """Return the milliseconds a server takes on this file to start, sweep, list public tables and act."""
    path = folder / "tables.db"
    honest, sqlite_writer.next_beat = sqlite_writer.next_beat, lambda now: now  # the beat would hide the measurement
    try:
        node = new_node(path)
        await node.open()
        for _ in range(LISTED):
            await node.create(HOST, Settings(profile="unorog", seats=2, public=True))
        await node.close()
        fill(path, tables)

        async def start() -> None:
            nonlocal node
            node = new_node(path)
            await node.open()
            await node.sweep()

        starts = []
        for _ in range(STARTS):
            starts.append(await timed(start, 1))
            await node.close()
        await start()
        table = (await node.create(HOST, Settings(profile="unorog", seats=2))).table
        done = 0

        async def act() -> None:
            nonlocal done
            done += 1
            command: Any = Sit(id=f"said-{done:06}", on=0, name="Ann")
            if done > 1:
                command = Patience(id=f"said-{done:06}", on=0, times=2 if done % 2 else 1)
            assert isinstance(await node.command(table, HOST, command), Accepted)

        await act()
        figures = {
            "start": median(starts),
            "sweep": await timed(node.sweep),
            "list": await timed(lambda: node.store.public_rows(50)),
            "forget": await timed(node.forget),
            "action": await timed(act),
        }
        await node.close()
        return figures
    finally:
        sqlite_writer.next_beat = honest


def new_node(path: Path) -> Node:
    store = SqliteStore(path, trust_settings=True)
    return Node(store, LocalNotifier(), lambda: int(time.time() * 1000), no_bot, alone=True)


async def no_bot(game: dict[str, Any], seat: int, level: str, seed: int) -> int:
    raise AssertionError("no bot plays here")


def run(folder: Path, tables: int) -> dict[str, float]:
    return asyncio.run(measure(folder, tables))
