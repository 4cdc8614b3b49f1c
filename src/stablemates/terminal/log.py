"""The game log, with the rule of the selected line."""

from __future__ import annotations

from collections.abc import Sequence

from textual.widget import Widget

from .dialogs.dialog import Dialog
from .layout import Paragraph, Row, Spot, words
from .surface import Surface

WHY = 3  # lines


class LogDialog(Dialog[None]):
    def __init__(self, at: str = "") -> None:
        super().__init__()
        self.cursor = at

    def below(self) -> Sequence[Widget]:
        return [Surface(id="why")]

    def on_mount(self) -> None:
        self.call_after_refresh(self.to_the_end)

    def to_the_end(self) -> None:
        last = len(self.house.logbook.entries) - 1
        self.point(self.cursor or f"line {last}")

    def heading(self) -> str:
        return self.house.words.text("command-log")

    def closing(self) -> str:
        return self.house.words.text("tui-log-keys")

    def taken(self) -> int:
        return WHY

    def rows(self, width: int) -> list[Row]:
        return list(self.house.logbook.rows(len(self.house.logbook.entries), self.seen.speech))

    def pointed(self, spot: Spot | None) -> None:
        number = int(spot.at.removeprefix("line ")) if spot is not None else -1
        entries = self.house.logbook.entries
        rule = entries[number].rule if 0 <= number < len(entries) else ""
        told = self.seen.speech.rule(rule) if rule else self.house.words.text("tui-no-rule")
        self.surface("why").display_rows([Paragraph(words(told, "bold" if rule else "dim"), most=WHY)], WHY)
