"""What the cards are that somebody has been shown."""

from __future__ import annotations

from typing import Any

from ..core.kernel import Card
from ..protocol.messages import Snapshot
from ..protocol.values import Event


class Faces:
    """The kinds of the cards that were seen in the game that is played.

    Who sits at a server's table has no game to ask, but a card that is named always comes with its face.

    >>> faces = Faces()
    >>> faces.hear(Event("play", seat=1, card=7, face="red_5"))
    >>> faces.kind(7)
    'red_5'
    """

    def __init__(self) -> None:
        self.game = 0  # the number of the deal: in another one the cards may have other numbers
        self.kinds: dict[Card, str] = {}

    def kind(self, card: Card) -> str:
        return self.kinds[card]

    def see(self, snapshot: Snapshot) -> None:
        """Learn from what is to be seen."""
        if snapshot.table.game != self.game:
            self.game = snapshot.table.game
            self.kinds = {}
        self.read(snapshot.view)
        if snapshot.question is not None:
            self.learn(snapshot.question.source, snapshot.question.face)
            for option in snapshot.question.options:
                self.learn(option.card, option.face)
            for cannot in snapshot.question.cannot:
                self.learn(cannot.source, cannot.face)
        if snapshot.window is not None:
            self.learn(snapshot.window.source, snapshot.window.face)

    def hear(self, news: Event) -> None:
        """Learn from what has happened."""
        self.learn(news.card, news.face)
        self.learn(news.source, news.source_face)

    def read(self, value: Any) -> None:
        """Learn from a view, wherever a card lies in it."""
        if isinstance(value, dict):
            if "card" in value and "kind" in value:
                self.learn(value["card"], value["kind"])
            value = list(value.values())
        if isinstance(value, list):
            for one in value:
                self.read(one)

    def learn(self, card: Card, face: str) -> None:
        if face:
            self.kinds[card] = face
