"""Magic cards and instants."""

from __future__ import annotations

from typing import Final

from ..kind import Kind
from ..ops.cards import (
    Bring,
    Destroy,
    DestroyTwo,
    Give,
    Move,
    Return,
    ReturnOneFromEach,
    Sacrifice,
    SacrificeAll,
    Shrink,
    StealFromThere,
)
from ..ops.deck import Draw, ShuffleAllIn, ShuffleDiscardIn
from ..ops.flow import EachPlayer, Either, ForPlayer, ThatPlayer, Then
from ..ops.hands import Discard, DiscardForLuck, ExchangeHands, LookAndTake
from ..ops.turn import ExtraTurn
from ..terms import CARD, DOWNGRADE, INSTANT, MAGIC, NEIGH, SUPER, UNICORN, UPGRADE
from ..words import Itself, OnPlay, a, any_players, in_discard, in_hand, their, your

BOTH: Final[list[Kind]] = [
    # Destroy a unicorn.
    Kind("unicorn_poison", MAGIC, OnPlay(Destroy(a(UNICORN))), copies=3),

    # Draw two cards and discard three; then take another turn.
    Kind("change_of_luck", MAGIC, OnPlay(Draw(2), Then(DiscardForLuck(3, in_hand(CARD)), ExtraTurn())), copies=2),

    # Return a card from every stable to its player's hand.
    Kind("glitter_tornado", MAGIC, OnPlay(ReturnOneFromEach()), copies=2),

    # Move a unicorn of yours into another player's stable; then steal a unicorn from there.
    Kind("unicorn_swap", MAGIC, OnPlay(Then(Give(your(UNICORN)), StealFromThere(their(UNICORN)))), copies=2),

    # Move an upgrade or a downgrade from any stable to another one.
    Kind("re_target", MAGIC, OnPlay(Move(any_players(UPGRADE | DOWNGRADE))), copies=2),

    # Exchange your hand for another player's.
    Kind("unfair_bargain", MAGIC, OnPlay(ForPlayer(ExchangeHands())), copies=2),

    # Sacrifice a card; then destroy two.
    Kind("two_for_one", MAGIC, OnPlay(Then(Sacrifice(your(CARD)), DestroyTwo(a(CARD)))), copies=2),

    # Every player discards a card; after that, the discard pile is shuffled into the deck.
    Kind("mystical_vortex", MAGIC, OnPlay(EachPlayer(Discard(in_hand(CARD))), ShuffleDiscardIn())),

    # Draw three cards and discard one.
    Kind("good_deal", MAGIC, OnPlay(Draw(3), Discard(in_hand(CARD)))),

    # Shuffle this card, your hand and the discard pile into the deck; after that, draw five cards.
    Kind("shake_up", MAGIC, OnPlay(ShuffleAllIn(), Draw(5))),

    # Every player sacrifices all upgrades and downgrades; after that, the discard pile is shuffled into the deck.
    Kind("reset_button", MAGIC, OnPlay(EachPlayer(SacrificeAll(your(UPGRADE | DOWNGRADE))), ShuffleDiscardIn())),
]  # fmt: skip

SECOND: Final[list[Kind]] = [
    # Return a card from another player's stable to that player's hand; that player discards a card.
    Kind("back_kick", MAGIC, OnPlay(Then(Return(their(CARD)), ThatPlayer(Discard(in_hand(CARD))))), copies=3),

    # Destroy an upgrade or sacrifice a downgrade.
    Kind("targeted_destruction", MAGIC, OnPlay(Either(Destroy(a(UPGRADE)), Sacrifice(your(DOWNGRADE))))),

    # Look at another player's hand and take a card.
    Kind("blatant_thievery", MAGIC, OnPlay(ForPlayer(LookAndTake(), with_cards=True))),

    # Bring a unicorn from the discard pile into your stable.
    Kind("kiss_of_life", MAGIC, OnPlay(Bring(in_discard(UNICORN)))),
]  # fmt: skip

FIRST: Final[list[Kind]] = [
    # Return a card from any player's stable to that player's hand; that player discards a card.
    Kind("back_kick", MAGIC, OnPlay(Then(Return(any_players(CARD)), ThatPlayer(Discard(in_hand(CARD))))), copies=3),

    # Sacrifice or destroy an upgrade or a downgrade.
    Kind("targeted_destruction", MAGIC,
         OnPlay(Either(Destroy(a(UPGRADE | DOWNGRADE)), Sacrifice(your(UPGRADE | DOWNGRADE))))),

    # Look at any player's hand and take a card.
    Kind("blatant_thievery", MAGIC, OnPlay(ForPlayer(LookAndTake(), you_too=True, with_cards=True))),

    # Choose any player: all unicorns there go to the discard pile without effect, and the same number of babies enter.
    Kind("unicorn_shrinkray", MAGIC, OnPlay(ForPlayer(Shrink(), you_too=True))),
]  # fmt: skip

# Stops a card that another player is playing.
NEIGHS: Final[Kind] = Kind("neigh", INSTANT, tags=NEIGH, copies=14)

# Stops a card that another player is playing, and cannot be stopped itself.
SUPER_NEIGH: Final[Kind] = Kind("super_neigh", INSTANT, Itself(SUPER), tags=NEIGH)
