"""Stand-ins for the interpreter for what only compiled classes need.

mypyc reads ``mypyc_attr`` from ``mypy_extensions`` while it compiles.  The engine has no dependency at run time: if
that package is not installed, this replaces it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


def mypyc_attr(*names: str, **settings: object) -> Callable[[T], T]:
    """Used here with ``allow_interpreted_subclasses``, for games, packs and verbs that may come from outside, and with
    ``acyclic``, for objects that never refer to each other in a cycle, so that Python need not look for one.
    """
    return lambda cls: cls
