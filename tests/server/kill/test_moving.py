"""A client that switches servers is never shown less than it has seen."""

from __future__ import annotations

import asyncio

from msgspec.json import Decoder
from tests.server.virtual_time import now, run

from stablemates.protocol.commands import Say, Settings, Sit
from stablemates.protocol.messages import Accepted, Welcome
from stablemates.server.bot_workers import think_here
from stablemates.server.live_room import GONE_AFTER, Viewer
from stablemates.server.node import POLL_EVERY, Node
from stablemates.server.notifier.local import LocalNotifier, Notifier
from stablemates.server.store.memory import MemoryStore
from stablemates.server.store.store import ALL
from stablemates.table.log import StoredEntry

read_welcome: Decoder[Welcome] = Decoder(Welcome)


def viewer(person: str) -> Viewer:
    return Viewer(person, lambda message: None, lambda reason: None)


async def join(node: Node, table: str, person: str, since: int | None = None) -> Welcome:
    return read_welcome.decode(await node.join(table, viewer(person), since))


class CountingStore(MemoryStore):
    """A store that counts what it is asked."""

    def __init__(self) -> None:
        super().__init__()
        self.reads = 0
        self.lookups = 0

    async def read(self, table: str, after: int = 0, limit: int = ALL) -> list[StoredEntry]:
        self.reads += 1
        return await super().read(table, after, limit)

    async def last_entries(self, tables: list[str]) -> dict[str, int]:
        self.lookups += 1
        return await super().last_entries(tables)


class Linked(Notifier):
    """The notifier of one of two servers."""

    def __init__(self, all_of_them: list[Linked]) -> None:
        self.all_of_them = all_of_them
        self.followed: set[str] = set()
        all_of_them.append(self)

    async def publish(self, table: str) -> None:
        for other in self.all_of_them:
            if other is not self and table in other.followed:
                other.deliver(table)

    async def follow(self, table: str) -> None:
        self.followed.add(table)

    def unfollow(self, table: str) -> None:
        self.followed.discard(table)


class Pair:
    """Two servers on one log, without notices between them unless they are linked."""

    async def open(self, *, linked: bool = False) -> None:
        self.store = store = CountingStore()
        links: list[Linked] = []
        notifiers = [Linked(links) if linked else LocalNotifier() for _ in range(2)]
        self.first, self.second = [Node(store, notifier, now, think_here, alone=False) for notifier in notifiers]
        await self.first.open()
        await self.second.open()
        self.table = (await self.first.create("ann", Settings(profile="unorog", seats=2))).table
        await join(self.first, self.table, "ann")
        await join(self.second, self.table, "bob")  # now the second has the table as well
        reply = await self.first.command(self.table, "ann", Sit(id="sits-down", on=0, name="Ann"))
        assert isinstance(reply, Accepted)

    async def close(self) -> None:
        await self.second.close()
        await self.first.close()


def test_a_server_that_missed_a_notice_reads_the_log_for_a_newcomer() -> None:
    async def story() -> None:
        pair = Pair()
        await pair.open()
        shown = pair.first.rooms[pair.table].room.stream
        welcome = await join(pair.second, pair.table, "ann", since=shown)
        assert welcome.snapshot.stream >= shown
        assert welcome.snapshot.you == 0
        assert welcome.complete
        await pair.close()

    run(story())


def test_a_server_that_missed_a_notice_refuses_nothing_that_was_acknowledged() -> None:
    async def story() -> None:
        pair = Pair()
        await pair.open()
        hello = Say(id="says-hello", on=1, phrase="hello")
        reply = await pair.first.command(pair.table, "ann", hello)
        assert isinstance(reply, Accepted)
        assert await pair.second.command(pair.table, "ann", hello) == reply
        await pair.close()

    run(story())


def test_a_server_that_missed_a_notice_catches_up_by_itself() -> None:
    async def story() -> None:
        pair = Pair()
        await pair.open()
        first, second = (node.rooms[pair.table].room for node in (pair.first, pair.second))
        assert second.seq < first.seq
        await asyncio.sleep(POLL_EVERY + 0.1)
        assert second.seq == first.seq
        await pair.close()

    run(story())


def test_one_query_tells_a_server_whether_it_missed_anything_at_any_table() -> None:
    async def story() -> None:
        pair = Pair()
        await pair.open()
        for number in range(20):
            person = f"guest{number}"
            table = (await pair.first.create(person, Settings(profile="unorog", seats=2))).table
            await join(pair.first, table, person)
        await asyncio.sleep(POLL_EVERY + 0.1)  # now no one has missed anything
        pair.store.reads = pair.store.lookups = 0
        await asyncio.sleep(3 * POLL_EVERY)
        assert (pair.store.reads, pair.store.lookups) == (0, 2 * 3)
        await pair.close()

    run(story())


def test_a_notice_shows_viewers_of_another_server_what_happened() -> None:
    async def story() -> None:
        pair = Pair()
        await pair.open(linked=True)
        hello = Say(id="says-hello", on=1, phrase="hello")
        assert isinstance(await pair.first.command(pair.table, "ann", hello), Accepted)
        await asyncio.sleep(0.1)
        first, second = (node.rooms[pair.table].room for node in (pair.first, pair.second))
        assert second.seq == first.seq
        await pair.close()

    run(story())


def test_a_server_without_viewers_of_a_table_does_not_follow_its_game() -> None:
    """It created the table or lost its viewers to another server, which now does all the work."""

    async def story() -> None:
        pair = Pair()
        await pair.open(linked=True)
        gone = pair.first.rooms[pair.table].viewers[0]
        pair.first.leave(pair.table, gone)
        await join(pair.second, pair.table, "ann")
        for number in range(2):
            hello = Say(id=f"says-hello{number}", on=1, phrase="hello")
            assert isinstance(await pair.second.command(pair.table, "ann", hello), Accepted)
            await asyncio.sleep(0.1)
            assert pair.table in pair.first.rooms  # she has just left, and may be missed
        await asyncio.sleep(2 * GONE_AFTER)
        pair.store.reads = 0
        for number in range(2, 5):
            hello = Say(id=f"says-hello{number}", on=1, phrase="hello")
            assert isinstance(await pair.second.command(pair.table, "ann", hello), Accepted)
            await asyncio.sleep(0.1)
        assert pair.table not in pair.first.rooms
        assert pair.store.reads == 0
        assert pair.second.rooms[pair.table].room.is_here("ann")
        welcome = await join(pair.first, pair.table, "ann")
        assert welcome.snapshot.stream == pair.second.rooms[pair.table].room.stream
        await pair.close()

    run(story())
