"""Examine a server from outside, try to break each of its guarantees, and write a page of figures.

    .venv/bin/python tools/examine.py --size modest --out examination
    .venv/bin/python tools/examine.py --size full --out examination    # in several runs: it resumes
    .venv/bin/python tools/examine.py --server https://table.example --out theirs
    .venv/bin/python tools/examine.py --cluster --out cluster

Every part starts and stops its own servers on this machine: kills with a ledger of acknowledgements, a
full disk, a missing file, a frozen process, simulated worlds, malformed messages, pairs of worlds that must be
indistinguishable, a probing spectator and a greedy client.  The result of a part is a file in the ``--out`` folder;
finished parts are not run again.  ``index.html`` and ``figures.json`` have all results, with all failures.

``--server`` examines a server that is already running, within its rate limits: whether it honours what it acknowledged,
and whether it replies to malformed messages.  ``--cluster`` examines two nodes behind the nginx of docs/hosting, with
one PostgreSQL and one NATS (``./check`` installs both).
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # the parts are in the tests

from tests.cluster.examined import examine_cluster
from tests.server.fuzz.campaign import fuzz
from tests.server.fuzz.malformed_requests import MalformedRequests
from tests.server.kill.faults import Fault, endure, frozen, full_disk, missing_file
from tests.server.kill.neighbours import compare
from tests.server.kill.outside import MalformedClient, honours_acknowledgements
from tests.server.kill.proof import Proof
from tests.server.secrecy.probing import listen, most_bits
from tests.server.secrecy.sessions import look_at, session

from examination_page import written
from greedy import findings as greedy_findings
from secrecy import MOMENTS
from stablemates import __version__
from stablemates.server.store.sqlite import SqliteStore
from stablemates.testing.leaks import Leak
from storm import live_through

ALLOWED_BITS = 0.01
VIEWERS = 6  # of each moment of a game, roughly


@dataclass(frozen=True)
class Size:
    kills: int
    games: int  # during kills and faults
    moves: int
    worlds: int
    messages: int
    pairs: int
    trials: int
    neighbours: int  # ordinary games alongside a greedy client
    answers: int
    outside_games: int  # on a server that is already running; it admits 20 guests a minute
    outside_moves: int
    outside_messages: int  # malformed
    rounds: int  # of failures in a cluster


SIZES = {
    "small": Size(
        kills=1,
        games=2,
        moves=10,
        worlds=2,
        messages=300,
        pairs=1,
        trials=200,
        neighbours=2,
        answers=20,
        outside_games=1,
        outside_moves=10,
        outside_messages=10,
        rounds=1,
    ),
    "modest": Size(
        kills=10,
        games=20,
        moves=1000,
        worlds=100,
        messages=20_000,
        pairs=300,
        trials=5000,
        neighbours=20,
        answers=400,
        outside_games=4,
        outside_moves=400,
        outside_messages=300,
        rounds=3,
    ),
    "full": Size(
        kills=1000,
        games=200,
        moves=500_000,
        worlds=2000,
        messages=20_000_000,
        pairs=1_000_000,
        trials=50_000,
        neighbours=50,
        answers=20_000,
        outside_games=6,
        outside_moves=20_000,
        outside_messages=20_000,
        rounds=100,
    ),
}


@dataclass
class Part:
    """The result of one part of the examination."""

    name: str
    about: str
    figures: dict[str, Any] = field(default_factory=dict)
    findings: list[str] = field(default_factory=list)
    seconds: float = 0.0


def kills(size: Size) -> tuple[dict[str, Any], list[str]]:
    """kill -9 at random moments, with a ledger of everything that was acknowledged"""
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(Proof(Path(folder), 1).run(size.kills, size.games, size.moves))
    figures = {
        name: getattr(found, name) for name in ("kills", "games", "acknowledged", "lost", "twice", "not_loading")
    }
    back = {"back_p50_seconds": round(found.back_within(0.5), 2), "back_p95_seconds": round(found.back_within(0.95), 2)}
    return figures | back, found.findings


def with_fault(fault: Fault, noticed: bool) -> Callable[[Size], tuple[dict[str, Any], list[str]]]:
    def run(size: Size) -> tuple[dict[str, Any], list[str]]:
        with tempfile.TemporaryDirectory() as folder:
            found = asyncio.run(endure(Path(folder), fault, size.games, noticed=noticed))
        figures = {name: value for name, value in asdict(found).items() if name != "findings"}
        return {name: round(value, 2) for name, value in figures.items()}, found.findings

    return run


def worlds(size: Size) -> tuple[dict[str, Any], list[str]]:
    """simulated servers whose clocks, disks and connections fail, on virtual time"""
    found = live_through(range(1, size.worlds + 1))
    figures = {"worlds": found.worlds, "commands": found.commands, "hours_of_play": round(found.virtual / 3600, 1)}
    return figures, [f"world {seed}: {why}" for seed, why in found.failures.items()]


def malformed(size: Size) -> tuple[dict[str, Any], list[str]]:
    """structured and raw garbage, to tables and over HTTP and WebSockets"""
    found = fuzz(1, size.messages)
    with tempfile.TemporaryDirectory() as folder:
        statuses = asyncio.run(MalformedRequests(1, SqliteStore(Path(folder) / "tables.db")).run(size.messages // 5))
    figures = {
        "messages": found.messages,
        "accepted": found.accepted.total(),
        "refused": found.refused.total(),
        "requests": statuses.total(),
        "server_errors": sum(times for status, times in statuses.items() if status >= 500),
    }
    return figures, []  # a broken guarantee raises an error


def pairs(size: Size) -> tuple[dict[str, Any], list[str]]:
    """pairs of games that differ only in what a viewer may not know: all bytes sent are compared"""
    compared, messages = 0, 0
    for seed in count(1):
        try:
            more, sent = look_at(seed, min(MOMENTS, size.pairs // VIEWERS + 1))
        except Leak as leak:
            return {"pairs": compared, "messages": messages}, [f"seed {seed}: {leak}"]
        finally:
            session.cache_clear()
        compared, messages = compared + more, messages + sent
        if compared >= size.pairs:
            break
    return {"pairs": compared, "messages": messages}, []


def probing(size: Size) -> tuple[dict[str, Any], list[str]]:
    """a client that writes constantly, and measures the delays that other writes cause"""
    bits = round(most_bits(listen(size.trials, 1)), 4)
    noise = 3 / size.trials  # a few trials show this much even if nothing leaks
    found = [] if bits <= ALLOWED_BITS + noise else [f"{bits} bits leak; {ALLOWED_BITS} are allowed"]
    return {"trials": size.trials, "bits": bits}, found


def neighbours(size: Size) -> tuple[dict[str, Any], list[str]]:
    """ordinary games alongside a client that uses everything the limits allow"""
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(compare(Path(folder), games=size.neighbours, answers=size.answers, tables=30))
    return found.figures(), greedy_findings(found)


Parts = dict[str, tuple[str, Callable[[Size], tuple[dict[str, Any], list[str]]]]]

PARTS: Parts = {
    "kills": (kills.__doc__ or "", kills),
    "full-disk": ("no file may grow while many play", with_fault(full_disk, noticed=True)),
    "missing-file": ("the database is moved away while many play", with_fault(missing_file, noticed=True)),
    "frozen": ("the process is stopped for a moment while many play", with_fault(frozen, noticed=False)),
    "worlds": (worlds.__doc__ or "", worlds),
    "malformed": (malformed.__doc__ or "", malformed),
    "pairs": (pairs.__doc__ or "", pairs),
    "probing": (probing.__doc__ or "", probing),
    "neighbours": (neighbours.__doc__ or "", neighbours),
}


def cluster(size: Size) -> tuple[dict[str, Any], list[str]]:
    """nodes behind the documented nginx are frozen and killed, one by one and all together"""
    with tempfile.TemporaryDirectory() as folder:
        return examine_cluster(Path(folder), size.games, size.rounds)


def outside(url: str) -> Parts:
    """Return the parts for a server that is already running."""
    return {
        "acknowledgements": (
            "play on a server, and repeat commands that it acknowledged: the replies must be the same",
            lambda size: asyncio.run(honours_acknowledgements(url, size.outside_games, size.outside_moves)),
        ),
        "malformed": (
            "send malformed messages to a server: each gets a reply",
            lambda size: asyncio.run(MalformedClient(url).sends(size.outside_messages)),
        ),
    }


def examine(name: str, size: Size, parts: Parts) -> Part:
    """Run one part; a crash is a finding."""
    about, run = parts[name]
    part, began = Part(name, about), time.monotonic()
    try:
        part.figures, part.findings = run(size)
    except Exception as error:
        part.findings = [f"crashed: {type(error).__name__}: {error}"]
    part.seconds = round(time.monotonic() - began, 1)
    return part


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--size", choices=sorted(SIZES), default="modest")
    parser.add_argument("--only", nargs="+", choices=sorted(PARTS), help="parts to run (default: all)")
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--server", metavar="URL", help="a server that is already running")
    where.add_argument("--cluster", action="store_true", help="nodes behind the nginx of docs/hosting")
    parser.add_argument(
        "--out", type=Path, default=Path("examination"), help="folder for the results (default: examination)"
    )
    args = parser.parse_args(arguments)
    args.out.mkdir(parents=True, exist_ok=True)
    choices: Parts = PARTS
    if args.server:
        choices = outside(args.server)
    elif args.cluster:
        choices = {"cluster": (cluster.__doc__ or "", cluster)}
    for name in args.only or choices:
        file = args.out / f"{name}-{args.size}.json"
        if not file.exists():
            print(f"{name} ...", flush=True)
            part = examine(name, SIZES[args.size], choices)
            file.write_text(json.dumps(asdict(part), indent=2) + "\n", "utf-8")
            print(f"  {part.seconds} s, {len(part.findings)} findings", flush=True)
    files = [args.out / f"{name}-{args.size}.json" for name in choices]
    parts = [Part(**json.loads(file.read_text("utf-8"))) for file in files if file.exists()]
    whole = {"version": __version__, "size": args.size, "parts": [asdict(part) for part in parts]}
    (args.out / "figures.json").write_text(json.dumps(whole, indent=2) + "\n", "utf-8")
    (args.out / "index.html").write_text(written(whole), "utf-8")
    for part in parts:
        for finding in part.findings:
            print(f"{part.name}: {finding}")
    return 1 if any(part.findings for part in parts) else 0


if __name__ == "__main__":
    raise SystemExit(main())
