"""Faults of a running server, injected from outside: a full disk, a missing file, a frozen process, another time.

Many people are playing.  No acknowledgement is lost, players see what is wrong, and every game continues.
"""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from .crowd import Crowd
from .ledger import Audit
from .proof import come_to_rest
from .servers import ForkServer, Server, SqliteLog

A_PAGE = 4096  # bytes: no file of the server may grow beyond this when its disk is full
A_MOMENT = 1.0  # seconds
PATIENCE = 120.0  # seconds


@dataclass(frozen=True)
class Fault:
    """What happens to a server, and until when."""

    inject: Callable[[Server], AbstractContextManager[None]]
    until: Literal["told", "moment", "continued"]  # a player is told, a moment has passed, or all tables continued


def pid_of(server: Server) -> int:
    assert server.process is not None
    return server.process if isinstance(server.process, int) else server.process.pid


@contextmanager
def no_file_grows(server: Server) -> Iterator[None]:
    """Every write fails as on a full disk."""
    before = resource.prlimit(pid_of(server), resource.RLIMIT_FSIZE, (A_PAGE, resource.RLIM_INFINITY))
    try:
        yield
    finally:
        resource.prlimit(pid_of(server), resource.RLIMIT_FSIZE, before)


@contextmanager
def database_is_moved(server: Server) -> Iterator[None]:
    path, aside = server.folder / "tables.db", server.folder / "aside.db"
    path.rename(aside)
    try:
        yield
    finally:
        aside.rename(path)


@contextmanager
def process_is_stopped(server: Server) -> Iterator[None]:
    os.kill(pid_of(server), signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(pid_of(server), signal.SIGCONT)


def clock_is_set(seconds: int) -> Callable[[Server], AbstractContextManager[None]]:
    @contextmanager
    def inject(server: Server) -> Iterator[None]:
        clock_of(server).write_text(str(seconds), "ascii")
        try:
            yield
        finally:
            clock_of(server).unlink()

    return inject


def clock_of(server: Server) -> Path:
    """Return the file by which the clock of a server's machine is set."""
    return server.folder / "clock"


full_disk = Fault(no_file_grows, "told")
missing_file = Fault(database_is_moved, "told")
frozen = Fault(process_is_stopped, "moment")
clock_back = Fault(clock_is_set(-3600), "continued")
clock_ahead = Fault(clock_is_set(3600), "continued")


@dataclass
class Endured:
    """What happened during a fault and after it."""

    games: int
    acknowledged: int = 0
    told_after: float = 0.0  # seconds until the first player learned that saving is paused
    playing_after: float = 0.0  # seconds from the end of the fault until every table continued
    findings: list[str] = field(default_factory=list)


async def endure(folder: Path, fault: Fault, games: int, *, fork_server: ForkServer | None = None) -> Endured:
    """Inject a fault during play, end it, and compare the log with the acknowledgements afterwards."""
    server = Server(folder, fork_server=fork_server)
    server.program = [sys.executable, "-m", "tests.server.kill.set_clock", str(clock_of(server))]
    server.log.write_bytes(b"\n" * 2 * A_PAGE)  # it is on the same disk
    await server.start()
    crowd = Crowd([server.url], seed=11, bots=False)
    audit, result = Audit(crowd.ledger), Endured(games)
    try:
        async with asyncio.timeout(PATIENCE):
            crowd.begin(games)
            await crowd.playing(games)
            began = time.monotonic()
            with fault.inject(server):
                if fault.until == "told":
                    while not crowd.ledger.refused["storage"]:
                        await asyncio.sleep(0.02)
                    result.told_after = time.monotonic() - began
                elif fault.until == "continued":
                    await crowd.everywhere()
                else:
                    await asyncio.sleep(A_MOMENT)
            ended = time.monotonic()
            await crowd.everywhere()
            result.playing_after = time.monotonic() - ended
            differing = await come_to_rest(crowd, audit, SqliteLog(folder).read)
    finally:
        await crowd.go_home()
        await server.end()
    result.acknowledged = len(crowd.ledger)
    result.findings = [*audit.findings, *differing, *crowd.ledger.changed_mind]
    return result
