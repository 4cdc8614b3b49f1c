"""The bell of several servers, through NATS: a subject a table, and nothing in the message."""

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
PATIENCE: Final = 2  # seconds to wait for NATS at the beginning and at the end

log = logging.getLogger(__name__)


class NatsNotifier(Notifier):
    """Connects, and connects again, by itself.

    While NATS is away servers hear of each other's entries later, and nothing else happens: rings are kept as far as
    there is room and lost beyond that.
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
        """Wait for NATS a moment; where it is away, go on and let it come when it comes."""
        self.client = Client()
        self.connecting = asyncio.create_task(self.connect())
        done, _ = await asyncio.wait([self.connecting], timeout=PATIENCE)
        for connecting in done:
            connecting.result()  # an address that cannot be one is worth an error

    async def connect(self) -> None:
        await self.client.connect(
            self.url,
            name="stablemates",
            max_reconnect_attempts=-1,
            reconnect_time_wait=1,
            connect_timeout=2,
            ping_interval=10,
            error_cb=self.complain,
        )
        await self.client.subscribe(SUBJECT + "*", cb=self.hear)
        for _ in range(2):  # the first may overtake the subscription; when the second is answered NATS has it
            await self.client.flush()

    async def complain(self, error: Exception) -> None:
        log.info("the bell: %s", str(error) or type(error).__name__)

    async def hear(self, message: Msg) -> None:
        self.heard(message.subject.removeprefix(SUBJECT))

    async def ring(self, table: str) -> None:
        if self.connecting is None or not self.connecting.done():
            return  # NATS was not there yet, or is not wanted any more
        try:
            await self.client.publish(SUBJECT + table)
        except (nats.errors.Error, OSError) as error:
            await self.complain(error)

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
