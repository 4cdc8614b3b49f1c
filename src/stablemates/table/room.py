"""The state of a table: who is seated, what is played, what is asked.

A room does nothing by itself.  Features (``registry`` lists them) change it by log entries, ``deadlines`` computes
what is due, and ``snapshots`` what a viewer sees.
"""

from __future__ import annotations

from collections import deque
from functools import lru_cache
from typing import Literal, NamedTuple

from msgspec import Struct, field
from msgspec.structs import replace

from .. import fair
from ..core import kernel
from ..core.game import Game, Profile
from ..core.kernel import EVERYBODY, NOBODY, Question, Seat
from ..core.match import Match
from ..core.table import Table
from ..games import registry
from ..protocol import seen
from ..protocol.commands import ALL_WAKES, Avatar, AvatarColour, Pace, Settings, Wake, WindowMode
from ..protocol.messages import Ended, Phase
from ..protocol.values import Card, Event
from .masking import derive
from .shallow_copy import twin
from .speeds import HOLD_BANK, SPEEDS, Speed
from .windows import Window

KEPT_BATCHES = 256  # of events, for viewers who reconnect: most games since their deal
KEPT_COMMANDS = 64  # for retries that come soon; older ones are found in the log
MOST_ANSWERS = 10_000  # in one game; games between random bots take a few hundred
MOST_UNDOS = 200  # in one game
STAND_IN = "sensible"  # at new tables: a stand-in should not ruin the game for the person who returns


Motion = Literal["remove", "handover", "close"]  # what players vote on
Done = tuple[str, int]  # a command that was carried out: the person it came from, the state it led to


class Person(Struct):
    """A person at the table, seated or watching, and their private settings."""

    here: bool = False
    patience: int = 1
    muted: set[str] = set()  # people whose messages are hidden from them
    spoke: tuple[int, ...] = ()  # when they sent their last messages
    pace: Pace | None = None  # at which they see animations; none: the table's


class Order(Struct):
    """A standing order: how a seat responds in reaction windows.  An order is replaced, never changed."""

    mode: WindowMode = "smart"
    seat: Seat = NOBODY
    kind: str = ""
    of_type: str = ""
    wake: tuple[Wake, ...] = ALL_WAKES


class Queued(Struct, frozen=True):
    """A person in the queue for the next game."""

    person: str
    name: str
    avatar: Avatar | None = None
    colour: AvatarColour | None = None


class Vote(Struct, frozen=True):
    """A player's vote at a public table whose host is away."""

    by: str
    motion: Motion
    whom: str  # the person it is about; "" if it is about the table


class SeatRecord(Struct):
    """A seat at the table, and what the table keeps about the player in it."""

    person: str = ""
    name: str = ""
    avatar: Avatar | None = None
    colour: AvatarColour | None = None  # behind the avatar
    bot: str = ""  # the level of the bot that plays here
    watches: bool = False  # the player left the seat during the game, and sees what a spectator sees
    word: str = ""
    again: bool = False  # voted for a rematch
    away: int | None = None  # since when the player has been away
    graced: bool = False  # has had the extra time for a lost connection
    late: int = 0  # late decisions in a row
    bank: int = 0  # milliseconds left in the time bank
    hold_left: int = HOLD_BANK
    order: Order = field(default_factory=Order)
    asked: int = 0  # how often this player was asked in reaction windows at this table
    passes: list[int] = []  # how long they took to pass in them, timeouts included

    @property
    def stand_in(self) -> bool:
        """Return whether a bot plays for a person."""
        return bool(self.person and self.bot)

    def new_game(self, bank: int) -> None:
        self.again = False
        self.watches = False
        self.graced = False
        self.late = 0
        self.bank = bank
        self.hold_left = HOLD_BANK
        self.order = Order()


class Turn(Struct):
    """The only seat that is being waited for, and since when."""

    seat: Seat
    started: int
    allowed: int | None  # before the time bank is used; none: no clock
    extra: int = 0  # added for a lost connection


class Animation(Struct, frozen=True):
    """The animation of the last action, for the players present.  It is replaced, never changed."""

    began: int = 0
    limit: int = 0  # when the table stops waiting
    ends: dict[str, int] = {}  # when each of them has seen it
    readable: dict[int, int] = {}  # when the cards in it can be read
    held_by: str = ""  # the player who paused it, and when
    held_at: int = 0


Chain = tuple[tuple[Seat, int], ...]  # cards being played, each in response to the one before: who played which


Position = tuple[int, bytes]  # the number of answers, and the position, packed


class Step(NamedTuple):
    """A step of the game that can be undone."""

    answers: int  # that it consists of
    by: Seat  # the player who made it
    chain: Chain  # before it


@lru_cache(1024)
def step(answers: int, by: Seat, chain: Chain) -> Step:
    """Intern steps: a game has hundreds, and most repeat."""
    return Step(answers, by, chain)


@lru_cache(4096)
def answer(seat: Seat, option: int) -> tuple[Seat, int]:
    """Intern ``(seat, option)`` pairs: most answers repeat."""
    return seat, option


class Score(Struct):
    """What a player has won in the series."""

    wins: int = 0
    points: int = 0


class Item:
    """An event as it happened, before it is sent to anyone."""

    __slots__ = ("event", "seen_by", "speaker")

    def __init__(self, event: Event, seen_by: int = EVERYBODY, speaker: str = "") -> None:
        self.event = event  # with its card
        self.seen_by = seen_by  # the set of seats that saw the card
        self.speaker = speaker  # the person who can be muted


class Room:
    """The state of a table: the fold of its log."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.seq = 0  # entries applied
        self.at = 0  # the time of the last
        self.shown = 0  # the time of the last one shown to everyone
        self.state = 0  # what commands refer to: raised by each change of the table or the game that everyone can see
        self.settled = 0  # ... and the last such change that was not only about seats
        self.stream = 0  # raised by every batch of events for everyone
        self.commands: dict[str, Done] = {}  # the last ones, by id
        self.phase: Phase = "lobby"
        self.secret = ""
        self.stand_in = STAND_IN  # the level of a bot that plays for a person
        self.commitments: dict[int, str] = {}  # of the deals; shared by all copies
        self.settings = Settings(profile="", seats=2)
        self.continues = ""  # a match file: the first game continues from its last answer
        self.code = ""
        self.code_until = 0
        self.host = ""
        self.host_left: int | None = None  # since when the host has been away
        self.votes: tuple[Vote, ...] = ()  # while the host is away
        self.people: dict[str, Person] = {}
        self.removed: set[str] = set()
        self.queue: tuple[Queued, ...] = ()  # for the next game
        self.seats: list[SeatRecord] = []
        self.scores: dict[str, Score] = {}
        self.games = 0  # dealt so far
        self.finished = 0  # ... and played to the end
        self.match: Match | None = None
        self.words: list[str] = []  # of the deal being played
        self.questions: list[Question] = []  # that the game asks now; computed once for each position
        self.views: seen.Views | None = None  # of the last position that was shown
        self.window: Window | None = None
        self.turn: Turn | None = None
        self.animation = Animation()
        self.chain: Chain = ()  # the cards of the windows since the last turn
        self.steps: list[Step] = []
        self.positions: tuple[Position, ...] = ()  # kept for undo (``rewind``)
        self.answered = 0  # answers made in this game, including those that were undone
        self.undone = 0  # ... and the number of undos
        self.undo_free = False  # whether the last step has shown no one anything new
        self.ended: Ended | None = None
        self.played: tuple[str, ...] = ()  # who played the game that is over, by seat; a bot: ""
        self.applause: tuple[int, ...] = ()  # when spectators last clapped
        self.undo_asked: Seat = NOBODY  # the player who asks to undo
        self.undo_agreed: set[Seat] = set()
        self.waiting_until = 0  # before this time no bot takes over
        self.wait_votes: set[str] = set()
        self.deserted_since: int | None = None
        self.error = ""  # the number of an error report: the game could not continue
        self.patient = False  # whether every window waits for its players: one person, no clock
        # of the last entry:
        self.items: list[Item] = []
        self.only_for: str | None = None  # the only person who sees it; none: everyone
        self.history: deque[bytes] = deque(maxlen=KEPT_BATCHES)  # the last batches of events, encoded by ``history``

    def clone(self) -> Room:
        """Return an independent copy, on which an entry is tried before it is written.

        The two share the match, ``questions``, ``animation``, ``chain`` and the values of people and seats: these are
        replaced, never changed.
        """
        other = twin(self)
        other.commands = self.commands.copy()
        other.people = {name: replace(person) for name, person in self.people.items()}
        other.removed = self.removed.copy()
        other.seats = [replace(record) for record in self.seats]
        other.scores = {name: replace(score) for name, score in self.scores.items()}
        other.steps = self.steps.copy()
        other.window = None if self.window is None else self.window.clone()
        other.turn = None if self.turn is None else replace(self.turn)
        other.undo_agreed = self.undo_agreed.copy()
        other.wait_votes = self.wait_votes.copy()
        other.history = self.history.copy()
        return other

    # --- the game ------------------------------------------------------------------------

    @property
    def book(self) -> tuple[Game, Profile]:
        return registry.find(self.settings.profile)

    @property
    def series_goal(self) -> int:
        """The points that win the series; 0: it is not played for points."""
        return self.book[0].series(dict(self.settings.options))

    @property
    def speed(self) -> Speed:
        return SPEEDS[self.settings.speed]

    @property
    def playing(self) -> Match:
        assert self.match is not None, "no game is in progress"
        return self.match

    @property
    def game(self) -> Table:
        return self.playing.state

    def fork(self) -> Table:
        """Continue with a copy of the match, and return the position before it.

        This is the one copy of the game that an answer costs: everything that changes the match calls it first, and
        copies of the room share the match.
        """
        before = self.playing
        self.match = match = twin(before)
        match.answers = before.answers.copy()
        match.state = before.state.clone()
        return before.state

    @property
    def stuck(self) -> bool:
        """True if the game does not continue by itself: it failed, or it has reached the limit of answers."""
        return bool(self.error) or self.answered >= MOST_ANSWERS

    def question_for(self, seat: Seat) -> Question | None:
        """Return the question that a seat is asked now."""
        for question in self.questions:
            if question.seat == seat:
                return question
        return None

    def answer(self, seat: Seat, option: int) -> list[kernel.Event]:
        """Answer a question of the game.  Call ``fork`` first."""
        events = self.playing.answer(seat, option)
        self.playing.answers[-1] = answer(seat, option)
        self.answered += 1
        return events

    def type_of(self, card: int) -> str:
        """Return the type of a card by the rulebook; "" if the game has no types."""
        types = self.book[0].describe(self.settings.profile).get("types", {})
        return str(types.get(self.game.kind(card), "")) if card >= 0 else ""

    def is_daily(self, game: int) -> bool:
        """Return whether a game of this table is the deal of a day."""
        return game == 1 and self.settings.daily != ""

    def is_continued(self, game: int) -> bool:
        """Return whether a game of this table continues another one, and is not dealt here."""
        return game == 1 and self.continues != ""

    def deal_secret(self, game: int) -> str:
        """Return the secret of one deal of this table.  It is revealed after the game, and reveals no other secret."""
        if self.is_daily(game):
            return fair.secret_of_day(self.settings.daily)
        return (derive(self.secret, f"deal {game} a") + derive(self.secret, f"deal {game} b")).hex()

    def commitment(self, game: int) -> str:
        """Return the commitment that is shown before a deal; computed once.  It is empty if nothing is dealt."""
        if self.is_continued(game):
            return ""
        if game not in self.commitments:
            self.commitments[game] = fair.commitment(self.deal_secret(game))
        return self.commitments[game]

    def label(self, seat: Seat) -> str:
        """Return the label from which a seat's masked times are drawn now.  It has only public numbers."""
        return f"{self.games}/{len(self.playing.answers)}/{seat}"

    # --- people ----------------------------------------------------------------------------

    def seat_of(self, person: str) -> Seat:
        if person:
            for seat, record in enumerate(self.seats):
                if record.person == person:
                    return seat
        return NOBODY

    def eyes_at(self, seat: Seat) -> Seat:
        """Return the seat whose cards the player in a seat sees."""
        return NOBODY if seat == NOBODY or self.seats[seat].watches else seat

    def is_here(self, person: str) -> bool:
        return person in self.people and self.people[person].here

    @property
    def acting_host(self) -> str:
        """Return the host or, while the host is away, the first player present."""
        if self.is_here(self.host):
            return self.host
        return next((record.person for record in self.seats if self.is_here(record.person)), self.host)

    def is_host(self, person: str) -> bool:
        return bool(person) and person in (self.host, self.acting_host)

    def players(self) -> list[Seat]:
        """Return the seats of people who play themselves."""
        return [seat for seat, record in enumerate(self.seats) if record.person and not record.bot]

    def present(self) -> list[Seat]:
        """Return the seats of people present, whether or not a bot plays for them."""
        return [seat for seat, record in enumerate(self.seats) if self.is_here(record.person)]

    @property
    def deserted(self) -> bool:
        """True if no player is present: then no clock runs and no bot plays.

        If bots have all the seats, a spectator is enough to keep the game going.
        """
        seated = False
        for record in self.seats:
            if record.person:
                if self.is_here(record.person):
                    return False
                seated = True
        return seated or not any(person.here for person in self.people.values())

    @property
    def alone(self) -> bool:
        """True if there is at most one person, so that no one can read another's timing.

        Spectators count: they may take a bot's seat, or return to their own.
        """
        seated = sum(1 for record in self.seats if record.person)
        return seated < 2 and sum(person.here for person in self.people.values()) < 2

    @property
    def unhurried(self) -> bool:
        """True if at most one person plays here, so that no clock is needed: bots can wait."""
        return sum(1 for record in self.seats if record.person) < 2

    @property
    def patience(self) -> int:
        """Return how many times longer windows and clocks are, at private tables, for people who need it.

        People who left count until the next deal: a clock that became shorter would reveal that it was theirs.
        """
        if self.settings.public:
            return 1
        return max((person.patience for person in self.people.values()), default=1)

    def score_key(self, seat: Seat) -> str:
        """Return the owner of a seat's score: a person keeps it when changing seats, a bot's belongs to the seat."""
        return self.seats[seat].person or f"seat {seat}"

    # --- changes -----------------------------------------------------------------------------------

    def clear_seat(self, seat: Seat) -> None:
        self.seats[seat] = SeatRecord()

    def advance(self) -> None:
        """Make commands that refer to an earlier state stale."""
        self.state += 1
        self.settled = self.state

    def seats_changed(self) -> None:
        """Make commands stale, except during a game: sitting down must not make answers stale."""
        if self.phase != "playing":
            self.state += 1

    # --- events ------------------------------------------------------------------------------------

    def emit(
        self,
        kind: str,
        seat: Seat = NOBODY,
        whom: Seat = NOBODY,
        word: str = "",
        text: str = "",
        card: Card | None = None,
        speaker: str = "",
    ) -> None:
        """Emit an event of the table, for everyone except people who muted the speaker."""
        event = Event(kind, seat=seat, card=card, whom=whom, word=word, text=text)
        self.items.append(Item(event, speaker=speaker))

    def emit_game(self, events: list[kernel.Event]) -> None:
        """Emit what happened in the game."""
        self.items += [Item(*one) for one in seen.happened(self.game, events)]
