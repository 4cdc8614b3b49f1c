"""What compiled classes need to know, for the interpreter: nothing.

mypyc reads ``mypyc_attr`` and ``i64`` from ``mypy_extensions`` while it compiles.  The engine has no dependency at run
time: where that package is not installed these stand in for them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")

i64 = int  # a machine word when compiled: 64 bits, and no check for more


def mypyc_attr(*names: str, **settings: object) -> Callable[[T], T]:
    """What it is told here: ``allow_interpreted_subclasses``, where games, packs and their verbs may come from outside;
    ``acyclic``, where objects never refer to one another in a circle, so that Python need not look for one.
    """
    return lambda cls: cls
