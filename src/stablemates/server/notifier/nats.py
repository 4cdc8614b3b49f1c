"""A notifier for several servers, through NATS: one subject per table, and empty messages."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Final

import nats.errors
from nats.aio.client import Client
from nats.aio.msg import Msg

from .local import Notifier

SUBJECT: Final = "stablemates.table."
PATIENCE: Final = 2  # seconds to wait for NATS at the start and at the end

log = logging.getLogger(__name__)


class NatsNotifier(Notifier):
    """A notifier that connects and reconnects automatically.

    While NATS is unavailable, servers learn of each other's entries later, when they poll: notices are buffered while
    there is room, then dropped.
    """

    def __init__(self, url: str) -> None:
        super().__init__()
        self.url = url
        self.client = Client()
        self.connecting: asyncio.Task[None] | None = None

    @property
    def connected(self) -> bool:
        return self.client.is_connected

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
            error_cb=self.report,
        )
        await self.client.subscribe(SUBJECT + "*", cb=self.receive)
        for _ in range(2):  # the first may overtake the subscription; the reply to the second proves that NATS has it
            await self.client.flush()

    async def report(self, error: Exception) -> None:
        log.info("notifier: %s", str(error) or type(error).__name__)

    async def receive(self, message: Msg) -> None:
        self.deliver(message.subject.removeprefix(SUBJECT))

    async def publish(self, table: str) -> None:
        if self.connecting is None or not self.connecting.done():
            return  # not connected yet, or closed
        try:
            await self.client.publish(SUBJECT + table)
        except (nats.errors.Error, OSError) as error:
            await self.report(error)

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
