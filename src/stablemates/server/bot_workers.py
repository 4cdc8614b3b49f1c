"""Worker processes for bots, which think about an imagined game: they cannot cheat, and cannot block the table."""

from __future__ import annotations

from multiprocessing.connection import Connection
from typing import Any

import stablemates

from .. import bots
from ..games import registry
from .workers import Workers, serve

THOUGHT = 2.0  # seconds a bot may think


def choose(game: dict[str, Any], seat: int, level: str, seed: int) -> int:
    """Return a bot's answer.  ``game`` is an imagined world, never the real game."""
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


class BotWorkers(Workers):
    """Worker processes for bots."""

    def __init__(self, processes: int, seconds: float = THOUGHT) -> None:
        super().__init__(work, processes, seconds)

    async def think(self, game: dict[str, Any], seat: int, level: str, seed: int) -> int:
        """Return a bot's answer.  A worker does not know the operator's bots by name, so it gets their class."""
        option: int = await self.do(game, seat, bots.spec_of(level), seed)
        return option


def work(pipe: Connection) -> None:
    serve(pipe, choose)
