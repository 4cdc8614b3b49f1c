"""The frames of the effect machine as a declared field: how they are saved and written in notation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from .errors import BadNotation, BadSave
from .fields import field
from .kernel import NO_CARD, NOBODY
from .machine import NOT_DONE, Frame, Instruction
from .saving import ANY, Field, number

if TYPE_CHECKING:
    from .notation import Names
    from .table import Table

MOST = 200  # frames in a list
# What a saved frame has after the key of its op and its player, with the values of a fresh frame.
SLOTS = {
    "me": NO_CARD,
    "it": NO_CARD,
    "also": NO_CARD,
    "seat": NOBODY,
    "pc": 0,
    "n": 0,
    "did": NOT_DONE,
    "aside": False,
}
CARDS = ("me", "it", "also")


class Frames(Field):
    """A list of frames: ``play@1/me:yay.2/pc:3>draw@1``, the top one last."""

    def __init__(self, name: str, ops: Mapping[str, Instruction[Any]]) -> None:
        super().__init__(name, [])
        self.ops = ops  # by key; packs add to them

    def copy(self, value: Any) -> Any:
        return [frame.copy() for frame in value]

    def dump(self, value: Any) -> Any:
        return [frame.dump() for frame in value]

    def load(self, s: Table, data: dict[str, Any]) -> list[Frame]:
        rows = field(data, self.name)
        if not isinstance(rows, list) or len(rows) > MOST:
            raise BadSave(f"field {self.name!r}: not a list of frames")
        return [self.frame(row) for row in rows]

    def frame(self, row: Any) -> Frame:
        key = row[0] if isinstance(row, list) and len(row) == 2 + len(SLOTS) else row
        if not isinstance(key, str) or key not in self.ops:
            raise BadSave(f"field {self.name!r}: unknown effect {key!r}")
        if any(not isinstance(value, int) or not -ANY <= value <= ANY for value in row[1:]):
            raise BadSave(f"field {self.name!r}: a frame has only integers from {-ANY} to {ANY}")
        f = Frame(self.ops[row[0]], row[1], row[2])
        f.it, f.also, f.seat, f.pc, f.n, f.did = row[3:9]
        f.aside = bool(row[9])
        return f

    def write(self, names: Names, value: Any) -> str:
        return ">".join(self.frame_text(names, row) for row in value) or "-"

    def frame_text(self, names: Names, row: list[Any]) -> str:
        words = [f"{row[0]}@{row[1]}"]
        for (slot, default), value in zip(SLOTS.items(), row[2:], strict=True):
            if value != default:
                words.append(f"{slot}:{names.text(value) if slot in CARDS else int(value)}")
        return "/".join(words)

    def read(self, names: Names, text: str) -> list[Any]:
        return [] if text == "-" else [self.row(names, part) for part in text.split(">")]

    def row(self, names: Names, text: str) -> list[Any]:
        head, *words = text.split("/")
        key, _, you = head.partition("@")
        found: dict[str, Any] = dict(SLOTS)
        for word in words:
            slot, _, value = word.partition(":")
            if slot not in SLOTS:
                raise BadNotation(f"{self.word}: {word!r} is not one of {', '.join(SLOTS)}")
            found[slot] = names.card(value) if slot in CARDS else number(slot, value)
        return [key, number(self.word, you), *found.values()]
