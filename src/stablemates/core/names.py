"""Suggestions for mistyped names."""

from __future__ import annotations

from collections.abc import Collection
from difflib import get_close_matches


def unknown(problem: str, name: str, names: Collection[str], have: str = "available") -> str:
    """Return a sentence about an unknown name, with the closest match, if any, and all valid names.

    >>> unknown("unknown rulebook", "secnd-ru", ["second-ru", "unorog"])
    "unknown rulebook 'secnd-ru' (did you mean second-ru?); available: second-ru, unorog"
    """
    near = get_close_matches(str(name).lower(), names, n=1)
    hint = f" (did you mean {near[0]}?)" if near else ""
    return f"{problem} {name!r}{hint}; {have}: {', '.join(names) or 'none'}"
