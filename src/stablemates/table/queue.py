"""The queue for the next game, and admitting a person from it to a bot's seat during a game.

Taking a seat reveals a hand, so no one can simply take one during a game.  People wait until the host admits them, or
until the next deal.
"""

from __future__ import annotations

from msgspec import structs

from ..core.kernel import NOBODY, Seat
from ..protocol import commands as c
from . import checks, seats
from .errors import Refusal
from .hosts import holds_table
from .log import Change, Entry
from .names import look_alike
from .room import Queued, Room
from .seats import Sat, Stood, check_seat, empty_seats

LONGEST = 16  # people in a queue


def place_of(room: Room, person: str) -> int:
    """Return a person's place in the queue, starting at 0, or ``NOBODY``."""
    return next((place for place, one in enumerate(room.queue) if one.person == person), NOBODY)


class QueueJoined(Change, frozen=True, tag="queue"):
    """A person who watches a game wants to play."""

    name: str
    avatar: c.Avatar | None
    colour: c.AvatarColour | None

    def apply(self, room: Room, entry: Entry) -> None:
        room.queue = (*room.queue, Queued(entry.by, self.name, self.avatar, self.colour))
        room.emit("table-queues", text=self.name)


def may_sit(room: Room, person: str, command: c.Sit, now: int) -> Sat | QueueJoined:
    seat, name = check_seat(room, person, command)
    if room.phase != "playing" or person == room.host:
        return Sat(seat, name, command.avatar, command.colour)
    if place_of(room, person) != NOBODY:
        raise Refusal("said-already", "you are already in the queue for the next game")
    if any(look_alike(one.name, name) for one in room.queue):
        raise Refusal("name-taken", f"{name} looks like the name of someone in the queue")
    if len(room.queue) >= LONGEST:
        raise Refusal("full", f"{LONGEST} people are in the queue already")
    return QueueJoined(name, command.avatar, command.colour)


class QueueLeft(Change, frozen=True, tag="unqueue"):
    """A person in the queue no longer wants to play."""

    def apply(self, room: Room, entry: Entry) -> None:
        room.emit("table-unqueues", text=room.queue[place_of(room, entry.by)].name)
        room.queue = tuple(one for one in room.queue if one.person != entry.by)


def may_stand(room: Room, person: str, command: c.Stand, now: int) -> Stood | QueueLeft:
    return QueueLeft() if place_of(room, person) != NOBODY else seats.may_stand(room, person, command, now)


class Admitted(Change, frozen=True, tag="admit"):
    """The host gives a bot's seat to a person in the queue."""

    person: str
    seat: Seat

    def apply(self, room: Room, entry: Entry) -> None:
        [found] = [one for one in room.queue if one.person == self.person]
        seat_from_queue(room, found, self.seat, entry)


def may_admit(room: Room, person: str, command: c.Admit, now: int) -> Admitted:
    holds_table(room, person, now)
    checks.is_playing(room)
    if command.place >= len(room.queue):
        raise Refusal("not-here", "no one is at that place in the queue")
    free = seats_of_bots(room)
    if command.seat is not None and checks.a_seat(room, command.seat) not in free:
        raise Refusal("seat-taken", f"seat {command.seat} is taken")
    if not free:
        raise Refusal("full", "all seats are taken")
    return Admitted(room.queue[command.place].person, free[0] if command.seat is None else command.seat)


def seats_of_bots(room: Room) -> list[Seat]:
    return [seat for seat, record in enumerate(room.seats) if record.bot and not record.person]


def seat_queue(room: Room, entry: Entry) -> None:
    """Before a deal, seat the queued people who are present while there are empty seats or bots to replace."""
    for one in room.queue:
        free = [*empty_seats(room), *seats_of_bots(room)]
        if free and room.is_here(one.person):
            seat_from_queue(room, one, free[0], entry)


def seat_from_queue(room: Room, one: Queued, seat: Seat, entry: Entry) -> None:
    Sat(seat, one.name, one.avatar, one.colour).apply(room, structs.replace(entry, by=one.person))
