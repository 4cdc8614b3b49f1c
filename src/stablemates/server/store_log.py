"""The log of one table in a store: its chain, its checkpoints, and the replies to old commands that clients retry."""

from __future__ import annotations

from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Final, Protocol

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


class Keeper(Protocol):
    """What a log needs from its server."""

    healing: bool  # whether the store has failed and is being reopened

    def store_failed(self) -> None:
        """Pause saving, and reopen the store."""

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a coroutine in the background."""


class StoreLog(Log):
    def __init__(self, store: Store, table: str, shared: bool, keeper: Keeper) -> None:
        self.store = store
        self.table = table
        self.shared = shared
        self.keeper = keeper
        self.seq = 0  # of the last entry known here ...
        self.hash = ""  # ... and its hash
        self.recalled: dict[str, Done] = {}  # as in ``Room.commands``

    def continue_after(self, seq: int, hash: str) -> None:
        """Expect the entry after this one next."""
        self.seq, self.hash = seq, hash

    async def append(self, entry: Entry, row: Row, room: Room) -> None:
        self.fail_if_paused()
        one = linked(self.hash, stored(entry))
        try:
            await self.store.append(one, row)
        except Conflict:
            CONFLICTS.inc()
            raise
        except StorageFailed:
            self.keeper.store_failed()
            raise
        APPENDED.inc()
        self.continue_after(one.seq, one.hash)
        self.keep(room)

    async def read(self, after: int) -> list[Entry]:
        if self.shared:
            self.fail_if_paused()
        assert after == self.seq, f"cannot read after entry {after}: the log is at entry {self.seq}"
        found = await self.store.read(self.table, after)
        hash = check_chain(after, self.hash, found)
        entries = [read_entry(one) for one in found]
        self.continue_after(after + len(found), hash)
        return entries

    def fail_if_paused(self) -> None:
        """Raise ``StorageFailed`` while saving is paused.

        A database that does not answer takes seconds to fail.  Those who wait behind each other for the same table
        would wait as often.
        """
        if self.keeper.healing:
            raise StorageFailed("saving is paused")

    async def is_gone(self) -> bool:
        return self.seq > 0 and not await self.store.last(self.table)

    def keep(self, room: Room) -> None:
        """Store a checkpoint every ``EVERY`` entries; it does not matter if that fails."""
        if room.seq % EVERY == 0:
            self.keeper.start(self.put(checkpoint(room, self.hash)))

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
