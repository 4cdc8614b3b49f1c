"""Ask the next question after every change of the game, in a reaction window or on a clock."""

from __future__ import annotations

from ..core.kernel import Event
from . import animation
from .clock import give_grace
from .reactions import note_chain, open_window
from .room import Room, Turn
from .scores import finish
from .speeds import decision_times


def follow(room: Room, events: list[Event], now: int) -> None:
    """Emit what happened in the game, and ask the next question."""
    room.emit_game(events)
    animation.show(room, now)
    ask(room, now)


def ask(room: Room, now: int) -> None:
    """Open the window or start the clock that the game's questions call for, or end the game."""
    room.window = None
    room.turn = None
    room.questions = questions = room.game.pending()
    note_chain(room, questions)
    if not questions:
        finish(room)
        return
    if room.chain:
        open_window(room, questions, now)
        return
    first = questions[0]
    times = None if room.unhurried else decision_times(room.speed, room.book[0])
    room.turn = Turn(first.seat, max(animation.ends(room), now), None if times is None else times[0] * room.patience)
    if room.seats[first.seat].away is not None:
        give_grace(room, first.seat)
