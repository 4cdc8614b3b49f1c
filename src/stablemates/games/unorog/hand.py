"""A hand as a bit set, and the rules of playing as masks of kinds.

Bit sets are fast, and a game of Unorog spends most of its time listing the cards that may be played.

>>> STONE_BITS == ONE_FACE << 10 and DUST_BITS == ONE_FACE << 12 and YELLOW_BITS == 0x1FFF << 39
True
>>> HOOF_BIT == 1 << 52 and ALICORN_BIT == 1 << 53 and ELDER_BITS == HOOF_BIT | ALICORN_BIT
True
>>> COLOURED_BITS == (1 << 52) - 1 and SPARE_BITS == SPARE_HOOF_BITS | SPARE_ALICORN_BITS == ONE_FACE
True
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...core.packed import byte_table
from .cards import ALICORN_KIND, HOOF, HOOF_KIND, KIND_COUNT, KINDS, STONE

try:
    from mypy_extensions import mypyc_attr
except ImportError:
    from ...core.native import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64

HOOF_BIT: Final[i64] = 0x10000000000000
ALICORN_BIT: Final[i64] = 0x20000000000000
ELDER_BITS: Final[i64] = 0x30000000000000
COLOURED_BITS: Final[i64] = 0xFFFFFFFFFFFFF
TOP_BIT: Final[i64] = 0x2000000000000000  # the highest bit that mypyc keeps in a machine word
YELLOW_BITS: Final[i64] = 0xFFF8000000000  # the 13 kinds of the last colour
ONE_FACE: Final[i64] = 0x8004002001  # the kinds 0, 13, 26 and 39: one face in all colours
STONE_BITS: Final[i64] = 0x2001000800400  # ONE_FACE << 10
DUST_BITS: Final[i64] = 0x8004002001000  # ONE_FACE << 12
SPARE_HOOF_BITS: Final[i64] = 0x2001
SPARE_BITS: Final[i64] = 0x8004002001
SPARE_ALICORN_BITS: Final[i64] = 0x8004000000


def bit(place: i64) -> i64:
    """Return the mask with one bit, for places 0 to 61.

    It shifts right, because for a small constant mypyc generates C code that shifts only 32 bits.
    """
    return TOP_BIT >> (61 - place)


# Powers of two have different remainders modulo 59, so the lowest bit of a mask determines its place.
LOWEST: Final[bytes] = byte_table(
    next((place for place in range(58) if (1 << place) % 59 == remainder), 0) for remainder in range(59)
)


def lowest(mask: i64) -> i64:
    """Return the place of the lowest bit.

    >>> lowest(0b101000), lowest(1 << 53)
    (3, 53)
    """
    return LOWEST[(mask & -mask) % 59]


def count_bits(mask: i64) -> i64:
    """Return how many bits are set; there are never many.

    >>> count_bits(0b101101)
    4
    """
    n: i64 = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n


def nth_bit(mask: i64, n: i64) -> i64:
    """Return the place of the bit that has ``n`` set bits below it.

    >>> nth_bit(0b101100, 1)
    3
    """
    while n:
        mask &= mask - 1
        n -= 1
    return lowest(mask)


def in_turn(colour: i64, face: i64, dust_by_value: bool) -> i64:
    """Return the kinds that may be played on a colour and a face.

    These are the same colour, the same number (U-TURN-02) or the same relic (U-TURN-03).  A hoof fits anything
    (U-HOOF-01), and so does an alicorn, since it may be played dishonestly (U-ALI-01).  A hoof and an alicorn have no
    face to match.  Dust by value fits every action relic, since all of them are worth 20.
    """
    same_colour: i64 = YELLOW_BITS >> (13 * (3 - colour))
    if face >= HOOF:
        return same_colour | ELDER_BITS
    same_face: i64 = ONE_FACE << face
    if dust_by_value and face >= STONE:
        same_face |= DUST_BITS
    return same_colour | same_face | ELDER_BITS


def of_colour(colour: i64) -> i64:
    """Return the kinds of a colour."""
    return YELLOW_BITS >> (13 * (3 - colour))


def kinds_in(first: i64, rest: i64) -> i64:
    """Return a bit for each kind among the cards of two masks."""
    kinds: i64 = first | (rest & ~SPARE_BITS)
    if rest & SPARE_HOOF_BITS:
        kinds |= HOOF_BIT
    if rest & SPARE_ALICORN_BITS:
        kinds |= ALICORN_BIT
    return kinds


def card_in(first: i64, rest: i64, kind: i64) -> i64:
    """Return a card of a kind that is in one of two masks; of equal ones, the lowest."""
    if first & bit(kind):
        return kind
    if kind == HOOF_KIND and rest & SPARE_HOOF_BITS:
        return KIND_COUNT + lowest(rest & SPARE_HOOF_BITS)
    if kind == ALICORN_KIND and rest & SPARE_ALICORN_BITS:
        return KIND_COUNT + lowest(rest & SPARE_ALICORN_BITS)
    return KIND_COUNT + kind


@mypyc_attr(acyclic=True)
class Hand:
    """A set of cards that a player holds, or knows.

    >>> hand = Hand()
    >>> for card in (5, 59, 54):
    ...     hand.add(card)
    >>> hand.cards(), hand.count, bin(hand.kinds).count("1"), hand.card_of(5)
    ([5, 54, 59], 3, 2, 5)
    """

    __slots__ = ("count", "first", "kinds", "lacks", "rest")

    def __init__(self) -> None:
        self.first: i64 = 0  # cards 0 to 53
        self.rest: i64 = 0  # cards 54 to 107
        self.kinds: i64 = 0  # a bit for each kind among them
        self.count: i64 = 0  # of the cards held; unused for known cards
        self.lacks: i64 = 0  # what everyone remembers it lacks (lacks.py); unused for known cards

    def add(self, card: i64) -> None:
        # The mask of one bit is inlined, here and below: interpreted, a call costs more than the work.
        self.count += 1
        if card < KIND_COUNT:
            mask: i64 = TOP_BIT >> (61 - card)
            self.first |= mask
            self.kinds |= mask  # the first card of each kind has its number
        else:
            self.rest |= TOP_BIT >> (115 - card)
            self.kinds |= TOP_BIT >> (61 - KINDS[card])

    def drop(self, card: i64) -> None:
        self.count -= 1
        if card < KIND_COUNT:
            self.first -= self.first & TOP_BIT >> (61 - card)
        else:
            self.rest -= self.rest & TOP_BIT >> (115 - card)
        self.kinds = kinds_in(self.first, self.rest) if self.rest & SPARE_BITS else self.first | self.rest

    def look_at(self, other: Hand) -> None:
        """Add all cards of another hand."""
        self.first |= other.first
        self.rest |= other.rest
        self.kinds |= other.kinds

    def has(self, card: i64) -> bool:
        if card < KIND_COUNT:
            return self.first & (TOP_BIT >> (61 - card)) != 0
        return self.rest & (TOP_BIT >> (115 - card)) != 0

    def card_of(self, kind: i64) -> i64:
        """Return a card of a kind that is in the hand; of equal ones, the lowest."""
        return card_in(self.first, self.rest, kind)

    def copies(self, kind: i64) -> i64:
        """Return how many cards of a kind there are."""
        count: i64 = ((self.first >> kind) & 1) + ((self.rest >> kind) & 1)
        if kind == HOOF_KIND:
            count += count_bits(self.rest & SPARE_HOOF_BITS)
        elif kind == ALICORN_KIND:
            count += count_bits(self.rest & SPARE_ALICORN_BITS)
        elif (SPARE_BITS >> kind) & 1:  # a lock 0: the places of the second ones are taken by elder relics
            return (self.first >> kind) & 1
        return count

    def cards(self) -> list[int]:
        """Return the cards by number."""
        found: list[int] = []
        bits = self.first
        while bits:
            found.append(LOWEST[(bits & -bits) % 59])
            bits &= bits - 1
        bits = self.rest
        while bits:
            found.append(KIND_COUNT + LOWEST[(bits & -bits) % 59])
            bits &= bits - 1
        return found

    def copy(self) -> Hand:
        hand = Hand()
        hand.first = self.first
        hand.rest = self.rest
        hand.kinds = self.kinds
        hand.count = self.count
        hand.lacks = self.lacks
        return hand
