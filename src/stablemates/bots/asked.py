"""A bot at a table of judgements."""

from __future__ import annotations

from ..core.judgement import Judgement
from ..core.kernel import Seat, State
from ..core.rng import Rng
from .make import make
from .world import World


class AskedBot(Judgement):
    """A bot that is asked as at a table: it is shown its world and names an option, where there is more than one."""

    def __init__(self, spec: str, seed: int) -> None:
        self.bot = make(spec, seed)

    def choose(self, state: State, seat: Seat, rng: Rng) -> int:
        chosen = self.bot.choose(World(state, seat)) if state.width(seat) > 1 else 0
        return int(state.nth(seat, chosen))
