"""How much work a report may take, in answers of the judge, so that a long game takes no longer than others.

A compiled engine gives about 400,000 of these answers a second.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable

from ..protocol.reports import Point
from .positions import Position

ALL = 4_800_000  # about 12 s on one core, plus 2 s for the last choice that an expert checks
BAND = 1_000_000
LOOKING = 1_500_000  # the first look at all choices
CHECKS = 800_000  # reserved for the expert: enough to confirm a choice or to reject several
LUCK = 700_000


def affordable(
    found: list[Position], points: list[Point], cost: Callable[[Position], int], budget: int
) -> list[Position]:
    """Return the positions to look at, in the order of the game.

    If the budget does not allow all of them, prefer the turns that changed the chances most.
    """
    kept: list[Position] = []
    for position in sorted(found, key=lambda one: -change_around(one, points)):
        budget -= cost(position)
        if budget < 0 and kept:
            break
        kept.append(position)
    return sorted(kept, key=lambda one: one.number)


def change_around(position: Position, points: list[Point]) -> float:
    """Return by how much the turn of a position changed someone's chances."""
    after = bisect_right(points, position.number, key=lambda point: point.answer)
    return max(abs(one - other) for one, other in zip(points[after - 1].chances, points[after].chances))
