"""Unicorns of both editions: babies, basic ones, and the magical ones with the same text in both."""

from __future__ import annotations

from typing import Final

from ..kind import Kind
from ..ops.cards import Bring, Destroy, Recover, Return, Sacrifice, SacrificeAll, Steal, StealFor
from ..ops.deck import Draw, Search, ShuffleDiscardIn, TakeOneOfTop
from ..ops.flow import And, EachPlayer, Either, ForPlayer, IfYouDo, May, ThatPlayer, Then
from ..ops.hands import Discard, DiscardSeveral, Pull
from ..ops.turn import ComeBack, EndTurn, GiveBack
from ..terms import (
    BABY,
    BASIC,
    BEYOND_MAGIC,
    CARD,
    COUNTS_TWO,
    DOWNGRADE,
    FLIES,
    MAGIC,
    MAGICAL,
    NARWHAL,
    NEIGH,
    NO_NEIGHS,
    ONLY_BASICS_HERE,
    ROAMS,
    SAFE_FROM_MAGIC,
    UNBREAKABLE,
    UNICORN,
    UPGRADE,
)
from ..words import (
    InsteadOfFalling,
    Itself,
    OnEnter,
    OnFall,
    OnLeave,
    OnTurn,
    WhileHere,
    a,
    another_in_discard,
    any_players,
    in_deck,
    in_discard,
    in_hand,
    in_nursery,
    their,
    this_card,
    your,
    your_other,
)

# A baby is only ever in a stable or in the nursery (R-CARD-02): the machine enforces it.
BABIES: Final[list[Kind]] = [
    Kind("baby_unicorn_red", BABY, colours=8),
    Kind("baby_unicorn_pink", BABY, colours=12),
    Kind("baby_unicorn_orange", BABY, colours=10),
    Kind("baby_unicorn_yellow", BABY, colours=9),
    Kind("baby_unicorn_green", BABY, colours=7),
    Kind("baby_unicorn_blue", BABY, colours=6),
    Kind("baby_unicorn_purple", BABY, colours=11),
    Kind("baby_unicorn_black", BABY, colours=3),
    Kind("baby_unicorn_white", BABY, colours=2),
    Kind("baby_unicorn_brown", BABY, colours=5),
    Kind("baby_unicorn_rainbow", BABY, colours=13),
    Kind("baby_unicorn_death", BABY, colours=1),
    Kind("baby_narwhal", BABY, tags=NARWHAL, colours=4),
]

BASICS: Final[list[Kind]] = [
    Kind(f"basic_unicorn_{colour}", BASIC, copies=3, two_players=False)
    for colour in ("red", "orange", "yellow", "green", "blue", "indigo", "purple")
]
NARWHALS: Final[Kind] = Kind("narwhal", BASIC, tags=NARWHAL, two_players=False)

BOTH: Final[list[Kind]] = [
    # At the start of your turn, you may destroy a unicorn; if you do, your turn goes straight to its end.
    Kind("rhinocorn", MAGICAL, OnTurn(May(IfYouDo(Destroy(a(UNICORN)), EndTurn())))),

    # When it is sacrificed or destroyed, you may destroy a unicorn.
    Kind("stabby_the_unicorn", MAGICAL, OnFall(May(Destroy(a(UNICORN))))),

    # On entry, you may bring a basic unicorn from your hand into your stable.
    Kind("rainbow_unicorn", MAGICAL, OnEnter(May(Bring(in_hand(BASIC)))), two_players=False),

    # On entry, every player sacrifices a unicorn.
    Kind("extremely_destructive_unicorn", MAGICAL, OnEnter(EachPlayer(Sacrifice(your(UNICORN))))),

    # As long as it is here, no basic unicorn enters anyone else's stable.
    Kind("queen_bee_unicorn", MAGICAL, WhileHere(ONLY_BASICS_HERE), two_players=False),

    # On entry, draw a card.  Sacrificed or destroyed, it flies to your hand.
    Kind("greedy_flying_unicorn", MAGICAL, OnEnter(Draw(1)), Itself(FLIES)),

    # On entry, you may take a magic card from the discard pile.  It flies.
    Kind("magical_flying_unicorn", MAGICAL, OnEnter(May(Recover(in_discard(MAGIC)))), Itself(FLIES)),

    # On entry, you may take a unicorn from the discard pile to your hand.  It flies.
    Kind("majestic_flying_unicorn", MAGICAL, OnEnter(May(Recover(in_discard(UNICORN)))), Itself(FLIES)),

    # On entry, you may take a Neigh from the discard pile.  It flies.
    Kind("swift_flying_unicorn", MAGICAL, OnEnter(May(Recover(in_discard(CARD, NEIGH)))), Itself(FLIES)),

    # On entry, draw two cards and discard one.
    Kind("unicorn_on_the_cob", MAGICAL, OnEnter(Draw(2), Discard(in_hand(CARD)))),

    # When another unicorn of yours would be destroyed, you may sacrifice this one instead.
    Kind("black_knight_unicorn", MAGICAL, InsteadOfFalling(your_other(UNICORN), Sacrifice(this_card()))),

    # On entry, you may search the deck for a downgrade.
    Kind("shabby_the_narwhal", MAGICAL, OnEnter(May(Search(in_deck(DOWNGRADE)))), tags=NARWHAL),

    # On entry, sacrifice all your downgrades.
    Kind("narwhal_torpedo", MAGICAL, OnEnter(SacrificeAll(your(DOWNGRADE))), tags=NARWHAL),

    # On entry, you may steal an upgrade.
    Kind("alluring_narwhal", MAGICAL, OnEnter(May(Steal(their(UPGRADE)))), tags=NARWHAL),

    # On entry, you may search the deck for an upgrade.
    Kind("classy_narwhal", MAGICAL, OnEnter(May(Search(in_deck(UPGRADE)))), tags=NARWHAL),

    # On entry, you may search the deck for a narwhal.
    Kind("the_great_narwhal", MAGICAL, OnEnter(May(Search(in_deck(CARD, NARWHAL)))), tags=NARWHAL),

    # It counts as two unicorns; you cannot play Neighs.
    Kind("ginormous_unicorn", MAGICAL, Itself(COUNTS_TWO), WhileHere(NO_NEIGHS)),
]  # fmt: skip

SECOND: Final[list[Kind]] = [
    # Magic cards cannot destroy it.
    Kind("magical_kittencorn", MAGICAL, Itself(SAFE_FROM_MAGIC)),

    # On entry, you may destroy an upgrade or sacrifice a downgrade.
    Kind("chainsaw_unicorn", MAGICAL, OnEnter(May(Either(Destroy(a(UPGRADE)), Sacrifice(your(DOWNGRADE)))))),

    # On entry, every player discards a card.
    Kind("llamacorn", MAGICAL, OnEnter(EachPlayer(Discard(in_hand(CARD))))),

    # On entry, you may pull a card from another player's hand.
    Kind("americorn", MAGICAL, OnEnter(May(ForPlayer(Pull(), with_cards=True)))),

    # On entry, you may discard a card; then steal a unicorn.
    Kind("seductive_unicorn", MAGICAL, OnEnter(May(Then(Discard(in_hand(CARD)), Steal(their(UNICORN))))),
         two_players=False),

    # On entry, you may make another player discard a card.  It flies.
    Kind("annoying_flying_unicorn", MAGICAL,
         OnEnter(May(ForPlayer(ThatPlayer(Discard(in_hand(CARD))), with_cards=True))), Itself(FLIES)),

    # When it would be sacrificed or destroyed, you may discard a card instead.
    Kind("unicorn_phoenix", MAGICAL, InsteadOfFalling(this_card(), Discard(in_hand(CARD)), sacrifices=True)),

    # On entry, you may sacrifice this card; then destroy a unicorn.
    Kind("shark_with_a_horn", MAGICAL, OnEnter(May(Then(Sacrifice(this_card()), Destroy(a(UNICORN)))))),

    # On entry, return a card from another player's stable to that player's hand.
    Kind("mermaid_unicorn", MAGICAL, OnEnter(Return(their(CARD)))),

    # On entry, you may bring a baby from the nursery into your stable.
    Kind("mother_goose_unicorn", MAGICAL, OnEnter(May(Bring(in_nursery()))), two_players=False),

    # On entry, look at the top three cards of the deck, keep one, and put the others back in any order.
    Kind("unicorn_oracle", MAGICAL, OnEnter(TakeOneOfTop(3))),

    # On entry, you may discard two unicorns; then bring a unicorn from the discard pile into your stable.
    Kind("necromancer_unicorn", MAGICAL,
         OnEnter(May(Then(DiscardSeveral(2, in_hand(UNICORN)), Bring(in_discard(UNICORN))))), two_players=False),

    # On entry, you may sacrifice a unicorn; then bring another unicorn from the discard pile into your stable.
    Kind("dark_angel_unicorn", MAGICAL,
         OnEnter(May(Then(Sacrifice(your(UNICORN)), Bring(another_in_discard(UNICORN)))))),
]  # fmt: skip

FIRST: Final[list[Kind]] = [
    # Magic cards cannot touch it.
    Kind("magical_kittencorn", MAGICAL, Itself(BEYOND_MAGIC)),

    # On entry, you may sacrifice or destroy an upgrade or a downgrade.
    Kind("chainsaw_unicorn", MAGICAL,
         OnEnter(May(Either(Destroy(a(UPGRADE | DOWNGRADE)), Sacrifice(your(UPGRADE | DOWNGRADE)))))),

    # On entry, every player discards a card; after that, the discard pile is shuffled into the deck.
    Kind("llamacorn", MAGICAL, OnEnter(EachPlayer(Discard(in_hand(CARD))), ShuffleDiscardIn())),

    # On entry, choose any player and pull a card from that hand.
    Kind("americorn", MAGICAL, OnEnter(ForPlayer(Pull(), you_too=True, with_cards=True))),

    # On entry, steal a unicorn; it goes back when this card leaves your stable.
    Kind("seductive_unicorn", MAGICAL, OnEnter(StealFor(their(UNICORN))), OnLeave(GiveBack()), two_players=False),

    # On entry, you may make any player discard a card.  It flies.
    Kind("annoying_flying_unicorn", MAGICAL,
         OnEnter(May(ForPlayer(ThatPlayer(Discard(in_hand(CARD))), you_too=True, with_cards=True))), Itself(FLIES)),

    # On entry, discard a card.  Sacrificed or destroyed, it comes back if you hold a card.
    Kind("unicorn_phoenix", MAGICAL, OnEnter(Discard(in_hand(CARD))), OnFall(ComeBack())),

    # On entry, you may sacrifice this card; if you do, destroy a unicorn.
    Kind("shark_with_a_horn", MAGICAL, OnEnter(May(IfYouDo(Sacrifice(this_card()), Destroy(a(UNICORN)))))),

    # On entry, you may return a card from any player's stable to that player's hand.
    Kind("mermaid_unicorn", MAGICAL, OnEnter(May(Return(any_players(CARD))))),

    # It moves to the player whose turn starts.  It can be neither sacrificed nor destroyed.
    Kind("puppicorn", MAGICAL, Itself(ROAMS), Itself(UNBREAKABLE)),

    # At the start of your turn, you may discard a unicorn; if you do, bring a unicorn from the discard pile into your
    # stable, and your turn goes straight to its end.
    Kind("zombie_unicorn", MAGICAL,
         OnTurn(May(IfYouDo(Discard(in_hand(UNICORN)), And(Bring(in_discard(UNICORN)), EndTurn()))))),

    # At the start of your turn, you may sacrifice this card; if you do, bring a unicorn from the discard pile.
    Kind("angel_unicorn", MAGICAL, OnTurn(May(IfYouDo(Sacrifice(this_card()), Bring(in_discard(UNICORN)))))),

    # At the start of your turn, you may discard a card; if you do, bring a baby from the nursery into your stable.
    Kind("extremely_fertile_unicorn", MAGICAL, OnTurn(May(IfYouDo(Discard(in_hand(CARD)), Bring(in_nursery()))))),
]  # fmt: skip
