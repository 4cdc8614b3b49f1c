"""Reports of finished games: made one at a time in a low-priority process, callers in turn, and cached for a while."""

from __future__ import annotations

import asyncio
import hashlib
import os
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable
from multiprocessing.connection import Connection

import msgspec

from ..core.errors import Refused
from ..report import REPORTED, build
from .logs import log
from .turns import Turns
from .workers import TookTooLong, Workers, WorkFailed, serve

LONGEST = 300.0  # seconds a report may take; on a busy machine it has to wait for everything else
QUEUE = 16  # the largest number of waiting reports
EACH = 4  # ... and of one address
KEPT = 64  # cached reports; older ones are made again on request
NICEST = 19  # live tables and their bots go first

Make = Callable[[str], Awaitable[bytes]]  # a match file -> its report as JSON, or empty bytes


class QueueFull(Exception):
    """Too many reports are waiting, of everyone or of one address."""


def report_json(record: str) -> bytes:
    """Return the report of a match file as JSON, or empty bytes if the engine refuses the file."""
    try:
        return msgspec.json.encode(build(record))
    except Refused:
        return b""


async def make_here(record: str) -> bytes:
    """Make a report in this process: for tests."""
    return await asyncio.to_thread(report_json, record)


class ReportWorkers(Workers):
    """The worker process for reports."""

    def __init__(self) -> None:
        super().__init__(work, 1, LONGEST)

    async def make(self, record: str) -> bytes:
        found: bytes = await self.do(record)
        return found


def work(pipe: Connection) -> None:
    if hasattr(os, "nice"):
        os.nice(NICEST)
    serve(pipe, report_json)


class GameReports:
    """The cached and the requested reports."""

    def __init__(self, make: Make = make_here) -> None:
        self.make = make
        self.ready: OrderedDict[str, bytes] = OrderedDict()  # by ``name_of``
        self.asked: dict[str, asyncio.Task[None]] = {}
        self.asked_by: Counter[str] = Counter()
        self.turns = Turns()

    def find(self, record: str) -> bytes | None:
        """Return the report of a match file if it is ready; empty bytes if none could be made."""
        name = name_of(record)
        if name in self.ready:
            self.ready.move_to_end(name)
        return self.ready.get(name)

    def is_coming(self, record: str) -> bool:
        return name_of(record) in self.asked

    def ask(self, record: str, who: str = "") -> None:
        """Request a report for an address, unless it is ready or being made.  Raises ``QueueFull``."""
        name = name_of(record)
        if name in self.ready or name in self.asked:
            return
        if len(self.asked) >= QUEUE or self.asked_by[who] >= EACH:
            raise QueueFull
        task = self.asked[name] = asyncio.ensure_future(self.work(name, record, who))
        self.asked_by[who] += 1
        task.add_done_callback(lambda _: self.ended(name, who))

    def ended(self, name: str, who: str) -> None:
        del self.asked[name]
        self.asked_by -= Counter([who])

    async def work(self, name: str, record: str, who: str) -> None:
        try:
            async with self.turns.turn(who):
                self.ready[name] = await self.make(record)
        except (TookTooLong, WorkFailed) as problem:
            log().error("report-failed", error=str(problem) or "took too long")
            self.ready[name] = b""
        except EOFError:
            return  # the server is closing
        while len(self.ready) > KEPT:
            self.ready.popitem(last=False)

    async def close(self) -> None:
        """Cancel all requests."""
        asked = list(self.asked.values())
        for task in asked:
            task.cancel()
        await asyncio.gather(*asked, return_exceptions=True)


def name_of(record: str) -> str:
    """Return the cache key of a report, from its match file and the version of the reports."""
    return hashlib.sha256(f"{REPORTED}\n{record}".encode()).hexdigest()
