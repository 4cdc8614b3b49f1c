"""Lines of input, from a terminal or a pipe."""

from __future__ import annotations

import asyncio
import os
import sys


class Keyboard:
    """Read lines without blocking.  Cancelling loses no input."""

    def __init__(self) -> None:
        self.typed = b""
        self.over = False

    async def line(self) -> str:
        """Return the next line with its newline; an empty string at the end."""
        try:
            descriptor = sys.stdin.fileno()
        except OSError:  # a pseudo-file has all its lines immediately
            return sys.stdin.readline()
        while b"\n" not in self.typed and not self.over:
            await readable(descriptor)
            more = os.read(descriptor, 4096)
            self.typed += more
            self.over = not more
        line, end, self.typed = self.typed.partition(b"\n")
        return (line + end).decode(sys.stdin.encoding, "replace")


async def readable(descriptor: int) -> None:
    """Wait until there is something to read; a file on disk can always be read."""
    loop = asyncio.get_running_loop()
    ready = asyncio.Event()
    try:
        loop.add_reader(descriptor, ready.set)
    except (PermissionError, NotImplementedError):
        return
    try:
        await ready.wait()
    finally:
        loop.remove_reader(descriptor)
