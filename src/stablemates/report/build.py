"""Build a report: the band first, then the moments that decided the game.

The same match always gives the same report: the seed is its hash, and the budget counts playout answers, not seconds.
"""

from __future__ import annotations

import hashlib

from .. import __version__
from ..core import kernel
from ..core.match import Match, read_match
from ..games import registry
from ..protocol.reports import Choice, Luck, Report
from . import band as bands
from .choices import choices
from .judge import Judge
from .luck import luck
from .positions import NoReport, positions

MOST_ANSWERS = 5_000  # in a game that gets a report, as for a replay
MOMENTS = 6
LUCKY = 2  # maximum moments of luck
INTERPRETED = 8  # worlds per point if the engine is not compiled, and so fifty times slower
REPORTED = f"{__version__}/6"  # the version of cached reports: raise it when reports change


def is_compiled() -> bool:
    return not str(kernel.__file__).endswith(".py")


def build(record: str, *, only_band: bool | None = None) -> Report:
    """Return the report of a match file.  Raises ``NoReport`` or ``BadMatch``."""
    match = read_match(record, registry.find)
    if len(match.answers) > MOST_ANSWERS:
        raise NoReport(f"this game is too long for a report: {len(match.answers)} answers, at most {MOST_ANSWERS}")
    only_band = not is_compiled() if only_band is None else only_band
    found = positions(match)
    judge = Judge(match.game.id, len(match.players), seed_of(match))
    if only_band:
        points = bands.band(match, found, judge, INTERPRETED, 0)
        return Report(__version__, match.players, points, only_band=True)
    points = bands.band(match, found, judge)
    here = found[match.continues :]  # what was answered in another game is left to the report of that game
    chosen, lucky = moments(choices(here, points, judge), luck(here, points, judge))
    return Report(__version__, match.players, points, chosen, lucky)


def seed_of(match: Match) -> int:
    """Return a seed that depends on the deal and the answers, not on how the file is written."""
    text = f"{match.profile.id} {match.seed} {match.answers}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:12], "big")


def moments(chosen: list[Choice], lucky: list[Luck]) -> tuple[list[Choice], list[Luck]]:
    """Return the biggest moments of both sorts, in the order of the game."""
    lucky = lucky[:LUCKY]
    chosen = chosen[: MOMENTS - len(lucky)]
    return sorted(chosen, key=lambda one: one.answer), sorted(lucky, key=lambda one: one.answer)
