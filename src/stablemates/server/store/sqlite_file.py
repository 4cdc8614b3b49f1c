"""Open, check and lock a SQLite file, so that it is safe for acknowledged data."""

from __future__ import annotations

import os
import sqlite3
import sys
from contextlib import suppress
from pathlib import Path
from typing import IO, Final

from .linking import link_sqlite
from .schema import LINK_ENTRIES, SQLITE, SQLITE_APPENDS
from .store import UnsafeStorage

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

BUSY: Final = 5.0  # seconds to wait while another process, e.g. a backup, has locked the file
FULL: Final = 2  # PRAGMA synchronous, as it is read back

IN_MEMORY: Final = {"tmpfs", "ramfs"}
NETWORK: Final = {
    "9p",
    "afs",
    "beegfs",
    "ceph",
    "cifs",
    "fuse.ceph",
    "fuse.glusterfs",
    "fuse.s3fs",
    "fuse.sshfs",
    "glusterfs",
    "gpfs",
    "lustre",
    "ncpfs",
    "nfs",
    "nfs4",
    "smb3",
    "smbfs",
    "virtiofs",
}


def connect(path: Path, kind: type[sqlite3.Connection] = sqlite3.Connection) -> sqlite3.Connection:
    """Return a connection with explicit transactions only.

    Text with a corrupt byte is still read: loading the table finds it.
    """
    connection = sqlite3.connect(path, timeout=BUSY, isolation_level=None, check_same_thread=False, factory=kind)
    connection.text_factory = lambda raw: raw.decode("utf-8", "surrogateescape")
    return connection


def connect_to_write(path: Path, kind: type[sqlite3.Connection]) -> sqlite3.Connection:
    """Return the connection that writes, with safe settings (read back to be sure) and the newest schema."""
    connection = connect(path, kind)
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA fullfsync = ON")  # on macOS an ordinary sync does not reach the disk
        connection.execute("PRAGMA checkpoint_fullfsync = ON")
        connection.execute("PRAGMA foreign_keys = ON")
        check_settings(connection)
        migrate(connection)
        for statement in SQLITE_APPENDS:
            connection.execute(statement)
    except BaseException:
        connection.close()
        raise
    return connection


def connect_to_read(path: Path) -> sqlite3.Connection:
    connection = connect(path)
    connection.execute("PRAGMA query_only = ON")
    return connection


def check_settings(connection: sqlite3.Connection) -> None:
    """Check the settings that SQLite actually uses."""
    [journal] = connection.execute("PRAGMA journal_mode").fetchone()
    [synchronous] = connection.execute("PRAGMA synchronous").fetchone()
    [foreign_keys] = connection.execute("PRAGMA foreign_keys").fetchone()
    if journal != "wal":
        raise UnsafeStorage(f"the journal mode of the database is {journal}, but it must be wal")
    if synchronous < FULL:
        raise UnsafeStorage(f"the synchronous setting of the database is {synchronous}, but it must be {FULL} (full)")
    if not foreign_keys:
        raise UnsafeStorage("this SQLite version does not support foreign keys")


def migrate(connection: sqlite3.Connection) -> None:
    """Migrate the file to the newest schema, completely or not at all."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        [version] = connection.execute("PRAGMA user_version").fetchone()
        if version > len(SQLITE):
            raise UnsafeStorage(
                f"the database has format {version}, but this program only reads formats up to {len(SQLITE)}: "
                "a newer version wrote it. Install that version, or restore a backup from before the update"
            )
        for step in SQLITE[version:]:
            for statement in step:
                if statement == LINK_ENTRIES:
                    link_sqlite(connection)
                else:
                    connection.execute(statement)
        if version < len(SQLITE):
            connection.execute(f"PRAGMA user_version = {len(SQLITE)}")
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def settle_log(connection: sqlite3.Connection) -> None:
    """After a failed write: move what was committed from the write-ahead log to the file, and empty the log.

    A failed sync may have left frames at the end of the log that can be read but are not on the disk; a later sync
    would not report them.  Nothing may ever be written after such frames.  This connection knows where the
    uncommitted part starts; a new one would take it for committed.
    """
    if connection.in_transaction:
        connection.execute("ROLLBACK")
    [busy, _, _] = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    if busy:
        raise sqlite3.OperationalError("the write-ahead log is in use")


def check_place(path: Path) -> None:
    """Refuse a file system that does not persist data, as far as that can be detected."""
    kind = file_system(path)
    if kind in IN_MEMORY:
        raise UnsafeStorage(f"{path} is in memory ({kind}): choose a folder on a disk")
    if kind in NETWORK:
        raise UnsafeStorage(
            f"{path} would be on a network file system ({kind}), where SQLite is not safe: choose a local disk"
        )


def check_name(path: Path) -> None:
    if str(path) in ("", ".", ":memory:") or str(path).startswith("file:"):
        raise UnsafeStorage("the database must be a file, not in memory")


def file_system(path: Path, mounts: Path = Path("/proc/self/mountinfo")) -> str:
    """Return the type of the file system that a file is on; "" if it is unknown."""
    try:
        lines = mounts.read_text("utf-8", "surrogateescape").splitlines()
    except OSError:
        return ""
    where, found, kind = path.resolve(), -1, ""
    for line in lines:
        mount, _, about = line.partition(" - ")
        folder = Path(mount.split()[4].replace("\\040", " "))
        # The deepest mount point wins, and the last of several at the same place.
        if where.is_relative_to(folder) and len(folder.parts) >= found:
            found, kind = len(folder.parts), about.split()[0]
    return kind


def lock(path: Path, address: str) -> IO[str]:
    """Lock the file against other servers, which read this server's address in the lock when they are refused.

    The lock ends with the process, however it ends.
    """
    file = path.with_name(path.name + ".lock").open("a+", encoding="utf-8")
    file.seek(0)
    try:
        if sys.platform == "win32":
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError) as error:
        with file, suppress(OSError):  # on Windows a locked file cannot be read
            found = file.read()
            where = f" at {found}" if found else ""
        raise UnsafeStorage(
            f"another server{where} has {path} open: use that one or stop it first (or choose PostgreSQL, "
            "which lets several servers share tables)"
        ) from error
    file.truncate()
    file.write(address)
    file.flush()
    return file


def make_file(path: Path) -> None:
    """Create the file if it does not exist.  No one else may read it: logs hold secrets of running games."""
    missing = [folder for folder in path.parents if not folder.exists()]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch(mode=0o600)  # the files that SQLite creates next to it inherit the mode
    for folder in (path, *missing):
        sync_folder(folder.parent)
    if path.stat().st_nlink > 1:
        raise UnsafeStorage(
            f"{path} has another hard link, through which another server could open it: remove the link"
        )


def sync_folder(folder: Path) -> None:
    """Sync the folder: a new file is safe only once its name is also on disk."""
    if sys.platform == "win32":
        return
    number = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(number)
    finally:
        os.close(number)
