"""Examine a server from outside, try to break each of its guarantees, and write a page of figures.

    .venv/bin/python tools/examine.py --size modest --out examination
    .venv/bin/python tools/examine.py --size full --out examination --minutes 60    # in several sittings: it resumes
    .venv/bin/python tools/examine.py --server https://table.example --out theirs
    .venv/bin/python tools/examine.py --cluster --out cluster

Every part starts and stops its own servers on this machine: kills with a ledger of acknowledgements, a full disk, a
missing file, a frozen process, a clock that is set, simulated worlds, malformed messages, pairs of worlds that must be
indistinguishable, a probing spectator and a greedy client.  The result of a part is a file in the ``--out`` folder;
finished parts are not run again, nor are finished pieces of the long ones.  ``index.html`` and ``figures.json`` have
all results, with all failures, and say which parts are unfinished.

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
from collections import Counter
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from itertools import count
from math import inf
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # the parts are in the tests

from tests.cluster.examined import examine_cluster
from tests.server.fuzz.campaign import Tally
from tests.server.kill.faults import Fault, clock_ahead, clock_back, endure, frozen, full_disk, missing_file
from tests.server.kill.neighbours import compare
from tests.server.kill.outside import MalformedClient, honours_acknowledgements
from tests.server.secrecy.probing import listen, most_bits

import fuzz
import kill
import secrecy
import storm
from examination_page import written
from greedy import findings as greedy_findings
from resuming import Sitting
from stablemates import __version__

ALLOWED_BITS = 0.01
VIEWERS = 6  # of each moment of a game, roughly
CAMPAIGN = 100_000  # malformed messages in a piece of a long run


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
    unfinished: str = ""  # how far it has got, if another sitting must continue it


class Found(NamedTuple):
    """What running a part found."""

    figures: dict[str, Any]
    findings: list[str]
    unfinished: str = ""


Run = Callable[[Size, Sitting], Found]


def progress_of(done: int, wanted: int, what: str) -> str:
    """Return how far a part has got, or nothing if it is done.

    >>> progress_of(20, 1000, "kills"), progress_of(1001, 1000, "kills")
    ('20 of 1,000 kills', '')
    """
    return f"{done:,} of {wanted:,} {what}" if done < wanted else ""


def kills(size: Size, sitting: Sitting) -> Found:
    """kill -9 at random moments, with a ledger of everything that was acknowledged"""
    rounds = list(kill.results(kill.plan(size.kills, size.games, size.moves), sitting))
    whole = kill.together(rounds)
    counts = ("kills", "games", "acknowledged", "lost", "twice", "not_loading")
    figures = {name: getattr(whole, name) for name in counts}
    back = {"back_p50_seconds": whole.back_within(0.5), "back_p95_seconds": whole.back_within(0.95)}
    return Found(figures | back, whole.findings, progress_of(whole.kills, size.kills, "kills"))


def with_fault(fault: Fault) -> Run:
    def run(size: Size, sitting: Sitting) -> Found:
        with tempfile.TemporaryDirectory() as folder:
            found = asyncio.run(endure(Path(folder), fault, size.games))
        figures = {name: value for name, value in asdict(found).items() if name != "findings"}
        return Found({name: round(value, 2) for name, value in figures.items()}, found.findings)

    return run


def worlds(size: Size, sitting: Sitting) -> Found:
    """simulated servers whose clocks, disks and connections fail, on virtual time"""
    whole = storm.storm(1, size.worlds, sitting)
    figures = {"worlds": whole.worlds, "commands": whole.commands, "hours_of_play": round(whole.virtual / 3600, 1)}
    findings = [f"world {seed}: {why}" for seed, why in whole.failures.items()]
    return Found(figures, findings, progress_of(whole.worlds, size.worlds, "worlds"))


def malformed(size: Size, sitting: Sitting) -> Found:
    """structured and raw garbage, to tables and over HTTP and WebSockets"""
    each = min(size.messages, CAMPAIGN)
    wanted = fuzz.campaigns_for(size.messages, each)
    results = list(fuzz.results(range(1, wanted + 1), each, sitting))
    tables, statuses = Tally(), Counter[int]()
    for one in results:
        tables.add(one.tally)
        statuses += one.statuses
    figures = {
        "messages": tables.messages + statuses.total(),
        "accepted": tables.accepted.total(),
        "refused": tables.refused.total(),
        "requests": statuses.total(),
        "server_errors": sum(times for status, times in statuses.items() if status >= 500),
    }
    findings = [f"campaign {one.seed}: {one.failure.strip().splitlines()[-1]}" for one in results if one.failure]
    return Found(figures, findings, progress_of(len(results), wanted, "campaigns"))


def pairs(size: Size, sitting: Sitting) -> Found:
    """pairs of games that differ only in what a viewer may not know: all bytes sent are compared"""
    compared, messages, findings = 0, 0, list[str]()
    moments = min(secrecy.MOMENTS, size.pairs // VIEWERS + 1)
    for look in secrecy.looks(count(1), sitting, moments):
        compared, messages = compared + look.pairs, messages + look.messages
        if look.leak:
            findings.append(f"seed {look.seed}: {look.leak}")
        if compared >= size.pairs or findings:
            break
    unfinished = "" if findings else progress_of(compared, size.pairs, "pairs")
    return Found({"pairs": compared, "messages": messages}, findings, unfinished)


def probing(size: Size, sitting: Sitting) -> Found:
    """a client that writes constantly, and measures the delays that other writes cause"""
    bits = round(most_bits(listen(size.trials, 1)), 4)
    noise = 3 / size.trials  # a few trials show this much even if nothing leaks
    findings = [] if bits <= ALLOWED_BITS + noise else [f"{bits} bits leak; {ALLOWED_BITS} are allowed"]
    return Found({"trials": size.trials, "bits": bits}, findings)


def neighbours(size: Size, sitting: Sitting) -> Found:
    """ordinary games alongside a client that uses everything the limits allow"""
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(compare(Path(folder), games=size.neighbours, answers=size.answers, tables=30))
    return Found(found.figures(), greedy_findings(found))


Parts = dict[str, tuple[str, Run]]

PARTS: Parts = {
    "kills": (kills.__doc__ or "", kills),
    "full-disk": ("no file can grow while games are in progress", with_fault(full_disk)),
    "missing-file": ("the database is moved away while games are in progress", with_fault(missing_file)),
    "frozen": ("the process is paused for a moment while games are in progress", with_fault(frozen)),
    "clock-back": ("the clock is set back by an hour during games, and corrected", with_fault(clock_back)),
    "clock-ahead": ("the clock is set forward by an hour during games, and corrected", with_fault(clock_ahead)),
    "worlds": (worlds.__doc__ or "", worlds),
    "malformed": (malformed.__doc__ or "", malformed),
    "pairs": (pairs.__doc__ or "", pairs),
    "probing": (probing.__doc__ or "", probing),
    "neighbours": (neighbours.__doc__ or "", neighbours),
}


def cluster(size: Size, sitting: Sitting) -> Found:
    """nodes behind the documented nginx are frozen and killed, one by one and all together"""
    with tempfile.TemporaryDirectory() as folder:
        return Found(*examine_cluster(Path(folder), size.games, size.rounds))


def outside(url: str) -> Parts:
    """Return the parts for a server that is already running."""
    return {
        "acknowledgements": (
            "play on a server, and repeat commands that it acknowledged: the replies must be the same",
            lambda size, _: Found(*asyncio.run(honours_acknowledgements(url, size.outside_games, size.outside_moves))),
        ),
        "malformed": (
            "send malformed messages to a server: each gets a reply",
            lambda size, _: Found(*asyncio.run(MalformedClient(url).sends(size.outside_messages))),
        ),
    }


def examine(name: str, size: Size, parts: Parts, sitting: Sitting) -> Part:
    """Run one part; a crash is a finding."""
    about, run = parts[name]
    part, began = Part(name, about), time.monotonic()
    try:
        part.figures, part.findings, part.unfinished = run(size, sitting)
    except Exception as error:
        part.findings = [f"crashed: {type(error).__name__}: {error}"]
    part.seconds = round(time.monotonic() - began, 1)
    return part


def read(file: Path) -> Part:
    return Part(**json.loads(file.read_text("utf-8")))


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--size", choices=sorted(SIZES), default="modest")
    parser.add_argument("--only", nargs="+", metavar="PART", help="parts to run (default: all)")
    parser.add_argument("--minutes", type=float, default=inf, help="start nothing after this time")
    parser.add_argument("--processes", type=int, default=1, help="for what needs no server of its own (default: 1)")
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--server", metavar="URL", help="a server that is already running")
    where.add_argument("--cluster", action="store_true", help="nodes behind the nginx of docs/hosting")
    parser.add_argument(
        "--out", type=Path, default=Path("examination"), help="folder for the results (default: examination)"
    )
    args = parser.parse_args(arguments)
    choices: Parts = PARTS
    if args.server:
        choices = outside(args.server)
    elif args.cluster:
        choices = {"cluster": (cluster.__doc__ or "", cluster)}
    if unknown := [name for name in args.only or [] if name not in choices]:
        parser.error(f"--only: there is no part {unknown[0]} here, only {', '.join(sorted(choices))}")
    args.out.mkdir(parents=True, exist_ok=True)
    until = time.monotonic() + 60 * args.minutes
    for name in args.only or choices:
        file = args.out / f"{name}-{args.size}.json"
        before = read(file) if file.exists() else None
        if (before is None or before.unfinished) and time.monotonic() < until:
            print(f"{name} ...", flush=True)
            sitting = Sitting(file.with_suffix(".jsonl"), until, args.processes)
            part = examine(name, SIZES[args.size], choices, sitting)
            part.seconds = round(part.seconds + (before.seconds if before else 0.0), 1)
            file.write_text(json.dumps(asdict(part), indent=2) + "\n", "utf-8")
            state = f"; unfinished: {part.unfinished}" if part.unfinished else ""
            print(f"  {part.seconds} s, {len(part.findings)} findings{state}", flush=True)
    files = [args.out / f"{name}-{args.size}.json" for name in choices]
    parts = [read(file) for file in files if file.exists()]
    whole = {"version": __version__, "size": args.size, "parts": [asdict(part) for part in parts]}
    (args.out / "figures.json").write_text(json.dumps(whole, indent=2) + "\n", "utf-8")
    (args.out / "index.html").write_text(written(whole), "utf-8")
    for part in parts:
        for finding in part.findings:
            print(f"{part.name}: {finding}")
    return 1 if any(part.findings for part in parts) else 0


if __name__ == "__main__":
    kill.leave_no_server_behind()
    raise SystemExit(main())
