"""What a bot is, and the two that know no game."""

from __future__ import annotations

from abc import ABC, abstractmethod

from ..core.kernel import NO_CARD
from ..core.rng import FastRng, fast
from .world import World


class Bot(ABC):
    """A player that is a program.  The same seed and the same world give the same choice."""

    def __init__(self, seed: int) -> None:
        self.rng: FastRng = fast(seed)

    @abstractmethod
    def choose(self, world: World) -> int:
        """The answer to ``world.question``: an index into its options."""

    def one_of(self, options: list[int]) -> int:
        """One of them, all equally likely."""
        return options[self.rng.below(len(options))]

    def happens(self, chance: float) -> bool:
        """True as often as ``chance`` says."""
        return self.rng.below(1000) < round(1000 * chance)


class RandomBot(Bot):
    """Any option, all equally likely."""

    def choose(self, world: World) -> int:
        return self.rng.below(len(world.question.options))


class KeenBot(Bot):
    """Any option that has to do with a card, if there is one: it plays whenever it can."""

    def choose(self, world: World) -> int:
        options = world.question.options
        plays = [i for i, option in enumerate(options) if option.card != NO_CARD]
        return self.one_of(plays or list(range(len(options))))
