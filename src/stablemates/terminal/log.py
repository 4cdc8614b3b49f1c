"""The game log, with the rule of the selected line."""

from __future__ import annotations

from .dialogs.dialog import Dialog
from .layout import Row, Spot, words


class LogDialog(Dialog[None]):
    NOTE = 3

    def __init__(self, at: str = "") -> None:
        super().__init__()
        self.cursor = at

    def on_mount(self) -> None:
        self.call_after_refresh(self.to_the_end)

    def to_the_end(self) -> None:
        last = len(self.table_app.logbook.entries) - 1
        self.point(self.cursor or f"line {last}")

    def heading(self) -> str:
        return self.table_app.words.text("command-log")

    def closing(self) -> str:
        return self.table_app.words.text("tui-log-keys")

    def rows(self, width: int) -> list[Row]:
        return list(self.table_app.logbook.rows(len(self.table_app.logbook.entries), self.seen.speech))

    def note(self) -> Spot:
        """Return the rule behind the selected line."""
        spot, entries = self.spot, self.table_app.logbook.entries
        number = int(spot.at.removeprefix("line ")) if spot is not None else -1
        rule = entries[number].rule if 0 <= number < len(entries) else ""
        text = self.seen.speech.rule(rule) if rule else self.table_app.words.text("tui-no-rule")
        return words(text, "bold" if rule else "dim")
