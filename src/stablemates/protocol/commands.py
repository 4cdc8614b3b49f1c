"""Commands: the closed list of what a client may send.  Decoding validates their types and limits.

The JSON Schema, the TypeScript types and ``docs/protocol.md`` are generated from this package.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.json import Decoder

PROTOCOL = 2  # the version that a welcome names; raised on incompatible changes
LONGEST_NAME = 24  # characters
LONGEST_WORD = 64
LONGEST_TEXT = 280

Id = Annotated[
    str,
    Meta(
        pattern=r"^[A-Za-z0-9_-]{8,64}$(?!\n)", description="Idempotency key: random; sending it again changes nothing."
    ),
]
Number = Annotated[int, Meta(ge=0, le=2**53 - 1)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Word = Annotated[str, Meta(max_length=LONGEST_WORD)]
Text = Annotated[str, Meta(min_length=1, max_length=LONGEST_TEXT)]
Key = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[a-z0-9_:-]+$(?!\n)")]
Integer = Annotated[int, Meta(ge=1 - 2**53, le=2**53 - 1)]  # one that every client can represent
Value = Integer | bool | Annotated[str, Meta(max_length=200)]
Day = Annotated[str, Meta(pattern=r"^([0-9]{4}-[0-9]{2}-[0-9]{2})?$(?!\n)")]
Speed = Literal["quick", "normal", "relaxed", "off"]
Pace = Literal["relaxed", "normal", "quick", "off"]  # of animations; off: none to wait for
Spectators = Literal["everybody", "friends", "nobody"]
WindowMode = Literal["smart", "always", "sleep", "armed"]
Wake = Literal["wins", "mine", "stops"]  # the card wins the game; it affects me; it stops a card of mine
Phrase = Literal[
    "hello", "good-luck", "well-played", "thanks", "sorry", "oops", "wow", "hurry", "thinking", "one-more", "bye"
]
ALL_WAKES: tuple[Wake, ...] = ("wins", "mine", "stops")
Reaction = Literal["clap", "laugh", "cry", "angry", "heart", "unicorn"]
Avatar = Literal["rosie", "midnight", "biscuit", "russet", "pip", "lily", "thistle", "tusk"]
AvatarColour = Literal["pink", "night", "green", "blue", "yellow", "peach", "lilac", "mint"]
CardNumber = Annotated[int, Meta(ge=0, le=100_000)]


class Settings(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What a table plays, and how."""

    profile: Key
    seats: Annotated[int, Meta(ge=2, le=16)]
    options: dict[Key, Value] = {}
    speed: Speed = "normal"
    public: bool = False
    pace: Pace = "off"  # the pace of the animations that the table waits for
    spectators: Spectators = "everybody"  # friends: only with the link; the public list does not show the game
    daily: Day = ""  # the first game is the deal of this day, the same for everyone; chosen when the table is created


class BaseCommand(Struct, forbid_unknown_fields=True, tag_field="type", tag=lambda name: name.lower(), kw_only=True):
    """Fields of every command."""

    id: Id
    on: Number  # the state number the sender saw


class Sit(BaseCommand):
    """Take a seat, or change your name, avatar or seat.  During a game: wait for the next, or for the host (Admit)."""

    name: Name
    seat: SeatNumber | None = None  # left out: the first free seat
    avatar: Avatar | None = None  # left out: one that goes with the name
    colour: AvatarColour | None = None  # the colour behind the avatar; left out: the avatar's own


class Stand(BaseCommand):
    """Leave your seat, or the queue.  During a game a bot takes over your seat, and you may return."""


class Return(BaseCommand):
    """Take your seat back from the bot."""


class AddBot(BaseCommand):
    """Seat a bot."""

    level: Key
    seat: SeatNumber | None = None  # left out: every empty seat


class Admit(BaseCommand):
    """Give a bot's seat to someone in the queue, during a game (host only)."""

    place: Number  # index in the queue, starting at 0
    seat: SeatNumber | None = None  # left out: the first bot's seat


class Remove(BaseCommand):
    """Remove a bot or a person from a seat (host only)."""

    seat: SeatNumber


class Settle(BaseCommand):
    """Change the table settings (host only)."""

    settings: Settings


class GiveWord(BaseCommand):
    """Add a word to the shuffle."""

    word: Word


class Start(BaseCommand):
    """Deal (host only)."""


class HandOver(BaseCommand):
    """Make another player the host (host only)."""

    seat: SeatNumber


class Close(BaseCommand):
    """Close the table (host only)."""


class Answer(BaseCommand):
    """Answer the open question with the index of an option."""

    option: Annotated[int, Meta(ge=0, le=100_000)]


class Call(BaseCommand):
    """Call "Unorog!" a moment late.  It counts as called with the card just played."""


class Hold(BaseCommand):
    """Ask for a little more time in this reaction window.  No one learns who asked."""


class Mode(BaseCommand):
    """Choose how you respond in reaction windows.  No one else learns which mode you use."""

    mode: WindowMode
    seat: SeatNumber | None = None  # armed: only against this player
    kind: Key | None = None  # armed: only against a card of this kind
    of_type: Key | None = None  # armed: only against cards of this type
    wake: tuple[Wake, ...] = ALL_WAKES  # what ends auto-passing


class Patience(BaseCommand):
    """Make windows and clocks two or ten times as long, at private tables.  No one learns who asked."""

    times: Literal[1, 2, 10]


class SetPace(BaseCommand):
    """Set the pace of your animations.  The table waits for the slowest player present."""

    pace: Pace


class Skip(BaseCommand):
    """Skip the rest of a beat: the table need not wait for your animation."""

    ms: Annotated[int, Meta(ge=1, le=60_000)]


class Pause(BaseCommand):
    """Pause or resume your animation.  The table waits with you, up to the limit of its pace."""

    held: bool


class Nudge(BaseCommand):
    """Remind the players who are being waited for (host only, at tables without clocks)."""


class Undo(BaseCommand):
    """Undo your last answer, or ask to."""


class Consent(BaseCommand):
    """Agree to an undo request, or refuse it."""

    yes: bool


class Wait(BaseCommand):
    """Vote to wait for absent players instead of letting bots play for them."""


class Rematch(BaseCommand):
    """Vote for a rematch."""


class Chat(BaseCommand):
    """Send a chat message, at a private table."""

    text: Text


class Say(BaseCommand):
    """Send a quick phrase."""

    phrase: Phrase


class React(BaseCommand):
    """Send an emote, or throw it at a player or a card.  Spectators may clap."""

    reaction: Reaction
    seat: SeatNumber | None = None  # thrown at this player
    card: CardNumber | None = None  # thrown at this card, which everyone must see


class Mute(BaseCommand):
    """Mute or unmute a player for yourself."""

    seat: SeatNumber
    muted: bool = True


Command = (
    Sit
    | Stand
    | Return
    | AddBot
    | Admit
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
    | SetPace
    | Skip
    | Pause
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

read_command: Decoder[Command] = Decoder(Command)


class Ping(Struct, forbid_unknown_fields=True, tag_field="type", tag="ping"):
    """A heartbeat for clients that cannot send WebSocket pings, such as web pages.  The server replies with `pong`."""


read_sent: Decoder[Command | Ping] = Decoder(Command | Ping)  # everything that a client may send
