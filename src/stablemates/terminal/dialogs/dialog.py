"""A dialog over the table: a box with a title, which Escape closes."""

from __future__ import annotations

from collections.abc import Sequence
from time import monotonic
from typing import Generic

from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widget import Widget

from ..cursor import CursorScreen, Result
from ..keys import by_place
from ..layout import Paragraph, Row, Spot, words
from ..surface import Surface

CLOSES = ("escape", "q")


class Dialog(CursorScreen[Result], ModalScreen[Result], Generic[Result]):
    """Rows in a box.  A dialog is short-lived: a new one is created each time."""

    ARROWS_IN = ("dialog",)
    WIDE = 76  # cells at most
    NOTE = 0  # lines for a note about the selection; a longer note gets more of them
    UNASKED = False  # whether it opens by itself: then the first keys are ignored, since they were meant for the table

    def __init__(self) -> None:
        super().__init__()
        self.opened = monotonic()

    def compose(self) -> ComposeResult:
        with Vertical(id="box"):
            yield from self.above()
            yield Surface(id="dialog")
            if self.NOTE:
                yield Surface(id="note")
            yield from self.below()

    @property
    def stale(self) -> bool:
        """True if there is no longer a reason to have it open."""
        return False

    def on_screen_resume(self) -> None:
        if self.stale:  # it was covered when the reason disappeared
            self.dismiss()

    def on_key(self, event: events.Key) -> None:
        if self.UNASKED and self.table_app.too_soon(self.opened):
            event.stop()
            event.prevent_default()
        else:
            super().on_key(event)

    def above(self) -> Sequence[Widget]:
        return ()

    def below(self) -> Sequence[Widget]:
        return ()

    def heading(self) -> str:
        return ""

    def rows(self, width: int) -> list[Row]:
        return []

    def closing(self) -> str:
        """Return the text about keys on the edge of the box."""
        return self.table_app.words.text("tui-closes")

    def renew(self) -> None:
        box = self.query_one("#box")
        wide = min(self.WIDE, self.size.width)
        box.styles.width = wide
        box.border_title = self.heading()
        box.border_subtitle = self.closing()
        rows = self.rows(wide - 4)
        surface = self.surface("dialog")
        tall = sum(len(row.lines(wide - 4)) for row in rows)
        most = self.size.height - 2 - self.taken()
        surface.display_rows(rows, max(1, min(tall, most - self.NOTE)))
        note = self.renew_note(wide - 4)  # about one of these rows
        if note > self.NOTE:
            surface.display_rows(rows, max(1, min(tall, most - note)))
        surface.point(self.cursor)

    def renew_note(self, width: int) -> int:
        """Show the whole note, in at least ``NOTE`` lines; return how many lines it takes."""
        if not self.NOTE:
            return 0
        row = Paragraph(self.note())
        tall = max(self.NOTE, len(row.lines(width)))
        self.surface("note").display_rows([row], tall)
        return tall

    def note(self) -> Spot:
        """Return the note about the selection."""
        return words("")

    def pointed(self, spot: Spot | None) -> None:
        if self.NOTE:
            self.renew()

    def taken(self) -> int:
        """Return the lines of the box that are not rows."""
        return 0

    def command(self, name: str) -> bool:
        if name in CLOSES or by_place(name) in CLOSES:
            self.dismiss()
        elif name == "enter" and self.spot is not None:
            self.picked(self.spot)
        elif by_place(name) == "i" and self.spot is not None:
            self.table_app.read(self.spot)
        elif name in ("pageup", "pagedown", "home", "end", "space"):
            self.turn_page(name)
        else:
            return False
        return True

    def turn_page(self, name: str) -> None:
        """Scroll by a page, or to an end."""
        surface = self.surface("dialog")
        scrolls = {
            "pageup": surface.scroll_page_up,
            "pagedown": surface.scroll_page_down,
            "space": surface.scroll_page_down,
            "home": surface.scroll_home,
            "end": surface.scroll_end,
        }
        scrolls[name](animate=False)

    def step(self, right: int, down: int) -> None:
        if any(True for _ in self.places()):
            super().step(right, down)
        else:  # nothing to select: the arrows scroll
            self.surface("dialog").scroll_relative(y=down, animate=False)

    def picked(self, spot: Spot) -> None:
        self.table_app.read(spot)
