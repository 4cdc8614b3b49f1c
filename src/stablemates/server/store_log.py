"""The log of one table in a store, and the commands of long ago that are found in it."""

from __future__ import annotations

from collections.abc import Callable

from ..table.driver import Log
from ..table.log import Conflict, Entry, Row, StorageFailed
from ..table.registry import apply, read_entry, stored
from ..table.room import Done, Room
from .metrics import APPENDED, CONFLICTS
from .store.store import Store


class StoreLog(Log):
    def __init__(self, store: Store, table: str, shared: bool, failed: Callable[[], None]) -> None:
        self.store = store
        self.table = table
        self.shared = shared
        self.failed = failed  # called when the store fails
        self.past: Room | None = None  # the table again, from its first entry, once an old command is asked for ...
        self.recalled: dict[str, Done] = {}  # ... and all commands that led there, as in ``Room.commands``

    async def append(self, entry: Entry, row: Row, room: Room) -> None:
        try:
            await self.store.append(stored(entry), row)
        except Conflict:
            CONFLICTS.inc()
            raise
        except StorageFailed:
            self.failed()
            raise
        APPENDED.inc()

    async def read(self, after: int) -> list[Entry]:
        return [read_entry(found) for found in await self.store.read(self.table, after)]

    async def find(self, id: str) -> Done | None:
        """Find a retried command that the room no longer remembers.

        A room remembers the last commands only.  The log knows all: the first time that it is asked for one it is
        replayed, and after that only what was appended since.
        """
        seq = await self.store.find_command(self.table, id)
        if seq is None:
            return None
        past = self.past = self.past or Room(self.table)
        for entry in await self.read(past.seq):
            apply(past, entry)
            self.recalled[entry.id] = past.commands[entry.id]
        return self.recalled[id]
