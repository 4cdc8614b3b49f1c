"""Messages queued for a client that reads slowly."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable


class Outbox:
    """The queue of one connection.

    Each update contains a whole snapshot, so updates are dropped if too many are queued: a fresh welcome follows once
    the rest is sent.  A reply to a command is never dropped.
    """

    def __init__(self, messages: int, bytes_: int, welcome: Callable[[], bytes]) -> None:
        self.most_messages = messages
        self.most_bytes = bytes_
        self.welcome = welcome
        self.waiting: deque[tuple[bytes, bool]] = deque()  # each message, and whether it is an update
        self.size = 0
        self.behind = False  # whether updates were dropped
        self.ended = False
        self.something = asyncio.Event()
        self.room = asyncio.Event()  # set while there is room for replies
        self.room.set()

    def show(self, message: bytes) -> None:
        """Queue an update, unless updates are being dropped."""
        if not self.ended and not self.behind:
            self.put(message, True)

    def answer(self, message: bytes) -> None:
        if not self.ended:
            self.put(message, False)

    def put(self, message: bytes, is_update: bool) -> None:
        self.waiting.append((message, is_update))
        self.size += len(message)
        if self.is_full:
            self.behind = self.behind or any(update for _, update in self.waiting)
            self.waiting = deque((kept, update) for kept, update in self.waiting if not update)
            self.size = sum(len(kept) for kept, _ in self.waiting)
        if self.is_full:
            self.room.clear()
        self.something.set()

    @property
    def is_full(self) -> bool:
        return len(self.waiting) > self.most_messages or self.size > self.most_bytes

    def end(self, message: bytes) -> None:
        """Queue the last message."""
        if not self.ended:
            self.behind = False
            self.put(message, False)
            self.ended = True

    @property
    def is_idle(self) -> bool:
        """True if everything was sent, so that a message sent directly overtakes nothing."""
        return not self.something.is_set()

    async def next(self) -> bytes | None:
        """Return the next message; ``None`` after the last."""
        while True:
            if self.waiting:
                message, _ = self.waiting.popleft()
                self.size -= len(message)
                if not self.is_full:
                    self.room.set()
                return message
            if self.ended:
                return None
            if self.behind:
                self.behind = False
                return self.welcome()
            self.something.clear()
            await self.something.wait()
