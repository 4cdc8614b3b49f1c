"""Every rung of the ladder is stronger than the one below.  Seeds are fixed, so these tests cannot fail by chance.

The figures, with many more games and with the searcher, are in docs/bots.md; ``tools/ladder.py`` measures them.
"""

from __future__ import annotations

import pytest

from stablemates.lab.arena import Arena, duel

# A bot, a weaker one, and how many games of Unorog and of the stable game show it.
RUNGS = [("novice", "random", 40, 20), ("sensible", "keen", 200, 40), ("sensible", "novice", 600, 60)]


def at_least(profile: str, bot: str, other: str, games: int) -> float:
    """Return how much more than its share a bot wins among three of the other, at the lower end of the interval."""
    arena = Arena(duel(profile, 4, bot, other), games)
    arena.play(processes=1)
    [one] = arena.standings()
    return one.interval.low - one.parity


@pytest.mark.parametrize(("bot", "other", "games", "_"), RUNGS)
def test_the_rungs_of_unorog(bot: str, other: str, games: int, _: int) -> None:
    assert at_least("unorog", bot, other, games) > 0


@pytest.mark.parametrize(("bot", "other", "_", "games"), RUNGS)
def test_the_rungs_of_the_stable_game(bot: str, other: str, games: int, _: int) -> None:
    assert at_least("second-ru", bot, other, games) > 0
