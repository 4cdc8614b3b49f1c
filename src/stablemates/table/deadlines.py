"""Deadlines: what a table's clock and bots do without a command, and when.  Time is passed in."""

from __future__ import annotations

from typing import NamedTuple

from ..core.kernel import Seat
from .animation import Paused, breath
from .clock import Resumed, runs_out
from .log import Change
from .masking import bot_on_turn, derive
from .play import Resolved, TimedOut
from .presence import BotsTookOver
from .room import Room
from .seats import SeatsFreed
from .speeds import AWAY_LIMIT, BOT_OVERDUE, LOBBY_LIMIT, UNWATCHED

BOTS_ONLY = 0.3  # how long bots take if only bots play, relative to the normal time


class Thought(NamedTuple):
    """A decision that a bot has to make."""

    seat: Seat
    level: str
    id: str  # of the command that will answer: the same on every node, so it is carried out once
    release: int  # when the answer may be given
    seed: int


def thoughts(room: Room) -> list[Thought]:
    """Return the decisions of bots that the table is waiting for."""
    window, turn = room.window, room.turn
    if window is not None:
        seats = [seat for seat in window.asked if room.seats[seat].bot and seat not in window.replies]
    else:
        seats = [turn.seat] if turn is not None and room.seats[turn.seat].bot else []
    if not seats or room.phase != "playing" or room.deserted or room.stuck or room.animation.held_by:
        return []
    if window is not None:
        return [thought(room, seat, window.opened) for seat in seats]
    assert turn is not None
    return [thought(room, turn.seat, turn.started + time_to_think(room, turn.seat))]


def time_to_think(room: Room, seat: Seat) -> int:
    """Return how long a bot takes on its turn.  If players see animations, it decides during the animation."""
    after_animation = breath(room)
    if after_animation is not None:
        return after_animation
    return bot_on_turn(room.secret, room.label(seat), room.speed.bots if room.players() else BOTS_ONLY)


def thought(room: Room, seat: Seat, release: int) -> Thought:
    id = f"bot.{room.games}.{room.state}.{seat}"  # no person's command has dots in its id
    return Thought(seat, room.seats[seat].bot, id, release, seed_of_thought(room, seat))


def seed_of_thought(room: Room, seat: Seat) -> int:
    """Return the seed of a bot's decision.  In a deal of the day it depends only on the day and the answers so far."""
    label = f"bot {room.label(seat)}"
    if room.is_daily(room.games):
        seed = derive(room.deal_secret(room.games), label)
    else:
        seed = derive(room.secret, f"{label} {room.state}")
    return int.from_bytes(seed[:8], "big")


def missing(room: Room) -> list[tuple[int, Seat]]:
    """Return when a bot takes over for each player who is away and being waited for."""
    awaited = room.window.asked if room.window is not None else [room.turn.seat] if room.turn is not None else []
    return [
        (max(record.away + AWAY_LIMIT, room.waiting_until), seat)
        for seat in awaited
        for record in (room.seats[seat],)
        if record.away is not None and not record.bot
    ]


def leavers(room: Room) -> list[tuple[int, Seat]]:
    """Return when each seat whose player left the lobby of a public table becomes free."""
    if room.phase != "lobby" or not room.settings.public:
        return []
    return [
        (one.away + LOBBY_LIMIT, seat) for seat, one in enumerate(room.seats) if one.person and one.away is not None
    ]


def due(room: Room) -> int | None:
    """Return when the table has to act; ``None`` if nothing is scheduled."""
    if room.phase == "lobby":
        return min((time for time, _ in leavers(room)), default=None)
    if room.phase != "playing":
        return None
    if room.animation.held_by:
        return None if room.deserted or room.stuck else room.animation.limit
    times = [thought.release + BOT_OVERDUE for thought in thoughts(room)]
    times += [time for time, _ in missing(room)]
    end = runs_out(room)
    times += [] if end is None else [end]
    return None if not times or room.deserted or room.stuck else min(times)


def tick(room: Room, now: int) -> Change | None:
    """Return the change that is due now, if any."""
    time = due(room)
    if time is None or now < time:
        return None
    if room.phase == "lobby":
        return SeatsFreed([seat for time, seat in leavers(room) if now >= time])
    if room.animation.held_by:
        return Paused(held=False)
    end = runs_out(room)
    over = end is not None and now >= end
    if over and end is not None and now > end + UNWATCHED and room.at < end:  # no server has watched since
        return Resumed()
    if over and room.window is not None:
        return Resolved()
    away = [seat for time, seat in missing(room) if now >= time]
    if away:
        return BotsTookOver(away)
    return TimedOut() if over else None  # otherwise a bot is overdue, and another node decides for it
