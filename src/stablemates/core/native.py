"""Stand-ins for the interpreter: names that only compiled classes need.

mypyc reads ``mypyc_attr`` and ``i64`` from ``mypy_extensions`` while it compiles.  The engine has no dependency at run
time: if that package is not installed, these replace them.  ``packed`` decides whether to use the stand-in for packed
arrays.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

T = TypeVar("T")

i64 = int  # a machine word when compiled: 64 bits, and no check for more


class u8(int):  # noqa: N801  (as mypy_extensions calls it)
    """A byte when compiled."""


def mypyc_attr(*names: str, **settings: object) -> Callable[[T], T]:
    """Return a class decorator that does nothing.

    When compiled, ``allow_interpreted_subclasses`` lets third parties subclass games, packs and verbs, and ``acyclic``
    lets the garbage collector skip objects that are never part of a reference cycle.  ``free_list_len`` keeps the
    memory of the last object that was freed for the next one.
    """
    return lambda cls: cls


class vec(list[T]):  # noqa: N801  (as librt calls it)
    """A list in place of a packed array."""

    def __class_getitem__(cls, item: type) -> Any:
        return bytearray if item.__name__ == "u8" else list  # Python is faster with lists than with subclasses of them


def append(cards: vec[T], card: T) -> vec[T]:
    cards.append(card)
    return cards


def pop(cards: vec[T], place: int = -1) -> tuple[vec[T], T]:
    return cards, cards.pop(place)


def remove(cards: vec[T], card: T) -> vec[T]:
    cards.remove(card)
    return cards


def byte_table(numbers: Iterable[int]) -> Any:
    return list(numbers)
