"""Guest tokens by server.  The tokens are secrets, so only the user may read the file."""

from __future__ import annotations

import json
import os
from pathlib import Path

from ..core.kernel import NOBODY
from ..protocol.messages import Snapshot
from .remote import Guest, TurnedAway


async def guest_at(server: str, file: Path, called: str = "") -> Guest:
    """Return the stored guest for a server, or a new one if the server does not know it.

    ``called`` distinguishes several guests on one machine.
    """
    tokens = read(file)
    place = f"{server} {called}" if called else server
    if place in tokens:
        known = Guest(server, tokens[place])
        try:
            await known.greet()
        except TurnedAway as away:
            if away.reason != "bad-token":
                raise
        else:
            return known
    guest = await Guest.at(server)
    write(file, tokens | {place: guest.token})
    return guest


def other_name(snapshot: Snapshot, name: str) -> str:
    """Return the name of the reader's seat if it is not the one they asked for."""
    seated = "" if snapshot.you == NOBODY else snapshot.table.seats[snapshot.you].name
    return "" if seated == name else seated


def read(file: Path) -> dict[str, str]:
    try:
        found = json.loads(file.read_text("utf-8"))
    except (OSError, ValueError):
        return {}  # start as a new guest
    return found if isinstance(found, dict) else {}


def write(file: Path, tokens: dict[str, str]) -> None:
    """Replace the file atomically; it is never readable by others."""
    file.parent.mkdir(parents=True, exist_ok=True)
    fresh = file.with_name(f"{file.name}.new")
    fresh.unlink(missing_ok=True)
    with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as out:
        json.dump(tokens, out)
    fresh.replace(file)
