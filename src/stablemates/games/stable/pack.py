"""A pack of cards that a table may shuffle in (R-SET-03)."""

from __future__ import annotations

from .kind import Kind


class Pack:
    """Cards, how many of each, and how many letters the names of its unicorns have in en, ru and uk (R-END-05)."""

    def __init__(
        self, id: str, cards: list[tuple[Kind, int]], letters: dict[str, tuple[int, int, int]] | None = None
    ) -> None:
        self.id = id
        self.cards = cards
        self.letters = letters or {}
