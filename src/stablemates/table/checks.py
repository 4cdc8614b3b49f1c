"""Validate commands: conditions that many of them share.  Each raises ``Refusal`` if it is not met."""

from __future__ import annotations

import unicodedata

from ..core.kernel import NOBODY, Seat
from ..protocol.commands import BaseCommand
from .errors import Refusal
from .room import Room

BIDI_CLASSES = ("LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI")  # of Unicode control characters
BIDI_MARKS = "\u061c\u200e\u200f"


def seated(room: Room, person: str) -> Seat:
    """Return the person's seat."""
    seat = room.seat_of(person)
    if seat == NOBODY:
        raise Refusal("not-seated", "only players at the table may do this")
    return seat


def is_host(room: Room, person: str) -> None:
    if not room.is_host(person):
        raise Refusal("not-host", "only the host may do this")


def is_playing(room: Room) -> None:
    if room.phase != "playing":
        raise Refusal("not-playing", "no game is being played")


def is_between_games(room: Room) -> None:
    if room.phase == "playing":
        raise Refusal("playing", "this cannot be done during a game")


def is_current(room: Room, command: BaseCommand) -> None:
    if command.on != room.state:
        raise Refusal("stale", f"this refers to state {command.on}, but the table is at {room.state}")


def knows_settings(room: Room, command: BaseCommand) -> None:
    """Require that only seats changed since then: players may come and go while the host starts the game."""
    if not room.settled <= command.on <= room.state:
        raise Refusal("stale", f"this refers to state {command.on}, but the settings changed at {room.settled}")


def in_game(room: Room, person: str, command: BaseCommand) -> Seat:
    """Return the seat of a person whose command is about the game as it is now."""
    is_playing(room)
    seat = seated(room, person)
    is_current(room, command)
    return seat


def plays(room: Room, person: str, command: BaseCommand) -> Seat:
    """Return the seat of a person who plays the game themselves."""
    seat = in_game(room, person, command)
    if room.seats[seat].bot:
        raise Refusal("bot-plays", "a bot plays for you: return first")
    return seat


def is_private(room: Room, text: str) -> None:
    if room.settings.public:
        raise Refusal("public-table", text)


def a_seat(room: Room, seat: Seat) -> Seat:
    """Return the seat number if the table has such a seat."""
    if seat >= len(room.seats):
        raise Refusal("no-such-seat", f"there is no seat {seat}: the table has {len(room.seats)}")
    return seat


def changes_direction(text: str) -> bool:
    """Return whether a text has invisible characters that change the direction of the text around it."""
    return any(unicodedata.bidirectional(char) in BIDI_CLASSES or char in BIDI_MARKS for char in text)


def clean(text: str) -> str:
    """Return a name or a chat message without characters that would disturb the text around it."""
    kept = "".join(
        char for char in unicodedata.normalize("NFC", text) if unicodedata.category(char)[0] not in "CZ" or char == " "
    )
    kept = " ".join(kept.split())
    if not kept:
        raise Refusal("empty-text", "this text has no visible characters")
    return kept
