"""The same batches on a Ray cluster.  Each node needs the same version of Stablemates: no code is sent to it."""

from __future__ import annotations

import logging
import os
import socket
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from itertools import islice
from typing import Any, TypeVar

from . import pool
from .simulate import BadExperiment

Job = TypeVar("Job")
Result = TypeVar("Result")

AHEAD = 3  # batches submitted per processor of the cluster
TIMEOUT = 5.0  # seconds to wait for an answer
LOCAL = "local"  # instead of an address: start a cluster on this machine for the run


class Cluster:
    """A running Ray cluster, joined for the duration of the ``with``, or started for it."""

    def __init__(self, address: str) -> None:
        # On connecting, Ray warns about its future versions, which does not concern our users.
        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        try:
            self.ray: Any = import_module("ray")
        except ImportError:
            raise BadExperiment("--ray needs Ray: pip install 'stablemates[sim]'") from None
        self.address = address

    def __enter__(self) -> Cluster:
        check_reachable(self.address)
        try:
            here = {"_node_ip_address": "127.0.0.1", "include_dashboard": False} if self.address == LOCAL else {}
            self.ray.init(address=self.address, logging_level=logging.ERROR, log_to_driver=False, **here)
        except (ConnectionError, ValueError, RuntimeError) as problem:
            line = str(problem).strip().splitlines()[0] if str(problem).strip() else type(problem).__name__
            raise BadExperiment(f"no Ray cluster at {self.address}: {line}") from None
        return self

    def __exit__(self, *_: object) -> None:
        self.ray.shutdown()

    def cores(self) -> int:
        return int(self.ray.cluster_resources().get("CPU", 1))

    def in_order(
        self, work: Callable[[Job], Result], jobs: Iterable[Job], started: Callable[[], None]
    ) -> Iterator[tuple[Job, Result]]:
        """Yield each job with the result of ``work``, in the order of the jobs, like ``pool.in_order``."""
        self.ray.get([self.ray.remote(num_cpus=1)(pool.ready).remote() for _ in range(self.cores())])
        started()
        remote = self.ray.remote(num_cpus=1, max_retries=3)(work_at_node)
        sent = self.ray.put(work)
        waiting: deque[tuple[Job, Any]] = deque()
        rest = iter(jobs)
        waiting.extend((job, remote.remote(sent, job)) for job in islice(rest, AHEAD * self.cores()))
        while waiting:
            job, promise = waiting.popleft()
            result: Result = self.ray.get(promise)
            waiting.extend((more, remote.remote(sent, more)) for more in islice(rest, 1))
            yield job, result


def check_reachable(address: str) -> None:
    """Raise immediately if no cluster answers; Ray itself would retry for minutes.

    >>> check_reachable("127.0.0.1:1")
    Traceback (most recent call last):
    ...
    stablemates.lab.simulate.BadExperiment: no Ray cluster at 127.0.0.1:1: ...
    """
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not (host and port.isascii() and port.isdigit()):
        return  # "auto", or some other name that Ray knows
    try:
        socket.create_connection((host, int(port)), timeout=TIMEOUT).close()
    except (OSError, OverflowError) as problem:
        raise BadExperiment(f"no Ray cluster at {address}: {problem}") from None


def work_at_node(work: Callable[[Job], Result], job: Job) -> Result:
    """Run a job on a node."""
    return work(job)
