"""What a game asks and emits: options, questions, events, outcomes and reasons.

All of them are values, to be read and not changed: the compiled engine does not let Python replace what is in them.
"""

from __future__ import annotations

from typing import Any, Final

from .errors import NoSuchSeat
from .text import question_text

try:
    from mypy_extensions import i64, mypyc_attr
except ImportError:
    from .native import i64, mypyc_attr

Seat = i64  # 0 .. seats-1, in the order of play at the start
Card = i64  # one physical card of a game
Zone = i64  # where cards are
View = dict[str, Any]  # what one seat may see, as JSON

NOBODY: Final[Seat] = -1
NO_CARD: Final[Card] = -1
NO_MOVE: Final[i64] = -1
NO_NUMBER: Final = -1
NO_ZONE: Final = -1
MANY: Final = 1_000_000  # more options than any question has
EVERYBODY: Final = 0x7FFFFFFF  # as a set of seats: every bit, including the spectators'
SPECTATOR_BIT: Final = 30


def bit_of(seat: Seat) -> int:
    """Return the bit position of a seat in a set of seats; ``NOBODY`` is the spectator.

    >>> bit_of(2), bit_of(NOBODY)
    (2, 30)
    """
    return SPECTATOR_BIT if seat < 0 else seat


@mypyc_attr(acyclic=True)
class Option:
    """One thing a player may do: a verb, and the card, seat or word it is done to.

    Options are immutable values, so a game may return the same one twice.

    >>> Option("play", card=7, word="red", kind="hoof")
    <play hoof red>
    >>> Option("draw") == Option("draw")
    True
    """

    __slots__ = ("card", "kind", "seat", "verb", "word")

    def __init__(self, verb: str, card: Card = NO_CARD, seat: Seat = NOBODY, word: str = "", kind: str = "") -> None:
        self.verb = verb
        self.card = card
        self.seat = seat
        self.word = word
        self.kind = kind  # of the card, as a key: what ``State.kind`` returns

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Option)
            and self.verb == other.verb
            and self.card == other.card
            and self.seat == other.seat
            and self.word == other.word
        )

    def __hash__(self) -> int:
        return hash((self.verb, self.card, self.seat, self.word))

    def __reduce__(self) -> tuple[Any, ...]:
        return Option, (self.verb, self.card, self.seat, self.word, self.kind)

    def __str__(self) -> str:
        parts = [self.verb]
        if self.card != NO_CARD:
            parts.append(self.kind or f"card {self.card}")
        if self.seat != NOBODY:
            parts.append(f"seat {self.seat}")
        if self.word:
            parts.append(self.word)
        return " ".join(parts)

    def __repr__(self) -> str:
        return f"<{self}>"


@mypyc_attr(acyclic=True, free_list_len=1)  # one is asked as another is forgotten
class Question:
    """A question put to one seat.  Its answer is an index into ``options``."""

    __slots__ = ("ask", "early", "least", "options", "rule", "seat", "source")

    def __init__(
        self,
        seat: Seat,
        ask: str,
        options: list[Option],
        source: Card = NO_CARD,
        least: int = 0,
        rule: str = "",
        early: bool = False,
    ) -> None:
        self.seat = seat
        self.ask = ask  # a translation key: "turn", "stone", ...
        self.options = options  # never empty
        self.source = source  # the card that asks, if one does
        self.least = least  # the least committal option, taken when time runs out
        self.rule = rule  # the rule by which it is asked
        self.early = early  # whether it is asked before earlier parts of the card's text have been carried out

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Question)
            and self.seat == other.seat
            and self.ask == other.ask
            and self.options == other.options
            and self.source == other.source
            and self.least == other.least
            and self.rule == other.rule
            and self.early == other.early
        )

    def __hash__(self) -> int:
        return hash((self.seat, self.ask, len(self.options)))

    def __reduce__(self) -> tuple[Any, ...]:
        return Question, (self.seat, self.ask, self.options, self.source, self.least, self.rule, self.early)

    def __str__(self) -> str:
        return question_text(self)

    def __repr__(self) -> str:
        return f"Question(seat={self.seat}, ask={self.ask!r}, options={self.options!r})"


@mypyc_attr(acyclic=True, free_list_len=1)
class Event:
    """Something that happened, and by which rule.

    ``seen_by`` has a bit for every seat that saw the card's face; it is fixed when the event happens.
    """

    __slots__ = (
        "card",
        "from_zone",
        "kind",
        "n",
        "rule",
        "seat",
        "seen_by",
        "source",
        "to_zone",
        "whom",
        "word",
    )

    def __init__(
        self,
        kind: str,
        seat: Seat = NOBODY,
        card: Card = NO_CARD,
        seen_by: i64 = EVERYBODY,
        whom: Seat = NOBODY,
        n: i64 = 0,
        word: str = "",
        source: Card = NO_CARD,
        rule: str = "",
        from_zone: Zone = NO_ZONE,
        to_zone: Zone = NO_ZONE,
    ) -> None:
        self.kind = kind  # a translation key: "draw", "play", ...
        self.seat = seat  # the player who acted, or to whom it happened
        self.card = card
        self.seen_by = seen_by
        self.whom = whom  # the other player involved
        self.n = n  # how many
        self.word = word
        self.source = source  # the card that caused it, always a public one
        self.rule = rule  # the rule that caused it
        self.from_zone = from_zone  # where the card was, and ...
        self.to_zone = to_zone  # ... where it is now: zones are public, even if the card is not

    def as_seen_by(self, seat: int) -> Event:
        """Return the event as ``seat`` saw it (``NOBODY``: a spectator), without the card if its face was not seen.

        An event does not know how many players there are, but no game has more than 30.

        >>> event = Event("draw", seat=1, card=40, seen_by=1 << 1)
        >>> event.as_seen_by(1).card, event.as_seen_by(0).card
        (40, -1)
        """
        first: int = NOBODY  # not a machine word, nor is the next: they are compared with any number
        beyond: int = SPECTATOR_BIT
        if seat < first or seat >= beyond:
            raise NoSuchSeat(f"there is no seat {seat!r}: seats are 0 to {SPECTATOR_BIT - 1}")
        if self.card == NO_CARD or self.seen_by >> bit_of(seat) & 1:
            return self
        kind, by, _, *rest = self.values()
        return Event(kind, by, NO_CARD, *rest)

    def values(self) -> tuple[Any, ...]:
        """Return all fields, in the order of the arguments."""
        return (
            self.kind,
            self.seat,
            self.card,
            self.seen_by,
            self.whom,
            self.n,
            self.word,
            self.source,
            self.rule,
            self.from_zone,
            self.to_zone,
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash(self.values())

    def __reduce__(self) -> tuple[Any, ...]:
        return Event, self.values()

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, seat={self.seat}, card={self.card}, rule={self.rule!r})"


@mypyc_attr(acyclic=True)
class Outcome:
    """How a game ended: who won (``NOBODY``: everyone lost), why, and the points."""

    def __init__(self, winner: Seat, why: str, rule: str, points: list[int]) -> None:
        self.winner = winner
        self.why = why  # a translation key: "empty_hand", ...
        self.rule = rule
        self.points = points  # one number per seat

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Outcome)
            and self.winner == other.winner
            and self.why == other.why
            and self.points == other.points
        )

    def __hash__(self) -> int:
        return hash((self.winner, self.why))

    def __reduce__(self) -> tuple[Any, ...]:
        return Outcome, (self.winner, self.why, self.rule, self.points)

    def __repr__(self) -> str:
        return f"Outcome(winner={self.winner}, why={self.why!r}, points={self.points})"


@mypyc_attr(acyclic=True)
class Reason:
    """Why a card cannot be played or chosen now."""

    def __init__(self, key: str, rule: str, card: Card = NO_CARD, ruling: str = "") -> None:
        self.key = key  # a translation key
        self.rule = rule
        self.card = card  # the card that forbids it, if one does
        self.ruling = ruling  # the number of our ruling, if the rules leave the question open: docs/rules/rulings.md

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Reason) and self.key == other.key and self.rule == other.rule and self.card == other.card
        )

    def __hash__(self) -> int:
        return hash((self.key, self.rule, self.card))

    def __reduce__(self) -> tuple[Any, ...]:
        return Reason, (self.key, self.rule, self.card, self.ruling)

    def __repr__(self) -> str:
        return f"Reason({self.key!r}, rule={self.rule!r})"
