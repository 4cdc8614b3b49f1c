"""Entries and rows as a database stores them: numbers and text.

``data`` and ``summary`` are stored as JSON text, not in a database's own JSON type, so that what is read is exactly
what was written.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Any, TypeAlias, TypeVar

import msgspec

from ...table.log import BrokenLog, Row, StoredEntry, Summary
from .store import KeptCheckpoint

T = TypeVar("T")
Values: TypeAlias = dict[str, str | int | bytes | list[str] | None]


def json_text(data: dict[str, Any] | Summary) -> str:
    return msgspec.json.encode(data).decode()


def append_values(entry: StoredEntry, row: Row) -> Values:
    """Return everything that an append writes, by name; ``last`` is the number of the entry it must follow."""
    return {
        "table": row.table,
        "last": entry.seq - 1,
        "seq": entry.seq,
        "id": entry.id,
        "at": entry.at,
        "by": entry.by,
        "kind": entry.kind,
        "data": json_text(entry.data),
        "hash": entry.hash,
        "code": row.code,
        "phase": row.phase,
        "public": int(row.public),
        "keep": int(row.keep),
        "due": row.due,
        "changed": row.changed,
        "summary": json_text(row.summary),
    }


ENTRY = 'seq, id, at, "by", kind, data, hash'  # the columns that entry_of reads
ROW = "id, code, phase, public, keep, due, changed, summary"  # ... row_of ...
CHECKPOINT = '"table", seq, game, hash, data'  # ... checkpoint_of ...
REPORT = 'id, at, "table", text'  # ... and report_of


def entry_of(columns: tuple[Any, ...]) -> StoredEntry:
    seq, id, at, by, kind, data, hash = columns
    return StoredEntry(seq, id, at, by, kind, decoded(data, dict[str, Any], f"entry {seq}"), hash)


def row_of(columns: tuple[Any, ...]) -> Row:
    table, code, phase, public, keep, due, changed, summary = columns
    shown = decoded(summary, Summary, "the row of the table")
    if not all(is_text(one) for one in (table, code, phase)) or not is_time(changed) or not is_time(due or 0):
        raise BrokenLog("the row of the table cannot be read")
    return Row(table, code, phase, bool(public), bool(keep), due, changed, shown)


def rows_of(found: list[tuple[Any, ...]]) -> list[Row]:
    """Return the rows that can be read; the other tables raise an error when they are opened."""
    rows = []
    for columns in found:
        with suppress(BrokenLog):
            rows.append(row_of(columns))
    return rows


def decoded(text: str, kind: type[T], what: str) -> T:
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.MsgspecError, UnicodeError, TypeError) as error:
        raise BrokenLog(f"{what} cannot be read: {error}") from None


def is_text(value: object) -> bool:
    """Return whether a value is valid text.  SQLite returns whatever is in the file, also in columns of other types."""
    try:
        return isinstance(value, str) and value.encode() is not None
    except UnicodeError:
        return False


def is_time(value: object) -> bool:
    return isinstance(value, int)


def checkpoint_of(columns: tuple[Any, ...]) -> KeptCheckpoint | None:
    table, seq, game, hash, data = columns
    return KeptCheckpoint(table, seq, game, hash, data) if isinstance(data, bytes) else None


def report_of(columns: tuple[Any, ...]) -> dict[str, Any]:
    return dict(zip(("id", "at", "table", "text"), columns))
