"""Dumps of a PostgreSQL database: the schema as SQL, the rows in COPY format."""

from __future__ import annotations

import asyncio
import re
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import LiteralString

import psycopg
from tests.recorded.reading import read_json
from tests.recorded.recording import Recorded, fill, write_json

from stablemates.server.store.postgres import PostgresStore

# Entries come after the tables that they belong to.
TABLES: tuple[LiteralString, ...] = ("migrations", "tables", "entries", "reports", "tickets", "retirements")
SCHEMA, ROWS = "postgres-schema.sql", "postgres-rows.json.xz"


def record_postgres(folder: Path, tables: Iterable[Recorded], ticket: str, url: str, pg_dump: list[str]) -> None:
    """Write the tables to an empty database, and dump it."""
    asyncio.run(fill(PostgresStore(url, trust_settings=True), tables, ticket))
    command = [*pg_dump, "--schema-only", "--no-owner", "--no-privileges", url]
    schema = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    (folder / SCHEMA).write_text(statements_of(schema), encoding="utf-8")
    write_json(folder / ROWS, {table: rows_of(url, table) for table in TABLES})


def statements_of(schema: str) -> str:
    """Keep the statements that create the schema; drop comments, session settings and psql commands."""
    lines = [line for line in schema.splitlines() if not re.match(r"--|\\|SET |SELECT |$", line)]
    return "\n".join(lines) + "\n"


def rows_of(url: str, table: LiteralString) -> list[str]:
    order: LiteralString = "1" if table == "migrations" else "1, 2"
    question: LiteralString = f"COPY (SELECT * FROM {table} ORDER BY {order}) TO STDOUT"
    with psycopg.connect(url) as connection, connection.cursor() as cursor, cursor.copy(question) as copy:
        return b"".join(bytes(part) for part in copy).decode().splitlines()


def restore(version: Path, url: str) -> None:
    """Restore a recorded database into an empty one."""
    rows = read_json(version / ROWS)
    with psycopg.connect(url) as connection:
        connection.execute((version / SCHEMA).read_bytes())
        connection.commit()
    with psycopg.connect(url) as connection, connection.cursor() as cursor:
        for table in TABLES:
            with cursor.copy(f"COPY {table} FROM STDIN") as copy:
                copy.write("".join(f"{row}\n" for row in rows[table]))
