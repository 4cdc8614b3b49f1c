"""Measure the figures in docs/scaling.md.

    .venv/bin/python tools/scale.py rest --tables 1000 10000 100000
    .venv/bin/python tools/scale.py nodes --nodes 1 2 3
    .venv/bin/python tools/scale.py services

``rest`` measures the cost of starting, sweeping, listing and acting with a number of idle tables in a SQLite file; it
fails if anything takes more than 1.3 times as long with the most tables as with the fewest, and at least a millisecond
longer.  ``nodes`` measures the CPU time per acknowledged action with a number of servers on one PostgreSQL and one
NATS, with all players of a table on the same server, and on any.  ``services`` measures appends per second of that
PostgreSQL, and notices per second of that NATS.  The last two need the packages that ``./check`` installs.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import secrets
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # the crowd and the services are part of the tests

from tests.cluster.services import Nats, own_postgres
from tests.server.kill.crowd import Crowd
from tests.server.kill.servers import Server
from tests.server.stores import idle_tables
from tests.server.stores.contract import entry, row

from load_client import cpu_seconds
from stablemates.lab.progress import progress
from stablemates.server.notifier.nats import NatsNotifier
from stablemates.server.store.postgres import PostgresStore

FLAT = 1.3  # times as long at most ...
NOTHING = 1.0  # ... unless the difference is less than this many milliseconds
PATIENCE = 300.0  # seconds
SETTLING, IDLE = 2.0, 5.0  # seconds


def rest(counts: list[int]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for tables in counts:
        with tempfile.TemporaryDirectory() as folder, progress(f"{tables} tables at rest"):
            found[str(tables)] = idle_tables.run(Path(folder), tables)
    least, most = found[str(min(counts))], found[str(max(counts))]
    findings = [
        f"{name} takes {most[name]} ms with {max(counts)} tables, and {least[name]} ms with {min(counts)}"
        for name in least
        if most[name] > FLAT * least[name] and most[name] > least[name] + NOTHING
    ]
    return {"milliseconds": found, "findings": findings}


class Balanced(Crowd):
    """Players whom a load balancer sends to one server per table."""

    def server_for(self, table: str, rng: Random) -> str:
        return self.servers[int(table, 16) % len(self.servers)]


async def play(servers: list[Server], crowd_of: type[Crowd], games: int, actions: int) -> dict[str, float]:
    """Play on these servers; return their CPU milliseconds per acknowledged command."""
    await asyncio.gather(*(server.start() for server in servers))
    pids = [server.process.pid for server in servers if not isinstance(server.process, int | None)]
    crowd = crowd_of([server.url for server in servers], seed=1, bots=False, thinking=0.3)
    try:
        async with asyncio.timeout(PATIENCE):
            crowd.begin(games)
            await crowd.playing(games)
            before, began = sum(map(cpu_seconds, pids)), time.monotonic()
            crowd.took.clear()
            await crowd.acknowledged(actions)
            cpu, seconds = sum(map(cpu_seconds, pids)) - before, time.monotonic() - began
            done = len(crowd.took)
            crowd.going.clear()  # everyone pauses to think
            await asyncio.sleep(SETTLING)
            before, began = sum(map(cpu_seconds, pids)), time.monotonic()
            await asyncio.sleep(IDLE)
            idle = (sum(map(cpu_seconds, pids)) - before) / (time.monotonic() - began)
    finally:
        await crowd.go_home()
        await asyncio.gather(*(server.end() for server in servers))
    took = sorted(crowd.took)
    return {
        "actions": done,
        "actions_per_second": round(done / seconds, 1),
        "idle_cpu_ms_per_second": round(1000 * idle, 1),  # of all servers, even if no one plays
        "cpu_ms_per_action": round(1000 * (cpu - idle * seconds) / done, 2),  # on top of that
        "ack_p50_ms": round(1000 * took[len(took) // 2], 1),
    }


@contextmanager
def backends() -> Iterator[tuple[Path, str, str]]:
    """Run PostgreSQL and NATS in a temporary folder; yield the folder and both addresses."""
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        for part in ("postgres", "nats"):
            (folder / part).mkdir()
        database, bus = own_postgres(folder / "postgres", fsync=True), Nats(folder / "nats")
        bus.start()
        try:
            yield folder, database.url(), bus.url
        finally:
            bus.stop()
            database.stop()


def nodes(counts: list[int], games: int, actions: int) -> dict[str, Any]:
    os.environ["STABLEMATES_KEY"] = secrets.token_hex(32)
    found: dict[str, Any] = {}
    with backends() as (folder, database, bus):
        for count, (name, crowd_of) in product(counts, (("balanced", Balanced), ("anywhere", Crowd))):
            servers = [Server(folder, "--database", database, "--bus", bus) for _ in range(count)]
            with progress(f"{count} servers, {name}"):
                found[f"{count} {name}"] = asyncio.run(play(servers, crowd_of, games, actions))
    return {"nodes": found}


async def appends(url: str, count: int, writers: int) -> float:
    """Return the appends per second with this many tables that write at the same time."""
    store = PostgresStore(url)
    await store.open()

    async def fill(table: str) -> None:
        for seq in range(1, count // writers + 1):
            await store.append(entry(seq), row(table))

    began = time.monotonic()
    await asyncio.gather(*(fill(f"{writers} {number}") for number in range(writers)))
    seconds = time.monotonic() - began
    await store.close()
    return round(count / seconds, 1)


async def notices(url: str, count: int) -> float:
    """Return the notices per second from one server to another."""
    sender, receiver = NatsNotifier(url), NatsNotifier(url)
    await sender.open()
    await receiver.open()
    received, all_received = 0, asyncio.Event()

    def receive(table: str) -> None:
        nonlocal received
        received += 1
        if received == count:
            all_received.set()

    receiver.subscribe(receive)
    began = time.monotonic()
    for number in range(count):
        await sender.publish(f"{number:032x}")
    await sender.client.flush()
    async with asyncio.timeout(PATIENCE):
        await all_received.wait()
    seconds = time.monotonic() - began
    await sender.close()
    await receiver.close()
    return round(count / seconds, 1)


def services(count: int) -> dict[str, Any]:
    with backends() as (_, database, bus):
        return {
            "postgres_appends_per_second": {str(n): asyncio.run(appends(database, count, n)) for n in (1, 10)},
            "nats_notices_per_second": asyncio.run(notices(bus, 10 * count)),
        }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["rest", "nodes", "services"])
    parser.add_argument("--tables", type=int, nargs="+", default=[1000, 10_000, 100_000])
    parser.add_argument("--nodes", type=int, nargs="+", default=[1, 2, 3])
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument(
        "--actions", type=int, default=600, help="commands to acknowledge, or entries to append (default: 600)"
    )
    parser.add_argument("--out", type=Path, help="also write the figures here, as JSON")
    args = parser.parse_args()
    if args.what == "rest":
        found = rest(args.tables)
    elif args.what == "nodes":
        found = nodes(args.nodes, args.games, args.actions)
    else:
        found = services(args.actions)
    text = json.dumps(found, indent=2)
    print(text)
    if args.out is not None:
        args.out.write_text(text + "\n", "utf-8")
    return 1 if found.get("findings") else 0


if __name__ == "__main__":
    raise SystemExit(main())
