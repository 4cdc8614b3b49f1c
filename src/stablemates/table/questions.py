"""After every answer: who is asked now, in a window or on a clock, and what the machine answers for whom."""

from __future__ import annotations

from ..core.game import Reaction
from ..core.kernel import NOBODY, Question, Seat, State
from ..protocol import seen
from ..protocol.messages import Ended
from .masking import bot_in_window, pass_after
from .room import Order, Room, Score, Turn
from .speeds import AWAY_GRACE, LEFT_AFTER_BREAK, LEFT_IN_WINDOW, WON_WINDOW, decision_times, grid_for, window_times
from .windows import LateCall, Reply, Window

LONG = 3_600_000  # where a window has no end


def ask(room: Room, now: int) -> None:
    """Open the window or start the clock that the game's questions call for, or end the game."""
    room.window = None
    room.turn = None
    questions = room.game.pending()
    if not questions:
        finish(room)
        return
    first = questions[0]
    reaction = reaction_to(room, first.ask)
    if reaction is not None or len(questions) > 1:
        open_window(room, questions, reaction, now)
        return
    room.chain = ()
    times = None if room.unhurried else decision_times(room.pace, room.book[0])
    room.turn = Turn(first.seat, now, None if times is None else times[0] * room.patience)
    if room.chairs[first.seat].away is not None:
        give_grace(room, first.seat)


def reaction_to(room: Room, ask: str) -> Reaction | None:
    return next((one for one in room.book[0].reactions() if one.ask == ask), None)


def give_grace(room: Room, seat: Seat) -> None:
    """Somebody who was cut off gets more time for what they are asked, once in a game."""
    turn, chair = room.turn, room.chairs[seat]
    if turn is not None and turn.seat == seat and turn.allowed is not None and not chair.graced and not chair.bot:
        chair.graced = True
        turn.extra = AWAY_GRACE


def give_time(room: Room, now: int, since: int) -> None:
    """Let the time from ``since`` to ``now`` not have passed, and leave everybody a little at least."""
    window, turn = room.window, room.turn
    if window is not None:
        window.shift(now - since)
        if window.longest is not None and window.opened + window.longest < now + LEFT_IN_WINDOW:
            window.longest = now + LEFT_IN_WINDOW - window.opened
    if turn is not None:
        turn.started += now - since
        leave_some(room, now)
    for chair in room.chairs:
        if chair.away is not None:
            chair.away += now - since


def leave_some(room: Room, now: int) -> None:
    """Let there be a little time on the clock that runs."""
    turn = room.turn
    if turn is not None and turn.allowed is not None:
        left = turn.started + turn.allowed + turn.extra + room.chairs[turn.seat].bank - now
        turn.started += max(LEFT_AFTER_BREAK - left, 0)


def open_window(room: Room, questions: list[Question], reaction: Reaction | None, now: int) -> None:
    source = questions[0].source
    by = seen.source_seat(room.game)
    if (by, source) in room.chain:  # an answer to it was stopped, or something else is asked about the same card
        room.chain = room.chain[: room.chain.index((by, source))]
    depth = len(room.chain)
    room.chain = (*room.chain, (by, source))
    floor, longest = window_times(room.pace, reaction, depth)
    wins = seen.would_win(room.game)
    if longest is not None:
        longest = longest * (WON_WINDOW if wins and longest > floor else 1) * room.patience
    asked = [question.seat for question in questions]
    ask_all(room, Window(questions[0].ask, asked, by, source, depth, wins, now, floor, longest))


def ask_all(room: Room, window: Window) -> None:
    """Open a window to those who are asked in it."""
    room.window = window
    people = [room.chairs[seat] for seat in window.asked if not room.chairs[seat].bot]
    if len(people) == 1 and not room.alone:  # several hide one another
        window.grid = grid_for(people[0].asked)
    for chair in people:
        chair.asked += chair.away is None
    for seat in window.asked:
        answer_for(room, seat, window.opened)


def allow_late_call(room: Room, before: State, seat: Seat, option: int) -> None:
    """Among friends, who has laid a card without the call that belongs to it may still say it for a moment."""
    window = room.window
    reaction = None if window is None else reaction_to(room, window.kind)
    if window is None or reaction is None or not reaction.late_call or room.settings.public or room.chairs[seat].bot:
        return
    options = next(question for question in before.pending() if question.seat == seat).options
    laid = options[option]
    for n, other in enumerate(options):
        if laid.verb == "play" and (other.verb, other.card, other.word) == ("call", laid.card, laid.word):
            window.late_call = LateCall(seat, n, round(reaction.late_call * 1000) * room.patience)


# --- what the machine answers ----------------------------------------------------------------------


def answer_for(room: Room, seat: Seat, now: int) -> None:
    """Let the machine answer for a seat where its player wants that, at a masked time."""
    window = room.window
    assert window is not None
    chair = room.chairs[seat]
    given = window.replies.get(seat)
    if chair.bot or (given is not None and given.by_hand):
        return
    window.replies.pop(seat, None)
    if chair.away is not None:
        return  # who is cut off passes at the end, whatever they hold
    if chair.order.mode == "sleep" and wakes(room, seat):
        chair.order = Order()
    option = standing_answer(room, seat)
    if option is None:
        return
    longest = (window.longest or LONG) - 1
    after = 0 if room.alone and option == 0 else pass_after(room.secret, room.label(seat), chair.passes, longest)
    window.replies[seat] = Reply(option, max(window.opened + after, now), by_hand=False)


def standing_answer(room: Room, seat: Seat) -> int | None:
    """What a seat's standing order answers in the open window; ``None``: the player is asked."""
    window = room.window
    assert window is not None
    order = room.chairs[seat].order
    options = next(question for question in room.game.pending() if question.seat == seat).options
    if order.mode == "always":
        return None
    if order.mode == "sleep":
        return 0
    if order.mode == "armed" and len(options) > 1 and window.depth == 0:  # at a card, not at an answer to one
        by_whom = order.seat in (NOBODY, window.by)
        of_kind = order.kind == "" or (window.source >= 0 and order.kind == room.game.kind(window.source))
        of_type = order.of_type in ("", room.type_of(window.source))
        return 1 if by_whom and of_kind and of_type else None
    return 0 if len(options) == 1 else None


def wakes(room: Room, seat: Seat) -> bool:
    """Whether the open window is worth waking a sleeper: the game would be over, or a rule that the player has set."""
    window = room.window
    assert window is not None
    wake = room.chairs[seat].order.wake
    if window.wins:
        return True
    if "stops" in wake and len(room.chain) > 1 and room.chain[-2][0] == seat:
        return True
    return "mine" in wake and seen.touches(room.game, seat)


def bot_reply(room: Room, seat: Seat, option: int, at: int) -> Reply:
    """A bot's answer in the open window: decided at once, heard at a human time that does not depend on it."""
    window = room.window
    assert window is not None
    if room.alone and option == 0:
        return Reply(0, at, by_hand=True)
    longest = (window.longest or LONG) - 1
    after = bot_in_window(room.secret, room.label(seat), longest, room.pace.bots)
    return Reply(option, max(at, window.opened + after), by_hand=True)


# --- the end -----------------------------------------------------------------------------------------


def finish(room: Room) -> None:
    """The game is over: who has won, and how the series stands."""
    outcome = room.game.outcome()
    assert outcome is not None
    room.phase = "over"
    room.finished += 1
    room.chain = ()
    for chair in room.chairs:
        chair.order = Order()  # no order outlives its game
    for seat in range(len(room.chairs)):
        score = room.scores.setdefault(room.score_key(seat), Score())
        score.points += outcome.points[seat] if outcome.points else 0
        score.wins += outcome.winner == seat
    goal = room.book[0].series()
    won = outcome.winner != NOBODY and goal and room.scores[room.score_key(outcome.winner)].points >= goal
    room.ended = Ended(
        outcome.winner,
        outcome.why,
        outcome.rule,
        list(outcome.points),
        game=room.games,
        series=outcome.winner if won else NOBODY,
    )
