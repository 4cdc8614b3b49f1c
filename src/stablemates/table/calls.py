"""Late calls, made a moment after the card (U-CALL-01)."""

from __future__ import annotations

from ..core.kernel import Question, Seat
from ..protocol import commands as c
from . import checks
from .animation import clock_time
from .errors import Refusal
from .log import Change, Entry
from .reactions import reaction_to
from .rewind import keep_position, rewind
from .room import Room
from .windows import LateCall, Reply


class Called(Change, frozen=True, tag="call"):
    """A late call counts as made with the card (U-CALL-01), so the card is replayed with the call.

    The window stays open with its times unchanged, and its question is the same, so no answer to it becomes stale.
    """

    def apply(self, room: Room, entry: Entry) -> None:
        window = room.window
        assert window is not None
        assert window.late_call is not None
        seat, option, _ = window.late_call
        window.late_call = None
        rewind(room, room.steps[-1].answers)
        events = room.answer(seat, option)
        keep_position(room)
        room.questions = room.game.pending()
        room.emit_game([event for event in events if event.kind == "call"])
        for asked, reply in window.replies.items():
            if reply.at > entry.at:  # a reply that takes effect later comes after the call
                window.replies[asked] = Reply(0, reply.at, reply.by_hand)


def may_call(room: Room, person: str, command: c.Call, now: int) -> Called:
    seat = checks.plays(room, person, command)
    until = None if room.window is None else room.window.call_until(seat)
    if until is None:
        raise Refusal("no-call", "you have no card that you could still call")
    if clock_time(room, now) > until:
        raise Refusal("window-closed", "too late: the call must follow the card immediately")
    return Called()


def allow_late_call(room: Room, asked: Question, seat: Seat, option: int) -> None:
    """At a private table, give a player who forgot the call a moment to make it."""
    window = room.window
    reaction = None if window is None else reaction_to(room, window.kind)
    if window is None or reaction is None or not reaction.late_call or room.settings.public or room.seats[seat].bot:
        return
    played = asked.options[option]
    for n, other in enumerate(asked.options):
        if played.verb == "play" and (other.verb, other.card, other.word) == ("call", played.card, played.word):
            window.late_call = LateCall(seat, n, round(reaction.late_call * 1000) * room.patience)
