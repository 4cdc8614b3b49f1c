"""The plain sense of the stable game, from the view and the options alone; rule numbers are those of the rulebooks.

Play unicorns.  Hurt whoever is nearest to the goal, and do not hurt yourself.  Keep a Neigh for a card that wins, for
one that is aimed at you, and for what lifts a leader.
"""

from __future__ import annotations

from functools import cache

from ..core.kernel import NO_CARD, NOBODY, Card, Option, Seat
from ..games import registry
from .bot import Bot
from .level import Level
from .world import World

# What a card is worth to the player in whose stable it lies; a baby is one unicorn.
IN_STABLE = {
    "baby": 0.95,
    "basic": 1.0,
    "magical": 1.25,
    "upgrade": 0.6,
    "downgrade": -0.8,
    "magic": 0.0,
    "instant": 0.0,
}
SPECIAL = {
    "ginormous_unicorn": 1.9, "queen_bee_unicorn": 1.4, "black_knight_unicorn": 1.4, "rainbow_aura": 1.6, "yay": 0.8,
    "double_dutch": 1.5, "pandamonium": -4.0, "tiny_stable": -1.2, "sadistic_ritual": -1.5, "nanny_cam": -0.3,
    "slowdown": -0.7, "blinding_light": -0.9, "rainbow_lasso": 1.2, "stable_artillery": 0.9, "extra_tail": 1.0,
}  # fmt: skip

# What a card is worth in the hand, beside the other cards there.
IN_HAND = {"basic": 1.2, "magical": 1.6, "upgrade": 1.0, "downgrade": 0.9, "magic": 1.1, "instant": 1.5, "baby": 0.0}
HELD = {"super_neigh": 2.0, "mystical_vortex": 0.4, "glitter_tornado": 0.6, "unicorn_shrinkray": 0.5, "shake_up": 0.7}

DRAW = 1.6  # what drawing is worth as an action; a play must be worth more
DESTROYING = {"unicorn_poison": 2.4, "two_for_one": 1.9, "back_kick": 2.0, "targeted_destruction": 1.4}
GOOD_MAGIC = {
    "good_deal": 2.4, "blatant_thievery": 2.3, "kiss_of_life": 3.0, "unicorn_swap": 1.9, "re_target": 1.3,
    "change_of_luck": 1.4, "glitter_tornado": 1.0, "mystical_vortex": 0.6, "unicorn_shrinkray": 0.5,
}  # fmt: skip
NEAR = 2  # so many unicorns from the goal are a threat
WIN = 100.0
HAND_IS_SHORT = 3


@cache
def types_of(profile: str) -> dict[str, str]:
    """What is printed on the cards is no secret."""
    describe = getattr(registry.find(profile)[0], "describe", None)
    types: dict[str, str] = describe(profile)["types"] if describe else {}
    return types


def choose(bot: Bot, world: World, level: Level) -> int:
    sense = Sense(world)
    worth = [sense.worth(option) for option in world.question.options]
    enough = max(worth)
    if not bot.happens(level.calls):  # now and then its thoughts are elsewhere, but it does not hurt itself
        enough = min(enough, 0.0)
    return bot.one_of([i for i, one in enumerate(worth) if one >= enough])


class Sense:
    """The table as it matters for one decision."""

    def __init__(self, world: World) -> None:
        self.view = world.view
        self.me = world.seat
        self.ask = world.question.ask
        self.kind = world.kind
        self.source = world.kind(world.question.source) if world.question.source != NO_CARD else ""
        self.types = types_of(self.view["profile"])
        self.goal: int = self.view["goal"]
        self.counts: list[int] = self.view["unicorns"]
        self.hand: list[str] = [face["kind"] for face in self.view["hands"][self.me] if face]
        self.home = {face["card"]: seat for seat, stable in enumerate(self.view["stables"]) for face in stable}
        others = [(self.me + i) % self.view["seats"] for i in range(1, self.view["seats"])]
        self.leader = max(others, key=lambda seat: self.counts[seat])
        self.threat = self.counts[self.leader] >= self.goal - NEAR

    # --- what things are worth ---------------------------------------------------------------------

    def type(self, kind: str) -> str:
        return self.types.get(kind, "magical")

    def in_stable(self, kind: str) -> float:
        return SPECIAL.get(kind, IN_STABLE[self.type(kind)])

    def in_hand(self, kind: str) -> float:
        worth = HELD.get(kind, IN_HAND[self.type(kind)])
        return worth / (1 + 0.2 * max(0, self.hand.count(kind) - 1))

    def to_hurt(self, card: Card) -> float:
        """What it is worth to me that a card leaves the stable in which it lies."""
        owner = self.home.get(card, NOBODY)
        worth = self.in_stable(self.kind(card))
        if owner == self.me:
            return -2 * worth
        return worth * (1 + self.counts[owner] / self.goal + (0.5 if owner == self.leader else 0))

    def is_unicorn(self, kind: str) -> bool:
        return self.type(kind) in ("baby", "basic", "magical")

    def mine(self, of_type: str) -> int:
        return sum(self.type(self.kind(card)) == of_type for card, seat in self.home.items() if seat == self.me)

    # --- options -----------------------------------------------------------------------------------

    def worth(self, option: Option) -> float:
        if option.verb in ("pass", "no", "nothing"):
            return 0.0 if option.verb != "nothing" else -1.0
        if option.verb == "draw":
            return DRAW + (0.6 if len(self.hand) < HAND_IS_SHORT else 0)
        if option.verb == "yes":
            return self.eager(self.source)
        if option.verb == "use":
            return self.eager(self.kind(option.card))
        if option.verb == "save":
            return self.saving(self.kind(option.card))
        if option.verb == "play":
            kind = self.kind(option.card)
            return self.stopping(kind) if self.ask == "neigh" else self.playing(kind)
        if option.seat != NOBODY:
            return self.place(option.card, option.seat) if option.verb == "stable" else self.player(option.seat)
        if option.card == NO_CARD:  # one of two ways
            return float(self.mine("downgrade")) if option.verb == "sacrifice" else 0.5
        return self.card(option.verb, option.card)

    def card(self, verb: str, card: Card) -> float:
        """A card that something is done to."""
        kind = self.kind(card)
        if verb in ("sacrifice", "give"):
            return -self.in_stable(kind)
        if verb in ("destroy", "return"):
            return self.to_hurt(card)
        if verb in ("steal", "bring"):
            owner = self.home.get(card, NOBODY)
            return self.in_stable(kind) + (0.0 if owner == NOBODY else self.counts[owner] / self.goal)
        if verb == "discard":
            return -self.in_hand(kind)
        if verb == "move":
            worth = self.in_stable(kind)
            return -2 * worth if self.home.get(card, NOBODY) == self.me else worth
        return self.in_hand(kind)

    def place(self, card: Card, seat: Seat) -> float:
        """A card into a stable: what is good to me, what is bad to the leader."""
        worth = self.in_stable(self.kind(card))
        if seat == self.me:
            return worth
        return -worth * (0.5 + self.counts[seat] / self.goal)

    def player(self, seat: Seat) -> float:
        if seat == self.me:
            return -10.0
        cards = len(self.view["hands"][seat])
        if self.source == "unfair_bargain":
            return float(cards)
        return self.counts[seat] + 0.3 * cards

    # --- playing -----------------------------------------------------------------------------------

    def playing(self, kind: str) -> float:
        """A card as my action (R-TURN-08)."""
        of_type = self.type(kind)
        if self.is_unicorn(kind):
            counts = 2 if kind == "ginormous_unicorn" else 1
            if self.counts[self.me] + counts >= self.goal:
                return WIN
            if kind == "extremely_destructive_unicorn" and self.counts[self.me] > 1:
                return 1.0
            return 3.0 + self.in_stable(kind)
        if of_type == "upgrade":
            return 2.0 + self.in_stable(kind) / 2
        if of_type == "downgrade":
            return 1.8 - self.in_stable(kind) / 2 + (1.5 if self.threat else 0)
        return self.magic(kind)

    def magic(self, kind: str) -> float:
        if kind in DESTROYING:
            return DESTROYING[kind] + (3.0 if self.threat else 0)
        if kind == "unfair_bargain":
            return 1.2 * (max(len(hand) for hand in self.others()) - len(self.hand) + 1)
        if kind == "shake_up":
            return 3.5 - 0.6 * len(self.hand)
        if kind == "reset_button":
            return 1.0 + self.mine("downgrade") - self.mine("upgrade")
        if kind == "kiss_of_life" and not any(self.is_unicorn(face["kind"]) for face in self.view["discard"]):
            return 0.0
        return GOOD_MAGIC.get(kind, 1.0)

    def others(self) -> list[list[object]]:
        return [hand for seat, hand in enumerate(self.view["hands"]) if seat != self.me]

    # --- answering ---------------------------------------------------------------------------------

    def stopping(self, neigh: str) -> float:
        """A Neigh in the window on a played card (R-CARD-07); more than 0 is better than to pass."""
        chain = [face["kind"] for face in self.view["chain"]]
        played, player = chain[0], self.view["turn"]
        dear = 0.5 if neigh == "super_neigh" else 0.0
        if len(chain) % 2 == 0:  # the card on top stops the one that is played
            if player != self.me:
                return -1.0
            return self.playing(played) - 4.0 - dear
        if player == self.me:
            return -1.0
        return self.danger(played, player) - 1.5 - dear

    def danger(self, kind: str, player: Seat) -> float:
        """How much I would rather not see a card of somebody else go through."""
        after = self.counts[player] + (2 if kind == "ginormous_unicorn" else 1)
        if self.is_unicorn(kind):
            return WIN if after >= self.goal else 2.0 if after >= self.goal - 1 else 0.0
        aimed = [face for face in self.view["targets"] if self.home.get(face["card"], NOBODY) == self.me]
        if any(self.in_stable(face["kind"]) > 0 for face in aimed) or self.me in self.view["target_seats"]:
            return 2.0 if self.counts[self.me] >= self.goal - NEAR else 1.7
        if kind == "kiss_of_life" and after >= self.goal:
            return WIN
        if kind in ("pandamonium", "unfair_bargain"):
            return 1.6 if self.counts[self.me] >= self.counts[self.leader] else 0.5
        return 0.0

    def saving(self, by: str) -> float:
        """A card of mine is about to go: do something else instead?"""
        if by == "black_knight_unicorn":
            return self.in_stable(self.source) - self.in_stable(by)
        return 1.0 if len(self.hand) > 1 else -1.0

    def eager(self, kind: str) -> float:
        """An effect that I may use; more than 0 is better than not to."""
        spare = len(self.hand)
        if kind in ("caffeine_overload", "glitter_bomb"):
            return 1.0 if self.mine("downgrade") or (kind == "glitter_bomb" and self.threat) else -1.0
        if kind in ("shark_with_a_horn", "rhinocorn"):
            return 1.0 if self.threat else -1.0
        if kind == "stable_artillery":
            return 1.0 if spare > 4 or self.threat else -1.0
        if kind == "rainbow_lasso":
            return 1.0 if spare > 3 else -1.0
        if kind in ("necromancer_unicorn", "summoning_ritual"):
            return 1.0 if sum(self.is_unicorn(one) for one in self.hand) > 3 else -1.0
        if kind in ("angel_unicorn", "dark_angel_unicorn"):
            return -1.0
        return 1.0
