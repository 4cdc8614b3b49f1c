"""Bots by name."""

from __future__ import annotations

import re

from ..core.judgement import Judgement
from ..games import registry
from .bot import Bot, JudgeBot
from .ladder import SEARCHER, UnknownBot, every_name, judgement, names
from .search import SearchBot

SPEC = re.compile(rf"{SEARCHER}:([1-9][0-9]{{0,5}})(ms)?")


def make(spec: str, seed: int) -> Bot:
    """The bot that a spec means: a name, or ``searcher:WORLDS``, or ``searcher:TIMEms``.

    >>> type(make("sensible", 1)).__name__, make("searcher:64", 1).worlds, make("searcher:30ms", 1).milliseconds
    ('JudgeBot', 64, 30)
    """
    if found := SPEC.fullmatch(spec):
        amount = int(found[1])
        return SearchBot(seed, milliseconds=amount) if found[2] else SearchBot(seed, worlds=amount)
    if spec == SEARCHER:
        return SearchBot(seed)
    if spec not in every_name():
        raise UnknownBot(f"no bot {spec!r}; there are: {', '.join(every_name())}; {SEARCHER} also as {SEARCHER}:64")
    return JudgeBot(spec, seed)


def check(spec: str, game: str) -> None:
    """Complain about a spec that means nothing in a game."""
    make(spec, 0)
    name = name_of(spec)
    if name not in names(game):
        judgement(name, game)


def name_of(spec: str) -> str:
    """The name without what is set.

    >>> name_of("searcher:64")
    'searcher'
    """
    return spec.partition(":")[0]


def as_judgement(spec: str, game: str) -> Judgement | None:
    """The judgement that a bot plays by, if it does nothing else: such bots can play whole games inside the core."""
    check(spec, registry.game(game).id)
    return None if name_of(spec) == SEARCHER else judgement(spec, game)
