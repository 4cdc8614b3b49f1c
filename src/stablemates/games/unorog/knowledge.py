"""Who has seen which cards of other hands: a set of cards for each seat, and one for the spectators."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...core.kernel import SPECTATOR_BIT, Card
from .cards import KINDS
from .hand import Hand, bit, card_in, kinds_in

if TYPE_CHECKING:
    from mypy_extensions import i64

    from .state import Unorog

NOTHING: Final = Hand()  # seen by no one; never modified
NO_EYES: Final[list[Hand]] = []  # no one has seen anything; never modified


def look(s: Unorog, eye: i64, hand: Hand) -> None:
    """Record that a seat has seen a hand; ``eye`` is the seat or, for the spectators, the number of seats."""
    if not s.eyes:
        s.eyes = [Hand() for _ in range(s.seats + 1)]
        s.spied = Hand()
    s.eyes[eye].look_at(hand)
    s.spied.look_at(hand)


def forget_which(s: Unorog, card: i64, hand: Hand) -> None:
    """Record that a card left a hand openly: those who knew of an equal one there now know of one fewer.

    Of equal cards, people know how many there are, not which.
    """
    kind: i64 = KINDS[card]
    such: i64 = bit(kind)
    another = hand.kinds & such != 0
    for eye in s.eyes:
        if not eye.kinds & such:
            continue
        if eye.has(card):
            eye.drop(card)
        elif another:
            first = eye.first & hand.first
            rest = eye.rest & hand.rest
            if kinds_in(first, rest) & such:
                eye.drop(card_in(first, rest, kind))
    s.spied.drop(card)


def best_known(eyes: list[Hand], cards: list[int]) -> list[int]:
    """Return those of some cards that most eyes have seen."""
    best: list[int] = []
    most: i64 = 0
    for card in cards:
        seen: i64 = 0
        for eye in eyes:
            if eye.has(card):
                seen += 1
        if seen > most:
            most = seen
            best = []
        if seen == most:
            best.append(card)
    return best


def knowers(s: Unorog, card: Card) -> int:
    known = 0
    for i, eye in enumerate(s.eyes):
        if eye.has(card):
            known |= 1 << (i if i < s.seats else SPECTATOR_BIT)
    return known


def set_knowers(s: Unorog, known: dict[Card, int]) -> None:
    s.eyes = NO_EYES
    s.spied = NOTHING
    for card, who in known.items():
        seen = Hand()
        seen.add(card)
        for i in range(s.seats + 1):
            if who >> (i if i < s.seats else SPECTATOR_BIT) & 1:
                look(s, i, seen)
