"""Databases of earlier servers load as they were left, and their games continue."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from stablemates.server.http.identity import People, find_key, ticket_hash
from stablemates.server.store.store import Store
from stablemates.table.chain import check_chain, first_link

from .continuing import ONE_OF_EACH, append_all, finish_table
from .evenings import Evening
from .reading import (
    VERSIONS,
    Log,
    fold,
    read_logs,
    read_logs_of,
    sqlite_store,
    summary,
    tables_of,
    unpack_database,
)

FIRST = next(version for version in VERSIONS if version.name == "0.1.0")
TABLES = [(version, name) for version in VERSIONS for name in tables_of(version)["tables"]]
WRITTEN_BY_THE_FIRST = (
    "addbot answer call chat close consent create giveword gone handover here hold late mode mute nudge patience react "
    "rematch remove resolve restart resume return say settle sit stand standin start trouble undo wait"
)
PROFILES = {"unorog", "second-ru", "second-uk", "first-uk", "first-ru"}

every_version = pytest.mark.parametrize("version", VERSIONS, ids=lambda version: version.name)
every_table = pytest.mark.parametrize(("version", "name"), TABLES, ids=lambda one: getattr(one, "name", one))


@asynccontextmanager
async def opened(database: Path) -> AsyncIterator[Store]:
    store = sqlite_store(database)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


@cache
def logs_of(version: Path) -> dict[str, Log]:
    with TemporaryDirectory() as folder:
        return read_logs_of(version, Path(folder))


@cache
def evening_of(version: Path, name: str) -> Evening:
    """Play the rest of a recorded evening."""
    return finish_table(logs_of(version)[name])


def continued(version: Path, name: str) -> Log:
    """Return a log with the rest of its evening."""
    log, evening = logs_of(version)[name], evening_of(version, name)
    return log._replace(entries=log.entries + [entry for entry, _ in evening.store.appended])


@every_table
def test_a_table_is_as_it_was_left(version: Path, name: str) -> None:
    assert summary(fold(logs_of(version)[name])) == tables_of(version)["tables"][name]["summary"]


@every_table
def test_a_table_is_found_by_its_row(version: Path, name: str) -> None:
    log, noted = logs_of(version)[name], tables_of(version)["tables"][name]["summary"]
    assert (log.row.table, log.row.phase) == (log.table, noted["phase"])
    assert (log.row.summary.profile, log.row.summary.seats) == (noted["profile"], len(noted["seats"]))


@every_table
def test_a_game_continues_to_its_end(version: Path, name: str) -> None:
    room = fold(continued(version, name))
    assert room.phase == ("closed" if name.endswith("closed") else "over")


@every_table
def test_every_entry_of_an_earlier_version_is_in_a_chain(version: Path, name: str) -> None:
    log = logs_of(version)[name]
    assert check_chain(0, first_link(log.table), log.entries) == log.entries[-1].hash


@every_version
def test_a_database_takes_new_entries(version: Path, tmp_path: Path) -> None:
    """New entries are appended to the same database, and read back."""
    database = unpack_database(version, tmp_path)
    evenings = [evening_of(version, name) for name in ONE_OF_EACH]  # continued in a separate loop

    async def keep() -> dict[str, Log]:
        async with opened(database) as store:
            await asyncio.gather(*[append_all(store, evening) for evening in evenings])
        async with opened(database) as store:
            return await read_logs(store, tables_of(version))

    kept = asyncio.run(keep())
    for name, log in logs_of(version).items():
        check_chain(0, first_link(log.table), kept[name].entries)
        assert kept[name].entries == (continued(version, name) if name in ONE_OF_EACH else log).entries
        assert kept[name].row.phase == ("over" if name in ONE_OF_EACH else log.row.phase)


@every_version
def test_guests_keep_their_sessions(version: Path, tmp_path: Path) -> None:
    """The key in the data folder verifies tokens; a ticket still works, and a revoked guest stays revoked."""
    noted = tables_of(version)

    async def read() -> tuple[set[str], str | None]:
        async with opened(unpack_database(version, tmp_path)) as store:
            return await store.revoked(0), await store.take_ticket(ticket_hash(noted["ticket"]["plain"]), 1)

    revoked, person = asyncio.run(read())
    assert revoked == set(noted["retired"])
    assert person == noted["ticket"]["person"]
    people = People(find_key(tmp_path, {}))
    assert {people.read(token): token for token in noted["tokens"].values()} == noted["tokens"]


@every_version
def test_error_reports_are_kept(version: Path, tmp_path: Path) -> None:
    async def read() -> list[str]:
        async with opened(unpack_database(version, tmp_path)) as store:
            return [report["id"] for report in await store.reports(100)]

    troubles = {one["summary"]["trouble"] for one in tables_of(version)["tables"].values()} - {""}
    assert troubles
    assert troubles <= set(asyncio.run(read()))


# --- the recording is complete ---------------------------------------------------------------------------------


def test_the_logs_of_the_first_version_hold_every_kind_of_entry_it_wrote() -> None:
    kinds = {entry.kind for log in logs_of(FIRST).values() for entry in log.entries}
    assert " ".join(sorted(kinds)) == WRITTEN_BY_THE_FIRST


@every_version
def test_games_of_every_rulebook_were_running(version: Path) -> None:
    noted = [one["summary"] for one in tables_of(version)["tables"].values()]
    playing = [one for one in noted if one["phase"] == "playing"]
    assert {one["profile"] for one in playing if one["window"]} == PROFILES
    assert {one["profile"] for one in playing if one["turn"]} == PROFILES
    assert {one["phase"] for one in noted} == {"lobby", "playing", "over", "closed"}
    assert max(one["games"] for one in playing) > 1
