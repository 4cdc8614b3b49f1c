"""What the text of a card does, in the words in which a player thinks about it.

The machine carries a text out step by step; a player sees at a glance "I discard one and steal a unicorn".  A deed is
one such thing, read from the ops once for a whole box.  So a card from a pack nobody has met is understood, too.
"""

from __future__ import annotations

from typing import Final

from ..kind import Filter
from ..machine import Op
from ..ops.cards import (
    Bring,
    Destroy,
    DestroyTwo,
    Give,
    Move,
    Recover,
    Return,
    ReturnOneFromEach,
    Sacrifice,
    SacrificeAll,
    Shrink,
    Steal,
    StealFor,
    StealFromThere,
)
from ..ops.deck import Draw, Search, ShuffleAllIn, TakeOneOfTop
from ..ops.flow import And, EachPlayer, Either, ForPlayer, May, ThatPlayer
from ..ops.hands import Discard, DiscardSeveral, ExchangeHands, FromAHand, LookAndTake, Pull
from ..ops.turn import EndTurn, ExtraTurn

NONE: Final = 0  # nothing that anybody gains or loses by
ALL: Final = 1  # each part in order
MAY: Final = 2
EITHER: Final = 3
EACH: Final = 4  # every player does the part
FOR: Final = 5  # the part to a chosen player
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
GET_ONE: Final = 20  # out of the discard pile, the deck or its top
MOVE_ONE: Final = 21
GIVE_ONE: Final = 22
SWAP_BACK: Final = 23  # steal from whom something was given
SHRINK_ALL: Final = 24
PULL_ONE: Final = 25
LOOK_ONE: Final = 26
GIFT_ONE: Final = 27
EXCHANGE: Final = 28
SHAKE: Final = 29
EXTRA_TURN: Final = 30
END_TURN: Final = 31


class Deed:
    def __init__(self, does: int, n: int = 1, what: Filter | None = None, parts: list[Deed] | None = None) -> None:
        self.does = does
        self.n = n
        self.what = what  # to which cards, if it is about cards
        self.parts = parts if parts is not None else []
        self.you_too = False  # whether the chosen player may be oneself


NO_DEED: Final = Deed(NONE)


def read(op: Op | None) -> Deed:
    """The deed that an op is."""
    if op is None:
        return NO_DEED
    if isinstance(op, And):
        return Deed(ALL, parts=[read(part) for part in op.ops])
    if isinstance(op, May):
        return Deed(MAY, parts=[read(op.op)])
    if isinstance(op, Either):
        return Deed(EITHER, parts=[read(part) for part in op.ops])
    if isinstance(op, EachPlayer):
        return Deed(EACH, parts=[read(op.op)])
    if isinstance(op, ThatPlayer):
        return Deed(THAT, parts=[read(op.op)])
    if isinstance(op, ForPlayer):
        deed = Deed(FOR, parts=[read(op.op)])
        deed.you_too = op.you_too
        return deed
    return read_hand(op) if isinstance(op, (Draw, Discard, DiscardSeveral, FromAHand)) else read_cards(op)


def read_hand(op: Op) -> Deed:
    """What concerns the cards people hold."""
    if isinstance(op, Draw):
        return Deed(DRAW_N, op.n)
    if isinstance(op, Discard):
        return Deed(DISCARD_N, 1, op.what)
    if isinstance(op, DiscardSeveral):
        return Deed(DISCARD_N, op.n, op.what)
    if isinstance(op, LookAndTake):
        return Deed(LOOK_ONE)
    return Deed(PULL_ONE if isinstance(op, Pull) else GIFT_ONE)


def read_cards(op: Op) -> Deed:
    """What concerns cards on the table."""
    if isinstance(op, Sacrifice):
        return Deed(SACRIFICE_ONE, 1, op.what)
    if isinstance(op, SacrificeAll):
        return Deed(SACRIFICE_THEM, 1, op.what)
    if isinstance(op, Destroy):
        return Deed(DESTROY_N, 2 if isinstance(op, DestroyTwo) else 1, op.what)
    if isinstance(op, StealFromThere):
        return Deed(SWAP_BACK, 1, op.what)
    if isinstance(op, Steal):
        return Deed(BORROW if isinstance(op, StealFor) else STEAL_ONE, 1, op.what)
    if isinstance(op, Return):
        return Deed(RETURN_ONE, 1, op.what)
    if isinstance(op, Bring):
        return Deed(BRING_ONE, 1, op.what)
    if isinstance(op, Recover):
        return Deed(GET_ONE, 1, op.what)
    if isinstance(op, Search):
        return Deed(GET_ONE, 1, op.what)
    if isinstance(op, Give):
        return Deed(GIVE_ONE, 1, op.what)
    if isinstance(op, Move):
        return Deed(MOVE_ONE, 1, op.what)
    return read_rest(op)


def read_rest(op: Op) -> Deed:
    """What stands on one card or two."""
    if isinstance(op, ReturnOneFromEach):
        return Deed(RETURN_FROM_EACH)
    if isinstance(op, Shrink):
        return Deed(SHRINK_ALL)
    if isinstance(op, ExchangeHands):
        return Deed(EXCHANGE)
    if isinstance(op, ShuffleAllIn):
        return Deed(SHAKE)
    if isinstance(op, TakeOneOfTop):
        return Deed(GET_ONE)
    if isinstance(op, ExtraTurn):
        return Deed(EXTRA_TURN)
    if isinstance(op, EndTurn):
        return Deed(END_TURN)
    return NO_DEED
