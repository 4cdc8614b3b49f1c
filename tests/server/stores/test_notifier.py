"""The notifier of one process."""

from __future__ import annotations

import asyncio

from stablemates.server.notifier.local import LocalNotifier


def test_a_notice_reaches_all_subscribers_until_they_unsubscribe() -> None:
    async def run() -> None:
        notifier = LocalNotifier()
        await notifier.open()
        ann: list[str] = []
        bob: list[str] = []
        stop = notifier.subscribe(ann.append)
        notifier.subscribe(bob.append)
        await notifier.publish("oak")
        assert ann == []  # not while publishing
        await asyncio.sleep(0)
        assert (ann, bob) == (["oak"], ["oak"])
        stop()
        stop()
        await notifier.publish("elm")
        await asyncio.sleep(0)
        assert (ann, bob) == (["oak"], ["oak", "elm"])
        await notifier.close()

    asyncio.run(run())


def test_one_failure_does_not_silence_another() -> None:
    async def run() -> None:
        errors: list[object] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, about: errors.append(about["exception"]))
        received: list[str] = []

        def fail(table: str) -> None:
            raise RuntimeError(table)

        notifier = LocalNotifier()
        notifier.subscribe(fail)
        notifier.subscribe(received.append)
        await notifier.publish("oak")
        await asyncio.sleep(0)
        assert received == ["oak"]
        assert [str(error) for error in errors] == ["oak"]

    asyncio.run(run())
