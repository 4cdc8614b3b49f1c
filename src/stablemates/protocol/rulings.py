"""A question to the referee, and the ruling on it."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from .commands import LONGEST_NAME, Name, Value
from .values import Event, Outcome, Question, Reason
from .views import View

Kind = Annotated[str, Meta(max_length=40)]
Label = Annotated[str, Meta(max_length=120)]
MOST_ANSWERS = 40  # in a path
Pile = Annotated[list[Kind], Meta(max_length=200)]  # from the top
Loan = Annotated[list[Kind], Meta(min_length=2, max_length=3)]


class Seated(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A player of the position.  A hand that is left out is unknown and gets cards that stop nothing."""

    name: Name
    stable: Annotated[list[Kind], Meta(max_length=30)] = []
    hand: Annotated[list[Kind], Meta(max_length=20)] | None = None


class Inquiry(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A question to the referee: what happens in this position after these answers?"""

    profile: Annotated[str, Meta(max_length=40)]  # the rulebook
    players: list[Seated]
    turn: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""  # whose turn it is (default: the first player's)
    phase: Annotated[str, Meta(max_length=20)] = "action"
    discard: Pile = []
    deck: Pile | int | None = None  # cards from the top, then `...` for all others (the default); or how many
    nursery: Pile | int | None = None
    loans: Annotated[list[Loan], Meta(max_length=13)] = []  # a unicorn, its owner, and the card that took it, if any
    options: dict[Annotated[str, Meta(max_length=40)], Value] = {}
    path: Annotated[list[Label], Meta(max_length=MOST_ANSWERS)] = []  # `bob pass`: a player, and a label of `Asked`
    ways: bool = False  # whether to list every possible outcome, if there are few


class Asked(Struct, omit_defaults=True):
    """A question that is open now, and the label of each of its options.

    All unnamed cards in a hand share one option, whose label and kind are `unknown`.
    """

    who: str
    seat: int
    question: Question
    labels: list[str]


class Consequence(Struct, omit_defaults=True):
    """An answer and its consequences; ``said`` is empty for those that the position itself triggers."""

    said: str
    news: list[Event]
    asides: list[Reason] = []  # what did not happen, and why


class Way(Struct):
    """One possible outcome: the answers and their consequences."""

    path: list[str]
    news: list[Event]


class Ruling(Struct, omit_defaults=True):
    """The state after the last answer, and everything that led to it."""

    view: View
    players: list[str]
    news: list[Consequence]
    ask: list[Asked] = []
    cannot: list[Reason] = []  # cards that are not a legal answer to an open question, and why
    ways: list[Way] | None = None  # left out if there are too many
    ended: Outcome | None = None
