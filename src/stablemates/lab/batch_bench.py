"""Benchmark the batch: many tables in one call against one table at a time.

Both look at every question as a learner does, a row and a mask as arrays, and choose at random what the mask allows.
"""

from __future__ import annotations

import random
import time
from typing import Any

import numpy

from .rl.batch import Batch
from .rl.tensors import table_of
from .runners import Count, Runner


def in_a_batch(profile: str, seats: int, tables: int = 2000) -> Runner:
    """Play all tables in one call; a step is a decision."""
    batch = Batch(profile, seats, tables, seed=1)
    chance = numpy.random.default_rng(1)
    drawn = numpy.empty(batch.masks.shape, numpy.float32)  # one for all steps: new memory costs time

    def run(seconds: float) -> Count:
        steps = games = 0
        begin = now = time.process_time()
        while now - begin < seconds:
            chance.random(dtype=numpy.float32, out=drawn)
            numpy.multiply(drawn, batch.masks, out=drawn)
            batch.step(drawn.argmax(axis=1))
            steps += tables
            games += len(batch.ended)
            now = time.process_time()
        return steps, games, now - begin

    return run


def stepping(profile: str, seats: int, tables: int = 2000) -> Runner:
    """Time only the steps of the tables: drawing actions from the lists of allowed ones is not timed."""
    batch = Batch(profile, seats, tables, seed=1)
    chance = random.Random(1).random

    def run(seconds: float) -> Count:
        steps = games = 0
        used = 0.0
        while used < seconds:
            lists = [batch.tables.actions_of(table) for table in range(tables)]
            chosen = [allowed[int(chance() * len(allowed))] for allowed in lists]
            begin = time.process_time()
            batch.tables.step(chosen)
            used += time.process_time() - begin
            steps += tables
            games += len(batch.ended)
        return steps, games, used

    return run


def decisions_in(seconds: float) -> float:
    """Return the decisions per second of wall time of one process among several."""
    run = stepping("second-ru", 4, 500)
    steps, begin = 0, time.perf_counter()
    while time.perf_counter() - begin < seconds:
        steps += run(0.05)[0]
    return steps / (time.perf_counter() - begin)


def one_by_one(profile: str, seats: int) -> Runner:
    """Loop over the API in Python, as you would without the batch; a step is a decision."""
    game, book, options, tensor = table_of(profile, {})
    chance = numpy.random.default_rng(1)
    seeds = iter(range(1 << 60))
    state: Any = None

    def run(seconds: float) -> Count:
        nonlocal state
        steps = games = 0
        begin = now = time.process_time()
        while now - begin < seconds:
            questions = state.pending() if state is not None else []
            if not questions:
                games += state is not None
                state = game.new(book, seats, next(seeds), options)
            elif len(questions[0].options) == 1:
                state.answer(questions[0].seat, 0)
            else:
                seat = questions[0].seat
                row = numpy.frombuffer(tensor.look(state, seat), numpy.uint8)
                mask = numpy.frombuffer(tensor.mask(state, seat), numpy.uint8)
                assert len(row) == tensor.width
                action = int((mask * chance.random(len(mask), numpy.float32)).argmax())
                state.answer(seat, state.moves(seat).index(tensor.move(state, seat, action)))
                steps += 1
            now = time.process_time()
        return steps, games, now - begin

    return run


def agent_by_agent(profile: str, seats: int) -> Runner:
    """Loop over PettingZoo's environment, as in its manual; a step is a decision."""
    from .rl.aec import aec_env

    env = aec_env(profile, seats=seats)
    chance = numpy.random.default_rng(1)
    seeds = iter(range(1 << 60))

    def run(seconds: float) -> Count:
        steps = games = 0
        begin = now = time.process_time()
        while now - begin < seconds:
            env.reset(seed=next(seeds))
            for _ in env.agent_iter():
                seen, _, over, cut, _ = env.last()
                if over or cut:
                    env.step(None)
                    continue
                mask = seen["action_mask"]
                env.step(int((mask * chance.random(len(mask), numpy.float32)).argmax()))
                steps += 1
                now = time.process_time()
                if now - begin >= seconds:
                    break
            else:
                games += 1
        return steps, games, now - begin

    return run
