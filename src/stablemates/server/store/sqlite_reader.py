"""The reading half of a SQLite store, for a server, or for a tool that inspects a server's file."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from ...table.log import BrokenLog, Row, StorageFailed, StoredEntry
from .records import CHECKPOINT, ENTRY, REPORT, ROW, Values, checkpoint_of, entry_of, report_of, row_of, rows_of
from .schema import LISTED
from .sqlite_file import connect_to_read
from .store import ALL, KeptCheckpoint


class SqliteReader:
    """A thread that reads, so that the event loop does not block."""

    def __init__(self, path: Path | str) -> None:
        self.path = Path(path)
        self.reader: ThreadPoolExecutor | None = None
        self.to_read: sqlite3.Connection | None = None

    async def open_reader(self) -> None:
        self.reader = ThreadPoolExecutor(1, thread_name_prefix="sqlite-reader")
        self.to_read = await asyncio.to_thread(connect_to_read, self.path)

    async def close_reader(self) -> None:
        reader, self.reader = self.reader, None
        if reader is not None:
            await asyncio.to_thread(reader.shutdown)
        to_read, self.to_read = self.to_read, None
        if to_read is not None:
            to_read.close()

    async def ask(self, question: str, values: Values) -> list[tuple[Any, ...]]:
        if self.reader is None:
            raise StorageFailed("the store is not open")
        try:
            return await asyncio.get_running_loop().run_in_executor(self.reader, self.fetch, question, values)
        except sqlite3.Error as error:
            raise StorageFailed(f"reading from the database failed: {error}") from error

    async def ask_log(self, question: str, values: Values) -> list[tuple[Any, ...]]:
        """Read a part of one log.  Damage in the file concerns only this table, as long as others can be read."""
        try:
            return await self.ask(question, values)
        except StorageFailed as error:
            if isinstance(error.__cause__, sqlite3.Error) and is_damage(error.__cause__):
                raise BrokenLog(str(error)) from error
            raise

    def fetch(self, question: str, values: Values) -> list[tuple[Any, ...]]:
        if self.to_read is None:
            raise sqlite3.OperationalError("the database is not open")
        return self.to_read.execute(question, values).fetchall()

    async def read(self, table: str, after: int = 0, limit: int = ALL) -> list[StoredEntry]:
        question = f'SELECT {ENTRY} FROM entries WHERE "table" = :table AND seq > :after ORDER BY seq LIMIT :limit'
        found = await self.ask_log(question, {"table": table, "after": after, "limit": limit})
        return [entry_of(columns) for columns in found]

    async def last_entries(self, tables: list[str]) -> dict[str, int]:
        question = "SELECT id, last FROM tables WHERE id IN (SELECT value FROM json_each(:tables))"
        return dict(await self.ask(question, {"tables": json.dumps(tables)}))

    async def find_command(self, table: str, id: str) -> int | None:
        question = 'SELECT seq FROM entries WHERE "table" = :table AND id = :id'
        found = await self.ask(question, {"table": table, "id": id})
        return found[0][0] if found else None

    async def find_checkpoint(self, table: str, seq: int = ALL, game: int = ALL) -> KeptCheckpoint | None:
        question = f"""
            SELECT {CHECKPOINT} FROM checkpoints WHERE "table" = :table AND seq <= :seq AND game <= :game
            ORDER BY seq DESC LIMIT 1"""
        found = await self.ask_log(question, {"table": table, "seq": seq, "game": game})
        return checkpoint_of(found[0]) if found else None

    async def tables(self, after: str, limit: int) -> list[tuple[str, int]]:
        question = "SELECT id, last FROM tables WHERE id > :after ORDER BY id LIMIT :limit"
        return [(table, last) for table, last in await self.ask(question, {"after": after, "limit": limit})]

    async def row(self, table: str) -> Row | None:
        found = await self.ask(f"SELECT {ROW} FROM tables WHERE id = :table", {"table": table})
        return row_of(found[0]) if found else None

    async def find_code(self, code: str) -> str | None:
        found = await self.ask("SELECT id FROM tables WHERE code = :code AND code <> ''", {"code": code})
        return found[0][0] if found else None

    async def public_rows(self, limit: int) -> list[Row]:
        question = f"SELECT {ROW} FROM tables WHERE {LISTED} ORDER BY changed DESC, id LIMIT :limit"
        return rows_of(await self.ask(question, {"limit": limit}))

    async def overdue(self, now: int, limit: int) -> list[str]:
        question = "SELECT id FROM tables WHERE due <= :now ORDER BY due, id LIMIT :limit"
        return [table for (table,) in await self.ask(question, {"now": now, "limit": limit})]

    async def reports(self, limit: int) -> list[dict[str, Any]]:
        question = f"SELECT {REPORT} FROM reports ORDER BY at DESC, id LIMIT :limit"
        return [report_of(columns) for columns in await self.ask(question, {"limit": limit})]

    async def revoked(self, since: int) -> set[str]:
        found = await self.ask("SELECT person FROM retirements WHERE at >= :since", {"since": since})
        return {person for (person,) in found}


def is_damage(error: sqlite3.Error) -> bool:
    """Return whether a part of the file is not what SQLite wrote there."""
    return getattr(error, "sqlite_errorcode", sqlite3.SQLITE_OK) & 0xFF == sqlite3.SQLITE_CORRUPT
