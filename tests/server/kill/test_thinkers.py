"""The processes in which bots think: they end with their server, and it can do without any one of them."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys

import stablemates
from stablemates.server.bot_workers import BotWorkers
from stablemates.server.runner import deaf_processes

from .servers import PATIENCE, environment

SERVER = """
import os, time
from stablemates.server.runner import deaf_processes

pool = deaf_processes(1)
print(pool.submit(os.getpid).result(), flush=True)
time.sleep(600)
"""


def test_thinkers_end_with_a_server_that_was_killed() -> None:
    server = subprocess.Popen([sys.executable, "-c", SERVER], env=environment(), stdout=subprocess.PIPE)
    assert server.stdout is not None
    assert int(server.stdout.readline()) != server.pid
    server.kill()
    rest, _ = server.communicate(timeout=PATIENCE)  # it comes to an end when the last of them has let go of it
    assert rest == b""


def test_bots_go_on_when_the_process_they_think_in_was_ended() -> None:
    async def story() -> None:
        game = stablemates.new("unorog", seats=2, seed=1)
        seat = game.pending()[0].seat
        imagined = game.imagine(seat, 1).dump()
        thinkers = BotWorkers(1, deaf_processes)
        try:
            before = await thinkers.think(imagined, seat, "sensible", 1)
            process = await asyncio.get_running_loop().run_in_executor(thinkers.pool, os.getpid)
            os.kill(process, signal.SIGTERM)
            thoughts = [thinkers.think(imagined, seat, "sensible", 1) for _ in range(3)]
            assert await asyncio.gather(*thoughts) == [before] * 3
        finally:
            thinkers.close()

    asyncio.run(story())
