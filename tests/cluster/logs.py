"""The logs of tables in PostgreSQL, for checks."""

from __future__ import annotations

import psycopg

from stablemates.server.store.records import entry_of
from stablemates.table.log import StoredEntry


class PostgresLog:
    """A read-only log."""

    def __init__(self, url: str) -> None:
        self.url = url

    def read(self, table: str, after: int) -> list[StoredEntry]:
        question = (
            'SELECT seq, id, at, "by", kind, data, hash FROM entries WHERE "table" = %s AND seq > %s ORDER BY seq'
        )
        with psycopg.connect(self.url) as connection:
            connection.read_only = True
            return [entry_of(columns) for columns in connection.execute(question, (table, after))]
