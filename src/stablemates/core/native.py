"""Stand-ins, for the interpreter, of what only compiled classes need.

mypyc reads ``mypyc_attr`` and ``i64`` from ``mypy_extensions`` while it compiles.  The engine has no dependency at run
time: if that package is not installed, these replace them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")

i64 = int  # a machine word when compiled: 64 bits, and no check for more


def mypyc_attr(*names: str, **settings: object) -> Callable[[T], T]:
    """Used with ``allow_interpreted_subclasses`` for games, packs and verbs that third parties may subclass, and with
    ``acyclic`` for objects that are never part of a reference cycle, so that the garbage collector can skip them.
    """
    return lambda cls: cls
