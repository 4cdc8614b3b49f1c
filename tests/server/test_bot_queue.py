"""Scheduling of bots: whose bot thinks next."""

from __future__ import annotations

import asyncio

from stablemates.server.bot_queue import BotQueue


async def turns(called: list[str], parallel: int = 1, hosts: dict[str, str] | None = None) -> list[str]:
    """Return the order in which bots think, given the order of requests; tables without people are in lower case.

    Each table has its own host unless ``hosts`` names another.
    """
    queue, order = BotQueue(parallel), []

    async def think(name: str) -> None:
        table = name[0]
        async with queue.turn((hosts or {}).get(table, table), table, with_people=table.isupper()):
            order.append(name)
            for _ in range(3):
                await asyncio.sleep(0)
            assert len(queue.thinking) <= parallel

    await asyncio.gather(*[think(name) for name in called])
    assert queue.free == parallel
    assert not queue.thinking
    return order


def order_of(called: str, parallel: int = 1, hosts: dict[str, str] | None = None) -> str:
    return " ".join(asyncio.run(turns(called.split(), parallel, hosts)))


def test_a_table_with_many_bots_delays_no_other_table() -> None:
    assert order_of("A1 A2 A3 A4 B1 C1 B2") == "A1 A2 B1 C1 A3 B2 A4"


def test_a_host_with_many_tables_delays_no_one_else() -> None:
    hosts = dict.fromkeys("ABC", "ann")
    assert order_of("A1 B1 A2 C1 D1 D2 E1", hosts=hosts) == "A1 B1 D1 E1 A2 D2 C1"


def test_tables_with_people_come_first() -> None:
    assert order_of("a1 b1 a2 A1 B1 A2") == "a1 A1 B1 A2 b1 a2"


def test_a_table_has_one_bot_thinking_at_a_time_even_if_there_is_room_for_more() -> None:
    assert order_of("A1 A2 B1 A3 B2", parallel=2) == "A1 B1 A2 B2 A3"


def test_a_caller_that_leaves_while_waiting_blocks_no_one() -> None:
    async def story() -> None:
        queue = BotQueue(1)
        reached: list[str] = []

        async def think(name: str, until: asyncio.Event) -> None:
            async with queue.turn(name, name, with_people=True):
                reached.append(name)
                await until.wait()

        end = asyncio.Event()
        tasks = [asyncio.ensure_future(think(name, end)) for name in "ABC"]
        await asyncio.sleep(0)
        tasks[1].cancel()
        tasks[0].cancel()
        end.set()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert reached == ["A", "C"]
        assert queue.free == 1

    asyncio.run(story())
