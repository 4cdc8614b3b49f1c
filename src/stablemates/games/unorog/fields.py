"""The fields of a game of Unorog, each declared once: saving and loading iterate over this list."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...core.errors import BadSave
from ...core.fields import field, integers
from ...core.saving import ANY, Field, Flag, Number, OneSeat, PerSeat, SeatSet, Word, seat_or_nobody
from .cards import NO_COLOUR
from .lacks import MOST
from .terms import PHASES

if TYPE_CHECKING:
    from ...core.table import Table


class Late(Field):
    """The cards that an alicorn's player has drawn since playing it: one or two, or ``None``."""

    def dump(self, value: Any) -> Any:
        return list(value or [])

    def load(self, s: Table, data: dict[str, Any]) -> list[int] | None:
        value = field(data, self.name)
        if not isinstance(value, list) or len(value) > 2:
            raise BadSave("field 'late': not a list of up to two cards")
        cards = integers(data, self.name, len(value), 0, len(s.kinds) - 1)
        if len(set(cards)) < len(cards):
            raise BadSave("field 'late': contains the same card twice")
        return cards or None


class Lacks(PerSeat):
    """What everyone remembers each hand lacks; saves of version 0.1 do not have it."""

    digested = False

    def load(self, s: Table, data: dict[str, Any]) -> list[int]:
        return super().load(s, data) if self.name in data else [0] * s.seats


FIELDS: list[Field] = [
    Word("phase", PHASES),
    OneSeat("turn"),
    Number("direction", -1, 1, 1),
    Number("colour", 0, NO_COLOUR, NO_COLOUR),
    OneSeat("dealer"),
    Number("round", 0, ANY, 1),
    Number("owed", 0, 2 * 8),
    seat_or_nobody("last"),
    Number("was", 0, NO_COLOUR, NO_COLOUR),
    Late("late", []),
    Flag("said"),
    Word("then", PHASES),
    SeatSet("heard"),
    SeatSet("caught"),
    PerSeat("points", 0, ANY),
    seat_or_nobody("winner"),
    Lacks("lacks", 0, MOST),
]
