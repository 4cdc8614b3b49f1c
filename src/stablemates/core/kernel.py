"""Questions, answers, events, and ``State``: the whole interface of a game.

Servers, bots, replays, the simulator and the screens use nothing else.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, SupportsIndex

from .drawing import DRAWN
from .errors import IllegalAnswer, NoSuchSeat, NotYourQuestion
from .packed import byte_table
from .pickles import restore_state
from .rng import Rng
from .text import question_text, table_text
from .values import EVERYBODY as EVERYBODY
from .values import MANY as MANY
from .values import NO_CARD as NO_CARD
from .values import NO_MOVE as NO_MOVE
from .values import NO_NUMBER as NO_NUMBER
from .values import NO_ZONE as NO_ZONE
from .values import NOBODY as NOBODY
from .values import SPECTATOR_BIT as SPECTATOR_BIT
from .values import Card as Card
from .values import Event as Event
from .values import Option as Option
from .values import Outcome as Outcome
from .values import Question as Question
from .values import Reason as Reason
from .values import Seat as Seat
from .values import View as View
from .values import Zone as Zone
from .values import bit_of as bit_of

try:
    from mypy_extensions import mypyc_attr
except ImportError:
    from .native import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64  # a machine word when compiled, an int when not


def number_of(given: SupportsIndex) -> int:
    """Convert any integer-like value to ``int``; return -1 if it is not one.

    >>> number_of(3), number_of("draw"), number_of(0.5)
    (3, -1, -1)
    """
    try:
        return given.__index__()
    except AttributeError:
        return NO_NUMBER


# By the seats that are asked, if they are among the first eight: the first of them.
FIRST: Final[bytes] = byte_table(max(0, (asked & -asked).bit_length() - 1) for asked in range(256))


def first_of(asked: i64) -> i64:
    """Return the first of the seats that are asked, given as bits; there is at least one."""
    assert asked > 0, "no one is asked: the game is over"
    if asked < 256:
        return FIRST[asked]
    seat: i64 = 0
    while not asked & 1:
        asked >>= 1
        seat += 1
    return seat


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A game in progress.

    The first half of the class is for every caller.  The second half is what a game defines.  There, an option is an
    integer, a *move*, so that drivers that play millions of games need not create objects.
    """

    # Methods for every caller take an ``int``, not a machine word: a number that does not fit in one is refused by us.
    # Python stores a limited number of other fields in the object itself (tests/engine/test_interpreted.py).
    __slots__ = ("events", "quiet", "seats", "seed")

    seats: i64
    profile: str
    game: str = ""
    edition: str = ""  # the one whose words are used, if a game has several
    revision: int = 1  # of the rulebook (ADR 0014)

    def __init__(self) -> None:
        self.events: list[Event] = []  # what happened as a result of the last answer (or the deal)
        self.quiet = False  # whether to skip events, for simulation
        self.seed: int | str | None = None  # of ``stablemates.new``; never copied: it reveals all cards

    def pending(self) -> list[Question]:
        """Return the open questions, at most one per seat.  Empty when the game is over."""
        asked: i64 = self.asked()
        seat: i64 = 0
        while asked > 1 and not asked & 1:
            asked >>= 1
            seat += 1
        if asked == 1:  # usually only one seat is asked
            return [self.question(seat)]
        found: list[Question] = []
        while asked:
            if asked & 1:
                found.append(self.question(seat))
            asked >>= 1
            seat += 1
        return found

    def answer(self, seat: SupportsIndex, option: SupportsIndex | Option) -> list[Event]:
        """Answer ``seat``'s open question with an option or its index, and continue to the next question.

        Returns the full truth; ``Event.as_seen_by`` returns what a seat saw of it.
        """
        place = seat if isinstance(seat, int) else number_of(seat)
        seats: int = self.seats  # not a machine word: it is compared with any number
        # Valid answers skip the check: calling it costs 4%.
        if place < 0 or place >= seats or not (self.asked() >> place) & 1:
            self.check_asked(seat)
        number = option if isinstance(option, int) else self.number(place, option)
        move = self.nth(place, number) if 0 <= number < MANY else NO_MOVE
        if move == NO_MOVE:
            question = self.question(place)
            last = len(question.options) - 1
            raise IllegalAnswer(
                f"seat {int(place)} answered {option!r} to {question.ask!r}, which has options 0 to {last}"
            )
        self.events = []
        self.make(place, move)
        return self.events

    def number(self, seat: Seat, option: SupportsIndex | Option) -> int:
        """Return the index of an option in ``seat``'s question; -1 if it is not one of them."""
        if isinstance(option, Option):
            options = self.question(seat).options
            return options.index(option) if option in options else NO_NUMBER
        return number_of(option)

    def check_asked(self, seat: SupportsIndex) -> None:
        """Raise unless the seat exists and has an open question."""
        place = number_of(seat)
        seats: int = self.seats  # not a machine word: it is compared with any number
        if place < 0 or place >= seats or not (self.asked() >> place) & 1:
            raise NotYourQuestion(f"seat {seat!r} has no open question; asked: {self.all_asked()}")

    def existing(self, seat: int) -> i64:
        """Return a seat as a machine word; raise `NotYourQuestion` if there is no such seat."""
        seats: int = self.seats  # not a machine word: it is compared with any number
        if seat < 0 or seat >= seats:
            self.check_asked(seat)
        return seat

    def all_asked(self) -> str:
        """Return who is asked now, for error messages."""
        asked: i64 = self.asked()
        return str([seat for seat in range(self.seats) if (asked >> seat) & 1] or "no one, the game is over")

    def check_seat(self, seat: object) -> None:
        """Raise `NoSuchSeat` unless the seat exists; ``NOBODY`` is the spectator."""
        first: int = NOBODY  # not a machine word, nor is the next: they are compared with any number
        seats: int = self.seats
        if not isinstance(seat, int) or seat < first or seat >= seats:
            raise NoSuchSeat(f"there is no seat {seat!r}: seats are 0 to {self.seats - 1}")

    def show(self, seat: int = NOBODY) -> str:
        """Return the table in plain text as ``seat`` sees it, by default a spectator, and the question it is asked."""
        return self.shown_to(seat, [])

    def shown_to(self, seat: int, players: list[str]) -> str:
        """Return the same as ``show``, with the names of the players."""
        self.check_seat(seat)
        table = table_text(self.view(seat), players)
        if seat == NOBODY or not (self.asked() >> seat) & 1:
            return table
        return f"{table}\n{question_text(self.question(seat), players)}"

    def html(self, seat: int = NOBODY, players: Sequence[str] = ()) -> str:
        """Return the table in HTML with its cards drawn, as ``seat`` sees it; by default a spectator."""
        self.check_seat(seat)
        return DRAWN["html"](self.view(seat), players)

    def svg(self, seat: int = NOBODY, players: Sequence[str] = ()) -> str:
        """Return the table as one SVG picture, as ``seat`` sees it; by default a spectator."""
        self.check_seat(seat)
        return DRAWN["svg"](self.view(seat), players)

    def _repr_html_(self) -> str:
        """Show the table in a notebook, as a spectator sees it."""
        return self.html(NOBODY, ())

    def _repr_svg_(self) -> str:
        """Show the table as a picture when a notebook is exported as a paper or slides."""
        return self.svg(NOBODY, ())

    def __str__(self) -> str:
        return self.show(NOBODY)

    def __repr__(self) -> str:
        return f"<{self.profile} for {self.seats}, asked: {self.all_asked()}>"

    def __eq__(self, other: object) -> bool:
        """Return whether the other is the same game at the same point, including hidden cards and the generator."""
        return isinstance(other, State) and self.dump() == other.dump()

    def __reduce__(self) -> tuple[Any, ...]:
        return restore_state, (self.dump(), self.events, self.quiet, self.seed)

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """Return who won and why; ``None`` while the game continues."""

    @abstractmethod
    def clone(self) -> State:
        """Return an independent copy: for search, and for safe moves on a server."""

    @abstractmethod
    def imagine(self, seat: int, seed: int) -> State:
        """Return a copy in which everything hidden from ``seat`` is dealt again."""

    @abstractmethod
    def view(self, seat: int) -> View:
        """Return what ``seat`` may see (``NOBODY``: a spectator), as JSON; see ``protocol/views.py`` for its shape."""

    @abstractmethod
    def dump(self) -> dict[str, Any]:
        """Return the whole truth, as JSON.  ``stablemates.load`` is its inverse."""

    @abstractmethod
    def notation(self) -> str:
        """Return the position in one line of text.  ``stablemates.read`` is its inverse."""

    @abstractmethod
    def kind(self, card: int) -> str:
        """Return the kind of a card, as a key: ``red_5``, ``glitter_bomb``."""

    @abstractmethod
    def knows(self, seat: int, card: int) -> bool:
        """Return whether ``seat`` (``NOBODY``: a spectator) knows the face of a card."""

    @abstractmethod
    def why(self, seat: int, card: int) -> Reason | None:
        """Return why ``seat`` cannot play a card in its hand now; ``None`` if it can."""

    def why_not(self, seat: int, card: int) -> Reason | None:
        """Return why a card is not an answer to ``seat``'s question; ``None`` if it is.

        By default this covers only cards in the hand.  Games extend it to possible targets.
        """
        return self.why(seat, card)

    def asides(self, events: list[Event]) -> list[tuple[Card, Reason]]:
        """Explain what just did not happen: a reason per card, e.g. that its text is silenced."""
        return []

    # --- what a game defines -------------------------------------------------------------

    @abstractmethod
    def asked(self) -> i64:
        """Return a bit for each seat that has an open question.  Depends only on public facts."""

    @abstractmethod
    def question(self, seat: int) -> Question:
        """Return the question ``seat`` is asked; its options are in the order of ``moves(seat)``."""

    @abstractmethod
    def moves(self, seat: int) -> list[int]:
        """Return the options of ``seat``'s question as integers, the least committal one first."""

    @abstractmethod
    def option(self, seat: i64, move: i64) -> Option:
        """Return the option that a move of ``seat`` represents."""

    @abstractmethod
    def make(self, seat: i64, move: i64) -> None:
        """Carry out a move of ``moves(seat)`` and continue to the next question."""

    def width(self, seat: i64) -> i64:
        """Return the number of options of ``seat``'s question.  A game may know it without listing them."""
        return len(self.moves(seat))

    def nth(self, seat: i64, n: i64) -> i64:
        """Return ``moves(seat)[n]``, or ``NO_MOVE``.  A game may know it without listing them."""
        moves = self.moves(seat)
        if n < len(moves):
            return moves[n]
        return NO_MOVE

    def pick(self, seat: i64, rng: Rng) -> i64:
        """Return one of ``moves(seat)``, all equally likely."""
        return self.nth(seat, rng.below(self.width(seat)))

    def emit(
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
        """Emit an event, unless the game is quiet."""
        if not self.quiet:
            self.events.append(Event(kind, seat, card, seen_by, whom, n, word, source, rule, from_zone, to_zone))
