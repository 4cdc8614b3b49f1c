"""What an operator does with the tables of a server: back them up, verify them, delete one."""

from __future__ import annotations

import asyncio
import json
import shlex
import sqlite3
import tarfile
from contextlib import closing
from pathlib import Path

import pytest

from stablemates.cli.examples import EXAMPLES
from stablemates.cli.json_fields import PRINTED
from stablemates.protocol.commands import Settings, Sit
from stablemates.protocol.messages import Accepted
from stablemates.server.bot_workers import think_here
from stablemates.server.http.identity import find_key
from stablemates.server.node import Node
from stablemates.server.notifier.local import LocalNotifier
from stablemates.server.store.sqlite import SqliteStore

from .program import Program

OF_OPERATORS = ("backup", "verify-store", "forget")


@pytest.fixture
def data(program: Program, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The data folder of a server, where the program looks for it."""
    folder = program.home / "stablemates"
    folder.mkdir(exist_ok=True)
    find_key(folder, {})
    monkeypatch.chdir(program.home)
    return folder


def create_tables(data: Path, count: int = 2) -> list[str]:
    """Create tables with a player at each; return their names."""

    async def set_up() -> list[str]:
        store = SqliteStore(data / "tables.db", trust_settings=True)
        node = Node(store, LocalNotifier(), lambda: 1000, think_here, alone=True)
        await node.open()
        tables = [(await node.create("ann", Settings("unorog", 2))).table for _ in range(count)]
        for table in tables:
            assert isinstance(await node.command(table, "ann", Sit(id="sit-down", on=0, name="Ann")), Accepted)
        await node.close()
        return tables

    return asyncio.run(set_up())


@pytest.mark.parametrize("command", OF_OPERATORS)
def test_the_examples_run(program: Program, data: Path, command: str) -> None:
    tables = create_tables(data)
    for example, table in zip(EXAMPLES[command], tables, strict=True):
        line = example.replace("TABLE", table).replace(" --data /var/lib/stablemates", f" --data {data}")
        ran = program.run(*shlex.split(line)[1:])
        assert (ran.code, ran.errors) == (0, ""), line
        assert ran.output, line


@pytest.mark.parametrize("command", OF_OPERATORS)
def test_the_fields_are_those_that_the_help_names(program: Program, data: Path, command: str) -> None:
    [table] = create_tables(data, 1)
    given = {"backup": ["copy.tar.gz"], "forget": [table]}.get(command, [])
    assert list(json.loads(program.run(command, *given, "--json").output)) == list(PRINTED[command].fields)


def test_a_backup_unpacks_to_a_data_folder_with_all_tables_and_the_key(program: Program, data: Path) -> None:
    tables = create_tables(data)
    assert program.run("backup", "copy.tar.gz").code == 0
    copy = program.home / "copy.tar.gz"
    assert copy.stat().st_mode & 0o777 == 0o600
    restored = program.home / "restored"
    with tarfile.open(copy) as archive:
        archive.extraction_filter = getattr(tarfile, "data_filter", None)  # Debian's 3.11.2 has none
        archive.extractall(restored)
    assert find_key(restored, {}) == find_key(data, {})
    found = json.loads(program.run("verify-store", "--data", str(restored), "--json").output)
    assert (found["good"], found["tables"], found["entries"]) == (True, 2, 4)
    assert program.run("forget", tables[0], "--data", str(restored)).code == 0
    assert not [path for path in program.home.iterdir() if path.name.startswith(".backup")]


def test_a_backup_is_made_while_a_server_runs(program: Program, data: Path) -> None:
    create_tables(data)

    async def serving() -> int:
        store = SqliteStore(data / "tables.db", trust_settings=True)
        await store.open()
        try:
            return (await asyncio.to_thread(program.run, "backup", "copy.tar.gz")).code
        finally:
            await store.close()

    assert asyncio.run(serving()) == 0


def test_a_changed_byte_is_found_and_named(program: Program, data: Path) -> None:
    tables = create_tables(data)
    with closing(sqlite3.connect(data / "tables.db")) as file, file:
        file.execute("""UPDATE entries SET "by" = 'bob' WHERE "table" = ? AND seq = 2""", (tables[0],))
    ran = program.run("verify-store")
    assert ran.code == 1
    assert f"table {tables[0]}: entry 2, or one before it, was altered" in ran.output
    assert tables[1] not in ran.output


def test_an_unknown_table_cannot_be_deleted(program: Program, data: Path) -> None:
    create_tables(data)
    ran = program.run("forget", "nothing")
    assert ran.code == 2
    assert "no table 'nothing'" in ran.errors


@pytest.mark.parametrize("command", [["backup", "copy.tar.gz"], ["verify-store"], ["forget", "x"]])
def test_without_a_database_nothing_is_created(program: Program, data: Path, command: list[str]) -> None:
    ran = program.run(*command)
    assert ran.code == 2
    assert "no such database" in ran.errors
    assert not (data / "tables.db").exists()


def test_a_server_does_not_start_over_if_its_tables_were_lost(program: Program, data: Path) -> None:
    ran = program.run("serve", "--port", "0")
    assert ran.code == 2
    assert "--new-database" in ran.errors
    assert not (data / "tables.db").exists()


def test_a_start_that_fails_does_not_look_like_lost_tables(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stablemates.server.logs.set_up", lambda: None)
    ran = program.run("serve", "--host", "192.0.2.1")  # reserved for documentation, so no machine has it
    assert ran.code == 2
    assert ran.errors.startswith("stablemates: 192.0.2.1: ")
    assert not (program.home / "stablemates" / "key").exists()
