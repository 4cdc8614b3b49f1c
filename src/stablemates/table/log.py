"""A line of a table's log.  The log is the truth: a room is what its entries come to, one after the other."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Entry(Struct, frozen=True):
    """Something that was decided at a table and is on disk.

    ``data`` is plain JSON.  Secrets may stand in it (a deal's seed, a private answer): entries never leave the server
    before the game is over.
    """

    seq: int  # 1, 2, 3, ... at each table
    id: str  # of the command that led to it; a table never holds the same one twice
    at: int  # milliseconds since 1970, by the server's clock
    by: str  # the person, or "" for the table itself: its clock, its bots
    kind: str
    data: dict[str, Any]


class Row(Struct, frozen=True):
    """What a store can find a table by; written together with each entry."""

    table: str  # its secret name, which is in the invitation link
    code: str  # five letters to be said aloud; "" once they are no longer good
    phase: str  # "lobby", "playing", "over", "closed"
    public: bool  # whether strangers are told of it
    keep: bool  # whether a game was played to its end here, so that the table is never forgotten
    due: int | None  # when the table wants to be woken, in milliseconds since 1970
    changed: int  # when the last entry was written
    summary: dict[str, Any]  # what the list of public tables shows
