"""What everyone remembers of a hand: which colour it could not follow, and that it had no stone or no dust.

A player who draws is likely to lack the colour that is up, and one who accepts a doubling stone or dust, to lack such a
card.  Every card drawn since makes that less certain.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...core.memory import remember

if TYPE_CHECKING:
    from mypy_extensions import i64

    from .hand import Hand

NO_STONE: Final = 4  # after the four colours
NO_DUST: Final = 5
LACKS: Final = 6
MOST: Final = 0x777777  # all of them, as surely as can be


def note_lack(hand: Hand, what: i64) -> None:
    """Record that a hand has just proved to be without a colour, a stone or dust."""
    hand.lacks = remember(hand.lacks, what)
