"""Maintenance of a store by an operator: verify it, back it up, delete a table."""

from __future__ import annotations

import os
import sqlite3
import tarfile
import tempfile
from contextlib import closing
from pathlib import Path

from msgspec import Struct

from ...core.errors import Refused
from ...table.chain import check_chain, first_link, seal
from ...table.log import BrokenLog
from .schema import SQLITE
from .sqlite_file import connect, connect_to_read, sync_folder
from .sqlite_reader import SqliteReader
from .store import Store

PAGE = 256  # tables or entries per read


class BadStore(Refused):
    """There is no database, or its version differs; the message says what to do."""


class Broken(Struct):
    """A table whose log was altered."""

    table: str
    why: str


class Verdict(Struct):
    """The result of verifying all logs."""

    tables: int = 0
    entries: int = 0
    checkpoints: int = 0  # only the last of each table, which loading would use
    broken: list[Broken] = []

    @property
    def good(self) -> bool:
        return not self.broken


async def verify(store: Store | SqliteReader) -> Verdict:
    """Verify the chain of every log."""
    verdict, name = Verdict(), ""
    while found := await store.tables(name, PAGE):
        for name, last in found:
            verdict.tables += 1
            try:
                verdict.entries += await verify_table(store, name, last)
                verdict.checkpoints += await has_checkpoint(store, name)
            except (BrokenLog, UnicodeError) as error:
                verdict.broken.append(Broken(name, str(error)))
    return verdict


async def verify_table(store: Store | SqliteReader, table: str, last: int) -> int:
    """Verify one log; return its number of entries.  Raises ``BrokenLog``."""
    seq, previous = 0, first_link(table)
    while entries := await store.read(table, seq, PAGE):
        previous = check_chain(seq, previous, entries)
        seq += len(entries)
    if seq < last:
        raise BrokenLog(f"entry {seq + 1} is missing")
    return seq


async def has_checkpoint(store: Store | SqliteReader, table: str) -> bool:
    kept = await store.find_checkpoint(table)
    if kept is None:
        return False
    entries = await store.read(table, kept.seq - 1, 1)
    if not entries or seal(entries[0].hash, kept.data) != kept.hash:
        raise BrokenLog(f"the checkpoint after entry {kept.seq} is damaged; it is ignored")
    return True


# --- SQLite -------------------------------------------------------------------------------------------------------


def check_file(path: Path) -> None:
    """Require a database of this version."""
    if not path.is_file():
        raise BadStore(f"{path}: no such database; pass the server's data folder with --data")
    with closing(connect_to_read(path)) as connection:
        try:
            [version] = connection.execute("PRAGMA user_version").fetchone()
        except sqlite3.DatabaseError as error:
            raise BadStore(f"{path}: {error}") from None
    if version != len(SQLITE):
        raise BadStore(
            f"{path} has format {version}, but this program needs {len(SQLITE)}: run `stablemates serve` once"
        )


def back_up(path: Path, key: Path, target: Path) -> None:
    """Back up a database, even during games, and the key of its guests to one file that only its owner can read."""
    check_file(path)
    with tempfile.TemporaryDirectory(dir=target.parent, prefix=".backup-") as folder:
        copy, packed = Path(folder) / "tables.db", Path(folder) / "packed"
        copy.touch(mode=0o600)
        with closing(connect_to_read(path)) as source, closing(sqlite3.connect(copy)) as sink:
            source.backup(sink)
            sink.execute("PRAGMA journal_mode = DELETE")  # a single file, without others next to it
        with open(packed, "xb", opener=private) as file:
            with tarfile.open(fileobj=file, mode="w:gz") as archive:
                archive.add(copy, "tables.db", filter=anonymous)
                if key.is_file():
                    archive.add(key, "key", filter=anonymous)
            file.flush()
            os.fsync(file.fileno())
        packed.replace(target)
    sync_folder(target.parent)


def private(name: str, flags: int) -> int:
    return os.open(name, flags, 0o600)


def anonymous(file: tarfile.TarInfo) -> tarfile.TarInfo:
    """Remove the owner's name from an archived file, and let only the owner of the restored file read it."""
    file.uid = file.gid = 0
    file.uname = file.gname = ""
    file.mode = 0o600
    return file


def forget_table(path: Path, table: str) -> bool:
    """Delete a table with everything that belongs to it, even while a server runs; return whether there was one."""
    check_file(path)
    with closing(connect(path)) as connection:
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA secure_delete = ON")
        connection.execute('DELETE FROM reports WHERE "table" = ?', (table,))
        return connection.execute("DELETE FROM tables WHERE id = ?", (table,)).rowcount > 0
