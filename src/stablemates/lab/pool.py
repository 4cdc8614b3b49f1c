"""Process pool: run jobs on all cores and yield the results in order.

A job is small and self-contained (usually a range of seeds), so the results are the same for any number of
processes.  The caller sees the progress in the results, and may stop reading at any time.
"""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import islice
from typing import TypeVar

Job = TypeVar("Job")
Result = TypeVar("Result")

AHEAD = 3  # jobs submitted per process, so that none is idle while the oldest job is running


def cores() -> int:
    """Return the number of processes that can run in parallel."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def batches(first: int, count: int, size: int) -> list[range]:
    """Return the ``count`` numbers from ``first`` on, in jobs of ``size``.

    >>> batches(10, 7, 3)
    [range(10, 13), range(13, 16), range(16, 17)]
    """
    end = first + count
    return [range(begin, min(begin + size, end)) for begin in range(first, end, size)]


def in_order(
    work: Callable[[Job], Result],
    jobs: Iterable[Job],
    processes: int = 0,
    started: Callable[[], None] = lambda: None,
) -> Generator[tuple[Job, Result], None, None]:
    """Yield each job with the result of ``work``, in the order of the jobs; 0 processes: one per core.

    ``work`` and the jobs are sent to other processes: a function of a module, or a ``partial`` of one.  Ctrl-C reaches
    only the reader: running jobs are finished and their results returned before ``KeyboardInterrupt`` is raised, so
    jobs of about a second are a good size.  ``started`` is called when all processes are ready, before the first job.

    >>> list(in_order(abs, [-3, 2, -1], processes=1))
    [(-3, 3), (2, 2), (-1, 1)]
    """
    processes = processes or cores()
    if processes == 1:
        started()
        for job in jobs:
            yield job, work(job)
        return
    waiting: deque[tuple[Job, Future[Result]]] = deque()
    rest = iter(jobs)
    pool = ProcessPoolExecutor(processes, initializer=leave_ctrl_c_to_the_reader)
    try:
        for one in [pool.submit(ready) for _ in range(processes)]:
            one.result()
        started()
        waiting.extend((job, pool.submit(work, job)) for job in islice(rest, AHEAD * processes))
        while waiting:
            job, future = waiting[0]
            result = future.result()
            waiting.popleft()
            waiting.extend((more, pool.submit(work, more)) for more in islice(rest, 1))
            yield job, result
    except KeyboardInterrupt:
        for _, future in reversed(waiting):
            future.cancel()
        while waiting and not waiting[0][1].cancelled():
            job, future = waiting.popleft()
            yield job, future.result()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def ready() -> None:
    """Do nothing: a process that has answered is ready."""


def leave_ctrl_c_to_the_reader() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
