"""Migrate databases whose entries have no hashes: link every log into a chain, otherwise unchanged.

A log that cannot be read to its end is linked as far as possible; the rest is reported when the table is opened.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from typing import Any

from ...table.chain import first_link, link
from ...table.log import BrokenLog
from .records import entry_of, is_text

UNLINKED = "seq, id, at, \"by\", kind, data, ''"
Link = tuple[str, str, int]  # hash, table, seq


def links(table: str, found: Iterable[tuple[Any, ...]]) -> Iterator[Link]:
    """Return the hashes of a table's entries, as far as they can be read."""
    previous = first_link(table)
    try:
        for columns in found:
            entry = entry_of(columns)
            previous = link(previous, entry)
            yield previous, table, entry.seq
    except BrokenLog:
        return


def link_sqlite(connection: sqlite3.Connection) -> None:
    for (table,) in connection.execute("SELECT id FROM tables").fetchall():
        if not is_text(table):
            continue  # no one can open it
        found = connection.execute(f'SELECT {UNLINKED} FROM entries WHERE "table" = ? ORDER BY seq', (table,))
        update = 'UPDATE entries SET hash = ? WHERE "table" = ? AND seq = ?'
        connection.executemany(update, list(links(table, found.fetchall())))
