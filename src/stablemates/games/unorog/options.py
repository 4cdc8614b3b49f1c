"""The options of a question: their number, each by its index, and a list of them all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.kernel import NO_MOVE, Option
from .cards import ALICORN_KIND, HOOF_KIND, KIND_COUNT
from .hand import COLOURED_BITS, ELDER_BITS, LOWEST, Hand, count_bits, lowest
from .moves import CARDLESS, CARDLESS_OPTIONS, PASS, PLAIN, PLAIN_MOVES, PLAIN_PLAYS, PLAYS_OF, play
from .terms import SECOND

if TYPE_CHECKING:
    from mypy_extensions import i64


def ways(phase: i64, kinds: i64, held: i64) -> i64:
    """Return the number of options of a hand of ``held`` cards that may play these ``kinds``."""
    if not kinds and phase == SECOND:
        return 1  # never in a real game, but possible with an imagined hand
    cardless: i64 = len(CARDLESS[phase])
    if held == 1:
        return cardless + count_bits(kinds)
    elders: i64 = ((kinds >> HOOF_KIND) & 1) + ((kinds >> ALICORN_KIND) & 1)
    plays = count_bits(kinds & COLOURED_BITS) + 4 * elders  # four colours to name
    return cardless + (2 * plays if held == 2 else plays)  # U-CALL-01: with and without the call


def way_to(phase: i64, n: i64, kinds: i64, held: i64) -> i64:
    """Return option *n*: first those that play nothing, then coloured kinds, then hoof and alicorn by colour named."""
    if not kinds and phase == SECOND:
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
        return PLAIN_MOVES[(plain & -plain) % 59] + call
    if held == 1:
        return NO_MOVE
    elder: i64 = kinds & ELDER_BITS
    if n >= 4:  # four colours to name with the first
        elder &= elder - 1
        n -= 4
    if elder == 0 or n >= 4:
        return NO_MOVE
    return play(lowest(elder), n, call)


def moves_to(phase: i64, kinds: i64, held: i64) -> list[int]:
    """Return the moves of all options, in the order of ``way_to``."""
    if not kinds and phase == SECOND:
        return [PASS]
    found: list[int] = []
    for cardless in CARDLESS[phase]:
        found.append(cardless)  # compiled, ``list`` of bytes costs ten times as much
    plain: i64 = kinds if held == 1 else kinds & COLOURED_BITS
    while plain:
        low: i64 = plain & -plain
        move: i64 = PLAIN_MOVES[low % 59]
        found.append(move)
        if held == 2:
            found.append(move + 1)
        plain ^= low
    elder: i64 = 0 if held == 1 else kinds & ELDER_BITS
    while elder:
        for colour in range(4):
            move = play(lowest(elder), colour, 0)
            found.append(move)
            if held == 2:
                found.append(move + 1)
        elder &= elder - 1
    return found


def all_ways(phase: i64, kinds: i64, hand: Hand) -> list[Option]:
    """Return all options, in the order of ``way_to``."""
    if not kinds and phase == SECOND:
        return [PLAIN[PASS]]
    found: list[Option] = []
    for option in CARDLESS_OPTIONS[phase]:
        found.append(option)  # not a copy of the list: that would have no room for more
    held = hand.count
    first = hand.first
    low: i64
    if held > 2:  # the most common case: there is one way to play a coloured card
        plain: i64 = kinds & COLOURED_BITS
        while plain:
            low = plain & -plain
            # One list for first and second cards: a processor cannot predict which of two lists it will be.
            found.append(PLAIN_PLAYS[low % 59 + (0 if first & low else 59)])
            plain ^= low
        kinds &= ELDER_BITS
        if not kinds:
            return found
    plays = PLAYS_OF[held if held < 3 else 3]
    while kinds:
        low = kinds & -kinds
        kind: i64 = LOWEST[low % 59]
        found += plays[kind if first & low else KIND_COUNT + kind if kind < HOOF_KIND else hand.card_of(kind)]
        kinds ^= low
    return found
