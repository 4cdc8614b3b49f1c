"""A bot that plays each game by the plain sense of it, and keenly where nobody has told it the sense yet."""

from __future__ import annotations

from collections.abc import Callable

from . import stable_sensible, unorog_sensible
from .bot import Bot, KeenBot
from .level import LEVELS, Level
from .world import World

PLAIN_SENSE: dict[str, Callable[[Bot, World, Level], int]] = {
    "unorog": unorog_sensible.choose,
    "stable": stable_sensible.choose,
}


class SensibleBot(KeenBot):
    def __init__(self, seed: int, level: str = "normal") -> None:
        super().__init__(seed)
        self.level = LEVELS[level]

    def choose(self, world: World) -> int:
        sense = PLAIN_SENSE.get(world.view["game"])
        return sense(self, world, self.level) if sense else super().choose(world)
