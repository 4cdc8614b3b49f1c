"""Reaction windows at a table: how they open, when bots respond in them, and more time on request."""

from __future__ import annotations

from ..core.game import Reaction
from ..core.kernel import Question, Seat
from ..protocol import commands as c
from ..protocol import seen
from . import animation, checks
from .errors import Refusal
from .log import Change, Entry
from .masking import bot_in_window
from .modes import respond_for
from .room import Room, SeatRecord
from .speeds import HOLD, WON_WINDOW, grid_for, window_times
from .windows import LONG, Reply, Window

OWN_PASSES = 32  # remembered for masking


def reaction_to(room: Room, ask: str) -> Reaction | None:
    """Return the reaction that a question of the game belongs to."""
    for reaction in room.book[0].reactions():
        if reaction.ask == ask:
            return reaction
    return None


def is_window(room: Room, questions: list[Question]) -> bool:
    """Return whether these questions are asked in a reaction window, and not on one player's turn."""
    return len(questions) > 1 or reaction_to(room, questions[0].ask) is not None


def note_chain(room: Room, questions: list[Question]) -> None:
    """Note whose cards are being played when the game asks these questions."""
    if not questions or not is_window(room, questions):
        room.chain = ()
        return
    link = (room.game.source_seat(), questions[0].source)
    if link in room.chain:  # a response to it was stopped, or the same card leads to another question
        room.chain = room.chain[: room.chain.index(link)]
    room.chain = (*room.chain, link)


def open_window(room: Room, questions: list[Question], now: int) -> None:
    reaction = reaction_to(room, questions[0].ask)
    by, source = room.chain[-1]
    depth = len(room.chain) - 1
    floor, longest = window_times(room.speed, reaction, depth)
    wins = seen.would_win(room.game)
    if room.patient:
        longest = None
    if longest is not None:
        longest = longest * (WON_WINDOW if wins and longest > floor else 1) * room.patience
    asked = [question.seat for question in questions]
    opened = animation.readable(room, source, now)
    window = Window(questions[0].ask, asked, by, source, depth, wins, opened, floor, longest)
    window.shown = max(animation.ends(room) - opened, 0)
    ask_all(room, window)


def ask_all(room: Room, window: Window) -> None:
    """Open a window for the seats that are asked in it."""
    room.window = window
    people = [room.seats[seat] for seat in window.asked if not room.seats[seat].bot]
    if len(people) == 1 and not room.alone:  # several players mask each other
        window.grid = grid_for(people[0].asked)
    for record in people:
        record.asked += record.away is None
    for seat in window.asked:
        respond_for(room, seat, window.opened)


def reply(room: Room, seat: Seat, option: int, at: int) -> None:
    """Record a seat's response in the open window."""
    window, record = room.window, room.seats[seat]
    assert window is not None
    if record.bot:
        window.replies[seat] = bot_reply(room, seat, option, at)
        return
    closing = window.closes()
    if closing is not None and room.animation.held_by:
        at = min(at, closing)  # a pause may outlast the window, whose clock it has stopped
    window.replies[seat] = Reply(option, at, by_hand=True)
    if option == 0:
        remember_pass(record, at - window.opened)


def remember_pass(record: SeatRecord, after: int) -> None:
    record.passes = [*record.passes, max(after, 0)][-OWN_PASSES:]


def bot_reply(room: Room, seat: Seat, option: int, at: int) -> Reply:
    """Return a bot's response: decided immediately, effective after a human time that does not depend on it."""
    window = room.window
    assert window is not None
    if room.alone and option == 0:
        return Reply(0, at, by_hand=True)
    longest = (window.longest or LONG) - 1
    after = bot_in_window(room.secret, room.label(seat), longest, room.speed.bots)
    return Reply(option, max(at, window.opened + after), by_hand=True)


class Held(Change, frozen=True, tag="hold"):
    """A player asks for more time in the open window.  No one learns who."""

    def apply(self, room: Room, entry: Entry) -> None:
        window = room.window
        assert window is not None
        assert window.longest is not None
        seat = room.seat_of(entry.by)
        window.held.append(seat)
        window.longest += HOLD
        room.seats[seat].hold_left -= HOLD
        room.emit("table-hold")


def may_hold(room: Room, person: str, command: c.Hold, now: int) -> Held:
    seat = checks.plays(room, person, command)
    window = room.window
    if window is None or seat not in window.asked or window.longest is None or window.longest <= window.floor:
        raise Refusal("no-window", "there is no reaction window to extend")
    if seat in window.held:
        raise Refusal("said-already", "you have already asked for more time in this window")
    if room.seats[seat].hold_left < HOLD:
        raise Refusal("no-time-left", "you have used up your extra time for reaction windows")
    return Held()
