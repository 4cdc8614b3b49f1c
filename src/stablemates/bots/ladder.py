"""Which bots there are for which game.

Every game has ``random`` and ``keen``, which know no game; the rungs above them are ways to play that the game itself
brings (``Game.policies``), and the search built on them.  What else a game brings are baselines.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from ..core.errors import Refused
from ..core.game import Game
from ..core.names import unknown
from ..core.policy import Policy, RandomPolicy
from ..games import registry
from .keen import Keen
from .perceptron import Trained
from .weights import perceptron

NO_GAME_NEEDED: dict[str, Policy] = {"random": RandomPolicy(), "keen": Keen()}
RUNGS = ("novice", "sensible")  # played keenly in a game that brings no way to play
SEARCHER = "searcher"
TRAINED = "trained"
NETS = Path(__file__).with_name("nets")  # the players that were trained, a file a game


class UnknownBot(Refused):
    """There is no bot of that name, or not for that game."""


def names(game: str) -> list[str]:
    """The bots for a game, the ladder first, then the baselines.

    >>> names("unorog")
    ['random', 'keen', 'novice', 'sensible', 'trained', 'searcher', 'greedy']
    """
    trained = [TRAINED] if net_of(game).exists() else []
    ladder = [*NO_GAME_NEEDED, *RUNGS, *trained, SEARCHER]
    return [*ladder, *(name for name in registry.game(game).policies() if name not in ladder)]


def net_of(game: str) -> Path:
    return NETS / f"{game}.npz"


def every_name() -> list[str]:
    """The bots for any game."""
    return list(dict.fromkeys(name for game in registry.games() for name in names(game.id)))


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
    return game.guard(Trained(tensor, perceptron(net_of(game.id))))
