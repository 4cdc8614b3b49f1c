"""What everyone remembers of a hand: which colour it could not follow, and that it met no stone and no dust.

Whoever draws is likely to be without the colour that is up, and whoever accepts a doubling stone or dust, without such
a card.  Every card drawn since makes that less certain.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

    from .hand import Hand

NO_STONE: Final = 4  # after the four colours
NO_DUST: Final = 5
LACKS: Final = 6
SURE: Final = 7  # at the moment of the answer; one less with each card drawn since, until it is forgotten
EACH: Final = 0x111111  # four bits for each thing that a hand may lack
UNUSED: Final = 8 * EACH  # of these four, the highest bit


def note_lack(hand: Hand, what: i64) -> None:
    """Record that a hand has just proved to be without a colour, a stone or dust."""
    hand.lacks |= SURE << 4 * what


def one_older(lacks: i64) -> i64:
    """Return what is still remembered of a hand after it has drawn a card.

    >>> hex(one_older(0x700210))
    '0x600100'
    """
    return lacks - ((lacks | lacks >> 1 | lacks >> 2) & EACH)
