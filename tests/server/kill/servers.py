"""Servers in separate processes, which can be killed and restarted."""

from __future__ import annotations

import asyncio
import dataclasses
import json
import os
import random
import signal
import socket
import sqlite3
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

from stablemates.server.http.limits import Limits
from stablemates.server.store.records import ENTRY, entry_of
from stablemates.table.log import StoredEntry

ROOT = Path(__file__).resolve().parents[3]
PATIENCE = 300.0  # seconds for a server to start or to stop
PROGRAM = [sys.executable, "-m", "stablemates"]
# One address plays as thousands of people, so there are no limits, except for slow readers.
COUNTED = [
    one.name for one in dataclasses.fields(Limits) if not one.name.startswith("queue") and one.name != "patience"
]
NO_LIMITS = [word for name in COUNTED for word in ("--limit", f"{name}=1000000")]


class DidNotStart(Exception):
    """A server exited at start, with its output."""


class Server:
    """``stablemates serve`` on a port of 127.0.0.1, in a separate process."""

    program = PROGRAM

    def __init__(
        self, folder: Path, *options: str, fork_server: ForkServer | None = None, limited: bool = False
    ) -> None:
        self.folder = folder
        self.port = free_port()
        self.options = options if limited else (*NO_LIMITS, *options)
        self.fork_server = fork_server
        self.process: subprocess.Popen[bytes] | int | None = None  # our own, or the id of a process of a fork server

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def log(self) -> Path:
        return self.folder / f"server-{self.port}.log"

    @property
    def arguments(self) -> list[str]:
        where = ["--host", "127.0.0.1", "--port", str(self.port), "--data", str(self.folder)]
        return ["serve", *where, *self.options]

    async def start(self) -> None:
        """Start it, and wait until it listens."""
        if self.fork_server is not None:
            self.process = self.fork_server.split_off(self.arguments, self.log)
        else:
            with self.log.open("ab") as log:
                self.process = subprocess.Popen(
                    [*self.program, *self.arguments],
                    cwd=ROOT,
                    env=environment(),
                    stdin=subprocess.DEVNULL,
                    stderr=log,
                    stdout=log,
                )
        async with asyncio.timeout(PATIENCE):
            while not await listens(self.port):
                if not self.is_running:
                    raise DidNotStart(self.log.read_text("utf-8", "replace")[-4000:])
                await asyncio.sleep(0.02)

    @property
    def is_running(self) -> bool:
        if isinstance(self.process, int):
            return exists(self.process)
        return self.process is not None and self.process.poll() is None

    async def end(self, how: signal.Signals = signal.SIGKILL) -> int:
        """End it and wait; return its exit code, if known."""
        process = self.process
        if process is None or not self.is_running:
            return 0
        os.kill(process if isinstance(process, int) else process.pid, how)
        async with asyncio.timeout(PATIENCE):
            while self.is_running:
                await asyncio.sleep(0.005)
        return 0 if isinstance(process, int) else process.wait()


class ForkServer:
    """A process that has imported the program and forks servers.

    Each is an ordinary process that skips the second or two of imports.
    """

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.kill.fork_server"],
            cwd=ROOT,
            env=environment(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def split_off(self, arguments: list[str], log: Path) -> int:
        """Fork a server; return its process id."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps([str(log), *arguments]) + "\n")
        self.process.stdin.flush()
        return int(self.process.stdout.readline())

    def close(self) -> None:
        """End it and its servers."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait(PATIENCE)


def environment() -> dict[str, str]:
    paths = [str(ROOT / "src"), *(path for path in [os.environ.get("PYTHONPATH", "")] if path)]
    return os.environ | {"PYTHONPATH": os.pathsep.join(paths)}


def exists(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def free_port() -> int:
    """Return a port that stays free for restarts: the system assigns none of these itself."""
    while True:
        port = random.SystemRandom().randrange(12_000, 32_000)
        with socket.socket() as one, suppress(OSError):
            one.bind(("127.0.0.1", port))
            return port


async def listens(port: int) -> bool:
    try:
        _, writer = await asyncio.open_connection("127.0.0.1", port)
    except OSError:
        return False
    writer.close()
    return True


class SqliteLog:
    """The log of a server on disk, read-only."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "tables.db"

    def read(self, table: str, after: int) -> list[StoredEntry]:
        connection = sqlite3.connect(f"{self.path.as_uri()}?mode=ro", uri=True)
        try:
            query = f'SELECT {ENTRY} FROM entries WHERE "table" = ? AND seq > ? ORDER BY seq'
            return [entry_of(columns) for columns in connection.execute(query, (table, after))]
        finally:
            connection.close()
