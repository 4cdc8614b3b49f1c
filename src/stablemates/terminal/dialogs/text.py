"""A dialog for a line of text: a word or a number."""

from __future__ import annotations

from collections.abc import Sequence

from textual import on
from textual.widget import Widget
from textual.widgets import Input

from ..layout import Paragraph, Row, words
from .dialog import Dialog


class TextDialog(Dialog[str | None]):
    """A dialog that returns what was typed, or ``None`` if the player cancels."""

    def __init__(
        self, title: str, about: Sequence[str], written: str = "", *, longest: int, digits: bool = False
    ) -> None:
        super().__init__()
        self.given_title = title
        self.about = about
        self.field = Input(
            written, max_length=longest, type="integer" if digits else "text", restrict=r"\d*" if digits else None
        )

    def below(self) -> Sequence[Widget]:
        return [self.field]

    def taken(self) -> int:
        return 1

    def on_mount(self) -> None:
        self.field.focus()

    def heading(self) -> str:
        return self.given_title

    def closing(self) -> str:
        return self.table_app.words.text("tui-writing-keys")

    def rows(self, width: int) -> list[Row]:
        return [Paragraph(words(line, "dim")) for line in self.about]

    @on(Input.Submitted)
    def done(self, event: Input.Submitted) -> None:
        event.stop()
        self.dismiss(event.value.strip() or None)

    def key_escape(self) -> None:
        self.dismiss(None)
