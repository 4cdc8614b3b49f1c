"""Answer questions by name, and give answers that leave no choice automatically."""

from __future__ import annotations

from ..core.errors import IllegalAnswer, Refused
from ..core.kernel import Event
from ..positions import Position
from ..protocol import seen
from ..protocol.rulings import Consequence
from .unknown import Unknown, event_of, named_by, offered

FORCED = 60  # maximum automatic answers after each given one


class BadQuestion(Refused):
    """An impossible position or answer; the message names the field and the rule."""


class Case:
    """A position that is being answered, and the cards in it that no one has named."""

    def __init__(self, position: Position, unknown: Unknown) -> None:
        self.position = position
        self.unknown = unknown

    def give(self, number: int, answer: str) -> list[Consequence]:
        """Give one answer of the path, then all that leave no choice."""
        who, _, label = answer.partition(" ")
        try:
            events = self.answer(who, label)
        except Refused as refusal:
            raise BadQuestion(f"field 'path', answer {number + 1}: {refusal}") from None
        return [self.consequence(answer, events), *self.settle()]

    def answer(self, who: str, label: str) -> list[Event]:
        """Answer a question with one of the labels that are offered."""
        question = self.position.question(who)
        choices = offered(self.position, question, self.unknown)
        number = next((number for number, one in choices if one == label), None)
        if number is None:
            labels = [one for _, one in choices]
            raise IllegalAnswer(f"{who} cannot {label!r}; {who} is asked {question.ask!r}: {labels}")
        self.unknown = named_by(question, number, label, self.unknown)
        return self.position.state.answer(question.seat, number)

    def settle(self) -> list[Consequence]:
        """Give the answers that leave no choice, e.g. pass for players who hold nothing to respond with."""
        found: list[Consequence] = []
        for _ in range(FORCED):
            question = next((one for one in self.position.state.pending() if len(one.options) == 1), None)
            if question is None:
                break
            who = self.position.players[question.seat]
            [(number, label)] = offered(self.position, question, self.unknown)
            self.unknown = named_by(question, number, label, self.unknown)
            found.append(self.consequence(f"{who} {label}", self.position.state.answer(question.seat, number)))
        return found

    def consequence(self, answer: str, events: list[Event]) -> Consequence:
        state = self.position.state
        explained = [seen.reason(state, card, why) for card, why in state.asides(events)]
        return Consequence(answer, [event_of(state, one, self.unknown) for one in events], explained)
