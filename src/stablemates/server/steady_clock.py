"""A server's clock: it follows the wall clock, but never goes backwards or jumps in a way tables would notice."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

MILLISECOND: Final = 1_000_000  # nanoseconds
SLEW: Final = 100  # while it differs from the wall clock, it runs faster or slower by one part in this many
PAUSE: Final = 5_000 * MILLISECOND  # if the wall clock is this far ahead, the machine was asleep: a pause for tables


class SteadyClock:
    """A clock that starts with the wall time, follows the monotonic clock, and is slowly corrected to the wall clock.

    Setting a wall clock back would make every open window last longer, and setting it forward would end it.
    This clock jumps only after the machine was asleep, and only forward, as if the server had been down.
    """

    def __init__(self, wall: Callable[[], int] = time.time_ns, steady: Callable[[], int] = time.monotonic_ns) -> None:
        self.wall = wall
        self.steady = steady
        self.read_at = steady()
        self.time = wall()

    def now(self) -> int:
        """Return milliseconds since 1970."""
        steady = self.steady()
        passed, self.read_at = steady - self.read_at, steady
        time = self.time + passed
        off = self.wall() - time
        if off < PAUSE:
            most = passed // SLEW
            off = -most if off < -most else most if off > most else off
        self.time = time + off
        return self.time // MILLISECOND

    @property
    def off(self) -> float:
        """Return how many seconds the wall clock is ahead; negative if it is behind."""
        return (self.wall() - self.now() * MILLISECOND) / (1000 * MILLISECOND)

    def not_before(self, moment: int) -> None:
        """Continue from this time, in milliseconds, if it is later: stored entries must be in the past."""
        self.time = max(self.time, moment * MILLISECOND)
