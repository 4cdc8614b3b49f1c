"""Messages from the server: a snapshot of the table as one viewer sees it, events, and replies to commands."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct
from msgspec.json import Encoder

from ..core.kernel import NOBODY
from .commands import ALL_WAKES, Avatar, AvatarColour, Pace, Settings, Wake, WindowMode
from .values import Card, Event, Outcome, Question
from .views import View

Phase = Literal["lobby", "playing", "over", "closed"]
UndoWay = Literal["", "free", "ask"]


class SeatView(Struct, omit_defaults=True):
    """A seat as everyone sees it."""

    name: str = ""
    kind: Literal["empty", "person", "bot"] = "empty"
    level: str = ""  # the level of the bot that plays here
    stand_in: bool = False  # whether the bot plays for a person, who may return
    here: bool = True  # whether the person is connected
    again: bool = False  # whether they voted for a rematch
    word: bool = False  # whether they added a word to the shuffle
    wins: int = 0  # games won in the series
    points: int = 0  # points in the series
    avatar: Avatar | None = None  # chosen by the player; left out: the one that goes with the name
    colour: AvatarColour | None = None  # chosen by the player; left out: the avatar's own


class Ended(Outcome, frozen=True, omit_defaults=True, kw_only=True):
    """How the last game at the table ended."""

    game: int  # its number, by which its match file is found
    series: int = NOBODY  # the seat that won the series with it
    players: tuple[SeatView, ...] = ()  # the seats when it ended: others may have taken them since


class UndoRequest(Struct):
    """A player asks to undo their last answer."""

    seat: int
    agreed: list[int]  # the seats that have agreed so far


class TableView(Struct, omit_defaults=True):
    """The table as everyone sees it."""

    phase: Phase
    settings: Settings
    seats: list[SeatView]
    host: int  # a seat, or -1
    code: str  # the table code
    game: int  # how many games have been dealt here
    commitment: str  # the commitment to the next deal, or to the one being played
    words: list[str]  # the words added to the deal being played
    spectators: int
    goal: int = 0  # points that win the series
    undo: UndoRequest | None = None
    waiting: bool = False  # no one is here: all clocks are stopped
    error: str = ""  # the number of an error report: the last answer could not be carried out
    ended: Ended | None = None
    queue: list[str] = []  # the names of people who wait for the next game
    votes: bool = False  # the host of a public table is away: after two minutes the players may vote
    pace: Pace = "off"  # the pace of the animations that the table waits for: that of the slowest player present


class WindowView(Struct, omit_defaults=True):
    """A reaction window: several seats may respond at the same time.  It never says who has passed."""

    kind: str  # what is asked, a translation key
    asked: list[int]  # the seats that may respond
    seat: int  # the player whose card it is about
    depth: int  # 0: responses to the card, 1: responses to a response, and so on
    opened: int  # server time in milliseconds, like `ends`
    floor: int  # milliseconds that it stays open at least
    ends: int | None
    source: Card | None = None  # the card it is about
    wins: bool = False  # whether the game is over if no one responds
    thinking: bool = False  # whether someone has asked for more time


class ClockView(Struct, omit_defaults=True):
    """The clock of the only seat that is being waited for."""

    seat: int
    started: int  # server time in milliseconds
    ends: int | None  # when the time bank is used up as well
    bank: int = 0  # milliseconds left in the time bank


class Mine(Struct, omit_defaults=True):
    """What only the viewer sees of the table."""

    mode: WindowMode = "smart"
    armed_seat: int = NOBODY
    armed_kind: str = ""
    wake: tuple[Wake, ...] = ALL_WAKES
    patience: int = 1
    answered: int | None = None  # the viewer's answer in the open window; the question is then no longer sent
    held: bool = False  # whether the viewer has asked for more time in this window
    hold_left: int = 0  # milliseconds of extra time left to ask for
    undo: UndoWay = ""  # whether and how the last answer can be undone
    muted: tuple[int, ...] = ()
    word: str = ""  # the viewer's own word for the shuffle
    call: int | None = None  # until when the call may still be made with the card just played
    armed_type: str = ""
    pace: Pace | None = None  # the viewer's own pace; none: the table's


class Snapshot(Struct, omit_defaults=True):
    """Everything that a viewer sees at one moment."""

    state: int  # the number that commands refer to
    stream: int  # the number of the last event; a client that reconnects names it
    now: int  # server time in milliseconds
    you: int  # the viewer's seat, or -1
    table: TableView
    view: View | None = None  # the game as the viewer's seat sees it
    question: Question | None = None
    window: WindowView | None = None
    clock: ClockView | None = None
    mine: Mine | None = None
    place: int = NOBODY  # the viewer's place in the queue for the next game, starting at 0, or -1
    played: int = NOBODY  # the viewer's seat in the game that is over, or -1


class Welcome(Struct, tag_field="type", tag="welcome"):
    """The first message, also after a reconnect: a snapshot, and the events that the viewer missed."""

    protocol: int
    snapshot: Snapshot
    events: list[Event]
    complete: bool  # whether `events` are all the events that were missed


class Update(Struct, tag_field="type", tag="update"):
    """Something happened: the events, and a snapshot after them."""

    events: list[Event]
    snapshot: Snapshot


class Accepted(Struct, tag_field="type", tag="accepted"):
    """A command was carried out and is on disk."""

    id: str
    state: int


class Refused(Struct, tag_field="type", tag="refused", omit_defaults=True):
    """A command was refused.  Nothing has changed."""

    id: str
    reason: str  # a translation key
    text: str  # the same in English
    snapshot: Snapshot | None = None
    rule: str = ""


class Bye(Struct, tag_field="type", tag="bye"):
    """The last message before the server closes the connection."""

    reason: str  # a translation key
    text: str  # the same in English


class Pong(Struct, tag_field="type", tag="pong"):
    """The reply to a `ping`."""


Message = Welcome | Update | Accepted | Refused | Bye | Pong

write = Encoder().encode
