"""A server's claim to a database file: it is still the file that was opened, and no other server has taken it over."""

from __future__ import annotations

import os
import secrets
import sqlite3
from pathlib import Path

File = tuple[int, int] | None  # device and inode of a file; none: there is no such file


class Claim:
    """A claim that the writing thread checks in every transaction.  Nothing is acknowledged without it."""

    def __init__(self, path: Path) -> None:
        self.path = str(path)  # not a ``Path``: it is looked up with every transaction
        self.server = secrets.token_hex(16)
        self.file: File = None
        self.log: File = None  # the write-ahead log, once it has been seen

    def take(self, connection: sqlite3.Connection) -> None:
        """Become the owner of the file; the previous owner can no longer write."""
        connection.execute("BEGIN IMMEDIATE")
        connection.execute('INSERT OR REPLACE INTO owner ("only", server) VALUES (1, ?)', (self.server,))
        connection.execute("COMMIT")
        self.file, self.log = identity(self.path), None

    def check_owner(self, connection: sqlite3.Connection) -> None:
        found = connection.execute("SELECT server FROM owner").fetchone()
        if found is None or found[0] != self.server:
            raise sqlite3.OperationalError("another server has taken over this database")

    def check_file(self) -> None:
        """Raise an error if the file was deleted, moved or replaced: writes to it would be lost."""
        self.check_database()
        log = identity(self.path + "-wal")
        if log != (self.log or log):
            raise sqlite3.OperationalError(f"{self.path}-wal is no longer the file that was opened")
        self.log = log

    def check_database(self) -> None:
        if identity(self.path) != self.file:
            raise sqlite3.OperationalError(f"{self.path} is no longer the file that was opened")

    def open_again(self) -> None:
        """Prepare to reopen: it must be the same file, but its write-ahead log will be a new one."""
        self.check_database()
        self.log = None


def identity(path: str) -> File:
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_dev, found.st_ino
