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
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
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

from stablemates.lab.progress import progress
from stablemates.server.store import sqlite_writer
from stablemates.testing.leaks import Leak

MOMENTS = 20 * len(SEATINGS)  # compared in the sessions of one seed


def look(seed: int) -> tuple[int, int, int, str]:
    """Return the seed, the number of pairs and messages compared, and the difference, if any."""
    try:
        pairs, messages = look_at(seed, MOMENTS)
    except Leak as leak:
        return seed, 0, 0, str(leak)
    finally:
        session.cache_clear()
    return seed, pairs, messages, ""


def results(first: int, sessions: int | None, processes: int) -> Iterator[tuple[int, int, int, str]]:
    """Yield results, seed by seed, until the caller stops."""
    last = sys.maxsize if sessions is None else first + sessions
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        seed = first
        running: set[Future[tuple[int, int, int, str]]] = set()
        try:
            while running or seed < last:
                while seed < last and len(running) < processes:
                    running.add(pool.submit(look, seed))
                    seed += 1
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for one in done:
                    yield one.result()
        finally:
            for one in running:
                one.cancel()


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
    args = parser.parse_args()
    began, pairs, messages, leaks = time.monotonic(), 0, 0, 0
    total = args.pairs if args.sessions is None else None
    with progress("secrecy", total, logged=True) as tick:
        for seed, more, sent, leak in results(args.seed, args.sessions, args.processes):
            pairs, messages = pairs + more, messages + sent
            if leak:
                leaks += 1
                print(f"seed {seed}: {leak}", flush=True)
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
