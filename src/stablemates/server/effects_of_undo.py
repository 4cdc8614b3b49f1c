"""Taking an answer back: what these entries do to a room."""

from __future__ import annotations

from ..core.kernel import NOBODY
from .asking import ask
from .entries import Entry
from .fold import changed, effect
from .room import Order, Room


@effect("undo")
def undo(room: Room, entry: Entry) -> None:
    seat = room.seat_of(entry.by)
    room.wish = seat
    room.agreed = set()
    if entry.data["free"]:
        take_back(room, entry.at)
    else:
        room.tell("table-wish", seat)
        if everybody_agrees(room):
            take_back(room, entry.at)


@effect("consent")
def consent(room: Room, entry: Entry) -> None:
    seat = room.seat_of(entry.by)
    if not entry.data["yes"]:
        room.tell("table-wish-refused", room.wish)
        room.wish = NOBODY
        return
    room.agreed.add(seat)
    room.tell("table-wish-agreed", seat)
    if everybody_agrees(room):
        take_back(room, entry.at)


def everybody_agrees(room: Room) -> bool:
    """Whether all people agree who play, or are there; bots always do."""
    return all(seat == room.wish or seat in room.agreed for seat in {*room.players(), *room.present()})


def take_back(room: Room, at: int) -> None:
    """Go back to before the last step of the one who wished it; after trouble that may be another's, or none."""
    seat = room.wish
    if any(step.by == seat for step in room.steps):
        while room.steps[-1].by != seat:
            room.steps.pop()
    if room.steps:
        step = room.steps.pop()
        room.playing.undo(step.answers)
        room.chain = step.chain
    room.wish = NOBODY
    room.free = False
    room.trouble = ""
    for chair in room.chairs:
        chair.order = Order()  # no order outlives what it was made for
    room.tell("table-undone", seat)
    ask(room, at)
    changed(room)
