"""The challenge of an alicorn (U-ALI-04)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.kernel import Event
from ...core.packed import pop
from ...core.table import HAND
from .hand import bit, of_colour
from .knowledge import look
from .terms import TURN

if TYPE_CHECKING:
    from mypy_extensions import i64

    from .state import Unorog


def check(s: Unorog, seat: i64) -> None:
    """Show the hand of the alicorn's player to the challenger (U-ALI-04)."""
    bluffer = s.last
    alicorn = s.top()
    s.emit("check", seat, whom=bluffer, source=alicorn, rule="U-ALI-04")
    look(s, seat, s.hands[bluffer])
    if not s.quiet:
        both = bit(seat) | bit(bluffer)
        for card in s.hands[bluffer].cards():
            s.events.append(Event("show", bluffer, card, both, seat, 0, "", alicorn, "U-ALI-04"))
    if was_dishonest(s):
        home = HAND + bluffer
        s.emit("dishonest", bluffer, alicorn, whom=seat, rule="U-ALI-04", from_zone=HAND + s.seats, to_zone=home)
        s.cauldron, back = pop(s.cauldron)
        s.hands[bluffer].add(back)
        for eye in s.eyes:  # everyone has seen where it went
            eye.add(alicorn)
        s.spied.add(alicorn)
        s.turn_up(s.was, s.face())
        s.draw(bluffer, 4, "U-ALI-04")
        s.phase = TURN
    else:
        s.emit("honest", bluffer, alicorn, whom=seat, rule="U-ALI-04")
        s.draw(seat, 6, "U-ALI-04")
        s.pass_on(seat)
    s.late = None


def was_dishonest(s: Unorog) -> bool:
    """Return whether the alicorn's player held the colour that was up when it was played.

    Derived from the hand, never stored: an imagined hand has its own truth.
    """
    hand = s.hands[s.last]
    if s.late is not None:
        hand = hand.copy()
        for card in s.late:
            hand.drop(card)
    return hand.kinds & of_colour(s.was) != 0
