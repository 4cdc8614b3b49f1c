"""Load a table server with many concurrent four-seat games, do the same to a peer, and measure both in the same way.

    npm ci --prefix tools/peer --ignore-scripts
    .venv/bin/python tools/load_client.py peer --games 250 --seconds 30

Each server is started alone on this machine, one after the other, and stopped again.  The games are opened gradually
and warm up; then every game makes one action per second, each at its own moment of the second.  The seat whose turn it
is acts on its last view, and the client measures the time until the server has acknowledged the action.  The next
action waits until every seat has seen the last one.

Each seat has a `Speaker`, which talks to the server (load_speakers.py); everything else is the same for all servers.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import multiprocessing
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed

from load_speakers import HOST, PATIENCE, SEATS, SERVERS, Server, Speaker, Tally
from stablemates.lab.progress import progress

OPENED = 25  # games opened per second, by all processes together
STARTING = 30.0  # seconds that a server may take to start
SAMPLE = 5.0  # seconds between two measurements of the server's memory
SHOWN_ERRORS = 5
TICKS = os.sysconf("SC_CLK_TCK")
MIB = 1024 * 1024


async def play(speakers: list[Speaker], first: float, period: float, end: float, tally: Tally) -> None:
    """Make an action every period, until the end."""
    moment = first
    while moment < end:
        now = time.monotonic()
        if now < moment:
            await asyncio.sleep(moment - now)
            tally.lags.append(time.monotonic() - moment)
        elif now > moment + period:
            tally.late += 1
        try:
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(*(speaker.fresh.wait() for speaker in speakers))
            for speaker in speakers:
                speaker.fresh.clear()
            await next(speaker for speaker in speakers if speaker.has_turn()).act()
        except (ConnectionClosed, StopIteration, TimeoutError) as error:
            tally.errors.append(f"a game stopped: {error!r}")
            return
        moment += period


@dataclass(frozen=True)
class Plan:
    server: str
    games: int
    rate: float  # actions per second in each game
    warmup: float
    seconds: float
    processes: int


async def share(plan: Plan, number: int, port: int, lead: Connection) -> None:
    """Run the games of one process: open them, report that, play on request, and send the tally."""
    tally = Tally()
    games: list[list[Speaker]] = []
    numbers = range(number, plan.games, plan.processes)
    opening = time.monotonic()
    for place, _ in enumerate(numbers):
        await asyncio.sleep(opening + place * plan.processes / OPENED - time.monotonic())
        games.append(await SERVERS[plan.server].speaker.open_game(port, tally))
    lead.send("seated")
    begin: float = await asyncio.to_thread(lead.recv)
    period, measured = 1 / plan.rate, begin + plan.warmup
    playing = [
        asyncio.create_task(play(game, begin + period * place / plan.games, period, measured + plan.seconds, tally))
        for place, game in zip(numbers, games)
    ]
    await asyncio.sleep(measured - time.monotonic())
    tally.clear()
    cpu = time.process_time()
    await asyncio.gather(*playing)
    tally.cpu = time.process_time() - cpu
    lead.send(tally)
    await asyncio.to_thread(lead.recv)
    for game in games:
        await asyncio.gather(*(speaker.close() for speaker in game))


def run_share(plan: Plan, number: int, port: int, lead: Connection) -> None:
    """Run in a separate process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the main process ends it
    asyncio.run(share(plan, number, port, lead))


def family(pid: int) -> list[int]:
    """Return a process and all its descendants."""
    children: dict[int, list[int]] = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            fields = path.read_text().rpartition(")")[2].split()
            children.setdefault(int(fields[1]), []).append(int(path.parent.name))
    found = [pid]
    for one in found:
        found += children.get(one, [])
    return found


def cpu_seconds(pid: int) -> float:
    """Return the processor time of a server and its processes."""
    spent = 0
    for one in family(pid):
        fields = Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split()
        spent += int(fields[11]) + int(fields[12])
    return spent / TICKS


@dataclass
class Machine:
    """The processor time of the whole machine, in seconds: it is shared, and a busy machine responds late."""

    plain: float
    nice: float
    stolen: float  # by other machines on the same hardware

    @classmethod
    def now(cls) -> Machine:
        line = Path("/proc/stat").read_text().splitlines()[0]
        user, nice, system, _, _, irq, softirq, stolen = [int(word) / TICKS for word in line.split()[1:9]]
        return cls(user + system + irq + softirq, nice, stolen)

    def since(self, before: Machine) -> Machine:
        return Machine(self.plain - before.plain, self.nice - before.nice, self.stolen - before.stolen)


def resident(pid: int) -> int:
    """Return the memory of a server and its processes."""
    pages = sum(int(Path(f"/proc/{one}/statm").read_text().split()[1]) for one in family(pid))
    return pages * os.sysconf("SC_PAGE_SIZE")


@contextlib.contextmanager
def running(server: Server, port: int) -> Iterator[int]:
    """Start a server, wait until it listens, and stop it afterwards; yield its process."""
    with tempfile.TemporaryFile("w+") as output, tempfile.TemporaryDirectory() as folder:
        command = [word.format(port=port, folder=folder) for word in server.command]
        process = subprocess.Popen(
            command, cwd=server.folder, env=os.environ | server.environment, stdout=output, stderr=subprocess.STDOUT
        )
        try:
            await_port(process, port)
            yield process.pid
        finally:
            process.terminate()
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
            output.seek(0)
            for line in output.read().splitlines()[-SHOWN_ERRORS:]:
                print(f"  the server printed: {line}", file=sys.stderr)


def await_port(process: subprocess.Popen[bytes], port: int) -> None:
    patience = time.monotonic() + STARTING
    while time.monotonic() < patience:
        if process.poll() is not None:
            raise SystemExit(f"the server exited at start with code {process.returncode}")
        with contextlib.suppress(OSError), socket.create_connection((HOST, port), 1):
            return
        time.sleep(0.1)
    raise SystemExit("the server is not listening")


def free_port() -> int:
    with socket.create_server((HOST, 0)) as probe:
        return int(probe.getsockname()[1])


@dataclass
class Figures:
    """The results of a server under load."""

    server: str
    games: int
    sockets: int
    seconds: float
    actions: int
    ack_p50_ms: float
    ack_p95_ms: float
    ack_p99_ms: float
    ack_max_ms: float
    messages_per_second: float
    octets_per_message: float
    server_cpu_seconds: float
    messages_per_cpu_second: float
    actions_per_cpu_second: float
    mib_idle: float
    mib_seated: float
    mib_during: list[float]
    kib_per_socket_seated: float
    kib_per_socket_at_end: float
    client_lag_p50_ms: float
    client_lag_p99_ms: float
    client_cpu_seconds: float
    others_cpu_seconds: float  # of other processes with at least the same priority
    nice_cpu_seconds: float
    stolen_cpu_seconds: float
    late: int
    errors: int


def measure(plan: Plan) -> tuple[Figures, list[str]]:
    """Start a server, load it and stop it; return the figures and the errors."""
    port = free_port()
    with running(SERVERS[plan.server], port) as pid, contextlib.ExitStack() as stack:
        time.sleep(1)  # so that leftovers of the start are not counted as memory of sockets
        idle = resident(pid)
        leads = [stack.enter_context(worker(plan, number, port)) for number in range(plan.processes)]
        with progress(f"{plan.server}: opening the games"):
            for lead in leads:
                receive(lead, PATIENCE + 10 * plan.games / OPENED)
        time.sleep(1)
        seated = resident(pid)
        begin = time.monotonic() + 0.5
        for lead in leads:
            lead.send(begin)
        measured = begin + plan.warmup
        with progress(f"{plan.server}: warming up"):
            time.sleep(measured - time.monotonic())
        cpu, memory, machine = cpu_seconds(pid), [resident(pid)], Machine.now()
        end = measured + plan.seconds
        with progress(f"{plan.server}: measuring, in seconds", plan.seconds) as tick:
            while (left := end - time.monotonic()) > 0:
                time.sleep(min(SAMPLE, left))
                memory.append(resident(pid))
                tick(time.monotonic() - measured)
        cpu, machine = cpu_seconds(pid) - cpu, Machine.now().since(machine)
        tally = Tally()
        for lead in leads:
            tally.add(receive(lead, 3 * PATIENCE))
        for lead in leads:
            lead.send("close")
    return figures(plan, tally, cpu, machine, idle, seated, memory), tally.errors


@contextlib.contextmanager
def worker(plan: Plan, number: int, port: int) -> Iterator[Connection]:
    spawn = multiprocessing.get_context("spawn")
    here, there = spawn.Pipe()
    process = spawn.Process(target=run_share, args=(plan, number, port, there), daemon=True)
    process.start()
    there.close()
    try:
        yield here
        process.join(PATIENCE)
    finally:
        process.kill()
        process.join()


def receive(lead: Connection, patience: float) -> Any:
    if not lead.poll(patience):
        raise SystemExit("a client process does not answer")
    return lead.recv()


def milliseconds(seconds: list[float], part: float) -> float:
    """Return the time within which this share of the actions was acknowledged."""
    ordered = sorted(seconds) or [0.0]
    return round(1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))], 2)


def figures(
    plan: Plan, tally: Tally, cpu: float, machine: Machine, idle: int, seated: int, memory: list[int]
) -> Figures:
    sockets = plan.games * SEATS
    return Figures(
        server=plan.server,
        games=plan.games,
        sockets=sockets,
        seconds=plan.seconds,
        actions=len(tally.latencies),
        ack_p50_ms=milliseconds(tally.latencies, 0.50),
        ack_p95_ms=milliseconds(tally.latencies, 0.95),
        ack_p99_ms=milliseconds(tally.latencies, 0.99),
        ack_max_ms=milliseconds(tally.latencies, 1.0),
        messages_per_second=round(tally.messages / plan.seconds, 1),
        octets_per_message=round(tally.octets / max(1, tally.messages), 1),
        server_cpu_seconds=round(cpu, 2),
        messages_per_cpu_second=round(tally.messages / max(cpu, 1 / TICKS), 1),
        actions_per_cpu_second=round(len(tally.latencies) / max(cpu, 1 / TICKS), 1),
        mib_idle=round(idle / MIB, 1),
        mib_seated=round(seated / MIB, 1),
        mib_during=[round(one / MIB, 1) for one in memory],
        kib_per_socket_seated=round((seated - idle) / 1024 / sockets, 1),
        kib_per_socket_at_end=round((memory[-1] - idle) / 1024 / sockets, 1),
        client_lag_p50_ms=milliseconds(tally.lags, 0.50),
        client_lag_p99_ms=milliseconds(tally.lags, 0.99),
        client_cpu_seconds=round(tally.cpu, 2),
        others_cpu_seconds=round(machine.plain - cpu - tally.cpu, 2),
        nice_cpu_seconds=round(machine.nice, 2),
        stolen_cpu_seconds=round(machine.stolen, 2),
        late=tally.late,
        errors=len(tally.errors),
    )


def main() -> int:
    parser = argparse.ArgumentParser(description="Load a table server and a peer with the same games.")
    parser.add_argument("servers", nargs="+", choices=sorted(SERVERS))
    parser.add_argument("--games", type=int, default=250)
    parser.add_argument("--seconds", type=float, default=30.0, help="seconds to measure, after the warm-up")
    parser.add_argument("--warmup", type=float, default=5.0)
    parser.add_argument("--rate", type=float, default=1.0, help="actions per second in each game")
    parser.add_argument("--processes", type=int, default=2, help="client processes")
    parser.add_argument("--out", type=Path, help="also write the figures here, as JSON")
    args = parser.parse_args()
    results: list[Figures] = []
    for name in args.servers:
        plan = Plan(name, args.games, args.rate, args.warmup, args.seconds, args.processes)
        result, errors = measure(plan)
        results.append(result)
        for error in errors[:SHOWN_ERRORS]:
            print(f"  {name}: {error}", file=sys.stderr)
    for key, *values in zip(asdict(results[0]), *(asdict(one).values() for one in results)):
        print(f"{key:26}" + "".join(f"{value!s:>24}" for value in values))
    if args.out:
        args.out.write_text(json.dumps([asdict(one) for one in results], indent=2) + "\n")
    return 1 if any(one.errors or not one.actions for one in results) else 0


if __name__ == "__main__":
    raise SystemExit(main())
