"""Tables in one SQLite file: for one server, safe against power loss."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import IO, Any

from ...table.log import Row, StorageFailed, StoredEntry
from .records import ENTRY, REPORT, ROW, Values, append_values, entry_of, report_of, row_of
from .sqlite_file import check_name, check_place, connect_to_read, lock, make_file
from .sqlite_writer import SqliteWriter, T
from .store import Store

APPEND = """
    INSERT INTO appends VALUES (:table, :seq, :id, :at, :by, :kind, :data,
        :code, :phase, :public, :keep, :due, :changed, :summary)"""


class SqliteStore(Store):
    """One thread writes, another reads, and the event loop waits for neither.

    ``trust_settings`` leaves out the look at the file system, for tests whose folder may be in memory; ``connection``
    is the kind of connection that writes, for tests whose disk fails.
    """

    def __init__(
        self,
        path: Path | str,
        *,
        trust_settings: bool = False,
        connection: type[sqlite3.Connection] = sqlite3.Connection,
    ) -> None:
        self.path = Path(path)
        self.trust_settings = trust_settings
        self.connection = connection
        self.lock: IO[str] | None = None
        self.writer: SqliteWriter | None = None
        self.reader: ThreadPoolExecutor | None = None
        self.to_read: sqlite3.Connection | None = None

    async def open(self) -> None:
        check_name(self.path)
        try:
            await asyncio.to_thread(self.prepare)
            self.writer = SqliteWriter(self.path, self.connection)
            await self.writer.open()
            self.reader = ThreadPoolExecutor(1, thread_name_prefix="sqlite-reader")
            self.to_read = await asyncio.to_thread(connect_to_read, self.path)
        except (sqlite3.Error, OSError) as error:
            await self.close()
            raise StorageFailed(f"{self.path} could not be opened: {error}") from error
        except BaseException:
            await self.close()
            raise

    def prepare(self) -> None:
        if not self.trust_settings:
            check_place(self.path)
        make_file(self.path)
        self.lock = lock(self.path)

    async def close(self) -> None:
        reader, self.reader = self.reader, None
        if reader is not None:
            await asyncio.to_thread(reader.shutdown)
        to_read, self.to_read = self.to_read, None
        if to_read is not None:
            to_read.close()
        writer, self.writer = self.writer, None
        if writer is not None:
            await writer.close()
        held, self.lock = self.lock, None
        if held is not None:
            held.close()

    async def reopen(self) -> None:
        """After ``StorageFailed``: settle what was committed, open and check again; raises it where that fails too.

        Where the disk is well again and this still fails, the server must be started again.
        """
        if self.writer is None:
            raise StorageFailed("the store is not open")
        await self.writer.reopen()

    async def write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        if self.writer is None:
            raise StorageFailed("the store is not open")
        return await self.writer.write(work)

    async def ask(self, question: str, values: Values) -> list[tuple[Any, ...]]:
        if self.reader is None:
            raise StorageFailed("the store is not open")
        try:
            return await asyncio.get_running_loop().run_in_executor(self.reader, self.fetch, question, values)
        except sqlite3.Error as error:
            raise StorageFailed(f"reading from the database failed: {error}") from error

    def fetch(self, question: str, values: Values) -> list[tuple[Any, ...]]:
        if self.to_read is None:
            raise sqlite3.OperationalError("it is not open")
        return self.to_read.execute(question, values).fetchall()

    async def append(self, entry: StoredEntry, row: Row) -> None:
        values = append_values(entry, row)
        await self.write(lambda connection: connection.execute(APPEND, values).rowcount)

    async def read(self, table: str, after: int = 0) -> list[StoredEntry]:
        question = f'SELECT {ENTRY} FROM entries WHERE "table" = :table AND seq > :after ORDER BY seq'
        return [entry_of(columns) for columns in await self.ask(question, {"table": table, "after": after})]

    async def find_command(self, table: str, id: str) -> int | None:
        question = 'SELECT seq FROM entries WHERE "table" = :table AND id = :id'
        found = await self.ask(question, {"table": table, "id": id})
        return found[0][0] if found else None

    async def row(self, table: str) -> Row | None:
        found = await self.ask(f"SELECT {ROW} FROM tables WHERE id = :table", {"table": table})
        return row_of(found[0]) if found else None

    async def find_code(self, code: str) -> str | None:
        found = await self.ask("SELECT id FROM tables WHERE code = :code AND code <> ''", {"code": code})
        return found[0][0] if found else None

    async def public_rows(self, limit: int) -> list[Row]:
        question = f"""
            SELECT {ROW} FROM tables WHERE public = 1 AND phase NOT IN ('over', 'closed')
            ORDER BY changed DESC, id LIMIT :limit"""
        return [row_of(columns) for columns in await self.ask(question, {"limit": limit})]

    async def overdue(self, now: int, limit: int) -> list[str]:
        question = "SELECT id FROM tables WHERE due <= :now ORDER BY due, id LIMIT :limit"
        return [table for (table,) in await self.ask(question, {"now": now, "limit": limit})]

    async def forget(self, unfinished_before: int) -> int:
        deletion = "DELETE FROM tables WHERE changed < :before AND keep = 0"
        return await self.write(lambda connection: connection.execute(deletion, {"before": unfinished_before}).rowcount)

    async def report(self, id: str, at: int, table: str, text: str) -> None:
        values = {"id": id, "at": at, "table": table, "text": text}
        insertion = f"INSERT INTO reports ({REPORT}) VALUES (:id, :at, :table, :text) ON CONFLICT DO NOTHING"
        await self.write(lambda connection: connection.execute(insertion, values).rowcount)

    async def reports(self, limit: int) -> list[dict[str, Any]]:
        question = f"SELECT {REPORT} FROM reports ORDER BY at DESC, id LIMIT :limit"
        return [report_of(columns) for columns in await self.ask(question, {"limit": limit})]

    async def put_ticket(self, ticket: str, person: str, until: int) -> None:
        values = {"ticket": ticket, "person": person, "until": until}
        insertion = "INSERT INTO tickets (ticket, person, until) VALUES (:ticket, :person, :until)"
        await self.write(lambda connection: connection.execute(insertion, values).rowcount)

    async def take_ticket(self, ticket: str, now: int) -> str | None:
        def work(connection: sqlite3.Connection) -> str | None:
            connection.execute("DELETE FROM tickets WHERE until < :now", {"now": now})
            found = connection.execute("SELECT person FROM tickets WHERE ticket = :ticket", {"ticket": ticket})
            people = [person for (person,) in found.fetchall()]
            connection.execute("DELETE FROM tickets WHERE ticket = :ticket", {"ticket": ticket})
            return people[0] if people else None

        return await self.write(work)

    async def retire(self, person: str, at: int) -> None:
        values = {"person": person, "at": at}
        insertion = "INSERT INTO retirements (person, at) VALUES (:person, :at) ON CONFLICT DO NOTHING"
        await self.write(lambda connection: connection.execute(insertion, values).rowcount)

    async def retired(self, since: int) -> set[str]:
        found = await self.ask("SELECT person FROM retirements WHERE at >= :since", {"since": since})
        return {person for (person,) in found}
