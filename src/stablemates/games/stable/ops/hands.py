"""Hands: discard, pull at random, look and take, exchange."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Final

from ....core.kernel import EVERYBODY, MANY, NO_CARD, Card, Seat
from ....core.machine import DONE, NOT_DONE, Frame
from ....core.table import HAND
from ..effects import DISCARD_N, EXCHANGE, GIFT_ONE, LOOK_ONE, PULL_ONE, Effect
from ..kind import HAND_ZONE, Filter
from ..knowledge import forget_hand, is_public
from ..machine import Op, idle
from ..terms import CARD, OPEN_HAND, VERB, card_of, move_of
from .choose import OnOneCard, one_of_each

try:
    from mypy_extensions import mypyc_attr
except ImportError:
    from ....core.native import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ..state import Stable


class Discard(OnOneCard):
    """Move a card of your choice from your hand to the discard pile (R-WORD-02)."""

    asks = "discard"
    rule = "R-WORD-02"

    def candidates(self, s: Stable, you: Seat, me: Card, most: i64 = MANY) -> list[Card]:
        return self.what.match(s, you, me, most)

    def act(self, s: Stable, f: Frame) -> i64:
        s.carry(s.like(f.it), s.discard, "discard", f.you, f.me, self.rule)
        return DONE

    def describe(self) -> Effect:
        return Effect(DISCARD_N, 1, self.what)


class DiscardSeveral(Op):
    """Discard several cards, one after another; done only if all of them were discarded (ruling 1.10)."""

    rule = "R-WORD-02"

    def __init__(self, n: int, what: Filter) -> None:
        self.n = n
        self.what = what
        self.one = Discard(what)

    def parts(self) -> list[Op]:
        return [self.one]

    def possible(self, s: Stable, you: Seat, me: Card) -> bool:
        return len(self.what.match(s, you, me)) >= self.n

    def lack(self, s: Stable, you: Seat, me: Card) -> str:
        return "too-few-to-discard"

    def seems_possible(self, s: Stable, you: Seat, me: Card) -> bool:
        return self.one.seems_held(s, you, me) >= self.n

    def step(self, s: Stable, f: Frame) -> None:
        if f.pc > 0 and f.did == NOT_DONE:
            s.done(NOT_DONE)
        elif f.pc == self.n:
            s.done(DONE)
        else:
            f.pc += 1
            s.call(self.one, f.you, f.me)

    def to_discard(self, s: Stable, f: Frame) -> int:
        return min(self.n - f.pc + 1, s.held(f.you))

    def describe(self) -> Effect:
        return Effect(DISCARD_N, self.n, self.what)


class DiscardForLuck(DiscardSeveral):
    """Discard several cards; by a table option, fewer are enough if there are no more."""

    def step(self, s: Stable, f: Frame) -> None:
        if f.pc > 0 and f.did == NOT_DONE:
            s.done(NOT_DONE if s.rules.luck_needs_three else DONE)
        else:
            DiscardSeveral.step(self, s, f)


class DiscardDown(Op):
    """Discard down to the hand limit (R-TURN-10)."""

    rule = "R-TURN-10"

    def __init__(self) -> None:
        self.one = Discard(Filter(CARD, zone=HAND_ZONE))
        self.one.rule = "R-TURN-10"

    def parts(self) -> list[Op]:
        return [self.one]

    def step(self, s: Stable, f: Frame) -> None:
        if s.held(f.you) > s.hand_limit(f.you):
            s.call(self.one, f.you, NO_CARD)
        else:
            s.done(DONE)


@mypyc_attr(allow_interpreted_subclasses=True)
class FromAHand(Op):
    """Take a card from the chosen player's hand into yours."""

    def step(self, s: Stable, f: Frame) -> None:
        hand = s.hand(f.seat)
        if hand and f.seat != f.you:
            self.reach(s, f, hand)
        else:
            idle(s, self, f.you, f.me, "nothing-to-take")
            s.done(NOT_DONE)

    @abstractmethod
    def reach(self, s: Stable, f: Frame, hand: list[Card]) -> None:
        """Take a card from this hand, or ask which."""

    def is_plain(self, s: Stable, hand: list[Card]) -> bool:
        """Return whether everyone can see which card it will be: an open hand of equal cards."""
        if not s.rules.spares_questions or not all(is_public(s, card) for card in hand):
            return False
        return len(one_of_each(s, hand)) == 1

    def take(self, s: Stable, f: Frame, card: Card) -> None:
        """Take the card.  Unless the hand is open, only the two players know which card it was."""
        if s.has(f.seat, OPEN_HAND):
            s.know(card, EVERYBODY)
        else:
            forget_hand(s, f.seat, 1 << f.you | 1 << f.seat)
            s.know(card, s.known[card] | 1 << f.seat)
        s.carry(card, HAND + f.you, "pull", f.you, f.me, self.rule)
        s.done(DONE)

    def moves(self, s: Stable, f: Frame, seat: Seat) -> list[int]:
        return [move_of(VERB["take"], card) for card in one_of_each(s, sorted(s.hand(f.seat)))]

    def receive(self, s: Stable, f: Frame, seat: Seat, move: i64) -> None:
        self.take(s, f, s.like(card_of(move)))

    def describe(self) -> Effect:
        return Effect(GIFT_ONE)


class Pull(FromAHand):
    """Take a card at random (R-WORD-09), or of your choice from an open hand (ruling 7.3)."""

    asks = "pull"
    rule = "R-WORD-09"

    def reach(self, s: Stable, f: Frame, hand: list[Card]) -> None:
        if s.has(f.seat, OPEN_HAND) and len(one_of_each(s, hand)) > 1:
            s.wait()
        else:
            self.take(s, f, hand[s.rng.below(len(hand))])

    def describe(self) -> Effect:
        return Effect(PULL_ONE)


class LookAndTake(FromAHand):
    """Look at the whole hand and choose a card (R-WORD-09)."""

    asks = "look"
    rule = "R-WORD-09"

    def reach(self, s: Stable, f: Frame, hand: list[Card]) -> None:
        for card in sorted(hand):  # the order of the hand stays its player's secret
            s.know(card, s.known[card] | 1 << f.you)
            s.emit("show", f.seat, card, 1 << f.you | 1 << f.seat, f.you, source=f.me, rule=self.rule)
        if self.is_plain(s, hand):
            self.take(s, f, s.like(hand[0]))
        else:
            s.wait()

    def describe(self) -> Effect:
        return Effect(LOOK_ONE)


class ExchangeHands(Op):
    """Exchange your whole hand for the chosen player's (ruling 7.11).

    Each still knows what the other now has, and everyone knows what was in an open hand (ruling 7.3).
    """

    rule = "R-WORD-07"

    def step(self, s: Stable, f: Frame) -> None:
        mine = s.hand(f.you)
        theirs = s.hand(f.seat)
        for card in mine:
            self.hand_over(s, f, card, f.you, f.seat)
        for card in theirs:
            self.hand_over(s, f, card, f.seat, f.you)
        s.done(DONE)

    def hand_over(self, s: Stable, f: Frame, card: Card, giver: Seat, taker: Seat) -> None:
        seen = s.rules.remembers_open_hands and s.has(giver, OPEN_HAND)
        s.know(card, EVERYBODY if seen else s.known[card] | 1 << giver)
        s.carry(card, HAND + taker, "swap", giver, f.me, self.rule)

    def describe(self) -> Effect:
        return Effect(EXCHANGE)


WIRE_DISCARD: Final = Discard(Filter(CARD, zone=HAND_ZONE))
