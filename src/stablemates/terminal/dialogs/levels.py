"""Choose the level of a bot."""

from __future__ import annotations

from rich.text import Text

from ... import bots
from ...words.words import bot_summary, bot_title
from ..layout import Paragraph, Row, Spot
from .dialog import Dialog


class LevelDialog(Dialog[str | None]):
    """A dialog that returns a level, by its number or with the cursor."""

    @property
    def levels(self) -> list[str]:
        """Return the levels that the table offers, from easy to hard; empty until a server has sent them."""
        return self.table_app.levels.get(self.seen.game, [])

    def heading(self) -> str:
        return self.table_app.words.text("tui-bot-level")

    def rows(self, width: int) -> list[Row]:
        return [Paragraph(self.level(number, name)) for number, name in enumerate(self.levels, 1)]

    def level(self, number: int, name: str) -> Spot:
        words = self.table_app.words
        picture = bots.entry(name).picture(self.seen.game)
        text = Text().append(f"▸{number} {bot_title(words, name)} {picture}".rstrip(), style="bold")
        return Spot(text.append(f"  {bot_summary(words, name)}", style="dim"), f"level {name}", button=True)

    def picked(self, spot: Spot) -> None:
        self.dismiss(spot.at.removeprefix("level "))

    def command(self, name: str) -> bool:
        if name.isascii() and name.isdigit() and 1 <= int(name) <= len(self.levels):
            self.dismiss(self.levels[int(name) - 1])
            return True
        return super().command(name)
