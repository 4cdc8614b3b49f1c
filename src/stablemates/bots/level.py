"""How a bot is as company: what it forgets, what it notices, how bold it is."""

from __future__ import annotations

from typing import NamedTuple


class Level(NamedTuple):
    calls: float  # how often it says what it must say
    catches: float  # how often it notices that somebody else did not
    bluffs: float  # how often it would do what only a check finds out


LEVELS = {"easy": Level(0.7, 0.25, 0.0), "normal": Level(0.9, 0.5, 0.1), "hard": Level(1.0, 0.8, 0.2)}
