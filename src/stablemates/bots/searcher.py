"""The searcher: a bot that looks ahead in imagined worlds before it answers."""

from __future__ import annotations

import time
from functools import cache
from typing import NamedTuple

from ..games import registry
from .bot import Bot
from .ladder import UnknownBot, policy
from .roster import SEARCHER, SEARCHER_1, TRAINED, names
from .search import Plan, search
from .world import World


class Settings(NamedTuple):
    """Search settings for a game; ``docs/bots.md`` explains how they were found."""

    worlds: int  # for each option, at most
    depth: int  # answers played before the position is evaluated
    gate: float  # standard errors by which an option must beat the first thought
    crowd: float  # ... with more than two players, where one answer decides less and chance more
    drop: float  # standard errors by which an option is worse when it is dropped
    first: str  # the first thought: the trained player's choice, or its own policy's
    own: str  # the policy it plays on with and evaluates by
    others: tuple[str, ...]  # the mixture of opponents; one listed twice is met twice as often


MANY = 1_000_000  # worlds: more than time allows
SETTINGS = {
    (SEARCHER, "stable"): Settings(
        64, 20, 1.0, 2.0, 1.5, "sensible", "sensible", ("sensible",) * 4 + ("tiers", "keen")
    ),
    (SEARCHER_1, "stable"): Settings(
        64, 20, 1.0, 1.0, 1.5, "sensible-1", "sensible-1", ("sensible-1",) * 4 + ("tiers", "keen")
    ),
    (SEARCHER, "unorog"): Settings(400, 12, 1.5, 3.0, 1.5, TRAINED, "sensible", ("sensible",) * 3 + ("novice", "keen")),
}
# Without a reliable estimate, play to the end.
ANY_GAME = Settings(64, 100_000, 1.5, 2.0, 2.0, TRAINED, "sensible", ("sensible", "keen"))


@cache
def plan_for(game: str, worlds: int, crowd: bool, name: str = SEARCHER) -> Plan:
    settings = SETTINGS.get((name, game), ANY_GAME)
    policies = registry.game(game).policies()
    others = [policy(name, game) for name in settings.others if name in policies or name in ANY_GAME.others]
    own = policy(settings.own, game)
    first = policy(TRAINED, game) if settings.first == TRAINED and TRAINED in names(game) else own
    gate = settings.crowd if crowd else settings.gate
    return Plan(first, own, others, worlds or settings.worlds, settings.depth, gate, settings.drop)


class SearchBot(Bot):
    """Try every option in ``worlds`` imagined worlds, or in as many as ``milliseconds`` allow.

    With a number of worlds, the same seed gives the same choice; with a time, that depends on the machine.
    """

    def __init__(self, seed: int, worlds: int = 0, milliseconds: int = 0, name: str = SEARCHER) -> None:
        super().__init__(seed)
        self.name = name
        if worlds < 0 or milliseconds < 0:
            raise UnknownBot(f"invalid search budget: {worlds} worlds, {milliseconds} ms (0: default)")
        self.worlds = worlds
        self.milliseconds = milliseconds

    def choose(self, world: World) -> int:
        if len(world.question.options) == 1:
            return 0
        limit = time.perf_counter() + self.milliseconds / 1000

        def has_time() -> bool:
            return not self.milliseconds or time.perf_counter() < limit

        worlds = MANY if self.milliseconds else self.worlds
        plan = plan_for(world.view["game"], worlds, crowd=world.view["seats"] > 2, name=self.name)
        return search(world.imagine, world.seat, plan, self.rng, has_time)
