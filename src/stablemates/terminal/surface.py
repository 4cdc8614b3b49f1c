"""A part of the screen that shows rows of spots."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.segment import Segment
from rich.style import Style
from rich.text import Text
from textual import events
from textual.geometry import Region, Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

from ..client.sanitizer import sanitized
from .layout import CONSOLE, Line, Row, Spot, lay

RIGHT = 3  # the mouse button
PLAIN = Style()  # not None, which the filter for terminals without colours cannot handle
CURSOR = Style(reverse=True)  # every terminal has it, with colours or without


class Surface(ScrollView, can_focus=False):
    """Lines of spots.  Mouse events are passed to the screen, which interprets them."""

    class Clicked(Message):
        def __init__(self, surface: Surface, spot: Spot, *, right: bool) -> None:
            super().__init__()
            self.surface = surface
            self.spot = spot
            self.right = right

    def __init__(self, *, id: str | None = None, bar: bool = False) -> None:
        super().__init__(id=id)
        self.bar = bar  # whether it is a bar over the whole width
        self.rows: Sequence[Row] = ()
        self.laid: list[Line] = []
        self.tall = 1
        self.cursor = ""  # the name of the selected spot

    def display_rows(self, rows: Sequence[Row], tall: int) -> None:
        """Show these rows in ``tall`` lines; hide the surface if that is 0."""
        self.rows = rows
        self.tall = tall
        self.display = tall > 0
        self.styles.height = tall
        self.refresh_layout()

    def refresh_layout(self) -> None:
        width, height = self.outer_size.width - self.gutter.width, self.tall
        if width <= 0:
            return
        self.laid = lay(self.rows, width)
        if len(self.laid) > height:  # the scroll bar needs a column
            self.laid = lay(self.rows, width - 1)
            width -= 1
        self.virtual_size = Size(width, len(self.laid))
        self.refresh()

    def on_resize(self, event: events.Resize) -> None:
        self.refresh_layout()

    def named(self) -> Iterator[tuple[int, int, int, Spot]]:
        """Yield all selectable spots: line, column, width, spot."""
        for y, line in enumerate(self.laid):
            for placed in line:
                if placed.spot is not None:
                    yield y, placed.x, placed.text.cell_len, placed.spot

    def find(self, at: str) -> Spot | None:
        return next((spot for _, _, _, spot in self.named() if spot.at == at), None)

    def point(self, at: str) -> None:
        """Select a spot, and scroll it into view if it is here."""
        self.cursor = at
        for y, x, width, spot in self.named():
            if spot.at == at:
                self.scroll_to_region(Region(x, y, max(1, width), 1), animate=False, force=True)
                break
        self.refresh()

    def spot_at(self, x: int, y: int) -> Spot | None:
        """Return the spot at a position of the widget."""
        line = y + self.scroll_offset.y
        if not 0 <= line < len(self.laid):
            return None
        for placed in self.laid[line]:
            if placed.spot is not None and placed.x <= x < placed.x + placed.text.cell_len:
                return placed.spot
        return None

    def on_click(self, event: events.Click) -> None:
        place = event.get_content_offset(self)
        spot = None if place is None else self.spot_at(place.x, place.y)
        if spot is not None:
            event.stop()
            self.post_message(self.Clicked(self, spot, right=event.button == RIGHT))

    def render_line(self, y: int) -> Strip:
        width = self.scrollable_content_region.width
        line = y + self.scroll_offset.y
        if not 0 <= line < len(self.laid):
            return Strip.blank(width, PLAIN)
        segments: list[Segment] = []
        x = 0
        for placed in self.laid[line]:
            if placed.x > x:
                segments.append(Segment(" " * (placed.x - x), PLAIN))
            pointed = placed.spot is not None and placed.spot.at == self.cursor
            segments += Segment.apply_style(drawn(placed.text), post_style=CURSOR) if pointed else drawn(placed.text)
            x = max(x, placed.x) + placed.text.cell_len
        strip = Strip(segments).adjust_cell_length(width, PLAIN)
        return Strip(Segment.apply_style(strip, post_style=CURSOR)) if self.bar else strip


def drawn(text: Text) -> list[Segment]:
    """Return a text as the terminal should print it; rich drops the style of a text without spans."""
    whole = PLAIN if text.spans else CONSOLE.get_style(text.style)
    return [Segment(sanitized(one.text), whole + one.style) for one in text.render(CONSOLE) if one.text]
