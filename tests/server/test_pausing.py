"""A database that stops answering: everyone is told immediately, however many wait for the same table."""

from __future__ import annotations

import asyncio

from tests.server.virtual_time import now, run

from stablemates.protocol.commands import Chat, Settings, Sit
from stablemates.protocol.messages import Accepted, Refused
from stablemates.server.bot_workers import think_here
from stablemates.server.node import HEAL_EVERY, Node
from stablemates.server.notifier.local import LocalNotifier
from stablemates.server.store.memory import MemoryStore
from stablemates.server.store.store import ALL
from stablemates.table.log import Row, StorageFailed, StoredEntry

ANSWER = 2.5  # seconds after which a request to the database fails
TOLD = 3.0  # seconds in which players must know
PEOPLE = ("ann", "bob", "cid", "dan")


class Stopping(MemoryStore):
    """A database that can be stopped without being dead."""

    stopped = False

    async def wait(self) -> None:
        if self.stopped:
            await asyncio.sleep(ANSWER)
            raise StorageFailed("the database does not answer")

    async def append(self, entry: StoredEntry, row: Row) -> None:
        await self.wait()
        await super().append(entry, row)

    async def read(self, table: str, after: int = 0, limit: int = ALL) -> list[StoredEntry]:
        await self.wait()
        return await super().read(table, after, limit)

    async def watch(self) -> None:
        await self.wait()

    async def reopen(self) -> None:
        await self.wait()


def test_everyone_at_a_table_is_told_in_time_that_saving_is_paused() -> None:
    async def story() -> None:
        store = Stopping()
        node = Node(store, LocalNotifier(), now, think_here, alone=False)
        await node.open()
        table = (await node.create("ann", Settings("unorog", len(PEOPLE)))).table
        for person in PEOPLE:
            sit = Sit(id=f"sits-{person}", on=0, name=person)
            assert isinstance(await node.command(table, person, sit), Accepted)

        async def told_after(person: str) -> float:
            began = asyncio.get_running_loop().time()
            reply = await node.command(table, person, Chat(id=f"chat-{person}", on=0, text="hello"))
            assert isinstance(reply, Refused)
            assert reply.reason == "storage"
            return asyncio.get_running_loop().time() - began

        store.stopped = True
        assert max(await asyncio.gather(*map(told_after, PEOPLE))) <= TOLD
        assert max(await asyncio.gather(*map(told_after, PEOPLE))) <= TOLD
        store.stopped = False
        await asyncio.sleep(ANSWER + 2 * HEAL_EVERY)
        for person in PEOPLE:
            chat = Chat(id=f"chat-{person}", on=0, text="hello")
            assert isinstance(await node.command(table, person, chat), Accepted)
        await node.close()

    run(story())
