"""A pile to look through: the cards in it that the player may see."""

from __future__ import annotations

from ...client.plain import zone_label
from ..boards import board_for
from ..layout import Columns, Paragraph, Row, words
from .dialog import Dialog

TITLE = 32  # cells


class PileDialog(Dialog[None]):
    def __init__(self, pile: str) -> None:
        super().__init__()
        self.pile = pile

    def heading(self) -> str:
        return zone_label(self.pile, self.seen.speech)

    def rows(self, width: int) -> list[Row]:
        board = board_for(self.seen)
        zone = self.seen.view.zone(self.pile)
        known = [*reversed(zone.cards), *(one.card for one in zone.known)]
        cards = [board.card(card, TITLE) for card in known if card]
        if not cards:
            return [Paragraph(words(self.table_app.words.text("tui-nothing-to-see"), "dim"))]
        return [Columns(cards, tall=max(1, self.size.height - 6))]
