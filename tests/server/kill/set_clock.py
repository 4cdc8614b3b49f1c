"""A server on a machine whose clock is set while it runs.

    python -m tests.server.kill.set_clock FILE serve ...

The file contains by how many seconds the clock is ahead; without it the clock is right.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

SECOND = 1_000_000_000  # nanoseconds
right_ns = time.time_ns
file = Path(sys.argv[1]) if __name__ == "__main__" else Path()


def time_ns() -> int:
    try:
        return right_ns() + int(file.read_text("ascii") or 0) * SECOND
    except OSError:
        return right_ns()


if __name__ == "__main__":
    time.time_ns = time_ns
    time.time = lambda: time_ns() / SECOND
    from stablemates.cli import main  # not earlier: it reads the clock by another name

    sys.exit(main(sys.argv[2:]))
