"""The host: what only the host may do, who may do it while the host is away, and votes about it at public tables.

The acting host may start a game, nudge players and seat bots immediately: a table must not stop because someone lost
their connection.  Actions that cannot be undone for others, or that take the table from its host, are possible once the
host has been away for two minutes.  At a public table, where no one knows anyone, more than half of the players present
must then agree: a stranger alone can never remove another.  Nothing is decided against the host, who takes the table
back on returning.
"""

from __future__ import annotations

from typing import Final

from ..core.kernel import NOBODY, Seat
from ..protocol import commands as c
from . import checks
from .errors import Refusal
from .log import Change, Entry
from .presence import take_over
from .room import Motion, Room, Vote

ABSENCE: Final = 120_000  # milliseconds


def note_host(room: Room, at: int) -> None:
    """Record since when the host has been away."""
    if room.is_here(room.host):
        room.host_left = None
        room.votes = ()  # nothing is decided against a host who is back
    elif room.host_left is None:
        room.host_left = at


def host_is_gone(room: Room, now: int) -> bool:
    return room.host_left is not None and now >= room.host_left + ABSENCE


def holds_table(room: Room, person: str, now: int) -> None:
    """Require the host, or the acting host after a long absence at a private table."""
    if person == room.host:
        return
    if not room.is_host(person) or room.settings.public or not host_is_gone(room, now):
        raise Refusal(
            "not-host", "only the host may do this; at a private table, the acting host may after two minutes"
        )


def takes_table(room: Room, person: str, now: int) -> bool:
    """Return whether a person who sits down becomes the host, because the host is away and has no seat.

    The first to sit down does, as at a table that was made on a shared screen; others only after a long absence of the
    host, and at a public table only if the players vote for it.
    """
    if room.is_here(room.host) or room.seat_of(room.host) != NOBODY:
        return False
    is_first = all(record.person in ("", person) for record in room.seats)
    return not room.settings.public and (is_first or host_is_gone(room, now))


class Removed(Change, frozen=True, tag="remove"):
    """The host removes a bot or a person from a seat."""

    seat: Seat

    def apply(self, room: Room, entry: Entry) -> None:
        room.emit("table-removed", self.seat, text=room.seats[self.seat].name)
        remove(room, self.seat)


def remove(room: Room, seat: Seat) -> None:
    """Remove the bot or the person from a seat; the person cannot come back."""
    record = room.seats[seat]
    if record.person:
        room.removed.add(record.person)
    if room.phase == "playing":
        take_over(room, seat)
        record.person = ""
        record.name = ""
        record.avatar = record.colour = None
        record.asked, record.passes = 0, []  # the next player in this seat has other habits
    else:
        room.clear_seat(seat)
    room.seats_changed()


def may_remove(room: Room, person: str, command: c.Remove, now: int) -> Removed | Voted:
    record = room.seats[checks.a_seat(room, command.seat)]
    votes = record.person != "" and has_vote(room, person)
    if not votes:
        checks.is_host(room, person)
        if record.person:
            holds_table(room, person, now)
    if not record.person and not record.bot:
        raise Refusal("empty-seat", f"seat {command.seat} is empty")
    if record.person == person:
        raise Refusal("yourself", 'use "stand up" to leave your own seat')
    if votes and record.person == room.host:
        raise Refusal("not-host", "the host cannot be removed: make another player the host")
    if room.phase == "playing" and not record.person:
        raise Refusal("playing", "you cannot remove a bot during a game")
    return vote(room, person, "remove", record.person, now) if votes else Removed(command.seat)


class HostChanged(Change, frozen=True, tag="handover"):
    """The host makes another player the host."""

    seat: Seat

    def apply(self, room: Room, entry: Entry) -> None:
        room.host = room.seats[self.seat].person
        room.emit("table-host", self.seat)
        room.seats_changed()


def may_hand_over(room: Room, person: str, command: c.HandOver, now: int) -> HostChanged | Voted:
    votes = has_vote(room, person)
    if not votes:
        holds_table(room, person, now)
    other = room.seats[checks.a_seat(room, command.seat)].person
    if not other:
        raise Refusal("empty-seat", f"there is no player in seat {command.seat}")
    if not room.is_here(other):
        raise Refusal("away", f"the player in seat {command.seat} is away")
    return vote(room, person, "handover", other, now) if votes else HostChanged(command.seat)


class Closed(Change, frozen=True, tag="close"):
    def apply(self, room: Room, entry: Entry) -> None:
        room.phase = "closed"
        room.questions = []
        room.window = None
        room.turn = None
        room.emit("table-closed")
        room.advance()


def may_close(room: Room, person: str, command: c.Close, now: int) -> Closed | Voted:
    if has_vote(room, person):
        return vote(room, person, "close", "", now)
    holds_table(room, person, now)
    return Closed()


class Voted(Change, frozen=True, tag="vote"):
    """A player votes.  The vote that completes the majority carries out the motion."""

    motion: Motion
    whom: str

    def apply(self, room: Room, entry: Entry) -> None:
        room.votes = (*room.votes, Vote(entry.by, self.motion, self.whom))
        here = {room.seats[seat].person for seat in room.present()}
        given, needed = len(voters(room, self.motion, self.whom) & here), len(here) // 2 + 1
        voter, seat, count = room.seat_of(entry.by), room.seat_of(self.whom), f"{given}/{needed}"
        if self.motion == "remove":
            # By name: once this vote carries the motion, a bot has the seat.
            room.emit("table-vote-remove", voter, seat, word=count, text=room.seats[seat].name)
        elif self.motion == "handover":
            room.emit("table-vote-handover", voter, seat, text=count)
        else:
            room.emit("table-vote-close", voter, text=count)
        if given >= needed:
            self.carry_out(room, entry)

    def carry_out(self, room: Room, entry: Entry) -> None:
        room.votes = tuple(one for one in room.votes if (one.motion, one.whom) != (self.motion, self.whom))
        seat = room.seat_of(self.whom)
        if self.motion == "remove":
            room.emit("table-voted-out", seat, text=room.seats[seat].name)
            remove(room, seat)
        elif self.motion == "handover":
            HostChanged(seat).apply(room, entry)
        else:
            Closed().apply(room, entry)


def voters(room: Room, motion: Motion, whom: str) -> set[str]:
    return {one.by for one in room.votes if (one.motion, one.whom) == (motion, whom)}


def has_vote(room: Room, person: str) -> bool:
    is_player = room.seat_of(person) != NOBODY and room.is_here(person)
    return room.settings.public and room.host_left is not None and is_player


def vote(room: Room, person: str, motion: Motion, whom: str, now: int) -> Voted:
    if not host_is_gone(room, now):
        raise Refusal("host-away", "the host may be back soon: players can vote after two minutes of absence")
    if person in voters(room, motion, whom):
        raise Refusal("said-already", "you have voted for this already")
    return Voted(motion, whom)
