"""A table as its log has made it: who sits there, what is played, what is asked.

A room does nothing by itself.  ``rights`` says what a command may do, ``effects`` what an entry does, ``clock`` what is
due, ``looks`` what somebody sees.
"""

from __future__ import annotations

from collections import deque
from copy import copy
from functools import lru_cache
from typing import Literal, NamedTuple

from msgspec import Struct, field

from .. import fair
from ..core import kernel
from ..core.game import Game, Profile
from ..core.kernel import EVERYBODY, NOBODY, Seat, State
from ..core.match import Match
from ..games import registry
from ..protocol import seen
from ..protocol.commands import ALL_WAKES, Settings, Wake, WindowMode
from ..protocol.messages import Ended
from ..protocol.values import Event
from .masking import derive
from .shallow_copy import twin
from .speeds import HOLD_BANK, PACES, Pace
from .windows import Window

Phase = Literal["lobby", "playing", "over", "closed"]
KEPT_NEWS = 256  # for those who come back: most games from their deal on
KEPT_COMMANDS = 64  # for those who say something again soon; what is older is found in the log
SPOKEN = ("table-chat", "table-phrase", "table-reaction")  # what is not shown to those who have muted the speaker
STAND_IN = "novice"  # the level of a bot that plays for a person


class Person(Struct):
    """Somebody at the table, seated or watching, and what only they and the table know."""

    here: bool = False
    patience: int = 1
    muted: set[str] = set()  # people whose words they do not want to see
    spoke: tuple[int, ...] = ()  # when they last said something


class Order(Struct):
    """How a seat wants to be asked in windows.  A new wish is a new order: none is changed."""

    mode: WindowMode = "smart"
    seat: Seat = NOBODY
    kind: str = ""
    of_type: str = ""
    wake: tuple[Wake, ...] = ALL_WAKES


class Chair(Struct):
    """A seat at the table."""

    person: str = ""
    name: str = ""
    bot: str = ""  # the level of the bot that plays here
    word: str = ""
    again: bool = False
    away: int | None = None  # since when the person is not there
    graced: bool = False  # has had the extra time of those who were cut off
    late: int = 0  # decisions late, one after the other
    bank: int = 0
    hold_left: int = HOLD_BANK
    order: Order = field(default_factory=Order)
    asked: int = 0  # how often this player was asked in windows at this table
    passes: list[int] = []  # how long they took to pass in them, time-outs included

    @property
    def stand_in(self) -> bool:
        """Whether a bot plays for a person."""
        return bool(self.person and self.bot)

    def new_game(self, bank: int) -> None:
        self.again = False
        self.graced = False
        self.late = 0
        self.bank = bank
        self.hold_left = HOLD_BANK
        self.order = Order()


class Turn(Struct):
    """The one seat that is awaited, and since when."""

    seat: Seat
    started: int
    allowed: int | None  # before the bank is touched; none: no clock
    extra: int = 0  # added for somebody who was cut off


Chain = tuple[tuple[Seat, int], ...]  # cards in the air: who laid which


class Step(NamedTuple):
    """A step of the game, that can be taken back."""

    answers: int  # that it consists of
    by: Seat  # whose step it was
    chain: Chain  # before it


@lru_cache(1024)
def step(answers: int, by: Seat, chain: Chain) -> Step:
    """A game has hundreds of steps, and most are like another: each is kept once, for all tables."""
    return Step(answers, by, chain)


@lru_cache(4096)
def answer(seat: Seat, option: int) -> tuple[Seat, int]:
    """So it is with answers."""
    return seat, option


class Score(Struct):
    """What somebody has won in the series."""

    wins: int = 0
    points: int = 0


class Item:
    """An event as it happened, before it is sent to anybody."""

    __slots__ = ("event", "seen_by", "speaker")

    def __init__(self, event: Event, seen_by: int = EVERYBODY, speaker: str = "") -> None:
        self.event = event  # with its card
        self.seen_by = seen_by  # the set of those who saw the card
        self.speaker = speaker  # who can be muted


class Room:
    def __init__(self, table: str) -> None:
        self.table = table
        self.seq = 0  # entries applied
        self.at = 0  # the time of the last
        self.shown = 0  # the time of the last that everybody was told of
        self.state = 0  # what a command is made on: grows with each change of the table or the game that all can see
        self.settled = 0  # the state number of the last settings or deal: an older command to deal is stale
        self.stream = 0  # grows with all that is told to everybody
        self.done: dict[str, tuple[str, int]] = {}  # the last commands: whose each was, the state number it led to
        self.phase: Phase = "lobby"
        self.secret = ""
        self.commitments: dict[int, str] = {}  # of the deals; shared by all copies
        self.settings = Settings(profile="", seats=2)
        self.code = ""
        self.code_until = 0
        self.host = ""
        self.people: dict[str, Person] = {}
        self.removed: set[str] = set()
        self.chairs: list[Chair] = []
        self.scores: dict[str, Score] = {}
        self.games = 0  # dealt so far
        self.finished = 0  # ... and played to their end
        self.match: Match | None = None
        self.words: list[str] = []  # of the deal that is played
        self.window: Window | None = None
        self.turn: Turn | None = None
        self.chain: Chain = ()  # the cards of the windows since the last turn
        self.steps: list[Step] = []
        self.free = False  # whether the last step has shown nobody anything
        self.ended: Ended | None = None
        self.wish: Seat = NOBODY  # who wants to take an answer back
        self.agreed: set[Seat] = set()
        self.waiting_until = 0  # nobody is replaced by a bot before
        self.wait_votes: set[str] = set()
        self.slept: int | None = None  # since when nobody has been there
        self.trouble = ""
        # of the last entry:
        self.items: list[Item] = []
        self.told: str | None = None  # the one person it concerns; none: everybody
        self.kept: deque[bytes] = deque(maxlen=KEPT_NEWS)  # what everybody was told last, written by ``keeping``

    def clone(self) -> Room:
        """An independent copy, on which an entry is tried before it is written.

        What is shared by both (``chain``, what people and chairs hold) is replaced, never changed.
        """
        other = twin(self)
        other.done = self.done.copy()
        other.people = {name: copy(person) for name, person in self.people.items()}
        other.removed = self.removed.copy()
        other.chairs = [copy(chair) for chair in self.chairs]
        other.scores = {name: copy(score) for name, score in self.scores.items()}
        other.match = None if self.match is None else clone_match(self.match)
        other.steps = self.steps.copy()
        other.window = None if self.window is None else self.window.clone()
        other.turn = None if self.turn is None else copy(self.turn)
        other.agreed = self.agreed.copy()
        other.wait_votes = self.wait_votes.copy()
        other.kept = self.kept.copy()
        return other

    # --- what is played ------------------------------------------------------------------------

    @property
    def book(self) -> tuple[Game, Profile]:
        return registry.find(self.settings.profile)

    @property
    def pace(self) -> Pace:
        return PACES[self.settings.speed]

    @property
    def playing(self) -> Match:
        assert self.match is not None, "no game is played"
        return self.match

    @property
    def game(self) -> State:
        return self.playing.state

    def answer(self, seat: Seat, option: int) -> list[kernel.Event]:
        """Answer a question of the game."""
        events = self.playing.answer(seat, option)
        self.playing.answers[-1] = answer(seat, option)
        return events

    def type_of(self, card: int) -> str:
        """What type of card it is, by the rulebook; "" where a game has no types."""
        types = self.book[0].describe(self.settings.profile).get("types", {})
        return str(types.get(self.game.kind(card), "")) if card >= 0 else ""

    def deal_secret(self, game: int) -> str:
        """The secret of one deal of this table.  It is revealed after the game and says nothing about the others."""
        return (derive(self.secret, f"deal {game} a") + derive(self.secret, f"deal {game} b")).hex()

    def commitment(self, game: int) -> str:
        """What is shown before a deal; computed once."""
        if game not in self.commitments:
            self.commitments[game] = fair.commitment(self.deal_secret(game))
        return self.commitments[game]

    def label(self, seat: Seat) -> str:
        """What masked times of a seat are drawn by at this moment: public numbers alone."""
        return f"{self.games}/{len(self.playing.answers)}/{seat}"

    # --- who is there ----------------------------------------------------------------------------

    def seat_of(self, person: str) -> Seat:
        if person:
            for seat, chair in enumerate(self.chairs):
                if chair.person == person:
                    return seat
        return NOBODY

    def is_here(self, person: str) -> bool:
        return person in self.people and self.people[person].here

    @property
    def acting_host(self) -> str:
        """The host, or the first who sits there while the host is away."""
        if self.is_here(self.host):
            return self.host
        return next((chair.person for chair in self.chairs if self.is_here(chair.person)), self.host)

    def is_host(self, person: str) -> bool:
        return bool(person) and person in (self.host, self.acting_host)

    def players(self) -> list[Seat]:
        """Seats of people who play themselves."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.person and not chair.bot]

    def present(self) -> list[Seat]:
        """Seats of people who are there, whether or not a bot plays for them."""
        return [seat for seat, chair in enumerate(self.chairs) if self.is_here(chair.person)]

    @property
    def asleep(self) -> bool:
        """Whether nobody is there who has a seat: then no clock runs and no bot plays on.

        Where bots have all the seats, those who watch are enough.
        """
        somebody = False
        for chair in self.chairs:
            if chair.person:
                if self.is_here(chair.person):
                    return False
                somebody = True
        return somebody or not any(person.here for person in self.people.values())

    @property
    def alone(self) -> bool:
        """Whether there is one person at most, so that nobody can read another's timing.

        Who only watches counts: they may sit down in a bot's place, or in their own again.
        """
        seated = sum(1 for chair in self.chairs if chair.person)
        return seated < 2 and sum(person.here for person in self.people.values()) < 2

    @property
    def unhurried(self) -> bool:
        """Whether one person at most plays here: bots can wait."""
        return sum(1 for chair in self.chairs if chair.person) < 2

    @property
    def patience(self) -> int:
        """How many times longer windows and clocks are, for whoever needs it; at tables of friends.

        Who has left counts until the next deal: a clock that gets shorter would tell that it was them.
        """
        if self.settings.public:
            return 1
        return max((person.patience for person in self.people.values()), default=1)

    def speaker(self, seat: Seat) -> str:
        return self.chairs[seat].person

    def score_key(self, seat: Seat) -> str:
        """Whose points a seat's are: a person takes them along to another seat, a bot is its seat."""
        return self.chairs[seat].person or f"seat {seat}"

    # --- what is told ------------------------------------------------------------------------------

    def tell(self, kind: str, seat: Seat = NOBODY, whom: Seat = NOBODY, word: str = "", text: str = "") -> None:
        """Something happened at the table, for everybody to know."""
        speaker = self.speaker(seat) if kind in SPOKEN else ""
        self.items.append(Item(Event(kind, seat=seat, whom=whom, word=word, text=text), speaker=speaker))

    def tell_game(self, events: list[kernel.Event]) -> None:
        """What an answer has brought about in the game."""
        self.items += [Item(*one) for one in seen.happened(self.game, events)]


def clone_match(match: Match) -> Match:
    other = twin(match)
    other.answers = match.answers.copy()
    other.state = match.state.clone()
    return other
