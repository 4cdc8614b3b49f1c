"""What everyone sees of the stable game besides the zones."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...core.kernel import Event, Seat
from .machine import Op
from .terms import INSTANT, SEAT_MARK, SUPER, WAY_MARK

if TYPE_CHECKING:
    from .state import Stable


def standing(s: Stable) -> dict[str, Any]:
    """Return whose turn it is, its phase, and who is asked what by which card."""
    top = s.top
    return {
        "turn": s.turn(),
        "phase": phase_name(s),
        "asked": asked_in_public(s),
        "asks": top.op.ask(top) if s.waiting else "",
        "source": s.card_shown(top.op.source(top)) if s.waiting else None,
    }


def facts(s: Stable) -> dict[str, Any]:
    return {
        "goal": s.rules.goal(s.seats),
        "unicorns": [s.count(seat) for seat in range(s.seats)],
        "hand_limit": [s.hand_limit(seat) for seat in range(s.seats)],
        "plays": s.plays,
        "extra": s.extra,
        "to_discard": to_discard(s),
        "chain": [
            {"card": s.card_view(frame.it), "seat": frame.you, "stable": frame.seat}
            for frame in s.stack
            if frame.op.asks == "neigh"
        ],
        "targets": [s.card_view(entry) for entry in s.plan if 0 <= entry < SEAT_MARK and s.where[entry] != s.playing],
        "target_seats": [entry - SEAT_MARK for entry in s.plan if SEAT_MARK <= entry < WAY_MARK],
    }


def beat(s: Stable, event: Event) -> str:
    """Return the beat of a Neigh, which is shown landing on the card that it is to stop (R-CARD-07)."""
    if event.kind != "play" or not s.printed[event.card] & INSTANT:
        return ""
    return "super-neigh" if s.kind_of[event.card].self_rules & SUPER else "neigh"


def to_discard(s: Stable) -> int:
    """Return how many cards the player asked still has to discard for one effect; 0 for any other question."""
    if not s.waiting or s.top.op.asks != "discard":
        return 0
    frame = s.stack[-2]
    return max(1, frame.op.to_discard(s, frame) if isinstance(frame.op, Op) else 0)


def phase_name(s: Stable) -> str:
    names = ["beginning", "beginning", "draw", "action", "end"]
    return "over" if s.why_over else "setup" if any(f.op.asks == "baby" for f in s.stack) else names[s.stack[0].pc]


def asked_in_public(s: Stable) -> list[Seat]:
    """Return the seats that are asked, without showing which of them have already answered."""
    if not s.waiting or s.why_over:
        return []
    top = s.top
    asked = top.n if top.op.ask(top) == "neigh" else top.op.asked(s, top)
    return [seat for seat in range(s.seats) if asked >> seat & 1]
