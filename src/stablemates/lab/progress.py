"""Progress bar on stderr.

Programs can still read the output on stdout.  There is no bar for jobs of less than a second, and none without a
terminal.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Timer

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    SpinnerColumn,
    Task,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.text import Text

DELAY = 1.0  # seconds before the bar appears
LOG_EVERY = 60.0  # seconds between two lines of a log

Tick = Callable[[float], None]


class Rate(ProgressColumn):
    """The rate per second."""

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        rate = "–" if speed is None else f"{speed:,.0f}" if speed >= 10 else f"{speed:.1f}"
        return Text(f"{rate}/s", style="progress.data.speed")


MEASURED = (BarColumn, MofNCompleteColumn, Rate, TimeRemainingColumn)
UNMEASURED = (SpinnerColumn, TimeElapsedColumn)


@contextmanager
def progress(what: str, total: float | None = None, *, quiet: bool = False, logged: bool = False) -> Iterator[Tick]:
    """Show a progress bar; call the result with how much of ``total`` is done.  Without a total, show the time.

    A job that takes hours may be ``logged``: without a terminal, it prints a line every minute.
    """
    console = Console(stderr=True)
    if quiet or not console.is_interactive:
        yield lines(what, total) if logged and not quiet else lambda done: None
        return
    columns = (TextColumn("{task.description}", markup=False), *(one() for one in (MEASURED if total else UNMEASURED)))
    # If stdout were redirected, rich would capture it and print it next to the bar, on stderr.
    bar = Progress(*columns, console=console, transient=True, redirect_stdout=sys.stdout.isatty())
    task = bar.add_task(what, total=total)
    late = Timer(DELAY, bar.start)
    late.start()
    try:
        yield lambda done: bar.update(task, completed=done)
    finally:
        late.cancel()
        late.join()
        bar.stop()


def lines(what: str, total: float | None) -> Tick:
    whole = "" if total is None else f" of {total:,.0f}"
    printed = time.monotonic()

    def tick(done: float) -> None:
        nonlocal printed
        if time.monotonic() > printed + LOG_EVERY:
            printed = time.monotonic()
            print(f"{what}: {done:,.0f}{whole}", file=sys.stderr, flush=True)

    return tick
