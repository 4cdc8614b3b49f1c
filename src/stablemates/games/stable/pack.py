"""A pack of cards that a table may shuffle in (R-SET-03)."""

from __future__ import annotations

from ...core.errors import BadPack
from .kind import Kind


class Pack:
    """Cards, how many of each, and how many letters the names of its unicorns have in en, ru and uk (R-END-05)."""

    def __init__(
        self, id: str, cards: list[tuple[Kind, int]], letters: dict[str, tuple[int, int, int]] | None = None
    ) -> None:
        if not all(is_pair(one) for one in cards):
            raise BadPack(f"pack {id!r}: it is made of pairs, a card and how many there are of it, as (card, 2)")
        self.id = id
        self.cards = cards
        self.letters = letters or {}


def is_pair(one: object) -> bool:
    """Whether it is a card and a number, whatever somebody has written."""
    return isinstance(one, tuple) and len(one) == 2 and isinstance(one[0], Kind) and isinstance(one[1], int)
