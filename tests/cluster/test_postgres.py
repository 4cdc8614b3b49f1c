"""The store in PostgreSQL keeps the guarantees of every store, for several servers at the same time."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path

import psycopg
import pytest
from tests.server.kill.servers import free_port
from tests.server.stores.contract import Make, StoreContract, appended, entry, outcome, row

from stablemates.server.store.postgres import PostgresStore
from stablemates.server.store.schema import POSTGRES
from stablemates.server.store.store import UnsafeStorage
from stablemates.table.log import Conflict, StorageFailed

from .services import Postgres, own_postgres


@pytest.fixture
def make(database: str) -> Make:
    return lambda: PostgresStore(database, trust_settings=True)


class TestPostgres(StoreContract):
    pass


async def opened(url: str, count: int) -> list[PostgresStore]:
    stores = [PostgresStore(url, connections=4, trust_settings=True) for _ in range(count)]
    await asyncio.gather(*[store.open() for store in stores])  # at the same time: they wait for each other's migration
    return stores


async def close_all(stores: list[PostgresStore]) -> None:
    for store in stores:
        await store.close()


@pytest.mark.parametrize("isolation", ["read committed", "repeatable read", "serializable"])
def test_of_several_servers_that_write_the_same_entry_one_wins(database: str, isolation: str) -> None:
    """At every isolation level of the database."""
    options = "-c default_transaction_isolation=" + isolation.replace(" ", "\\ ")

    async def run() -> None:
        stores = await opened(psycopg.conninfo.make_conninfo(database, options=options), 3)
        await appended(stores[0], "oak", 1)
        for seq in range(2, 12):
            race = [
                outcome(store.append(entry(seq, f"{seq}-{n}"), row(changed=n))) for n, store in enumerate(stores * 4)
            ]
            outcomes = await asyncio.gather(*race)
            assert outcomes.count("written") == 1
            winner = outcomes.index("written")
            [last] = await stores[seq % 3].read("oak", seq - 1)
            assert last.id == f"{seq}-{winner}"
            kept = await stores[seq % 3].row("oak")
            assert kept is not None
            assert kept.changed == winner
        await close_all(stores)

    asyncio.run(run())


def test_a_table_is_not_forgotten_while_someone_writes_there(database: str) -> None:
    """Whichever comes first, the log is complete or gone."""

    async def run() -> None:
        one, other = await opened(database, 2)
        for n in range(30):
            table = f"t{n}"
            await appended(one, table, 2)
            wrote, _ = await asyncio.gather(
                outcome(one.append(entry(3), row(table, changed=5000))), other.forget(2000), return_exceptions=False
            )
            log = [line.seq for line in await other.read(table)]
            assert log == ([1, 2, 3] if wrote == "written" else [])
            assert (await other.row(table) is not None) == (wrote == "written")
        await close_all([one, other])

    asyncio.run(run())


def test_a_database_that_does_not_sync_is_refused(database: str) -> None:
    with pytest.raises(UnsafeStorage, match="fsync = off"):
        asyncio.run(PostgresStore(database).open())


def test_a_database_that_acknowledges_too_early_is_refused(tmp_path: Path) -> None:
    """On a separate server that does sync; it is killed, and everything it acknowledged is still there."""
    server = own_postgres(tmp_path, fsync=True)
    try:
        early = psycopg.conninfo.make_conninfo(server.url(), options="-c synchronous_commit=off")
        with pytest.raises(UnsafeStorage, match="synchronous_commit = off"):
            asyncio.run(PostgresStore(early).open())
        asyncio.run(killed_and_back(server))
    finally:
        server.stop()


async def killed_and_back(server: Postgres) -> None:
    store = PostgresStore(server.url(), connections=4)
    await store.open()
    acknowledged: list[int] = []

    async def write() -> None:
        for seq in range(1, 100_000):
            await store.append(entry(seq), row())
            acknowledged.append(seq)

    writing = asyncio.create_task(write())
    while len(acknowledged) < 50:
        await asyncio.sleep(0)
    await asyncio.to_thread(server.kill)
    with pytest.raises(StorageFailed):
        await writing
    await asyncio.to_thread(server.start)
    await until_it_answers(store)
    log = [line.seq for line in await store.read("oak")]
    assert log[: len(acknowledged)] == acknowledged
    assert log == list(range(1, len(log) + 1))
    assert len(log) <= len(acknowledged) + 1  # the one whose outcome was unknown
    await store.append(entry(len(log) + 1), row())
    await store.close()


async def until_it_answers(store: PostgresStore) -> None:
    for _ in range(20):
        try:
            return await store.reopen()
        except StorageFailed:
            continue
    raise AssertionError("the store did not come back")


def test_a_lost_connection_is_a_failure_and_the_next_one_works(database: str) -> None:
    async def run() -> None:
        [store] = await opened(database, 1)
        await asyncio.gather(*[store.append(entry(1), row(f"t{n}")) for n in range(10)])
        with psycopg.connect(database, autocommit=True) as other:
            other.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
        with pytest.raises(StorageFailed):
            await store.append(entry(2), row("t0"))
        await until_it_answers(store)
        await asyncio.gather(*[store.append(entry(2), row(f"t{n}")) for n in range(10)])
        await store.close()

    asyncio.run(run())


def test_a_database_that_is_stopped_but_not_dead_is_reported_in_time(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It keeps its connections and does not answer; when it continues, so does everything else."""
    monkeypatch.setattr("stablemates.server.store.postgres.ANSWER", 0.3)
    where = psycopg.conninfo.conninfo_to_dict(database)

    async def run() -> None:
        going = asyncio.Event()
        going.set()

        lines: list[asyncio.StreamWriter] = []

        async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            while data := await reader.read(65536):
                await going.wait()
                writer.write(data)
            writer.close()

        async def between(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            to_read, to_write = await asyncio.open_connection(str(where["host"]), int(str(where["port"])))
            lines.extend((writer, to_write))
            await asyncio.gather(pass_on(reader, to_write), pass_on(to_read, writer), return_exceptions=True)

        async with await asyncio.start_server(between, "127.0.0.1", 0) as line:
            port = line.sockets[0].getsockname()[1]
            store = PostgresStore(psycopg.conninfo.make_conninfo(database, port=port), trust_settings=True)
            await store.open()
            await store.append(entry(1), row())
            going.clear()
            for _ in range(2):
                with pytest.raises(StorageFailed, match="does not answer"):
                    await store.append(entry(2), row())
                with pytest.raises(StorageFailed, match="does not answer"):
                    await store.watch()
            going.set()
            monkeypatch.undo()
            while store.given_up:
                await asyncio.sleep(0.01)
            await until_it_answers(store)
            last = await store.last("oak")
            assert last in (1, 2)  # no one could know
            await store.append(entry(last + 1, "after"), row())
            await store.close()
            for writer in lines:
                writer.close()
                with contextlib.suppress(OSError):
                    await writer.wait_closed()

    asyncio.run(asyncio.wait_for(run(), 120))


def test_a_database_that_is_down_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stablemates.server.store.postgres.PATIENCE", 0.3)
    with pytest.raises(StorageFailed, match="does not answer"):
        asyncio.run(PostgresStore(f"postgresql://nobody@127.0.0.1:{free_port()}/none").open())


def test_a_database_of_a_newer_program_is_refused(database: str) -> None:
    async def run() -> None:
        await close_all(await opened(database, 1))
        with psycopg.connect(database, autocommit=True) as other:
            other.execute("INSERT INTO migrations (version) VALUES (%s)", [len(POSTGRES) + 1])
        with pytest.raises(UnsafeStorage, match="newer version"):
            await PostgresStore(database, trust_settings=True).open()

    asyncio.run(run())


def test_sweeps_use_an_index(database: str) -> None:
    async def run() -> None:
        [store] = await opened(database, 1)
        async with store.connection() as connection:
            await connection.execute(
                "INSERT INTO tables SELECT n::text, 1, '', 'playing', 0, 0, n, n, '{}' FROM generate_series(1, 9999) n"
            )
            await connection.execute("ANALYZE tables")
            for question in (
                "SELECT id FROM tables WHERE due <= 50 ORDER BY due, id LIMIT 20",
                "SELECT min(due) FROM tables WHERE due IS NOT NULL",
            ):
                plan = await (await connection.execute(f"EXPLAIN {question}".encode())).fetchall()
                assert "tables_by_due" in str(plan)
                assert "Seq Scan" not in str(plan)
        assert await store.overdue(3, 2) == ["1", "2"]
        await store.close()

    asyncio.run(run())


def test_a_command_that_no_database_can_hold_is_not_written(database: str) -> None:
    async def run() -> None:
        [store] = await opened(database, 1)
        with pytest.raises((StorageFailed, Conflict)):
            await store.append(entry(1, "nul\0"), row())
        await store.append(entry(1, data="nul\0 in what is said"), row())
        assert (await store.read("oak"))[0].data == {"data": "nul\0 in what is said"}
        await store.close()

    asyncio.run(run())
