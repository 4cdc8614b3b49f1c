"""A client that writes at its own table all the time, and times its writes to notice those of others.

A pass by hand is written to disk, an automatic one is not.  The writer is the server's own (``sqlite_writer``),
on virtual time; the disk and the processor are simulated, with realistic jitter.
"""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections import Counter
from collections.abc import Callable
from math import exp, log2
from pathlib import Path
from typing import Any, NamedTuple

from stablemates.server.store.sqlite_writer import Batch, SqliteWriter

from ..virtual_time import VirtualLoop

EVERY = 0.012  # seconds between two commands of the client
PROBES = 5  # of them in a trial
SYNC, SYNC_SPREAD = 0.003, 0.2  # of the disk: median seconds, and the spread of the logarithm
STATEMENT = 0.00006  # seconds per additional write in a transaction
COMPUTING = 0.0012  # seconds of computing before a command is written
BINS = 8


class PaperDisk:
    """A stand-in for the writer thread: a transaction takes time, and nothing is stored."""

    def __init__(self, rng: random.Random, writer: SqliteWriter) -> None:
        self.rng = rng
        self.writer = writer

    def submit(self, work: Callable[..., None], batch: Batch, loop: asyncio.AbstractEventLoop) -> None:
        takes = SYNC * exp(self.rng.gauss(0, SYNC_SPREAD)) + STATEMENT * len(batch)
        loop.call_later(takes, self.writer.written, batch, [None] * len(batch))


class Processor:
    """Commands are computed one after the other."""

    def __init__(self) -> None:
        self.free = 0.0

    async def compute(self) -> None:
        self.free = max(self.free, asyncio.get_running_loop().time()) + COMPUTING
        await self.until_free()

    async def until_free(self) -> None:
        await asyncio.sleep(self.free - asyncio.get_running_loop().time())


class Trial(NamedTuple):
    """What the client measured in one trial."""

    by_hand: bool  # whether someone passed by hand in it
    took: list[float]  # seconds until each of their own commands was acknowledged


def listen(trials: int, seed: int) -> list[Trial]:
    """Run this many trials; in half of them someone passes by hand.

    A trial takes a twentieth of a second.  A real client does not know when to listen, and has a whole window to
    search: a trial reveals more than a window.
    """
    loop = VirtualLoop()
    try:
        return loop.run_until_complete(watch(trials, random.Random(seed)))
    finally:
        loop.close()


async def watch(trials: int, rng: random.Random) -> list[Trial]:
    writer, processor = SqliteWriter(Path("paper"), sqlite3.Connection), Processor()
    writer.thread.shutdown()
    thread: Any = PaperDisk(rng, writer)
    writer.thread = thread
    found = []
    for _ in range(trials):
        by_hand, phase = rng.random() < 0.5, rng.random() * EVERY
        passing = [say(writer, processor, rng.uniform(0, EVERY * PROBES))] if by_hand else []
        probes = [say(writer, processor, phase + n * EVERY) for n in range(PROBES)]
        took = await asyncio.gather(*probes, *passing)
        found.append(Trial(by_hand, took[:PROBES]))
        await asyncio.sleep(rng.uniform(0.05, 0.1))
    return found


async def say(writer: SqliteWriter, processor: Processor, at: float) -> float:
    """Send a command after a delay; return the time until it was acknowledged."""
    await asyncio.sleep(at)
    clock = asyncio.get_running_loop().time
    began = clock()
    await processor.compute()
    await writer.write(lambda connection: None)
    await processor.until_free()
    return clock() - began


def latest(trial: Trial) -> float:
    return max(trial.took)


def altogether(trial: Trial) -> float:
    return sum(trial.took)


def largest_rise(trial: Trial) -> float:
    """Return the largest step from a command to the next but one: both meet the beat at the same point."""
    return max(late - early for early, late in zip(trial.took, trial.took[2:]))


def bits(trials: list[Trial], feature: Callable[[Trial], float]) -> float:
    """Return the mutual information of a feature, cut at its quantiles, less what chance alone would show of it."""
    ordered = sorted(feature(one) for one in trials)
    cuts = [ordered[len(ordered) * n // BINS] for n in range(1, BINS)]
    together = Counter((one.by_hand, sum(feature(one) >= cut for cut in cuts)) for one in trials)
    total, by_hand, binned = len(trials), Counter[bool](), Counter[int]()
    for (hand, cell), n in together.items():
        by_hand[hand] += n
        binned[cell] += n
    found = sum(n / total * log2(n * total / (by_hand[a] * binned[b])) for (a, b), n in together.items())
    return found - (len(together) - len(by_hand) - len(binned) + 1) / (2 * total) * log2(exp(1))


def most_bits(trials: list[Trial]) -> float:
    """Return the information of the client's best way to listen."""
    return max(bits(trials, feature) for feature in (latest, altogether, largest_rise))
