"""Cards that no one has named: their kinds are assumptions, so no answer and no sentence depends on them."""

from __future__ import annotations

from msgspec.structs import replace

from ..core import kernel
from ..core.kernel import NO_CARD, Card, Question
from ..core.table import DECK, HAND, Table
from ..positions import Position
from ..protocol import seen, values
from ..protocol.views import View

SOME = "unknown"  # the label of an answer with such a card, and the kind it is shown as
Unknown = frozenset[Card]


def unnamed_cards(position: Position, hands: list[str], deck: list[str]) -> Unknown:
    """Return the cards of the deck and of unknown hands, except for the kinds that were named in the deck."""
    state = position.state
    zones = [DECK, *(HAND + position.seat(name) for name in hands)]
    return frozenset(card for zone in zones for card in state.cards_in(zone) if state.kind(card) not in deck)


def in_a_hand(state: Table, card: Card) -> bool:
    return HAND <= state.zone_of(card) < HAND + state.seats


def offered(position: Position, question: Question, unknown: Unknown) -> list[tuple[int, str]]:
    """Return the answers to offer, by number and label: one unknown card of a hand represents them all.

    It cannot be played, since no one knows what it would do.
    """
    state, found, some = position.state, [], False
    labels = position.options(position.players[question.seat])
    for number, option in enumerate(question.options):
        if option.card in unknown and in_a_hand(state, option.card):
            if option.verb != "play" and not some:
                some = True
                found.append((number, SOME))
        else:
            found.append((number, labels[number]))
    return found


def named_by(question: Question, number: int, label: str, unknown: Unknown) -> Unknown:
    """Return what is still unknown after an answer: a card that was searched for by name no longer is."""
    return unknown if label == SOME else unknown - {question.options[number].card}


# --- what is shown ---------------------------------------------------------------------------------


def event_of(state: Table, one: kernel.Event, unknown: Unknown) -> values.Event:
    found = seen.event(state, one)
    if one.card not in unknown or found.card is None:
        return found
    return replace(found, card=None if one.kind == "draw" else values.Card(one.card, SOME))


def view_of(state: Table, unknown: Unknown) -> View:
    """Return the table with all hands open, except for unknown cards."""
    view = seen.open_view(state)
    for zone in view.zones:
        if any(card is not None and card.id in unknown for card in zone.cards):
            zone.cards = [None if card is None or card.id in unknown else card for card in zone.cards]
    return view


def question_of(state: Table, question: Question, numbers: list[int], unknown: Unknown) -> values.Question:
    """Return a question with the answers that are offered, without the faces of unknown cards."""
    found = seen.question(state, question)
    options = [found.options[number] for number in numbers]
    found.options = [
        replace(one, card=values.Card(one.card.id, SOME)) if one.card is not None and one.card.id in unknown else one
        for one in options
    ]
    found.cannot = [one for one in found.cannot if one.card.id not in unknown]
    return found


def is_unknown(state: Table, card: Card, unknown: Unknown) -> bool:
    return card != NO_CARD and card in unknown and in_a_hand(state, card)
