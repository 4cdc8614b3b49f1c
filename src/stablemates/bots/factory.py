"""Bots by name."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache, partial

from ..core.names import unknown
from ..core.policy import Policy
from ..games import registry
from .bot import Bot, PolicyBot
from .ladder import SEARCHER, UnknownBot, every_name, names, policy
from .plugins import yours
from .searcher import SearchBot

SPEC = re.compile(rf"{SEARCHER}:([1-9][0-9]{{0,5}})(ms)?")
# A class of somebody's own.  The protocol has no capital letters in the level of a bot: who is elsewhere names no code.
YOURS = re.compile(r"[\w.]+:([A-Z]\w*)")


def make(spec: str, seed: int) -> Bot:
    """The bot that a spec means: a name, or ``searcher:WORLDS``, or ``searcher:TIMEms``, or yours as ``module:Class``.

    >>> type(make("sensible", 1)).__name__, make("searcher:64", 1).worlds, make("searcher:30ms", 1).milliseconds
    ('PolicyBot', 64, 30)
    >>> type(make("stablemates.bots:SearchBot", 1)).__name__
    'SearchBot'
    """
    return maker(spec)(seed)


@cache
def maker(spec: str) -> Callable[[int], Bot]:
    """What makes a bot out of a seed."""
    if found := SPEC.fullmatch(spec):
        amount = int(found[1])
        return partial(SearchBot, milliseconds=amount) if found[2] else partial(SearchBot, worlds=amount)
    if spec == SEARCHER:
        return SearchBot
    if YOURS.fullmatch(spec):
        try:
            own: type[Bot] = yours(spec, Bot)
            return own
        except ImportError as problem:
            raise UnknownBot(f"bot {spec!r}: {problem}") from None
    if spec.startswith(f"{SEARCHER}:"):
        raise UnknownBot(f"bot {spec!r}: so many worlds, {SEARCHER}:64, or milliseconds, {SEARCHER}:30ms; 1 to 999999")
    if spec not in every_name():
        also = f"{SEARCHER} also as {SEARCHER}:64, and yours as module:Class"
        raise UnknownBot(f"{unknown('no bot', spec, every_name())}; {also}")
    return partial(PolicyBot, spec)


def check(spec: str, game: str) -> None:
    """Complain about a spec that means nothing in a game."""
    maker(spec)
    if is_policy(spec) and spec not in names(game):
        policy(spec, game)


def is_policy(spec: str) -> bool:
    """Return whether a bot plays by a policy and does nothing else."""
    return spec != SEARCHER and ":" not in spec


def name_of(spec: str) -> str:
    """The name without what is set, or where it lies.

    >>> name_of("searcher:64"), name_of("mybot:Cautious")
    ('searcher', 'Cautious')
    """
    own = YOURS.fullmatch(spec)
    return own[1] if own else spec.partition(":")[0]


def as_policy(spec: str, game: str) -> Policy | None:
    """The policy that a bot plays by, if it does nothing else: such bots can play whole games inside the core."""
    check(spec, registry.game(game).id)
    return policy(spec, game) if is_policy(spec) else None
