"""A dialog to read a card: its glyphs, title, type and text.  Reading a card never plays it."""

from __future__ import annotations

from rich.text import Text

from ...core.kernel import NO_CARD
from ...protocol.values import Card
from ...words.words import key
from ..layout import Paragraph, Row, blank, words
from .dialog import Dialog


class ReaderDialog(Dialog[None]):
    WIDE = 56

    def __init__(self, kind: str, kinds: list[str]) -> None:
        super().__init__()
        self.kinds = kinds if kind in kinds else [kind, *kinds]  # the visible cards, to leaf through
        self.place = self.kinds.index(kind)

    @property
    def kind(self) -> str:
        return self.kinds[self.place]

    def heading(self) -> str:
        return self.seen.speech.title_of(self.kind)

    def closing(self) -> str:
        return self.table_app.words.text("tui-leaf" if len(self.kinds) > 1 else "tui-closes")

    def rows(self, width: int) -> list[Row]:
        seen = self.seen
        card = Card(NO_CARD, self.kind)
        type_name = seen.glyphs.type_name(card)
        label = (
            Text()
            .append_text(seen.glyphs.chip(card, bright=True))
            .append(f"  {type_name}" if type_name else "", style="italic default")
        )
        rows: list[Row] = [Paragraph(words(label)), *blank(), Paragraph(words(seen.speech.text_of(self.kind)))]
        name = key("card", self.kind)
        if seen.words.has(name, "flavour"):
            rows += [*blank(), Paragraph(words(seen.words.attribute(name, "flavour"), "dim italic"))]
        return rows

    def step(self, right: int, down: int) -> None:
        self.place = (self.place + right + down) % len(self.kinds)
        self.renew()

    def command(self, name: str) -> bool:
        if name in ("enter", "space", "i", "ш"):
            self.dismiss()
            return True
        return super().command(name)
