"""The arena: contests on all cores, and statistics of their results."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from itertools import combinations
from typing import Any, NamedTuple

from ..bots import name_of
from ..bots.roster import SEARCHERS, TRAINED
from ..core.rng import fast
from . import pool
from .contest import BadContest, Contest, LineUp, Won, play_deals, stream
from .statistics import Ballot, Interval, Sequential, Tally, interval, p_value, points, strengths

SAMPLES = 200  # resamples of the deals for the interval of a rating


# --- kinds of contests --------------------------------------------------------------------------


def duel(profile: str, seats: int, bot: str, other: str, mix: tuple[int, int] | None = None, seed: int = 0) -> Contest:
    """Seat one ``bot`` at a table of ``other``, or the numbers of each that ``mix`` gives."""
    return against(profile, seats, [bot], other, mix, seed)


def against(
    profile: str, seats: int, bots: list[str], other: str, mix: tuple[int, int] | None = None, seed: int = 0
) -> Contest:
    """Seat each of ``bots`` at a table of ``other``, on the same deals."""
    ours, theirs = mix or (1, seats - 1)
    if ours < 1 or theirs < 1 or ours + theirs != seats:
        raise BadContest(f"invalid mix {ours}:{theirs}: it must add up to {seats} seats, at least one per bot")
    last = len(bots)
    line_ups = tuple(LineUp((side,) * ours + (last,) * theirs) for side in range(last))
    return Contest(profile, seats, (*bots, other), line_ups, seed)


def free_for_all(profile: str, seats: int, bots: list[str], seed: int = 0) -> Contest:
    """Play everyone against everyone: all tables that are as mixed as possible, so that all play equally often.

    >>> [line_up.sides for line_up in free_for_all("unorog", 2, ["random", "keen", "sensible"]).line_ups]
    [(0, 1), (0, 2), (1, 2)]
    >>> [line_up.sides for line_up in free_for_all("unorog", 4, ["random", "keen", "sensible"]).line_ups]
    [(0, 0, 1, 2), (0, 1, 1, 2), (0, 1, 2, 2)]
    """
    if len(bots) < 2:
        raise BadContest("a rating needs at least two bots")
    sides = range(len(bots))
    all_sides = tuple(sides) * (seats // len(bots))
    tables = tuple(LineUp(tuple(sorted(all_sides + more))) for more in combinations(sides, seats % len(bots)))
    return Contest(profile, seats, tuple(bots), tables, seed)


# --- playing ------------------------------------------------------------------------------------


class Standing(NamedTuple):
    """The result of the first side of a line-up."""

    bot: str
    against: str
    seats: int  # of the first side
    deals: Tally
    games: int
    wins: int
    parity: float

    @property
    def interval(self) -> Interval:
        return interval(self.deals)

    @property
    def p_value(self) -> float:
        return p_value(self.deals, self.parity)


class Rating(NamedTuple):
    bot: str
    points: float
    interval: Interval
    games: int
    wins: int


class Arena:
    """A contest and its results so far."""

    def __init__(self, contest: Contest, games: int, margin: float | None = None) -> None:
        contest.check()
        if games < 1:
            raise BadContest(f"a contest has at least 1 game, not {games}")
        self.contest = contest
        self.deals = max(1, -(-games // (contest.seats * len(contest.line_ups))))
        self.won: list[Won] = []
        self.tallies = [Tally() for _ in contest.line_ups]
        self.tests: list[Sequential] = []
        if margin:
            for parity in (line_up.share(line_up.sides[0]) for line_up in contest.line_ups):
                if not 0 < margin < 1 - parity:
                    raise BadContest(f"invalid margin {margin}: must be between 0 and {1 - parity:.3g}")
                self.tests.append(Sequential(parity, parity + margin))

    def play(self, processes: int = 0, tick: Callable[[int], None] = lambda games: None) -> None:
        """Play all deals, or until the sequential tests are decided; ``tick`` receives the number of games played.

        After Ctrl-C the results so far are kept.
        """
        jobs = pool.batches(len(self.won), self.deals - len(self.won), self.deals_in_a_job())
        for deals, won in pool.in_order(partial(play_deals, self.contest), jobs, processes):
            if deals.start != len(self.won):
                continue  # Ctrl-C lost the job before it, and the deals must have no gaps
            for deal in won:
                self.note(deal)
            tick(len(self.won) * self.games_in_a_deal())
            if self.decided():
                return

    def note(self, deal: Won) -> None:
        self.won.append(deal)
        for line_up, tally, won in zip(self.contest.line_ups, self.tallies, deal):
            tally.add(won[line_up.sides[0]] / self.contest.seats)
        for test, tally in zip(self.tests, self.tallies):
            test.look(tally)

    def games_in_a_deal(self) -> int:
        return self.contest.seats * len(self.contest.line_ups)

    def deals_in_a_job(self) -> int:
        """Return the number of deals that take about a second.

        It depends on the contest alone: a sequential test stops only between jobs, wherever they run.
        """
        names = {name_of(spec) for spec in self.contest.bots}
        games = 4 if names & set(SEARCHERS) else 16 if TRAINED in names else 256
        return max(1, games // self.games_in_a_deal())

    def decided(self) -> bool:
        return bool(self.tests) and all(test.verdict is not None for test in self.tests)

    # --- results ---------------------------------------------------------------------------

    def standings(self) -> list[Standing]:
        """Return the result of the first side of each line-up."""
        return [self.standing(number) for number in range(len(self.contest.line_ups))]

    def standing(self, number: int) -> Standing:
        contest, line_up = self.contest, self.contest.line_ups[number]
        side = line_up.sides[0]
        return Standing(
            bot=contest.bots[side],
            against=contest.bots[line_up.sides[-1]],
            seats=line_up.sides.count(side),
            deals=self.tallies[number],
            games=len(self.won) * contest.seats,
            wins=sum(deal[number][side] for deal in self.won),
            parity=line_up.share(side),
        )

    def ratings(self) -> list[Rating]:
        """Return the rating of every bot over all line-ups, best first, with intervals from resampled deals."""
        bots = range(len(self.contest.bots))
        best = [points(one) for one in self.strengths_of(range(len(self.won)))]
        rng = fast(stream(self.contest.seed, 0, 0))
        samples: list[list[float]] = [[] for _ in bots]
        for _ in range(SAMPLES):
            drawn = [rng.below(len(self.won)) for _ in self.won]
            for side, one in enumerate(self.strengths_of(drawn)):
                samples[side].append(points(one))
        cut = SAMPLES // 40
        rows = []
        for side in bots:
            ordered = sorted(samples[side])
            rows.append(
                Rating(
                    self.contest.bots[side],
                    best[side],
                    Interval(ordered[cut], ordered[-1 - cut]),
                    sum(len(self.won) * self.contest.seats for one in self.contest.line_ups if side in one.sides),
                    sum(won[side] for deal in self.won for won in deal),
                )
            )
        return sorted(rows, key=lambda row: -row.points)

    def strengths_of(self, deals: Iterable[int]) -> list[float]:
        totals = [[0] * len(self.contest.bots) for _ in self.contest.line_ups]
        for deal in deals:
            for total, won in zip(totals, self.won[deal]):
                for side, wins in enumerate(won):
                    total[side] += wins
        ballots = [Ballot(one.sides, tuple(total)) for one, total in zip(self.contest.line_ups, totals)]
        return strengths(ballots, len(self.contest.bots))

    def as_json(self, rated: bool) -> dict[str, Any]:
        contest = self.contest
        return {
            "profile": contest.profile,
            "seats": contest.seats,
            "options": dict(contest.options),
            "seed": contest.seed,
            "deals": len(self.won),
            "games": len(self.won) * self.games_in_a_deal(),
            "line_ups": [self.line_as_json(number, one) for number, one in enumerate(self.standings())],
            "ratings": [row._asdict() | {"interval": list(row.interval)} for row in self.ratings()] if rated else [],
        }

    def line_as_json(self, number: int, one: Standing) -> dict[str, Any]:
        found: dict[str, Any] = {
            "bots": [self.contest.bots[side] for side in self.contest.line_ups[number].sides],
            "bot": one.bot,
            "against": one.against,
            "mix": [one.seats, self.contest.seats - one.seats],
            "games": one.games,
            "wins": one.wins,
            "rate": one.deals.mean,
            "interval": list(one.interval),
            "parity": one.parity,
            "p": one.p_value,
        }
        if self.tests:
            test = self.tests[number]
            found["sequential"] = {
                "null": test.null,
                "other": test.other,
                "evidence": test.evidence(one.deals),
                "verdict": test.verdict,
            }
        return found
