"""Killed processes, failing disks, power cuts: everything acknowledged is still there."""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

import stablemates
from stablemates.server.store.sqlite import SqliteStore

from . import power_cut

PROGRAM = Path(__file__).with_name("writing.py")
TABLES = [f"t{n}" for n in range(8)]
needs_strace = pytest.mark.skipif(not power_cut.can_watch(), reason="strace is not installed, or not allowed to trace")


def command(path: Path, rounds: int) -> list[str]:
    return [sys.executable, str(PROGRAM), str(path), str(rounds)]


def environment() -> dict[str, str]:
    return os.environ | {"PYTHONPATH": str(Path(stablemates.__file__).parents[1])}


def acknowledged(lines: list[str]) -> dict[str, int]:
    """Return the highest acknowledged number of each table."""
    highest: dict[str, int] = {}
    for line in lines:
        match line.split():
            case ["ok", table, seq]:
                highest[table] = max(highest.get(table, 0), int(seq))
    return highest


def logs(path: Path) -> dict[str, int]:
    """Return the length of each table's log, after a server starts with the file; a gap or a repetition fails here."""

    async def run() -> dict[str, int]:
        store = SqliteStore(path, trust_settings=True)
        await store.open()
        try:
            lengths = {}
            for table in TABLES:
                log = await store.read(table)
                assert [one.seq for one in log] == list(range(1, len(log) + 1))
                assert len({one.id for one in log}) == len(log)
                row = await store.row(table)
                assert (row.changed if row else 0) == len(log)  # the row is that of the last entry
                lengths[table] = len(log)
            return lengths
        finally:
            await store.close()

    return asyncio.run(run())


def nothing_is_missing(promised: dict[str, int], found: dict[str, int]) -> None:
    """Check that nothing is missing, and at most one entry more per table: the one being written."""
    for table in TABLES:
        assert promised.get(table, 0) <= found[table] <= promised.get(table, 0) + 1


def test_a_killed_server_loses_nothing_it_acknowledged(tmp_path: Path) -> None:
    path, chance = tmp_path / "tables.db", random.Random(5)
    promised = dict.fromkeys(TABLES, 0)
    for _ in range(5):
        server = subprocess.Popen(command(path, 10**6), stdout=subprocess.PIPE, text=True, env=environment())
        assert server.stdout is not None
        lines = [server.stdout.readline() for _ in range(chance.randint(50, 400))]
        server.kill()
        rest = server.stdout.read()  # unread output from before it died
        server.stdout.close()
        server.wait()
        lines += rest.splitlines()
        before = sum(promised.values())
        promised |= acknowledged(lines)
        assert sum(promised.values()) > before
        found = logs(path)
        nothing_is_missing(promised, found)
        promised = found
    assert sum(promised.values()) > 250


@needs_strace
@pytest.mark.parametrize(
    ("call", "error", "when"),
    [
        ("fdatasync", "EIO", "2+9"),
        ("fdatasync", "EIO", "5+13"),
        ("pwrite64", "EIO", "12+191"),
        ("pwrite64", "ENOSPC", "33+188"),
    ],
)
def test_a_disk_that_fails_again_and_again_makes_no_false_acknowledgement(
    tmp_path: Path, call: str, error: str, when: str
) -> None:
    """The system refuses a write now and then; the server reopens and continues."""
    path = tmp_path / "tables.db"
    assert sum(logs(path).values()) == 0  # the file is there: opening works, and writing fails
    fail = ["strace", "-f", "-o", os.devnull, "-e", f"trace={call}", "-e", f"inject={call}:error={error}:when={when}"]
    done = subprocess.run([*fail, *command(path, 20)], capture_output=True, text=True, timeout=120, env=environment())
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert sum(line.startswith("failed") for line in lines) > 2
    assert len([line for line in lines if line.startswith("ok")]) > 80
    nothing_is_missing(acknowledged(lines), logs(path))


@needs_strace
@pytest.mark.parametrize("faults", ["", "fdatasync:error=EIO:when=7+11"], ids=["good disk", "bad disk"])
def test_a_power_cut_after_any_acknowledgement_loses_nothing_it_acknowledged(tmp_path: Path, faults: str) -> None:
    """Every written byte and its sync are known: drop the rest, restart, and check."""
    path, trace, chance = tmp_path / "tables.db", tmp_path / "trace", random.Random(7)
    assert sum(logs(path).values()) == 0
    disk = power_cut.Disk()
    disk.change(path.name, 0, path.read_bytes())
    traced = [*power_cut.watched(trace, faults), *command(path, 20 if faults else 60)]
    subprocess.run(traced, check=True, capture_output=True, timeout=120, env=environment())
    acknowledged_lines = cuts = checkpoints = 0
    for call, arguments, succeeded in power_cut.calls(trace):
        before = bytes(disk.safe[path.name])
        disk.take(call, arguments, succeeded)
        checkpoints += disk.safe[path.name] != before
        lines = disk.output.decode().splitlines()
        if len(lines) == acknowledged_lines:
            continue
        acknowledged_lines = len(lines)  # something was acknowledged just now
        if chance.random() < 0.07:
            cuts += 1
            disk.after_the_cut(tmp_path / f"cut-{cuts}")
            promised, found = acknowledged(lines), logs(tmp_path / f"cut-{cuts}" / path.name)
            assert all(promised.get(table, 0) <= found[table] for table in TABLES)
    assert cuts > 10
    assert checkpoints > 0  # so some cuts came after the log had been moved into the file
    assert (disk.lost > 3) == bool(faults)


@needs_strace
def test_the_power_cut_finds_a_server_that_does_not_sync(tmp_path: Path) -> None:
    """A planted fault: a setting that survives a kill but not a power cut."""
    careless = tmp_path / "careless.py"
    careless.write_text(
        "import asyncio, pathlib, runpy, sys\n"
        "from stablemates.server.store import sqlite_file, sqlite_writer\n"
        "honest = sqlite_file.connect_to_write\n"
        "def connect(path, kind):\n"
        "    connection = honest(path, kind)\n"
        "    connection.execute('PRAGMA synchronous = NORMAL')\n"
        "    return connection\n"
        "sqlite_writer.connect_to_write = connect\n"
        "runpy.run_path(sys.argv.pop(1), run_name='__main__')\n"
    )
    trace, path = tmp_path / "trace", tmp_path / "tables.db"
    program = [sys.executable, str(careless), str(PROGRAM), str(path), "5"]
    subprocess.run(
        [*power_cut.watched(trace), *program], check=True, capture_output=True, timeout=120, env=environment()
    )
    disk = power_cut.Disk()
    for call, arguments, succeeded in power_cut.calls(trace):
        disk.take(call, arguments, succeeded)
        if disk.output.count(b"\n") == 20:
            break
    disk.after_the_cut(tmp_path / "cut")
    promised, found = acknowledged(disk.output.decode().splitlines()), logs(tmp_path / "cut" / "tables.db")
    assert sum(found.values()) < sum(promised.values()) == 20
