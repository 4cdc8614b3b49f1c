"""A notifier for several servers, through NATS: one subject per table, and empty messages."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Final

import nats.errors
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription

from .local import Notifier

SUBJECT: Final = "stablemates.table."
PATIENCE: Final = 2  # seconds to wait for NATS at the start and at the end

log = logging.getLogger(__name__)


class NatsNotifier(Notifier):
    """A notifier that connects and reconnects automatically.

    A server receives notices only about the tables that it has in memory, and none of its own, so that its share does
    not grow with the number of servers.  While NATS is unavailable, servers learn of each other's entries later, when
    they poll: notices are buffered while there is room, then dropped.
    """

    def __init__(self, url: str) -> None:
        self.url = url
        self.client = Client()
        self.connecting: asyncio.Task[None] | None = None
        self.followed: dict[str, Subscription | None] = {}  # none: NATS does not know of it yet
        self.ending: set[asyncio.Task[None]] = set()

    @property
    def connected(self) -> bool:
        return self.client.is_connected

    @property
    def has_connected(self) -> bool:
        """Return whether there was a connection, which may be lost and restored."""
        return self.connecting is not None and self.connecting.done()

    async def open(self) -> None:
        """Wait a moment for NATS; if it is unavailable, continue and connect later."""
        self.client = Client()
        self.connecting = asyncio.create_task(self.connect())
        done, _ = await asyncio.wait([self.connecting], timeout=PATIENCE)
        for connecting in done:
            connecting.result()  # raise if the address is invalid

    async def connect(self) -> None:
        await self.client.connect(
            self.url,
            name="stablemates",
            max_reconnect_attempts=-1,
            reconnect_time_wait=1,
            connect_timeout=2,
            ping_interval=10,
            no_echo=True,
            error_cb=self.report,
        )
        while pending := [table for table, subscription in self.followed.items() if subscription is None]:
            await self.subscribe(pending[0])

    async def report(self, error: Exception) -> None:
        log.info("notifier: %s", str(error) or type(error).__name__)

    async def receive(self, message: Msg) -> None:
        self.deliver(message.subject.removeprefix(SUBJECT))

    async def publish(self, table: str) -> None:
        if not self.has_connected:
            return  # not connected yet, or closed
        try:
            await self.client.publish(SUBJECT + table)
        except (nats.errors.Error, OSError) as error:
            await self.report(error)

    async def follow(self, table: str) -> None:
        if table not in self.followed:
            self.followed[table] = None
            if self.has_connected:
                await self.subscribe(table)

    async def subscribe(self, table: str) -> None:
        try:
            subscription = await self.client.subscribe(SUBJECT + table, cb=self.receive)
        except (nats.errors.Error, OSError) as error:
            await self.report(error)
            self.followed.pop(table, None)  # the server still polls
            return
        if table in self.followed:
            self.followed[table] = subscription
        else:
            await self.unsubscribe(subscription)

    def unfollow(self, table: str) -> None:
        subscription = self.followed.pop(table, None)
        if subscription is not None:
            task = asyncio.create_task(self.unsubscribe(subscription))
            self.ending.add(task)
            task.add_done_callback(self.ending.discard)

    async def unsubscribe(self, subscription: Subscription) -> None:
        with contextlib.suppress(nats.errors.Error, OSError):
            await subscription.unsubscribe()

    async def close(self) -> None:
        connecting, self.connecting = self.connecting, None
        if connecting is not None:
            connecting.cancel()
            await asyncio.wait([connecting])
        with contextlib.suppress(nats.errors.Error, OSError, TimeoutError):
            if self.client.is_connected:
                await self.client.flush(timeout=PATIENCE)
        with contextlib.suppress(nats.errors.Error, OSError):
            await self.client.close()
        self.followed.clear()
