"""The log of one table in a store: its chain, its checkpoints, and the replies to old commands that clients retry."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Final

from ..table.chain import check_chain, linked
from ..table.checkpoints import EVERY
from ..table.driver import Log
from ..table.log import Conflict, Entry, Row, StorageFailed
from ..table.registry import read_entry, stored
from ..table.room import Done, Room
from .loading import checkpoint, rooms
from .metrics import APPENDED, CONFLICTS
from .store.store import KeptCheckpoint, Store

RECALLED: Final = 1024  # old commands cached after a lookup


class StoreLog(Log):
    def __init__(
        self,
        store: Store,
        table: str,
        shared: bool,
        failed: Callable[[], None],
        start: Callable[[Coroutine[Any, Any, None]], None],
    ) -> None:
        self.store = store
        self.table = table
        self.shared = shared
        self.failed = failed  # called when the store fails
        self.start = start  # runs a coroutine in the background
        self.seq = 0  # of the last entry known here ...
        self.hash = ""  # ... and its hash
        self.recalled: dict[str, Done] = {}  # as in ``Room.commands``

    def continue_after(self, seq: int, hash: str) -> None:
        """Expect the entry after this one next."""
        self.seq, self.hash = seq, hash

    async def append(self, entry: Entry, row: Row, room: Room) -> None:
        one = linked(self.hash, stored(entry))
        try:
            await self.store.append(one, row)
        except Conflict:
            CONFLICTS.inc()
            raise
        except StorageFailed:
            self.failed()
            raise
        APPENDED.inc()
        self.continue_after(one.seq, one.hash)
        self.keep(room)

    async def read(self, after: int) -> list[Entry]:
        assert after == self.seq, f"cannot read after entry {after}: the log is at entry {self.seq}"
        found = await self.store.read(self.table, after)
        hash = check_chain(after, self.hash, found)
        entries = [read_entry(one) for one in found]
        self.continue_after(after + len(found), hash)
        return entries

    async def is_gone(self) -> bool:
        return self.seq > 0 and not await self.store.last(self.table)

    def keep(self, room: Room) -> None:
        """Store a checkpoint every ``EVERY`` entries; it does not matter if that fails."""
        if room.seq % EVERY == 0:
            self.start(self.put(checkpoint(room, self.hash)))

    async def put(self, kept: KeptCheckpoint) -> None:
        with suppress(StorageFailed, Conflict):
            await self.store.put_checkpoint(kept)

    async def find(self, id: str) -> Done | None:
        """Find the reply to a retried command that the room no longer remembers: the log has them all."""
        if id in self.recalled:
            return self.recalled[id]
        seq = await self.store.find_command(self.table, id)
        if seq is None:
            return None
        async for room, _ in rooms(self.store, self.table, seq):
            last = next(reversed(room.commands))
            self.recalled[last] = room.commands[last]
        while len(self.recalled) > RECALLED:
            del self.recalled[next(iter(self.recalled))]
        return self.recalled[id]
