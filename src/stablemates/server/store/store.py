"""Where logs are kept.  An append is a transaction, and the only way anything comes to be.

``append`` returns after the entry is safely on disk.  Two who append the same number, or the same command, to the same
table cannot both succeed: no one owns a table, the log decides.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Final

from msgspec import Struct

from ...table.log import Row, StoredEntry

ALL: Final = 2**62  # more than there ever are


class UnsafeStorage(Exception):
    """The storage is set up in a way that could lose what was acknowledged."""


class KeptCheckpoint(Struct, frozen=True):
    """A room as it was after an entry (``table.checkpoints``)."""

    table: str
    seq: int
    game: int  # the one that was being played, or is to come
    hash: str  # over the data and the hash of the entry
    data: bytes


class Store(ABC):
    @abstractmethod
    async def open(self) -> None:
        """Make ready and check that settings are safe (``UnsafeStorage``)."""

    @abstractmethod
    async def reopen(self) -> None:
        """After ``StorageFailed``: check and open again, so that appends are taken; raises it where that fails too."""

    @abstractmethod
    async def watch(self) -> None:
        """See whether this is still the storage that was opened, and answers; raises ``StorageFailed``."""

    @abstractmethod
    async def close(self) -> None: ...

    @abstractmethod
    async def append(self, entry: StoredEntry, row: Row) -> None:
        """Write an entry and the table's row together, durably; raises ``Conflict`` or ``StorageFailed``.

        The first entry of a table (``seq`` 1) makes it.
        """

    @abstractmethod
    async def read(self, table: str, after: int = 0, limit: int = ALL) -> list[StoredEntry]:
        """The entries of a table with ``seq`` above ``after``, in order; empty where there is no such table.

        Raises ``BrokenLog`` where one cannot be read.
        """

    @abstractmethod
    async def last(self, table: str) -> int:
        """The number of a table's last entry, as the table itself has it; 0 where there is no such table."""

    @abstractmethod
    async def find_command(self, table: str, id: str) -> int | None:
        """The number of the entry that a command led to; ``None``: it was never written."""

    @abstractmethod
    async def put_checkpoint(self, kept: KeptCheckpoint) -> None:
        """Keep a checkpoint of a table that exists; it replaces one of the same entry, which an older program wrote."""

    @abstractmethod
    async def find_checkpoint(self, table: str, seq: int = ALL, game: int = ALL) -> KeptCheckpoint | None:
        """The last checkpoint of a table that is not beyond an entry, nor beyond a game."""

    @abstractmethod
    async def tables(self, after: str, limit: int) -> list[tuple[str, int]]:
        """Names of tables above ``after``, in order, each with the number of its last entry."""

    @abstractmethod
    async def row(self, table: str) -> Row | None: ...

    @abstractmethod
    async def find_code(self, code: str) -> str | None:
        """The table that five letters open."""

    @abstractmethod
    async def public_rows(self, limit: int) -> list[Row]:
        """Public tables that are not closed or over, those changed last first."""

    @abstractmethod
    async def overdue(self, now: int, limit: int) -> list[str]:
        """Tables whose ``due`` is at or before ``now``, the longest waiting first."""

    @abstractmethod
    async def forget(self, unfinished_before: int) -> int:
        """Delete tables in which no game was finished and that no one has touched since; how many."""

    @abstractmethod
    async def forget_table(self, table: str) -> bool:
        """Delete a table with all that belongs to it; whether there was one."""

    @abstractmethod
    async def newest(self) -> int:
        """When any table was last changed; 0 where there is none."""

    @abstractmethod
    async def report(self, id: str, at: int, table: str, text: str) -> None:
        """Keep a report of an error, for those who run the server."""

    @abstractmethod
    async def reports(self, limit: int) -> list[dict[str, Any]]:
        """The last reports: ``id``, ``at``, ``table``, ``text``."""

    @abstractmethod
    async def put_ticket(self, ticket: str, person: str, until: int) -> None:
        """Keep a ticket (its hash) by which a person moves to another device."""

    @abstractmethod
    async def take_ticket(self, ticket: str, now: int) -> str | None:
        """Whose ticket it is; it is good once, and not after its time."""

    @abstractmethod
    async def retire(self, person: str, at: int) -> None:
        """Someone gives up who they are: from now on no one is believed to be this person."""

    @abstractmethod
    async def retired(self, since: int) -> set[str]:
        """All who have done so since then."""
