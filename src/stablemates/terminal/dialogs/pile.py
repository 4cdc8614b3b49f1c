"""A pile to look through: the cards of it that one may see."""

from __future__ import annotations

from ...words.words import key
from ..boards import board_for
from ..layout import Columns, Paragraph, Row, words
from .dialog import Sheet

TITLE = 32  # cells


class SpreadSheet(Sheet[None]):
    def __init__(self, pile: str) -> None:
        super().__init__()
        self.pile = pile

    def heading(self) -> str:
        return self.house.words.text(key("fact", self.seen.game, self.pile))

    def rows(self, width: int) -> list[Row]:
        board = board_for(self.seen)
        found = self.seen.view.get(self.pile)
        known = found if isinstance(found, list) else self.seen.view.get(f"{self.pile}_known", [])
        cards = [board.card(face, TITLE) for face in reversed(known) if face]
        if not cards:
            return [Paragraph(words(self.house.words.text("tui-nothing-to-see"), "dim"))]
        return [Columns(cards, tall=max(1, self.size.height - 6))]
