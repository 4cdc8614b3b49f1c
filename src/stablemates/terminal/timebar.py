"""The time left in the reaction window or for the current player, as a bar; without a clock, a plain line."""

from __future__ import annotations

from time import monotonic
from typing import NamedTuple

from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip
from textual.widget import Widget

from ..protocol.messages import Snapshot
from ..words import Words

EVERY = 0.2  # seconds
SHOWN_EARLY = 250  # milliseconds: a late key over a slow connection still counts
DIM, BOLD, HURRY = Style(dim=True), Style(bold=True), Style(bold=True, color="red")
HURRY_BELOW = 3_000


class Span(NamedTuple):
    """Start and end by the table's clock, and the part that is the time bank."""

    begins: int
    ends: int
    bank: int = 0


def span_of(snapshot: Snapshot) -> Span | None:
    """Return the running time span."""
    window, clock = snapshot.window, snapshot.clock
    if window is not None:
        return None if window.ends is None else Span(window.opened, window.ends)
    if clock is None or clock.ends is None or snapshot.table.waiting:
        return None
    return Span(clock.started, clock.ends, clock.bank)


class TimeBar(Widget):
    """A shrinking bar, and the seconds."""

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.span: Span | None = None
        self.words: Words | None = None
        self.ahead = 0.0  # how far the table's clock is ahead of ours, in milliseconds

    def on_mount(self) -> None:
        self.set_interval(EVERY, self.tick)

    def tick(self) -> None:
        if self.span is not None:
            self.refresh()

    def display_time(self, snapshot: Snapshot, received: float, words: Words) -> None:
        self.span = span_of(snapshot)
        self.ahead = snapshot.now - received * 1000
        self.words = words
        self.refresh()

    def left(self) -> int:
        """Return the milliseconds left."""
        if self.span is None:
            return 0
        return max(0, round(self.span.ends - SHOWN_EARLY - monotonic() * 1000 - self.ahead))

    def render_line(self, y: int) -> Strip:
        width = self.size.width
        if self.span is None or self.words is None:
            return Strip([Segment("─" * width, DIM)])
        left = self.left()
        whole = max(1, self.span.ends - SHOWN_EARLY - self.span.begins)
        in_bank = 0 < left < self.span.bank
        label = " " + self.words.text("tui-bank" if in_bank else "tui-seconds", n=-(-left // 1000))
        room = max(0, width - len(label))
        filled = min(room, round(room * left / whole))
        style = HURRY if left < HURRY_BELOW else BOLD
        return Strip([Segment("━" * filled, style), Segment("─" * (room - filled), DIM), Segment(label, style)])
