"""What is heard at a table, in sentences."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import NamedTuple

from ..core.kernel import NOBODY
from ..games import registry
from ..protocol.messages import SeatView
from ..protocol.values import Event
from ..words import Speech, Words
from .adapters import event
from .faces import Faces
from .session import Session

PICTURES = {"clap": "👏", "laugh": "😄", "cry": "😢", "angry": "😠", "heart": "💜", "unicorn": "🦄"}
SPEAKS = ("table-chat", "table-trouble")  # their text is what is said; elsewhere it is the name of who has left
SPOKEN = ("table-chat", "table-phrase", "table-reaction")  # somebody has said or shown it to the others

Heard = tuple[int, Event]  # after which change, and what


class Line(NamedTuple):
    """What happened, in a sentence."""

    text: str
    rule: str = ""  # by which it happened
    kind: str = ""  # of the card it is about, or of the one that made it happen
    aside: bool = False  # it happened at the table, not in the game
    spoken: bool = False  # somebody has said it


class Voice:
    """Listens at a table and tells what was heard, in the words of a language."""

    def __init__(self, sitting: Session, words: Words) -> None:
        self.sitting = sitting
        self.words = words
        self.faces = Faces()
        self.heard: list[Heard] = []  # what has not been told yet
        sitting.hear = self.hear

    def hear(self, news: Event) -> None:
        snapshot = self.sitting.snapshot
        if snapshot.table.game != self.faces.game:
            self.faces.see(snapshot)
        self.faces.hear(news)
        self.heard.append((snapshot.stream, news))

    def told(self) -> list[Line]:
        """What was heard since this was last asked."""
        heard, self.heard = self.heard, []
        return list(self.lines(heard))

    def lines(self, heard: list[Heard]) -> Iterator[Line]:
        """What happened at once, of one kind and by one rule, is told together."""
        speech = self.speech
        for (_, kind, rule), group in groupby(heard, key=lambda one: (one[0], one[1].kind, one[1].rule)):
            alike = [news for _, news in group]
            of_table = kind.startswith("table-")
            face = next((one.face or one.source_face for one in alike if one.face or one.source_face), "")
            said = [self.of_table(one, speech) for one in alike] if of_table else speech.events([*map(event, alike)])
            yield from (Line(text, rule, face, of_table, kind in SPOKEN) for text in said)

    def of_table(self, news: Event, speech: Speech) -> str:
        """Something that happened at the table."""
        name = f"event-{news.kind}"
        named = news.text if news.text and news.kind not in SPEAKS else speech.seat(news.seat)
        args = {"seat": named, "whom": speech.seat(news.whom), "word": self.word(news), "text": news.text}
        if news.seat == speech.me != NOBODY and self.words.has(name, "you"):
            return self.words.attribute(name, "you", **args)
        return self.words.text(name, **args)

    def word(self, news: Event) -> str:
        """The phrase, the picture or the level of a bot."""
        if news.kind == "table-reaction":
            return PICTURES[news.word]
        name = f"{'phrase' if news.kind == 'table-phrase' else 'level'}-{news.word}"
        return self.words.text(name) if self.words.has(name) else news.word

    @property
    def speech(self) -> Speech:
        """The voice of the table as it stands."""
        snapshot = self.sitting.snapshot
        self.faces.see(snapshot)
        profile = snapshot.table.settings.profile
        return Speech(
            self.words,
            registry.find(profile)[0].id,
            self.faces.kind,
            self.names(snapshot.table.seats),
            snapshot.you,
            profile,
        )

    def names(self, seats: list[SeatView]) -> list[str]:
        """The names at the table; bots are called in the language of the reader."""
        return [
            self.words.text(f"bot-name-{seat}")
            if one.kind == "bot"
            else one.name or self.words.text("seat", n=seat + 1)
            for seat, one in enumerate(seats)
        ]
