"""The hash chain of a log: each hash covers all entries before it, so that none can be changed, moved or removed."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

from msgspec import MsgspecError, json, structs

from .log import BrokenLog, StoredEntry


def first_link(table: str) -> str:
    """Return the hash that starts a table's chain, before its first entry."""
    return hashlib.sha256(b"log of table " + table.encode("utf-8", "replace")).hexdigest()


def link(previous: str, entry: StoredEntry) -> str:
    """Return the hash of an entry, over its content and the hash of the entry before it."""
    try:
        content = json.encode([entry.seq, entry.id, entry.at, entry.by, entry.kind, entry.data])
    except (MsgspecError, UnicodeError, ValueError) as error:
        raise BrokenLog(f"entry {entry.seq} cannot be read: {error}") from None
    return hashlib.sha256(previous.encode() + content).hexdigest()


def linked(previous: str, entry: StoredEntry) -> StoredEntry:
    """Return the entry with its hash."""
    return structs.replace(entry, hash=link(previous, entry))


def check_chain(seq: int, previous: str, entries: Iterable[StoredEntry]) -> str:
    """Verify the entries that follow number ``seq``; return the hash of the last.  Raises ``BrokenLog``."""
    for entry in entries:
        seq += 1
        if entry.seq != seq:
            raise BrokenLog(f"entry {seq} is missing")
        previous = link(previous, entry)
        if entry.hash != previous:
            raise BrokenLog(f"entry {seq}, or one before it, was altered")
    return previous


def seal(previous: str, data: bytes) -> str:
    """Return the hash of data derived from a log, up to the entry whose hash is ``previous``."""
    return hashlib.sha256(previous.encode() + data).hexdigest()
