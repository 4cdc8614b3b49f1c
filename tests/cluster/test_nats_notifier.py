"""Notices reach all servers, and NATS may go down and return."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.server.kill.servers import free_port

from stablemates.server.notifier.nats import NatsNotifier

from .services import Nats


class Listener:
    """Records notices, and can wait for them."""

    def __init__(self, notifier: NatsNotifier) -> None:
        self.received: list[str] = []
        self.news = asyncio.Event()
        self.stop = notifier.subscribe(self.receive)

    def receive(self, table: str) -> None:
        self.received.append(table)
        self.news.set()

    async def until(self, table: str) -> None:
        async with asyncio.timeout(30):
            while table not in self.received:
                self.news.clear()
                await self.news.wait()


async def ready(*notifiers: NatsNotifier) -> None:
    """Wait until it is connected: before that, messages may be lost, since opening does not wait for a slow NATS."""
    async with asyncio.timeout(30):
        for notifier in notifiers:
            assert notifier.connecting is not None
            await asyncio.shield(notifier.connecting)


def test_a_notice_reaches_every_server_including_its_sender(nats_url: str) -> None:
    async def run() -> None:
        notifiers = [NatsNotifier(nats_url) for _ in range(3)]
        for notifier in notifiers:
            await notifier.open()
        await ready(*notifiers)
        listeners = [Listener(notifier) for notifier in notifiers]
        await notifiers[0].publish("oak")
        await notifiers[2].publish("a_B-9")
        for listener in listeners:
            await listener.until("oak")
            await listener.until("a_B-9")
        listeners[1].stop()
        await notifiers[0].publish("elm")
        await listeners[0].until("elm")
        await listeners[2].until("elm")
        assert sorted(listeners[1].received) == ["a_B-9", "oak"]
        for notifier in notifiers:
            await notifier.close()
        await notifiers[0].publish("oak")  # a closed notifier is silent

    asyncio.run(run())


def test_a_failing_listener_does_not_stop_the_others(nats_url: str) -> None:
    async def run() -> None:
        errors: list[str] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, about: errors.append(str(about.get("exception"))))

        def fail(table: str) -> None:
            raise RuntimeError(f"not {table}")

        notifier = NatsNotifier(nats_url)
        await notifier.open()
        await ready(notifier)
        notifier.subscribe(fail)
        listener = Listener(notifier)
        await notifier.publish("oak")
        await listener.until("oak")
        await notifier.publish("elm")
        await listener.until("elm")
        assert errors == ["not oak", "not elm"]
        await notifier.close()

    asyncio.run(run())


def test_nats_goes_away_and_comes_back(tmp_path: Path) -> None:
    server = Nats(tmp_path)
    server.start()

    async def run() -> None:
        one, other = NatsNotifier(server.url), NatsNotifier(server.url)
        await one.open()
        await other.open()
        await ready(one, other)
        listener = Listener(other)
        await one.publish("before")
        await listener.until("before")
        await asyncio.to_thread(server.kill)
        for n in range(200):
            await one.publish(f"away-{n}")
        await asyncio.to_thread(server.start)
        async with asyncio.timeout(30):
            while "after" not in listener.received:
                await one.publish("after")
                await asyncio.sleep(0.05)
        await one.close()
        await other.close()

    try:
        asyncio.run(run())
    finally:
        server.stop()


def test_a_server_starts_without_nats_and_finds_it_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stablemates.server.notifier.nats.PATIENCE", 0.1)
    server = Nats(tmp_path)

    async def run() -> None:
        notifier = NatsNotifier(server.url)
        await notifier.open()
        assert not notifier.connected
        listener = Listener(notifier)
        await notifier.publish("early")
        await asyncio.to_thread(server.start)
        async with asyncio.timeout(30):
            while "late" not in listener.received:
                await notifier.publish("late")
                await asyncio.sleep(0.05)
        assert notifier.connected
        await notifier.close()

    try:
        asyncio.run(run())
    finally:
        server.stop()


def test_a_server_ends_without_having_seen_nats(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stablemates.server.notifier.nats.PATIENCE", 0.1)

    async def run() -> None:
        notifier = NatsNotifier(f"nats://127.0.0.1:{free_port()}")
        await notifier.open()
        await notifier.close()
        assert not notifier.connected

    asyncio.run(run())
