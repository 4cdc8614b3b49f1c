"""Why a card cannot be played now: which rule or which card forbids it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.kernel import NOBODY, Card, Reason, Seat
from .auras import granting
from .ops.play import forbidden
from .terms import NEIGH, NO_NEIGHS

if TYPE_CHECKING:
    from .state import Stable


def why(s: Stable, seat: Seat, card: Card) -> Reason | None:
    """Return what prevents playing a card in ``seat``'s hand now; ``None`` if nothing does."""
    s.check_seat(seat)
    s.check_card(card)
    if seat == NOBODY or card not in s.hand(seat):
        return Reason("not-in-hand", "R-EFF-01")
    if s.why_over:
        return Reason("over", "R-END-01")
    top = s.top
    if s.waiting and top.op.ask(top) == "neigh":
        return why_not_answer(s, seat, card)
    if not s.asked() >> seat & 1:
        if s.kind_of[card].tags & NEIGH:
            return Reason("only-in-answer", "R-TURN-09")
        return Reason("not-your-turn", "R-TURN-08")
    if top.op.asks != "action":
        return Reason("answer-first", top.op.by_rule(top) or "R-TURN-02", top.op.source(top))
    return forbidden(s, seat, card)


def why_not_answer(s: Stable, seat: Seat, card: Card) -> Reason | None:
    """Return why a card is not a response: in a reaction window only a Neigh can be played, by those who may."""
    played = s.top
    if not s.kind_of[card].tags & NEIGH:
        return Reason("only-a-neigh", "R-CARD-07", played.it)
    if seat == played.you:
        return Reason("own-card", "R-CARD-07", played.it, "3.2")
    if s.has(seat, NO_NEIGHS):
        return Reason("no-neighs", "R-EFF-13", granting(s, seat, NO_NEIGHS), "3.6")
    if not s.asked() >> seat & 1:
        return Reason("answered-already", "R-CARD-07", played.it)
    return None
