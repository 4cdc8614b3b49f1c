"""The options of a question, counted and found by number without listing them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.kernel import NO_MOVE
from .cards import NO_COLOUR
from .hand import COLOURED_BITS, ELDER_BITS, count_bits, nth_bit
from .moves import CHECK, DRAW, PASS, SLEEP, TAKE, play
from .terms import CATCHING, DUSTED, PLAIN_COUNT, SECOND, TURN

if TYPE_CHECKING:
    from mypy_extensions import i64


def ways(phase: i64, kinds: i64, held: i64) -> i64:
    """How many options there are for one who holds so many cards and may lay these ``kinds``."""
    if phase == CATCHING:
        return 2
    if phase == SECOND and not kinds:
        return 1  # not in a real game; but a hand may be imagined so
    plain: i64 = 1 if phase == TURN else PLAIN_COUNT[phase]
    if held == 1:
        return plain + count_bits(kinds)
    plays = count_bits(kinds & COLOURED_BITS) + 4 * count_bits(kinds & ELDER_BITS)  # four colours to name
    return plain + (2 * plays if held == 2 else plays)  # U-CALL-01: with the call and without it


def way_to(phase: i64, n: i64, kinds: i64, held: i64) -> i64:
    """Option *n*: first what is no play, then the coloured kinds, then hoof and alicorn by the colour named."""
    if phase == CATCHING:
        return PASS + n if n < 2 else NO_MOVE
    if phase == SECOND and not kinds:
        return PASS if n == 0 else NO_MOVE
    plain: i64 = 1 if phase == TURN else PLAIN_COUNT[phase]
    if n < plain:
        if phase == TURN:
            return DRAW
        if phase == DUSTED:
            return SLEEP
        return CHECK if n else TAKE
    n -= plain
    if held == 1:  # the last card wins at once; nothing is left to name
        return play(nth_bit(kinds, n), NO_COLOUR, 0) if n < count_bits(kinds) else NO_MOVE
    call: i64 = 0
    if held == 2:
        call = n & 1
        n >>= 1
    coloured = count_bits(kinds & COLOURED_BITS)
    if n < coloured:
        return play(nth_bit(kinds, n), NO_COLOUR, call)
    n -= coloured
    elder: i64 = kinds & ELDER_BITS
    return play(nth_bit(elder, n >> 2), n & 3, call) if n >> 2 < count_bits(elder) else NO_MOVE
