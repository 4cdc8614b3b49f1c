"""Estimate win odds: each hand has a strength, and a player's odds are its share of the total.

The numbers were fitted to the ends of games between sensible players, at tables of two to six.
"""

from __future__ import annotations

from math import exp, log
from typing import TYPE_CHECKING, Final

from ..cards import ALICORN_KIND, HOOF_KIND, VALUE
from ..terms import OVER, TURN

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ..state import Unorog

# The more players there are, the more a lead of a few cards decides: these two grow with the logarithm of their number.
MORE_CARDS: Final = -0.17  # for each factor of e in the size of the hand
MORE_CARDS_IN_A_CROWD: Final = -0.96
A_HOOF: Final = 0.29
A_HOOF_IN_A_CROWD: Final = 0.55
AN_ALICORN: Final = 0.73
FITTING: Final = 0.5  # for holding a card that fits
MY_TURN: Final = -0.15
MY_TURN_AND_FITTING: Final = 0.26
ABOUT_TO_WIN: Final = 12.0  # ... with the last card
LEAD: Final = 3.2  # in a match, times the share of the points needed


def chance_to_win(s: Unorog, seat: i64) -> float:
    """Return ``seat``'s odds of winning the round, or the match if there is one."""
    if s.phase == OVER:
        return 1.0 if s.winner == seat else 0.0
    mine = 0.0
    whole = 0.0
    i: i64
    for i in range(s.seats):
        strength = exp(strength_of(s, i))
        whole += strength
        if s.rules.goal:
            strength *= share_after(s, i, seat)
            mine += strength
        elif i == seat:
            mine = strength
    return mine / whole


def strength_of(s: Unorog, seat: i64) -> float:
    """Return the strength of a hand."""
    hand = s.hands[seat]
    crowd = log(float(s.seats))
    strength = (MORE_CARDS + MORE_CARDS_IN_A_CROWD * crowd) * log(float(hand.count))
    strength += (A_HOOF + A_HOOF_IN_A_CROWD * crowd) * float(hand.copies(HOOF_KIND))
    strength += AN_ALICORN * float(hand.copies(ALICORN_KIND))
    fits = hand.kinds & s.fits != 0
    if fits:
        strength += FITTING
    if s.turn == seat:
        strength += MY_TURN
        if fits:
            strength += MY_TURN_AND_FITTING
            if hand.count == 1 and s.phase == TURN:
                strength += ABOUT_TO_WIN
    return strength


def share_after(s: Unorog, winner: i64, seat: i64) -> float:
    """Return ``seat``'s odds of winning the match if ``winner`` wins this round with these hands (U-END-02)."""
    pot = 0
    for hand in s.hands:
        for card in hand.cards():
            pot += VALUE[card]
    if s.points[winner] + pot >= s.rules.goal:
        return 1.0 if winner == seat else 0.0
    mine = 0.0
    whole = 0.0
    i: i64
    for i in range(s.seats):
        points = s.points[i] + (pot if i == winner else 0)
        share = exp(LEAD * float(points) / float(s.rules.goal))
        whole += share
        if i == seat:
            mine = share
    return mine / whole
