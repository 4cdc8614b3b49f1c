"""PostgreSQL databases of earlier versions load as they were left, and their games continue."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.recorded.continuing import ONE_OF_EACH, append_all, finish_table
from tests.recorded.reading import VERSIONS, Log, fold, read_logs, summary, tables_of

from stablemates.server.store.postgres import PostgresStore
from stablemates.table.chain import check_chain, first_link

from .dumps import restore


@pytest.mark.parametrize("version", VERSIONS, ids=lambda version: version.name)
def test_an_earlier_database_is_opened_and_its_games_continue(version: Path, database: str) -> None:
    restore(version, database)
    noted = tables_of(version)
    before = asyncio.run(read(database, version))
    for name, log in before.items():
        assert summary(fold(log)) == noted["tables"][name]["summary"], name
        check_chain(0, first_link(log.table), log.entries)

    evenings = [finish_table(before[name]) for name in ONE_OF_EACH]

    async def keep() -> None:
        store = PostgresStore(database, trust_settings=True)
        await store.open()
        await asyncio.gather(*[append_all(store, evening) for evening in evenings])
        await store.close()

    asyncio.run(keep())
    after = asyncio.run(read(database, version))
    for log in after.values():
        check_chain(0, first_link(log.table), log.entries)
    assert {fold(after[name]).phase for name in ONE_OF_EACH} == {"over"}


async def read(database: str, version: Path) -> dict[str, Log]:
    store = PostgresStore(database, trust_settings=True)
    await store.open()
    try:
        return await read_logs(store, tables_of(version))
    finally:
        await store.close()
