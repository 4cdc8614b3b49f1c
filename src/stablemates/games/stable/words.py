"""The small words that make a card read like its text."""

from __future__ import annotations

from .kind import DECK_ZONE, DISCARD_ZONE, HAND_ZONE, NURSERY_ZONE, Filter, Instead, Kind, Text
from .machine import Op
from .ops.flow import And
from .terms import BABY, ENTER, FALL, LEAVE, PLAY, TURN

try:
    from mypy_extensions import mypyc_attr
except ImportError:
    from ...core.native import mypyc_attr


def a(types: int) -> Filter:
    """Match cards that can be destroyed: other players', or anyone's if the rulebook says so (R-WORD-04)."""
    return Filter(types, whose="foes")


def any_players(types: int) -> Filter:
    return Filter(types)


def your(types: int) -> Filter:
    return Filter(types, whose="yours")


def your_other(types: int) -> Filter:
    return Filter(types, whose="yours", other=True)


def their(types: int) -> Filter:
    """Match cards in the stables of other players (R-WORD-07)."""
    return Filter(types, whose="theirs")


def this_card() -> Filter:
    return Filter(0, whose="this")


def in_deck(types: int, tag: int = 0) -> Filter:
    return Filter(types, zone=DECK_ZONE, tag=tag)


def in_discard(types: int, tag: int = 0) -> Filter:
    return Filter(types, zone=DISCARD_ZONE, tag=tag)


def another_in_discard(types: int) -> Filter:
    return Filter(types, zone=DISCARD_ZONE, other=True)


def in_hand(types: int) -> Filter:
    return Filter(types, zone=HAND_ZONE)


def in_nursery() -> Filter:
    return Filter(BABY, zone=NURSERY_ZONE)


@mypyc_attr(allow_interpreted_subclasses=True)
class On(Text):
    """A triggered text: several ops run one after another, joined by "and"."""

    moment: str = ""

    def __init__(self, *ops: Op) -> None:
        self.op = ops[0] if len(ops) == 1 else And(*ops)

    def write(self, kind: Kind) -> None:
        kind.on[self.moment] = self.op


class OnPlay(On):
    """The effect of a magic card."""

    moment = PLAY


class OnEnter(On):
    """When this card enters your stable (R-EFF-03)."""

    moment = ENTER


class OnFall(On):
    """When this card is sacrificed or destroyed."""

    moment = FALL


class OnLeave(On):
    """When this card leaves your stable in any way."""

    moment = LEAVE


class OnTurn(On):
    """At the start of your turn, if this card is already in your stable (R-TURN-02)."""

    moment = TURN


class WhileHere(Text):
    """A rule that is in force in a stable while this card is there (R-EFF-13)."""

    def __init__(self, *rules: int) -> None:
        self.rules = list(rules)

    def write(self, kind: Kind) -> None:
        for rule in self.rules:
            kind.grants |= rule


class Itself(Text):
    """A rule about the card itself."""

    def __init__(self, rule: int) -> None:
        self.rule = rule

    def write(self, kind: Kind) -> None:
        kind.self_rules |= self.rule


class InsteadOfFalling(Text):
    """When a card in ``saves`` would be destroyed (or ``sacrifices``: sacrificed), you may do ``op`` instead."""

    def __init__(self, saves: Filter, op: Op, sacrifices: bool = False) -> None:
        self.text = Instead(saves, op, sacrifices)

    def write(self, kind: Kind) -> None:
        kind.instead = self.text
