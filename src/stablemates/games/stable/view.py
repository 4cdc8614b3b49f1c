"""What a seat may see, built up from nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...core.kernel import NO_CARD, Seat, View
from ...core.table import DECK, HAND
from .terms import PANDA, SEAT_MARK, WAY_MARK

if TYPE_CHECKING:
    from .state import Stable


def view(s: Stable, seat: Seat) -> View:
    top = s.stack[-1]
    return {
        "game": "stable",
        "profile": s.profile,
        "options": dict(s.rules.options),
        "seat": seat,
        "seats": s.seats,
        "turn": s.turn(),
        "phase": phase(s),
        "asks": top.op.ask(top) if s.waiting else "",
        "asked": asked_in_public(s),
        "source": source(s),
        "chain": [card_face(s, frame.it) for frame in s.stack if frame.op.asks == "neigh"],
        "chain_stables": [frame.seat for frame in s.stack if frame.op.asks == "neigh"],
        "targets": [card_face(s, entry) for entry in s.plan if 0 <= entry < SEAT_MARK and s.where[entry] != s.playing],
        "target_seats": [entry - SEAT_MARK for entry in s.plan if SEAT_MARK <= entry < WAY_MARK],
        "deck": len(s.zones[DECK]),
        "deck_known": known_deck(s, seat),
        "discard": s.faces(seat, s.discard),
        "nursery": s.faces(seat, s.nursery),
        "playing": s.faces(seat, s.playing),
        "hands": [s.faces(seat, HAND + other) for other in range(s.seats)],
        "stables": [[card_face(s, card) for card in s.stable(other)] for other in range(s.seats)],
        "unicorns": [s.count(other) for other in range(s.seats)],
        "goal": s.rules.goal(s.seats),
        "plays": s.plays,
        "extra": s.extra,
        "winner": s.winner,
    }


def source(s: Stable) -> dict[str, Any] | None:
    """The card that asks now, if one does."""
    top = s.stack[-1]
    card = top.op.source(top) if s.waiting else NO_CARD
    return None if card == NO_CARD else card_face(s, card)


def phase(s: Stable) -> str:
    names = ["beginning", "beginning", "draw", "action", "end"]
    return "over" if s.why_over else "setup" if any(f.op.asks == "baby" for f in s.stack) else names[s.stack[0].pc]


def card_face(s: Stable, card: int) -> dict[str, Any]:
    """A card that lies open."""
    face: dict[str, Any] = {"card": card, "kind": s.kind(card)}
    if s.types(card) & PANDA:
        face["panda"] = True
    return face


def known_deck(s: Stable, seat: Seat) -> list[dict[str, Any]]:
    """The cards of the deck that a seat knows, with their place from the top."""
    found: list[dict[str, Any]] = []
    for place, card in enumerate(reversed(s.zones[DECK])):
        if s.knows_in(seat, card, DECK):
            found.append({"card": card, "kind": s.kind(card), "place": place})
    return found


def asked_in_public(s: Stable) -> list[Seat]:
    """Who is asked, as everybody sees it: who of them has answered already shows nowhere."""
    if not s.waiting or s.why_over:
        return []
    top = s.stack[-1]
    asked = top.n if top.op.ask(top) == "neigh" else top.op.asked(s, top)
    return [seat for seat in range(s.seats) if asked >> seat & 1]
