"""A dialog with a list of items: each is a line or a part of one, and some can be switched on or off."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from ..layout import Paragraph, Row, Spot, words
from .dialog import Dialog


class ListDialog(Dialog[None]):
    """A list of items with actions, which ``rows`` lays out each time."""

    def __init__(self) -> None:
        super().__init__()
        self.acts: dict[str, Callable[[], None]] = {}

    def label(self, message: str) -> Spot:
        return words(self.table_app.words.text(message), "bold")

    def item(self, at: str, text: str, act: Callable[[], None], chosen: bool | None = None, about: str = "") -> Spot:
        """Return an item with its action; one of several alternatives shows whether it is chosen."""
        mark = "" if chosen is None else "(•) " if chosen else "( ) "
        self.acts[at] = act
        return Spot(Text().append(f"{mark}{text}", style="bold" if chosen else ""), at, button=True, about=about)

    def box(self, at: str, text: str, act: Callable[[], None], *, on: bool, about: str = "") -> Spot:
        """Return a switch that is independent of other items."""
        return self.item(at, f"[{'x' if on else ' '}] {text}", act, about=about)

    def once(self, at: str, text: str, act: Callable[[], None]) -> Row:
        return Paragraph(self.item(at, f"▸ {text}", act))

    def picked(self, spot: Spot) -> None:
        if spot.at in self.acts:
            self.acts[spot.at]()
