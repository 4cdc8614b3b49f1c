"""The fireflies' night market: a small pack of our own, and the worked example of "Add a card".

Everything the pack needs is in this file and in ``words/locale/*/pack-fireflies.ftl``; the registry finds it here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....core.kernel import Card, Seat
from ....core.machine import Frame
from ..kind import Kind
from ..ops.cards import Give, Return, Sacrifice, Steal
from ..ops.choose import one_of_each
from ..ops.deck import Draw, Search
from ..ops.flow import EachPlayer, Either, ForPlayer, May, Then
from ..ops.hands import Discard, FromAHand
from ..pack import Pack
from ..terms import CARD, DOWNGRADE, MAGIC, MAGICAL, NARWHAL, ROOMY, UNICORN, UPGRADE, VERB, move_of
from ..words import (
    InsteadOfFalling,
    OnEnter,
    OnLeave,
    OnPlay,
    OnTurn,
    WhileHere,
    in_deck,
    in_hand,
    their,
    this_card,
    your,
    your_other,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ..state import Stable


class Gift(FromAHand):
    """The chosen player gives you a card of their choice; only the two of you know which.

    >>> from stablemates.testing import At
    >>> t = At(
    ...     "second-ru", packs="fireflies",
    ...     ann={"hand": "lamplighter_unicorn"}, bob={"hand": "neigh yay"}, cat={},
    ... )
    >>> t.does("ann", "lamplighter_unicorn").does("bob", "pass")  # cat holds nothing: only bob can be chosen
    At(gift of bob)
    >>> t.options("bob")
    ['give neigh', 'give yay']
    >>> t.does("bob", "give yay").hand("ann"), t.sees("bob", "ann"), t.sees("cat", "ann")
    (['yay'], ['yay'], ['?'])
    """

    asks = "gift"
    rule = "R-WORD-09"

    def reach(self, s: Stable, f: Frame, hand: list[Card]) -> None:
        if len(hand) == 1 or self.is_plain(s, hand):
            self.take(s, f, hand[0])
        else:  # how many cards of a hidden hand are equal is secret
            s.wait()

    def asked(self, s: Stable, f: Frame) -> i64:
        return 1 << f.seat

    def moves(self, s: Stable, f: Frame, seat: Seat) -> list[int]:
        return [move_of(VERB["give"], card) for card in one_of_each(s, s.hand(f.seat))]


CARDS: Final = [
    # On entry, a player of your choice gives you a card of their choice.
    Kind("lamplighter_unicorn", MAGICAL, OnEnter(ForPlayer(Gift(), with_cards=True))),

    # When another unicorn of yours would be destroyed, you may return this one to your hand instead.
    Kind("will_o_wisp_unicorn", MAGICAL, InsteadOfFalling(your_other(UNICORN), Return(this_card()))),

    # When it leaves your stable in any way, draw two cards.
    Kind("falling_star_unicorn", MAGICAL, OnLeave(Draw(2))),

    # On entry, you may search the deck for a magic card.
    Kind("lantern_narwhal", MAGICAL, OnEnter(May(Search(in_deck(MAGIC)))), tags=NARWHAL),

    # Steal an upgrade, or move a downgrade of yours into another player's stable.
    Kind("haggling", MAGIC, OnPlay(Either(Steal(their(UPGRADE)), Give(your(DOWNGRADE))))),

    # Every player returns a card from their stable to their hand.
    Kind("closing_time", MAGIC, OnPlay(EachPlayer(Return(your(CARD))))),

    # When a unicorn of yours would be destroyed, you may sacrifice this card instead.
    Kind("paper_lantern", UPGRADE, InsteadOfFalling(your(UNICORN), Sacrifice(this_card()))),

    # Your hand limit is three higher.
    Kind("bottomless_basket", UPGRADE, WhileHere(ROOMY)),

    # At the start of your turn, you may discard a card; then another player, whom you choose, gives you one.
    Kind("tip_jar", UPGRADE, OnTurn(May(Then(Discard(in_hand(CARD)), ForPlayer(Gift(), with_cards=True))))),

    # At the start of your turn, discard a card.
    Kind("pantry_moths", DOWNGRADE, OnTurn(Discard(in_hand(CARD)))),
]  # fmt: skip

PACK: Final = Pack("fireflies", CARDS)
