"""A game as numbers, for learning: what a seat sees, what it may do, and its options one by one.

Every number is a byte.  A game ships its own tensor (``Game.tensor``); code that trains on one game trains on all.
New fields are only added at the end of a row, so a net that was trained without them reads the first numbers alone.
"""

from __future__ import annotations

from abc import abstractmethod
from hashlib import sha256
from typing import TYPE_CHECKING

from .kernel import NO_MOVE, Seat, State
from .packed import vec

try:
    from mypy_extensions import mypyc_attr, u8
except ImportError:
    from .native import mypyc_attr, u8

if TYPE_CHECKING:
    from mypy_extensions import i64


class Field:
    """A group of numbers in a row."""

    def __init__(
        self, name: str, size: int, most: int, what: str, places: int = 1, each: list[str] | None = None
    ) -> None:
        self.name = name
        self.size = size
        self.places = places  # the number of places it describes, one after another
        self.most = most  # its maximum; divide by it to scale to 0 to 1
        self.what = what  # a short description
        self.each = each if each is not None else []  # its numbers for one place by name; none: they need no name
        assert not self.each or len(self.each) * places == size, name

    def meaning(self) -> str:
        """Return what a net depends on: how its description is worded makes no difference."""
        return f"{self.name} {self.size} {self.most} {self.places} {', '.join(self.each)}"

    def __repr__(self) -> str:
        return f"Field({self.name!r}, size={self.size}, most={self.most})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Tensor:
    """How a learner sees one rulebook.  A constant, the same for every number of seats.

    It uses nothing that the seat cannot know, and never what others have answered in an open reaction window.  Seats
    are counted from the viewer: place 0 is its own.
    """

    def __init__(self, fields: list[Field], actions: int, option_fields: list[Field]) -> None:
        self.fields = fields
        self.width = 0  # numbers in a row
        for field in fields:
            self.width += field.size
        self.actions = actions  # the number of actions, whatever the question
        self.option_fields = option_fields  # of one option
        self.earlier: dict[str, int] = {}  # fingerprints that did not cover names -> how many numbers they cover

    def fingerprint(self, width: int = 0) -> str:
        """Return a hash of what actions and the first ``width`` numbers of a row mean; by default, of a whole row.

        It is empty if no field ends there.  A net can only play with the numbers that it was trained on.
        """
        left = width or self.width
        meaning: list[str] = []
        for field in self.fields:
            if left > 0:
                meaning.append(field.meaning())
                left -= field.size
        if left:
            return ""
        meaning += [self.action_name(action) for action in range(self.actions)]
        return sha256("\n".join(meaning).encode()).hexdigest()[:16]

    def fits(self, fingerprint: str, width: int) -> bool:
        """Return whether a net with this fingerprint can play: it reads the first ``width`` numbers of a row."""
        if width <= 0 or not fingerprint:
            return False
        return fingerprint == self.fingerprint(width) or self.earlier.get(fingerprint) == width

    @abstractmethod
    def look(self, state: State, seat: i64) -> bytes:
        """Return what ``seat`` sees: ``width`` numbers, field after field."""

    def show(self, state: State, seat: i64, row: vec[u8], at: i64) -> None:
        """Write what ``seat`` sees into an array, from a place on; the numbers there are 0."""
        for number in self.look(state, seat):
            row[at] = u8(number)
            at += 1

    @abstractmethod
    def action(self, state: State, seat: i64, move: i64) -> i64:
        """Return the action of one of ``state.moves(seat)``: an integer below ``actions``."""

    @abstractmethod
    def options(self, state: State, seat: i64, moves: list[int]) -> bytes:
        """Return some moves of ``seat`` in order, each encoded by ``option_fields``."""

    @abstractmethod
    def action_name(self, action: int) -> str:
        """Return an action in words, for people who inspect a learner."""

    def of_place(self, place: int) -> list[int]:
        """Return the actions that concern a place, in the same order for every place."""
        return []

    def mask(self, state: State, seat: i64) -> bytes:
        """Return a 1 for each action that ``seat`` may choose now."""
        mask = vec[u8]([0] * self.actions)
        for move in state.moves(seat):
            mask[self.action(state, seat, move)] = 1
        return bytes(mask)

    def move(self, state: State, seat: i64, action: i64) -> i64:
        """Return the move of an action, the first of equal ones.  Only for an action that ``mask`` allows now."""
        for move in state.moves(seat):
            if self.action(state, seat, move) == action:
                return move
        return NO_MOVE

    def ahead(self, state: State, seat: i64, other: i64) -> i64:
        """Return how many places ``other`` sits after ``seat``."""
        return (other - seat + state.seats) % state.seats

    def of(self, state: State, seat: Seat) -> dict[str, list[int]]:
        """Return what ``seat`` sees by field name, for people and tests."""
        row = self.look(state, seat)
        found: dict[str, list[int]] = {}
        at = 0
        for field in self.fields:
            found[field.name] = list(row[at : at + field.size])
            at += field.size
        return found
