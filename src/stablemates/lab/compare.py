"""Two experiments side by side on the same deals.

Both play game number *n* with the same cards, so that the luck of the deal cancels out of the difference.

>>> from .simulate import Experiment
>>> plain = Experiment("unorog", players=2, bots=["keen"], games=40, seed=3)
>>> skips = Experiment("unorog", players=2, bots=["keen"], games=40, seed=3, options={"stone_skips": True})
>>> totals = Comparison(plain, skips).play(range(40))
>>> difference = Difference.of(totals["pairs"], "turns")
>>> difference.n, round(difference.mean_b - difference.mean_a, 6) == round(difference.mean, 6)
(40, True)
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from ..core.game import Value
from ..core.kernel import Outcome, State
from ..games import registry
from .collectors import Moments, Totals, count, first_seat
from .simulate import BadExperiment, Experiment, Games, collector
from .statistics import Z95, standard_error


@dataclass(frozen=True)
class Comparison:
    """A plan: ``a`` and ``b``, the same games of each."""

    a: Experiment
    b: Experiment

    @property
    def games(self) -> int:
        return self.a.games

    def check(self) -> None:
        self.a.check()
        self.b.check()
        game, other = (registry.game(side.profile).id for side in (self.a, self.b))
        if game != other:
            raise BadExperiment(f"{self.a.profile} and {self.b.profile} are rulebooks of different games")
        if self.a.profile == self.b.profile and self.a.settled() == self.b.settled():
            raise BadExperiment("the two sides are the same: nothing to compare")

    def batch(self) -> int:
        return min(self.a.batch(), self.b.batch())

    def play(self, numbers: range) -> Totals:
        sides = [Side(self.a), Side(self.b)]
        pairs: dict[str, dict[str, int]] = {}
        for number in numbers:
            a, b = (side.play(number) for side in sides)
            for name in a.keys() | b.keys():
                pair(pairs.setdefault(name, {}), a.get(name, 0), b.get(name, 0))
        measured = {name: dict(sorted(sums.items())) for name, sums in sorted(pairs.items())}
        return {
            "a": sides[0].totals(),
            "b": sides[1].totals(),
            "pairs": {"games": len(numbers), "measures": measured},
        }

    def as_json(self) -> dict[str, Any]:
        return {"a": self.a.as_json(), "b": self.b.as_json()}


def against(a: Experiment, profile: str | None, options: dict[str, Value]) -> Comparison:
    """Return an experiment compared with another rulebook, other table options, or both."""
    return Comparison(a, replace(a, profile=profile or a.profile, options={**a.options, **options}))


def pair(sums: dict[str, int], a: int, b: int) -> None:
    for name, value in (("a", a), ("b", b), ("aa", a * a), ("bb", b * b), ("ab", a * b)):
        count(sums, name, value)


class Side:
    """One side of a comparison: its games, its collectors, and the measures of the last game."""

    def __init__(self, experiment: Experiment) -> None:
        self.names = experiment.collectors
        self.collectors = [collector(name)() for name in self.names]
        self.measures = Measures() if any(one.listens for one in self.collectors) else QuietMeasures()
        self.games = Games(experiment, [*self.collectors, self.measures])

    def play(self, number: int) -> dict[str, int]:
        self.games.play(number)
        return self.measures.now

    def totals(self) -> Totals:
        return {name: one.totals() for name, one in zip(self.names, self.collectors, strict=True)}


class Measures(Moments):
    """The measures of a game: its length, counts of events, how it ended (as a 1), and whether the first player won."""

    def before(self, state: State) -> None:
        super().before(state)
        self.first = first_seat(state)

    def after(self, state: State, outcome: Outcome | None, answers: int) -> None:
        super().after(state, outcome, answers)
        self.now["answers"] = answers
        if outcome is not None:
            self.now[f"end {outcome.why}"] = 1
            self.now["first wins"] = int(outcome.winner == self.first)


class QuietMeasures(Measures):
    """The same for games without listeners."""

    listens = False

    def after(self, state: State, outcome: Outcome | None, answers: int) -> None:
        super().after(state, outcome, answers)
        del self.now["turns"]


class Difference(NamedTuple):
    """By how much ``b`` exceeds ``a`` in one measure per game, on the same deals."""

    n: int
    mean_a: float
    mean_b: float
    error: float  # of the mean difference

    @classmethod
    def of(cls, pairs: Totals, name: str) -> Difference:
        n, sums = pairs["games"], pairs["measures"][name]
        squares = sums["aa"] + sums["bb"] - 2 * sums["ab"]
        return cls(n, sums["a"] / n, sums["b"] / n, standard_error(n, sums["b"] - sums["a"], squares))

    @property
    def mean(self) -> float:
        return self.mean_b - self.mean_a

    @property
    def weight(self) -> float:
        """Return the difference in standard errors."""
        return abs(self.mean) / self.error if self.error else math.inf if self.mean else 0.0

    @property
    def half(self) -> float:
        """Return half the width of the 95% interval."""
        return Z95 * self.error
