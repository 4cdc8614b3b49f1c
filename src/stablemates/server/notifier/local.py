"""Notifiers, by which servers learn of each other's new entries.

A notice only names the table: the entry is read from the store.  It may come late, twice or never, so servers also poll
the store.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TypeAlias

Callback: TypeAlias = Callable[[str], None]  # called with the name of the table; it must not block


class Notifier(ABC):
    """Notify the other servers, and receive their notices about the tables that this server follows."""

    on_notice: Callback

    async def open(self) -> None:
        """Start.  Never fails because another service is unavailable."""
        return

    async def close(self) -> None:
        """Stop: no more notices arrive, and publishing does nothing."""
        return

    @abstractmethod
    async def publish(self, table: str) -> None:
        """Tell all other servers that follow a table that it has a new entry.  Never raises, and waits for no one."""

    @abstractmethod
    async def follow(self, table: str) -> None:
        """From now on, receive notices about a table.  Never raises."""

    @abstractmethod
    def unfollow(self, table: str) -> None:
        """Receive no more notices about a table."""

    def deliver(self, table: str) -> None:
        """Pass on a notice.  An error in the server does not reach the notifier."""
        asyncio.get_running_loop().call_soon(self.on_notice, table)


class LocalNotifier(Notifier):
    """The notifier of a server that is alone: there is no one to notify."""

    async def publish(self, table: str) -> None:
        return

    async def follow(self, table: str) -> None:
        return

    def unfollow(self, table: str) -> None:
        return
