"""Default avatars, derived from names as on the page (``web/src/ui/faces.ts``)."""

from __future__ import annotations

import unicodedata
from typing import get_args

from ...protocol.commands import Avatar
from ...protocol.replays import Portrait

FACES: tuple[Avatar, ...] = get_args(Avatar)
BOT = "bot"


def face_of(name: str) -> int:
    """Return the number of the avatar that goes with a name (FNV-1a).

    >>> FACES[face_of("Maple")] == FACES[face_of("maple")]
    True
    """
    state = 2166136261
    for byte in unicodedata.normalize("NFC", name).lower().encode():
        state = (state ^ byte) * 16777619 % 2**32
    return (state ^ (state >> 15)) % len(FACES)


def faces_of(players: list[str], portraits: list[Portrait]) -> list[str]:
    """Return the avatars of a table: the chosen ones, and for the rest different ones while there are enough."""
    portraits = portraits or [Portrait()] * len(players)
    taken = {one.avatar for one in portraits if one.avatar is not None}
    found: list[str] = []
    for name, portrait in zip(players, portraits, strict=True):
        if name.startswith("bot:"):
            found.append(BOT)
            continue
        first = face_of(name)
        in_order = [FACES[(first + n) % len(FACES)] for n in range(len(FACES))]
        free = next((one for one in in_order if one not in taken), in_order[0])
        face = free if portrait.avatar is None else portrait.avatar
        taken.add(face)
        found.append(face)
    return found
