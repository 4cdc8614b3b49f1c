"""What is due at a table, and when.  Time is passed in; nothing here looks at a clock.

All times follow from the log, so a server that starts again knows them as if it had never stopped.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ..core.kernel import Seat
from .masking import bot_on_turn, derive
from .room import Room
from .speeds import AWAY_LIMIT, BOT_OVERDUE, UNWATCHED

UNWATCHED_PACE = 0.3  # where only bots play, nobody wants to wait


class Thought(NamedTuple):
    """A bot that is asked something."""

    seat: Seat
    level: str
    id: str  # of the command that will answer: the same on every node, so it is carried out once
    release: int  # when the answer may be given
    seed: int


def thoughts(room: Room) -> list[Thought]:
    """The bots that are awaited."""
    if room.phase != "playing" or room.asleep or room.trouble:
        return []
    window, turn = room.window, room.turn
    if window is not None:
        seats = [seat for seat in window.asked if room.chairs[seat].bot and seat not in window.replies]
        return [thought(room, seat, window.opened) for seat in seats]
    if turn is not None and room.chairs[turn.seat].bot:
        pace = room.pace.bots if room.players() else UNWATCHED_PACE
        return [thought(room, turn.seat, turn.started + bot_on_turn(room.secret, room.label(turn.seat), pace))]
    return []


def thought(room: Room, seat: Seat, release: int) -> Thought:
    label = f"bot {room.label(seat)} {room.state}"
    seed = int.from_bytes(derive(room.secret, label)[:8], "big")
    id = f"bot.{room.games}.{room.state}.{seat}"  # the points are in no person's command
    return Thought(seat, room.chairs[seat].bot, id, release, seed)


def turn_ends(room: Room) -> int | None:
    """When the one who is awaited is late: after the time for a decision, the bank, and what was added."""
    turn = room.turn
    if turn is None or turn.allowed is None or room.chairs[turn.seat].bot:
        return None
    return turn.started + turn.allowed + turn.extra + room.chairs[turn.seat].bank


def missing(room: Room) -> list[tuple[int, Seat]]:
    """When a bot takes the seat of each who is awaited and away."""
    awaited = room.window.asked if room.window is not None else [room.turn.seat] if room.turn is not None else []
    return [
        (max(chair.away + AWAY_LIMIT, room.waiting_until), seat)
        for seat in awaited
        for chair in (room.chairs[seat],)
        if chair.away is not None and not chair.bot
    ]


def runs_out(room: Room) -> int | None:
    """When the window closes, or the one who is awaited is late; ``None``: no clock runs."""
    if room.window is not None:
        return room.window.closes()
    ends = turn_ends(room)
    if room.turn is None or ends is None or room.chairs[room.turn.seat].away is None:
        return ends
    return max(ends, room.waiting_until)


def due(room: Room) -> int | None:
    """When the table wants to be looked after; ``None``: nothing happens by itself."""
    if room.phase != "playing" or room.asleep or room.trouble:
        return None
    times = [thought.release + BOT_OVERDUE for thought in thoughts(room)]
    times += [time for time, _ in missing(room)]
    end = runs_out(room)
    times += [] if end is None else [end]
    return min(times, default=None)


def tick(room: Room, now: int) -> tuple[str, dict[str, Any]] | None:
    """What the clock does now: the kind and the data of an entry; ``None``: nothing."""
    time = due(room)
    if time is None or now < time:
        return None
    end = runs_out(room)
    over = end is not None and now >= end
    if over and end is not None and now > end + UNWATCHED and room.at < end:  # nobody has looked since
        return "resume", {}
    if over and room.window is not None:
        return "resolve", {}
    away = [seat for time, seat in missing(room) if now >= time]
    if away:
        return "standin", {"seats": away}
    return ("late", {}) if over else None  # otherwise only a bot is overdue: whoever looks thinks for it
