"""The bot queue: one decision per table at a time, tables with people first, hosts and their tables in turn."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TypeVar

T = TypeVar("T")
Waiting = dict[str, dict[str, deque[asyncio.Future[None]]]]  # decisions by host and table, the longest waiting first


class BotQueue:
    """Limit the number of bots that think in parallel to the number of processes.

    A table with many bots, or slow ones, only delays itself: the decisions of others overtake it.  Likewise, a host
    with many tables only delays these.
    """

    def __init__(self, processes: int) -> None:
        self.free = processes
        self.thinking: set[str] = set()  # tables with a bot that is thinking
        self.with_people: Waiting = {}
        self.without_people: Waiting = {}

    @asynccontextmanager
    async def turn(self, host: str, table: str, with_people: bool) -> AsyncIterator[None]:
        """Wait until a bot of a table may think.  Leave the block when it has decided."""
        waiting = self.with_people if with_people else self.without_people
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        waiting.setdefault(host, {}).setdefault(table, deque()).append(called)
        self.call_next()
        try:
            await called
            yield
        finally:
            if called.done() and not called.cancelled():
                self.free += 1
                self.thinking.discard(table)
            self.call_next()

    def call_next(self) -> None:
        while self.free and (found := self.next()) is not None:
            table, called = found
            if not called.done():  # otherwise the caller is gone
                self.free -= 1
                self.thinking.add(table)
                called.set_result(None)

    def next(self) -> tuple[str, asyncio.Future[None]] | None:
        """Take the next decision out of the queue; its host and its table go to the end."""
        for waiting in (self.with_people, self.without_people):
            for host, tables in waiting.items():
                for table, thoughts in tables.items():
                    if table not in self.thinking:
                        called = thoughts.popleft()
                        move_to_end(tables, table)
                        move_to_end(waiting, host)
                        return table, called
        return None


def move_to_end(queue: dict[str, T], name: str) -> None:
    """Move an entry of a queue to its end, or drop it if nothing in it is waiting."""
    waiting = queue.pop(name)
    if waiting:
        queue[name] = waiting
