"""The figures of a report, computed from the totals of a run: rates and means, each with its 95% interval."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from ..collectors import Totals
from ..simulate import COLLECTORS, Experiment
from ..statistics import Z95, quantile, standard_error, wilson


class Rate(NamedTuple):
    """A count out of a total."""

    hits: int
    n: int

    @property
    def value(self) -> float:
        return self.hits / self.n if self.n else 0.0

    @property
    def low(self) -> float:
        return wilson(self.value, self.n).low

    @property
    def high(self) -> float:
        return wilson(self.value, self.n).high

    @property
    def half(self) -> float:
        return (self.high - self.low) / 2


class Mean(NamedTuple):
    """The mean of a number per game."""

    value: float
    half: float  # of the interval

    @classmethod
    def of(cls, n: int, total: int, squares: int) -> Mean:
        return cls(total / n, Z95 * standard_error(n, total, squares))


class Lengths:
    """A histogram of integers."""

    def __init__(self, counts: dict[str, int]) -> None:
        self.counts = {int(length): n for length, n in sorted(counts.items(), key=lambda item: int(item[0]))}
        self.n = sum(self.counts.values())
        total = sum(length * n for length, n in self.counts.items())
        self.mean = Mean.of(self.n, total, sum(length * length * n for length, n in self.counts.items()))

    def quantile(self, part: float) -> int:
        return quantile(self.counts, part)


@dataclass(frozen=True)
class CardFigures:
    """The figures of one kind of card."""

    kind: str
    drawn: float  # copies per game
    played: float
    stopped: Rate  # of those played
    dealt_won: Rate  # win rate of the seats that had one in their first hand
    drawn_won: Rate
    played_won: Rate
    kept: float  # seats per game that have one at the end
    kept_won: Rate


class Figures:
    """The results of the built-in collectors in one experiment."""

    def __init__(self, experiment: Experiment, totals: Totals) -> None:
        self.experiment = experiment
        ends = totals["endings"]
        self.games: int = ends["games"]
        seats = range(experiment.players)
        self.seats = [Rate(ends["seats"].get(str(seat), 0), self.games) for seat in seats]
        self.places = [Rate(ends["places"].get(str(place), 0), self.games) for place in seats]
        self.reasons = sorted(
            ((why, Rate(n, self.games)) for why, n in ends["reasons"].items()), key=lambda item: -item[1].hits
        )
        self.answers = Lengths(ends["answers"])
        moments = totals.get("moments")
        self.turns = Lengths(moments["lengths"]) if moments else None
        self.moments = means(moments) if moments else {}
        cards = totals.get("cards")
        self.cards = [card(kind, self.games, facts) for kind, facts in cards["kinds"].items()] if cards else []
        self.others = {name: counted for name, counted in totals.items() if name not in COLLECTORS}

    @property
    def average(self) -> float:
        """Return the average win rate of a seat."""
        return sum(rate.value for rate in self.seats) / len(self.seats)

    @property
    def has_stables(self) -> bool:
        """Return whether the cards counted at the end are those in front of a seat, not those left in its hand."""
        return any(one.kept_won.hits for one in self.cards)

    @property
    def has_stops(self) -> bool:
        return any(one.stopped.hits for one in self.cards)

    def any_card(self, column: str) -> float:
        """Return the win rate of a column for any card: the baseline for each kind.

        It is not the average: players who draw a lot have played long, and those with many cards have usually won.
        """
        rates: list[Rate] = [getattr(one, column) for one in self.cards]
        return sum(rate.hits for rate in rates) / max(1, sum(rate.n for rate in rates))

    def strongest(self) -> list[CardFigures]:
        """Return the kinds with enough data, strongest first."""
        enough = [one for one in self.cards if one.drawn_won.n >= 30]
        return sorted(enough, key=lambda one: -one.drawn_won.value)


def means(moments: dict[str, Any]) -> dict[str, Mean]:
    n, squares = moments["games"], moments["squares"]
    found = {name: Mean.of(n, total, squares[name]) for name, total in moments["sums"].items() if name != "turns"}
    return dict(sorted(found.items(), key=lambda item: -item[1].value))


def card(kind: str, games: int, facts: dict[str, int]) -> CardFigures:
    return CardFigures(
        kind,
        facts["drawn"] / games,
        facts["played"] / games,
        Rate(facts["stopped"], facts["played"]),
        Rate(facts["dealt_won"], facts["dealt_to"]),
        Rate(facts["drawn_won"], facts["drawn_by"]),
        Rate(facts["played_won"], facts["played_by"]),
        facts["kept_by"] / games,
        Rate(facts["kept_won"], facts["kept_by"]),
    )
