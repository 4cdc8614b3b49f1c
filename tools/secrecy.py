"""Compare the complete streams of very many pairs of worlds that a viewer must not be able to tell apart.

    .venv/bin/python tools/secrecy.py --pairs 20000 --processes 2

tests/server/secrecy explains how.  A difference is printed with the seed of its sessions; ``--seed N --sessions 1``
reproduces it.  ``--windows`` also measures how much the closing of windows reveals, and ``--probes`` how much a
constantly writing client learns.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import count
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # the tests are not installed

from tests.server.secrecy.probing import listen, most_bits
from tests.server.secrecy.sessions import SEATINGS, look_at, session
from tests.server.secrecy.window_leaks import (
    GAMES_PER_TABLE,
    HELD_OUT,
    TUNED,
    WINDOWS_PER_GAME,
    bits,
    bits_by_stage,
    bits_of_repeats,
    windows,
)

from resuming import Sitting, pieces
from stablemates.lab.progress import progress
from stablemates.server.store import sqlite_writer
from stablemates.testing.leaks import Leak

MOMENTS = 20 * len(SEATINGS)  # compared in the sessions of one seed


@dataclass
class Look:
    """What was compared in the sessions of one seed."""

    seed: int
    pairs: int = 0
    messages: int = 0
    leak: str = ""


def look(seed: int, moments: int = MOMENTS) -> Look:
    try:
        return Look(seed, *look_at(seed, moments))
    except Leak as leak:
        return Look(seed, leak=str(leak))
    finally:
        session.cache_clear()


def looks(seeds: Iterable[int], sitting: Sitting, moments: int = MOMENTS) -> Iterator[Look]:
    """Yield what was compared, seed by seed: in earlier sittings, then now, until the caller stops."""
    done = {found["seed"]: Look(**found) for found in pieces(sitting.file)}
    yield from done.values()
    yield from sitting.run(partial(look, moments=moments), (seed for seed in seeds if seed not in done))


def measure_windows(count: int) -> None:
    """Print how much one of two players learns, for people of all habits, known to the table or new to it."""
    whole = WINDOWS_PER_GAME * GAMES_PER_TABLE
    for games in (GAMES_PER_TABLE, 1):
        for kind, habits in (("tuned", TUNED), ("held out", HELD_OUT)):
            for habit in habits:
                seen = windows(count // whole * whole, 2, habit, 1, games=games)
                leaked = f"{bits(seen):.4f} bits, stage by stage {bits_by_stage(seen):.4f}"
                leaked += f", by repeats {bits_of_repeats(seen):.4f}"
                open_for = sum(one.closed for one in seen) / len(seen) / 1000
                print(f"games per table: {games}, {kind}, {habit}: {leaked}, open for {open_for:.2f} s", flush=True)


def measure_probes(count: int) -> None:
    """Print how much a constantly writing client learns from the server's writer, and from one that does not wait."""
    print(f"probing client: {most_bits(listen(count, 1)):.4f} bits", flush=True)
    honest, sqlite_writer.next_beat = sqlite_writer.next_beat, lambda now: now
    print(f"... if the server wrote immediately: {most_bits(listen(count, 1)):.4f} bits", flush=True)
    sqlite_writer.next_beat = honest


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pairs", type=int, default=20_000)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1, help="first seed (default: 1)")
    parser.add_argument("--sessions", type=int, help="number of seeds, instead of --pairs")
    parser.add_argument("--windows", type=int, default=0, help="also measure this many reaction windows of each habit")
    parser.add_argument("--probes", type=int, default=0, help="also run this many trials of a probing client")
    parser.add_argument("--out", type=Path, help="a line of JSON for each seed; finished ones are not compared again")
    args = parser.parse_args()
    began, pairs, messages, leaks = time.monotonic(), 0, 0, 0
    seeds = count(args.seed) if args.sessions is None else range(args.seed, args.seed + args.sessions)
    total = args.pairs if args.sessions is None else None
    with progress("secrecy", total, logged=True) as tick:
        for one in looks(seeds, Sitting(args.out, processes=args.processes)):
            pairs, messages = pairs + one.pairs, messages + one.messages
            if one.leak:
                leaks += 1
                print(f"seed {one.seed}: {one.leak}", flush=True)
            tick(pairs)
            if args.sessions is None and (pairs >= args.pairs or leaks >= 10):
                break
    print(f"{pairs} pairs, {messages} messages, {pairs / (time.monotonic() - began):.0f} pairs/s, {leaks} leaks")
    if args.windows:
        measure_windows(args.windows)
    if args.probes:
        measure_probes(args.probes)
    return 1 if leaks else 0


if __name__ == "__main__":
    sys.exit(main())
