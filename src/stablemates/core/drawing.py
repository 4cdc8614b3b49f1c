"""Pictures of a table, for notebooks.  The engine itself only writes text: the package registers its pictures here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

Draw = Callable[[dict[str, Any], Sequence[str]], str]  # draws a view; the second argument is the names of the players

DRAWN: Final[dict[str, Draw]] = {}  # by format: html, svg
