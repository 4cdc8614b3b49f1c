"""All cores: the results come in the order of the jobs, whichever finishes first."""

from __future__ import annotations

import operator
from functools import partial

import pytest

from stablemates.lab import pool


@pytest.mark.parametrize("processes", [1, 2])
def test_results_come_in_order(processes: int) -> None:
    jobs = [10**5, 1, 10**4, 2, 10**3, 3]
    assert list(pool.in_order(hash, jobs, processes)) == [(job, job) for job in jobs]


def test_the_reader_may_stop_at_any_time() -> None:
    results = pool.in_order(partial(operator.mul, 2), iter(range(10**9)), processes=2)
    assert [next(results) for _ in range(3)] == [(0, 0), (1, 2), (2, 4)]
    results.close()


def test_a_failed_job_says_why() -> None:
    results = pool.in_order(partial(operator.floordiv, 6), [3, 0, 2], processes=2)
    assert next(results) == (3, 2)
    with pytest.raises(ZeroDivisionError):
        next(results)


def test_batches_hold_every_number_once() -> None:
    assert [number for batch in pool.batches(5, 23, 4) for number in batch] == list(range(5, 28))
    assert pool.batches(5, 0, 4) == []
