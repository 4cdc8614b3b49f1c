"""The cards of a table: what is printed on each, and facts about them that are needed constantly."""

from __future__ import annotations

from ...core.kernel import Card
from ...core.packed import byte_table, vec
from .kind import Kind
from .options import OptionTable
from .terms import COUNTS_TWO, DOUBLE_PLAY, NEIGH, ROAMS


class Box:
    """Which card is which.  It never changes, so all tables with the same rules and seats share one.

    Equal cards have consecutive numbers, so they are neighbours in a hand, which is sorted.
    """

    def __init__(self, kinds: list[Kind]) -> None:
        self.kinds = kinds  # card -> what is printed on it
        names: dict[str, int] = {}
        for kind in kinds:
            names.setdefault(kind.name, len(names))
        self.numbers = [names[kind.name] for kind in kinds]  # card -> number of its kind
        self.alike = vec[Card](self.numbers)  # the same, packed
        self.types: bytes = byte_table(kind.types for kind in kinds)  # card -> its types, apart from rules in force
        # By card, whether it is unique, acts at the start of a turn, only counts as one, stops others.
        self.alone: bytes = byte_table(kinds.count(kind) == 1 for kind in kinds)
        self.starts: bytes = byte_table(kind.starts is not None for kind in kinds)
        self.plain: bytes = byte_table(is_plain(kind) for kind in kinds)
        self.neighs: bytes = byte_table(kind.tags & NEIGH != 0 for kind in kinds)
        self.vocabulary = b""  # card -> its kind as learners see it; computed on first use
        self.options = OptionTable([kind.name for kind in kinds])
        self.roamers = [card for card, kind in enumerate(kinds) if kind.self_rules & ROAMS]
        self.doubles = [card for card, kind in enumerate(kinds) if kind.self_rules & DOUBLE_PLAY]


def is_plain(kind: Kind) -> bool:
    """Return whether a card is a unicorn that counts as one and puts no rule in force."""
    return kind.unicorn and not kind.grants and not kind.self_rules & COUNTS_TWO
