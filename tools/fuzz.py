"""Send very many commands to tables, valid, invalid and nonsensical, and check every guarantee after each.

    .venv/bin/python tools/fuzz.py --messages 1000000 --processes 2 --seed 1

It runs campaigns of ``--size`` messages, each determined by its number (see tests/server/fuzz), some of them over HTTP.
A campaign that breaks a guarantee is printed with the command that reproduces it.  With ``--out`` every campaign is a
line in a file, and the same command resumes with those that are missing.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import os
import resource
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # the campaigns are part of the tests

import structlog
from tests.server.fuzz.campaign import Tally, fuzz
from tests.server.fuzz.malformed_requests import MalformedRequests

from resuming import Sitting, counted, pieces
from stablemates.lab.progress import progress
from stablemates.server.store.sqlite import SqliteStore

SHARE_OF_REQUESTS = 5  # messages per HTTP request
WARM = 2  # campaigns of a process before its memory is measured


@dataclass
class Result:
    """The result of one campaign."""

    seed: int
    tally: Tally = field(default_factory=Tally)
    statuses: Counter[int] = field(default_factory=Counter)
    failure: str = ""
    process: int = 0
    memory: int = 0  # peak memory of the process so far, in KiB


def campaign(seed: int, size: int) -> Result:
    """Run one campaign."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))
    result = Result(seed, process=os.getpid())
    try:
        result.tally = fuzz(seed, size)
        with tempfile.TemporaryDirectory() as folder:
            requests = MalformedRequests(seed, SqliteStore(Path(folder) / "tables.db"))
            result.statuses = asyncio.run(requests.run(size // SHARE_OF_REQUESTS))
    except Exception:
        result.failure = traceback.format_exc()
    result.memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return result


def result_of(found: dict[str, Any]) -> Result:
    """Return a result that an earlier sitting stored."""
    tally = Tally(**counted(found["tally"], "accepted", "refused", "reasons", "situations"))
    return Result(**counted(found, "statuses") | {"tally": tally})


def results(seeds: range, size: int, sitting: Sitting) -> Iterator[Result]:
    """Yield the results of campaigns: those of earlier sittings, then the missing ones."""
    done = {found["seed"]: found for found in pieces(sitting.file) if found["seed"] in seeds}
    yield from map(result_of, done.values())
    yield from sitting.run(partial(campaign, size=size), [seed for seed in seeds if seed not in done])


def campaigns_for(messages: int, size: int) -> int:
    """Return how many campaigns send this many messages, HTTP requests included."""
    return -(-messages * SHARE_OF_REQUESTS // (size * (SHARE_OF_REQUESTS + 1)))


def summary(whole: Tally, statuses: Counter[int], seconds: float) -> str:
    sent = whole.messages + statuses.total()
    lines = [
        f"{sent} messages in {seconds:.0f} s: {whole.messages} at {whole.tables} tables"
        f" ({whole.entries} entries, {whole.virtual / 3600:.0f} hours of virtual time), {statuses.total()} over HTTP",
        f"accepted {whole.accepted.total()}, refused {whole.refused.total()}, not a command {whole.noise};"
        f" {whole.compared} refusals compared from every viewer",
        "situations: " + ", ".join(f"{name} {times}" for name, times in whole.situations.most_common()),
        "reasons: " + ", ".join(f"{name} {times}" for name, times in whole.reasons.most_common()),
        "never accepted: " + (", ".join(sorted(set(whole.refused) - set(whole.accepted))) or "none"),
        "HTTP: " + ", ".join(f"{status} {times}" for status, times in sorted(statuses.items())),
    ]
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(description="Send very many commands to tables.")
    parser.add_argument("--messages", type=int, default=1_000_000, help="number of messages (default: 1000000)")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1, help="number of the first campaign (default: 1)")
    parser.add_argument("--size", type=int, default=5_000, help="messages per campaign (default: 5000)")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="start no campaign after this time")
    parser.add_argument("--out", type=Path, help="a line of JSON for each campaign; finished ones are not run again")
    args = parser.parse_args()
    campaigns = campaigns_for(args.messages, args.size)
    whole, statuses, began, failures = Tally(), Counter[int](), time.monotonic(), 0
    memory: dict[int, list[int]] = {}
    seeds = range(args.seed, args.seed + campaigns)
    sitting = Sitting(args.out, began + args.seconds, args.processes)
    with progress("campaigns", campaigns, logged=True) as tick:
        for number, result in enumerate(results(seeds, args.size, sitting), 1):
            whole.add(result.tally)
            statuses += result.statuses
            memory.setdefault(result.process, []).append(result.memory)
            if result.failure:
                failures += 1
                again = f"--seed {result.seed} --size {args.size} --messages 1 --processes 1"
                print(f"{result.failure}\nreproduce: tools/fuzz.py {again}", flush=True)
            tick(number)
    print(summary(whole, statuses, time.monotonic() - began))
    for held in memory.values():
        if len(held) > WARM:
            print(
                f"memory of a process: {held[WARM] >> 10} MiB after {WARM + 1} campaigns, {held[-1] >> 10} at the end"
            )
    print(f"{failures} campaigns failed" if failures else "every guarantee held")
    return 1 if failures else 0


if __name__ == "__main__":
    raise SystemExit(main())
