"""A bell says that something was written at a table.  It only wakes: what was written is read from the store.

A ring may come late, twice or never.  Whoever needs to know for certain looks into the store now and then.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TypeAlias

Callback: TypeAlias = Callable[[str], None]  # is told which table; it must not block


class Notifier(ABC):
    """Rung by whoever wrote; heard by all who listen, the ringer too."""

    def __init__(self) -> None:
        self.listeners: list[Callback] = []

    async def open(self) -> None:
        """Begin; never fails because others are away."""
        return

    async def close(self) -> None:
        """No more rings are heard, and ringing does nothing."""
        return

    @abstractmethod
    async def ring(self, table: str) -> None:
        """Never raises and never waits for those who listen."""

    def listen(self, callback: Callback) -> Callable[[], None]:
        """Call back at each ring; what is returned ends it."""
        self.listeners.append(callback)

        def stop() -> None:
            if callback in self.listeners:
                self.listeners.remove(callback)

        return stop

    def heard(self, table: str) -> None:
        """Tell all who listen, each by itself: the error of one is not the silence of another."""
        loop = asyncio.get_running_loop()
        for callback in list(self.listeners):
            loop.call_soon(callback, table)


class LocalNotifier(Notifier):
    """For one process: one server, or several simulated ones."""

    async def ring(self, table: str) -> None:
        self.heard(table)
