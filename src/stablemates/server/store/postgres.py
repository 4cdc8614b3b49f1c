"""A store in PostgreSQL, for several servers with the same tables."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Coroutine
from typing import Any, Final, LiteralString, TypeAlias, TypeVar

import psycopg
from msgspec import structs
from psycopg_pool import AsyncConnectionPool, PoolClosed, PoolTimeout

from ...table.log import Conflict, Row, StorageFailed, StoredEntry
from .linking import links
from .records import Values, append_values, checkpoint_of, entry_of, report_of, row_of, rows_of
from .schema import LINK_ENTRIES, POSTGRES
from .store import ALL, KeptCheckpoint, Store, UnsafeStorage

T = TypeVar("T")
Pool: TypeAlias = AsyncConnectionPool[psycopg.AsyncConnection[tuple[Any, ...]]]
PATIENCE: Final = 10.0  # seconds to wait for a connection, and again for a response
ANSWER: Final = 2.5  # seconds before a request times out
MIGRATING: Final = 7318349394477056  # the advisory lock for schema changes
# Another writer was first, and nothing was written.  The last two only occur with stricter database settings.
LOST_RACES: Final = (
    psycopg.errors.UniqueViolation,
    psycopg.errors.SerializationFailure,
    psycopg.errors.DeadlockDetected,
)

ADD_ENTRY: Final = """
    INSERT INTO entries ("table", seq, id, at, "by", kind, data, hash)
    SELECT id, %(seq)s, %(id)s, %(at)s, %(by)s, %(kind)s, %(data)s, %(hash)s FROM moved"""
MAKE_TABLE: Final = f"""
    WITH moved AS (
        INSERT INTO tables (id, last, code, phase, public, keep, due, changed, summary)
        VALUES (%(table)s, %(seq)s, %(code)s, %(phase)s, %(public)s, %(keep)s, %(due)s, %(changed)s, %(summary)s)
        RETURNING id
    ) {ADD_ENTRY}"""
ADVANCE_TABLE: Final = f"""
    WITH moved AS (
        UPDATE tables SET last = %(seq)s, code = %(code)s, phase = %(phase)s, public = %(public)s, keep = %(keep)s,
            due = %(due)s, changed = %(changed)s, summary = %(summary)s
        WHERE id = %(table)s AND last = %(last)s
        RETURNING id
    ) {ADD_ENTRY}"""


class PostgresStore(Store):
    """A store in which an append is one statement: one transaction and one round trip to the database.

    ``StorageFailed`` from an append means that the outcome is unknown: the connection may have broken after the
    commit.  Read the log again: the entry was written if, and only if, its command's id is there.

    ``trust_settings`` skips the check of the server's settings, for tests that need no disk.
    """

    def __init__(self, url: str, *, connections: int = 10, trust_settings: bool = False) -> None:
        self.url = url
        self.connections = connections
        self.trust_settings = trust_settings
        self.given_up: set[asyncio.Future[Any]] = set()  # queries whose result no one waits for
        self.pool: Pool | None = None
        self.checking: asyncio.Task[None] | None = None  # of the pool's connections

    async def open(self) -> None:
        self.pool = AsyncConnectionPool(
            self.url,
            kwargs={"autocommit": True},
            min_size=min(2, self.connections),
            max_size=self.connections,
            timeout=PATIENCE,
            reconnect_timeout=PATIENCE,  # the next caller triggers another attempt
            open=False,
            name="stablemates",
        )
        try:
            await self.pool.open(wait=True, timeout=PATIENCE)
            async with self.connection() as connection:
                if not self.trust_settings:
                    await check_settings(connection)
                await migrate(connection)
        except PoolTimeout as error:
            await self.close()
            raise StorageFailed(f"the database does not answer{await self.last_error()}") from error
        except BaseException:
            await self.close()
            raise

    async def last_error(self) -> str:
        """Return the error of a single connection attempt; a pool only knows that none succeeded."""
        try:
            async with await psycopg.AsyncConnection.connect(self.url, connect_timeout=int(PATIENCE)):
                return ""
        except psycopg.Error as error:
            return ": " + " ".join(str(error).split())

    async def close(self) -> None:
        pool, self.pool = self.pool, None
        if self.checking is not None:
            self.checking.cancel()
        if pool is not None:
            await pool.close()

    async def reopen(self) -> None:
        """Discard broken connections, and check that the database answers and is still safe."""
        if self.pool is None:
            raise StorageFailed("the store is not open")
        checking = self.check(self.pool)
        await asyncio.wait({checking}, timeout=ANSWER)
        if not checking.done():
            raise StorageFailed("the database does not answer")
        await self.in_time(self.check_database())

    def check(self, pool: Pool) -> asyncio.Task[None]:
        """Discard broken connections, in one task that nothing cancels: the pool would lose those not checked yet."""
        if self.checking is None or self.checking.done():
            self.checking = asyncio.create_task(discard_broken(pool))
        return self.checking

    async def check_database(self) -> None:
        async with self.connection() as connection:
            if not self.trust_settings:
                await check_settings(connection)

    async def watch(self) -> None:
        await self.ask("SELECT 1", {})

    @contextlib.asynccontextmanager
    async def connection(self) -> AsyncIterator[psycopg.AsyncConnection[tuple[Any, ...]]]:
        """Lend a connection for one piece of work; problems with it raise ``StorageFailed``."""
        if self.pool is None:
            raise StorageFailed("the store is not open")
        try:
            async with asyncio.timeout(2 * PATIENCE), self.pool.connection() as connection:
                yield connection
        except LOST_RACES as error:
            raise Conflict(error.diag.message_primary or "another writer was first") from error
        except (psycopg.Error, PoolClosed, PoolTimeout, TimeoutError) as error:
            if isinstance(error, psycopg.OperationalError) and self.pool is not None:
                # The other connections are probably broken as well: find out now, not one failure at a time.
                await asyncio.wait({self.check(self.pool)})
            raise StorageFailed(f"the database failed: {error}") from error

    async def ask(self, question: LiteralString, values: Values) -> list[tuple[Any, ...]]:
        if any(isinstance(value, str) and "\0" in value for value in values.values()):
            return []  # PostgreSQL does not accept text with a zero byte, not even in a query
        return await self.in_time(self.fetch(question, values))

    async def fetch(self, question: LiteralString, values: Values) -> list[tuple[Any, ...]]:
        async with self.connection() as connection:
            answer = await connection.execute(question, values)
            return await answer.fetchall()

    async def write(self, statement: LiteralString, values: Values) -> int:
        """Execute a statement; return the number of rows written."""
        return await self.in_time(self.execute(statement, values))

    async def execute(self, statement: LiteralString, values: Values) -> int:
        async with self.connection() as connection:
            return (await connection.execute(statement, values)).rowcount

    async def in_time(self, work: Coroutine[Any, Any, T]) -> T:
        """Wait for a result, but not for long.

        A database that hangs keeps its connections open: cancelling a query may take as long as waiting for its
        result.  So it is cancelled in the background, and the caller gets an error.
        """
        task = asyncio.ensure_future(work)
        try:
            await asyncio.wait({task}, timeout=ANSWER)
        finally:
            if not task.done():
                self.given_up.add(task)
                task.add_done_callback(self.forget_task)
                task.cancel()
        if not task.done():
            raise StorageFailed("the database does not answer")
        return task.result()

    def forget_task(self, task: asyncio.Future[Any]) -> None:
        self.given_up.discard(task)
        if not task.cancelled():
            task.exception()  # the caller no longer waits for it

    async def append(self, entry: StoredEntry, row: Row) -> None:
        written = await self.write(MAKE_TABLE if entry.seq == 1 else ADVANCE_TABLE, append_values(entry, row))
        if written == 0:
            raise Conflict(f"entry {entry.seq} does not follow the last one")

    async def read(self, table: str, after: int = 0, limit: int = ALL) -> list[StoredEntry]:
        question: LiteralString = """
            SELECT seq, id, at, "by", kind, data, hash FROM entries WHERE "table" = %(table)s AND seq > %(after)s
            ORDER BY seq LIMIT %(limit)s"""
        found = await self.ask(question, {"table": table, "after": after, "limit": limit})
        return [entry_of(columns) for columns in found]

    async def last_entries(self, tables: list[str]) -> dict[str, int]:
        possible = [table for table in tables if "\0" not in table]
        return dict(await self.ask("SELECT id, last FROM tables WHERE id = ANY(%(tables)s)", {"tables": possible}))

    async def find_command(self, table: str, id: str) -> int | None:
        question: LiteralString = 'SELECT seq FROM entries WHERE "table" = %(table)s AND id = %(id)s'
        found = await self.ask(question, {"table": table, "id": id})
        return found[0][0] if found else None

    async def put_checkpoint(self, kept: KeptCheckpoint) -> None:
        insertion: LiteralString = """
            INSERT INTO checkpoints ("table", seq, game, hash, data)
            SELECT id, %(seq)s, %(game)s, %(hash)s, %(data)s FROM tables WHERE id = %(table)s
            ON CONFLICT ("table", seq) DO UPDATE
            SET game = excluded.game, hash = excluded.hash, data = excluded.data"""
        await self.write(insertion, structs.asdict(kept))

    async def find_checkpoint(self, table: str, seq: int = ALL, game: int = ALL) -> KeptCheckpoint | None:
        question: LiteralString = """
            SELECT "table", seq, game, hash, data FROM checkpoints
            WHERE "table" = %(table)s AND seq <= %(seq)s AND game <= %(game)s ORDER BY seq DESC LIMIT 1"""
        found = await self.ask(question, {"table": table, "seq": seq, "game": game})
        return checkpoint_of(found[0]) if found else None

    async def tables(self, after: str, limit: int) -> list[tuple[str, int]]:
        question: LiteralString = "SELECT id, last FROM tables WHERE id > %(after)s ORDER BY id LIMIT %(limit)s"
        return [(table, last) for table, last in await self.ask(question, {"after": after, "limit": limit})]

    async def row(self, table: str) -> Row | None:
        question: LiteralString = """
            SELECT id, code, phase, public, keep, due, changed, summary FROM tables WHERE id = %(table)s"""
        found = await self.ask(question, {"table": table})
        return row_of(found[0]) if found else None

    async def find_code(self, code: str) -> str | None:
        found = await self.ask("SELECT id FROM tables WHERE code = %(code)s AND code <> ''", {"code": code})
        return found[0][0] if found else None

    async def public_rows(self, limit: int) -> list[Row]:
        question: LiteralString = """
            SELECT id, code, phase, public, keep, due, changed, summary FROM tables
            WHERE public = 1 AND phase NOT IN ('over', 'closed')
            ORDER BY changed DESC, id LIMIT %(limit)s"""
        return rows_of(await self.ask(question, {"limit": limit}))

    async def overdue(self, now: int, limit: int) -> list[str]:
        question: LiteralString = "SELECT id FROM tables WHERE due <= %(now)s ORDER BY due, id LIMIT %(limit)s"
        return [table for (table,) in await self.ask(question, {"now": now, "limit": limit})]

    async def forget(self, unfinished_before: int) -> int:
        deletion: LiteralString = "DELETE FROM tables WHERE changed < %(before)s AND keep = 0"
        return await self.write(deletion, {"before": unfinished_before})

    async def forget_table(self, table: str) -> bool:
        await self.write('DELETE FROM reports WHERE "table" = %(table)s', {"table": table})
        return await self.write("DELETE FROM tables WHERE id = %(table)s", {"table": table}) > 0

    async def newest(self) -> int:
        question: LiteralString = """
            SELECT greatest(
                (SELECT max(changed) FROM tables WHERE keep = 0), (SELECT max(changed) FROM tables WHERE keep = 1)
            )"""
        [(found,)] = await self.ask(question, {})
        return found or 0

    async def report(self, id: str, at: int, table: str, text: str) -> None:
        insertion: LiteralString = """
            INSERT INTO reports (id, at, "table", text) VALUES (%(id)s, %(at)s, %(table)s, %(text)s)
            ON CONFLICT DO NOTHING"""
        await self.write(insertion, {"id": id, "at": at, "table": table, "text": text.replace("\0", "")})

    async def reports(self, limit: int) -> list[dict[str, Any]]:
        question: LiteralString = 'SELECT id, at, "table", text FROM reports ORDER BY at DESC, id LIMIT %(limit)s'
        return [report_of(columns) for columns in await self.ask(question, {"limit": limit})]

    async def put_ticket(self, ticket: str, person: str, until: int) -> None:
        insertion: LiteralString = """
            INSERT INTO tickets (ticket, person, until) VALUES (%(ticket)s, %(person)s, %(until)s)"""
        await self.write(insertion, {"ticket": ticket, "person": person, "until": until})

    async def take_ticket(self, ticket: str, now: int) -> str | None:
        deletion: LiteralString = """
            DELETE FROM tickets WHERE ticket = %(ticket)s OR until < %(now)s RETURNING ticket, person, until"""
        taken = await self.ask(deletion, {"ticket": ticket, "now": now})
        return next((person for name, person, until in taken if name == ticket and until >= now), None)

    async def revoke(self, person: str, at: int) -> None:
        insertion: LiteralString = """
            INSERT INTO retirements (person, at) VALUES (%(person)s, %(at)s) ON CONFLICT DO NOTHING"""
        await self.write(insertion, {"person": person, "at": at})

    async def revoked(self, since: int) -> set[str]:
        found = await self.ask("SELECT person FROM retirements WHERE at >= %(since)s", {"since": since})
        return {person for (person,) in found}


async def discard_broken(pool: Pool) -> None:
    with contextlib.suppress(psycopg.Error, PoolClosed, PoolTimeout):
        await pool.check()


async def check_settings(connection: psycopg.AsyncConnection[tuple[Any, ...]]) -> None:
    """Refuse a database that acknowledges writes before the disk does."""
    wanted = {"fsync": ("on",), "full_page_writes": ("on",), "synchronous_commit": ("on", "remote_apply")}
    for setting, safe in wanted.items():
        answer = await connection.execute("SELECT current_setting(%s)", [setting])
        [value] = await answer.fetchone() or [""]
        if value not in safe:
            raise UnsafeStorage(f"the database has {setting} = {value}, but it must be {' or '.join(safe)}")


async def migrate(connection: psycopg.AsyncConnection[tuple[Any, ...]]) -> None:
    """Migrate the database to the newest schema, one server at a time, completely or not at all."""
    async with connection.transaction():
        # After waiting for the lock, see what other servers have migrated in the meantime.
        await connection.execute("SET TRANSACTION ISOLATION LEVEL READ COMMITTED")
        await connection.execute("SELECT pg_advisory_xact_lock(%s)", [MIGRATING])
        await connection.execute("CREATE TABLE IF NOT EXISTS migrations (version integer PRIMARY KEY)")
        answer = await connection.execute("SELECT coalesce(max(version), 0) FROM migrations")
        [version] = await answer.fetchone() or [0]
        if version > len(POSTGRES):
            raise UnsafeStorage(
                f"the database has format {version}, but this program only reads formats up to {len(POSTGRES)}: "
                "a newer version wrote it. Install that version, or restore a backup from before the update"
            )
        for number, step in enumerate(POSTGRES[version:], version + 1):
            for statement in step:
                if statement == LINK_ENTRIES:
                    await link_entries(connection)
                else:
                    await connection.execute(statement)
            await connection.execute("INSERT INTO migrations (version) VALUES (%s)", [number])


async def link_entries(connection: psycopg.AsyncConnection[tuple[Any, ...]]) -> None:
    """Add hashes to the entries of a database that has none."""
    answer = await connection.execute("SELECT id FROM tables")
    for (table,) in await answer.fetchall():
        found = await connection.execute(
            """SELECT seq, id, at, "by", kind, data, '' FROM entries WHERE "table" = %s ORDER BY seq""", [table]
        )
        update: LiteralString = 'UPDATE entries SET hash = %s WHERE "table" = %s AND seq = %s'
        async with connection.cursor() as cursor:
            await cursor.executemany(update, list(links(table, await found.fetchall())))
