"""Notifiers, by which servers learn of new entries.  A notice only names the table: the entry is read from the store.

A notice may come late, twice or never, so servers also poll the store.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TypeAlias

Callback: TypeAlias = Callable[[str], None]  # called with the name of the table; it must not block


class Notifier(ABC):
    """Publish notices to all subscribers, including the publisher."""

    def __init__(self) -> None:
        self.subscribers: list[Callback] = []

    async def open(self) -> None:
        """Start.  Never fails because another service is unavailable."""
        return

    async def close(self) -> None:
        """Stop: no more notices arrive, and publishing does nothing."""
        return

    @abstractmethod
    async def publish(self, table: str) -> None:
        """Publish that a table has a new entry.  Never raises and never waits for subscribers."""

    def subscribe(self, callback: Callback) -> Callable[[], None]:
        """Call back on each notice; return a function that unsubscribes."""
        self.subscribers.append(callback)

        def stop() -> None:
            if callback in self.subscribers:
                self.subscribers.remove(callback)

        return stop

    def deliver(self, table: str) -> None:
        """Call every subscriber separately: an error in one does not affect the others."""
        loop = asyncio.get_running_loop()
        for callback in list(self.subscribers):
            loop.call_soon(callback, table)


class LocalNotifier(Notifier):
    """A notifier within one process, for one server or several simulated ones."""

    async def publish(self, table: str) -> None:
        self.deliver(table)
