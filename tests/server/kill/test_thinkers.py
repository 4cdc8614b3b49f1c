"""The worker processes of bots: they end with their server, and it survives the loss of any of them."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

import stablemates
from stablemates.server.bot_workers import BotWorkers
from stablemates.server.workers import START, TookTooLong, WorkFailed

from .servers import PATIENCE, environment

SERVER = """
import time
from stablemates.server.bot_workers import work
from stablemates.server.workers import START, Worker

worker = Worker(work)
worker.receive(START)
print(worker.process.pid, flush=True)
time.sleep(600)
"""
ENDLESS = "searcher:999999"  # enough worlds to think for minutes


def asked() -> tuple[dict[str, Any], int]:
    """Return a game as a bot imagines it, and the bot's seat."""
    game = stablemates.new("second-ru", seats=2, seed=1)
    seat = game.pending()[0].seat
    return game.imagine(seat, 1).dump(), seat


@asynccontextmanager
async def thinking(processes: int = 1, seconds: float = START) -> AsyncIterator[BotWorkers]:
    thinkers = BotWorkers(processes, seconds)
    try:
        yield thinkers
    finally:
        thinkers.close()


def test_thinkers_end_with_a_server_that_was_killed() -> None:
    server = subprocess.Popen([sys.executable, "-c", SERVER], env=environment(), stdout=subprocess.PIPE)
    assert server.stdout is not None
    assert int(server.stdout.readline()) != server.pid
    server.kill()
    rest, _ = server.communicate(timeout=PATIENCE)  # the pipe ends when the last process has closed it
    assert rest == b""


def test_bots_continue_when_the_process_they_think_in_was_killed() -> None:
    async def story() -> None:
        game, seat = asked()
        async with thinking() as thinkers:
            before = await thinkers.think(game, seat, "sensible", 1)
            [worker] = thinkers.workers
            os.kill(worker.process.ident or 0, signal.SIGTERM)
            thoughts = [thinkers.think(game, seat, "sensible", 1) for _ in range(3)]
            assert await asyncio.gather(*thoughts) == [before] * 3

    asyncio.run(story())


def test_a_thought_that_takes_too_long_is_ended_and_another_process_thinks_on() -> None:
    async def story() -> None:
        game, seat = asked()
        async with thinking() as thinkers:
            before = await thinkers.think(game, seat, "sensible", 1)
            [first] = thinkers.workers
            thinkers.seconds = 0.1
            with pytest.raises(TookTooLong):
                await thinkers.think(game, seat, ENDLESS, 1)
            assert not first.process.is_alive()
            thinkers.seconds = START
            assert await thinkers.think(game, seat, "sensible", 1) == before

    asyncio.run(story())


def test_a_bot_that_crashes_says_where_and_leaves_its_process_to_others() -> None:
    async def story() -> None:
        game, seat = asked()
        async with thinking() as thinkers:
            with pytest.raises(WorkFailed, match="UnknownBot"):
                await thinkers.think(game, seat, "nobody-of-that-name", 1)
            assert isinstance(await thinkers.think(game, seat, "sensible", 1), int)

    asyncio.run(story())


def test_closing_stops_a_thinking_bot_immediately() -> None:
    async def story() -> None:
        game, seat = asked()
        async with thinking() as thinkers:
            await thinkers.think(game, seat, "sensible", 1)
            [worker] = thinkers.workers
            endless = asyncio.ensure_future(thinkers.think(game, seat, ENDLESS, 1))
            while thinkers.idle.qsize():  # until it has started
                await asyncio.sleep(0.01)
            thinkers.close()
            with pytest.raises(EOFError):
                await endless
            worker.process.join()

    asyncio.run(story())
