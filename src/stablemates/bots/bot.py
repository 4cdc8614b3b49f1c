"""What a bot is, and the kind that plays by a policy."""

from __future__ import annotations

from abc import ABC, abstractmethod
from operator import index

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
    def choose(self, world: World) -> int:
        """The answer to ``world.question``: an index into its options."""


class PolicyBot(Bot):
    """Plays by the policy of a name, as the game in hand brings it.

    The policy is shown an imagined world and never the true one: it could not cheat if it tried.
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
