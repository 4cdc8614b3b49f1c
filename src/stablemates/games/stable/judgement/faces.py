"""The cards of a box as a player knows them: read once, looked at for every decision."""

from __future__ import annotations

from ..kind import Kind
from ..terms import COUNTS_TWO, ENTER, FALL, FLIES, PLAY, TURN
from .deeds import Deed, read
from .values import HELD, HOLDS, TEXT, TEXTS


class Face:
    """A kind of card: what it is worth and what it does."""

    def __init__(self, kind: Kind) -> None:
        self.name = kind.name
        self.types = kind.types
        self.unicorn = kind.unicorn
        self.grants = kind.grants
        self.counts = 2 if kind.self_rules & COUNTS_TWO else 1
        self.flies = kind.self_rules & FLIES != 0
        self.text = TEXTS.get(kind.name, TEXT.get(kind.types, 0.0))
        self.held = HOLDS.get(kind.name, HELD.get(kind.types, 0.0))
        self.enters: Deed = read(kind.on.get(ENTER))
        self.plays: Deed = read(kind.on.get(PLAY))
        self.turns: Deed = read(kind.on.get(TURN))
        self.falls: Deed = read(kind.on.get(FALL))
        self.bites = FALL in kind.on  # its fall is not the end of it


class Box:
    """All cards of a table."""

    def __init__(self, kinds: list[Kind]) -> None:
        self.kinds = kinds
        known: dict[str, Face] = {}
        self.faces: list[Face] = []  # card -> its face
        for kind in kinds:
            if kind.name not in known:
                known[kind.name] = Face(kind)
            self.faces.append(known[kind.name])
