"""Undo: free while an answer has revealed nothing new to anyone, otherwise by consent, at private tables only."""

from __future__ import annotations

from ..core.kernel import NOBODY, Seat
from ..protocol import commands as c
from ..protocol.messages import UndoWay
from . import checks
from .errors import Refusal
from .log import Change, Entry
from .questions import ask
from .rewind import rewind
from .room import MOST_UNDOS, Animation, Order, Room


class UndoRequested(Change, frozen=True, tag="undo"):
    """A player undoes their last answer, or asks the others to agree."""

    free: bool

    def apply(self, room: Room, entry: Entry) -> None:
        seat = room.seat_of(entry.by)
        room.undo_asked = seat
        room.undo_agreed = set()
        if not self.free:
            room.emit("table-wish", seat)
        if self.free or everybody_agrees(room):
            undo(room, entry.at)


def may_undo(room: Room, person: str, command: c.Undo, now: int) -> UndoRequested:
    seat = checks.in_game(room, person, command)
    how = way(room, seat)
    if not how:
        raise Refusal("no-undo", "your last answer cannot be undone")
    if room.undone >= MOST_UNDOS and not room.error:
        raise Refusal("no-undo-left", f"a game has at most {MOST_UNDOS} undos")
    if room.undo_asked != NOBODY:
        raise Refusal("wish-open", "another player has already asked to undo")
    return UndoRequested(free=how == "free")


class UndoAnswered(Change, frozen=True, tag="consent"):
    """A player agrees to an undo request, or refuses it."""

    yes: bool

    def apply(self, room: Room, entry: Entry) -> None:
        if not self.yes:
            room.emit("table-wish-refused", room.undo_asked)
            room.undo_asked = NOBODY
            return
        seat = room.seat_of(entry.by)
        room.undo_agreed.add(seat)
        room.emit("table-wish-agreed", seat)
        if everybody_agrees(room):
            undo(room, entry.at)


def may_consent(room: Room, person: str, command: c.Consent, now: int) -> UndoAnswered:
    seat = checks.in_game(room, person, command)
    if room.undo_asked in (NOBODY, seat):
        raise Refusal("no-wish", "no other player has asked to undo")
    if seat in room.undo_agreed:
        raise Refusal("said-already", "you have already agreed")
    return UndoAnswered(command.yes)


def way(room: Room, seat: Seat) -> UndoWay:
    """Return how ``seat`` can undo its last answer: not at all, freely, or by asking the others.

    After an error anyone may freely undo what led to it, or retry it.
    """
    if room.phase != "playing" or seat == NOBODY:
        return ""
    if room.error:
        return "free"
    for step in room.steps:
        if step.by == seat:
            break
    else:
        return ""
    if room.undo_free and room.steps[-1].by == seat:
        return "free"
    return "" if room.settings.public else "ask"


def everybody_agrees(room: Room) -> bool:
    """Return whether everyone who plays or is present agrees; bots always do."""
    return all(seat == room.undo_asked or seat in room.undo_agreed for seat in {*room.players(), *room.present()})


def undo(room: Room, at: int) -> None:
    """Undo the last step of the player who asked.  After an error it may be another player's step, or none."""
    seat = room.undo_asked
    own = any(step.by == seat for step in room.steps)
    answers = 0
    while room.steps:
        step = room.steps.pop()
        answers += step.answers
        room.chain = step.chain
        if step.by == seat or not own:
            break
    rewind(room, answers)
    room.undone += 1
    room.undo_asked = NOBODY
    room.undo_free = False
    room.error = ""
    for record in room.seats:
        record.order = Order()  # no order outlives its question
    room.emit("table-undone", seat)
    room.animation = Animation(began=at)
    ask(room, at)
    room.advance()
