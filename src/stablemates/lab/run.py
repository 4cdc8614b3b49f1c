"""Carry out a plan, on all cores or on a cluster, resuming where it was stopped."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from ..core.game import FIRST_REVISION
from . import pool
from .cluster import Cluster
from .collectors import Totals
from .compare import Comparison
from .run_log import RunLog, plan_in
from .simulate import BadExperiment, Experiment, Plan, work


class Speed(NamedTuple):
    """The speed since this start, not counting earlier ones."""

    games: int
    seconds: float  # by the wall clock
    busy: float  # processor time of all processes
    processes: int

    @property
    def rate(self) -> float:
        return self.games / self.seconds if self.seconds else 0.0

    @property
    def alone(self) -> float:
        """Return the games per second on one dedicated core."""
        return self.games / self.busy if self.busy else 0.0

    @property
    def share(self) -> float:
        """Return the share of the capacity of all cores that was used."""
        return self.busy / (self.seconds * self.processes) if self.seconds else 0.0


class Run(NamedTuple):
    plan: Plan
    games: int  # played, by this start and earlier ones
    totals: Totals
    speed: Speed
    stopped: bool  # by Ctrl-C, before all games were played


def carry_out(
    plan: Plan,
    folder: Path | str | None = None,
    *,
    processes: int = 0,
    ray: str = "",
    tick: Callable[[int], None] = lambda games: None,
) -> Run:
    """Play the remaining games; ``tick`` receives the number of finished games after each batch."""
    plan.check()
    record = RunLog(Path(folder) if folder else None, plan)
    if ray:
        with Cluster(ray) as cluster:
            return play_all(record, cluster.cores(), cluster.in_order, tick)
    processes = processes or pool.cores()
    return play_all(record, processes, partial(pool.in_order, processes=processes), tick)


class Clock:
    """Measure the time since all processes were ready, so that starting them is not counted."""

    def __init__(self) -> None:
        self.start()

    def start(self) -> None:
        self.began = time.perf_counter()

    def seconds(self) -> float:
        return time.perf_counter() - self.began


def play_all(record: RunLog, processes: int, in_order: Callable[..., Any], tick: Callable[[int], None]) -> Run:
    games, busy = record.games, record.seconds
    clock = Clock()
    tick(record.games)
    stopped = False
    try:
        for numbers, done in in_order(partial(work, record.plan), record.to_do(), started=clock.start):
            record.keep(numbers, done)
            tick(record.games)
    except KeyboardInterrupt:
        stopped = True
    speed = Speed(record.games - games, clock.seconds(), record.seconds - busy, processes)
    return Run(record.plan, record.games, record.totals(), speed, stopped)


def plan_of(folder: Path, games: int | None = None) -> Experiment | Comparison:
    """Return the plan of the run in a folder, to resume it, perhaps with more games."""
    data = plan_in(folder)
    more = {} if games is None else {"games": games}
    try:
        if "a" in data:
            return Comparison(experiment_in(data["a"] | more), experiment_in(data["b"] | more))
        return experiment_in(data | more)
    except (TypeError, KeyError):
        raise BadExperiment(f"{folder} contains a run of another version") from None


def experiment_in(data: dict[str, Any]) -> Experiment:
    """Return an experiment from its plan, with the revision of the rulebook that it was started with."""
    return Experiment(**({"revision": FIRST_REVISION} | data))
