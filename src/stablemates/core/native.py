"""Stand-ins, for the interpreter, of what only compiled classes need.

mypyc reads ``mypyc_attr`` and ``i64`` from ``mypy_extensions`` while it compiles.  The engine has no dependency at run
time: if that package is not installed, these replace them.  What replaces packed arrays is chosen in ``packed``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T")

i64 = int  # a machine word when compiled: 64 bits, and no check for more


class u8(int):  # noqa: N801  (as mypy_extensions calls it)
    """A byte when compiled."""


def mypyc_attr(*names: str, **settings: object) -> Callable[[T], T]:
    """Used with ``allow_interpreted_subclasses`` for games, packs and verbs that third parties may subclass, and with
    ``acyclic`` for objects that are never part of a reference cycle, so that the garbage collector can skip them.  With
    ``free_list_len`` the memory of the last one that was freed is kept for the next one.
    """
    return lambda cls: cls


class vec(list[T]):  # noqa: N801  (as librt calls it)
    """A list in place of a packed array."""

    def __class_getitem__(cls, item: type) -> Any:
        return bytearray if item.__name__ == "u8" else cls


def append(cards: vec[T], card: T) -> vec[T]:
    cards.append(card)
    return cards


def pop(cards: vec[T], place: int = -1) -> tuple[vec[T], T]:
    return cards, cards.pop(place)


def remove(cards: vec[T], card: T) -> vec[T]:
    cards.remove(card)
    return cards
