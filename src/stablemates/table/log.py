"""The log of a table: typed entries, their stored form, and how entries of older versions are read.

The log is the source of truth: a room is the fold of its entries.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

from ..core.game import FIRST_REVISION

if TYPE_CHECKING:
    from .room import Room

VERSION: Final = 2  # of stored entries; entries of version 1 have no version field


class Change(Struct, frozen=True):
    """The content of an entry: what was decided.

    Every feature of the table defines its own changes, each with a tag that is its name in stored logs, and what it
    does to a room.  ``registry`` lists them all.  Tags and field names are never renamed.
    """

    def apply(self, room: Room, entry: Entry) -> None:
        """Change the room.

        Nothing is validated here, because that was done before the entry was written.  Nothing is random and no clock
        is read: the same entries always make the same room.
        """
        raise NotImplementedError


class Entry(Struct, frozen=True):
    """A change that was decided at a table and is on disk.

    It may contain secrets (a deal's seed, a private answer): entries never leave the server before the game is over.
    """

    seq: int  # 1, 2, 3, ... at each table
    id: str  # of the command that led to it; unique at a table
    at: int  # milliseconds since 1970, by the server's clock
    by: str  # the person, or "" for the table itself: its clock, its bots
    change: Change


class StoredEntry(Struct, frozen=True):
    """An entry as a store keeps it: the tag of its change, and the fields as plain JSON."""

    seq: int
    id: str
    at: int
    by: str
    kind: str
    data: dict[str, Any]
    hash: str = ""  # over this and all entries before it (``chain``)


class Summary(Struct, frozen=True):
    """What the list of public tables shows of a table, and until when its code is valid."""

    profile: str
    seats: int
    free: int  # without a person
    names: list[str]
    speed: str
    code_until: int


class Row(Struct, frozen=True):
    """The fields by which a store looks up a table; written together with each entry."""

    table: str  # its secret name, which is in the invitation link
    code: str  # the table code; "" once it is no longer valid
    phase: str  # "lobby", "playing", "over", "closed"
    public: bool  # whether the table is listed
    keep: bool  # whether a game was finished here, so that the table is never deleted
    due: int | None  # when the table must be woken, in milliseconds since 1970
    changed: int  # when the last entry was written
    summary: Summary


class Conflict(Exception):
    """Another writer was faster: the entry's number, its command id or the table code is taken.  Read the log again."""


class StorageFailed(Exception):
    """The disk or the database failed.  Nothing may be acknowledged."""


class BrokenLog(Exception):
    """The log was altered: it cannot be read, or its chain is broken."""


class NewerLog(Exception):
    """The entry was written by a newer version of the program."""


def upgrade(kind: str, data: dict[str, Any]) -> dict[str, Any]:
    """Return the fields of a stored entry as the current version would have written them.

    >>> upgrade("start", {})
    {'revision': 1}
    >>> upgrade("start", {"version": 2, "revision": 3})
    {'version': 2, 'revision': 3}
    """
    version = data.get("version", 1)
    if version > VERSION:
        raise NewerLog(f"a {kind!r} entry has version {version}, but this program only reads versions up to {VERSION}")
    if version == 1 and kind in ("start", "rematch"):  # rulebooks had no revisions (ADR 0014)
        return {"revision": FIRST_REVISION, **data}
    if version == 1 and kind == "mode":  # it could not be armed against a type of card
        return {"of_type": None, **data}
    return data
