"""The interface of a bot, and a bot that plays by a policy."""

from __future__ import annotations

from abc import ABC, abstractmethod
from operator import index
from typing import SupportsIndex

from ..core.errors import IllegalAnswer
from ..core.kernel import NO_NUMBER, Option, number_of
from ..core.rng import FastRng, fast
from .ladder import policy
from .world import World


class Bot(ABC):
    """A player that is a program.  The same seed and the same world give the same choice."""

    def __init__(self, seed: int) -> None:
        self.rng: FastRng = fast(index(seed))

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"

    @abstractmethod
    def choose(self, world: World) -> SupportsIndex | Option:
        """Return the answer to ``world.question``: one of its options, or its index."""

    def answer(self, world: World) -> int:
        """Return the index of the option that the bot chooses.  Raise ``IllegalAnswer`` if it is not an option."""
        chosen, options = self.choose(world), world.question.options
        if isinstance(chosen, Option):
            number = options.index(chosen) if chosen in options else NO_NUMBER
        else:
            number = number_of(chosen)
        if not 0 <= number < len(options):
            raise IllegalAnswer(f"bot {self!r} answered {chosen!r}, which is not an option; {world.question}")
        return number


class PolicyBot(Bot):
    """Play by the policy of a given name, as the current game defines it.

    The policy sees an imagined world and never the true one: it could not cheat if it tried.
    """

    def __init__(self, name: str, seed: int) -> None:
        super().__init__(seed)
        self.name = name

    def __repr__(self) -> str:
        return f"<{self.name}>"

    def choose(self, world: World) -> int:
        if len(world.question.options) == 1:
            return 0
        state = world.imagine(self.rng.next32())
        move = policy(self.name, world.view["game"]).choose(state, world.seat, self.rng)
        return state.moves(world.seat).index(move)
