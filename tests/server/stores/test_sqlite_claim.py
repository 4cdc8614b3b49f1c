"""The file of a server: no one else opens it, and when it is gone nothing more is acknowledged."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from stablemates.server.store.sqlite import SqliteStore
from stablemates.server.store.store import UnsafeStorage
from stablemates.table.log import StorageFailed

from .contract import appended, entry, row

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="open files cannot be deleted there")


def with_store(path: Path, scenario: Callable[[SqliteStore], Awaitable[None]]) -> None:
    async def run() -> None:
        store = SqliteStore(path, trust_settings=True)
        await store.open()
        try:
            await appended(store, "oak", 2)
            await scenario(store)
        finally:
            await store.close()

    asyncio.run(run())


async def assert_paused(store: SqliteStore) -> None:
    """Check that nothing is acknowledged, and reopening does not help."""
    for _ in range(2):
        with pytest.raises(StorageFailed):
            await store.append(entry(3), row())
        with pytest.raises(StorageFailed):
            await store.watch()
        with pytest.raises(StorageFailed):
            await store.reopen()


def remove(path: Path) -> None:
    path.unlink()


def replace(path: Path) -> None:
    copy = path.with_name("copy.db")
    copy.write_bytes(path.read_bytes())
    copy.rename(path)


def remove_log(path: Path) -> None:
    path.with_name(path.name + "-wal").unlink()


@pytest.mark.parametrize("harm", [remove, replace, remove_log])
def test_a_file_that_was_deleted_or_replaced_is_noticed_without_a_write(
    tmp_path: Path, harm: Callable[[Path], None]
) -> None:
    async def scenario(store: SqliteStore) -> None:
        harm(store.path)
        with pytest.raises(StorageFailed, match="no longer the file"):
            await store.watch()
        if harm is not remove_log:  # reopening recreates it from the file
            await assert_paused(store)

    with_store(tmp_path / "tables.db", scenario)


def test_saving_resumes_when_the_file_is_back(tmp_path: Path) -> None:
    async def scenario(store: SqliteStore) -> None:
        aside = tmp_path / "aside"
        store.path.rename(aside)
        await assert_paused(store)
        assert not store.path.exists()
        aside.rename(store.path)
        await store.reopen()
        await store.append(entry(3), row())

    with_store(tmp_path / "tables.db", scenario)


def test_reopening_accepts_the_new_write_ahead_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(store: SqliteStore) -> None:
        assert store.writer is not None
        aside, disconnect = tmp_path / "aside", store.writer.disconnect
        takers = [tmp_path / f"taker{n}" for n in range(5)]

        def disconnect_and_take() -> None:
            disconnect()
            for taker in takers:  # one takes the inode of the deleted log, so that the new log gets another
                taker.touch()

        monkeypatch.setattr(store.writer, "disconnect", disconnect_and_take)
        store.path.rename(aside)
        await assert_paused(store)
        aside.rename(store.path)
        await store.reopen()
        assert takers[0].exists()
        await store.append(entry(3), row())

    with_store(tmp_path / "tables.db", scenario)


def test_if_the_lock_was_removed_a_second_server_takes_over_and_the_first_stops_writing(
    tmp_path: Path,
) -> None:
    async def scenario(first: SqliteStore) -> None:
        first.path.with_name("tables.db.lock").unlink()
        second = SqliteStore(first.path, trust_settings=True)
        await second.open()
        try:
            await assert_paused(first)
            await second.append(entry(3), row())
            assert len(await second.read("oak")) == 3
        finally:
            await second.close()
        await assert_paused(first)

    with_store(tmp_path / "tables.db", scenario)


def test_a_second_server_is_refused_whatever_name_it_uses_for_the_file(tmp_path: Path) -> None:
    async def scenario(first: SqliteStore) -> None:
        (tmp_path / "elsewhere").symlink_to(tmp_path)
        (tmp_path / "other.db").symlink_to(first.path)
        for name in ("elsewhere/tables.db", "other.db"):
            with pytest.raises(UnsafeStorage, match="another server"):
                await SqliteStore(tmp_path / name, trust_settings=True).open()
        os.link(first.path, tmp_path / "hard.db")
        with pytest.raises(UnsafeStorage, match="hard link"):
            await SqliteStore(tmp_path / "hard.db", trust_settings=True).open()
        await first.append(entry(3), row())

    with_store(tmp_path / "tables.db", scenario)
