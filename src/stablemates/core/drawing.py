"""A table as a picture, for notebooks.  The engine has only text: the package brings the ways to draw."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

Draw = Callable[[dict[str, Any], Sequence[str]], str]  # from a view and the names of the players

DRAWN: Final[dict[str, Draw]] = {}  # by format: html, svg
