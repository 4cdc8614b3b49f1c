"""A game that never ends must fail its test, and not take the machine with it."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from types import FrameType

import pytest

SECONDS = 120 * int(os.environ.get("STABLEMATES_EXAMPLES", "1"))
MEMORY = 1 << 30  # more than what was there at the beginning


class RunsInCircles(Exception):
    """It takes too long, or more and more memory."""


@pytest.fixture(autouse=True)
def no_running_in_circles() -> Iterator[None]:
    """Limits of work and memory for a test; the tests that want them import this into their conftest.py."""
    began, had = time.process_time(), memory()

    def look(signum: int, frame: FrameType | None) -> None:
        # Raised while there is memory left, because telling of it needs some too.
        if time.process_time() - began > SECONDS or memory() - had > MEMORY:
            raise RunsInCircles

    before = signal.signal(signal.SIGALRM, look)
    signal.setitimer(signal.ITIMER_REAL, 1, 1)
    yield
    signal.setitimer(signal.ITIMER_REAL, 0)
    signal.signal(signal.SIGALRM, before)


def memory() -> int:
    """Return what this process takes, in bytes; nothing where the system does not tell."""
    statistics = Path("/proc/self/statm")
    return int(statistics.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") if statistics.exists() else 0
