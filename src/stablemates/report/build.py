"""A whole report: the band first, then what decided the game.

The same record gives the same report: all chance comes from its hash, and the budget is counted in answers of
playouts, not in seconds.
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

BUDGET = 1_500_000  # answers of playouts for the first look at all choices: about 4 s of one core
MOST_ANSWERS = 5_000  # of a game of which there is a report: those of a replay
MOMENTS = 6
LUCKY = 2  # of the moments, at most
INTERPRETED = 8  # worlds for each point of the band without a compiled engine, which is fifty times slower
REPORTED = f"{__version__}/1"  # by which a kept report is known to be of today: raise it when reports change


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
    chosen, lucky = moments(choices(here, judge, BUDGET), luck(here, judge))
    return Report(__version__, match.players, points, chosen, lucky)


def seed_of(match: Match) -> int:
    """A number that depends on the deal and the answers, not on how the file is written."""
    text = f"{match.profile.id} {match.seed} {match.answers}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:12], "big")


def moments(chosen: list[Choice], lucky: list[Luck]) -> tuple[list[Choice], list[Luck]]:
    """The greatest of both, in the order of the game."""
    lucky = lucky[:LUCKY]
    chosen = chosen[: MOMENTS - len(lucky)]
    return sorted(chosen, key=lambda one: one.answer), sorted(lucky, key=lambda one: one.answer)
