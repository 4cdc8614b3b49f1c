"""The policies behind the bots: those of a game, those that know no game, and the trained ones."""

from __future__ import annotations

from functools import cache

from ..core.errors import Refused
from ..core.game import Game
from ..core.names import unknown
from ..core.policy import Policy, RandomPolicy
from ..games import registry
from .keen import Keen
from .roster import TRAINED, names, net_of
from .weights import trained_policy

NO_GAME_NEEDED: dict[str, Policy] = {"random": RandomPolicy(), "keen": Keen()}
RUNGS = ("novice", "sensible")  # played keenly in a game that brings no such policy


class UnknownBot(Refused):
    """There is no bot of that name, or not for that game."""


@cache
def policy(name: str, game: str) -> Policy:
    """The policy of that name for a game.

    >>> policy("tiers", "unorog")
    Traceback (most recent call last):
    ...
    stablemates.bots.ladder.UnknownBot: unorog has no bot 'tiers'; it has: random, keen, novice, sensible, ...
    """
    brought = registry.game(game).policies()
    if name in brought:
        return brought[name]
    if name in NO_GAME_NEEDED:
        return NO_GAME_NEEDED[name]
    if name in RUNGS:
        return NO_GAME_NEEDED["keen"]
    if name == TRAINED and net_of(game).exists():
        return trained(registry.game(game))
    raise UnknownBot(unknown(f"{game} has no bot", name, names(game), "it has"))


def trained(game: Game) -> Policy:
    """The policy that was trained for a game, as the game guards it."""
    profile = game.profiles[0]
    tensor = game.tensor(profile, profile.settle({}))
    assert tensor is not None, f"{game.id} has no tensor encoding"
    return game.guard(trained_policy(net_of(game.id), tensor))
