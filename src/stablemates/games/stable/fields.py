"""The fields of a stable game, each declared once: saving, loading and notation iterate over this list."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...core.errors import BadSave
from ...core.fields import field
from ...core.frames import Frames
from ...core.kernel import NO_CARD, NOBODY
from ...core.machine import DONE, NOT_DONE
from ...core.memory import MOST_SURE
from ...core.packing import pack
from ...core.saving import (
    ANY,
    Cards,
    Field,
    Flag,
    Key,
    Number,
    Numbers,
    OneCard,
    PerSeat,
    number,
    parts,
    seat_or_nobody,
)
from .naming import OPS
from .terms import ACTION_PHASE, card_of, move_of, seat_of, verb_of

if TYPE_CHECKING:
    from ...core.notation import Names
    from ...core.table import Table


class Stack(Frames):
    """The stack.  Notation gives the player who chooses an action, or the frames in the middle of an effect."""

    word = "turn"

    def action(self, seat: int) -> list[Any]:
        """Return the stack while ``seat`` chooses an action."""
        slots = [NO_CARD, NO_CARD, NO_CARD, NOBODY]
        return [["turn", seat, *slots, ACTION_PHASE, 0, DONE, False], [ACTION, seat, *slots, 0, 0, NOT_DONE, False]]

    def default_at(self, s: Table) -> list[Any]:
        return self.action(0)

    def write(self, names: Names, value: Any) -> str:
        seat = value[0][1]
        return str(seat) if value == self.action(seat) else super().write(names, value)

    def read(self, names: Names, text: str) -> list[Any]:
        return super().read(names, text) if "@" in text or text == "-" else self.action(number(self.word, text))


class Plan(Numbers):
    """What was declared in advance: cards, and marked seats and ways."""

    def write(self, names: Names, value: Any) -> str:
        return ",".join(names.text(one) if 0 <= one < len(names.kinds) else f"={one}" for one in value)

    def read(self, names: Names, text: str) -> list[int]:
        return [number("plan", one[1:]) if one[:1] == "=" else names.card(one) for one in parts(text)]


class Answers(PerSeat):
    """The answers in an open window, a move + 1 for each seat; 0 if it has not answered."""

    def write(self, names: Names, value: Any) -> str:
        return ",".join(self.answer(names, one - 1) if one else "-" for one in value)

    def answer(self, names: Names, move: int) -> str:
        return f"{verb_of(move)}:{names.text(card_of(move))}:{seat_of(move)}"

    def read(self, names: Names, text: str) -> list[int]:
        return [0 if one == "-" else self.move(names, one) + 1 for one in text.split(",")]

    def move(self, names: Names, text: str) -> int:
        verb, _, rest = text.partition(":")
        card, _, seat = rest.partition(":")
        return move_of(number("answers", verb), names.card(card), number("answers", seat))


class Bonds(Field):
    """Loans: taker, card, home, borrower (loans.py)."""

    def copy(self, value: Any) -> Any:
        return [bond[:] for bond in value]

    def dump(self, value: Any) -> Any:
        return [bond[:] for bond in value]

    def load(self, s: Table, data: dict[str, Any]) -> list[list[int]]:
        rows = field(data, self.name)
        if not isinstance(rows, list) or not all(
            isinstance(row, list) and len(row) == 4 and all(type(one) is int for one in row) for row in rows
        ):
            raise BadSave(f"field {self.name!r}: not a list of loans")
        return [row[:] for row in rows]

    def write(self, names: Names, value: Any) -> str:
        return ",".join(f"{names.text(me)}:{names.text(it)}:{home}:{you}" for me, it, home, you in value)

    def read(self, names: Names, text: str) -> list[list[int]]:
        return [self.bond(names, one.split(":")) for one in parts(text)]

    def bond(self, names: Names, words: list[str]) -> list[int]:
        if len(words) != 4:
            raise BadSave("field 'bonds': a loan is taker:card:home:borrower")
        return [names.card(words[0]), names.card(words[1]), number("bonds", words[2]), number("bonds", words[3])]


class LetPass(PerSeat):
    """What everyone remembers that each player let pass; saves of version 0.1 do not have it."""

    digested = False

    def copy(self, value: Any) -> Any:
        return value[:]

    def dump(self, value: Any) -> Any:
        return list(value)

    def load(self, s: Table, data: dict[str, Any]) -> Any:
        return pack(super().load(s, data) if self.name in data else [0] * s.seats)


class Turns(Number):
    """How many turns are over; saves of version 0.1 do not have it."""

    digested = False

    def load(self, s: Table, data: dict[str, Any]) -> int:
        return super().load(s, data) if self.name in data else 0


ACTION = f"phase.{ACTION_PHASE - 1}"  # the op of the action phase

FIELDS: list[Field] = [
    Stack("stack", OPS),
    Frames("triggers", OPS),
    Frames("link", OPS),
    Plan("plan"),
    OneCard("plan_of"),
    Flag("declaring"),
    Flag("waiting", True),
    Answers("answers", 0, ANY),
    Cards("started"),
    Number("plays", 1, 2, 1),
    Flag("ending"),
    Number("extra", 0, ANY),
    Bonds("bonds", []),
    seat_or_nobody("winner"),
    Key("over", "why_over"),
    Key("over_rule", "rule_over"),
    LetPass("let_pass", 0, MOST_SURE),
    Turns("turns", 0, ANY),
]
