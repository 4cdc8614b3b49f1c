"""The policies behind the bots: those of a game, generic ones, and trained ones."""

from __future__ import annotations

from functools import cache

from ..core.errors import Refused
from ..core.game import Game
from ..core.kernel import Seat, State
from ..core.names import unknown
from ..core.policy import Guarded, Policy, RandomPolicy
from ..core.rng import Rng
from ..games import registry
from .keen import Keen
from .roster import TRAINED, names, nets_of
from .weights import trained_policy

NO_GAME_NEEDED: dict[str, Policy] = {"random": RandomPolicy(), "keen": Keen()}
RUNGS = ("novice", "sensible")  # a game without such a policy uses ``keen`` instead


class UnknownBot(Refused):
    """There is no bot of that name, or none for that game."""


@cache
def policy(name: str, game: str) -> Policy:
    """Return the policy of that name for a game.

    >>> policy("tiers", "unorog")
    Traceback (most recent call last):
    ...
    stablemates.bots.ladder.UnknownBot: unorog has no bot 'tiers'; it has: random, keen, novice, sensible, ...
    """
    policies = registry.game(game).policies()
    if name in policies:
        return policies[name]
    if name in NO_GAME_NEEDED:
        return NO_GAME_NEEDED[name]
    if name in RUNGS:
        return NO_GAME_NEEDED["keen"]
    if name == TRAINED and nets_of(game):
        return trained(registry.game(game))
    raise UnknownBot(unknown(f"{game} has no bot", name, names(game), "it has"))


class Families(Policy):
    """One player per rulebook, with another policy as fallback."""

    def __init__(self, players: dict[str, Policy], fallback: Policy) -> None:
        self.players = players
        self.fallback = fallback

    def choose(self, state: State, seat: Seat, rng: Rng) -> int:
        return int(self.players.get(state.profile, self.fallback).choose(state, seat, rng))

    def evaluate(self, state: State, seat: Seat) -> float:
        return float(self.players.get(state.profile, self.fallback).evaluate(state, seat))


def trained(game: Game) -> Policy:
    """Return the trained players for the rulebooks of a game, guarded from moves that look silly."""
    players: dict[str, Policy] = {}
    for book in game.profiles:
        file = nets_of(game.id).get(book.id)
        if file is not None:
            tensor = game.tensor(book, book.settle({}))
            assert tensor is not None, f"{game.id} has no tensor encoding"
            players[book.id] = Guarded(trained_policy(file, tensor), game.guard())
    if len(players) == len(game.profiles) == 1:
        return next(iter(players.values()))  # no need to check the rulebook
    return Families(players, policy("sensible", game.id))
