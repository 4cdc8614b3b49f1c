"""The options of a question: counted and indexed without listing them, and listed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.kernel import NO_MOVE, Option
from .cards import HOOF_KIND, KIND_COUNT, NO_COLOUR
from .hand import COLOURED_BITS, ELDER_BITS, LOWEST, Hand, count_bits, lowest
from .moves import BOW_OPTIONS, BOWS, LAYS, ONLY_PLAYS, PASS, PLAIN, play
from .terms import SECOND

if TYPE_CHECKING:
    from mypy_extensions import i64


def ways(phase: i64, kinds: i64, held: i64) -> i64:
    """Return the number of options of a hand of ``held`` cards that may play these ``kinds``."""
    if phase == SECOND and not kinds:
        return 1  # not in a real game, but an imagined hand may be like this
    bows: i64 = len(BOWS[phase])
    if held == 1:
        return bows + count_bits(kinds)
    plays = count_bits(kinds & COLOURED_BITS) + 4 * count_bits(kinds & ELDER_BITS)  # four colours to name
    return bows + (2 * plays if held == 2 else plays)  # U-CALL-01: with and without the call


def way_to(phase: i64, n: i64, kinds: i64, held: i64) -> i64:
    """Return option *n*: first those that play nothing, then coloured kinds, then hoof and alicorn by colour named."""
    if phase == SECOND and not kinds:
        if n == 0:
            return PASS
        return NO_MOVE
    bows = BOWS[phase]
    if n < len(bows):
        return bows[n]
    n -= len(bows)
    call: i64 = 0
    if held == 2:
        call = n & 1
        n >>= 1
    plain: i64 = kinds if held == 1 else kinds & COLOURED_BITS  # the last card wins immediately, so no colour is named
    while n and plain:
        plain &= plain - 1
        n -= 1
    if plain:
        return play(LOWEST[(plain & -plain) % 59], NO_COLOUR, call)
    elder: i64 = 0 if held == 1 else kinds & ELDER_BITS
    if n >= 4:  # four colours to name with the first
        elder &= elder - 1
        n -= 4
    if elder == 0 or n >= 4:
        return NO_MOVE
    return play(lowest(elder), n, call)


def all_ways(phase: i64, kinds: i64, hand: Hand) -> list[Option]:
    """Return all options, in that order."""
    if phase == SECOND and not kinds:
        return [PLAIN[PASS]]
    found = BOW_OPTIONS[phase][:]
    held = hand.count
    lays = LAYS[held if held < 3 else 3]
    first = hand.first
    while kinds:
        low: i64 = kinds & -kinds
        kind: i64 = LOWEST[low % 59]
        if held > 2 and kind < HOOF_KIND:  # the most common case: there is one way to play it
            found.append(ONLY_PLAYS[kind if first & low else KIND_COUNT + kind])
        else:
            found += lays[kind if first & low else KIND_COUNT + kind if kind < HOOF_KIND else hand.card_of(kind)]
        kinds ^= low
    return found
