"""What a log entry must look like, given the table before it: the rules of the table, restated."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from stablemates.core.kernel import Option
from stablemates.protocol import commands as c
from stablemates.table.log import StoredEntry
from stablemates.table.room import Room
from stablemates.table.speeds import AWAY_LIMIT, GRID, LEFT_AFTER_BREAK, LEFT_IN_WINDOW, LOBBY_LIMIT, SLOT
from stablemates.table.windows import Window

ABOUT_THE_STATE = (c.Settle, c.Answer, c.Call, c.Hold, c.Skip, c.Pause, c.Undo, c.Consent)
OF_THE_TABLE = ("resolve", "late", "standin", "free", "resume", "restart", "trouble", "answer", "pause")
LATE_CALL = 800  # milliseconds
OF_A_NODE = ("create", "here", "gone")  # about a person, without a command


class Unlawful(Exception):
    """An illegal entry."""


class Was:
    """The relevant state of the table before an entry."""

    def __init__(self, room: Room) -> None:
        self.answers = [] if room.match is None else list(room.match.answers)
        self.games = room.games
        self.state = room.state
        self.stream = room.stream
        self.phase = room.phase
        self.slept = room.deserted_since
        self.window = None if room.window is None else room.window.clone()
        self.at = room.at
        self.bots = [player.bot for player in room.seats]
        self.trouble = room.error
        asked = room.game.pending() if room.phase == "playing" else []
        self.awaited: int = asked[0].seat if asked else -1
        self.least = asked[0].least if asked else 0


def demand(condition: bool, message: str) -> None:
    if not condition:
        raise Unlawful(message)


def before(room: Room, entry: StoredEntry, sent: tuple[str, c.Command] | None) -> Was:
    """Check that the entry may follow; return what to compare it with afterwards."""
    demand(entry.seq == room.seq + 1, f"it does not follow {room.seq}")
    demand(entry.at >= room.at, f"its time is {entry.at}, before {room.at}")
    if not entry.by:
        demand(entry.kind in OF_THE_TABLE, "a table does not do that by itself")
    elif entry.kind not in OF_A_NODE:
        demand(sent is not None, "no one sent this")
        assert sent is not None
        person, command = sent
        demand(person == entry.by, f"{person} sent this, not {entry.by}")
        waits = isinstance(command, c.Sit) and room.phase == "playing" and room.host != person
        demand(entry.kind == ("queue" if waits else type(command).__name__.lower()), f"{command} was sent")
        demand(room.phase != "closed" and person not in room.removed, "the table is closed to this person")
        if isinstance(command, ABOUT_THE_STATE):
            demand(command.on == room.state, f"it was sent about {command.on}, but the table was at {room.state}")
        if isinstance(command, c.Start):
            demand(room.settled <= command.on <= room.state, f"since {command.on} more than seats has changed")
        if isinstance(command, c.Answer):
            demand(entry.data["option"] == command.option, f"{command} was sent")
    judge = JUDGES.get(entry.kind)
    if judge is not None:
        judge(room, entry)
    return Was(room)


def an_answer(room: Room, entry: StoredEntry) -> None:
    demand(room.phase == "playing", "no game is being played")
    seat = entry.data["seat"]
    player = room.seats[seat]
    if entry.by:
        demand(player.person == entry.by and not player.bot, f"seat {seat} is not played by them")
    else:
        demand(bool(player.bot), f"no bot plays in seat {seat}")
    demand(any(one.seat == seat for one in room.game.pending()), f"seat {seat} is not asked")
    window = room.window
    if window is None:
        return
    given = window.replies.get(seat)
    demand(given is None or not given.by_hand, f"seat {seat} has answered already")
    closing = closes(window)
    clock = room.animation.held_at if room.animation.held_by else entry.at  # a pause stops the window's clock
    late = closing is not None and clock > closing
    demand(not late or entry.at == room.at, f"it came at {entry.at}, but the window had closed at {closing}")


def closes(window: Window) -> int | None:
    """Return when a window would close now; ``None`` while someone is being waited for."""
    shown = window.shown if window.longest is None else min(window.shown, window.longest)
    floor = window.opened + max(window.floor, shown)
    end = None if window.longest is None else window.opened + window.longest
    times = [reply.at for reply in window.replies.values() if reply.option]
    times = [time for time in times if end is None or time <= end]
    if times:
        wanted: int | None = min(times) + (SLOT if len(window.asked) > 1 else 0)
    elif set(window.replies) == set(window.asked):
        wanted = max(floor, *(reply.at for reply in window.replies.values()))
        wanted += (window.opened - wanted) % window.grid
    else:
        wanted = end
    if wanted is None:
        return None
    if end is not None and not times:  # the slot after the first response is complete, even at the very end
        wanted = min(wanted, end)
    closing = max(floor, wanted)
    while (closing - window.opened) % GRID:
        closing += 1
    return closing


def a_closing(room: Room, entry: StoredEntry) -> None:
    demand(room.window is not None, "no window is open")
    assert room.window is not None
    closing = closes(room.window)
    demand(closing is not None and entry.at >= closing, f"it closed at {entry.at}, but should be open until {closing}")


def a_delay(room: Room, entry: StoredEntry) -> None:
    turn = room.turn
    demand(turn is not None and turn.allowed is not None, "no player has a clock")
    assert turn is not None
    assert turn.allowed is not None
    player = room.seats[turn.seat]
    demand(not player.bot, "a bot has no clock")
    ends = turn.started + turn.allowed + turn.extra + player.bank
    demand(entry.at >= ends, f"it came at {entry.at}, but there was time until {ends}")


def a_stand_in(room: Room, entry: StoredEntry) -> None:
    for seat in entry.data["seats"]:
        away = room.seats[seat].away
        demand(away is not None and entry.at >= away + AWAY_LIMIT, f"seat {seat} has only been away since {away}")
        demand(entry.at >= room.waiting_until, "the table wanted to wait")


def a_call(room: Room, entry: StoredEntry) -> None:
    """Check that someone just played their second-to-last card without the call."""
    window = room.window
    demand(window is not None and window.kind == "catch", "there is nothing to call")
    assert window is not None
    seat = room.seat_of(entry.by)
    demand(window.by == seat and not room.seats[seat].bot, f"seat {seat} has played nothing")
    demand(not room.game.view(seat)["facts"]["said"], "the call was made")
    demand(not room.settings.public, "there are no late calls at public tables")
    ends = window.opened + LATE_CALL * room.patience
    demand(entry.at <= ends or entry.at == room.at, f"it came at {entry.at}, but the moment was over at {ends}")


def a_free_seat(room: Room, entry: StoredEntry) -> None:
    """Check that strangers have been away from the lobby for a minute."""
    demand(room.phase == "lobby" and room.settings.public, "no one waits for these seats")
    for seat in entry.data["seats"]:
        away = room.seats[seat].away
        demand(
            away is not None and entry.at >= away + LOBBY_LIMIT, f"the player in seat {seat} has not been gone for long"
        )


def meant(room: Room, answers: list[tuple[int, int]]) -> Option:
    """Return the meaning of the last of these answers."""
    seat, option = answers[-1]
    questions = room.playing.at(len(answers) - 1).pending()
    return next(one for one in questions if one.seat == seat).options[option]


JUDGES = {
    "call": a_call,
    "answer": an_answer,
    "resolve": a_closing,
    "late": a_delay,
    "standin": a_stand_in,
    "free": a_free_seat,
}


def after(room: Room, entry: StoredEntry, was: Was) -> None:
    """Check that the entry did what it should, once."""
    demand(room.seq == entry.seq and entry.id in room.commands, "it was not counted")
    demand(room.state - was.state in (0, 1, 2), f"the state went from {was.state} to {room.state}")
    demand(room.stream - was.stream == (room.only_for is None), f"the stream went from {was.stream} to {room.stream}")
    demand(
        room.phase != "playing" or (room.window is not None) != (room.turn is not None),
        "there must be either a turn or a window",
    )
    if room.phase != "playing" and was.phase != "playing":
        return
    if was.games == room.games:
        given = given_by(entry, was)
        answers = room.playing.answers
        if any(item.event.kind == "table-undone" for item in room.items):
            demand(answers == was.answers[: len(answers)], "answers were changed")
            tried_again = bool(was.trouble) and not was.answers  # the deal itself failed: nothing can be undone
            demand(tried_again or len(answers) < len(was.answers), "nothing was undone")
        elif entry.kind == "call":
            played, called = meant(room, was.answers), meant(room, answers)
            demand(answers[:-1] == was.answers[:-1], "other answers were changed")
            demand((played.verb, called.verb) == ("play", "call"), f"{played} has become {called}")
            demand((played.card, played.word) == (called.card, called.word), f"{played} has become {called}")
            demand(room.state == was.state, "answers to the catch became stale")
            demand(closes_alike(room.window, was.window), "the window has revealed something")
        else:
            demand(answers == was.answers + given, f"{answers[len(was.answers) :]} was answered, not {given}")
            demand(not given or room.state > was.state, "the game has moved, but the state number has not")
    woken = entry.kind == "resume" or (was.slept is not None and room.deserted_since is None)
    if woken and room.window is not None and room.window.ends is not None:
        demand(room.window.ends >= entry.at + LEFT_IN_WINDOW, "no time is left in the window")
    if woken and room.turn is not None and room.turn.allowed is not None:
        player = room.seats[room.turn.seat]
        left = room.turn.started + room.turn.allowed + room.turn.extra + player.bank - entry.at
        demand(left >= LEFT_AFTER_BREAK, f"{left} ms are left after a break")


def closes_alike(window: Window | None, was: Window | None) -> bool:
    """Return whether a window is the same except for catches to come."""
    if window is None or was is None:
        return False
    same = (window.opened, window.floor, window.longest) == (was.opened, was.floor, was.longest)
    return same and {seat: reply.at for seat, reply in window.replies.items()} == {
        seat: reply.at for seat, reply in was.replies.items()
    }


def given_by(entry: StoredEntry, was: Was) -> list[tuple[int, int]]:
    """Return the answers the game must have received."""
    data: dict[str, Any] = entry.data
    window = was.window
    if entry.kind == "answer" and window is None:
        return [(data["seat"], data["option"])]
    if entry.kind == "resolve" and window is not None:
        closing = closes(window)
        assert closing is not None
        given = []
        for seat in window.asked:
            reply = window.replies.get(seat)
            given.append((seat, reply.option if reply is not None and reply.at <= closing else 0))
        return given
    if entry.kind == "late":
        return [(was.awaited, was.least)]
    return []


WORTH_A_MARK = ("call", "hold", "late", "standin", "rematch", "trouble", "wait")


def markers(room: Room, entry: StoredEntry, was: Was) -> Iterator[str]:
    """Yield events worth counting."""
    kinds = [item.event.kind for item in room.items]
    if entry.kind in WORTH_A_MARK:
        yield entry.kind
    if entry.kind == "undo" and entry.data["free"]:
        yield "undo freely"
    elif "table-undone" in kinds:
        yield "undo by consent"
    if entry.kind == "return":
        yield "the person returns"
    if entry.kind == "queue":
        yield "waits for a seat during a game"
    if entry.kind == "admit":
        yield "is admitted during a game"
    if entry.kind == "restart" and was.window is not None:
        yield "restart in an open window"
    if entry.kind == "resume":
        yield "clocks found unwatched"
    if was.slept is not None and room.deserted_since is None and room.phase == "playing":
        yield "the table wakes"
    if entry.kind == "resolve" and was.window is not None:
        stops = [reply for reply in was.window.replies.values() if reply.option]
        if len(stops) > 1:
            yield "two responses in one slot"
        if any(not reply.by_hand for reply in stops):
            yield "an armed answer"
        if was.window.held:
            yield "a held window closes"
        if not stops and len(was.window.replies) < len(was.window.asked):
            yield "a window times out"
        if room.window is not None and room.window.depth:
            yield "a response to a response"
    if entry.kind == "answer" and not entry.by:
        yield "a bot answers"
    if was.phase == "playing" and room.phase == "over":
        yield "a game ends"
    if was.trouble and not room.error:
        yield "trouble overcome"
