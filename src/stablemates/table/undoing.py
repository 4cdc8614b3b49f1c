"""Whether an answer can be taken back: freely while it has shown nobody anything, by consent among friends."""

from __future__ import annotations

from typing import Literal

from ..core.kernel import NOBODY, Seat
from .room import Room


def way(room: Room, seat: Seat) -> Literal["", "free", "ask"]:
    """How ``seat`` can take its last answer back: not at all, freely, or by asking the others.

    Where the game could not go on, anybody may take back freely what led to it, or let it be tried again.
    """
    if room.phase != "playing" or seat == NOBODY:
        return ""
    if room.trouble:
        return "free"
    if all(step.by != seat for step in room.steps):
        return ""
    if room.free and room.steps[-1].by == seat:
        return "free"
    return "" if room.settings.public else "ask"
