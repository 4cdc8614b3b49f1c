"""Choosing a card: the part shared by all verbs that act on one."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Final

from ....core.errors import BadPack
from ....core.kernel import MANY, NO_CARD, Card, Option, Seat
from ....core.machine import DONE, NOT_DONE, Frame
from ....core.rng import Rng
from ....core.table import HAND
from ..kind import HAND_ZONE, IN_DISCARD, IN_NURSERY, IN_STABLE, THIS, YOURS, Filter
from ..knowledge import is_public
from ..machine import Op, idle
from ..terms import (
    BEYOND_MAGIC,
    LACKS,
    MAGIC,
    NEIGH,
    NOTHING,
    PANDA,
    PANDAS,
    UNICORN,
    VERB,
    card_of,
    move_of,
)

try:
    from mypy_extensions import mypyc_attr
except ImportError:
    from ....core.native import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ..state import Stable

TOP_BIT: Final[i64] = 0x2000000000000000

# Steps.  The numbers are in saved games.
CHOOSING: Final = 0
ACTING: Final = 1  # the card is chosen, and the op it calls is running


@mypyc_attr(allow_interpreted_subclasses=True)
class ChooseCard(Op):
    """Choose one of the matching cards; without asking if there is only one."""

    aims = True

    def __init__(self, what: Filter) -> None:
        if not isinstance(what, Filter):
            raise BadPack(f"{type(self).__name__} needs a target: use your(…), their(…), a(…) or in_hand(…)")
        self.what = what
        # A card in hand cannot be declared as a target: that would reveal it.
        self.aims = what.zone != HAND_ZONE

    def fits(self, s: Stable, you: Seat, me: Card, card: Card) -> bool:
        """Return whether this verb can act on a card that the filter lets through."""
        return True

    def names_others(self) -> bool:
        return self.what.place == IN_STABLE and self.what.reach not in (YOURS, THIS)

    @abstractmethod
    def go(self, s: Stable, f: Frame, card: Card) -> None:
        """Continue with the chosen card, or with ``NO_CARD``."""

    def candidates(self, s: Stable, you: Seat, me: Card, most: i64 = MANY) -> list[Card]:
        """Return the legal targets, at most ``most`` of them."""
        what = self.what
        found: list[Card] = []
        if what.place != IN_STABLE:
            for card in s.zones[what.pile(s, you)]:
                if what.takes(s, me, card) and self.fits(s, you, me, card):
                    found.append(card)
                    if len(found) == most:
                        return found
            return found
        if what.reach == THIS:
            if what.is_here(s, you, me) and self.reaches(s, you, me, me):
                found.append(me)
            return found
        for seat in range(s.seats):
            if what.reaches(s, you, seat):
                for card in s.zones[s.stables + seat]:
                    if what.takes(s, me, card) and self.reaches(s, you, me, card):
                        found.append(card)
                        if len(found) == most:
                            return found
        return found

    def reaches(self, s: Stable, you: Seat, me: Card, card: Card) -> bool:
        """Return whether nothing prevents this verb, used by ``me``, from touching a card in a stable."""
        if s.anywhere & PANDAS and not s.rules.pandas_are_hit and s.types(card) & PANDA:
            return False  # the strict reading of Pandamonium (ruling 5.4)
        if me != NO_CARD and s.printed[me] & MAGIC and s.itself(card, BEYOND_MAGIC):
            return False  # R-EFF-14
        return self.fits(s, you, me, card)

    def free(self, s: Stable, f: Frame) -> list[Card]:
        """Return the choices: cards not yet chosen in the same link (R-CHAIN-05), and one of equal cards in a pile."""
        cards = self.candidates(s, f.you, f.me, MANY)
        if s.declaring and s.plan:
            cards = [card for card in cards if card not in s.plan]
        return cards if self.what.place == IN_STABLE else one_of_each(s, cards)

    def lack(self, s: Stable, you: Seat, me: Card) -> str:
        if self.what.place == IN_NURSERY:
            return "no-baby"
        if self.what.place != IN_DISCARD:
            lack = f"nothing-to-{self.asks}"
            return lack if lack in LACKS else Op.lack(self, s, you, me)  # a pack may have its own verbs
        if self.what.tag:
            return "no-neigh" if self.what.tag == NEIGH else "no-card"
        return "no-unicorn" if self.what.types == UNICORN else "no-magic" if self.what.types == MAGIC else "no-card"

    def possible(self, s: Stable, you: Seat, me: Card) -> bool:
        if s.declaring and self.in_plan:
            return any(card not in s.plan for card in self.candidates(s, you, me, MANY))  # R-CHAIN-06
        return len(self.candidates(s, you, me, 1)) > 0

    def seems_possible(self, s: Stable, you: Seat, me: Card) -> bool:
        return self.seems_held(s, you, me) > 0 if self.what.zone == HAND_ZONE else self.possible(s, you, me)

    def seems_held(self, s: Stable, you: Seat, me: Card) -> i64:
        """Return how many cards in a hand it could act on, as far as everyone can see."""
        hand = s.zones[HAND + you]
        if not s.rules.spares_questions:
            return len(hand)
        hidden: i64 = 0
        fitting: i64 = 0
        for card in hand:
            if not is_public(s, card):
                hidden += 1
            elif self.could_take(s, you, me, card):
                fitting += 1
        return fitting + hidden if hidden and self.could_be_hidden(s, you, me) else fitting

    def could_be_hidden(self, s: Stable, you: Seat, me: Card) -> bool:
        """Return whether a card that it could act on may be out of sight."""
        for zone in range(s.seats + 1):
            for card in s.zones[zone]:
                if self.could_take(s, you, me, card) and not is_public(s, card):
                    return True
        return False

    def could_take(self, s: Stable, you: Seat, me: Card, card: Card) -> bool:
        """Return whether it could act on a card if the card were in the hand."""
        return self.what.takes(s, me, card) and self.fits(s, you, me, card)

    def step(self, s: Stable, f: Frame) -> None:
        if f.pc == CHOOSING:
            planned = s.plan_next(f.me) if self.in_plan else None
            if planned is not None:
                valid = planned != NOTHING and planned in self.candidates(s, f.you, f.me, MANY)
                if not valid:
                    idle(s, self, f.you, f.me, "" if planned == NOTHING else "target-gone")
                self.go(s, f, planned if valid else NO_CARD)
                return
            cards = self.free(s, f)
            if len(cards) > 1 or (cards and self.what.zone == HAND_ZONE and self.is_secret(s, f)):
                s.wait_for(cards)
            else:
                if not cards and not s.declaring:
                    idle(s, self, f.you, f.me)
                self.go(s, f, cards[0] if cards else NO_CARD)
        else:
            s.done(f.did)

    def is_secret(self, s: Stable, f: Frame) -> bool:
        """Return whether not asking, because only one kind of card fits, would give away the hand."""
        hand = s.zones[HAND + f.you]
        if not s.rules.spares_questions or len(hand) == 1:
            return len(hand) > 1
        return self.seems_held(s, f.you, f.me) > 1 and not all(is_public(s, card) for card in hand)

    def moves(self, s: Stable, f: Frame, seat: Seat) -> list[int]:
        found = [move_of(self.verb, card) for card in s.offer or self.free(s, f)]
        return found or [move_of(VERB["nothing"])]  # never in a real game, but possible with an imagined hand

    def choices(self, s: Stable, f: Frame, seat: Seat) -> list[Option]:
        options = s.box.options
        row = options.options_with(self.verb)
        found = [row[card + 1] for card in s.offer or self.free(s, f)]
        return found or [options.options_with(VERB["nothing"])[0]]

    def pick(self, s: Stable, f: Frame, seat: Seat, rng: Rng) -> i64:
        cards = s.offer or self.free(s, f)
        if len(cards) > 1:
            return move_of(self.verb, cards[rng.below(len(cards))])
        return ChooseCard.moves(self, s, f, seat)[0]

    def receive(self, s: Stable, f: Frame, seat: Seat, move: i64) -> None:
        self.go(s, f, card_of(move))


@mypyc_attr(allow_interpreted_subclasses=True)
class OnOneCard(ChooseCard):
    """Choose one of the matching cards and act on it."""

    @abstractmethod
    def act(self, s: Stable, f: Frame) -> i64:
        """Act on ``f.it``; return the result, or -1 if a called op will report it."""

    def is_done(self, f: Frame) -> bool:
        return f.pc == ACTING

    def go(self, s: Stable, f: Frame, card: Card) -> None:
        if s.declaring:
            s.plan.append(card)
            s.done(NOT_DONE if card == NO_CARD else DONE)
        elif card == NO_CARD:
            s.done(NOT_DONE)
        else:
            f.it = card
            f.pc = ACTING
            did = self.act(s, f)
            if did >= 0:
                s.done(did)


def one_of_each(s: Stable, cards: list[Card]) -> list[Card]:
    """Return the first of equal cards: outside a stable they are one choice.  If none are equal, the list itself."""
    found = cards
    low: i64 = 0  # a bit for each kind seen, in two words
    high: i64 = 0
    alike = s.box.alike
    for place, card in enumerate(cards):
        number = alike[card]
        if number < 60:
            bit: i64 = TOP_BIT >> (61 - number)
            new = not low & bit
            low |= bit
        elif number < 120:
            bit = TOP_BIT >> (121 - number)
            new = not high & bit
            high |= bit
        else:
            new = not any(alike[other] == number for other in cards[:place])
        if found is not cards:
            if new:
                found.append(card)
        elif not new:
            found = cards[:place]
    return found
