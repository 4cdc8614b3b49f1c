"""The queue for a seat: the host admits a person from it during a game, or everyone gets a seat at the next deal."""

from __future__ import annotations

from msgspec import structs

from ..core.kernel import Seat
from ..protocol import commands as c
from . import checks
from .errors import Refusal
from .hosts import holds_table
from .log import Change, Entry
from .room import Queued, Room
from .seats import Sat, empty_seats


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
        raise Refusal("not-queued", "no one is at that place in the queue")
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
    Sat(seat, one.name, one.avatar, one.colour, hosts=False).apply(room, structs.replace(entry, by=one.person))
