"""Lines of input, from a terminal or a pipe."""

from __future__ import annotations

import asyncio
import os
import sys


class Keyboard:
    """Wait for a line while other things continue.  Cancelling loses nothing of what was typed."""

    def __init__(self) -> None:
        self.typed = b""
        self.over = False

    async def line(self) -> str:
        """Return the next line with its newline; an empty string at the end."""
        try:
            place = sys.stdin.fileno()
        except OSError:  # a pseudo-file has all its lines immediately
            return sys.stdin.readline()
        while b"\n" not in self.typed and not self.over:
            await something_at(place)
            more = os.read(place, 4096)
            self.typed += more
            self.over = not more
        line, end, self.typed = self.typed.partition(b"\n")
        return (line + end).decode(sys.stdin.encoding, "replace")


async def something_at(place: int) -> None:
    """Wait until there is something to read; for a file on disk there always is."""
    loop = asyncio.get_running_loop()
    ready = asyncio.Event()
    try:
        loop.add_reader(place, ready.set)
    except (PermissionError, NotImplementedError):
        return
    try:
        await ready.wait()
    finally:
        loop.remove_reader(place)
