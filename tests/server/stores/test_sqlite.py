"""The store in a SQLite file keeps the guarantees of every store, and refuses what is not safe."""

from __future__ import annotations

import asyncio
import re
import sqlite3
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

from stablemates.server.store import sqlite_file, sqlite_writer
from stablemates.server.store.schema import SQLITE
from stablemates.server.store.sqlite import SqliteStore
from stablemates.server.store.sqlite_writer import next_beat
from stablemates.server.store.store import UnsafeStorage

from .contract import Make, StoreContract, appended, entry, row


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "tables.db"


@pytest.fixture
def make(path: Path) -> Make:
    return lambda: SqliteStore(path, trust_settings=True)


class TestSqlite(StoreContract):
    pass


def open_and_close(store: SqliteStore) -> None:
    async def run() -> None:
        await store.open()
        await store.close()

    asyncio.run(run())


def refused(store: SqliteStore) -> str:
    with pytest.raises(UnsafeStorage) as refusal:
        open_and_close(store)
    return str(refusal.value)


@pytest.mark.parametrize("name", ["", ":memory:", "file:tables.db?mode=memory"])
def test_a_database_in_memory_is_refused(name: str) -> None:
    assert "must be a file" in refused(SqliteStore(name))


@pytest.mark.parametrize(("kind", "reason"), [("tmpfs", "in memory"), ("nfs4", "network"), ("fuse.sshfs", "network")])
def test_a_file_system_that_is_not_durable_is_refused(
    path: Path, monkeypatch: pytest.MonkeyPatch, kind: str, reason: str
) -> None:
    monkeypatch.setattr(sqlite_file, "file_system", lambda path: kind)
    assert reason in refused(SqliteStore(path))
    assert not path.exists()
    open_and_close(SqliteStore(path, trust_settings=True))


def test_the_file_system_is_that_of_the_deepest_mount(tmp_path: Path) -> None:
    mounts = tmp_path / "mountinfo"
    lines = [
        "22 1 8:1 / / rw shared:1 - ext4 /dev/a rw",
        "23 22 0:5 / /srv rw - xfs /dev/b rw",
        "24 23 0:6 / /srv/far\\040away rw shared:2 master:1 - nfs4 host:/x rw",
        "25 23 0:7 / /srv/twice rw - nfs host:/y rw",
        "26 25 0:8 / /srv/twice rw - btrfs /dev/c rw",
    ]
    mounts.write_text("\n".join(lines))
    found = {place: sqlite_file.file_system(Path(place), mounts) for place in ("/a", "/srv/a", "/srvx", "/srv/twice/a")}
    assert found == {"/a": "ext4", "/srv/a": "xfs", "/srvx": "ext4", "/srv/twice/a": "btrfs"}
    assert sqlite_file.file_system(Path("/srv/far away/a"), mounts) == "nfs4"
    assert sqlite_file.file_system(Path("/a"), tmp_path / "nothing") == ""


class Stubborn(sqlite3.Connection):
    """A connection that ignores a setting."""

    deaf_to = ""

    def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
        if self.deaf_to and sql.startswith(f"PRAGMA {self.deaf_to} ="):
            sql = f"PRAGMA {self.deaf_to} = OFF"
        return super().execute(sql, *values)


@pytest.mark.parametrize("setting", ["journal_mode", "synchronous", "foreign_keys"])
def test_settings_are_read_back_and_unsafe_ones_refused(path: Path, setting: str) -> None:
    kind = type("Deaf", (Stubborn,), {"deaf_to": setting})
    assert setting.split("_", maxsplit=1)[0] in refused(SqliteStore(path, trust_settings=True, connection=kind))


def settings(connection: sqlite3.Connection) -> list[int | str]:
    names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
    return [connection.execute(f"PRAGMA {name}").fetchone()[0] for name in names]


def test_the_settings_of_the_connection_that_writes(path: Path) -> None:
    async def run() -> list[int | str]:
        store = SqliteStore(path, trust_settings=True)
        await store.open()
        try:
            return await store.write(settings)
        finally:
            await store.close()

    assert asyncio.run(run()) == ["wal", 2, 1, 5000]


@pytest.mark.skipif(sys.platform == "win32", reason="file permissions work differently there")
def test_no_one_else_may_read_the_file(path: Path) -> None:
    async def run() -> set[str]:
        store = SqliteStore(path, trust_settings=True)
        await store.open()
        await appended(store, "oak", 1)
        rights = {f"{file.suffix} {file.stat().st_mode & 0o777:o}" for file in path.parent.glob("tables.db*")}
        await store.close()
        return rights

    assert asyncio.run(run()) >= {".db 600", ".db-wal 600", ".db-shm 600"}


def test_two_servers_never_share_a_file(path: Path) -> None:
    async def run() -> None:
        first = SqliteStore(path, address="http://127.0.0.1:8000", trust_settings=True)
        second = SqliteStore(path, trust_settings=True)
        await first.open()
        for _ in range(2):  # the refusal does not erase the address
            with pytest.raises(UnsafeStorage, match=re.escape("another server at http://127.0.0.1:8000 has ")):
                await second.open()
        await appended(first, "oak", 2)  # the refusal did not disturb it
        await first.close()
        await second.open()
        assert len(await second.read("oak")) == 2
        await second.close()

    asyncio.run(run())


def test_a_file_of_a_newer_program_is_refused_and_left_alone(path: Path) -> None:
    open_and_close(SqliteStore(path, trust_settings=True))
    newer = sqlite3.connect(path)
    newer.execute(f"PRAGMA user_version = {len(SQLITE) + 1}")
    newer.close()
    assert "newer version" in refused(SqliteStore(path, trust_settings=True))
    again = sqlite3.connect(path)
    assert again.execute("PRAGMA user_version").fetchone() == (len(SQLITE) + 1,)
    again.close()


def test_a_step_of_the_schema_that_fails_leaves_the_file_as_it_was(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    open_and_close(SqliteStore(path, trust_settings=True))
    broken = [*SQLITE, ["CREATE TABLE more (id TEXT)", "CREATE TABLE tables (id TEXT)"]]
    monkeypatch.setattr(sqlite_file, "SQLITE", broken)
    connection = sqlite3.connect(path, isolation_level=None)
    with pytest.raises(sqlite3.OperationalError, match="already exists"):
        sqlite_file.migrate(connection)
    assert connection.execute("PRAGMA user_version").fetchone() == (len(SQLITE),)
    assert connection.execute("SELECT count(*) FROM sqlite_master WHERE name = 'more'").fetchone() == (0,)
    connection.close()


class Slow(sqlite3.Connection):
    """A slow disk: a commit waits until it is released."""

    begun = threading.Event()
    proceed = threading.Event()
    commits = 0

    def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
        if sql == "COMMIT":
            Slow.commits += 1
            Slow.begun.set()
            assert Slow.proceed.wait(30)
        return super().execute(sql, *values)


def test_a_slow_disk_blocks_no_one_and_waiting_writes_are_batched(path: Path) -> None:
    async def run() -> None:
        store = SqliteStore(path, trust_settings=True, connection=Slow)
        Slow.proceed.set()
        await store.open()
        Slow.proceed.clear()
        Slow.begun.clear()
        Slow.commits = 0
        first = asyncio.create_task(store.append(entry(1), row("t0")))
        await asyncio.to_thread(Slow.begun.wait, 30)
        others = [asyncio.create_task(store.append(entry(1), row(f"t{n}"))) for n in range(1, 40)]
        assert await store.read("t0") == []  # the loop continues, reading too, and nothing is acknowledged
        assert not first.done()
        Slow.proceed.set()
        await asyncio.gather(first, *others)
        assert Slow.commits == 2
        await store.close()

    asyncio.run(run())


def test_writes_between_two_beats_are_batched(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A beat is an hour here, on the clock of the loop."""

    async def run() -> None:
        store = SqliteStore(path, trust_settings=True, connection=Slow)
        Slow.proceed.set()
        await store.open()
        assert store.writer is not None
        monkeypatch.setattr(sqlite_writer, "BEAT", 3600.0)
        Slow.commits = 0
        tasks = [asyncio.create_task(store.append(entry(1), row(f"t{n}"))) for n in range(1, 4)]
        assert await store.read("t1") == []
        tasks.append(asyncio.create_task(store.append(entry(1), row("t4"))))
        assert await store.read("t1") == []
        assert len(store.writer.waiting) == 4
        store.writer.write_next()
        await asyncio.gather(*tasks)
        assert Slow.commits == 1
        await store.close()

    asyncio.run(run())


@pytest.mark.parametrize("others", [0, 1, 5])
def test_the_time_of_a_write_does_not_reveal_other_writes(
    path: Path, monkeypatch: pytest.MonkeyPatch, others: int
) -> None:
    """A client that writes all the time only sees the beats of the clock."""

    async def run() -> None:
        store = SqliteStore(path, trust_settings=True)
        await store.open()
        loop, asked, set_for = asyncio.get_running_loop(), list[float](), list[float]()
        call_at = loop.call_at

        def noted(when: float, *rest: Any) -> asyncio.TimerHandle:
            set_for.append(when)
            return call_at(when, *rest)

        def beat(now: float) -> float:
            asked.append(now)
            return next_beat(now)

        monkeypatch.setattr(loop, "call_at", noted)
        monkeypatch.setattr(sqlite_writer, "next_beat", beat)
        for n in range(5):
            await asyncio.gather(*[store.append(entry(1), row(f"other {n} {one}")) for one in range(others)])
            asked.clear()
            set_for.clear()
            await store.append(entry(1), row(f"own {n}"))
            assert set_for == [next_beat(now) for now in asked]
            assert len(set_for) == 1
        await store.close()

    asyncio.run(run())


def test_a_caller_that_stops_waiting_does_not_stop_the_others(path: Path) -> None:
    async def run() -> None:
        store = SqliteStore(path, trust_settings=True)
        await store.open()
        tasks = [asyncio.create_task(store.append(entry(1), row(f"t{n}"))) for n in range(10)]
        await asyncio.sleep(0)
        tasks[3].cancel()
        done = await asyncio.gather(*tasks, return_exceptions=True)
        assert [isinstance(one, asyncio.CancelledError) for one in done] == [n == 3 for n in range(10)]
        assert [len(await store.read(f"t{n}")) for n in (2, 4, 9)] == [1, 1, 1]
        await store.close()

    asyncio.run(run())


def test_a_failed_write_affects_only_its_writer(path: Path) -> None:
    async def run() -> None:
        store = SqliteStore(path, trust_settings=True)
        await store.open()
        done = await asyncio.gather(
            store.append(entry(1), row("good")), store.append(entry(1), row("bad", due=1 << 70)), return_exceptions=True
        )
        assert done[0] is None
        assert isinstance(done[1], OverflowError)
        assert await store.row("bad") is None
        await store.append(entry(2), row("good"))
        await store.close()

    asyncio.run(run())
