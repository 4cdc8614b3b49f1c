"""Measure the figures in docs/scaling.md.

    .venv/bin/python tools/scale.py rest --tables 1000 10000 100000
    .venv/bin/python tools/scale.py nodes --nodes 1 2 3
    .venv/bin/python tools/scale.py services

``rest`` measures the processor time of starting, sweeping, listing, forgetting and acting with a number of idle tables
in a SQLite file.  ``nodes`` measures the processor time per acknowledged action with a number of servers on one
PostgreSQL and one NATS, with all players of a table on the same server, and on any.  Both measure in turns, several
rounds, and take the medians, so that a busy machine disturbs all figures alike.  They fail if anything takes more than
1.3 times as long with the most tables, or with the most servers and all players of a table on the same one, as with the
fewest.  ``services`` measures appends per second of that PostgreSQL, and notices per second of that NATS.  The last two
need the packages that ``./check`` installs.
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
from statistics import median
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

FLAT = 1.3  # times as long at most
PATIENCE = 300.0  # seconds
TABLES = 1000  # that a server follows
THINKING = 0.3  # seconds before an answer, on average
SETTLING, IDLE = 2.0, 10.0  # seconds


Figures = dict[str, float]


def medians(rounds: list[Figures]) -> Figures:
    return {name: round(median(one[name] for one in rounds), 3) for name in rounds[0]}


def growing(least: Figures, most: Figures, what: str) -> list[str]:
    """Return what costs more than it may with the most tables or servers."""
    return [
        f"{name}: {most[name]} with the most {what}, {least[name]} with the fewest"
        for name in least
        if most[name] > FLAT * least[name]
    ]


def rest(counts: list[int], rounds: int) -> dict[str, Any]:
    found: dict[int, list[Figures]] = {count: [] for count in counts}
    with tempfile.TemporaryDirectory() as folder:
        for tables in counts:
            with progress(f"{tables} idle tables"):
                asyncio.run(idle_tables.prepare(Path(folder) / f"{tables}.db", tables))
        for number, tables in product(range(rounds), counts):
            with progress(f"round {number + 1}, {tables} idle tables"):
                found[tables].append(asyncio.run(idle_tables.measure(Path(folder) / f"{tables}.db")))
    figures = {count: medians(each) for count, each in found.items()}
    findings = growing(figures[min(counts)], figures[max(counts)], "tables")
    return {"cpu_milliseconds": figures, "findings": findings}


COST = "cpu_ms_per_action"  # of all servers together, on top of what they use if no one plays


class Balanced(Crowd):
    """Players whom a load balancer sends to one server per table."""

    def server_for(self, table: str, rng: Random) -> str:
        return self.servers[int(table, 16) % len(self.servers)]


async def play(servers: list[Server], crowd_of: type[Crowd], games: int, actions: int) -> Figures:
    """Play on these servers; return their CPU milliseconds per acknowledged command."""
    await asyncio.gather(*(server.start() for server in servers))
    pids = [server.process.pid for server in servers if not isinstance(server.process, int | None)]
    urls = [server.url for server in servers]
    crowd = crowd_of(urls, seed=1, bots=False, thinking=THINKING, speed="off")  # no clock acts while they pause
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
        "idle_cpu_ms_per_second": round(1000 * idle, 1),  # of all servers
        COST: round(1000 * (cpu - idle * seconds) / done, 2),
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


def nodes(counts: list[int], games: int, actions: int, rounds: int) -> dict[str, Any]:
    os.environ["STABLEMATES_KEY"] = secrets.token_hex(32)
    kinds: list[tuple[int, type[Crowd]]] = [(count, kind) for count in counts for kind in (Balanced, Crowd)]
    found: dict[str, list[Figures]] = {}
    with backends() as (folder, database, bus):
        for number, (count, kind) in product(range(rounds), kinds):
            if count == 1 and kind is Crowd:
                continue  # there is only one server anyway
            servers = [Server(folder, "--database", database, "--bus", bus) for _ in range(count)]
            name = f"{count} {'balanced' if kind is Balanced else 'anywhere'}"
            with progress(f"round {number + 1}, {name}"):
                found.setdefault(name, []).append(asyncio.run(play(servers, kind, games, actions)))
    figures = {name: medians(each) for name, each in found.items()}
    least, most = ({COST: figures[f"{count} balanced"][COST]} for count in (min(counts), max(counts)))
    return {
        "nodes": figures,
        "rounds": {name: [one[COST] for one in each] for name, each in found.items()},
        "findings": growing(least, most, "servers"),
    }


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

    def receive(_: str) -> None:
        nonlocal received
        received += 1
        if received == count:
            all_received.set()

    receiver.on_notice = receive
    tables = [f"{number:032x}" for number in range(TABLES)]
    for table in tables:
        await receiver.follow(table)
    await receiver.client.flush()
    began = time.monotonic()
    for number in range(count):
        await sender.publish(tables[number % TABLES])
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
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument(
        "--actions", type=int, default=600, help="commands to acknowledge, or entries to append (default: 600)"
    )
    parser.add_argument("--out", type=Path, help="also write the figures here, as JSON")
    args = parser.parse_args()
    if args.what == "rest":
        found = rest(args.tables, args.rounds)
    elif args.what == "nodes":
        found = nodes(args.nodes, args.games, args.actions, args.rounds)
    else:
        found = services(args.actions)
    text = json.dumps(found, indent=2)
    print(text)
    if args.out is not None:
        args.out.write_text(text + "\n", "utf-8")
    return 1 if found.get("findings") else 0


if __name__ == "__main__":
    raise SystemExit(main())
