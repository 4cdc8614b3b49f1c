"""A failing disk: only what is on it is acknowledged, and nothing more is written until it has been checked."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from stablemates.server.store.sqlite import SqliteStore
from stablemates.table.log import StorageFailed

from .contract import entry, row

TABLES = ("oak", "elm", "ash")
ROUNDS = 12

# What SQLite raises when the system reports ENOSPC, EIO at a write, EIO at a sync.
ERRORS = {
    "full": sqlite3.OperationalError("database or disk is full"),
    "write": sqlite3.OperationalError("disk I/O error"),
    "broken": sqlite3.DatabaseError("database disk image is malformed"),
}


class Faulty(sqlite3.Connection):
    """Fails at a given operation: before it is done, or after it (the result is lost)."""

    armed = False
    left = 0
    after = False
    error: Exception = ERRORS["write"]

    def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
        kind = type(self)
        if kind.armed:
            kind.left -= 1
            if kind.left == 0:
                if kind.after:
                    super().execute(sql, *values)
                raise kind.error
        return super().execute(sql, *values)


def faulty(position: int, after: bool, error: Exception) -> type[Faulty]:
    return type("FaultyHere", (Faulty,), {"left": position, "after": after, "error": error})


class Ledger:
    """What the caller of the store knows: what was acknowledged, and what has an unknown outcome."""

    def __init__(self) -> None:
        self.acknowledged: set[tuple[str, int, str]] = set()
        self.unknown: set[tuple[str, int, str]] = set()
        self.failures = 0

    async def write(self, store: SqliteStore, table: str) -> None:
        for number in range(ROUNDS):
            seq = len(await store.read(table)) + 1
            line = (table, seq, f"{table}-{number}")
            try:
                await store.append(entry(seq, line[2]), row(table))
            except StorageFailed:
                self.failures += 1
                self.unknown.add(line)
                return
            self.acknowledged.add(line)

    async def check(self, store: SqliteStore) -> None:
        log = {(table, one.seq, one.id) for table in TABLES for one in await store.read(table)}
        assert self.acknowledged <= log
        assert log - self.acknowledged <= self.unknown
        for table in TABLES:
            numbers = [one.seq for one in await store.read(table)]
            assert numbers == list(range(1, len(numbers) + 1))
            kept = await store.row(table)
            assert (kept is None) == (not numbers)


async def live_through(path: Path, kind: type[Faulty]) -> Ledger:
    """Write until the disk fails, find the store closed to writers, reopen it, continue; then restart."""
    ledger = Ledger()
    store = SqliteStore(path, trust_settings=True, connection=kind)
    await store.open()
    kind.armed = True
    await asyncio.gather(*[ledger.write(store, table) for table in TABLES])
    if ledger.failures:
        await ledger.check(store)
        with pytest.raises(StorageFailed):
            await store.append(entry(1), row("another"))
        assert await store.row("another") is None
        await store.reopen()
        await ledger.check(store)
        settled = {table: await store.read(table) for table in TABLES}
        await store.append(entry(1), row("another"))
        for table in TABLES:
            seq = len(settled[table]) + 1
            await store.append(entry(seq, "on"), row(table))
            ledger.acknowledged.add((table, seq, "on"))
    await store.close()
    again = SqliteStore(path, trust_settings=True)
    await again.open()
    await ledger.check(again)
    await again.close()
    return ledger


@pytest.mark.parametrize("after", [False, True], ids=["not done", "done but not reported"])
def test_a_fault_at_any_operation_acknowledges_nothing_falsely(tmp_path: Path, after: bool) -> None:
    """Each error meets each kind of operation."""
    errors = list(ERRORS.values())
    failures = 0
    for position in range(1, 51):
        kind = faulty(position, after, errors[position % len(errors)])
        ledger = asyncio.run(live_through(tmp_path / f"{position}.db", kind))
        failures += ledger.failures > 0
    assert failures == 50


def test_a_full_disk_is_reported_and_can_be_recovered_from(tmp_path: Path) -> None:
    """SQLite's own limit on the size of a file: the error comes from within, as with a disk that is full."""

    async def run() -> None:
        store = SqliteStore(tmp_path / "tables.db", trust_settings=True)
        await store.open()
        await store.write(lambda connection: connection.execute("PRAGMA max_page_count = 60").fetchone())
        acknowledged = 0

        async def write() -> None:
            nonlocal acknowledged
            while True:
                await store.append(entry(acknowledged + 1, text="x" * 2000), row())
                acknowledged += 1

        with pytest.raises(StorageFailed, match="full"):
            await write()
        assert acknowledged > 10
        with pytest.raises(StorageFailed):
            await store.report("r", 1, "oak", "not even this")
        assert len(await store.read("oak")) == acknowledged
        await store.reopen()
        assert len(await store.read("oak")) == acknowledged
        await store.append(entry(acknowledged + 1, text="x" * 2000), row())
        await store.close()

    asyncio.run(run())


def test_while_the_disk_stays_broken_the_store_stays_closed_to_writers(tmp_path: Path) -> None:
    async def run() -> None:
        kind = faulty(3, False, ERRORS["write"])
        store = SqliteStore(tmp_path / "tables.db", trust_settings=True, connection=kind)
        await store.open()
        kind.armed = True
        with pytest.raises(StorageFailed):
            await store.append(entry(1), row())
        for position in (1, 2, 4, 7):  # settling the log fails, or opening the file, or reading the settings
            kind.left = position
            with pytest.raises(StorageFailed):
                await store.reopen()
            with pytest.raises(StorageFailed):
                await store.append(entry(1), row())
        kind.armed = False
        await store.reopen()
        await store.append(entry(1), row())
        assert len(await store.read("oak")) == 1
        await store.close()

    asyncio.run(run())


def test_writes_queued_while_the_disk_failed_are_refused_too(tmp_path: Path) -> None:
    async def run() -> None:
        kind = faulty(20, False, ERRORS["write"])
        store = SqliteStore(tmp_path / "tables.db", trust_settings=True, connection=kind)
        await store.open()
        kind.armed = True
        first = [asyncio.create_task(store.append(entry(1), row(f"t{n}"))) for n in range(30)]
        await asyncio.sleep(0)
        await asyncio.sleep(0)  # the first thirty are being written
        late = [asyncio.create_task(store.append(entry(1), row(f"late{n}"))) for n in range(30)]
        outcomes = await asyncio.gather(*first, *late, return_exceptions=True)
        assert all(isinstance(one, StorageFailed) for one in outcomes)
        assert await store.row("t0") is None
        await store.close()

    asyncio.run(run())
