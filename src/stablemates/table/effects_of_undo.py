"""Taking an answer back, or giving it as it was meant: what these entries do to a room."""

from __future__ import annotations

from ..core.kernel import NOBODY
from .fold import changed, effect
from .log import Entry
from .questions import ask
from .room import Order, Room
from .windows import Reply


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
    own = any(step.by == seat for step in room.steps)
    answers = len(room.playing.answers)
    while room.steps:
        step = room.steps.pop()
        answers -= step.answers
        room.chain = step.chain
        if step.by == seat or not own:
            room.playing.undo(answers)
            break
    room.wish = NOBODY
    room.free = False
    room.trouble = ""
    for chair in room.chairs:
        chair.order = Order()  # no order outlives what it was made for
    room.tell("table-undone", seat)
    ask(room, at)
    changed(room)


@effect("call")
def call(room: Room, entry: Entry) -> None:
    """A call a moment late counts as said with the card (U-CALL-01): the card is laid again, with it.

    The window stays, with all its times, and its question is the same: so no answer to it gets stale.
    """
    window = room.window
    assert window is not None
    assert window.late_call is not None
    seat, option, _ = window.late_call
    window.late_call = None
    room.playing.undo(len(room.playing.answers) - room.steps[-1].answers)
    events = room.answer(seat, option)
    room.tell_game([event for event in events if event.kind == "call"])
    for asked, reply in window.replies.items():
        if reply.at > entry.at:  # whose answer is still to come has heard the call by then
            window.replies[asked] = Reply(0, reply.at, reply.by_hand)
