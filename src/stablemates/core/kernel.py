"""Questions, answers, events, and ``State``: all that anyone outside a game knows of it.

Servers, bots, replays, the simulator and the screens use nothing but what is here.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any, Final, SupportsIndex

from .errors import IllegalAnswer, NoSuchSeat, NotYourQuestion
from .rng import Rng

try:
    from mypy_extensions import mypyc_attr
except ImportError:
    from .native import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64  # a machine word when compiled, an int when not

Seat = int  # 0 .. seats-1, in the order of play at the start
Card = int  # one physical card of a game
View = dict[str, Any]  # what one seat may see, as JSON

NOBODY: Final = -1
NO_CARD: Final = -1
NO_MOVE: Final = -1
NO_NUMBER: Final = -1
NO_ZONE: Final = -1
MANY: Final = 1_000_000  # more options than any question has
EVERYBODY: Final = 0x7FFFFFFF  # as a set of seats: every bit, the spectators' too
SPECTATOR_BIT: Final = 30


def bit_of(seat: Seat) -> int:
    """The place of a seat in a set of seats; ``NOBODY`` is the spectator.

    >>> bit_of(2), bit_of(NOBODY)
    (2, 30)
    """
    return SPECTATOR_BIT if seat < 0 else seat


@mypyc_attr(acyclic=True)
class Option:
    """One thing a player may do: a verb, and the card, seat or word it is done to.

    Options are values.  No one changes one, so a game may hand out the same one twice.

    >>> Option("play", card=7, word="red")
    Option('play', card=7, word='red')
    >>> Option("draw") == Option("draw")
    True
    """

    def __init__(self, verb: str, card: Card = NO_CARD, seat: Seat = NOBODY, word: str = "") -> None:
        self.verb = verb
        self.card = card
        self.seat = seat
        self.word = word

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

    def __repr__(self) -> str:
        parts = [repr(self.verb)]
        if self.card != NO_CARD:
            parts.append(f"card={self.card}")
        if self.seat != NOBODY:
            parts.append(f"seat={self.seat}")
        if self.word:
            parts.append(f"word={self.word!r}")
        return f"Option({', '.join(parts)})"


@mypyc_attr(acyclic=True)
class Question:
    """A question put to one seat.  Its answer is an index into ``options``."""

    def __init__(
        self, seat: Seat, ask: str, options: list[Option], source: Card = NO_CARD, least: int = 0, rule: str = ""
    ) -> None:
        self.seat = seat
        self.ask = ask  # a translation key: "turn", "stone", ...
        self.options = options  # never empty
        self.source = source  # the card that asks, if one does
        self.least = least  # the least committal option, taken when time runs out
        self.rule = rule  # the rule by which it is asked

    def __repr__(self) -> str:
        return f"Question(seat={self.seat}, ask={self.ask!r}, options={self.options!r})"


@mypyc_attr(acyclic=True)
class Event:
    """Something that happened, and by which rule.

    ``seen_by`` has a bit for every seat that saw the card's face; it is fixed when the event happens.
    """

    def __init__(
        self,
        kind: str,
        seat: Seat = NOBODY,
        card: Card = NO_CARD,
        seen_by: int = EVERYBODY,
        whom: Seat = NOBODY,
        n: int = 0,
        word: str = "",
        source: Card = NO_CARD,
        rule: str = "",
        from_zone: int = NO_ZONE,
        to_zone: int = NO_ZONE,
    ) -> None:
        self.kind = kind  # a translation key: "draw", "play", ...
        self.seat = seat  # who did it, or to whom it happened
        self.card = card
        self.seen_by = seen_by
        self.whom = whom  # the other player in it
        self.n = n  # how many
        self.word = word
        self.source = source  # the card that made it happen, always a public one
        self.rule = rule  # the rule that made it happen
        self.from_zone = from_zone  # where the card was, and ...
        self.to_zone = to_zone  # ... where it is now: zones are public, even if the card is not

    def as_seen_by(self, seat: Seat) -> Event:
        """The event as ``seat`` saw it (``NOBODY``: a spectator): a face not seen is not there.

        >>> event = Event("draw", seat=1, card=40, seen_by=1 << 1)
        >>> event.as_seen_by(1).card, event.as_seen_by(0).card
        (40, -1)
        """
        if self.card == NO_CARD or self.seen_by >> bit_of(seat) & 1:
            return self
        return Event(
            self.kind,
            self.seat,
            NO_CARD,
            self.seen_by,
            self.whom,
            self.n,
            self.word,
            self.source,
            self.rule,
            self.from_zone,
            self.to_zone,
        )

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, seat={self.seat}, card={self.card}, rule={self.rule!r})"


@mypyc_attr(acyclic=True)
class Outcome:
    """How a game ended: who won (``NOBODY``: everyone lost), why, and the points."""

    def __init__(self, winner: Seat, why: str, rule: str, points: list[int]) -> None:
        self.winner = winner
        self.why = why  # a translation key: "empty_hand", ...
        self.rule = rule
        self.points = points  # one number a seat

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Outcome)
            and self.winner == other.winner
            and self.why == other.why
            and self.points == other.points
        )

    def __hash__(self) -> int:
        return hash((self.winner, self.why))

    def __repr__(self) -> str:
        return f"Outcome(winner={self.winner}, why={self.why!r}, points={self.points})"


@mypyc_attr(acyclic=True)
class Reason:
    """Why a card cannot be played now: a translation key, the rule, and the card that forbids it."""

    def __init__(self, key: str, rule: str, card: Card = NO_CARD) -> None:
        self.key = key
        self.rule = rule
        self.card = card

    def __repr__(self) -> str:
        return f"Reason({self.key!r}, rule={self.rule!r})"


def number_of(given: SupportsIndex) -> int:
    """Convert any integer-like value to ``int``; return -1 if it is not one.

    >>> number_of(3), number_of("draw"), number_of(0.5)
    (3, -1, -1)
    """
    try:
        return given.__index__()
    except AttributeError:
        return NO_NUMBER


def first_of(asked: i64) -> i64:
    """The first of the seats that are asked, a bit each: at least one is."""
    seat: i64 = 0
    while not asked & 1:
        asked >>= 1
        seat += 1
    return seat


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A game in progress.

    The upper half is for everyone.  The lower half is what a game defines; there an option is a
    number, a *move*, so that drivers that play millions of games need not make objects.
    """

    seats: int
    profile: str
    game: str = ""
    edition: str = ""  # whose words are used, where a game has several
    revision: int = 1  # of the rulebook (ADR 0014)

    def __init__(self) -> None:
        self.events: list[Event] = []  # what the last answer (or the deal) brought about
        self.quiet = False  # whether to leave the telling of events out, for simulation

    def pending(self) -> list[Question]:
        """The questions open now, at most one a seat.  Empty when the game is over."""
        asked: i64 = self.asked()
        seat: i64 = 0
        while asked > 1 and not asked & 1:
            asked >>= 1
            seat += 1
        if asked == 1:  # most often only one is asked
            return [self.question(seat)]
        found: list[Question] = []
        while asked:
            if asked & 1:
                found.append(self.question(seat))
            asked >>= 1
            seat += 1
        return found

    def answer(self, seat: SupportsIndex, option: SupportsIndex) -> list[Event]:
        """Answer ``seat``'s open question by the number of an option, and play on to the next one.

        What is returned is the truth; ``Event.as_seen_by`` gives what a seat saw of it.
        """
        place = seat if isinstance(seat, int) else number_of(seat)
        # Those who are asked are let through without a call: it costs 4 %.
        if place < 0 or place >= self.seats or not (self.asked() >> place) & 1:
            self.check_asked(seat)
        number = option if isinstance(option, int) else number_of(option)
        move = self.nth(place, number) if 0 <= number < MANY else NO_MOVE
        if move == NO_MOVE:
            question = self.question(place)
            last = len(question.options) - 1
            raise IllegalAnswer(f"seat {place} answered {option!r} to {question.ask!r}, which has options 0 to {last}")
        self.events = []
        self.make(place, move)
        return self.events

    def check_asked(self, seat: SupportsIndex) -> None:
        """Raise unless the seat exists and has an open question."""
        place = number_of(seat)
        if place < 0 or place >= self.seats or not (self.asked() >> place) & 1:
            raise NotYourQuestion(f"seat {seat!r} is asked nothing now; asked: {self.all_asked()}")

    def all_asked(self) -> str:
        """Who is asked now, in words for a programmer."""
        asked: i64 = self.asked()
        return str([seat for seat in range(self.seats) if (asked >> seat) & 1] or "nobody, the game is over")

    def check_seat(self, seat: object) -> None:
        """Raise `BadSeats` unless the seat exists; ``NOBODY`` is the spectator."""
        if not isinstance(seat, int) or seat < NOBODY or seat >= self.seats:
            raise NoSuchSeat(f"there is no seat {seat!r}: seats are 0 to {self.seats - 1}")

    def __repr__(self) -> str:
        return f"<{self.profile} for {self.seats}, asked: {self.all_asked()}>"

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """Who won and why; ``None`` while the game continues."""

    @abstractmethod
    def clone(self) -> State:
        """An independent copy: for search, and for safe moves in a server."""

    @abstractmethod
    def imagine(self, seat: Seat, seed: int) -> State:
        """Return a copy in which everything hidden from ``seat`` is dealt again."""

    @abstractmethod
    def view(self, seat: Seat) -> View:
        """What ``seat`` may see (``NOBODY``: a spectator), as JSON: one shape for all games (protocol/views.py)."""

    @abstractmethod
    def dump(self) -> dict[str, Any]:
        """The whole truth, as JSON.  ``stablemates.load`` is its inverse."""

    @abstractmethod
    def notation(self) -> str:
        """The position in one line of text.  ``stablemates.read`` is its inverse."""

    @abstractmethod
    def kind(self, card: Card) -> str:
        """What a card is, as a key: ``red_5``, ``glitter_bomb``."""

    @abstractmethod
    def knows(self, seat: Seat, card: Card) -> bool:
        """Return whether ``seat`` (``NOBODY``: a spectator) knows the face of a card."""

    @abstractmethod
    def why(self, seat: Seat, card: Card) -> Reason | None:
        """Why ``seat`` cannot play a card of its hand now; ``None`` if it can."""

    # --- what a game defines -------------------------------------------------------------

    @abstractmethod
    def asked(self) -> i64:
        """A bit for each seat that has an open question.  Decided by public facts alone."""

    @abstractmethod
    def question(self, seat: i64) -> Question:
        """The question that ``seat`` is asked; its options stand in the order of ``moves(seat)``."""

    @abstractmethod
    def moves(self, seat: i64) -> list[int]:
        """The options of ``seat``'s question as numbers; the least committal one first."""

    @abstractmethod
    def option(self, seat: i64, move: i64) -> Option:
        """The option that a move of ``seat`` stands for."""

    @abstractmethod
    def make(self, seat: i64, move: i64) -> None:
        """Carry out a move of ``moves(seat)`` and play on to the next question."""

    def width(self, seat: i64) -> i64:
        """How many options ``seat``'s question has.  A game may know that without listing them."""
        return len(self.moves(seat))

    def nth(self, seat: i64, n: i64) -> i64:
        """``moves(seat)[n]``, or ``NO_MOVE``.  A game may know that without listing them."""
        moves = self.moves(seat)
        return moves[n] if n < len(moves) else NO_MOVE

    def pick(self, seat: i64, rng: Rng) -> i64:
        """One of ``moves(seat)``, all equally likely."""
        return self.nth(seat, rng.below(self.width(seat)))

    def tell(
        self,
        kind: str,
        seat: Seat = NOBODY,
        card: Card = NO_CARD,
        seen_by: int = EVERYBODY,
        whom: Seat = NOBODY,
        n: int = 0,
        word: str = "",
        source: Card = NO_CARD,
        rule: str = "",
        from_zone: int = NO_ZONE,
        to_zone: int = NO_ZONE,
    ) -> None:
        """Emit an event, unless no one listens."""
        if not self.quiet:
            self.events.append(Event(kind, seat, card, seen_by, whom, n, word, source, rule, from_zone, to_zone))
