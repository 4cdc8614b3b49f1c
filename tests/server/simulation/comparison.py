"""A table as plain lists and numbers, so that two can be compared."""

from __future__ import annotations

from collections import deque
from typing import Any

import msgspec

from stablemates.core.kernel import State
from stablemates.core.match import Match
from stablemates.table.room import Item

DERIVED = ("history", "commitments", "questions", "views")  # old events and caches


def plain(thing: object) -> Any:
    """Return a value as plain lists, dictionaries and numbers.

    >>> plain({"a": (1, {3, 2})})
    {'a': [1, [2, 3]]}
    """
    if thing is None or isinstance(thing, (str, int, float, bytes)):
        return thing
    if isinstance(thing, dict):
        return {str(key): plain(value) for key, value in thing.items()}
    if isinstance(thing, (list, tuple, deque)):
        return [plain(one) for one in thing]
    if isinstance(thing, (set, frozenset)):
        return sorted(plain(one) for one in thing)
    if isinstance(thing, Item):
        return msgspec.to_builtins(thing.event)
    if isinstance(thing, msgspec.Struct):
        return msgspec.to_builtins(thing, order="deterministic")
    if isinstance(thing, Match):
        return {"answers": plain(thing.answers), "state": thing.state.dump(), "players": thing.players}
    if isinstance(thing, State):
        return thing.dump()
    if hasattr(thing, "__dict__"):
        return {name: plain(value) for name, value in vars(thing).items() if name not in DERIVED}
    slots: tuple[str, ...] = vars(type(thing))["__slots__"]
    return {name: plain(getattr(thing, name)) for name in slots}
