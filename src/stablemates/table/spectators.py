"""Spectators: who may watch a table, and how many."""

from __future__ import annotations

from typing import Final

from ..core.kernel import NOBODY
from .errors import Refusal
from .room import Room

MOST_SPECTATORS: Final = 50  # at one table


def may_watch(room: Room, person: str) -> None:
    """Require that a person may watch the table, and that there is room for another spectator."""
    is_admitted(room, person)
    watching = sum(1 for who, one in room.people.items() if one.here and room.seat_of(who) == NOBODY)
    if room.seat_of(person) == NOBODY and not room.is_here(person) and watching >= MOST_SPECTATORS:
        raise Refusal("full", f"{MOST_SPECTATORS} people are watching already")


def is_admitted(room: Room, person: str) -> None:
    """Require that a person may see the table."""
    refusal = kept_away(room, person)
    if refusal is not None:
        raise refusal


def kept_away(room: Room, person: str) -> Refusal | None:
    """Return why a person may not see the table; ``None`` if they may.  The host sees every game."""
    if not keeps_away(room):
        return None
    if person in room.removed:
        return Refusal("removed", "the host has removed you from this table")
    if is_unwatched(room) and person != room.host and room.seat_of(person) == NOBODY:
        return Refusal("no-spectators", "this game cannot be watched: come back when it is over")
    return None


def keeps_away(room: Room) -> bool:
    """Return whether anyone may not see the table."""
    return bool(room.removed) or is_unwatched(room)


def is_unwatched(room: Room) -> bool:
    return room.phase == "playing" and room.settings.spectators == "nobody"
