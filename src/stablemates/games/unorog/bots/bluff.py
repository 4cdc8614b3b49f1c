"""Decide whether to challenge an alicorn aimed at me (U-ALI-04)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..cards import COLOUR, KINDS
from ..hand import kinds_in, of_colour
from .simple import held_of

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ..state import Unorog

BLUFFERS: Final = 0.2  # how often players who hold the colour play an alicorn, relative to those who do not
# Above this chance a challenge pays.  If the alicorn was honest, I draw six cards instead of four; if not, I draw none,
# its player draws four, and it is my turn.
WORTH_A_CHECK: Final = 0.36
A_COLOUR: Final = 25  # cards in the deck


def worth_a_check(s: Unorog, seat: i64) -> bool:
    """Decide whether to challenge: always with two players, where seeing the only other hand is worth two cards."""
    return s.seats == 2 or chance_of_a_bluff(s, seat) > WORTH_A_CHECK


def chance_of_a_bluff(s: Unorog, seat: i64) -> float:
    """Return how likely the alicorn's player held the colour, from what I see and how often players dare to bluff."""
    other = s.hands[s.last]
    held = other.count
    if s.late is not None:
        held -= len(s.late)  # drawn since then: shown, but they do not count
    if s.eyes:
        eye = s.eyes[seat]
        known = kinds_in(eye.first & other.first, eye.rest & other.rest)
        if known & of_colour(s.was):
            return 1.0
    mine = s.hands[seat]
    seen = held_of(mine, s.was)
    for card in s.cauldron:
        if COLOUR[card] == s.was:
            seen += 1
    unseen: i64 = len(KINDS) - len(s.cauldron) - mine.count
    others: i64 = unseen - (A_COLOUR - seen)
    honest = 1.0
    while held > 0:
        honest *= float(others) / float(unseen)
        others -= 1
        unseen -= 1
        held -= 1
    bluff = BLUFFERS * (1.0 - honest)
    return bluff / (bluff + honest) if bluff > 0.0 else 0.0
