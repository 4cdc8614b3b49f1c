"""The interface of all stores.  An append is a transaction, and the only way to change a table.

``append`` returns after the entry is safely on disk.  Two writers that append the same number, or the same command, to
the same table cannot both succeed.  No one owns a table: the log decides.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Final

from msgspec import Struct

from ...table.log import Row, StoredEntry

ALL: Final = 2**62  # more than there will ever be


class UnsafeStorage(Exception):
    """The storage is configured in a way that could lose acknowledged data."""


class KeptCheckpoint(Struct, frozen=True):
    """A room as it was after an entry (``table.checkpoints``)."""

    table: str
    seq: int
    game: int  # the current or next one
    hash: str  # over the data and the hash of the entry
    data: bytes


class Store(ABC):
    @abstractmethod
    async def open(self) -> None:
        """Open the store; raise ``UnsafeStorage`` if its settings are not safe."""

    @abstractmethod
    async def reopen(self) -> None:
        """After ``StorageFailed``: check and reopen, so that appends work.  Raises it again if that fails."""

    @abstractmethod
    async def watch(self) -> None:
        """Check that this is still the storage that was opened, and that it answers; raises ``StorageFailed``."""

    @abstractmethod
    async def close(self) -> None: ...

    @abstractmethod
    async def append(self, entry: StoredEntry, row: Row) -> None:
        """Write an entry and the table's row together, durably; raises ``Conflict`` or ``StorageFailed``.

        The first entry of a table (``seq`` 1) creates it.
        """

    @abstractmethod
    async def read(self, table: str, after: int = 0, limit: int = ALL) -> list[StoredEntry]:
        """Return the entries of a table with ``seq`` above ``after``, in order; empty if there is no such table.

        Raises ``BrokenLog`` if one cannot be read.
        """

    @abstractmethod
    async def last_entries(self, tables: list[str]) -> dict[str, int]:
        """Return the number of the last entry of each of these tables, according to its row, if it exists."""

    async def last(self, table: str) -> int:
        """Return the number of a table's last entry; 0 if there is no such table."""
        return (await self.last_entries([table])).get(table, 0)

    @abstractmethod
    async def find_command(self, table: str, id: str) -> int | None:
        """Return the number of the entry that a command led to; ``None`` if it was never written."""

    @abstractmethod
    async def put_checkpoint(self, kept: KeptCheckpoint) -> None:
        """Store a checkpoint of an existing table, replacing one that an older version made at the same entry."""

    @abstractmethod
    async def find_checkpoint(self, table: str, seq: int = ALL, game: int = ALL) -> KeptCheckpoint | None:
        """Return the last checkpoint of a table that is neither after entry ``seq`` nor after ``game``."""

    @abstractmethod
    async def tables(self, after: str, limit: int) -> list[tuple[str, int]]:
        """Return the names of tables after ``after``, in order, each with the number of its last entry."""

    @abstractmethod
    async def row(self, table: str) -> Row | None: ...

    @abstractmethod
    async def find_code(self, code: str) -> str | None:
        """Return the table with this table code."""

    @abstractmethod
    async def public_rows(self, limit: int) -> list[Row]:
        """Return public tables that are not closed or over, the most recently changed first."""

    @abstractmethod
    async def overdue(self, now: int, limit: int) -> list[str]:
        """Return tables whose ``due`` is at or before ``now``, the most overdue first."""

    @abstractmethod
    async def forget(self, unfinished_before: int) -> int:
        """Delete tables that never finished a game and have not changed since then; return how many."""

    @abstractmethod
    async def forget_table(self, table: str) -> bool:
        """Delete a table with everything that belongs to it; return whether there was one."""

    @abstractmethod
    async def newest(self) -> int:
        """Return the time of the latest change of any table, or 0."""

    @abstractmethod
    async def report(self, id: str, at: int, table: str, text: str) -> None:
        """Store an error report for the operators."""

    @abstractmethod
    async def reports(self, limit: int) -> list[dict[str, Any]]:
        """Return the last reports: ``id``, ``at``, ``table``, ``text``."""

    @abstractmethod
    async def put_ticket(self, ticket: str, person: str, until: int) -> None:
        """Store a ticket (its hash) that signs a person in on another device."""

    @abstractmethod
    async def take_ticket(self, ticket: str, now: int) -> str | None:
        """Use up a ticket and return its person; ``None`` if it was used before or has expired."""

    @abstractmethod
    async def revoke(self, person: str, at: int) -> None:
        """Revoke a guest: from now on no one can sign in as this person."""

    @abstractmethod
    async def revoked(self, since: int) -> set[str]:
        """Return all guests revoked at or after a time."""
