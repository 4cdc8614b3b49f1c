"""What is said between a table and those who sit at it: a closed list of typed messages.

``Command`` is what a client may say, ``Message`` what a server says.  The JSON Schema, the TypeScript types and
``docs/protocol.md`` are made from this file.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct
from msgspec.json import Decoder, Encoder

PROTOCOL = 1  # clients say which they speak; it grows when an old client would no longer understand

Id = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{8,64}$(?!\n)", description="Random; a repeated one changes nothing.")]
Number = Annotated[int, Meta(ge=0, le=2**53 - 1)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Word = Annotated[str, Meta(max_length=64)]
Text = Annotated[str, Meta(min_length=1, max_length=280)]
Key = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[a-z0-9_:-]+$(?!\n)")]
Whole = Annotated[int, Meta(ge=1 - 2**53, le=2**53 - 1)]  # what every client can count
Value = Whole | bool | Annotated[str, Meta(max_length=200)]
Speed = Literal["quick", "normal", "relaxed", "off"]
WindowMode = Literal["smart", "always", "sleep", "armed"]
Wake = Literal["wins", "mine", "stops"]  # the card wins the game; it touches me; it stops a card of mine
Phrase = Literal[
    "hello", "good-luck", "well-played", "thanks", "sorry", "oops", "wow", "hurry", "thinking", "one-more", "bye"
]
ALL_WAKES: tuple[Wake, ...] = ("wins", "mine", "stops")
Reaction = Literal["clap", "laugh", "cry", "angry", "heart", "unicorn"]


class Settings(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What a table plays, and how."""

    profile: Key
    seats: Annotated[int, Meta(ge=2, le=16)]
    options: dict[Key, Value] = {}
    speed: Speed = "normal"
    public: bool = False


# --- what a client may say -----------------------------------------------------------------------


class Said(Struct, forbid_unknown_fields=True, tag_field="type", tag=lambda name: name.lower(), kw_only=True):
    """What every command carries."""

    id: Id
    on: Number  # the state number that the sender saw


class Sit(Said):
    """Take a seat, or change one's name or place."""

    name: Name
    seat: SeatNumber | None = None  # none: the first that is free


class Stand(Said):
    """Give up one's seat; during a game a bot plays on, and one may return."""


class Return(Said):
    """Take one's seat back from the bot."""


class AddBot(Said):
    """Put a bot on an empty seat."""

    level: Key
    seat: SeatNumber | None = None  # none: all that are empty


class Remove(Said):
    """The host takes a bot or a person off a seat."""

    seat: SeatNumber


class Settle(Said):
    """The host changes what is played."""

    settings: Settings


class GiveWord(Said):
    """Add a word to the shuffle."""

    word: Word


class Start(Said):
    """The host lets the cards be dealt."""


class HandOver(Said):
    """The host makes somebody else the host."""

    seat: SeatNumber


class Close(Said):
    """The host closes the table."""


class Answer(Said):
    """The answer to the question one is asked: the number of an option."""

    option: Annotated[int, Meta(ge=0, le=100_000)]


class Call(Said):
    """Say «Unorog!» a moment late: it counts as said with the card just laid."""


class Hold(Said):
    """Hmm: a little more time in this window.  Nobody is told who asked for it."""


class Mode(Said):
    """How one wants to be asked in windows.  Nobody else is told."""

    mode: WindowMode
    seat: SeatNumber | None = None  # armed: only against this player
    kind: Key | None = None  # armed: only against a card of this kind
    of_type: Key | None = None  # armed: only against cards of this type
    wake: tuple[Wake, ...] = ALL_WAKES  # what ends the sleep


class Patience(Said):
    """Windows and clocks that take twice or ten times as long, at tables of friends.  Nobody is told who asked."""

    times: Literal[1, 2, 10]


class Nudge(Said):
    """The host of a table without clocks reminds those who are awaited."""


class Undo(Said):
    """Take back one's last answer."""


class Consent(Said):
    """Yes or no to somebody's wish to take an answer back."""

    yes: bool


class Wait(Said):
    """Let the table wait for those who are away instead of seating a bot for them."""


class Rematch(Said):
    """Once more, with the same people."""


class Chat(Said):
    """Say something, at a private table."""

    text: Text


class Say(Said):
    """Say one of the ready phrases."""

    phrase: Phrase


class React(Said):
    """Show a small picture."""

    reaction: Reaction


class Mute(Said):
    """Do not show me what this seat says."""

    seat: SeatNumber
    muted: bool = True


Command = (
    Sit
    | Stand
    | Return
    | AddBot
    | Remove
    | Settle
    | GiveWord
    | Start
    | HandOver
    | Close
    | Answer
    | Call
    | Hold
    | Mode
    | Patience
    | Nudge
    | Undo
    | Consent
    | Wait
    | Rematch
    | Chat
    | Say
    | React
    | Mute
)

# --- what a viewer sees ----------------------------------------------------------------------------


class SeatView(Struct, omit_defaults=True):
    """A seat as everybody sees it."""

    name: str = ""
    kind: Literal["empty", "person", "bot"] = "empty"
    level: str = ""  # of the bot that plays here
    stand_in: bool = False  # whether the bot plays for a person, who may return
    here: bool = True
    again: bool = False  # wants a rematch
    word: bool = False  # has added a word to the shuffle
    wins: int = 0  # in the series
    points: int = 0


class Ended(Struct, omit_defaults=True):
    """How the last game ended."""

    winner: int  # a seat, or -1: everybody lost
    why: str
    rule: str
    points: list[int]
    record: int  # the number of the game, by which its record is found
    series: int = -1  # the seat that has won the series with it


class Wish(Struct):
    """Somebody wants to take an answer back."""

    seat: int
    agreed: list[int]


class TableView(Struct, omit_defaults=True):
    """The table as everybody sees it."""

    phase: Literal["lobby", "playing", "over", "closed"]
    settings: Settings
    seats: list[SeatView]
    host: int  # a seat, or -1
    code: str
    game: int  # how many games have been dealt here
    commitment: str  # of the next deal, or of the one that is played
    words: list[str]  # that were added to the deal that is played
    watching: int
    goal: int = 0  # points that win the series
    wish: Wish | None = None
    waiting: bool = False  # nobody is there: all clocks stand still
    trouble: str = ""  # the number of an error report: the last answer could not be carried out
    ended: Ended | None = None


class OptionView(Struct, omit_defaults=True):
    verb: str
    card: int = -1
    face: str = ""
    seat: int = -1
    word: str = ""


class Cannot(Struct, omit_defaults=True):
    """Why a card of one's hand cannot be played now."""

    card: int
    why: str  # a translation key
    rule: str
    source: int = -1  # the card that forbids it
    face: str = ""


class Ask(Struct, omit_defaults=True):
    """The question that the viewer is asked."""

    ask: str
    options: list[OptionView]
    rule: str = ""
    source: int = -1
    face: str = ""
    least: int = 0  # what is taken for those who are late
    cannot: list[Cannot] = []


class WindowView(Struct, omit_defaults=True):
    """A window in which several may answer at once.  It never says who has passed."""

    kind: str
    asked: list[int]  # the seats that may answer
    by: int  # the seat whose card it is about
    depth: int  # 0: the first answer to the card, 1: the answer to the answer, ...
    opened: int  # by the server's clock, as the next
    floor: int
    ends: int | None
    source: int = -1
    face: str = ""
    wins: bool = False  # whether the game is over if nobody answers
    thinking: bool = False  # somebody has asked for more time


class ClockView(Struct, omit_defaults=True):
    """The clock of the one seat that is awaited."""

    seat: int
    started: int
    ends: int | None  # when the bank is used up, too
    bank: int = 0  # milliseconds left in it


class Mine(Struct, omit_defaults=True):
    """What only the viewer sees of the table's affairs."""

    mode: WindowMode = "smart"
    armed_seat: int = -1
    armed_kind: str = ""
    wake: tuple[Wake, ...] = ALL_WAKES
    patience: int = 1
    answered: int | None = None  # in the window that is open
    held: bool = False
    hold_left: int = 0
    undo: Literal["", "free", "ask"] = ""  # whether the last answer can be taken back, and how
    muted: tuple[int, ...] = ()
    word: str = ""
    call: int | None = None  # until when one may still call with the card just laid
    armed_type: str = ""


class Look(Struct, omit_defaults=True):
    """All that a viewer sees at one moment."""

    state: int  # the number that commands are made on
    stream: int  # the number of the last news; a client that comes back names it
    now: int  # the server's clock
    you: int  # the viewer's seat, or -1
    table: TableView
    game: dict[str, Any] | None = None  # the game as the viewer's seat sees it
    ask: Ask | None = None
    window: WindowView | None = None
    clock: ClockView | None = None
    mine: Mine | None = None


class News(Struct, omit_defaults=True):
    """Something that happened: in the game, or at the table (then ``kind`` begins with ``table-``)."""

    kind: str
    seat: int = -1
    card: int = -1
    face: str = ""
    whom: int = -1
    n: int = 0
    word: str = ""
    source: int = -1
    source_face: str = ""
    rule: str = ""
    text: str = ""


# --- what a server says ------------------------------------------------------------------------------


class Welcome(Struct, tag_field="type", tag="welcome"):
    """The first message, and again after a break: how things stand, and what the viewer has missed."""

    protocol: int
    look: Look
    news: list[News]
    complete: bool  # whether ``news`` is all that was missed


class Update(Struct, tag_field="type", tag="update"):
    """Something has happened."""

    news: list[News]
    look: Look


class Accepted(Struct, tag_field="type", tag="accepted"):
    """A command was carried out, and is on disk."""

    id: str
    state: int


class Refused(Struct, tag_field="type", tag="refused"):
    """A command was not carried out; nothing has changed.  ``look`` is how things stand."""

    id: str
    reason: str  # a translation key
    text: str  # the same in English
    look: Look | None = None
    rule: str = ""


class Bye(Struct, tag_field="type", tag="bye"):
    """The last message before the server hangs up."""

    reason: str
    text: str


Message = Welcome | Update | Accepted | Refused | Bye

read_command: Decoder[Command] = Decoder(Command)
write = Encoder().encode
