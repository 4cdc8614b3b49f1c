"""Play many games with the same settings, and collect statistics.

>>> experiment = Experiment("unorog", players=3, bots=["keen"], games=30, seed=7)
>>> totals = experiment.play(range(30))
>>> sum(totals["endings"]["places"].values())
30

Game number *n* of a seed depends on nothing else: neither on how many are played nor on which process plays them.  So
batches can be played anywhere, in any order, and added up.

>>> from .collectors import add
>>> add(experiment.play(range(10)), experiment.play(range(10, 30))) == totals
True
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from functools import cache
from typing import Any, NamedTuple, Protocol

import stablemates

from ..bots import BotPolicy, as_policy
from ..bots.playout import play_on
from ..bots.plugins import import_class
from ..core.errors import Refused
from ..core.game import FIRST_REVISION, Options, Value
from ..core.kernel import State
from ..core.names import unknown
from ..core.policy import Policy
from ..core.rng import Rng, fast
from ..games import registry
from .collectors import Cards, Collector, Endings, Moments, Totals
from .observed_playout import Observer, play_observed

COLLECTORS: dict[str, type[Collector]] = {"endings": Endings, "moments": Moments, "cards": Cards}
BATCHES = 200  # per run, so that many cores have work to the end ...
SMALLEST, LARGEST = 10, 250  # ... within these numbers of games per batch
SLOW = 4  # maximum number of games in a batch of bots that think for tens of milliseconds
LIMIT = 100_000  # answers after which a game is aborted
LARGEST_SEED = 1 << 62
PLAYERS_CHANCE = 1 << 95  # players' randomness is independent of the deal


class BadExperiment(Refused):
    """An experiment that cannot be carried out; the message says why."""


@dataclass(frozen=True)
class Experiment:
    """Which game, which bots, how many games, and what is counted."""

    profile: str
    players: int
    bots: list[str]  # one for each seat, or one for all
    games: int
    seed: int = 0
    options: dict[str, Value] = field(default_factory=dict)
    collectors: list[str] = field(default_factory=lambda: list(COLLECTORS))  # by name, or as ``module:Class``
    revision: int | None = None  # of the rulebook; ``None``: the latest

    def check(self) -> None:
        """Raise `Refused` for anything that would fail at the first game."""
        if type(self.seed) is not int or not 0 <= self.seed < LARGEST_SEED:
            raise BadExperiment(f"a seed for simulation is a number from 0 to 2**62 - 1, not {self.seed!r}")
        if type(self.games) is not int or not 0 < self.games < 1 << 32:
            raise BadExperiment(f"the number of games must be from 1 to 2**32 - 1, not {self.games!r}")
        if isinstance(self.bots, str):
            raise BadExperiment(f"bots must be a list: [{self.bots!r}]")
        if len(self.bots) not in (1, self.players):
            raise BadExperiment(
                f"name one bot for all seats or one for each of the {self.players}, not {len(self.bots)}"
            )
        stablemates.new(self.profile, seats=self.players, seed=0, revision=self.revision, **self.options)
        Seating(self).sit(fast(0))
        for name in self.collectors:
            check_totals(name)

    def settled(self) -> Options:
        """Return all options of the table."""
        return registry.find(self.profile)[1].settle(dict(self.options))

    def batch(self) -> int:
        """Return the size of a batch: at most a second of work, so that little is lost when a run is stopped."""
        games = min(max(SMALLEST, self.games // BATCHES), LARGEST)
        return min(SLOW, games) if Seating(self).slow else games

    def play(self, numbers: range) -> Totals:
        """Play the games with these numbers; return the totals of each collector by its name."""
        counting = [collector(name)() for name in self.collectors]
        return dict(zip(self.collectors, play(self, counting, numbers), strict=True))

    def as_json(self) -> dict[str, Any]:
        """Return everything that the games depend on.  The first revision is left out, as older versions did."""
        revision = registry.find(self.profile, self.revision)[1].revision
        plain = {name: value for name, value in asdict(self).items() if name != "revision"}
        return plain if revision == FIRST_REVISION else plain | {"revision": revision}


class Plan(Protocol):
    """What a run carries out: one experiment, or two side by side."""

    @property
    def games(self) -> int: ...

    def check(self) -> None: ...

    def batch(self) -> int: ...

    def play(self, numbers: range) -> Totals: ...

    def as_json(self) -> dict[str, Any]: ...


class Done(NamedTuple):
    """The totals of a batch, and the seconds of processor time it took."""

    totals: Totals
    seconds: float


def work(plan: Plan, numbers: range) -> Done:
    """Play one batch, in a process of the pool or on a node of a cluster."""
    begin = time.process_time()
    totals = plan.play(numbers)
    return Done(totals, time.process_time() - begin)


def play(experiment: Experiment, collectors: Sequence[Collector], numbers: range | None = None) -> list[Totals]:
    """Play games (all, or those with some numbers) with collectors; return the totals of each."""
    experiment.check()
    games = Games(experiment, collectors)
    for number in range(experiment.games) if numbers is None else numbers:
        games.play(number)
    return [one.totals() for one in collectors]


class Games:
    """Play the games of an experiment, one after another."""

    def __init__(self, experiment: Experiment, collectors: Sequence[Collector]) -> None:
        self.experiment = experiment
        self.game, self.book = registry.find(experiment.profile, experiment.revision)
        self.options = experiment.settled()
        self.seating = Seating(experiment)
        self.observers: list[Observer] = list(collectors)
        self.listeners: list[Observer] = [one for one in collectors if one.listens]

    def play(self, number: int) -> State:
        """Play one game, by number, from the deal to the end."""
        deal = self.experiment.seed << 32 | number
        state = self.game.new(self.book, self.experiment.players, deal, self.options)
        chance = fast(PLAYERS_CHANCE | deal)
        players = self.seating.sit(chance)
        for observer in self.observers:
            observer.before(state)
        if self.listeners:
            answers = play_observed(state, players, chance, self.listeners, LIMIT)
        else:
            answers = play_on(state, players, chance, LIMIT)
        outcome = state.outcome()
        for observer in self.observers:
            observer.after(state, outcome, answers)
        return state


class Seating:
    """The players of an experiment.  Plain policies play inside the core; other bots are asked one by one."""

    def __init__(self, experiment: Experiment) -> None:
        bots = experiment.bots * experiment.players if len(experiment.bots) == 1 else experiment.bots
        self.seats: list[Policy | str] = [as_policy(spec, experiment.profile) or spec for spec in bots]
        self.slow = any(isinstance(one, str) for one in self.seats)

    def sit(self, chance: Rng) -> list[Policy]:
        """Return the players of one game."""
        return [BotPolicy(one, chance.below(1 << 30)) if isinstance(one, str) else one for one in self.seats]


@cache
def collector(name: str) -> type[Collector]:
    """Return the collector of that name, or ``Class`` of ``module:Class``, also from the current folder."""
    if name in COLLECTORS:
        return COLLECTORS[name]
    if ":" not in name:
        raise BadExperiment(f"{unknown('unknown collector', name, COLLECTORS)}, or your own as module:Class")
    try:
        found: type[Collector] = import_class(name, Collector)
        return found
    except ImportError as problem:
        raise BadExperiment(f"collector {name!r}: {problem}") from None


def check_totals(name: str) -> None:
    """Raise if a collector's totals cannot be added up, before it has observed a thousand games."""
    kind = collector(name)
    if kind.totals is Collector.totals:
        raise BadExperiment(f"collector {name!r} has no totals()")
    if not addable(totals := kind().totals()):
        raise BadExperiment(f"collector {name!r}: totals are numbers in dictionaries, not {totals!r}")


def addable(totals: object) -> bool:
    """Return whether totals can be added: a dict of numbers, or of such dicts.

    >>> addable({"games": 3, "won": {"0": 1}}), addable({"games": []}), addable(3)
    (True, False, False)
    """
    return isinstance(totals, dict) and all(
        isinstance(value, int | float) or addable(value) for value in totals.values()
    )
