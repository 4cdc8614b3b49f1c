"""What everyone sees of a game of Unorog besides the zones."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...core.kernel import Event, Seat
from .cards import ALICORN, COLOURS, FACE, NO_COLOUR, STONE
from .terms import CATCHING, OVER, PHASES, TURN

if TYPE_CHECKING:
    from .state import Unorog


def standing(s: Unorog) -> dict[str, Any]:
    """Return whose turn it is, its phase, and who is asked what by which card."""
    return {
        "turn": s.turn,
        "phase": PHASES[s.phase],
        "asked": asked_in_public(s),
        "asks": "" if s.phase == OVER else PHASES[s.phase],
        "source": None if s.phase in (TURN, OVER) else s.card_shown(s.top()),
    }


def facts(s: Unorog) -> dict[str, Any]:
    """Return what everyone sees besides the zones."""
    return {
        "direction": s.direction,
        "colour": "" if s.colour == NO_COLOUR else COLOURS[s.colour],
        "owed": s.owed,
        "last": s.last,
        "said": s.said,
        "dealer": s.dealer,
        "round": s.round,
        "points": s.points[:],
    }


def beat(s: Unorog, event: Event) -> str:
    """Return the beat of cards that are dealt or must be drawn, of a relic, or of a catch after a call (U-CALL-02)."""
    if event.kind == "draw" and event.rule != "U-TURN-01":
        return "deal" if event.rule == "U-SET-02" else "penalty"
    if event.kind == "play" and FACE[event.card] >= STONE:
        return "play-alicorn" if FACE[event.card] == ALICORN else "play-relic"
    if event.kind == "catch" and s.said:
        return "catch-in-vain"
    return ""


def asked_in_public(s: Unorog) -> list[Seat]:
    """Return the seats that are asked, without showing which of them have already answered."""
    asked = s.may_catch() if s.phase == CATCHING else s.asked()
    return [seat for seat in range(s.seats) if asked >> seat & 1]
