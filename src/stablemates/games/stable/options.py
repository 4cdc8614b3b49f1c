"""Options for moves, made once each: options are values."""

from __future__ import annotations

from typing import Final

from ...core.kernel import Option
from .terms import VERBS, card_of, seat_of, verb_of

OPTIONS: Final[dict[int, Option]] = {}  # every option ever made, by its move: options are values


def option_of(move: int) -> Option:
    """The option that a move stands for."""
    found = OPTIONS.get(move)
    if found is None:
        found = Option(VERBS[verb_of(move)], card_of(move), seat_of(move))
        OPTIONS[move] = found
    return found
