"""A baseline modelled on a published rule agent: a list of card tiers, and nothing else.

The agent (from a thesis on this game, for six players of the first edition) ranks all cards in tiers.  It plays its
*worst* card first, so that Neighs are spent on that.  It stops cards of the upper tiers.  It destroys, steals and takes
the best card it can reach, gives up its worst, and plays downgrades into the *smallest* stable.  It considers neither
who leads nor the goal.  The tiers here are our own.
"""

from __future__ import annotations

from typing import Final

from ....core.kernel import NOBODY
from ....core.packed import vec
from ....core.rng import Rng
from ..kind import Kind
from ..state import Stable
from ..terms import (
    BABY,
    BASIC,
    DISCARDS,
    DOWNGRADE,
    DRAW,
    GIVES,
    INSTANT,
    MAGIC,
    MAGICAL,
    NO,
    ON_TOP,
    PASS,
    PLAYS,
    SACRIFICES,
    SAVES,
    STEALS,
    TAKES_NOTHING,
    UPGRADE,
    USES,
    YES,
    card_of,
    seat_of,
    verb_of,
)
from .best_move import BestMove

try:
    from mypy_extensions import i64
except ImportError:
    from ....core.native import i64

# From 0, the worst, to 5; by type if a card is not named.
TIER: Final = {BABY: 0, BASIC: 1, MAGICAL: 3, UPGRADE: 2, DOWNGRADE: 2, MAGIC: 2, INSTANT: 5}
TIERS: Final = {
    "unicorn_poison": 4, "two_for_one": 4, "kiss_of_life": 4, "blatant_thievery": 4, "back_kick": 3, "good_deal": 3,
    "change_of_luck": 3, "unicorn_swap": 3, "targeted_destruction": 2, "re_target": 2, "unfair_bargain": 2,
    "glitter_tornado": 2, "reset_button": 1, "shake_up": 1, "mystical_vortex": 1, "unicorn_shrinkray": 1,
    "ginormous_unicorn": 5, "seductive_unicorn": 5, "rhinocorn": 5, "extremely_fertile_unicorn": 5,
    "mother_goose_unicorn": 5, "rainbow_unicorn": 4, "queen_bee_unicorn": 4, "black_knight_unicorn": 4,
    "alluring_narwhal": 4, "unicorn_phoenix": 4, "dark_angel_unicorn": 4, "necromancer_unicorn": 4,
    "zombie_unicorn": 4, "americorn": 4, "extremely_destructive_unicorn": 2, "puppicorn": 0, "narwhal_torpedo": 2,
    "yay": 4, "rainbow_aura": 5, "double_dutch": 5, "glitter_bomb": 4, "rainbow_lasso": 4, "stable_artillery": 3,
    "extra_tail": 3, "rainbow_mane": 3, "unicorn_lasso": 3, "claw_machine": 1, "caffeine_overload": 1,
    "pandamonium": 5, "sadistic_ritual": 5, "slowdown": 3, "blinding_light": 3, "tiny_stable": 3, "barbed_wire": 2,
    "broken_stable": 1, "nanny_cam": 0,
}  # fmt: skip
WORTH_A_NEIGH: Final = 4


class Tiers(BestMove):
    def __init__(self) -> None:
        self.tiers: dict[Kind, int] = {}  # of the cards met so far

    def tier(self, s: Stable, card: i64) -> i64:
        kind = s.kind_of[card]
        known = self.tiers.get(kind)
        if known is not None:
            return known
        found = TIERS.get(kind.name, TIER.get(kind.types, 2))
        self.tiers[kind] = found
        return found

    def stops(self, s: Stable, moves: list[int], rng: Rng) -> i64:
        return moves[1] if self.tier(s, s.top.it) >= WORTH_A_NEIGH else moves[0]

    def scores(self, s: Stable, seat: i64, moves: list[int], rng: Rng) -> vec[i64]:
        return vec[i64]([self.score(s, seat, move) for move in moves])

    def score(self, s: Stable, seat: i64, move: i64) -> i64:
        verb = verb_of(move)
        card = card_of(move)
        whom = seat_of(move)
        if verb in (PASS, NO, DRAW, TAKES_NOTHING):
            return -100
        if whom != NOBODY:
            return self.place(s, seat, card, whom)
        if verb == YES or card < 0:
            return 1
        tier = self.tier(s, card)
        bad = s.kind_of[card].types & DOWNGRADE != 0
        keeper = s.keeper(card)
        if keeper == NOBODY:
            if verb == PLAYS and not bad and not s.may_enter(card, seat):
                return -200  # R-EFF-13: only another stable is open to it
            return -tier if verb in (PLAYS, SACRIFICES, DISCARDS, GIVES, ON_TOP) else tier
        if card == s.top.me and verb == STEALS:
            return -100  # a card that has already left and would steal itself back forever
        if keeper == seat:
            return 1 if verb in (USES, SAVES) else tier if bad else -tier - 10
        return -tier - 10 if bad else tier

    def place(self, s: Stable, seat: i64, card: i64, whom: i64) -> i64:
        """Score a player: for good cards yourself, for downgrades the smallest other stable, else the largest hand."""
        if card < 0:
            return -100 if whom == seat else len(s.hand(whom))
        if s.kind_of[card].types & DOWNGRADE:
            return -100 if whom == seat else -len(s.stable(whom))
        return 100 if whom == seat else -len(s.stable(whom))
