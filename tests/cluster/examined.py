"""Examine a cluster behind the nginx of docs/hosting: nodes are frozen and killed while many people play."""

from __future__ import annotations

import asyncio
import os
import secrets
import signal
import time
from pathlib import Path
from typing import Any

from tests.server.kill.crowd import Crowd
from tests.server.kill.servers import Server

from .services import Nats, Nginx, own_postgres

NODES = 2


def examine_cluster(folder: Path, games: int, rounds: int) -> tuple[dict[str, Any], list[str]]:
    """Run nodes behind nginx, on PostgreSQL and NATS; in each round freeze and kill every node once, then kill all."""
    for part in ("postgres", "nats", "nginx"):
        (folder / part).mkdir()
    os.environ["STABLEMATES_KEY"] = secrets.token_hex(32)
    database, bus = own_postgres(folder / "postgres", fsync=True), Nats(folder / "nats")
    bus.start()
    options = ("--database", database.url(), "--bus", bus.url, "--proxy", "127.0.0.1")
    nodes = [Server(folder, *options) for _ in range(NODES)]
    nginx = Nginx(folder / "nginx", [node.port for node in nodes])
    try:
        return asyncio.run(endure(nodes, nginx, games, rounds))
    finally:
        nginx.stop(signal.SIGTERM)
        bus.stop()
        database.stop()


async def endure(nodes: list[Server], nginx: Nginx, games: int, rounds: int) -> tuple[dict[str, Any], list[str]]:
    await asyncio.gather(*(node.start() for node in nodes))
    await asyncio.to_thread(nginx.start)
    crowd, away = Crowd([nginx.url], seed=time.time_ns(), bots=False), list[float]()
    try:
        crowd.begin(games)
        await crowd.playing(games)
        for _ in range(rounds):
            for node in nodes:
                await freeze(node, crowd)
                await node.end()  # by SIGKILL; the others play on
                await crowd.everywhere()
                await node.start()
                await crowd.repeat(games)
            crowd.going.clear()
            began = time.monotonic()
            await asyncio.gather(*(node.end() for node in nodes))
            await crowd.cut_off()
            await asyncio.gather(*(node.start() for node in nodes))
            crowd.going.set()
            away += await crowd.back(began)
            await crowd.everywhere()
            await crowd.repeat(games)
    finally:
        await crowd.go_home()
        await asyncio.gather(*(node.end() for node in nodes))
    found = crowd.ledger.changed_mind.copy()
    if crowd.gaps or crowd.backwards:
        found.append(f"{crowd.gaps} did not receive all they missed, {crowd.backwards} saw something older")
    figures = {
        "nodes": len(nodes),
        "kills": 2 * rounds * len(nodes),
        "frozen": rounds * len(nodes),
        "games": games,
        "acknowledged": len(crowd.ledger),
        "back_p50_seconds": round(sorted(away)[len(away) // 2], 2),
        "back_max_seconds": round(max(away), 2),
    }
    return figures, found


async def freeze(node: Server, crowd: Crowd) -> None:
    """Stop a node until something more was acknowledged at every table, then let it continue."""
    assert node.process is not None
    pid = node.process if isinstance(node.process, int) else node.process.pid
    os.kill(pid, signal.SIGSTOP)
    try:
        await crowd.everywhere()
    finally:
        os.kill(pid, signal.SIGCONT)
