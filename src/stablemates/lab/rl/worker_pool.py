"""Batches in several processes, with their arrays in shared memory: to feed a learner on many cores."""

from __future__ import annotations

import gc
import multiprocessing
import signal
from collections.abc import Mapping, Sequence
from ctypes import c_int8, c_int16, c_uint8
from random import Random
from typing import Any, NamedTuple

import numpy

from ...core.game import Value
from .batch import LIMIT, NONE, Array, Batch, Shown
from .tensors import table_of

NEWS = (
    "seats",  # who is asked
    "roles",  # whether that is a learner (0) or a guest (1)
    "over",  # whether the last step finished (1) or cut off (2) a game
    "winner",  # ... its winner
    "won",  # ... whether that was a learner, 1 or 0
    "company",  # ... and who else played
)


class Part(NamedTuple):
    """A batch that every process has."""

    profile: str
    sizes: list[int]
    n: int
    rivals: Sequence[str] | Mapping[str, int] = ()
    shares: Mapping[str, int] | None = None
    learners: int = 1
    limit: int = LIMIT
    sees_all: bool = False  # whether its truths are written, for a critic
    guarded: str = NONE  # who is kept from moves that look silly
    varied: bool = False  # whether each process plays it with its own table options and packs


class Group:
    """Batches that are stepped together, and their arrays: those of all processes, one after another."""

    def __init__(self, context: Any, parts: list[Part], workers: int) -> None:
        game, book, options, tensor = table_of(parts[0].profile, {})
        truth = game.truth(book, options) if parts[0].sees_all else None
        self.parts = parts
        self.each = sum(part.n for part in parts)
        self.n = self.each * workers
        self.rows = self.shared(context, c_uint8, tensor.width)
        self.masks = self.shared(context, c_uint8, tensor.actions)
        self.hidden = truth.width if truth else 0  # how many numbers are hidden from the seat that is asked
        self.truths = self.shared(context, c_uint8, self.hidden) if self.hidden else None  # in all parts, or in none
        self.news = self.shared(context, c_int8, len(NEWS))  # of every table, together: one copy is enough
        self.seats, self.roles, self.over, self.winner, self.won, self.company = self.news.T
        self.sizes = self.shared(context, c_uint8)  # number of players
        self.actions = self.shared(context, c_int16)  # what the learner answers
        self.advice = self.shared(context, c_int16)  # what the adviser would do, if asked
        self.ready = context.Semaphore(0)

    def shown(self, where: slice) -> Shown:
        """Return where some of the tables show their questions."""
        rows, masks = self.rows[where], self.masks[where]
        return Shown(rows, masks, rows[:, :0] if self.truths is None else self.truths[where])

    def shared(self, context: Any, of: Any, width: int = 0) -> Array:
        shape = (self.n, width) if width else (self.n,)
        return numpy.frombuffer(context.RawArray(of, self.n * (width or 1)), of).reshape(shape)


class WorkerPool:
    """``workers`` processes, each with a batch for every part of every group.

    ``wait(g)`` for the questions of a group, write ``actions``, then ``go(g)``.  While the learner works on one group,
    the processes play on in another.  Start it before anything that forks badly, such as a GPU library.
    """

    def __init__(self, groups: list[list[Part]], workers: int, seed: int) -> None:
        context: Any = multiprocessing.get_context("fork")
        self.groups = [Group(context, parts, workers) for parts in groups]
        self.workers = workers
        self.pipes = []
        self.processes = []
        for worker in range(workers):
            mine, theirs = context.Pipe()
            process = context.Process(target=serve, args=(theirs, self.groups, worker, seed), daemon=True)
            process.start()
            self.pipes.append(mine)
            self.processes.append(process)

    def wait(self, group: int) -> Group:
        """Return the group as soon as every process has written its questions."""
        found = self.groups[group]
        for _ in range(self.workers):
            while not found.ready.acquire(timeout=5):
                if not all(process.is_alive() for process in self.processes):
                    raise RuntimeError("a worker process died")
        return found

    def go(self, group: int, adviser: str = "") -> None:
        """Carry out the actions of a group; an adviser adds what it would do at the next questions."""
        for pipe in self.pipes:
            pipe.send((group, -1, adviser))

    def deal(self, group: int, seed: int) -> None:
        """Deal all tables of a group again."""
        for pipe in self.pipes:
            pipe.send((group, seed, ""))

    def close(self) -> None:
        """End the processes."""
        for pipe in self.pipes:
            pipe.send(None)
        for process in self.processes:
            process.join(timeout=5)


def serve(pipe: Any, groups: list[Group], worker: int, seed: int) -> None:
    """Run a worker process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the learner decides when to stop
    batches: list[list[tuple[Batch, slice]]] = []
    for group in groups:
        at = worker * group.each
        batches.append([])
        for part in group.parts:
            seed += 1
            batch = batch_of(part, far_apart(seed, worker), group.shown(slice(at, at + part.n)))
            batches[-1].append((batch, slice(at, at + part.n)))
            group.sizes[at : at + part.n] = batch.sizes_now()
            at += part.n
        for batch, where in batches[-1]:
            write(group, batch, where)
        group.ready.release()
    gc.freeze()  # thousands of tables stay; scanning them for garbage over and over takes a tenth of the time
    gc.set_threshold(100_000)
    while (order := pipe.recv()) is not None:
        number, deal, adviser = order
        group = groups[number]
        for batch, where in batches[number]:
            if deal < 0:
                batch.step(group.actions[where].tolist())
            else:
                batch.reset(far_apart(deal, worker))
            write(group, batch, where)
            if adviser:
                group.advice[where] = batch.advice(adviser)
        group.ready.release()


def batch_of(part: Part, seed: int, shown: Shown | None = None) -> Batch:
    """Deal the tables of a part."""
    return Batch(
        part.profile,
        part.sizes,
        part.n,
        seed,
        rivals=part.rivals,
        shares=part.shares,
        learners=part.learners,
        limit=part.limit,
        sees_all=part.sees_all,
        guarded=part.guarded,
        shown=shown,
        **(drawn_options(part.profile, seed) if part.varied else {}),
    )


def drawn_options(profile: str, seed: int) -> dict[str, Value]:
    """Draw table options, including packs; about half of them are defaults.

    >>> drawn_options("unorog", 3) == drawn_options("unorog", 3)
    True
    """
    chance = Random(seed)
    known = [option for option in table_of(profile, {})[1].options if option.values and option.name != "first"]
    return {option.name: chance.choice([option.default, *option.values]) for option in known}


def far_apart(seed: int, worker: int) -> int:
    """Return a seed for a process, far from those of the others: each game takes the next seed."""
    return (seed * 4096 + worker) << 40


def write(group: Group, batch: Batch, where: slice) -> None:
    """Write whom a batch asks, and which of its games are over; it shows its questions there itself."""
    group.seats[where] = batch.tables.seat
    group.roles[where] = batch.roles()
    group.over[where] = 0
    for ended in reversed(batch.ended):  # if two have ended at a table, the first is the one that was played
        table = where.start + ended.table
        group.over[table] = 2 if ended.cut else 1
        group.winner[table] = ended.winner
        group.won[table] = ended.winner in batch.learners_of(ended)
        group.company[table] = ended.company
