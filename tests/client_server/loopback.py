"""A real server on loopback, for the duration of a test; its clock may run faster than ours."""

from __future__ import annotations

import asyncio
import logging
import selectors
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
import structlog

import stablemates.server.http.requests
from stablemates.server.bot_workers import think_here
from stablemates.server.http.gateway import Gateway
from stablemates.server.http.identity import People
from stablemates.server.http.limits import Limits
from stablemates.server.node import Node
from stablemates.server.notifier.local import LocalNotifier
from stablemates.server.runner import address_of, listen, make_server
from stablemates.server.store.memory import MemoryStore

STARTING = 60.0  # seconds
MANY = 1_000_000
NO_LIMITS = Limits(messages=MANY, guests_per_minute=MANY, codes_per_minute=MANY, tables_per_hour=MANY)


class FastSelector(selectors.DefaultSelector):
    speed = 1.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        return super().select(None if timeout is None else timeout / self.speed)


class FastLoop(asyncio.SelectorEventLoop):
    """An event loop whose seconds are shorter than ours."""

    def __init__(self, speed: float) -> None:
        self.speed = speed
        selector = FastSelector()
        selector.speed = speed
        super().__init__(selector)

    def time(self) -> float:
        return time.monotonic() * self.speed


class Loopback(threading.Thread):
    """A server in a thread; ``address`` is where it listens."""

    def __init__(self, speed: float = 1.0, limits: Limits | None = None) -> None:
        super().__init__(daemon=True)
        self.speed = speed
        self.limits = limits
        self.ready = threading.Event()
        self.address = ""
        self.store = MemoryStore()
        self.logging = structlog.get_config()
        self.patch = pytest.MonkeyPatch()

    def run(self) -> None:
        with asyncio.Runner(loop_factory=lambda: FastLoop(self.speed)) as runner:
            runner.run(self.serve())

    async def serve(self) -> None:
        loop = asyncio.get_running_loop()
        node = Node(self.store, LocalNotifier(), lambda: round(loop.time() * 1000), think_here, alone=True)
        await node.open()
        with listen("127.0.0.1", 0) as place:
            self.address = address_of(place)
            self.server = make_server(Gateway(node, People(bytes(32)), self.limits), self.ready.set)
            self.server.config.ws_ping_interval = None  # on a fast clock a slow answer would look like no answer
            await self.server.serve([place])
        await node.close()

    def open(self) -> Loopback:
        structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))  # no one reads it
        # Clients' own timeouts follow the real clock, not this one.
        self.patch.setattr(stablemates.server.http.requests, "FIRST_REQUEST", 10 * self.speed)
        self.start()
        assert self.ready.wait(STARTING), "the server does not start"
        return self

    def close(self) -> None:
        self.server.should_exit = True
        self.join(STARTING)
        self.patch.undo()
        structlog.configure(**self.logging)


@contextmanager
def serving(speed: float = 1.0, limits: Limits | None = None) -> Iterator[Loopback]:
    """Run a server for a while."""
    server = Loopback(speed, limits).open()
    try:
        yield server
    finally:
        server.close()
