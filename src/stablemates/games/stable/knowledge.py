"""What players still know about hidden cards when one of them moves: how many equal ones, not which."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.kernel import EVERYBODY, Card, Seat, Zone
from ...core.table import DECK, HAND
from .terms import OPEN_HAND

if TYPE_CHECKING:
    from mypy_extensions import i64

    from .state import Stable


def forget_which(s: Stable, card: Card, hand: Zone) -> None:
    """Record that a card left a hand openly: those who knew of an equal one there now know of one fewer.

    Of equal cards, people know how many there are, not which.
    """
    mistaken = ~s.known[card]
    s.know(card, 0)
    if s.box.alone[card]:
        return
    alike = s.box.alike
    for other in s.zones[hand]:
        knew = s.known[other]
        if knew and alike[other] == alike[card]:
            s.know(other, knew & ~mistaken)
            mistaken &= ~knew


def forget_hand(s: Stable, whose: Seat, but: i64) -> None:
    """Record that a card left a hand unseen: players who did not see which are no longer sure of any card in it."""
    for card in s.zones[HAND + whose]:
        s.know(card, s.known[card] & but)


def is_public(s: Stable, card: Card) -> bool:
    """Return whether everyone, including spectators, knows where a card is."""
    zone = s.where[card]
    if zone <= s.seats and not s.known[card] and not s.anywhere & OPEN_HAND:  # as usual: only its owner can know it
        return False
    return s.seen_in(card, zone) == EVERYBODY


def like(s: Stable, card: Card) -> Card:
    """Return an equal card in the same zone: the one that most people know, or a random one.

    This way, the number of a shown card does not reveal where the equal ones are.
    """
    if s.box.alone[card]:
        return card
    alike = s.box.alike
    zone = s.where[card]
    number: i64 = 0
    for one in s.zones[zone]:
        if alike[one] == alike[card]:
            number += 1
    if number == 1:
        return card
    equal = [one for one in s.zones[zone] if alike[one] == alike[card]]
    if zone != DECK:
        equal = best_known(s, equal)
    return equal[s.rng.below(len(equal))] if len(equal) > 1 else equal[0]


def best_known(s: Stable, cards: list[Card]) -> list[Card]:
    """Return those of some cards that most people know."""
    best = cards
    most: i64 = -1
    for card in cards:
        number: i64 = 0
        who = s.known[card]
        while who:
            who &= who - 1
            number += 1
        if number > most:
            most = number
            best = [card]
        elif number == most:
            best.append(card)
    return best


def witnesses(s: Stable, card: Card, old: Zone, zone: Zone) -> i64:
    """Return who sees which card moves: between hands, or from a hand to the deck, only the players of those hands."""
    if HAND <= old <= s.seats and zone <= s.seats and not s.open_hand(old - HAND):
        return 1 << (old - HAND) | (1 << (zone - HAND) if zone >= HAND else 0)
    return s.seen_in(card, zone)
