"""Seats: taking and leaving them, waiting for one in the queue, and bots in them.

Taking a seat reveals a hand, so no one can simply take one during a game.  People wait in the queue until the host
admits them (``queue``), or until the next deal.
"""

from __future__ import annotations

from .. import bots
from ..core.kernel import NOBODY, Seat
from ..core.names import unknown
from ..protocol import commands as c
from . import checks
from .errors import Refusal
from .hosts import takes_table
from .log import Change, Entry
from .names import clean_name, look_alike
from .presence import get_to_know, play_on, take_over
from .room import Queued, Room, SeatRecord

MOST_QUEUED = 16  # people in a queue


def empty_seats(room: Room) -> list[Seat]:
    return [seat for seat, record in enumerate(room.seats) if not record.person and not record.bot]


def place_of(room: Room, person: str) -> int:
    """Return a person's place in the queue, starting at 0, or ``NOBODY``."""
    return next((place for place, one in enumerate(room.queue) if one.person == person), NOBODY)


class Sat(Change, frozen=True, tag="sit"):
    """A person takes a seat, or changes their name, avatar or seat."""

    seat: Seat
    name: str
    avatar: c.Avatar | None = None  # the first logs have neither of these
    colour: c.AvatarColour | None = None
    hosts: bool | None = None  # becomes the host; in the first logs, whenever the host was away without a seat

    def apply(self, room: Room, entry: Entry) -> None:
        before = room.seat_of(entry.by)
        if before not in (NOBODY, self.seat):
            room.clear_seat(before)
        record = room.seats[self.seat]
        record.person = entry.by
        record.name = self.name
        record.avatar = self.avatar
        record.colour = self.colour
        record.bot = ""
        record.watches = False
        record.late = 0
        record.away = None if room.is_here(entry.by) else entry.at
        get_to_know(room, entry.by)
        without_host = room.seat_of(room.host) == NOBODY and not room.is_here(room.host)
        if self.hosts or (self.hosts is None and without_host):
            room.host = entry.by
        room.queue = tuple(one for one in room.queue if one.person != entry.by)
        room.emit("table-sits", self.seat)
        room.seats_changed()
        play_on(room, self.seat, entry.at)


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
        return Sat(seat, name, command.avatar, command.colour, takes_table(room, person, now))
    if place_of(room, person) != NOBODY:
        raise Refusal("said-already", "you are already in the queue for the next game")
    if any(look_alike(one.name, name) for one in room.queue):
        raise Refusal("name-taken", f"{name} looks like the name of someone in the queue")
    if len(room.queue) >= MOST_QUEUED:
        raise Refusal("full", f"{MOST_QUEUED} people are in the queue already")
    return QueueJoined(name, command.avatar, command.colour)


def check_seat(room: Room, person: str, command: c.Sit) -> tuple[Seat, str]:
    """Validate a command to sit: return the seat that a person may have, and their name there."""
    name = clean_name(command.name)
    seat = checks.a_seat(room, command.seat) if command.seat is not None else first_free(room, person)
    record = room.seats[seat]
    if record.person and record.person != person:
        raise Refusal("seat-taken", f"seat {seat} is taken")
    if any(look_alike(other.name, name) and other.person != person for other in room.seats if other.name):
        raise Refusal("name-taken", f"{name} looks like the name of another player at this table")
    if room.phase == "playing":
        own = room.seat_of(person)
        if own not in (NOBODY, seat):
            raise Refusal("playing", "you cannot change seats during a game")
        if own == seat:
            raise Refusal("playing", "you cannot change your name during a game")
    return seat, name


def first_free(room: Room, person: str) -> Seat:
    """Return the person's own seat, else the first empty one, else the first bot's."""
    own = room.seat_of(person)
    if own != NOBODY:
        return own
    without_person = [seat for seat, record in enumerate(room.seats) if not record.person]
    free = empty_seats(room) or without_person
    if not free:
        raise Refusal("full", "all seats are taken")
    return free[0]


class Stood(Change, frozen=True, tag="stand"):
    """A player leaves their seat.  During a game a bot takes over, and they see what a spectator sees."""

    watches: bool = False  # in the first logs, players who stood up kept seeing their hand

    def apply(self, room: Room, entry: Entry) -> None:
        seat = room.seat_of(entry.by)
        if room.phase == "playing":
            take_over(room, seat)
            room.seats[seat].watches = self.watches
            room.emit("table-bot-plays", seat)
        else:
            room.emit("table-stands", seat, text=room.seats[seat].name)
            room.clear_seat(seat)
        room.seats_changed()


class QueueLeft(Change, frozen=True, tag="unqueue"):
    """A person in the queue no longer wants to play."""

    def apply(self, room: Room, entry: Entry) -> None:
        room.emit("table-unqueues", text=room.queue[place_of(room, entry.by)].name)
        room.queue = tuple(one for one in room.queue if one.person != entry.by)


def may_stand(room: Room, person: str, command: c.Stand, now: int) -> Stood | QueueLeft:
    if place_of(room, person) != NOBODY:
        return QueueLeft()
    seat = checks.seated(room, person)
    if room.phase == "playing" and room.seats[seat].bot:
        raise Refusal("bot-plays", "a bot already plays for you")
    return Stood(watches=True)


class SeatsFreed(Change, frozen=True, tag="free"):
    """Players have left the lobby of a public table: others may have their seats."""

    seats: list[Seat]

    def apply(self, room: Room, entry: Entry) -> None:
        for seat in self.seats:
            room.emit("table-stands", seat, text=room.seats[seat].name)
            room.clear_seat(seat)
        room.seats_changed()


class Returned(Change, frozen=True, tag="return"):
    """A player takes their seat back from the bot."""

    def apply(self, room: Room, entry: Entry) -> None:
        seat = room.seat_of(entry.by)
        record = room.seats[seat]
        record.bot = ""
        record.watches = False
        record.late = 0
        room.emit("table-returns", seat)
        room.seats_changed()
        play_on(room, seat, entry.at)


def may_return(room: Room, person: str, command: c.Return, now: int) -> Returned:
    if not room.seats[checks.seated(room, person)].bot:
        raise Refusal("no-bot", "no bot plays for you")
    return Returned()


class BotsAdded(Change, frozen=True, tag="addbot"):
    """The host seats bots."""

    seats: list[Seat]
    level: str

    def apply(self, room: Room, entry: Entry) -> None:
        for seat in self.seats:
            room.seats[seat] = SeatRecord(bot=self.level)
            room.emit("table-bot-sits", seat, word=self.level)
        room.seats_changed()


def may_add_bot(room: Room, person: str, command: c.AddBot, now: int) -> BotsAdded:
    checks.is_host(room, person)
    checks.is_between_games(room)
    levels = bots.offered(room.book[0].id)
    if command.level not in levels:
        raise Refusal("unknown-bot", unknown("unknown bot", command.level, levels))
    if command.seat is None:
        seats = empty_seats(room)
    else:
        seats = [checks.a_seat(room, command.seat)]
        if room.seats[command.seat].person:
            raise Refusal("seat-taken", f"seat {command.seat} is taken")
    if not seats:
        raise Refusal("full", "no seat is empty")
    return BotsAdded(seats, command.level)
