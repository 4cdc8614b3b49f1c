"""Options for moves, made once each: options are values."""

from __future__ import annotations

from typing import Final

from ...core.kernel import NO_CARD, Option
from .terms import MOST_CARDS, VERBS, card_of, move_of, seat_of, verb_of

OPTIONS: Final[dict[int, Option]] = {}  # every option ever made, by its move
ROWS: Final[list[list[Option]]] = [[] for _ in VERBS]  # verb -> card + 1 -> what is done to that card alone


def option_of(move: int) -> Option:
    """The option that a move stands for."""
    found = OPTIONS.get(move)
    if found is None:
        found = Option(VERBS[verb_of(move)], card_of(move), seat_of(move))
        OPTIONS[move] = found
    return found


def options_with(verb: int) -> list[Option]:
    """The options of a verb, by card + 1; the first is that without a card."""
    if not ROWS[verb]:
        ROWS[verb] = [option_of(move_of(verb, card)) for card in range(NO_CARD, MOST_CARDS)]
    return ROWS[verb]
