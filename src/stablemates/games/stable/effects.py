"""What the text of a card does, in the terms in which a player thinks about it.

The machine carries out a text step by step; a player sees at a glance "I discard one and steal a unicorn".  Every op
describes itself in this vocabulary (``Op.describe``), so bots understand cards of packs they have never seen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from .kind import Filter

NONE: Final = 0  # no gain or loss for anyone
ALL: Final = 1  # each part in order
MAY: Final = 2
EITHER: Final = 3
EACH: Final = 4  # every player does the part
FOR: Final = 5  # the part is done to a chosen player
THAT: Final = 6  # the player chosen before does the part
DRAW_N: Final = 10
DISCARD_N: Final = 11
SACRIFICE_ONE: Final = 12
SACRIFICE_THEM: Final = 13
DESTROY_N: Final = 14
STEAL_ONE: Final = 15
BORROW: Final = 16  # steal until the end of the turn, or for as long as the card stays
RETURN_ONE: Final = 17
RETURN_FROM_EACH: Final = 18
BRING_ONE: Final = 19
GET_ONE: Final = 20  # from the discard pile, the deck or its top
MOVE_ONE: Final = 21
GIVE_ONE: Final = 22
SWAP_BACK: Final = 23  # steal from the player who was given something
SHRINK_ALL: Final = 24
PULL_ONE: Final = 25
LOOK_ONE: Final = 26
GIFT_ONE: Final = 27
EXCHANGE: Final = 28
SHAKE: Final = 29
EXTRA_TURN: Final = 30
END_TURN: Final = 31


class Effect:
    """One thing that a text does: what, how often, to which cards, and the effects inside it."""

    def __init__(self, does: int, n: int = 1, what: Filter | None = None, parts: list[Effect] | None = None) -> None:
        self.does = does
        self.n = n
        self.what = what  # to which cards, if any
        self.parts = parts if parts is not None else []


NO_EFFECT: Final = Effect(NONE)
