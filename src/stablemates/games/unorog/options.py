"""The options of a question: their number, each by its index, and a list of them all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.kernel import NO_MOVE, Option
from .cards import HOOF_KIND, KIND_COUNT, NO_COLOUR
from .hand import COLOURED_BITS, ELDER_BITS, LOWEST, Hand, count_bits, lowest
from .moves import CARDLESS, CARDLESS_OPTIONS, ONLY_PLAYS, PASS, PLAIN, PLAYS_OF, play
from .terms import SECOND

if TYPE_CHECKING:
    from mypy_extensions import i64


def ways(phase: i64, kinds: i64, held: i64) -> i64:
    """Return the number of options of a hand of ``held`` cards that may play these ``kinds``."""
    if phase == SECOND and not kinds:
        return 1  # never in a real game, but possible with an imagined hand
    cardless: i64 = len(CARDLESS[phase])
    if held == 1:
        return cardless + count_bits(kinds)
    plays = count_bits(kinds & COLOURED_BITS) + 4 * count_bits(kinds & ELDER_BITS)  # four colours to name
    return cardless + (2 * plays if held == 2 else plays)  # U-CALL-01: with and without the call


def way_to(phase: i64, n: i64, kinds: i64, held: i64) -> i64:
    """Return option *n*: first those that play nothing, then coloured kinds, then hoof and alicorn by colour named."""
    if phase == SECOND and not kinds:
        if n == 0:
            return PASS
        return NO_MOVE
    cardless = CARDLESS[phase]
    if n < len(cardless):
        return cardless[n]
    n -= len(cardless)
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
    return play(lowest(elder), n, call) if elder and n < 4 else NO_MOVE


def all_ways(phase: i64, kinds: i64, hand: Hand) -> list[Option]:
    """Return all options, in the order of ``way_to``."""
    if phase == SECOND and not kinds:
        return [PLAIN[PASS]]
    found = CARDLESS_OPTIONS[phase][:]
    held = hand.count
    plays = PLAYS_OF[held if held < 3 else 3]
    first = hand.first
    while kinds:
        low: i64 = kinds & -kinds
        kind: i64 = LOWEST[low % 59]
        if held > 2 and kind < HOOF_KIND:  # the most common case: there is one way to play it
            found.append(ONLY_PLAYS[kind if first & low else KIND_COUNT + kind])
        else:
            found += plays[kind if first & low else KIND_COUNT + kind if kind < HOOF_KIND else hand.card_of(kind)]
        kinds ^= low
    return found
