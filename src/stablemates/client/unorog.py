"""Unorog in words, for every screen."""

from __future__ import annotations

from ..core.kernel import Seat
from ..protocol.values import Question
from ..protocol.views import UnorogFacts, View
from ..words.speech import Speech
from .glyphs import colour_of


def facts_of(view: View) -> UnorogFacts:
    assert view.unorog is not None, f"{view.game} is not Unorog"
    return view.unorog


def next_after(view: View, seat: Seat) -> Seat:
    """Return the next player in the direction of play."""
    return (seat + facts_of(view).direction) % view.seats


def bluff(speech: Speech, view: View, question: Question) -> str:
    """Return a private warning that an alicorn would be a bluff (U-ALI-01), which is allowed."""
    hand = [card.kind for card in view.zone("hand", view.seat).cards if card]
    colour = facts_of(view).colour
    if question.ask != "turn" or "alicorn" not in hand or all(colour_of(kind) != colour for kind in hand):
        return ""
    return speech.words.text("board-unorog-bluff", seat=speech.seat(next_after(view, view.seat)))
