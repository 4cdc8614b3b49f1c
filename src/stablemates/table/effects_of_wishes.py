"""How somebody wants to be asked, and for how long: what these entries do to a room."""

from __future__ import annotations

from msgspec import convert

from ..core.kernel import NOBODY
from ..protocol.commands import WindowMode
from .fold import effect
from .log import Entry
from .questions import answer_for
from .room import Order, Room
from .speeds import HOLD


@effect("hold")
def hold(room: Room, entry: Entry) -> None:
    window = room.window
    assert window is not None
    assert window.longest is not None
    seat = room.seat_of(entry.by)
    window.held.append(seat)
    window.longest += HOLD
    room.chairs[seat].hold_left -= HOLD
    room.tell("table-hold")


@effect("mode")
def mode(room: Room, entry: Entry) -> None:
    seat = room.seat_of(entry.by)
    order = Order()
    order.mode = convert(entry.data["mode"], WindowMode)
    order.seat = NOBODY if entry.data["seat"] is None else entry.data["seat"]
    order.kind = entry.data["kind"] or ""
    order.of_type = entry.data.get("of_type") or ""  # older logs do not have it
    order.wake = tuple(entry.data["wake"])
    room.chairs[seat].order = order
    if room.window is not None and seat in room.window.asked:
        answer_for(room, seat, entry.at)
    room.told = entry.by


@effect("patience")
def patience(room: Room, entry: Entry) -> None:
    room.people[entry.by].patience = entry.data["times"]
    room.told = entry.by


@effect("nudge")
def nudge(room: Room, entry: Entry) -> None:
    room.tell("table-nudge")
