"""Narration: the events at a table, in sentences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from ..core.kernel import NOBODY
from ..games import registry
from ..protocol.messages import SeatView
from ..protocol.values import Event
from ..words import Words
from ..words.speech import Speech
from .session import Session

PICTURES = {"clap": "👏", "laugh": "😄", "cry": "😢", "angry": "😠", "heart": "💜", "unicorn": "🦄"}
# The text of these events is the name of a player who has no seat, or no longer has one.
NAMED = ("table-queues", "table-unqueues", "table-stands", "table-removed", "table-voted-out")
OF_BOTS = ("table-bot-sits", "table-removed")  # events of a bot, unless they name a player
THROWN = ("table-reaction", "table-thrown", "table-thrown-at-card")  # emotes
SPOKEN = ("table-chat", "table-phrase", *THROWN)  # said or shown to the others

Received = tuple[int, Event]  # the number of the change, and the event


class Line(NamedTuple):
    """An event as a sentence."""

    text: str
    rule: str = ""  # the rule behind it
    kind: str = ""  # of the card it is about, or of its source
    aside: bool = False  # it happened at the table, not in the game
    spoken: bool = False  # it is chat


class Narration:
    """Collect the events of a session and turn them into sentences."""

    def __init__(self, session: Session, words: Words) -> None:
        self.session = session
        self.words = words
        self.received: list[Received] = []  # events not narrated yet
        session.on_event = self.receive

    def receive(self, event: Event) -> None:
        self.received.append((self.session.snapshot.stream, event))

    def new_lines(self) -> list[Line]:
        """Return the lines since the last call."""
        received, self.received = self.received, []
        return list(self.lines(received))

    def lines(self, received: list[Received]) -> Iterator[Line]:
        """Yield lines; events of one change, kind and rule share a line."""
        speech = self.speech
        for (_, kind, rule), group in groupby(received, key=lambda one: (one[0], one[1].kind, one[1].rule)):
            alike = [event for _, event in group]
            of_table = kind.startswith("table-")
            cards = [one.card or one.source for one in alike]
            about = next((card.kind for card in cards if card is not None), "")
            sentences = [self.of_table(one, speech) for one in alike] if of_table else speech.events(alike)
            yield from (Line(text, rule, about, of_table, kind in SPOKEN) for text in sentences)

    def of_table(self, event: Event, speech: Speech) -> str:
        """Return the sentence of a table event."""
        name = f"event-{event.kind}"
        args = {
            "seat": self.subject(event, speech),
            "whom": speech.seat(event.whom),
            "card": speech.card(event.card),
            "word": self.word(event),
            "text": event.text,
        }
        if event.seat == speech.me != NOBODY and self.words.has(name, "you"):
            return self.words.attribute(name, "you", **args)
        return self.words.text(name, **args)

    def subject(self, event: Event, speech: Speech) -> str:
        """Return the name of the player whom a table event is about; the bot it names may have left its seat."""
        if event.kind in NAMED and event.text:
            return event.text
        return self.words.text(f"bot-name-{event.seat}") if event.kind in OF_BOTS else speech.seat(event.seat)

    def word(self, event: Event) -> str:
        """Return the quick phrase, the emote or the bot level of an event."""
        if event.kind in THROWN:
            return PICTURES[event.word]
        name = f"{'phrase' if event.kind == 'table-phrase' else 'level'}-{event.word}"
        return self.words.text(name) if self.words.has(name) else event.word

    @property
    def speech(self) -> Speech:
        """Return the `Speech` of the current table."""
        snapshot = self.session.snapshot
        book = registry.find(snapshot.table.settings.profile)[1]
        return Speech(self.words, book, self.names(snapshot.table.seats), snapshot.you)

    @property
    def closing(self) -> Speech:
        """Return the `Speech` of the game that is over: its players won it, not who took their seats since."""
        snapshot, speech = self.session.snapshot, self.speech
        ended = snapshot.table.ended
        if ended is None or not ended.players:  # an older server
            return speech
        return Speech(self.words, speech.profile, self.names(ended.players), snapshot.played)

    def names(self, seats: Sequence[SeatView]) -> list[str]:
        """Return the names at the table; bots are named in the reader's language."""
        return [
            self.words.text(f"bot-name-{seat}")
            if one.kind == "bot"
            else one.name or self.words.text("seat", n=seat + 1)
            for seat, one in enumerate(seats)
        ]
