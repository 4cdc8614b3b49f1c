"""Faults of a running server, injected from outside: a full disk, a missing file, a frozen process.

Many people are playing.  No acknowledgement is lost, players see what is wrong, and every game continues.
"""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from .crowd import Crowd
from .ledger import Audit
from .proof import come_to_rest
from .servers import ForkServer, Server, SqliteLog

A_PAGE = 4096  # bytes: no file of the server may grow beyond this when its disk is full
FROZEN = 1.0  # seconds
PATIENCE = 120.0  # seconds

Fault = Callable[[Server], AbstractContextManager[None]]


def pid_of(server: Server) -> int:
    assert server.process is not None
    return server.process if isinstance(server.process, int) else server.process.pid


@contextmanager
def full_disk(server: Server) -> Iterator[None]:
    """Let no file grow: every write fails as on a full disk."""
    before = resource.prlimit(pid_of(server), resource.RLIMIT_FSIZE, (A_PAGE, resource.RLIM_INFINITY))
    try:
        yield
    finally:
        resource.prlimit(pid_of(server), resource.RLIMIT_FSIZE, before)


@contextmanager
def missing_file(server: Server) -> Iterator[None]:
    """Move the database away."""
    path, aside = server.folder / "tables.db", server.folder / "aside.db"
    path.rename(aside)
    try:
        yield
    finally:
        aside.rename(path)


@contextmanager
def frozen(server: Server) -> Iterator[None]:
    os.kill(pid_of(server), signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(pid_of(server), signal.SIGCONT)


@dataclass
class Endured:
    """What happened during a fault and after it."""

    games: int
    acknowledged: int = 0
    told_after: float = 0.0  # seconds until the first player learned that saving is paused
    playing_after: float = 0.0  # seconds from the end of the fault until every table continued
    findings: list[str] = field(default_factory=list)


async def endure(
    folder: Path, fault: Fault, games: int, *, noticed: bool, fork_server: ForkServer | None = None
) -> Endured:
    """Inject a fault during play, and compare the log with the acknowledgements afterwards.

    It lasts until a player notices it, or for a moment.
    """
    server = Server(folder, fork_server=fork_server)
    server.log.write_bytes(b"\n" * 2 * A_PAGE)  # it is on the same disk
    await server.start()
    crowd = Crowd([server.url], seed=11, bots=False)
    audit, result = Audit(crowd.ledger), Endured(games)
    try:
        async with asyncio.timeout(PATIENCE):
            crowd.begin(games)
            await crowd.playing(games)
            began = time.monotonic()
            with fault(server):
                if noticed:
                    while not crowd.ledger.refused["storage"]:
                        await asyncio.sleep(0.02)
                    result.told_after = time.monotonic() - began
                else:
                    await asyncio.sleep(FROZEN)
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
