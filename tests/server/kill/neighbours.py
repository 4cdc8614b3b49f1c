"""Ordinary games alongside a greedy client: how long players wait for a reply, without it and with it."""

from __future__ import annotations

import asyncio
import json
import signal
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from stablemates.client.remote import Guest

from .crowd import Crowd, patiently
from .greedy import Neighbour
from .servers import PATIENCE, ROOT, Server, environment

THROUGH_A_PROXY = ("--proxy", "127.0.0.1")  # it names the address of each guest


class Street(Crowd):
    """A crowd in which every guest has their own address."""

    async def guest(self, rng: Random) -> Guest:
        self.homes = getattr(self, "homes", 0) + 1
        address = f"198.18.{self.homes // 250}.{self.homes % 250 + 1}"
        return await patiently(lambda: Neighbour.from_address(rng.choice(self.servers), address))


@dataclass
class Compared:
    """Seconds that ordinary players waited for their answers."""

    games: int
    quiet: list[float] = field(default_factory=list)
    beside: list[float] = field(default_factory=list)  # while the greedy client is working
    greedy: dict[str, int] = field(default_factory=dict)  # what it did
    ended_after: float = 0.0  # seconds from SIGTERM to the end of the server

    def figures(self) -> dict[str, object]:
        def ms(times: list[float], part: float) -> float:
            ordered = sorted(times)
            return round(1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))], 1)

        shown = {
            f"{name}_{label}_ms": ms(times, part)
            for name, times in (("quiet", self.quiet), ("beside", self.beside))
            for label, part in (("p50", 0.5), ("p99", 0.99), ("max", 1.0))
        }
        counts = {"games": self.games, "quiet_answers": len(self.quiet), "beside_answers": len(self.beside)}
        return counts | shown | {"sigterm_seconds": round(self.ended_after, 2), "greedy": self.greedy}


class GreedyClient:
    """The greedy client in a separate process, so that it uses no time in ours."""

    def __init__(self, server: str, tables: int) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.kill.greedy", server, str(tables)],
            cwd=ROOT,
            env=environment(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    async def works(self) -> None:
        """Wait until all its tables are playing."""
        assert self.process.stdout is not None
        line = await asyncio.to_thread(self.process.stdout.readline)
        assert line == "working\n", f"the greedy client has ended: {line}"

    def end(self) -> dict[str, int]:
        """Stop it; return what it did."""
        output, _ = self.process.communicate(timeout=PATIENCE)
        found: dict[str, int] = json.loads(output)
        return found


async def compare(
    folder: Path, *, games: int, answers: int, tables: int, thinking: float = 1.0, seed: int = 1
) -> Compared:
    """Play until the ordinary games had this many answers alone, and as many alongside a greedy client."""
    server = Server(folder, *THROUGH_A_PROXY, limited=True)
    await server.start()
    crowd = Street([server.url], seed, thinking=thinking, speed="relaxed")
    greedy: GreedyClient | None = None
    try:
        crowd.begin(games)
        await crowd.playing(games)
        result = Compared(games)
        crowd.took.clear()
        await crowd.acknowledged(answers)
        result.quiet = crowd.took.copy()
        greedy = GreedyClient(server.url, tables)
        await greedy.works()
        crowd.took.clear()
        await crowd.acknowledged(answers)
        result.beside = crowd.took.copy()
        began = time.monotonic()
        await server.end(signal.SIGTERM)  # while everyone plays, and the greedy client works
        result.ended_after = time.monotonic() - began
        result.greedy = greedy.end()
        return result
    finally:
        if greedy is not None and greedy.process.poll() is None:
            greedy.process.kill()
            greedy.process.wait()
        await crowd.go_home()
        await server.end()
