"""What only the host may do, and who may do it while the host is away.

The acting host may start a game, nudge players and seat bots immediately: a table must not stop because someone lost
their connection.  Actions that cannot be undone for others, or that take the table from its host, are possible once the
host has been away for two minutes.  At a public table, where no one knows anyone, the players then vote (``votes``).
"""

from __future__ import annotations

from typing import Final

from .errors import Refusal
from .room import Room

ABSENCE: Final = 120_000  # milliseconds


def note_host(room: Room, at: int) -> None:
    """Record since when the host has been away."""
    if room.is_here(room.host):
        room.host_left = None
        room.votes = ()  # nothing is decided against a host who is back
    elif room.host_left is None:
        room.host_left = at


def host_is_gone(room: Room, now: int) -> bool:
    return room.host_left is not None and now >= room.host_left + ABSENCE


def holds_table(room: Room, person: str, now: int) -> None:
    """Require the host, or the acting host after a long absence at a private table."""
    if person == room.host:
        return
    if not room.is_host(person) or room.settings.public or not host_is_gone(room, now):
        raise Refusal(
            "not-host", "only the host may do this; at a private table, the acting host may after two minutes"
        )
