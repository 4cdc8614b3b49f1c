"""The tables of the test: every rulebook, small and large, with and without bots, at every pace."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from .pairs import look_for_leaks, viewers
from .worlds import Moment, Seating, record

SEATINGS = [
    Seating("second-ru", 2),
    Seating("second-ru", 3, 1),
    Seating("second-ru", 1, 2, "quick"),
    Seating("second-uk", 2, 1, "off"),
    Seating("first-uk", 3),
    Seating("first-ru", 2, 1, "relaxed", public=True, level="novice"),
    Seating("unorog", 2),
    Seating("unorog", 3, 1, "quick", public=True),
    Seating("unorog", 2, 2, "normal", level="random"),
    Seating("second-ru", 2, 1, pace="normal"),
    Seating("second-ru", 1, 2, "quick", pace="quick"),
    Seating("unorog", 3, 1, pace="relaxed"),
]
ENTRIES = 80  # public ones, in a recorded session


@cache
def session(seating: Seating, seed: int) -> list[Moment]:
    return record(seating, seed, ENTRIES)


def moments(seed: int, count: int) -> Iterator[tuple[Moment, int]]:
    """Yield moments spread over sessions at all tables, with a seed for the new deal."""
    for n in range(count):
        seating = SEATINGS[n % len(SEATINGS)]
        of_session = session(seating, seed)
        yield of_session[(n // len(SEATINGS) * 11 + seed) % len(of_session)], n // len(SEATINGS) + seed


def look_at(seed: int, count: int) -> tuple[int, int]:
    """Look for leaks at this many moments, from all seats; return the numbers of pairs and messages compared."""
    pairs = messages = 0
    for moment, k in moments(seed, count):
        chosen = viewers(moment)
        messages += look_for_leaks(moment, chosen, k)
        pairs += len(chosen)
    return pairs, messages
