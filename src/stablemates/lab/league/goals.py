"""What a trained player must achieve, for the exams of a training run and for ``tools/ladder.py``."""

from __future__ import annotations

from typing import Final, NamedTuple


class Goal(NamedTuple):
    """A win rate to reach or, for an exploiter, not to exceed."""

    rate: float
    at_most: bool = False

    def is_met(self, rate: float) -> bool:
        return rate <= self.rate if self.at_most else rate >= self.rate

    def verdict(self, rate: float) -> str:
        """Return the verdict on a win rate.

        >>> Goal(0.88).verdict(0.9), Goal(0.56, at_most=True).verdict(0.57)
        ('pass', 'FAIL')
        """
        return "pass" if self.is_met(rate) else "FAIL"

    def __str__(self) -> str:
        return f"{'at most' if self.at_most else 'at least'} {100 * self.rate:g}%"


# Rulebook, seats and the bot that has all seats but one -> what the trained player wins there.
ALONE: Final = {
    ("unorog", 2, "sensible"): Goal(0.54),
    ("unorog", 4, "sensible"): Goal(0.29),
    ("unorog", 6, "sensible"): Goal(0.19),
    ("unorog", 2, "keen"): Goal(0.90),
    ("unorog", 2, "greedy"): Goal(0.65),
    ("second-ru", 2, "sensible"): Goal(0.88),
    ("second-ru", 4, "sensible"): Goal(0.63),
    ("second-ru", 6, "sensible"): Goal(0.48),
    ("second-uk", 4, "sensible"): Goal(0.58),
    ("first-ru", 4, "sensible"): Goal(0.58),
    ("first-uk", 4, "sensible"): Goal(0.58),
    ("second-ru", 4, "hasty"): Goal(0.58),  # this one and the next are not met in training
    ("second-ru", 4, "thrifty"): Goal(0.58),
    ("second-ru", 4, "tiers"): Goal(0.58),
    ("second-ru", 4, "novice"): Goal(0.58),
    ("second-ru", 4, "keen"): Goal(0.58),
    ("second-ru", 2, "searcher-1"): Goal(0.76),
    ("second-ru", 4, "searcher-1"): Goal(0.45),
    ("second-ru", 6, "searcher-1"): Goal(0.30),
}

# Rulebook and seats -> what a player that was trained to beat it wins among such players.
EXPLOITED: Final = {
    ("second-ru", 2): Goal(0.56, at_most=True),
    ("second-ru", 4): Goal(0.31, at_most=True),
    ("unorog", 2): Goal(0.52, at_most=True),
}
