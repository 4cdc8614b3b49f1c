"""How a server starts and looks after its tables by itself."""

from __future__ import annotations

import asyncio

import pytest

from stablemates.protocol.commands import Settings, Sit
from stablemates.server.bot_workers import think_here
from stablemates.server.node import FORGET_EVERY, KEPT_UNFINISHED, Node
from stablemates.server.notifier.local import LocalNotifier
from stablemates.server.store.memory import MemoryStore
from stablemates.table.log import StoredEntry

from . import virtual_time

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

        async def opened() -> Node:
            node = Node(store, LocalNotifier(), lambda: now, think_here, alone=True)
            await node.open()
            return node

        async def is_kept(table: str) -> bool:
            return await store.row(table) is not None

        settings = Settings("unorog", 2)
        node = await opened()
        old = (await node.create("ann", settings)).table
        await node.close()
        node = await opened()
        now += 1000 * DAY
        future = (await node.create("ann", settings)).table  # its entry has the wrong time as well
        await node.forget()
        assert await is_kept(old)
        now -= 1000 * DAY - KEPT_UNFINISHED  # a month has passed, and the clock is right again
        await node.close()
        node = await opened()
        await node.forget()
        assert await is_kept(old)
        now += 1
        await node.close()
        node = await opened()
        await node.forget()
        assert not await is_kept(old)
        assert await is_kept(future)
        await node.close()

    asyncio.run(story())


def test_a_server_that_runs_for_long_forgets_old_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stablemates.server.node.SWEEP_EVERY", DAY / 1000)

    async def story() -> None:
        store = MemoryStore()

        async def opened() -> Node:
            node = Node(store, LocalNotifier(), virtual_time.now, think_here, alone=True)
            await node.open()
            return node

        node = await opened()
        old = (await node.create("ann", Settings("unorog", 2))).table
        await node.close()
        node = await opened()
        await asyncio.sleep(KEPT_UNFINISHED / 1000 - 1)
        new = (await node.create("ann", Settings("unorog", 2))).table
        await asyncio.sleep(FORGET_EVERY)
        assert await store.row(old) is not None
        await node.command(new, "ann", Sit(id="sit-down", on=0, name="Ann"))
        await asyncio.sleep(FORGET_EVERY)
        assert await store.row(old) is None
        assert await store.row(new) is not None
        await node.close()

    virtual_time.run(story())
