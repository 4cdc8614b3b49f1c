"""Times at which the machine answers for somebody, drawn so that they tell nothing.

A pass that the machine makes for a player comes after a time like that player's own passes; a bot answers at a human
pace.  Times are drawn from the table's secret and from public numbers, never from what somebody holds: so a restart
draws them again as they were, and an onlooker learns nothing.
"""

from __future__ import annotations

import hmac
from math import exp, log, sqrt
from statistics import NormalDist, fmean

NORMAL = NormalDist()
PASS_MEDIAN = 1_800  # milliseconds; people take about so long to pass
SPREAD = 0.5  # of the logarithm
TURN_MEDIAN = 1_300
TURN_SHORTEST, TURN_LONGEST = 800, 2_500
CATCH_SHORTEST = 900
ENOUGH_HISTORY = 2  # own passes after which the general curve is no longer needed
NEARNESS = 0.5  # how far from one of their own passes one is made, measured by how far those are from each other


def derive(secret: str, label: str) -> bytes:
    """64 bytes from a secret for one purpose; they tell nothing about the secret or about others."""
    return hmac.digest(bytes.fromhex(secret), label.encode(), "sha512")


def chance(secret: str, label: str) -> float:
    """A number from 0 up to but not 1, always the same for the same label.

    >>> chance("ab" * 80, "x") == chance("ab" * 80, "x"), chance("ab" * 80, "x") == chance("ab" * 80, "y")
    (True, False)
    """
    return int.from_bytes(derive(secret, label)[:6], "big") / 2**48


def deviation(secret: str, label: str) -> float:
    """A normally distributed number, without the farthest."""
    return NORMAL.inv_cdf(0.001 + 0.998 * chance(secret, label))


def long_tailed(secret: str, label: str, median: float) -> int:
    """A log-normal time, as people's times are."""
    return round(median * exp(SPREAD * deviation(secret, label)))


def pass_after(secret: str, label: str, history: list[int], longest: int) -> int:
    """When to pass for a player: like one of their own passes, time-outs included, or like people do."""
    if chance(secret, f"{label}/own") * ENOUGH_HISTORY >= len(history):
        return min(long_tailed(secret, label, PASS_MEDIAN), longest)
    like = history[int(chance(secret, f"{label}/which") * len(history))]
    if like >= longest:
        return longest
    return min(near(secret, label, like, [time for time in history if time < longest]), longest)


def near(secret: str, label: str, like: int, history: list[int]) -> int:
    """A time like one of several, but not that very one, which an onlooker would know again.

    All together are spread as the history is (a smoothed bootstrap of the logarithms, its variance kept).
    """
    logs = [log(max(time, 1)) for time in history]
    mean = fmean(logs)
    spread = sqrt((sum((one - mean) ** 2 for one in logs) + SPREAD**2 / 2) / (len(logs) - 0.5))
    width = NEARNESS * len(logs) ** -0.2
    away = log(max(like, 1)) - mean + width * spread * deviation(secret, f"{label}/near")
    return round(exp(mean + away / sqrt(1 + width**2)))


def bot_in_window(secret: str, label: str, longest: int, pace: float) -> int:
    """When a bot answers in a window, whatever it answers."""
    return min(max(round(long_tailed(secret, label, PASS_MEDIAN) * pace), CATCH_SHORTEST), longest)


def bot_on_turn(secret: str, label: str, pace: float) -> int:
    """How long a bot takes for a decision of its own."""
    time = min(max(long_tailed(secret, label, TURN_MEDIAN), TURN_SHORTEST), TURN_LONGEST)
    return round(time * pace)
