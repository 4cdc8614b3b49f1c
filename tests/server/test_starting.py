"""How a server starts and looks after its tables by itself."""

from __future__ import annotations

import asyncio

from stablemates.protocol.commands import Settings
from stablemates.server.bot_workers import think_here
from stablemates.server.node import KEPT_UNFINISHED, Node
from stablemates.server.notifier.local import LocalNotifier
from stablemates.server.store.memory import MemoryStore
from stablemates.table.log import StoredEntry

DAY = 24 * 3600 * 1000


class Slow(MemoryStore):
    """A store that never finishes reading a log."""

    async def read(self, table: str, after: int = 0, limit: int = 1) -> list[StoredEntry]:
        await asyncio.Event().wait()
        return []

    async def overdue(self, now: int, limit: int) -> list[str]:
        return ["oak"]


def test_a_server_opens_before_it_has_looked_through_its_tables() -> None:
    async def story() -> None:
        node = Node(Slow(), LocalNotifier(), lambda: 0, think_here, alone=True)
        await node.open()
        await node.close()

    asyncio.run(story())


def test_a_clock_that_is_wrong_by_years_forgets_nothing() -> None:
    now = 20_000 * DAY

    async def story() -> None:
        nonlocal now
        store = MemoryStore()
        node = Node(store, LocalNotifier(), lambda: now, think_here, alone=True)
        await node.open()
        old = await node.create("ann", Settings("unorog", 2))
        now += KEPT_UNFINISHED - DAY
        new = await node.create("ann", Settings("unorog", 2))
        now += 1000 * DAY
        await node.forget()
        assert await store.row(old.table) is not None
        now -= 998 * DAY
        newest = await node.create("ann", Settings("unorog", 2))  # now it is old relative to the newest table
        await node.forget()
        assert await store.row(old.table) is None
        assert await store.row(new.table) is not None
        assert await store.row(newest.table) is not None
        await node.close()

    asyncio.run(story())
