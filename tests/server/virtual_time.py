"""An event loop on virtual time: waiting takes no time, and the same program always runs the same way."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")
EPOCH = 1_700_000_000_000  # what the server's clock shows when the loop starts


class Idle(selectors.SelectSelector):
    """A selector that advances time instead of waiting."""

    loop: VirtualLoop

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        ready = super().select(0)
        if not ready and timeout is not None and timeout > 0:
            self.loop.elapsed += timeout
        elif not ready and timeout is None:
            raise RuntimeError("everyone is waiting, and nothing will ever happen")
        return ready


class VirtualLoop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self.elapsed = 0.0
        selector = Idle()
        selector.loop = self
        super().__init__(selector)

    def time(self) -> float:
        return self.elapsed

    def now(self) -> int:
        """Return the time of a server's clock, in milliseconds."""
        return EPOCH + round(self.elapsed * 1000)


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run to the end on virtual time."""
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        return runner.run(work)


def now() -> int:
    loop = asyncio.get_running_loop()
    assert isinstance(loop, VirtualLoop)
    return loop.now()
