"""How much each trait of a move counts for the sensible player: one set for two players, one for more.

The unit is one percentage point of win probability.  The weights were fitted: in positions from many games, every move
was played out to the end, and these weights best explain which moves won.
"""

from __future__ import annotations

from typing import Final


class Weights:
    """One weight for each trait."""

    def __init__(
        self,
        *,
        draw: float,
        draw_end: float,
        hoof: float,
        hoof_end: float,
        hoof_low: float,
        pair: float,
        pair_end: float,
        alicorn: float,
        alicorn_end: float,
        alicorn_low: float,
        bluff: float,
        bluff_end: float,
        bluff_low: float,
        stone: float,
        stone_low: float,
        mirror_low: float,
        dust: float,
        again: float,
        again_end: float,
        last_same: float,
        both_same: float,
        suit: float,
        twin: float,
        stuck: float,
        feeds: float,
        feeds_low: float,
        starves_low: float,
        rare: float,
        rare_low: float,
    ) -> None:
        self.draw = draw
        self.draw_end = draw_end  # in addition, the fewer cards are left in my hand; likewise below
        self.hoof = hoof
        self.hoof_end = hoof_end
        self.hoof_low = hoof_low  # in addition, the nearer the next player is to finishing; likewise below
        self.pair = pair  # that a second card goes with the hoof
        self.pair_end = pair_end
        self.alicorn = alicorn
        self.alicorn_end = alicorn_end
        self.alicorn_low = alicorn_low
        self.bluff = bluff  # that it would be dishonest
        self.bluff_end = bluff_end
        self.bluff_low = bluff_low
        self.stone = stone
        self.stone_low = stone_low
        self.mirror_low = mirror_low  # the nearer the player before me, who is then next, is to finishing
        self.dust = dust
        self.again = again  # having the next turn as well, and a card for it
        self.again_end = again_end
        self.last_same = last_same  # that the one card left is of the colour that is then up
        self.both_same = both_same  # that both cards left are of that colour
        self.suit = suit  # that all cards left are of one colour
        self.twin = twin  # to hold the same number or relic in another colour
        self.stuck = stuck  # not to change the colour when no one could play on my last card
        self.feeds = feeds  # that the next player is known to hold a card that fits
        self.feeds_low = feeds_low
        self.starves_low = starves_low  # ... or none, the nearer that player is to finishing
        self.rare = rare  # times the share of the colour's cards that I have seen
        self.rare_low = rare_low


DUEL: Final = Weights(
    draw=-5.5,
    draw_end=-14.8,
    hoof=-12.9,
    hoof_end=-11.5,
    hoof_low=4.2,
    pair=4.5,
    pair_end=3.9,
    alicorn=-11.9,
    alicorn_end=-18.8,
    alicorn_low=13.2,
    bluff=2.1,
    bluff_end=-5.8,
    bluff_low=-15.0,
    stone=-1.7,
    stone_low=10.2,
    mirror_low=0.0,
    dust=-5.0,
    again=2.0,
    again_end=8.8,
    last_same=16.3,
    both_same=8.5,
    suit=-1.1,
    twin=-1.0,
    stuck=2.0,
    feeds=-1.6,
    feeds_low=-7.3,
    starves_low=16.9,
    rare=6.2,
    rare_low=15.0,
)


CROWD: Final = Weights(
    draw=-5.0,
    draw_end=-52.5,
    hoof=-9.9,
    hoof_end=-57.3,
    hoof_low=7.5,
    pair=5.9,
    pair_end=4.9,
    alicorn=-4.7,
    alicorn_end=-47.4,
    alicorn_low=6.4,
    bluff=-0.1,
    bluff_end=5.3,
    bluff_low=3.4,
    stone=-1.5,
    stone_low=6.6,
    mirror_low=-1.4,
    dust=-1.2,
    again=0.0,
    again_end=0.0,
    last_same=18.3,
    both_same=7.1,
    suit=-5.2,
    twin=0.0,
    stuck=0.1,
    feeds=0.0,
    feeds_low=-3.7,
    starves_low=1.5,
    rare=8.8,
    rare_low=4.8,
)
