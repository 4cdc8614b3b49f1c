"""Notices reach the servers that follow a table, and NATS may go down and return."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.server.kill.servers import free_port

from stablemates.server.notifier.nats import NatsNotifier

from .services import Nats


class Server:
    """A server's notifier, and the notices that it has received."""

    def __init__(self, url: str) -> None:
        self.notifier = NatsNotifier(url)
        self.notifier.on_notice = self.receive
        self.received: list[str] = []
        self.news = asyncio.Event()

    def receive(self, table: str) -> None:
        self.received.append(table)
        self.news.set()

    async def open(self, *tables: str) -> None:
        """Open it, and follow tables.

        Before it is connected, and before NATS knows what it follows, notices may be lost: opening waits for neither.
        """
        await self.notifier.open()
        assert self.notifier.connecting is not None
        async with asyncio.timeout(30):
            await asyncio.shield(self.notifier.connecting)
        for table in tables:
            await self.notifier.follow(table)
        await self.settle()

    async def settle(self) -> None:
        """Wait until NATS has received everything.

        A flush sends its ping before what is still waiting to be sent, so only the second ping comes after it.
        """
        await self.notifier.client.flush()
        await self.notifier.client.flush()

    async def until(self, table: str) -> None:
        async with asyncio.timeout(30):
            while table not in self.received:
                self.news.clear()
                await self.news.wait()


def test_a_notice_reaches_the_other_servers_that_follow_the_table(nats_url: str) -> None:
    async def run() -> None:
        ann, bob, cid = [Server(nats_url) for _ in range(3)]
        for server in (ann, bob):
            await server.open("oak", "a_B-9")
        await cid.open("a_B-9")
        await cid.notifier.publish("oak")
        await ann.notifier.publish("a_B-9")
        await ann.until("oak")
        await bob.until("oak")
        await bob.until("a_B-9")
        await cid.until("a_B-9")
        assert (ann.received, cid.received) == (["oak"], ["a_B-9"])  # not its own, and not what it does not follow
        for server in (ann, bob, cid):
            await server.notifier.close()
        await ann.notifier.publish("oak")  # a closed notifier is silent

    asyncio.run(run())


def test_a_table_is_followed_until_it_is_no_longer_needed_and_can_be_followed_again(nats_url: str) -> None:
    async def run() -> None:
        ann, bob = Server(nats_url), Server(nats_url)
        await ann.open()
        await bob.open("oak", "elm")
        bob.notifier.unfollow("oak")
        bob.notifier.unfollow("ash")  # it was never followed
        await asyncio.gather(*bob.notifier.ending)
        await bob.settle()
        for table in ("oak", "elm"):
            await ann.notifier.publish(table)
        await bob.until("elm")
        assert bob.received == ["elm"]
        await bob.notifier.follow("oak")
        await bob.settle()
        await ann.notifier.publish("oak")
        await bob.until("oak")
        for server in (ann, bob):
            await server.notifier.close()

    asyncio.run(run())


def test_an_error_in_the_server_does_not_stop_its_notices(nats_url: str) -> None:
    async def run() -> None:
        errors: list[str] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, about: errors.append(str(about.get("exception"))))

        def fail(table: str) -> None:
            bob.receive(table)
            raise RuntimeError(f"not {table}")

        ann, bob = Server(nats_url), Server(nats_url)
        bob.notifier.on_notice = fail
        await ann.open()
        await bob.open("oak", "elm")
        for table in ("oak", "elm"):
            await ann.notifier.publish(table)
            await bob.until(table)
        assert errors == ["not oak", "not elm"]
        for server in (ann, bob):
            await server.notifier.close()

    asyncio.run(run())


def test_nats_goes_away_and_comes_back(tmp_path: Path) -> None:
    """What a server follows is restored, including what it began to follow in the meantime."""
    nats = Nats(tmp_path)
    nats.start()

    async def run() -> None:
        ann, bob = Server(nats.url), Server(nats.url)
        await ann.open()
        await bob.open("before", "after")
        await ann.notifier.publish("before")
        await bob.until("before")
        await asyncio.to_thread(nats.kill)
        for n in range(200):
            await ann.notifier.publish(f"away-{n}")
        await bob.notifier.follow("later")
        await asyncio.to_thread(nats.start)
        async with asyncio.timeout(30):
            while not {"after", "later"} <= {*bob.received}:
                await ann.notifier.publish("after")
                await ann.notifier.publish("later")
                await asyncio.sleep(0.05)
        await ann.notifier.close()
        await bob.notifier.close()

    try:
        asyncio.run(run())
    finally:
        nats.stop()


def test_a_server_starts_without_nats_and_finds_it_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stablemates.server.notifier.nats.PATIENCE", 0.1)
    nats = Nats(tmp_path)

    async def run() -> None:
        ann, bob = Server(nats.url), Server(nats.url)
        for server in (ann, bob):
            await server.notifier.open()
            assert not server.notifier.connected
        await bob.notifier.follow("late")
        await ann.notifier.publish("early")
        await asyncio.to_thread(nats.start)
        async with asyncio.timeout(30):
            while "late" not in bob.received:
                await ann.notifier.publish("late")
                await asyncio.sleep(0.05)
        assert ann.notifier.connected
        for server in (ann, bob):
            await server.notifier.close()

    try:
        asyncio.run(run())
    finally:
        nats.stop()


def test_a_server_ends_without_having_seen_nats(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stablemates.server.notifier.nats.PATIENCE", 0.1)

    async def run() -> None:
        server = Server(f"nats://127.0.0.1:{free_port()}")
        await server.notifier.open()
        await server.notifier.close()
        assert not server.notifier.connected

    asyncio.run(run())
