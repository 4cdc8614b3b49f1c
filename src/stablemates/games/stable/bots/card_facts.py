"""The cards of a box as a player knows them: read once, used for every decision."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..box import Box
from ..effects import NO_EFFECT, Effect
from ..kind import THIS, Kind
from ..machine import Op
from ..ops.turn import ComeBack
from ..terms import COUNTS_TWO, ENTER, FALL, FLIES, PLAY, TURN
from .values import Values
from .win_shares import IN_HAND

if TYPE_CHECKING:
    from mypy_extensions import i64


class Face:
    """A kind of card: its value and its effect."""

    def __init__(self, kind: Kind, values: Values) -> None:
        self.name = kind.name
        self.types: i64 = kind.types
        self.unicorn = kind.unicorn
        self.grants: i64 = kind.grants
        self.counts: i64 = 2 if kind.self_rules & COUNTS_TWO else 1
        self.flies = kind.self_rules & FLIES != 0
        self.text = values.texts.get(kind.name, values.text.get(kind.types, 0.0))
        self.held = values.holds.get(kind.name, values.held.get(kind.types, 0.0))
        self.share = values.shares.get(kind.name, 0.0)  # its weight in the win odds, in a stable ...
        self.hope = IN_HAND.get(kind.types, 0.0)  # ... and in a hand
        self.enters: Effect = effect_of(kind.on.get(ENTER))
        self.plays: Effect = effect_of(kind.on.get(PLAY))
        self.turns: Effect = effect_of(kind.on.get(TURN))
        self.falls: Effect = effect_of(kind.on.get(FALL))
        self.bites = FALL in kind.on  # its fall sets something off
        self.comes_back = comes_back(kind)  # at the price of a card in hand


class Faces:
    """All cards of a table, and the texts on them."""

    def __init__(self, box: Box, known: dict[Kind, Face], values: Values) -> None:
        """Read a box.  Many boxes have the same cards: those already ``known`` are not read again."""
        self.box = box
        self.of: list[Face] = []  # card -> its face
        for kind in box.kinds:
            face = known.get(kind)
            if face is None:
                face = Face(kind, values)
                known[kind] = face
            self.of.append(face)
        self.effects: dict[Op, Effect] = {}

    def effect(self, op: Op) -> Effect:
        """Return what an op does, read once."""
        found = self.effects.get(op)
        if found is None:
            found = op.describe()
            self.effects[op] = found
        return found


def comes_back(kind: Kind) -> bool:
    """Return whether a card costs its player only a card in hand when it is sacrificed or destroyed."""
    saved = kind.instead is not None and kind.instead.sacrifices and kind.instead.saves.reach == THIS
    return saved or isinstance(kind.falls, ComeBack)


def effect_of(op: Op | None) -> Effect:
    """Return what a text does, if there is one."""
    return NO_EFFECT if op is None else op.describe()
