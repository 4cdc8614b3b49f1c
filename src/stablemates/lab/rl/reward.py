"""Rewards of a finished game."""

from __future__ import annotations

from ...core.kernel import NOBODY, Seat


def rewards(winner: Seat, seats: int) -> list[float]:
    """Return 1 for the winner, while the others share the loss; if everyone loses, everyone gets a loser's reward.

    >>> rewards(1, 3), rewards(NOBODY, 2)
    ([-0.5, 1.0, -0.5], [-1.0, -1.0])
    """
    found = [-1.0 / (seats - 1)] * seats
    if winner != NOBODY:
        found[winner] = 1.0
    return found
