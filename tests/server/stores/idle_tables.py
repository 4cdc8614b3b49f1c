"""A SQLite file with very many idle tables, and the processor time that a server's regular work on it takes.

Seconds would depend on the disk, and on what else the machine does.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from stablemates.protocol.commands import Patience, Settings, Sit
from stablemates.protocol.messages import Accepted
from stablemates.server.node import Node
from stablemates.server.notifier.local import LocalNotifier
from stablemates.server.store import sqlite_writer
from stablemates.server.store.sqlite import SqliteStore

ENTRIES = 10  # of a table at rest
LISTED = 100  # public tables that wait for players
TIMES = 100  # repetitions
STARTS = 10
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


async def cpu_of(work: Callable[[], Awaitable[Any]], times: int = TIMES) -> float:
    """Return the processor time that something takes, in milliseconds."""
    began = time.process_time()
    for _ in range(times):
        await work()
    return round(1000 * (time.process_time() - began) / times, 3)


async def prepare(path: Path, tables: int) -> None:
    """Create a file with idle tables, and some public ones that wait for players."""
    node = new_node(path)
    await node.open()
    for _ in range(LISTED):
        await node.create(HOST, Settings(profile="unorog", seats=2, public=True))
    await node.close()
    fill(path, tables)


async def measure(path: Path) -> dict[str, float]:
    """Return the milliseconds that a server takes on a file to start, sweep, list public tables, forget and act."""
    honest, sqlite_writer.next_beat = sqlite_writer.next_beat, lambda now: now  # do not wait for the beat
    try:

        async def start() -> None:
            node = new_node(path)
            await node.open()
            await node.sweep()
            await node.close()

        starting = await cpu_of(start, STARTS)
        node = new_node(path)
        await node.open()
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
            "start": starting,
            "sweep": await cpu_of(node.sweep),
            "list": await cpu_of(lambda: node.store.public_rows(50)),
            "forget": await cpu_of(node.forget),
            "action": await cpu_of(act),
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
