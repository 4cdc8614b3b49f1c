"""Stand-ins for the interpreter for what only compiled classes need.

mypyc reads ``mypyc_attr`` and ``i64`` from ``mypy_extensions`` while it compiles.  The engine has no dependency at run
time: if that package is not installed, these replace them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")

i64 = int  # a machine word when compiled: 64 bits, and no check for more


def mypyc_attr(*names: str, **settings: object) -> Callable[[T], T]:
    """Used here with ``allow_interpreted_subclasses``, for games, packs and verbs that may come from outside, and with
    ``acyclic``, for objects that never refer to each other in a cycle, so that Python need not look for one.
    """
    return lambda cls: cls
