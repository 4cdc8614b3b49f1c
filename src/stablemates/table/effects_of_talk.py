"""What people say to each other: what these entries do to a room."""

from __future__ import annotations

from ..core.kernel import Seat
from .fold import effect
from .log import Entry
from .room import Room

REMEMBERED = 8  # words of each, so that nobody says too much at once


def spoke(room: Room, entry: Entry) -> Seat:
    person = room.people[entry.by]
    person.spoke = (*person.spoke, entry.at)[-REMEMBERED:]
    return room.seat_of(entry.by)


@effect("chat")
def chat(room: Room, entry: Entry) -> None:
    room.tell("table-chat", spoke(room, entry), text=entry.data["text"])


@effect("say")
def say(room: Room, entry: Entry) -> None:
    room.tell("table-phrase", spoke(room, entry), word=entry.data["phrase"])


@effect("react")
def react(room: Room, entry: Entry) -> None:
    room.tell("table-reaction", spoke(room, entry), word=entry.data["reaction"])


@effect("mute")
def mute(room: Room, entry: Entry) -> None:
    person = room.people[entry.by]
    other = room.chairs[entry.data["seat"]].person
    person.muted = person.muted | {other} if entry.data["muted"] else person.muted - {other}
    room.told = entry.by
