"""Options for moves, created once for each box of cards: options are values."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.kernel import NO_CARD, Option
from .terms import VERBS, card_of, move_of, seat_of, verb_of

if TYPE_CHECKING:
    from mypy_extensions import i64


class OptionTable:
    """The options of all games that use one box of cards."""

    def __init__(self, names: list[str]) -> None:
        self.names = names  # card -> its kind, as a key
        self.made: dict[int, Option] = {}  # every option created so far, by its move
        self.rows: list[list[Option]] = [[] for _ in VERBS]  # verb -> card + 1 -> the option for that card alone

    def option_of(self, move: i64) -> Option:
        """Return the option of a move."""
        found = self.made.get(move)
        if found is None:
            card = card_of(move)
            kind = "" if card == NO_CARD else self.names[card]
            found = Option(VERBS[verb_of(move)], card, seat_of(move), kind=kind)
            self.made[move] = found
        return found

    def options_with(self, verb: i64) -> list[Option]:
        """Return the options of a verb, by card + 1; the first is the one without a card."""
        if not self.rows[verb]:
            self.rows[verb] = [self.option_of(move_of(verb, card)) for card in range(NO_CARD, len(self.names))]
        return self.rows[verb]
