"""Upgrades and downgrades."""

from __future__ import annotations

from typing import Final

from ..kind import Kind
from ..ops.cards import Bring, Destroy, Sacrifice, Steal, StealFor
from ..ops.deck import Draw
from ..ops.flow import IfYouDo, May, Then
from ..ops.hands import Discard, DiscardSeveral
from ..terms import (
    BASIC,
    BLIND,
    CARD,
    DAZZLED,
    DOUBLE_PLAY,
    DOWNGRADE,
    GUARDED,
    NEEDS_A_BASIC,
    NO_NEIGHS,
    NO_UPGRADES,
    OPEN_HAND,
    PANDAS,
    TINY,
    UNICORN,
    UNSTOPPABLE,
    UPGRADE,
    WIRED,
)
from ..words import Itself, OnTurn, WhileHere, a, in_discard, in_hand, their, your

BOTH: Final[list[Kind]] = [
    # The cards you play cannot be stopped.
    Kind("yay", UPGRADE, WhileHere(UNSTOPPABLE), copies=2, two_players=False),

    # Your unicorns cannot be destroyed.
    Kind("rainbow_aura", UPGRADE, WhileHere(GUARDED)),

    # If it is here when your turn starts, you may play two cards in your action phase.
    Kind("double_dutch", UPGRADE, Itself(DOUBLE_PLAY)),

    # When a unicorn enters or leaves your stable, discard a card.
    Kind("barbed_wire", DOWNGRADE, WhileHere(WIRED)),

    # Your unicorns are pandas.
    Kind("pandamonium", DOWNGRADE, WhileHere(PANDAS)),

    # At the start of your turn, sacrifice a unicorn; then draw a card.
    Kind("sadistic_ritual", DOWNGRADE, OnTurn(Then(Sacrifice(your(UNICORN)), Draw(1))), two_players=False),

    # You cannot play Neighs.
    Kind("slowdown", DOWNGRADE, WhileHere(NO_NEIGHS), two_players=False),

    # You play with an open hand.
    Kind("nanny_cam", DOWNGRADE, WhileHere(OPEN_HAND), two_players=False),

    # You cannot play upgrades.
    Kind("broken_stable", DOWNGRADE, WhileHere(NO_UPGRADES)),

    # When you have more than five unicorns, sacrifice one.
    Kind("tiny_stable", DOWNGRADE, WhileHere(TINY)),
]  # fmt: skip

SECOND: Final[list[Kind]] = [
    # At the start of your turn, you may sacrifice a card; then destroy a card.
    Kind("glitter_bomb", UPGRADE, OnTurn(May(Then(Sacrifice(your(CARD)), Destroy(a(CARD))))), copies=2),

    # At the start of your turn, you may discard a card; then draw one.
    Kind("claw_machine", UPGRADE, OnTurn(May(Then(Discard(in_hand(CARD)), Draw(1)))), copies=3),

    # At the start of your turn, you may discard two cards; then destroy a unicorn.
    Kind("stable_artillery", UPGRADE, OnTurn(May(Then(DiscardSeveral(2, in_hand(CARD)), Destroy(a(UNICORN))))),
         copies=3),

    # At the start of your turn, you may discard three cards; then steal a unicorn.
    Kind("rainbow_lasso", UPGRADE, OnTurn(May(Then(DiscardSeveral(3, in_hand(CARD)), Steal(their(UNICORN)))))),

    # At the start of your turn, you may sacrifice a card; then draw two.
    Kind("caffeine_overload", UPGRADE, OnTurn(May(Then(Sacrifice(your(CARD)), Draw(2))))),

    # No text on your unicorns works.
    Kind("blinding_light", DOWNGRADE, WhileHere(BLIND)),
]  # fmt: skip

FIRST: Final[list[Kind]] = [
    # At the start of your turn, you may sacrifice a card; if you do, destroy a card.
    Kind("glitter_bomb", UPGRADE, OnTurn(May(IfYouDo(Sacrifice(your(CARD)), Destroy(a(CARD))))), copies=2),

    # Only for a stable with a basic unicorn.  At the start of your turn, you may bring one from your hand.
    Kind("rainbow_mane", UPGRADE, Itself(NEEDS_A_BASIC), OnTurn(May(Bring(in_hand(BASIC)))), copies=3),

    # Only for a stable with a basic unicorn.  At the start of your turn, you may draw an extra card.
    Kind("extra_tail", UPGRADE, Itself(NEEDS_A_BASIC), OnTurn(May(Draw(1))), copies=3),

    # At the start of your turn, you may steal a unicorn; it goes back at the end of your turn.
    Kind("unicorn_lasso", UPGRADE, OnTurn(May(StealFor(their(UNICORN))))),

    # At the start of your turn, you may discard two unicorns; if you do, bring a unicorn from the discard pile.
    Kind("summoning_ritual", UPGRADE,
         OnTurn(May(IfYouDo(DiscardSeveral(2, in_hand(UNICORN)), Bring(in_discard(UNICORN)))))),

    # No triggered text on your unicorns works.
    Kind("blinding_light", DOWNGRADE, WhileHere(DAZZLED)),
]  # fmt: skip
