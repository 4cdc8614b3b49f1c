"""Presence: who is connected or has to reconnect, and bots that play for absent players."""

from __future__ import annotations

from typing import Final

from ..core.kernel import NOBODY, Seat
from ..protocol import commands as c
from . import animation, checks
from .clock import give_grace, leave_some
from .errors import Refusal
from .log import Change, Entry
from .modes import respond_for
from .room import Order, Person, Room
from .speeds import AWAY_GRACE, WAIT

REMEMBERED: Final = 50  # people who left and have no seat, with their settings


def get_to_know(room: Room, person: str) -> Person:
    """Return what a table knows about a person.  Of all who left and have no seat, it forgets those who came first."""
    if person not in room.people:
        expected = {record.person for record in room.seats} | {one.person for one in room.queue}
        gone = [who for who, one in room.people.items() if not one.here and who not in expected]
        for who in gone[:-REMEMBERED]:
            del room.people[who]
        room.people[person] = Person()
    return room.people[person]


class Arrived(Change, frozen=True, tag="here"):
    """A person has connected."""

    def apply(self, room: Room, entry: Entry) -> None:
        get_to_know(room, entry.by).here = True
        seat = room.seat_of(entry.by)
        if seat == NOBODY or room.seats[seat].away is None:
            return
        room.seats[seat].away = None
        room.emit("table-back", seat)
        if room.window is not None and seat in room.window.asked:
            respond_for(room, seat, entry.at)
        if room.waiting_until and all(record.away is None for record in room.seats):
            room.waiting_until = 0
            leave_some(room, entry.at)


class Left(Change, frozen=True, tag="gone"):
    """A person has lost their last connection."""

    def apply(self, room: Room, entry: Entry) -> None:
        room.people[entry.by].here = False
        seat = room.seat_of(entry.by)
        if seat != NOBODY:
            room.seats[seat].away = entry.at
            room.emit("table-away", seat)
            give_grace(room, seat)
            animation.leave(room, entry.by, entry.at)


class Restarted(Change, frozen=True, tag="restart"):
    """The only server has restarted: no one is here until they reconnect, and no clock runs."""

    def apply(self, room: Room, entry: Entry) -> None:
        for person in room.people.values():
            person.here = False
        for record in room.seats:
            if record.person and record.away is None:
                record.away = room.at
        if room.turn is not None:
            room.turn.extra = AWAY_GRACE  # time to reconnect
        room.deserted_since = room.at if room.deserted_since is None else room.deserted_since


class BotsTookOver(Change, frozen=True, tag="standin"):
    """Bots take over for players who are being waited for and have been away too long."""

    seats: list[Seat]

    def apply(self, room: Room, entry: Entry) -> None:
        for seat in self.seats:
            take_over(room, seat)
            room.emit("table-bot-plays", seat)
        room.seats_changed()


def take_over(room: Room, seat: Seat) -> None:
    """Let a bot play for a person."""
    room.seats[seat].bot = room.stand_in
    room.seats[seat].order = Order()
    if room.window is not None and seat in room.window.asked:
        given = room.window.replies.get(seat)
        if given is not None and not given.by_hand:
            del room.window.replies[seat]


def play_on(room: Room, seat: Seat, at: int) -> None:
    """Let a person play on after a bot, with the time and the questions that people get."""
    if room.turn is not None and room.turn.seat == seat:
        room.turn.started = at
    if room.window is not None and seat in room.window.asked:
        respond_for(room, seat, at)


def presume_gone(room: Room, seat: Seat, at: int) -> None:
    """Treat a player who times out twice as absent.  A node with a live connection marks them present again."""
    record = room.seats[seat]
    room.people[record.person].here = False
    if record.away is None:
        record.away = at


class WaitVoted(Change, frozen=True, tag="wait"):
    """A player votes to wait for absent players; if all agree, no bot takes over for a while."""

    def apply(self, room: Room, entry: Entry) -> None:
        room.wait_votes.add(entry.by)
        if all(room.seats[seat].person in room.wait_votes for seat in room.present()):
            room.waiting_until = entry.at + WAIT
            room.wait_votes = set()
            room.emit("table-waits")


def may_wait(room: Room, person: str, command: c.Wait, now: int) -> WaitVoted:
    checks.is_playing(room)
    checks.seated(room, person)
    checks.is_private(room, "a public table does not wait")
    if all(record.away is None for record in room.seats):
        raise Refusal("nobody-away", "everyone is here")
    return WaitVoted()
