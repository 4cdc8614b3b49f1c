"""Bots by name."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache, partial

from ..core.names import unknown
from ..core.policy import Policy
from ..games import registry
from .bot import Bot, PolicyBot
from .ladder import UnknownBot, policy
from .plugins import import_class
from .roster import BROUGHT, SEARCHER, SEARCHERS, Entry, entry, every_name, names
from .searcher import SearchBot

# A third-party class.  The protocol allows no capital letters in a bot's level, so remote clients cannot name code.
YOURS = re.compile(r"[\w.]+:([A-Z]\w*)")


WORDS = re.compile(r"[A-Z]+[a-z0-9]*|[a-z0-9]+")  # the words of a class name


def make(spec: str, seed: int) -> Bot:
    """Return the bot of a spec: a name, ``searcher:WORLDS``, ``searcher:TIMEms``, or your ``module:Class``.

    >>> type(make("sensible", 1)).__name__, make("searcher:64", 1).worlds, make("searcher:30ms", 1).milliseconds
    ('PolicyBot', 64, 30)
    >>> type(make("stablemates.bots:SearchBot", 1)).__name__
    'SearchBot'
    """
    return maker(spec)(seed)


@cache
def maker(spec: str) -> Callable[[int], Bot]:
    """Return a function that makes a bot from a seed."""
    if YOURS.fullmatch(spec):
        try:
            own: type[Bot] = import_class(spec, Bot)
            return own
        except ImportError as problem:
            raise UnknownBot(f"bot {spec!r}: {problem}") from None
    name, colon, text = spec.partition(":")
    if name in SEARCHERS:
        return partial(SearchBot, name=name, **(budget(entry(name), text) if colon else {}))
    if spec not in every_name():
        ways = f"{usage(entry(SEARCHER))}, and module:Class for your own"
        raise UnknownBot(f"{unknown('unknown bot', spec, every_name())}; {ways}")
    return partial(PolicyBot, spec)


def bring(spec: str) -> str:
    """Offer your own bot at tables; return its level, the name of its class in lower case.

    Tables only know the level, so remote guests cannot name code to run.
    """
    own = YOURS.fullmatch(spec)
    if own is None:
        raise UnknownBot(f"bot {spec!r}: expected module:Class, e.g. mybot:Calm")
    maker(spec)
    level = "-".join(WORDS.findall(own[1])).lower()
    if level in every_name():
        raise UnknownBot(f"bot {spec!r}: there is already a bot called {level}: rename the class")
    BROUGHT[level] = spec
    return level


def budget(bot: Entry, text: str) -> dict[str, int]:
    """Parse the parameter after the name of a bot; return it by the name of its argument."""
    for one in bot.parameters:
        value = one.value(text)
        if value is not None:
            return {one.name: value}
    limits = f"from {bot.parameters[0].least} to {bot.parameters[0].most}"
    raise UnknownBot(f"bot '{bot.name}:{text}': {usage(bot)}, {limits}")


def usage(bot: Entry) -> str:
    """Return how to set the parameters of a bot.

    >>> usage(entry("searcher"))
    'use searcher:WORLDS (searcher:64) or searcher:TIMEms (searcher:30ms)'
    """
    ways = [f"{bot.name}:{one.word}{one.unit} ({bot.name}:{one.example}{one.unit})" for one in bot.parameters]
    return f"use {' or '.join(ways)}"


def check(spec: str, game: str) -> None:
    """Raise `Refused` if the game has no bot of this spec."""
    maker(spec)
    if is_policy(spec) and spec not in names(game):
        policy(spec, game)


def is_policy(spec: str) -> bool:
    """Return whether a bot only plays by a policy."""
    return spec not in SEARCHERS and ":" not in spec


def name_of(spec: str) -> str:
    """Return the name without parameters or module.

    >>> name_of("searcher:64"), name_of("mybot:Calm")
    ('searcher', 'Calm')
    """
    own = YOURS.fullmatch(spec)
    return own[1] if own else spec.partition(":")[0]


def as_policy(spec: str, game: str) -> Policy | None:
    """Return the policy of a bot that does nothing but follow one, else ``None``: such bots play inside the core."""
    check(spec, registry.game(game).id)
    return policy(spec, game) if is_policy(spec) else None
