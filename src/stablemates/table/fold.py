"""The list of all kinds of entries, and what each does.  Modules with effects enter them here."""

from __future__ import annotations

from collections.abc import Callable

from .log import Entry
from .room import Room

Effect = Callable[[Room, Entry], None]
EFFECTS: dict[str, Effect] = {}


def effect(kind: str) -> Callable[[Effect], Effect]:
    """Enter a function as what entries of a kind do."""

    def enter(function: Effect) -> Effect:
        EFFECTS[kind] = function
        return function

    return enter


def changed(room: Room) -> None:
    """Commands made before this are made on something else."""
    room.state += 1


def seats_changed(room: Room) -> None:
    """Who sits where matters to what is said before a game; in a game nobody's answer gets stale by it."""
    if room.phase != "playing":
        changed(room)
