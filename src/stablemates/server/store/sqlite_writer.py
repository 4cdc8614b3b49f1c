"""The single writer of a SQLite file: waiting writes share one transaction and one sync."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

from ...table.log import Conflict, StorageFailed
from .sqlite_claim import Claim
from .sqlite_file import connect_to_write, settle_log

T = TypeVar("T")
BEAT = 0.02  # seconds between disk syncs, on a fixed beat that no one's writes can shift (ADR 0012)
Work: TypeAlias = Callable[[sqlite3.Connection], Any]
Batch: TypeAlias = list[tuple[Work, asyncio.Future[Any]]]


class Failed:
    """The error of a piece of work that failed."""

    def __init__(self, error: Exception) -> None:
        self.error = error


class SqliteWriter:
    """Write in a separate thread, on a beat; writes between two beats, or during a sync, are batched.

    If a single write went to disk immediately, someone who writes constantly could measure the delays that others
    cause: a pass by hand, which is written, could be told from an automatic one, which is not.

    After a failed write or sync, no one knows what is on disk, so nothing more is written until ``reopen`` succeeds.
    """

    def __init__(self, path: Path, kind: type[sqlite3.Connection]) -> None:
        self.path = path
        self.kind = kind
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="sqlite-writer")
        self.waiting: Batch = []
        self.writing: asyncio.Future[None] | None = None  # until the queue is empty
        # The rest belongs to the thread.
        self.connection: sqlite3.Connection | None = None
        self.claim = Claim(path)
        self.failure: str | None = None

    async def open(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self.begin)

    async def reopen(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self.reconnect)

    async def close(self) -> None:
        """Write what is queued, then close."""
        while self.writing is not None:
            await self.writing
        await asyncio.get_running_loop().run_in_executor(self.thread, self.disconnect)
        self.thread.shutdown()

    async def write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Have a piece of work done and synced.

        Work that may be refused must be a single statement: SQLite executes it completely or not at all, without
        affecting the rest of the transaction.
        """
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self.waiting.append((work, done))
        if self.writing is None:
            self.writing = loop.create_future()
            loop.call_at(next_beat(loop.time()), self.write_next)
        return await done

    def write_next(self) -> None:
        """Hand everything queued so far to the thread; without any, stop until the next write."""
        batch = [(work, done) for work, done in self.waiting if not done.done()]
        self.waiting = []
        if batch:
            loop = asyncio.get_running_loop()
            # Not through a task and a future of the executor: this runs for every action of every game.
            self.thread.submit(self.commit_and_report, batch, loop)
        elif self.writing is not None:
            self.writing.set_result(None)
            self.writing = None

    def written(self, batch: Batch, outcomes: list[Any]) -> None:
        for (_, done), outcome in zip(batch, outcomes):
            if done.done():  # the caller is gone
                continue
            if isinstance(outcome, Failed):
                done.set_exception(outcome.error)
            else:
                done.set_result(outcome)
        loop = asyncio.get_running_loop()
        if self.waiting:
            loop.call_at(next_beat(loop.time()), self.write_next)
        else:
            self.write_next()

    # In the thread.

    def commit_and_report(self, batch: Batch, loop: asyncio.AbstractEventLoop) -> None:
        outcomes = self.commit([work for work, _ in batch])
        loop.call_soon_threadsafe(self.written, batch, outcomes)

    def begin(self) -> None:
        self.connect()
        assert self.connection is not None
        self.claim.take(self.connection)

    def connect(self) -> None:
        self.connection = connect_to_write(self.path, self.kind)

    def disconnect(self) -> None:
        connection, self.connection = self.connection, None
        if connection is not None:
            connection.close()

    def reconnect(self) -> None:
        if self.failure is None and self.connection is not None:
            return  # another caller has already reconnected
        try:
            if self.connection is not None:
                self.claim.open_again()
                settle_log(self.connection)
                self.disconnect()
            self.connect()
            assert self.connection is not None
            self.claim.check_owner(self.connection)
        except (sqlite3.Error, OSError) as error:
            self.failure = self.failure or f"the database could not be reopened: {error}"
            raise StorageFailed(f"the database could not be reopened: {error}") from error
        self.failure = None

    def commit(self, batch: list[Work]) -> list[Any]:
        """Return the results, after one transaction with all of them is on the disk."""
        if self.failure is None:
            try:
                return self.transaction(batch)
            except sqlite3.Error as error:
                self.failure = f"writing to the database failed: {error}"
                if self.connection is not None and self.connection.in_transaction:
                    with contextlib.suppress(sqlite3.Error):
                        self.connection.execute("ROLLBACK")
        return [Failed(StorageFailed(self.failure)) for _ in batch]

    def transaction(self, batch: list[Work]) -> list[Any]:
        connection = self.connection
        if connection is None:
            raise sqlite3.OperationalError("the database is not open")
        self.claim.check_file()
        connection.execute("BEGIN IMMEDIATE")
        self.claim.check_owner(connection)
        outcomes = [attempt(connection, work) for work in batch]
        connection.execute("COMMIT")
        self.claim.check_file()  # it may have disappeared in the meantime
        return outcomes


def next_beat(now: float) -> float:
    """Return when the next transaction may begin, whatever was written before.

    >>> [round(next_beat(now), 3) for now in (1.001, 1.019, 1.021)]
    [1.02, 1.02, 1.04]
    """
    return (now // BEAT + 1) * BEAT


def attempt(connection: sqlite3.Connection, work: Work) -> Any:
    """Do one piece of work; disk errors concern the whole transaction."""
    try:
        return work(connection)
    except sqlite3.IntegrityError as error:
        return Failed(Conflict(str(error)))
    except sqlite3.Error:
        raise
    except Exception as error:
        return Failed(error)
