"""Choose between several options for one card."""

from __future__ import annotations

from rich.text import Text

from ...client.glyphs import UnorogGlyphs
from ..keys import by_place
from ..layout import Paragraph, Row, Spot
from .dialog import Dialog


class OptionDialog(Dialog[int | None]):
    """A dialog that returns an option, by its number, by the letter of its colour, or with the cursor."""

    WIDE = 50

    def __init__(self, options: list[int], question: str) -> None:
        super().__init__()
        self.options = options
        self.question = question  # the one that these options answer
        self.cursor = f"which {options[0]}"

    @property
    def stale(self) -> bool:
        """True if another question is asked by now."""
        return self.table_app.question != self.question

    def heading(self) -> str:
        by_word = not self.stale and self.seen.options[self.options[0]].word
        return self.table_app.words.text("choose-unorog-word" if by_word else "tui-which")

    def closing(self) -> str:
        return self.table_app.words.text("tui-takes-back")

    def rows(self, width: int) -> list[Row]:
        return [
            Paragraph(Spot(self.label(number, option), f"which {option}", options=(option,), button=True))
            for number, option in enumerate([] if self.stale else self.options, 1)
        ]

    def label(self, number: int, option: int) -> Text:
        seen = self.seen
        word, text = seen.options[option].word, Text().append(f"▸{number} ", style="bold")
        if isinstance(seen.glyphs, UnorogGlyphs) and word:
            return text.append_text(seen.glyphs.paint(word)).append(f" {seen.option(option)}", style="default")
        return text.append(seen.option(option))

    def picked(self, spot: Spot) -> None:
        self.dismiss(spot.options[0])

    def command(self, name: str) -> bool:
        if self.stale:
            return super().command(name)
        if name.isascii() and name.isdigit() and 1 <= int(name) <= len(self.options):
            self.dismiss(self.options[int(name) - 1])
            return True
        for option in self.options:
            letters = self.letters(option)
            if name in letters or by_place(name) in letters:
                self.dismiss(option)
                return True
        return super().command(name)

    def letters(self, option: int) -> list[str]:
        glyphs, word = self.seen.glyphs, self.seen.options[option].word
        return glyphs.letters(word) if isinstance(glyphs, UnorogGlyphs) and word else []
