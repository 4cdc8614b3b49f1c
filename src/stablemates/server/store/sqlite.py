"""A store in one SQLite file, for one server, safe against power loss."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import IO

from msgspec import structs

from ...table.log import Row, StorageFailed, StoredEntry
from .records import CHECKPOINT, REPORT, append_values, is_time
from .sqlite_file import check_name, check_place, lock, make_file
from .sqlite_reader import SqliteReader
from .sqlite_writer import SqliteWriter, T
from .store import KeptCheckpoint, Store

APPEND = """
    INSERT INTO appends VALUES (:table, :seq, :id, :at, :by, :kind, :data, :hash,
        :code, :phase, :public, :keep, :due, :changed, :summary)"""


class SqliteStore(SqliteReader, Store):
    """One thread writes, another reads, and the event loop waits for neither.

    ``address`` is where the server is, for the message to another that wants the same file. ``trust_settings`` skips
    the check of the file system, for tests whose folder may be in memory; ``connection`` is the class of connection
    that writes, for tests whose disk fails.
    """

    def __init__(
        self,
        path: Path | str,
        *,
        address: str = "",
        trust_settings: bool = False,
        connection: type[sqlite3.Connection] = sqlite3.Connection,
    ) -> None:
        super().__init__(path)
        self.address = address
        self.trust_settings = trust_settings
        self.connection = connection
        self.lock: IO[str] | None = None
        self.writer: SqliteWriter | None = None

    async def open(self) -> None:
        check_name(self.path)
        self.path = self.path.resolve()  # so that a file has one lock, whatever name it is opened by
        try:
            await asyncio.to_thread(self.prepare)
            self.writer = SqliteWriter(self.path, self.connection)
            await self.writer.open()
            await self.open_reader()
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
        self.lock = lock(self.path, self.address)

    async def close(self) -> None:
        await self.close_reader()
        writer, self.writer = self.writer, None
        if writer is not None:
            await writer.close()
        held, self.lock = self.lock, None
        if held is not None:
            held.close()

    async def reopen(self) -> None:
        """After ``StorageFailed``: settle what was committed, reopen and check.  Raises it again if that fails.

        If this still fails although the disk works again, the server must be restarted.
        """
        if self.writer is None:
            raise StorageFailed("the store is not open")
        await self.writer.reopen()

    async def watch(self) -> None:
        await self.write(lambda connection: None)  # every transaction checks the server's claim to the file

    async def write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        if self.writer is None:
            raise StorageFailed("the store is not open")
        return await self.writer.write(work)

    async def append(self, entry: StoredEntry, row: Row) -> None:
        values = append_values(entry, row)
        await self.write(lambda connection: connection.execute(APPEND, values).rowcount)

    async def put_checkpoint(self, kept: KeptCheckpoint) -> None:
        values = structs.asdict(kept)
        insertion = f"""
            INSERT INTO checkpoints ({CHECKPOINT}) SELECT id, :seq, :game, :hash, :data FROM tables WHERE id = :table
            ON CONFLICT DO UPDATE SET game = excluded.game, hash = excluded.hash, data = excluded.data"""
        await self.write(lambda connection: connection.execute(insertion, values).rowcount)

    async def forget(self, unfinished_before: int) -> int:
        deletion = "DELETE FROM tables WHERE changed < :before AND keep = 0"
        return await self.write(lambda connection: connection.execute(deletion, {"before": unfinished_before}).rowcount)

    async def forget_table(self, table: str) -> bool:
        def work(connection: sqlite3.Connection) -> bool:
            connection.execute('DELETE FROM reports WHERE "table" = :table', {"table": table})
            return connection.execute("DELETE FROM tables WHERE id = :table", {"table": table}).rowcount > 0

        return await self.write(work)

    async def newest(self) -> int:
        newest = "SELECT max(changed) AS changed FROM tables WHERE keep ="  # by its index
        [(found,)] = await self.ask(f"SELECT max(changed) FROM ({newest} 0 UNION ALL {newest} 1)", {})
        return found if is_time(found) else 0

    async def report(self, id: str, at: int, table: str, text: str) -> None:
        values = {"id": id, "at": at, "table": table, "text": text}
        insertion = f"INSERT INTO reports ({REPORT}) VALUES (:id, :at, :table, :text) ON CONFLICT DO NOTHING"
        await self.write(lambda connection: connection.execute(insertion, values).rowcount)

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

    async def revoke(self, person: str, at: int) -> None:
        values = {"person": person, "at": at}
        insertion = "INSERT INTO retirements (person, at) VALUES (:person, :at) ON CONFLICT DO NOTHING"
        await self.write(lambda connection: connection.execute(insertion, values).rowcount)
