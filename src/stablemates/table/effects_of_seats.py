"""Who comes, goes, sits down and plays on for whom: what these entries do to a room."""

from __future__ import annotations

from ..core.kernel import NOBODY, Seat
from .fold import changed, effect, seats_changed
from .log import Entry
from .questions import answer_for, give_grace, leave_some
from .room import STAND_IN, Chair, Order, Person, Room
from .speeds import AWAY_GRACE


@effect("here")
def here(room: Room, entry: Entry) -> None:
    room.people.setdefault(entry.by, Person()).here = True
    seat = room.seat_of(entry.by)
    if seat == NOBODY or room.chairs[seat].away is None:
        return
    room.chairs[seat].away = None
    room.tell("table-back", seat)
    if room.window is not None and seat in room.window.asked:
        answer_for(room, seat, entry.at)
    if room.waiting_until and all(chair.away is None for chair in room.chairs):
        room.waiting_until = 0
        leave_some(room, entry.at)


@effect("gone")
def gone(room: Room, entry: Entry) -> None:
    room.people[entry.by].here = False
    seat = room.seat_of(entry.by)
    if seat != NOBODY:
        room.chairs[seat].away = entry.at
        room.tell("table-away", seat)
        give_grace(room, seat)


@effect("restart")
def restart(room: Room, entry: Entry) -> None:
    """The only server there is has started again: nobody is there until they come back, and no clock runs."""
    for person in room.people.values():
        person.here = False
    for chair in room.chairs:
        if chair.person and chair.away is None:
            chair.away = room.at
    if room.turn is not None:
        room.turn.extra = AWAY_GRACE  # for finding the way back
    room.slept = room.at if room.slept is None else room.slept


@effect("sit")
def sit(room: Room, entry: Entry) -> None:
    seat: Seat = entry.data["seat"]
    before = room.seat_of(entry.by)
    if before not in (NOBODY, seat):
        leave_chair(room, before)
    chair = room.chairs[seat]
    chair.person = entry.by
    chair.name = entry.data["name"]
    chair.bot = ""
    chair.late = 0
    chair.away = None if room.is_here(entry.by) else entry.at
    room.people.setdefault(entry.by, Person())
    if not any(other.person == room.host for other in room.chairs) and not room.is_here(room.host):
        room.host = entry.by
    room.tell("table-sits", seat)
    seats_changed(room)
    play_on(room, seat, entry.at)


@effect("stand")
def stand(room: Room, entry: Entry) -> None:
    seat = room.seat_of(entry.by)
    if room.phase == "playing":
        take_over(room, seat)
        room.tell("table-bot-plays", seat)
    else:
        room.tell("table-stands", seat, text=room.chairs[seat].name)
        leave_chair(room, seat)
    seats_changed(room)


def leave_chair(room: Room, seat: Seat) -> None:
    room.chairs[seat] = Chair()


def take_over(room: Room, seat: Seat) -> None:
    """A bot plays on for a person."""
    room.chairs[seat].bot = STAND_IN
    room.chairs[seat].order = Order()
    if room.window is not None and seat in room.window.asked:
        given = room.window.replies.get(seat)
        if given is not None and not given.by_hand:
            del room.window.replies[seat]


@effect("return")
def come_back(room: Room, entry: Entry) -> None:
    seat = room.seat_of(entry.by)
    chair = room.chairs[seat]
    chair.bot = ""
    chair.late = 0
    room.tell("table-returns", seat)
    seats_changed(room)
    play_on(room, seat, entry.at)


def play_on(room: Room, seat: Seat, at: int) -> None:
    """A person plays where a bot did: with all the time that people have, and asked as people are."""
    if room.turn is not None and room.turn.seat == seat:
        room.turn.started = at
    if room.window is not None and seat in room.window.asked:
        answer_for(room, seat, at)


@effect("addbot")
def add_bot(room: Room, entry: Entry) -> None:
    for seat in entry.data["seats"]:
        room.chairs[seat] = Chair()
        room.chairs[seat].bot = entry.data["level"]
        room.tell("table-bot-sits", seat, word=entry.data["level"])
    changed(room)


@effect("remove")
def remove(room: Room, entry: Entry) -> None:
    seat: Seat = entry.data["seat"]
    chair = room.chairs[seat]
    room.tell("table-removed", seat, text=chair.name)
    if chair.person:
        room.removed.add(chair.person)
    if room.phase == "playing":
        take_over(room, seat)
        chair.person = ""
        chair.name = ""
        chair.asked, chair.passes = 0, []  # whoever sits down there next has other habits
    else:
        leave_chair(room, seat)
    seats_changed(room)


@effect("handover")
def hand_over(room: Room, entry: Entry) -> None:
    seat: Seat = entry.data["seat"]
    room.host = room.chairs[seat].person
    room.tell("table-host", seat)
    seats_changed(room)


@effect("close")
def close(room: Room, entry: Entry) -> None:
    room.phase = "closed"
    room.window = None
    room.turn = None
    room.tell("table-closed")
    changed(room)


def presumed_gone(room: Room, seat: Seat, at: int) -> None:
    """Who lets time run out twice is not there, whatever the network says; a node that knows better says so."""
    chair = room.chairs[seat]
    room.people[chair.person].here = False
    if chair.away is None:
        chair.away = at
