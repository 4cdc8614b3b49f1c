"""A game of Unorog as JSON: what a seat may see, and the whole truth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...core.kernel import Seat, View
from ...core.table import HAND
from .cards import COLOURS, NO_COLOUR
from .terms import CATCHING, PHASES

if TYPE_CHECKING:
    from .state import Unorog


def view(s: Unorog, seat: Seat) -> View:
    """What a seat may see, built up from nothing."""
    return {
        "game": "unorog",
        "profile": s.profile,
        "options": dict(s.rules.options),
        "seat": seat,
        "seats": s.seats,
        "phase": PHASES[s.phase],
        "asked": asked_in_public(s),
        "turn": s.turn,
        "direction": s.direction,
        "colour": "" if s.colour == NO_COLOUR else COLOURS[s.colour],
        "well": len(s.well),
        "cauldron": s.faces(seat, HAND + s.seats),
        "hands": [s.faces(seat, HAND + other) for other in range(s.seats)],
        "owed": s.owed,
        "last": s.last,
        "said": s.said,
        "dealer": s.dealer,
        "round": s.round,
        "points": s.points[:],
        "winner": s.winner,
    }


def asked_in_public(s: Unorog) -> list[Seat]:
    """Who is asked, as everybody sees it: who of them has answered already shows nowhere."""
    asked = s.may_catch() if s.phase == CATCHING else s.asked()
    return [seat for seat in range(s.seats) if asked >> seat & 1]


def dump(s: Unorog) -> dict[str, Any]:
    """The whole truth."""
    return s.dump_table() | {
        "format": 1,
        "game": "unorog",
        "profile": s.profile,
        "options": dict(s.rules.options),
        "seats": s.seats,
        "phase": PHASES[s.phase],
        "turn": s.turn,
        "direction": s.direction,
        "colour": s.colour,
        "dealer": s.dealer,
        "round": s.round,
        "owed": s.owed,
        "last": s.last,
        "was": s.was,
        "late": list(s.late or []),
        "said": s.said,
        "then": PHASES[s.then],
        "heard": s.heard,
        "caught": s.caught,
        "points": s.points[:],
        "winner": s.winner,
    }
