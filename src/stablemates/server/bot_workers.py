"""Bots think in processes of their own, on an imagined game: they could not cheat if they tried, nor stop the table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import stablemates

from .. import bots
from ..games import registry


def choose(game: dict[str, Any], seat: int, level: str, seed: int) -> int:
    """What a bot answers.  ``game`` is a world that its seat imagines, not the true one."""
    state = stablemates.load(game)
    world = bots.World(state, seat)
    bot = bots.make(level, seed)
    option = bot.answer(world)
    if option and is_missable(world):
        attention = bots.entry(bots.name_of(level)).attention
        return option if bot.rng.below(100) < attention else 0
    return option


def is_missable(world: bots.World) -> bool:
    reactions = registry.game(world.view["game"]).reactions()
    return any(one.ask == world.question.ask and one.missable for one in reactions)


async def think_here(game: dict[str, Any], seat: int, level: str, seed: int) -> int:
    """Think in this process: for tests and simulations."""
    return choose(game, seat, level, seed)


class Thinkers:
    """Processes that think for bots."""

    def __init__(self, processes: int, make: Callable[[int], Executor] | None = None) -> None:
        self.processes = processes
        self.make = make or processes_apart
        self.pool = self.make(processes)

    async def think(self, game: dict[str, Any], seat: int, level: str, seed: int) -> int:
        pool = self.pool
        try:
            return await self.think_in(pool, game, seat, level, seed)
        except BrokenExecutor:  # a process was ended from outside, and a pool that has lost one is of no more use
            if self.pool is pool:
                self.pool = self.make(self.processes)
            return await self.think_in(self.pool, game, seat, level, seed)

    async def think_in(self, pool: Executor, game: dict[str, Any], seat: int, level: str, seed: int) -> int:
        return await asyncio.get_running_loop().run_in_executor(pool, choose, game, seat, level, seed)

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)


def processes_apart(count: int) -> Executor:
    """Started afresh, so that they hold nothing of the server's: no socket, no file, no secret."""
    return ProcessPoolExecutor(count, mp_context=get_context("spawn"))
