"""The bell of several servers wakes all of them, and NATS may go away and come back."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.server.kill.servers import free_port

from stablemates.server.notifier.nats import NatsNotifier

from .services import Nats


class Listener:
    """Remembers what it heard, and can wait for it."""

    def __init__(self, bell: NatsNotifier) -> None:
        self.heard: list[str] = []
        self.news = asyncio.Event()
        self.stop = bell.subscribe(self.hear)

    def hear(self, table: str) -> None:
        self.heard.append(table)
        self.news.set()

    async def until(self, table: str) -> None:
        async with asyncio.timeout(30):
            while table not in self.heard:
                self.news.clear()
                await self.news.wait()


async def ready(*bells: NatsNotifier) -> None:
    """Until then a ring may be lost: opening continues without NATS where that takes its time."""
    async with asyncio.timeout(30):
        for bell in bells:
            assert bell.connecting is not None
            await asyncio.shield(bell.connecting)


def test_a_ring_is_heard_by_every_server_and_by_the_ringer(nats_url: str) -> None:
    async def run() -> None:
        bells = [NatsNotifier(nats_url) for _ in range(3)]
        for bell in bells:
            await bell.open()
        await ready(*bells)
        ears = [Listener(bell) for bell in bells]
        await bells[0].publish("oak")
        await bells[2].publish("a_B-9")
        for ear in ears:
            await ear.until("oak")
            await ear.until("a_B-9")
        ears[1].stop()
        await bells[0].publish("elm")
        await ears[0].until("elm")
        await ears[2].until("elm")
        assert sorted(ears[1].heard) == ["a_B-9", "oak"]
        for bell in bells:
            await bell.close()
        await bells[0].publish("oak")  # a closed bell is silent

    asyncio.run(run())


def test_one_who_fails_to_listen_does_not_make_others_deaf(nats_url: str) -> None:
    async def run() -> None:
        errors: list[str] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, about: errors.append(str(about.get("exception"))))

        def fail(table: str) -> None:
            raise RuntimeError(f"not {table}")

        bell = NatsNotifier(nats_url)
        await bell.open()
        await ready(bell)
        bell.subscribe(fail)
        ear = Listener(bell)
        await bell.publish("oak")
        await ear.until("oak")
        await bell.publish("elm")
        await ear.until("elm")
        assert errors == ["not oak", "not elm"]
        await bell.close()

    asyncio.run(run())


def test_nats_goes_away_and_comes_back(tmp_path: Path) -> None:
    server = Nats(tmp_path)
    server.start()

    async def run() -> None:
        one, other = NatsNotifier(server.url), NatsNotifier(server.url)
        await one.open()
        await other.open()
        await ready(one, other)
        ear = Listener(other)
        await one.publish("before")
        await ear.until("before")
        await asyncio.to_thread(server.kill)
        for n in range(200):
            await one.publish(f"away-{n}")
        await asyncio.to_thread(server.start)
        async with asyncio.timeout(30):
            while "after" not in ear.heard:
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
        bell = NatsNotifier(server.url)
        await bell.open()
        assert not bell.connected
        ear = Listener(bell)
        await bell.publish("early")
        await asyncio.to_thread(server.start)
        async with asyncio.timeout(30):
            while "late" not in ear.heard:
                await bell.publish("late")
                await asyncio.sleep(0.05)
        assert bell.connected
        await bell.close()

    try:
        asyncio.run(run())
    finally:
        server.stop()


def test_a_server_ends_without_having_seen_nats(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stablemates.server.notifier.nats.PATIENCE", 0.1)

    async def run() -> None:
        bell = NatsNotifier(f"nats://127.0.0.1:{free_port()}")
        await bell.open()
        await bell.close()
        assert not bell.connected

    asyncio.run(run())
