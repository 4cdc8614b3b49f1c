"""Challenging an alicorn (U-ALI-04)."""

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
    """Carry out a challenge: show the hand of the alicorn's player to the challenger, and penalise one of them."""
    player = s.last
    alicorn = s.top()
    s.emit("check", seat, whom=player, source=alicorn, rule="U-ALI-04")
    look(s, seat, s.hands[player])
    if not s.quiet:
        both = bit(seat) | bit(player)
        for card in s.hands[player].cards():
            s.events.append(Event("show", player, card, both, seat, 0, "", alicorn, "U-ALI-04"))
    if was_dishonest(s):
        home = HAND + player
        s.emit("dishonest", player, alicorn, whom=seat, rule="U-ALI-04", from_zone=HAND + s.seats, to_zone=home)
        s.cauldron, back = pop(s.cauldron)
        s.hands[player].add(back)
        for eye in s.eyes:  # everyone saw where it went
            eye.add(alicorn)
        s.spied.add(alicorn)
        s.turn_up(s.was, s.face())
        s.draw(player, 4, "U-ALI-04")
        s.phase = TURN
    else:
        s.emit("honest", player, alicorn, whom=seat, rule="U-ALI-04")
        s.draw(seat, 6, "U-ALI-04")
        s.pass_on(seat)
    s.late = None


def was_dishonest(s: Unorog) -> bool:
    """Return whether the alicorn's player held the colour that was up when it was played.

    This is derived from the hand and not stored, so that it is also right for an imagined hand.
    """
    hand = s.hands[s.last]
    if s.late is not None:
        hand = hand.copy()
        for card in s.late:
            hand.drop(card)
    return hand.kinds & of_colour(s.was) != 0
