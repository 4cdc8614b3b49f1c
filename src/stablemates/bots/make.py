"""Bots by name."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ..core.errors import Refused
from .bot import Bot, KeenBot, RandomBot
from .level import LEVELS
from .sensible import SensibleBot


class UnknownBot(Refused):
    """There is no bot of that name."""


MAKERS: dict[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    "keen": KeenBot,
    "sensible": SensibleBot,
    **{f"sensible:{level}": partial(SensibleBot, level=level) for level in LEVELS},
}
NAMES = tuple(MAKERS)


def make(spec: str, seed: int) -> Bot:
    """The bot of that name.

    >>> type(make("sensible:hard", 1)).__name__
    'SensibleBot'
    """
    if spec not in MAKERS:
        raise UnknownBot(f"no bot {spec!r}; there are: {', '.join(NAMES)}")
    return MAKERS[spec](seed)
