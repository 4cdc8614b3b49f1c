"""Playing: answers on a clock and in reaction windows, and what happens when time runs out."""

from __future__ import annotations

from ..core.kernel import NOBODY, Event, Seat
from ..protocol import commands as c
from ..protocol import seen
from . import checks
from .animation import clock_time
from .calls import allow_late_call
from .clock import spend
from .errors import Refusal
from .log import Change, Entry
from .modes import end_order_on_turn
from .presence import presume_gone, take_over
from .questions import follow
from .reactions import remember_pass, reply
from .rewind import keep_position
from .room import MOST_ANSWERS, Order, Room, step
from .speeds import LATE_LIMIT


class Answered(Change, frozen=True, tag="answer"):
    """A player or a bot answers the question that their seat is asked."""

    seat: Seat
    option: int

    def apply(self, room: Room, entry: Entry) -> None:
        if room.window is None:
            spend(room, self.seat, entry.at)
            room.seats[self.seat].late = 0
            play(room, [(self.seat, self.option)], entry.at)
        else:
            reply(room, self.seat, self.option, entry.at)
            room.only_for = entry.by


def may_answer(room: Room, person: str, command: c.Answer, now: int) -> Answered:
    return answer_of(room, checks.plays(room, person, command), command.option, now)


def answer_of(room: Room, seat: Seat, option: int, now: int) -> Answered:
    """Return the answer of a seat, whether a person or a bot plays it."""
    if room.answered >= MOST_ANSWERS:
        raise Refusal("game-too-long", f"this game ends here: a game has at most {MOST_ANSWERS} answers")
    question = room.question_for(seat)
    if question is None:
        raise Refusal("not-asked", "you are not being asked anything now")
    if option >= len(question.options):
        last = len(question.options) - 1
        raise Refusal("bad-option", f"option {option}: {question.ask!r} has options 0 to {last}", question.rule)
    window = room.window
    if window is not None:
        given = window.replies.get(seat)
        if given is not None and given.by_hand:
            raise Refusal("answered", "you have already answered")
        closing = window.closes()
        if closing is not None and clock_time(room, now) > closing:
            raise Refusal("window-closed", "too late: the reaction window has closed")
    return Answered(seat, option)


class Resolved(Change, frozen=True, tag="resolve"):
    """A reaction window closes."""

    def apply(self, room: Room, entry: Entry) -> None:
        window = room.window
        assert window is not None
        answers = window.answers()
        for seat, option in answers:
            record = room.seats[seat]
            silent = seat not in window.replies and not record.bot and record.away is None
            if silent and window.longest is not None and entry.at >= window.opened + window.longest:
                remember_pass(record, window.longest)
            if option and record.order.mode == "armed":
                record.order = Order()  # it is used only once
        play(room, answers, entry.at)


class TimedOut(Change, frozen=True, tag="late"):
    """A player's time is up: the least committal option is taken, and after the second timeout a bot takes over."""

    def apply(self, room: Room, entry: Entry) -> None:
        assert room.turn is not None
        seat = room.turn.seat
        record = room.seats[seat]
        spend(room, seat, entry.at)
        record.late += 1
        room.emit("table-late", seat)
        if record.late >= LATE_LIMIT:
            take_over(room, seat)
            room.emit("table-bot-plays", seat)
            presume_gone(room, seat, entry.at)
        play(room, [(seat, room.questions[0].least)], entry.at)


def play(room: Room, answers: list[tuple[Seat, int]], at: int) -> None:
    """Give these answers to the game, emit the results, and ask the next question."""
    asked = room.question_for(answers[0][0])
    assert asked is not None
    made = [seat for seat, option in answers if option or len(answers) == 1]  # passing among others is not a step
    by = made[0] if len(made) == 1 else NOBODY
    room.steps.append(step(len(answers), by, room.chain))
    before = room.fork()
    events: list[Event] = []
    for seat, option in answers:
        events += room.answer(seat, option)
        keep_position(room)
    room.undo_asked = NOBODY
    room.error = ""
    follow(room, events, at)
    if len(answers) == 1:
        allow_late_call(room, asked, *answers[0])
    asked_again = room.turn is not None and room.turn.seat == by
    room.undo_free = asked_again and seen.shows_nothing_new(before, room.game)
    end_order_on_turn(room)
    room.advance()
