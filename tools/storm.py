"""Simulate very many small worlds in which everything goes wrong: nodes die, disks fail, connections break.

    .venv/bin/python tools/storm.py --seeds 100000 --first 1

A world depends only on its number.  A world that breaks a guarantee is printed with the command that reproduces it,
step by step.  With ``--out`` the same command resumes where an earlier one stopped.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # the worlds are part of the tests

from tests.server.simulation.world import simulate

from resuming import Sitting, counted, pieces
from stablemates.lab.progress import progress

BATCH = 50  # worlds per task


@dataclass
class Tally:
    """The results of some worlds."""

    worlds: int = 0
    commands: int = 0
    entries: int = 0
    virtual: float = 0.0
    markers: Counter[str] = field(default_factory=Counter)
    failures: dict[int, str] = field(default_factory=dict)
    first: int = 0  # the number of the first world

    def add(self, other: Tally) -> None:
        self.worlds += other.worlds
        self.commands += other.commands
        self.entries += other.entries
        self.virtual += other.virtual
        self.markers += other.markers
        self.failures |= other.failures


def live_through(seeds: range) -> Tally:
    """Simulate several worlds, one after the other."""
    tally = Tally(first=seeds.start)
    for seed in seeds:
        tally.worlds += 1
        try:
            report = simulate(seed)
        except Exception as error:
            tally.failures[seed] = f"{type(error).__name__}: {error}"
            continue
        tally.commands += report.commands
        tally.entries += report.entries
        tally.virtual += report.virtual
        tally.markers += report.markers
    return tally


def shares(first: int, count: int) -> Iterator[range]:
    for begin in range(first, first + count, BATCH):
        yield range(begin, min(begin + BATCH, first + count))


def tally_of(found: dict[str, Any]) -> Tally:
    """Return results that an earlier sitting stored."""
    failures = {int(seed): why for seed, why in found["failures"].items()}
    return Tally(**counted(found, "markers") | {"failures": failures})


def storm(first: int, count: int, sitting: Sitting) -> Tally:
    """Simulate all worlds that no earlier sitting simulated, show the progress, and return the sum of all."""
    tally = Tally()
    left = {seeds.start: seeds for seeds in shares(first, count)}
    for one in map(tally_of, pieces(sitting.file)):
        if one.first in left and one.worlds == len(left[one.first]):
            del left[one.first]
            tally.add(one)
    with progress("storm", count, logged=True) as tick:
        for done in sitting.run(live_through, left.values()):
            tally.add(done)
            tick(tally.worlds)
    return tally


def again(seed: int) -> str:
    return f"tools/storm.py --seed {seed} -v"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seeds", type=int, default=2000, help="number of worlds")
    parser.add_argument("--first", type=int, default=1, help="number of the first world")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, help="a line of JSON for every 50 worlds; finished ones are not run again")
    parser.add_argument("--seed", type=int, help="simulate only this world")
    parser.add_argument("-v", "--verbose", action="store_true", help="print every step of one world")
    args = parser.parse_args()
    if args.seed is not None:
        report = simulate(args.seed, args.verbose)
        print(f"world {args.seed}: {report.commands} commands, {report.entries} entries, {report.virtual:.0f} s")
        return 0
    began = time.monotonic()
    tally = storm(args.first, args.seeds, Sitting(args.out, processes=args.processes))
    print(
        f"{tally.worlds} worlds in {time.monotonic() - began:.0f} s: {tally.commands} commands, "
        f"{tally.entries} entries, {tally.virtual / 3600:.1f} hours of play"
    )
    for marker, count in tally.markers.most_common():
        print(f"{count:9} {marker}")
    for seed in sorted(tally.failures)[:10]:
        print(f"world {seed} failed: {tally.failures[seed]}\n reproduce: {again(seed)}", file=sys.stderr)
    if tally.failures:
        print(f"{len(tally.failures)} of {tally.worlds} worlds failed", file=sys.stderr)
    return 1 if tally.failures else 0


if __name__ == "__main__":
    sys.exit(main())
