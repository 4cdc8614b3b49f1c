"""Votes: what the players of a public table decide during a long absence of its host.

More than half of the players present must agree.  A stranger alone can never remove another, and nothing is decided
against the host, who takes the table back on returning.
"""

from __future__ import annotations

from ..core.kernel import NOBODY
from ..protocol import commands as c
from . import checks, seats, settings
from .errors import Refusal
from .hosts import host_is_gone
from .log import Change, Entry
from .room import Motion, Room, Vote


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
            room.emit("table-vote-remove", voter, seat, text=count)
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
            seats.remove(room, seat)
        elif self.motion == "handover":
            seats.HostChanged(seat).apply(room, entry)
        else:
            settings.Closed().apply(room, entry)


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


def may_remove(room: Room, person: str, command: c.Remove, now: int) -> seats.Removed | Voted:
    whom = room.seats[checks.a_seat(room, command.seat)].person
    if not whom or not has_vote(room, person):
        return seats.may_remove(room, person, command, now)
    if whom == person:
        raise Refusal("yourself", 'use "stand up" to leave your own seat')
    if whom == room.host:
        raise Refusal("not-host", "the host cannot be removed: make another player the host")
    return vote(room, person, "remove", whom, now)


def may_hand_over(room: Room, person: str, command: c.HandOver, now: int) -> seats.HostChanged | Voted:
    if not has_vote(room, person):
        return seats.may_hand_over(room, person, command, now)
    seats.can_host(room, command.seat)
    return vote(room, person, "handover", room.seats[command.seat].person, now)


def may_close(room: Room, person: str, command: c.Close, now: int) -> settings.Closed | Voted:
    if not has_vote(room, person):
        return settings.may_close(room, person, command, now)
    return vote(room, person, "close", "", now)
