"""Statistics of game results: intervals, p-values, sequential tests, ratings.

The unit is the *deal*, not the game: the games of one deal are played with the same cards from every seat, so they are
not independent.  Averages are taken over the means of the deals.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import NamedTuple

Z95 = 1.959964  # standard errors on either side that contain 95% of a normal distribution
ERRORS = 0.05  # how often a sequential test may be wrong, either way


class Interval(NamedTuple):
    low: float
    high: float

    @property
    def half(self) -> float:
        return (self.high - self.low) / 2


class Tally:
    """Running statistics: only the count, the sum and the sum of squares are kept.

    >>> tally = Tally([0.5, 1.0, 0.5, 0.0])
    >>> tally.n, tally.mean, round(tally.error, 3)
    (4, 0.5, 0.204)
    """

    def __init__(self, values: Iterable[float] = ()) -> None:
        self.n = 0
        self.sum = 0.0
        self.squares = 0.0
        for value in values:
            self.add(value)

    def add(self, value: float) -> None:
        self.n += 1
        self.sum += value
        self.squares += value * value

    @property
    def mean(self) -> float:
        return self.sum / self.n if self.n else 0.0

    @property
    def error(self) -> float:
        """Return the standard error of the mean."""
        return standard_error(self.n, self.sum, self.squares)


def standard_error(n: int, total: float, squares: float) -> float:
    """Return the standard error of the mean of ``n`` numbers with that sum and that sum of squares.

    >>> standard_error(4, 2.0, 1.5) == math.sqrt((1.5 - 4 * 0.5**2) / 3 / 4)
    True
    """
    return math.sqrt(max(0.0, squares - total * total / n) / (n - 1) / n) if n > 1 else 0.0


def quantile(counts: dict[int, int], part: float) -> int:
    """Return the quantile of integers, given their counts.

    >>> quantile({90: 1, 10: 5, 20: 4}, 0.5)
    10
    """
    seen, n = 0, sum(counts.values())
    for value in sorted(counts):
        seen += counts[value]
        if seen >= part * n:
            return value
    raise AssertionError("nothing is counted")


def wilson(rate: float, n: float, z: float = Z95) -> Interval:
    """Return Wilson's interval of a rate seen in ``n`` independent trials; it never leaves 0 to 1.

    >>> [round(bound, 3) for bound in wilson(0.5, 100)]
    [0.404, 0.596]
    >>> [round(bound, 3) for bound in wilson(1.0, 50)]
    [0.929, 1.0]
    """
    if n <= 0:
        return Interval(0.0, 1.0)
    middle = (rate + z * z / (2 * n)) / (1 + z * z / n)
    half = z / (1 + z * z / n) * math.sqrt(rate * (1 - rate) / n + z * z / (4 * n * n))
    return Interval(max(0.0, middle - half), min(1.0, middle + half))


def effective_games(deals: Tally) -> float:
    """Return the effective number of games: independent games with the same variance as the deals."""
    spread, rate = deals.error**2, deals.mean
    return rate * (1 - rate) / spread if spread > 0 and 0 < rate < 1 else deals.n


def interval(deals: Tally) -> Interval:
    """Return the 95% interval of a win rate from the rates of deals: Wilson's, for their effective number of games.

    Their spread is itself an estimate, so the interval is wider for few deals (Student).

    >>> [round(bound, 2) for bound in interval(Tally([0.5, 1.0, 0.5, 0.0]))]
    [0.11, 0.89]
    """
    return wilson(deals.mean, effective_games(deals), student(deals.n - 1))


def student(freedom: int) -> float:
    """Return the counterpart of ``Z95`` for Student's distribution, by the first terms of Fisher's series.

    >>> [round(student(freedom), 2) for freedom in (9, 29, 999)]
    [2.26, 2.05, 1.96]
    """
    z, v = Z95, max(1, freedom)
    return z + (z**3 + z) / (4 * v) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * v * v)


def p_value(deals: Tally, parity: float) -> float:
    """Return how likely a rate this far from ``parity``, or farther in that direction, is by chance (one-sided p).

    It agrees with ``interval``: if that just ends at parity, p is 2.5%.

    >>> p_value(Tally([0.5, 1.0, 0.5, 1.0] * 25), 0.5) < 0.01
    True
    >>> p_value(Tally([1.0] * 4), 0.5) > 0.05  # four deals prove nothing
    True
    """
    t = abs(deals.mean - parity) / math.sqrt(parity * (1 - parity) / max(1.0, effective_games(deals)))
    v = max(1, deals.n - 1)
    z = t * (1 - 1 / (4 * v)) / math.sqrt(1 + t * t / (2 * v))  # as rare in a normal distribution as t in Student's
    return math.erfc(z / math.sqrt(2)) / 2


class Sequential:
    """Wald's test of whether a rate is ``null`` or ``other``; it may be evaluated after every deal.

    The log-likelihood ratio is that of a normal distribution, as in tests of chess engines (a generalised SPRT), with
    the variance of a rate between the two in the effective number of games.  The variance at the observed rate
    would be small if little was won, and so hasten the negative verdict.  The first evaluation that decides it
    counts, whatever is played after it.

    >>> [Sequential(0.5, 0.55).look(Tally([0.0, rate] * 400)) for rate in (0.96, 1.05, 1.2)]
    [False, None, True]
    """

    LEAST = 30  # deals before a verdict: estimating a variance needs some

    def __init__(self, null: float, other: float, errors: float = ERRORS) -> None:
        self.null = null
        self.other = other
        self.bound = math.log((1 - errors) / errors)
        self.verdict: bool | None = None  # True: it is ``other``; False: it is ``null``; None: play on

    def evidence(self, deals: Tally) -> float:
        """Return the log of how much more likely these deals are at ``other`` than at ``null``."""
        middle = (self.null + self.other) / 2
        return (deals.mean - middle) * (self.other - self.null) * effective_games(deals) / (middle * (1 - middle))

    def look(self, deals: Tally) -> bool | None:
        """Return the verdict after these deals."""
        evidence = self.evidence(deals)
        if self.verdict is None and deals.n >= self.LEAST and abs(evidence) >= self.bound:
            self.verdict = evidence > 0
        return self.verdict


# --- ratings ---------------------------------------------------------------------------------------


class Ballot(NamedTuple):
    """Games of one table: the players (a name once for each of its seats) and how many of them each won."""

    seated: tuple[int, ...]
    wins: tuple[int, ...]  # per name, not per seat


def strengths(ballots: Iterable[Ballot], names: int, rounds: int = 200) -> list[float]:
    """Return strengths such that each player's chance of winning is their share of the strengths at the table (Luce).

    Hunter's maximum-likelihood iteration: strength = wins / sum over games of 1 / strength at the table.  Everyone
    gets one additional drawn game against an average table, so that even a player who never won has a strength.
    """
    grouped: dict[tuple[int, ...], list[int]] = {}
    for ballot in ballots:
        sums = grouped.setdefault(tuple(sorted(ballot.seated)), [0] * names)
        for name, wins in enumerate(ballot.wins):
            sums[name] += wins
    found = [1.0] * names
    for _ in range(rounds):
        won = [0.5] * names
        weight = [1 / (1 + one) for one in found]
        for seated, sums in grouped.items():
            at_the_table = sum(found[name] for name in seated)
            for name in seated:
                weight[name] += sum(sums) / at_the_table
            for name, count in enumerate(sums):
                won[name] += count
        found = [win / games for win, games in zip(won, weight)]
        middle = math.exp(sum(math.log(one) for one in found) / names)
        found = [one / middle for one in found]
    return found


def points(strength: float) -> float:
    """Return a strength as a rating: 1000 is the average, 400 more means ten times the strength, as in chess.

    >>> points(1.0), points(10.0)
    (1000.0, 1400.0)
    """
    return 1000 + 400 * math.log10(strength)
