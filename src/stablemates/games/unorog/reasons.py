"""Why a card cannot be played now, and by which rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.kernel import NOBODY, Card, Reason, Seat
from .cards import FACE, KINDS, STONE
from .hand import bit
from .terms import CATCHING, FACING_ALICORN, FACING_DUST, FACING_STONE, OVER, SECOND

if TYPE_CHECKING:
    from .state import Unorog


def why(s: Unorog, seat: Seat, card: Card) -> Reason | None:
    """Return why a card in ``seat``'s hand cannot be played now; ``None`` if it can."""
    s.check_seat(seat)
    s.check_card(card)
    if seat == NOBODY or not s.hands[seat].has(card):
        return Reason("not-in-hand", "U-TURN-01")
    phase = s.phase
    if phase == OVER:
        return Reason("over", "U-END-01")
    if not s.asked() >> seat & 1:
        return Reason("not-your-turn", "U-TURN-01")
    if phase == CATCHING:
        return Reason("catch-first", "U-CALL-02", s.top())
    if s.allowed() & bit(KINDS[card]):
        return None
    if phase == SECOND:
        return Reason("second-colour", "U-HOOF-01", s.top())
    if phase == FACING_STONE:
        return Reason("only-a-stone", "U-STONE-02", s.top())
    if phase == FACING_DUST:
        return Reason("only-dust", "U-DUST-02", s.top())
    if phase == FACING_ALICORN:
        return Reason("only-a-stone-of-the-colour", "U-ALI-03", s.top())
    if FACE[card] < STONE:
        return Reason("colour-or-number", "U-TURN-02", s.top())
    return Reason("colour-or-relic", "U-TURN-03", s.top())
