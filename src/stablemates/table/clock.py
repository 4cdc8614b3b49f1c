"""Decision clocks and time banks: when they run out, what stops them, and who may have more time.

Time is passed in.  All times follow from the log, so a server that restarts knows them as if it had never stopped.
"""

from __future__ import annotations

from typing import Literal

from ..core.kernel import Seat
from ..protocol import commands as c
from . import checks
from .errors import Refusal
from .log import Change, Entry
from .room import Room
from .speeds import AWAY_GRACE, LEFT_AFTER_BREAK, LEFT_IN_WINDOW, NUDGE_AFTER


def turn_ends(room: Room) -> int | None:
    """Return when the player being waited for is late: after the decision time, extra time and time bank."""
    turn = room.turn
    if turn is None or turn.allowed is None or room.seats[turn.seat].bot:
        return None
    return turn.started + turn.allowed + turn.extra + room.seats[turn.seat].bank


def runs_out(room: Room) -> int | None:
    """Return when the window closes or the player being waited for is late; ``None`` if no clock is running."""
    if room.window is not None:
        return room.window.closes()
    ends = turn_ends(room)
    if room.turn is None or ends is None or room.seats[room.turn.seat].away is None:
        return ends
    return max(ends, room.waiting_until)


def spend(room: Room, seat: Seat, at: int) -> None:
    """Take the time spent beyond a decision's limit from the time bank."""
    turn = room.turn
    if turn is not None and turn.allowed is not None and not room.seats[seat].bot:
        over = at - turn.started - turn.allowed - turn.extra
        room.seats[seat].bank = max(room.seats[seat].bank - max(over, 0), 0)


def give_grace(room: Room, seat: Seat) -> None:
    """Give a player who lost the connection more time for this decision, once per game."""
    turn, record = room.turn, room.seats[seat]
    if turn is not None and turn.seat == seat and turn.allowed is not None and not record.graced and not record.bot:
        record.graced = True
        turn.extra = AWAY_GRACE


def give_time(room: Room, now: int, since: int) -> None:
    """Shift every clock by ``now - since``, leaving each player a minimum."""
    window, turn = room.window, room.turn
    if window is not None:
        window.shift(now - since)
        if window.longest is not None and window.opened + window.longest < now + LEFT_IN_WINDOW:
            window.longest = now + LEFT_IN_WINDOW - window.opened
    if turn is not None:
        turn.started += now - since
        leave_some(room, now)
    for record in room.seats:
        if record.away is not None:
            record.away += now - since


def leave_some(room: Room, now: int) -> None:
    """Leave a minimum on the running clock."""
    turn = room.turn
    if turn is not None and turn.allowed is not None:
        left = turn.started + turn.allowed + turn.extra + room.seats[turn.seat].bank - now
        turn.started += max(LEFT_AFTER_BREAK - left, 0)


def stop_or_resume(room: Room, at: int) -> None:
    """Stop all clocks while no player is present, and resume them when one returns."""
    if room.phase == "playing" and room.deserted:
        room.deserted_since = at if room.deserted_since is None else room.deserted_since
    elif room.deserted_since is not None:
        give_time(room, at, room.deserted_since)
        room.deserted_since = None


class Resumed(Change, frozen=True, tag="resume"):
    """The server was down: all clocks continue from where they were."""

    def apply(self, room: Room, entry: Entry) -> None:
        give_time(room, entry.at, room.at)


class PatienceSet(Change, frozen=True, tag="patience"):
    """A player needs longer windows and clocks.  No one learns who."""

    times: Literal[1, 2, 10]

    def apply(self, room: Room, entry: Entry) -> None:
        room.people[entry.by].patience = self.times
        room.only_for = entry.by


def may_set_patience(room: Room, person: str, command: c.Patience, now: int) -> PatienceSet:
    checks.seated(room, person)
    checks.is_private(room, "at a public table all players have the same time")
    return PatienceSet(command.times)


class Nudged(Change, frozen=True, tag="nudge"):
    """The host reminds the players who are being waited for."""

    def apply(self, room: Room, entry: Entry) -> None:
        room.emit("table-nudge")


def may_nudge(room: Room, person: str, command: c.Nudge, now: int) -> Nudged:
    checks.is_host(room, person)
    checks.is_playing(room)
    since = room.window.opened if room.window is not None else room.turn.started if room.turn is not None else now
    if room.speed.share is not None:
        raise Refusal("has-clock", "this table has clocks: there is no need to nudge")
    if now < since + NUDGE_AFTER:
        raise Refusal("too-early", "give them a little more time to think")
    return Nudged()
