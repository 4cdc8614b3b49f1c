"""The options of a question: counted and indexed without listing them, and listed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.kernel import NO_MOVE, Option
from .cards import ALICORN_KIND, HOOF_KIND, KIND_COUNT, NO_COLOUR
from .hand import COLOURED_BITS, ELDER_BITS, LOWEST, Hand, count_bits, lowest
from .moves import BOW_OPTIONS, BOWS, FIRST_PLAYS, LAYS, PASS, PLAIN, SECOND_PLAYS, play
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
    elders: i64 = ((kinds >> HOOF_KIND) & 1) + ((kinds >> ALICORN_KIND) & 1)
    plays = count_bits(kinds & COLOURED_BITS) + 4 * elders  # four colours to name
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
    if held == 1:
        return NO_MOVE
    elder: i64 = kinds & ELDER_BITS
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
    first = hand.first
    low: i64
    if held > 2:  # as usual: there is one way to play a coloured card
        plain: i64 = kinds & COLOURED_BITS
        while plain:
            low = plain & -plain
            found.append(FIRST_PLAYS[low % 59] if first & low else SECOND_PLAYS[low % 59])
            plain ^= low
        kinds &= ELDER_BITS
        if not kinds:
            return found
    lays = LAYS[held if held < 3 else 3]
    while kinds:
        low = kinds & -kinds
        kind: i64 = LOWEST[low % 59]
        found += lays[kind if first & low else KIND_COUNT + kind if kind < HOOF_KIND else hand.card_of(kind)]
        kinds ^= low
    return found
