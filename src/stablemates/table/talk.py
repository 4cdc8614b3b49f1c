"""Chat, quick phrases, emotes, and muting."""

from __future__ import annotations

from typing import Final

from ..core.kernel import Seat
from ..protocol import commands as c
from . import checks
from .errors import Refusal
from .log import Change, Entry
from .room import Room

MESSAGES: Final = 5  # that a player may send ...
MESSAGES_TIME: Final = 10_000  # ... within this many milliseconds
REMEMBERED = 8  # times of each player's last messages


def not_too_many(room: Room, person: str, now: int) -> None:
    checks.seated(room, person)
    recent = [at for at in room.people[person].spoke if at > now - MESSAGES_TIME]
    if len(recent) >= MESSAGES:
        raise Refusal("too-fast", "you are sending messages too quickly")


def spoke(room: Room, entry: Entry) -> Seat:
    """Remember when a person sent something; return their seat."""
    person = room.people[entry.by]
    person.spoke = (*person.spoke, entry.at)[-REMEMBERED:]
    return room.seat_of(entry.by)


class Chatted(Change, frozen=True, tag="chat"):
    text: str

    def apply(self, room: Room, entry: Entry) -> None:
        room.emit("table-chat", spoke(room, entry), text=self.text)


def may_chat(room: Room, person: str, command: c.Chat, now: int) -> Chatted:
    checks.is_private(room, "at a public table only quick phrases are allowed")
    not_too_many(room, person, now)
    return Chatted(checks.clean(command.text))


class PhraseSent(Change, frozen=True, tag="say"):
    phrase: c.Phrase

    def apply(self, room: Room, entry: Entry) -> None:
        room.emit("table-phrase", spoke(room, entry), word=self.phrase)


def may_say(room: Room, person: str, command: c.Say, now: int) -> PhraseSent:
    not_too_many(room, person, now)
    return PhraseSent(command.phrase)


class EmoteSent(Change, frozen=True, tag="react"):
    reaction: c.Reaction

    def apply(self, room: Room, entry: Entry) -> None:
        room.emit("table-reaction", spoke(room, entry), word=self.reaction)


def may_react(room: Room, person: str, command: c.React, now: int) -> EmoteSent:
    not_too_many(room, person, now)
    return EmoteSent(command.reaction)


class Muted(Change, frozen=True, tag="mute"):
    seat: Seat
    muted: bool

    def apply(self, room: Room, entry: Entry) -> None:
        person = room.people[entry.by]
        other = room.seats[self.seat].person
        person.muted = person.muted | {other} if self.muted else person.muted - {other}
        room.only_for = entry.by


def may_mute(room: Room, person: str, command: c.Mute, now: int) -> Muted:
    other = room.seats[checks.a_seat(room, command.seat)].person
    if not other or other == person:
        raise Refusal("empty-seat", f"no player to mute in seat {command.seat}")
    if person not in room.people:
        raise Refusal("not-here", "you are not at this table")
    return Muted(command.seat, command.muted)
