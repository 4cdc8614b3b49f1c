"""A game of Unorog as JSON: what everybody sees besides the zones, and the whole truth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...core.kernel import Seat
from .cards import COLOURS, NO_COLOUR
from .terms import CATCHING, OVER, PHASES, TURN

if TYPE_CHECKING:
    from .state import Unorog


def standing(s: Unorog) -> dict[str, Any]:
    """Whose turn it is, how far it is, and who is asked what by which card."""
    return {
        "turn": s.turn,
        "phase": PHASES[s.phase],
        "asked": asked_in_public(s),
        "asks": "" if s.phase == OVER else PHASES[s.phase],
        "source": None if s.phase in (TURN, OVER) else s.card_shown(s.top()),
    }


def facts(s: Unorog) -> dict[str, Any]:
    """What everybody sees besides the zones."""
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


def asked_in_public(s: Unorog) -> list[Seat]:
    """The seats that are asked, as everybody sees it: which of them have answered shows nowhere."""
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
