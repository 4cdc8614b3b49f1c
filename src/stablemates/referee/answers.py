"""Give answers by name, and those that leave no choice automatically."""

from __future__ import annotations

from ..core.errors import Refused
from ..core.kernel import Event
from ..core.table import Table
from ..positions import Position
from ..protocol import seen
from ..protocol.rulings import Consequence

FORCED = 60  # the most automatic answers after each given one


class BadQuestion(Refused):
    """An impossible position or answer; the message names the field and the rule."""


def give(position: Position, number: int, said: str) -> list[Consequence]:
    """Give one answer of the path, then all that leave no choice."""
    who, _, label = said.partition(" ")
    try:
        events = position.answer(who, label)
    except Refused as refusal:
        raise BadQuestion(f"field 'path', answer {number + 1}: {refusal}") from None
    return [consequence(position.state, said, events), *settle(position)]


def settle(position: Position) -> list[Consequence]:
    """Give the answers that leave no choice, e.g. pass for players who hold nothing to respond with."""
    found: list[Consequence] = []
    for _ in range(FORCED):
        question = next((one for one in position.state.pending() if len(one.options) == 1), None)
        if question is None:
            break
        who = position.players[question.seat]
        label = position.options(who)[0]
        found.append(consequence(position.state, f"{who} {label}", position.answer(who, label)))
    return found


def consequence(state: Table, said: str, events: list[Event]) -> Consequence:
    explained = [seen.reason(state, card, why) for card, why in state.asides(events)]
    return Consequence(said, [seen.event(state, one) for one in events], explained)
