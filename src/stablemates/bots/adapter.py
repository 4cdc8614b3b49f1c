"""A bot as a policy."""

from __future__ import annotations

from ..core.kernel import Seat, State
from ..core.policy import Policy
from ..core.rng import Rng
from .factory import make
from .world import World


class BotPolicy(Policy):
    """Ask a bot as a table would: it sees its world, and chooses an option if there is more than one."""

    def __init__(self, spec: str, seed: int) -> None:
        self.bot = make(spec, seed)

    def choose(self, state: State, seat: Seat, rng: Rng) -> int:
        chosen = self.bot.answer(World(state, seat)) if state.width(seat) > 1 else 0
        return int(state.nth(seat, chosen))
