"""A game that never ends must fail its test without bringing the machine down."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from types import FrameType

import pytest

SECONDS = 120 * int(os.environ.get("STABLEMATES_EXAMPLES", "1"))
MEMORY = 1 << 30  # bytes above the memory at the start


class RunsInCircles(Exception):
    """It takes too long, or too much memory."""


@pytest.fixture(autouse=True)
def no_running_in_circles() -> Iterator[None]:
    """Limit the work and memory of a test; a conftest.py imports this fixture."""
    began, had = time.process_time(), memory()

    def look(signum: int, frame: FrameType | None) -> None:
        # Raised while there is memory left, since reporting it needs some.
        if time.process_time() - began > SECONDS or memory() - had > MEMORY:
            raise RunsInCircles

    before = signal.signal(signal.SIGALRM, look)
    signal.setitimer(signal.ITIMER_REAL, 1, 1)
    yield
    signal.setitimer(signal.ITIMER_REAL, 0)
    signal.signal(signal.SIGALRM, before)


def memory() -> int:
    """Return the memory of this process in bytes; 0 if the system does not say."""
    statistics = Path("/proc/self/statm")
    return int(statistics.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") if statistics.exists() else 0
