"""The game log in the reader's language, with the rule of every line."""

from __future__ import annotations

from rich.text import Text

from ..client.narration import Line, Narration, Received
from ..words.speech import Speech
from .layout import Paragraph, Spot

KEPT = 1000  # lines of earlier games


class Logbook:
    """All events as lines; rebuilt when the reader changes the language."""

    def __init__(self) -> None:
        self.game = -1  # the number of the deal
        self.received: list[Received] = []  # in this game
        self.before: list[Line] = []  # of earlier games
        self.entries: list[Line] = []

    def listen(self, narration: Narration) -> None:
        """Add the new lines."""
        fresh, narration.received = narration.received, []
        game = narration.session.snapshot.table.game
        if game != self.game:  # perhaps with another rulebook, which has other words
            self.game, self.before, self.received = game, self.entries[-KEPT:], []
        self.received += fresh
        self.entries += narration.lines(fresh)

    def translate(self, narration: Narration) -> None:
        """Rebuild the lines in another language."""
        self.entries = [*self.before, *narration.lines(self.received)]

    def rows(self, last: int, speech: Speech) -> list[Paragraph]:
        """Return the last lines; a line shows its rule when it is selected."""
        first = max(0, len(self.entries) - last)
        return [self.row(first + n, entry, speech) for n, entry in enumerate(self.entries[first:])]

    def row(self, number: int, entry: Line, speech: Speech) -> Paragraph:
        style = "bold" if entry.text.startswith("──") else "italic" if entry.aside else ""
        about = " ".join([entry.text, speech.rule(entry.rule)] if entry.rule else [entry.text])
        return Paragraph(Spot(Text(entry.text, style=style), f"line {number}", kind=entry.kind, about=about))
