"""What a seat may see of a game of Unorog, as JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING

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
