"""The fields of a game in progress, each declared once: copying, saving, loading and notation all iterate over them.

A game lists its fields in ``Table.fields``.  Its cards, who knows them and the generator belong to the table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .errors import BadNotation, BadSave
from .fields import field, flag, integer, integer_list, integers
from .game import FIRST_REVISION
from .kernel import NO_CARD, NOBODY

if TYPE_CHECKING:
    from .notation import Names
    from .table import Table

FORMAT = 1
ANY = 1 << 30  # no number in a game is greater


class Field:
    """One field: its name in a save, its attribute in the state, and the default that notation leaves out."""

    word = ""  # its name in notation, if it differs from its name in a save
    digested = True  # whether the digest of a position covers it

    def __init__(self, name: str, default: Any, attribute: str = "") -> None:
        self.name = name
        self.word = self.word or name
        self.attribute = attribute or name
        self.default = default

    def default_at(self, s: Table) -> Any:
        """Return the default that notation leaves out, as it is in a save."""
        return self.default

    def copy(self, value: Any) -> Any:
        return value

    def dump(self, value: Any) -> Any:
        """Return the value as JSON."""
        return value

    def load(self, s: Table, data: dict[str, Any]) -> Any:
        """Read and validate the value: the inverse of ``dump``."""
        raise NotImplementedError

    def write(self, names: Names, value: Any) -> str:
        """Return a saved value as a word of notation."""
        return str(value)

    def read(self, names: Names, text: str) -> Any:
        """Read a word of notation: the inverse of ``write``."""
        return number(self.name, text)


class Number(Field):
    """An integer."""

    def __init__(self, name: str, low: int, high: int, default: int = 0, attribute: str = "") -> None:
        super().__init__(name, default, attribute)
        self.low = low
        self.high = high

    def load(self, s: Table, data: dict[str, Any]) -> int:
        return integer(data, self.name, self.low, self.high)


class OneSeat(Field):
    """A seat; ``NOBODY`` only where that is the default."""

    def __init__(self, name: str, default: int = 0, attribute: str = "") -> None:
        super().__init__(name, default, attribute)

    def load(self, s: Table, data: dict[str, Any]) -> int:
        return integer(data, self.name, min(self.default, 0), s.seats - 1)


class SeatSet(Field):
    """A set of seats, a bit for each."""

    def __init__(self, name: str, attribute: str = "") -> None:
        super().__init__(name, 0, attribute)

    def load(self, s: Table, data: dict[str, Any]) -> int:
        return integer(data, self.name, 0, (1 << s.seats) - 1)


class OneCard(Field):
    """A card, or none."""

    def __init__(self, name: str, attribute: str = "") -> None:
        super().__init__(name, NO_CARD, attribute)

    def load(self, s: Table, data: dict[str, Any]) -> int:
        return integer(data, self.name, NO_CARD, len(s.kinds) - 1)

    def write(self, names: Names, value: Any) -> str:
        return names.text(value)

    def read(self, names: Names, text: str) -> int:
        return names.card(text)


class Flag(Field):
    """A boolean."""

    def __init__(self, name: str, default: bool = False, attribute: str = "") -> None:
        super().__init__(name, default, attribute)

    def load(self, s: Table, data: dict[str, Any]) -> bool:
        return flag(data, self.name)

    def write(self, names: Names, value: Any) -> str:
        return "yes" if value else "no"

    def read(self, names: Names, text: str) -> bool:
        if text not in ("yes", "no"):
            raise BadNotation(f"{self.name}: {text!r} is neither yes nor no")
        return text == "yes"


class Word(Field):
    """One of several words; the state has its index."""

    def __init__(self, name: str, words: list[str], attribute: str = "") -> None:
        super().__init__(name, words[0], attribute)
        self.words = words

    def dump(self, value: Any) -> str:
        return self.words[int(value)]

    def load(self, s: Table, data: dict[str, Any]) -> int:
        value = field(data, self.name)
        if value not in self.words:
            raise BadSave(f"field {self.name!r}: {value!r} is not one of {', '.join(self.words)}")
        return self.words.index(value)

    def read(self, names: Names, text: str) -> str:
        return text


class Key(Field):
    """A key, or none: why a game is over, and by which rule."""

    def __init__(self, name: str, attribute: str = "") -> None:
        super().__init__(name, "", attribute)

    def load(self, s: Table, data: dict[str, Any]) -> str:
        return str(field(data, self.name))

    def read(self, names: Names, text: str) -> str:
        return text


class Numbers(Field):
    """A list of integers, of any length."""

    def __init__(self, name: str, attribute: str = "") -> None:
        super().__init__(name, [], attribute)

    def copy(self, value: Any) -> Any:
        return value[:]

    def dump(self, value: Any) -> Any:
        return value[:]

    def load(self, s: Table, data: dict[str, Any]) -> list[int]:
        return integer_list(data, self.name)

    def write(self, names: Names, value: Any) -> str:
        return ",".join(map(str, value)) or "-"

    def read(self, names: Names, text: str) -> list[int]:
        return [number(self.name, part) for part in parts(text)]


class PerSeat(Numbers):
    """An integer for each seat."""

    def __init__(self, name: str, low: int, high: int, attribute: str = "") -> None:
        super().__init__(name, attribute)
        self.low = low
        self.high = high

    def default_at(self, s: Table) -> list[int]:
        return [0] * s.seats

    def load(self, s: Table, data: dict[str, Any]) -> list[int]:
        return integers(data, self.name, s.seats, self.low, self.high)


class Cards(Numbers):
    """A list of cards."""

    def write(self, names: Names, value: Any) -> str:
        return ",".join(names.text(card) for card in value) or "-"

    def read(self, names: Names, text: str) -> list[int]:
        return [names.card(part) for part in parts(text)]


def parts(text: str) -> list[str]:
    """Split the notation of a list into its items."""
    return [] if text == "-" else text.split(",")


def number(name: str, text: str) -> int:
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit()) or len(digits) > 10:
        raise BadNotation(f"{name}: {text!r} is not a number")
    return int(text)


# --- a whole table -----------------------------------------------------------------------------


def dump(s: Table) -> dict[str, Any]:
    """Return the whole truth about a table, as JSON."""
    data = s.dump_table() | {
        "format": FORMAT,
        "game": s.game,
        "profile": s.profile,
        "options": dict(s.options),
        "seats": s.seats,
    }
    if s.revision != FIRST_REVISION:
        data["revision"] = s.revision
    return data | {one.name: one.dump(getattr(s, one.attribute)) for one in s.fields()}


def fill(s: Table, data: dict[str, Any]) -> None:
    """Load into a table what ``dump`` wrote.  Raises ``BadSave``."""
    s.load_table(data)
    for one in s.fields():
        setattr(s, one.attribute, one.load(s, data))


def copy_fields(s: Table, other: Table) -> None:
    """Copy the declared fields from one table to another."""
    for one in s.fields():
        setattr(other, one.attribute, one.copy(getattr(s, one.attribute)))


def seat_or_nobody(name: str, attribute: str = "") -> OneSeat:
    return OneSeat(name, NOBODY, attribute)
