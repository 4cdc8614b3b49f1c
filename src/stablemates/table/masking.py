"""Times of automatic responses, drawn so that they give nothing away.

An automatic pass comes after a time like that player's own passes; a bot responds at a human speed.  Times are drawn
from the table's secret and from public numbers, never from what a player holds: a restart draws the same times again,
and observers learn nothing.
"""

from __future__ import annotations

import hmac
from math import exp, log, sqrt
from statistics import NormalDist, fmean

NORMAL = NormalDist()
PASS_MEDIAN = 1_800  # milliseconds that people take to pass
SPREAD = 0.5  # of the logarithm
TURN_MEDIAN = 1_300
TURN_SHORTEST, TURN_LONGEST = 800, 2_500
CATCH_SHORTEST = 900
NEARNESS = 1.2  # how far a time is drawn from the player's only pass, in units of SPREAD; with more passes, nearer ...
NEIGHBOUR_IN = 12  # ... and no farther than the nearest other pass; with 12 passes the second nearest, and so on ...
LEAST = 0.02  # ... but at least this far


def derive(secret: str, label: str) -> bytes:
    """Derive 64 bytes from a secret for one purpose; they reveal nothing about the secret or other derived bytes."""
    return hmac.digest(bytes.fromhex(secret), label.encode(), "sha512")


def chance(secret: str, label: str) -> float:
    """Return a number from 0 up to but not including 1, always the same for the same secret and label.

    >>> chance("ab" * 80, "x") == chance("ab" * 80, "x"), chance("ab" * 80, "x") == chance("ab" * 80, "y")
    (True, False)
    """
    return int.from_bytes(derive(secret, label)[:6], "big") / 2**48


def deviation(secret: str, label: str) -> float:
    """Return a normally distributed number, without the extremes."""
    return NORMAL.inv_cdf(0.001 + 0.998 * chance(secret, label))


def long_tailed(secret: str, label: str, median: float) -> int:
    """Return a log-normal time, like those of people."""
    return round(median * exp(SPREAD * deviation(secret, label)))


def pass_after(secret: str, label: str, history: list[int], longest: int) -> int:
    """Return when to pass for a player: like one of their own passes, including timeouts, or like people in general."""
    times = [time for time in history if time < longest]
    missed = (len(history) - len(times)) / (len(history) + 1)  # plus one: a single timeout need not happen again
    if chance(secret, f"{label}/missed") < missed:
        return longest
    if not times:
        return min(long_tailed(secret, label, PASS_MEDIAN), longest)
    return near(secret, label, times[int(chance(secret, f"{label}/which") * len(times))], times, longest)


def near(secret: str, label: str, like: int, times: list[int], longest: int) -> int:
    """Return a time near ``like``, but not exactly it, which an observer would recognise.

    Such times are distributed like the originals (a smoothed bootstrap of the logarithms that keeps the variance).
    Where the originals are close together the time stays close to them, so that two habits do not blur into one.
    A time beyond ``longest`` is mirrored to before it: otherwise there would be more timeouts than the player's own.
    """
    logs = [log(max(time, 1)) for time in times]
    mean, own = fmean(logs), log(max(like, 1))
    spread = sqrt((sum((one - mean) ** 2 for one in logs) + SPREAD**2 / 2) / (len(logs) - 0.5))
    width = NEARNESS * spread / sqrt(len(logs))
    if len(logs) > 1:
        apart = sorted(abs(own - one) for one in logs)[1 + len(logs) // NEIGHBOUR_IN]  # the nearest is itself
        width = min(width, NEARNESS * max(apart, LEAST))
    away = own - mean + width * deviation(secret, f"{label}/near")
    place = mean + away / sqrt(1 + (width / spread) ** 2)
    return round(exp(min(place, 2 * log(longest) - place)))


def bot_in_window(secret: str, label: str, longest: int, slower: float) -> int:
    """Return when a bot responds in a window; it does not depend on the response."""
    return min(max(round(long_tailed(secret, label, PASS_MEDIAN) * slower), CATCH_SHORTEST), longest)


def bot_on_turn(secret: str, label: str, slower: float) -> int:
    """Return how long a bot takes for a decision on its turn."""
    time = min(max(long_tailed(secret, label, TURN_MEDIAN), TURN_SHORTEST), TURN_LONGEST)
    return round(time * slower)
