"""What a careful player sees without evaluating anything: who is about to win, and which move is plainly a gift."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.kernel import NOBODY, Card
from ....core.machine import Frame
from ....core.packed import vec
from ....core.table import HAND
from ..effects import ALL, BORROW, BRING_ONE, EITHER, MAY, SACRIFICE_ONE, STEAL_ONE, Effect
from ..kind import IN_DISCARD, IN_NURSERY, THIS
from ..terms import (
    AT_TURN_END,
    BLIND,
    DAZZLED,
    MAGIC,
    NO_NEIGHS,
    PANDAS,
    TINY,
    UNICORN,
)
from .appraisal import Appraisal

if TYPE_CHECKING:
    from mypy_extensions import i64


def about_to_win(appraisal: Appraisal, f: Frame) -> int:
    """Return the seat that wins if the card being played resolves; ``NOBODY`` if none can (R-END-01)."""
    s = appraisal.s
    face = appraisal.faces[f.it]
    magic = face.types & MAGIC != 0
    seat: i64 = f.you if magic else f.seat
    if seat < 0 or s.flags[seat] & (PANDAS | TINY):
        return NOBODY
    unicorns: i64 = s.counts[seat]
    if magic:
        unicorns += brought(appraisal, face.plays, seat, f.it)
    else:
        if face.unicorn:
            unicorns += face.counts
        if not (face.unicorn and s.is_blind(seat, BLIND | DAZZLED)):
            unicorns += brought(appraisal, face.enters, seat, f.it)
    return seat if unicorns >= appraisal.goal else NOBODY


def brought(appraisal: Appraisal, effect: Effect, you: i64, me: i64, more: bool = True) -> int:
    """Return how many unicorns a text can bring into its user's stable.

    With ``more``, include what a unicorn that enters brings in turn: Dark Angel calls Necromancer.
    """
    does = effect.does
    if does == ALL:
        total = 0
        for part in effect.parts:
            total += brought(appraisal, part, you, me, more)
        return total
    if does in (MAY, EITHER):
        most = 0 if does == MAY else -10
        for part in effect.parts:
            most = max(most, brought(appraisal, part, you, me, more))
        return most
    what = effect.what
    if what is None or not what.types & UNICORN:
        return 0
    if does == SACRIFICE_ONE:
        return -appraisal.faces[me].counts if what.reach == THIS else -1
    if does == BRING_ONE:
        s = appraisal.s
        if what.place == IN_DISCARD:
            return most_counted(appraisal, s.zones[s.discard], what.types, you, me, more)
        return 1 if what.place == IN_NURSERY and len(s.zones[s.nursery]) else 0
    if does == STEAL_ONE or (does == BORROW and appraisal.s.rules.win_at != AT_TURN_END):
        found = 0
        for seat in range(appraisal.s.seats):
            if seat != you:
                stable = appraisal.s.zones[appraisal.s.stables + seat]
                found = max(found, most_counted(appraisal, stable, what.types, you, me, more))
        return found
    return 0


def most_counted(appraisal: Appraisal, cards: vec[Card], types: int, you: i64, me: i64, more: bool) -> int:
    """Return how many unicorns the best of some cards would count as, of those that may enter a stable."""
    s = appraisal.s
    texts = more and not s.is_blind(you, BLIND | DAZZLED)
    most = 0
    for card in cards:
        face = appraisal.faces[card]
        if card == me or not face.unicorn or not face.types & types or not s.may_enter(card, you):
            continue
        most = max(most, face.counts + (brought(appraisal, face.enters, you, card, False) if texts else 0))
    return most


def is_relieved(appraisal: Appraisal, f: Frame) -> bool:
    """Return whether someone farther from the player of a card than I am is known to hold a Neigh.

    Of several Neighs the nearest one is spent and the others stay in hand (R-CARD-07).  So counting on someone nearer
    saves nothing, but counting on someone farther saves a Neigh.  The last player known to hold one
    knows of no one farther, so no two players wait for each other.
    """
    s = appraisal.s
    seat: i64 = (appraisal.me + 1) % s.seats
    while seat != f.you:
        if not s.flags[seat] & NO_NEIGHS:
            for card in s.zones[HAND + seat]:
                if s.box.neighs[card] and s.knows(appraisal.me, card):
                    return True
        seat = (seat + 1) % s.seats
    return False


def is_gift(changes: vec[float], baseline: vec[float], me: i64) -> bool:
    """Return whether a choice harms the player or helps an opponent where the baseline one does neither.

    Which of an opponent's two cards is destroyed does not count: both hurt.
    """
    if len(changes) == 0 or len(baseline) == 0:
        return False
    if changes[me] < 0.0 <= baseline[me]:
        return True
    if changes[me] <= baseline[me]:
        for seat in range(len(changes)):
            if seat != me and changes[seat] > 0.0 >= baseline[seat]:
                return True
    return False
