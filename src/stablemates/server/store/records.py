"""Entries and rows as what a database keeps: numbers and text.

``data`` and ``summary`` are kept as JSON text, not as a database's own kind of JSON: what is read is, to the letter,
what was written.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from ...table.log import Row, StoredEntry

Values: TypeAlias = dict[str, str | int | None]


def json_text(data: dict[str, Any]) -> str:
    return msgspec.json.encode(data).decode()


def append_values(entry: StoredEntry, row: Row) -> Values:
    """All that an append writes, by name; ``last`` is the number that the log must have come to before it."""
    return {
        "table": row.table,
        "last": entry.seq - 1,
        "seq": entry.seq,
        "id": entry.id,
        "at": entry.at,
        "by": entry.by,
        "kind": entry.kind,
        "data": json_text(entry.data),
        "code": row.code,
        "phase": row.phase,
        "public": int(row.public),
        "keep": int(row.keep),
        "due": row.due,
        "changed": row.changed,
        "summary": json_text(row.summary),
    }


ENTRY = 'seq, id, at, "by", kind, data'  # the columns that entry_of reads
ROW = "id, code, phase, public, keep, due, changed, summary"  # those that row_of reads
REPORT = 'id, at, "table", text'  # those that report_of reads


def entry_of(columns: tuple[Any, ...]) -> StoredEntry:
    seq, id, at, by, kind, data = columns
    return StoredEntry(seq, id, at, by, kind, msgspec.json.decode(data))


def row_of(columns: tuple[Any, ...]) -> Row:
    table, code, phase, public, keep, due, changed, summary = columns
    return Row(table, code, phase, bool(public), bool(keep), due, changed, msgspec.json.decode(summary))


def report_of(columns: tuple[Any, ...]) -> dict[str, Any]:
    return dict(zip(("id", "at", "table", "text"), columns))
