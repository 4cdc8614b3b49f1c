"""Each player's chances from turn to turn."""

from __future__ import annotations

from ..core.kernel import NOBODY
from ..core.match import Match
from ..protocol.reports import Point
from .judge import Judge
from .positions import Position, turns
from .work import BAND

MOST_POINTS = 100  # a long game is sampled every few turns
WORLDS = 48  # per point ...
MORE = 72  # ... and this many more where the chances jump
JUMP = 0.1


def band(match: Match, found: list[Position], judge: Judge, worlds: int = WORLDS, more: int = MORE) -> list[Point]:
    """Return the chances at the start of each turn, and the outcome."""
    starts = turns(found)
    starts = thinned(starts, min(MOST_POINTS, how_many_fit(starts, worlds, len(found), BAND)))
    wins = [judge.chances(found[number].state, worlds) for number in starts]
    tried = [worlds] * len(starts)
    unsure = jumps(wins, worlds) if more else []
    for at in thinned(unsure, how_many_fit([starts[at] for at in unsure], more, len(found), BAND - judge.work)):
        again = judge.chances(found[starts[at]].state, more)
        wins[at] = [one + other for one, other in zip(wins[at], again)]
        tried[at] += more
    points = [
        Point(number, found[number].turn, [round(judge.chance(count / worlds), 3) for count in won])
        for number, won, worlds in zip(starts, wins, tried)
    ]
    return [*points, Point(len(found), found[-1].turn, outcome(match))]


def how_many_fit(numbers: list[int], worlds: int, end: int, budget: int) -> int:
    """Return how many of these positions can be played out, each in ``worlds`` worlds, for at most ``budget`` answers.

    A playout is assumed to be as long as the rest of the game.

    >>> how_many_fit([0, 100, 200], worlds=50, end=300, budget=1_000_000), how_many_fit([0, 200], 50, 400, 15_000)
    (3, 1)
    """
    cost = worlds * sum(end - number for number in numbers)
    return len(numbers) if cost <= budget else budget * len(numbers) // cost


def thinned(numbers: list[int], most: int) -> list[int]:
    """Return at most ``most`` of some numbers, evenly spaced from the first.

    >>> thinned([0, 3, 5, 8, 9], 3)
    [0, 5, 9]
    """
    return numbers[:: -(-len(numbers) // most)] if most > 0 else []


def jumps(wins: list[list[int]], worlds: int) -> list[int]:
    """Return the points before and after a big change in someone's chances."""
    found: set[int] = set()
    for at in range(1, len(wins)):
        if max(abs(now - before) for now, before in zip(wins[at], wins[at - 1])) >= JUMP * worlds:
            found |= {at - 1, at}
    return sorted(found)


def outcome(match: Match) -> list[float]:
    ended = match.state.outcome()
    winner = NOBODY if ended is None else ended.winner
    return [float(seat == winner) for seat in range(len(match.players))]
