"""What everyone remembers of a hand, one machine word for each: up to eight things, and how surely each still holds.

A memory is as sure as can be when it is made.  Every card that the hand receives makes it less so, until it is
forgotten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

SURE: Final = 7  # at first; one less with each card received since
MOST_SURE: Final = 0x77777777  # of all eight things
EACH: Final[i64] = 0x11111111  # four bits for each thing
UNUSED: Final[i64] = 0x88888888  # of these four, the highest bit


def remember(memory: i64, thing: i64) -> i64:
    """Return a memory with one thing, by number, made sure.

    >>> hex(remember(0x210, 2))
    '0x710'
    """
    word: i64 = SURE
    return memory | word << 4 * thing


def one_older(memory: i64) -> i64:
    """Return what is still remembered of a hand after it has received a card.

    >>> hex(one_older(0x70700210))
    '0x60600100'
    """
    return memory - ((memory | memory >> 1 | memory >> 2) & EACH)
