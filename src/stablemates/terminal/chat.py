"""Chat at the table: quick phrases and emotes, and free text at private tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, get_args

from rich.text import Text
from textual import on
from textual.binding import Binding, BindingType
from textual.widget import Widget
from textual.widgets import Input

from ..client.narration import PICTURES
from ..protocol.commands import LONGEST_TEXT, Chat, Phrase, React, Reaction, Say
from .dialogs.dialog import Dialog
from .layout import Flow, Paragraph, Row, Spot, blank, words

SHOWN = 6  # the last lines of the chat


class ChatDialog(Dialog[None]):
    BINDINGS: ClassVar[list[BindingType]] = [Binding("tab", "phrases", show=False)]

    def below(self) -> Sequence[Widget]:
        friends = not self.seen.table.settings.public
        return [Input(placeholder=self.table_app.words.text("tui-chat"), max_length=LONGEST_TEXT)] if friends else []

    def taken(self) -> int:
        return len(self.query(Input))

    def on_mount(self) -> None:
        for field in self.query(Input):
            field.focus()

    def heading(self) -> str:
        return self.table_app.words.text("tui-key-talk")

    def closing(self) -> str:
        return self.table_app.words.text("tui-talk-keys")

    def rows(self, width: int) -> list[Row]:
        texts = self.table_app.words
        messages = [entry.text for entry in self.table_app.logbook.entries if entry.spoken][-SHOWN:]
        phrases = [self.offer(f"say {name}", texts.text(f"phrase-{name}")) for name in get_args(Phrase)]
        pictures = [
            self.offer(f"react {name}", f"{PICTURES[name]} {texts.text(f'reaction-{name}')}")
            for name in get_args(Reaction)
        ]
        lines = [Paragraph(words(line, "italic")) for line in messages]
        return [*lines, *(blank() if lines else []), Flow(phrases, gap=1, hang=0), Flow(pictures, gap=1, hang=0)]

    def offer(self, at: str, text: str) -> Spot:
        return Spot(Text(f"[{text}]", style="cyan"), at, button=True)

    def picked(self, spot: Spot) -> None:
        what, _, name = spot.at.partition(" ")
        if what == "say":
            self.table_app.send(Say, phrase=name)
        elif what == "react":
            self.table_app.send(React, reaction=name)
        self.dismiss()

    @on(Input.Submitted)
    def send(self, event: Input.Submitted) -> None:
        event.stop()
        if text := event.value.strip():
            self.table_app.send(Chat, text=text)
            event.input.clear()

    def key_escape(self) -> None:
        self.dismiss()

    def action_phrases(self) -> None:
        """Move from the text field to the quick phrases."""
        self.set_focus(None)
        self.along(1)
