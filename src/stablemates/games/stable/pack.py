"""A pack of cards that a table may shuffle in (R-SET-03)."""

from __future__ import annotations

from ...core.errors import BadPack
from .kind import Kind


class Pack:
    """Cards to shuffle in.  The number of each is given with the card: ``Kind(…, copies=2)``."""

    def __init__(self, id: str, cards: list[Kind]) -> None:
        for card in cards:
            if not isinstance(card, Kind):
                raise BadPack(f"pack {id!r}: {card!r} is not a card; a pack is a list of Kind(…)")
        self.id = id
        self.cards = cards
        # Unicorn -> letters of its title in en, ru and uk (R-END-05); the registry counts them in the translations.
        self.letters: dict[str, tuple[int, int, int]] = {}
