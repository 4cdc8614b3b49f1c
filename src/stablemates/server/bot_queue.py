"""The bot queue: one decision per table at a time, tables with people first, and each table in turn."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

Waiting = deque[asyncio.Future[None]]


class BotQueue:
    """Limit the number of bots that think in parallel to the number of processes.

    A table with many bots, or slow ones, only delays itself: the decisions of others overtake it.
    """

    def __init__(self, processes: int) -> None:
        self.free = processes
        self.thinking: set[str] = set()  # tables with a bot that is thinking
        self.with_people: dict[str, Waiting] = {}  # waiting decisions by table, the longest waiting table first
        self.without_people: dict[str, Waiting] = {}

    @asynccontextmanager
    async def turn(self, table: str, with_people: bool) -> AsyncIterator[None]:
        """Wait until a bot of a table may think.  Leave the block when it has decided."""
        waiting = self.with_people if with_people else self.without_people
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        waiting.setdefault(table, deque()).append(called)
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
        """Take the next decision out of the queue; its table goes to the end."""
        for waiting in (self.with_people, self.without_people):
            for table in waiting:
                if table not in self.thinking:
                    thoughts = waiting.pop(table)
                    called = thoughts.popleft()
                    if thoughts:
                        waiting[table] = thoughts
                    return table, called
        return None
