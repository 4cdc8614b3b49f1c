"""The values that a viewer sees, defined once: cards, places, options, questions, events, reasons and outcomes.

The engine works with integers; ``seen`` turns them into these values.  Screens, replays, lessons and sentences read
nothing else.
"""

from __future__ import annotations

from msgspec import Struct

from ..core.kernel import NOBODY


class Card(Struct, frozen=True, omit_defaults=True):
    """A card that the viewer may see."""

    id: int  # the physical card; equal cards have different ids
    kind: str  # what is printed on it: `red_5`
    marks: tuple[str, ...] = ()  # what the rules make of it now: `panda`


class Place(Struct, frozen=True, omit_defaults=True):
    """Where a card can be: a zone of the table, or of a seat."""

    zone: str
    seat: int = NOBODY  # -1: the table's


class Option(Struct, frozen=True, omit_defaults=True):
    """One possible answer: a verb, and the card, player or word it is done to."""

    verb: str
    card: Card | None = None
    seat: int = NOBODY
    word: str = ""


class Reason(Struct, frozen=True, omit_defaults=True):
    """Why a card cannot be played or chosen now."""

    card: Card
    why: str  # a translation key
    rule: str
    source: Card | None = None  # the card that forbids it
    ruling: str = ""  # the number of a ruling, such as 4.9


class Question(Struct, omit_defaults=True):
    """What the viewer is asked.  The answer is the index of an option."""

    ask: str  # a translation key
    options: list[Option]
    rule: str = ""
    source: Card | None = None  # the card that asks
    least: int = 0  # the option taken when time runs out
    cannot: list[Reason] = []  # the cards of the hand that cannot be played
    early: bool = False  # whether it declares a target, before the effects that come first in the card's text


class Event(Struct, frozen=True, omit_defaults=True):
    """Something that happened in the game, or at the table (then `kind` starts with `table-`)."""

    kind: str  # a translation key
    seat: int = NOBODY  # the player who acted, or whom it happened to
    card: Card | None = None  # left out if the viewer did not see it face up
    whom: int = NOBODY  # the other player
    n: int = 0
    word: str = ""
    source: Card | None = None  # the card that caused it
    rule: str = ""
    from_zone: Place | None = None  # where the card was
    to_zone: Place | None = None  # where the card is now
    text: str = ""  # what a person wrote
    beat: str = ""  # the kind of beat that shows it, if that is not `kind`: `neigh` for playing a Neigh


class Outcome(Struct, frozen=True, omit_defaults=True):
    """How a game ended."""

    winner: int  # a seat, or -1: everyone lost
    why: str  # a translation key
    rule: str
    points: list[int]  # one number per seat


class Level(Struct):
    """A bot that tables offer."""

    name: str
    strength: int  # from 1 to 5; 0: not measured
