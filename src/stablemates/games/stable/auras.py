"""The rules in force in a stable, and what they protect."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.kernel import EVERYBODY, NO_CARD, Card, Seat
from ...core.machine import Frame
from ...core.table import HAND
from .terms import (
    BASIC,
    BEYOND_MAGIC,
    BLIND,
    COUNTS_TWO,
    GUARDED,
    NEEDS_A_BASIC,
    ONLY_BASICS_HERE,
    OPEN_HAND,
    PANDAS,
    SAFE_FROM_MAGIC,
    TINY,
    TINY_LIMIT,
    UNBREAKABLE,
    UNICORN,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from .state import Stable


def recount(s: Stable, seat: Seat) -> None:
    """Update the auras after a change to one stable."""
    was_open = s.flags[seat] & OPEN_HAND
    cards = s.zones[s.stables + seat]
    flags: i64 = 0
    granted: i64 = 0  # by unicorns, whose texts may be switched off
    total: i64 = 0
    twice: i64 = 0
    plain = s.box.plain
    for card in cards:
        if plain[card]:
            total += 1
            continue
        kind = s.kind_of[card]
        if kind.unicorn:
            granted |= kind.grants
            total += 1
            if kind.self_rules & COUNTS_TWO:
                twice += 1
        else:
            flags |= kind.grants
    if not flags & BLIND or (flags & PANDAS and not s.rules.blind_pandas):
        flags |= granted
        total += twice
    s.flags[seat] = flags
    anywhere: i64 = 0
    for other in s.flags:
        anywhere |= other
    s.anywhere = anywhere
    if flags & PANDAS:
        total = 0
    s.counts[seat] = total
    s.unchecked = True
    if was_open and not flags & OPEN_HAND:  # everyone remembers what they saw
        for card in s.zones[HAND + seat]:
            s.know(card, EVERYBODY)


def granting(s: Stable, seat: Seat, rule: i64) -> Card:
    """Return the card that puts a rule in force in a stable."""
    for card in s.zones[s.stables + seat]:
        if s.kind_of[card].grants & rule:
            return card
    return NO_CARD


def may_enter(s: Stable, card: Card, seat: Seat) -> bool:
    """Return whether a card may enter a stable (R-EFF-13)."""
    if s.printed[card] & BASIC:
        if s.anywhere & ONLY_BASICS_HERE:
            for other in range(s.seats):
                if s.flags[other] & ONLY_BASICS_HERE and other != seat:
                    return False
    elif s.kind_of[card].self_rules & NEEDS_A_BASIC:
        return any(s.types(one) & BASIC for one in s.stable(seat))
    return True


def can_fall(s: Stable, card: Card, destroyed: bool, by_magic: bool) -> bool:
    """Return whether a card in a stable can be sacrificed or destroyed at all (ruling 4.9)."""
    if s.itself(card, UNBREAKABLE):
        return False
    if by_magic and s.itself(card, BEYOND_MAGIC):
        return False
    if not destroyed:
        return True
    if by_magic and s.itself(card, SAFE_FROM_MAGIC):
        return False
    if s.anywhere & GUARDED and s.types(card) & UNICORN:
        return not s.has(s.keeper(card), GUARDED)
    return True


def enforce_size(s: Stable) -> None:
    """Make a tiny stable with too many unicorns sacrifice some before anything else continues."""
    if s.anywhere & TINY:
        for seat in range(s.seats):
            if s.has(seat, TINY) and s.count(seat) > TINY_LIMIT:
                if not any(f.op is s.rules.built_in.tiny and f.you == seat for f in s.triggers):
                    s.triggers.insert(0, Frame(s.rules.built_in.tiny, seat, granting(s, seat, TINY)))
