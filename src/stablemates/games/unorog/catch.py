"""The catch question: a player caught with one card and no call draws two (U-CALL-02)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .hand import bit
from .terms import FACING_ALICORN

if TYPE_CHECKING:
    from mypy_extensions import i64

    from .state import Unorog


def answer_catch(s: Unorog, seat: i64, catches: bool) -> None:
    """Store one seat's answer; no one sees it before all have answered."""
    s.heard |= bit(seat)
    if catches:
        s.caught |= bit(seat)
    if s.may_catch() == s.heard:
        resolve(s)


def resolve(s: Unorog) -> None:
    """Resolve the catch after all have answered."""
    last = s.last
    s.phase = s.then
    if not s.quiet:
        for i in range(1, s.seats):
            other = (last + i * s.direction) % s.seats
            if s.caught >> other & 1:
                s.emit("catch", other, whom=last, rule="U-CALL-02")
    caught = s.caught != 0 and not s.said
    s.heard = 0
    s.caught = 0
    if caught:
        before = s.hands[last].copy()
        s.draw(last, 2, "U-CALL-02")
        if s.phase == FACING_ALICORN:
            s.late = [card for card in s.hands[last].cards() if not before.has(card)]
