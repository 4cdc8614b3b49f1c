"""Turns at the engine: it works for one request at a time, and callers take turns."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import ParamSpec, TypeVar
from weakref import WeakValueDictionary

P = ParamSpec("P")
T = TypeVar("T")


class Turns:
    """Turns of callers.  One with many requests only delays their own.

    A thread that replays a game slows down all tables a little, and several threads slow them down a lot.
    """

    def __init__(self) -> None:
        self.one = asyncio.Lock()
        self.own: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # for each caller

    @asynccontextmanager
    async def turn(self, who: str) -> AsyncIterator[None]:
        """Wait for a caller's turn."""
        own = self.own.setdefault(who, asyncio.Lock())
        async with own, self.one:
            yield

    async def run(self, who: str, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """Run a function in a thread when it is the caller's turn."""
        async with self.turn(who):
            return await asyncio.to_thread(work, *args, **named)
