"""Dialogs over the table: a box with a title that Escape closes."""

from __future__ import annotations

from collections.abc import Sequence
from time import monotonic
from typing import Generic

from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widget import Widget

from ..cursor import Pointing, Result
from ..keys import by_place
from ..layout import Paragraph, Row, Spot, words
from ..surface import Surface

CLOSES = ("escape", "q")


class Dialog(Pointing[Result], ModalScreen[Result], Generic[Result]):
    """Rows in a box.  A dialog is short-lived: it is created whenever it is opened."""

    ARROWS_IN = ("dialog",)
    WIDE = 76  # cells at most
    NOTE = 0  # lines for a note about the selection; a longer note gets more of them
    UNASKED = False  # whether it opens by itself: then the first keys were meant for what was there before

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
        """Return whether there is no longer a reason to have it open."""
        return False

    def on_screen_resume(self) -> None:
        if self.stale:  # it was covered when the reason disappeared
            self.dismiss()

    def on_key(self, event: events.Key) -> None:
        if self.UNASKED and self.house.too_soon(self.opened):
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
        """Return what the edge of the box says about keys."""
        return self.house.words.text("tui-closes")

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
        """Show the note whole, in at least its usual number of lines; return how many lines it takes."""
        if not self.NOTE:
            return 0
        row = Paragraph(self.note())
        tall = max(self.NOTE, len(row.lines(width)))
        self.surface("note").display_rows([row], tall)
        return tall

    def note(self) -> Spot:
        """Return what there is to know about the selection."""
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
            self.house.read(self.spot)
        elif name in ("pageup", "pagedown", "home", "end", "space"):
            self.leaf(name)
        else:
            return False
        return True

    def leaf(self, name: str) -> None:
        """Scroll by pages if it is too long."""
        surface = self.surface("dialog")
        ways = {
            "pageup": surface.scroll_page_up,
            "pagedown": surface.scroll_page_down,
            "space": surface.scroll_page_down,
            "home": surface.scroll_home,
            "end": surface.scroll_end,
        }
        ways[name](animate=False)

    def step(self, right: int, down: int) -> None:
        if any(True for _ in self.places()):
            super().step(right, down)
        else:  # nothing to select: the arrows scroll
            self.surface("dialog").scroll_relative(y=down, animate=False)

    def picked(self, spot: Spot) -> None:
        self.house.read(spot)
