"""What has happened, told line by line in the language of the reader, with the rule of every line."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import NamedTuple

from rich.text import Text

from ..server.messages import News
from ..sitting import Voice
from ..words import Speech
from .spots import Paragraph, Spot

KEPT = 1000  # lines of games before
SPOKEN = ("table-chat", "table-phrase", "table-reaction")


class Entry(NamedTuple):
    """One line of the log."""

    text: str
    rule: str = ""  # by which it happened
    kind: str = ""  # of the card it is about, or of the one that made it happen
    aside: bool = False  # it happened at the table, not in the game
    spoken: bool = False  # somebody has said it


class Logbook:
    """All that was heard, in words.  It is told again when the reader changes the language."""

    def __init__(self) -> None:
        self.game = -1  # the deal that the news are of
        self.heard: list[tuple[int, News]] = []  # in this game: after which change, and what
        self.before: list[Entry] = []  # of games before
        self.entries: list[Entry] = []

    def listen(self, voice: Voice) -> list[News]:
        """Put into words what is new, and return it."""
        fresh, voice.heard = voice.heard, []
        speech = voice.speech
        if voice.faces.game != self.game:  # the cards have other numbers now
            self.game, self.before, self.heard = voice.faces.game, self.entries[-KEPT:], []
        self.heard += fresh
        self.entries += told(fresh, voice, speech)
        return [news for _, news in fresh]

    def tell_anew(self, voice: Voice) -> None:
        """The reader wants to read it in other words."""
        self.entries = [*self.before, *told(self.heard, voice, voice.speech)]

    def rows(self, last: int, speech: Speech) -> list[Paragraph]:
        """The last lines; the rule of a line is told when one points at it."""
        first = max(0, len(self.entries) - last)
        return [self.row(first + n, entry, speech) for n, entry in enumerate(self.entries[first:])]

    def row(self, number: int, entry: Entry, speech: Speech) -> Paragraph:
        style = "bold" if entry.text.startswith("──") else "italic" if entry.aside else ""
        about = " ".join([entry.text, speech.rule(entry.rule)] if entry.rule else [entry.text])
        return Paragraph(Spot(Text(entry.text, style=style), f"line {number}", kind=entry.kind, about=about))


def told(heard: list[tuple[int, News]], voice: Voice, speech: Speech) -> Iterator[Entry]:
    """News as lines: what happened at once, of one kind and by one rule, is told together."""
    for (_, kind, rule), group in groupby(heard, key=lambda one: (one[0], one[1].kind, one[1].rule)):
        alike = [news for _, news in group]
        face = next((one.face or one.source_face for one in alike if one.face or one.source_face), "")
        for text in voice.sentences(alike, speech):
            yield Entry(text, rule, face, kind.startswith("table-"), kind in SPOKEN)
