"""A table with a broken log is quarantined: its players are told, and everything else continues."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from stablemates.protocol import commands as c
from stablemates.protocol import messages as m
from stablemates.server.bot_workers import think_here
from stablemates.server.live_room import Viewer
from stablemates.server.node import Node
from stablemates.server.notifier.local import LocalNotifier
from stablemates.server.store.sqlite import SqliteStore
from stablemates.server.store.upkeep import verify
from stablemates.table.errors import NoSuchTable, Quarantined

Harm = Callable[[sqlite3.Connection, str], object]


def change_a_secret(file: sqlite3.Connection, table: str) -> None:
    """Change one digit of a table's secret."""
    [text] = file.execute('SELECT data FROM entries WHERE "table" = ? AND seq = 1', (table,)).fetchone()
    place = text.index('"secret":"') + 20
    changed = text[:place] + ("0" if text[place] != "0" else "1") + text[place + 1 :]
    file.execute('UPDATE entries SET data = ? WHERE "table" = ? AND seq = 1', (changed, table))


def write_invalid_text(file: sqlite3.Connection, table: str) -> None:
    update = """UPDATE entries SET data = CAST(x'7bff7d' AS TEXT) WHERE "table" = ? AND seq = 2"""
    file.execute(update, (table,))


def write_an_invalid_person(file: sqlite3.Connection, table: str) -> None:
    file.execute("""UPDATE entries SET "by" = CAST(x'ff' AS TEXT) WHERE "table" = ? AND seq = 2""", (table,))


def remove_an_entry(file: sqlite3.Connection, table: str) -> None:
    file.execute('DELETE FROM entries WHERE "table" = ? AND seq = 2', (table,))


def corrupt_the_row(file: sqlite3.Connection, table: str) -> None:
    """Corrupt the row of a table as well."""
    file.execute("UPDATE tables SET summary = CAST(x'ff' AS TEXT), due = 1, public = 1 WHERE id = ?", (table,))
    change_a_secret(file, table)


HARM = [change_a_secret, write_invalid_text, write_an_invalid_person, remove_an_entry, corrupt_the_row]


@asynccontextmanager
async def serving(path: Path) -> AsyncIterator[Node]:
    node = Node(SqliteStore(path, trust_settings=True), LocalNotifier(), lambda: 10_000, think_here, alone=True)
    await node.open()
    try:
        yield node
    finally:
        await node.close()


async def two_tables(path: Path) -> tuple[str, str]:
    async with serving(path) as node:
        tables = [(await node.create("ann", c.Settings("unorog", 2))).table for _ in range(2)]
        for table in tables:
            assert isinstance(await node.command(table, "ann", c.Sit(id="sit-down", on=0, name="Ann")), m.Accepted)
        return tables[0], tables[1]


@pytest.mark.parametrize("harm", HARM)
def test_a_damaged_table_is_quarantined_when_it_is_opened_and_others_continue(tmp_path: Path, harm: Harm) -> None:
    path = tmp_path / "tables.db"

    async def story() -> None:
        bad, good = await two_tables(path)
        with closing(sqlite3.connect(path)) as file, file:
            harm(file, bad)
        async with serving(path) as node:
            await node.sweep()
            assert await node.store.public_rows(10) == []
            for _ in range(3):
                with pytest.raises(Quarantined):
                    await node.room(bad)
                answer = await node.command(bad, "ann", c.Stand(id="stand-up", on=0))
                assert isinstance(answer, m.Refused)
                assert answer.reason == "quarantined"
            assert isinstance(await node.command(good, "ann", c.Stand(id="stand-up", on=1)), m.Accepted)
            assert [report["table"] for report in await node.store.reports(10)] == [bad]  # one, not one per request

    asyncio.run(story())


ROWS = {
    "summary": """UPDATE tables SET public = 1, summary = replace(summary, '"profile"', '"prxfile"') WHERE id = ?""",
    "phase": "UPDATE tables SET public = 1, phase = CAST(x'6c6fff' AS TEXT) WHERE id = ?",
    "changed": "UPDATE tables SET public = 1, changed = x'00' WHERE id = ?",
}


@pytest.mark.parametrize("column", ROWS)
def test_a_table_whose_row_is_damaged_is_not_listed_and_can_be_played(tmp_path: Path, column: str) -> None:
    """The log is the source of truth: the next entry repairs the row."""
    path = tmp_path / "tables.db"

    async def story() -> None:
        bad, good = await two_tables(path)
        with closing(sqlite3.connect(path)) as file, file:
            file.execute(ROWS[column], (bad,))
            file.execute("UPDATE tables SET public = 1 WHERE id = ?", (good,))
        async with serving(path) as node:
            await node.sweep()
            await node.forget()
            assert [row.table for row in await node.store.public_rows(10)] == [good]
            assert isinstance(await node.command(bad, "ann", c.Stand(id="stand-up", on=1)), m.Accepted)
            found = await node.store.row(bad)
            assert found is not None
            assert found.summary.profile == "unorog"

    asyncio.run(story())


def test_a_code_whose_table_has_a_damaged_row_is_explained_and_reported_once(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"

    async def story() -> None:
        bad, _ = await two_tables(path)
        with closing(sqlite3.connect(path)) as file, file:
            [code] = file.execute("SELECT code FROM tables WHERE id = ?", (bad,)).fetchone()
            file.execute("UPDATE tables SET summary = '{}' WHERE id = ?", (bad,))
        async with serving(path) as node:
            for _ in range(3):
                with pytest.raises(Quarantined):
                    await node.find(code)
            assert [report["table"] for report in await node.store.reports(10)] == [bad]

    asyncio.run(story())


PAGE = 4096
ENTRIES = 40  # enough for pages of their own
LONG_ID = "x" * 50


def overwrite_pages(path: Path, table: str, other: str) -> int:
    """Overwrite the pages of the file that belong to one table alone, as a failing disk might; return how many."""
    content = bytearray(path.read_bytes())
    starts = range(PAGE, len(content), PAGE)
    own = [at for at in starts if table.encode() in content[at : at + PAGE]]
    own = [at for at in own if other.encode() not in content[at : at + PAGE]]
    for at in own:
        content[at : at + PAGE] = b"\xff" * PAGE
    path.write_bytes(content)
    return len(own)


def test_a_damaged_part_of_the_file_concerns_only_the_table_in_it(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"

    async def story() -> None:
        async with serving(path) as node:
            tables = sorted([(await node.create("ann", c.Settings("unorog", 2))).table for _ in range(2)])
            for number in range(ENTRIES):
                for table in tables:
                    more = c.Patience(id=f"{LONG_ID}{number:03}", on=0, times=1)
                    sit = c.Sit(id="sit-down", on=0, name="Ann")
                    assert isinstance(await node.command(table, "ann", more if number else sit), m.Accepted)
        bad, good = tables
        assert overwrite_pages(path, bad, good) > 1
        with closing(sqlite3.connect(path)) as file, file:
            file.execute("UPDATE tables SET due = 1")  # both are to be woken
        async with serving(path) as node:
            await node.sweep()
            assert good in node.rooms
            for _ in range(3):
                answer = await node.command(bad, "ann", c.Stand(id="stand-up", on=1))
                assert isinstance(answer, m.Refused)
                assert answer.reason == "quarantined"
            assert isinstance(await node.command(good, "ann", c.Stand(id="stand-up", on=1)), m.Accepted)
            assert not node.healing
            assert [report["table"] for report in await node.store.reports(10)] == [bad]
            assert [one.table for one in (await verify(node.store)).broken] == [bad]

    asyncio.run(story())


def test_people_at_a_table_that_breaks_while_they_play_are_told(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"

    async def story() -> None:
        bad, _ = await two_tables(path)
        async with serving(path) as node:
            cut: list[str] = []
            await node.join(bad, Viewer("ann", lambda message: None, cut.append), None)
            live = node.rooms[bad]
            written = live.room.seq + 1
            with closing(sqlite3.connect(path)) as file, file:
                file.execute(
                    """INSERT INTO entries ("table", seq, id, at, "by", kind, data, hash)
                    VALUES (?, ?, 'forged', 1, 'ann', 'stand', '{}', 'not a hash')""",
                    (bad, written),
                )
                file.execute("UPDATE tables SET last = ? WHERE id = ?", (written, bad))
            answer = await node.command(bad, "ann", c.Stand(id="stand-up", on=1))
            assert isinstance(answer, m.Refused)
            assert answer.reason == "quarantined"
            assert cut == ["quarantined"]
            assert bad not in node.rooms

    asyncio.run(story())


def test_people_at_a_table_that_was_forgotten_are_told(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"

    async def story() -> None:
        gone, other = await two_tables(path)
        async with serving(path) as node:
            cut: list[str] = []
            await node.join(gone, Viewer("ann", lambda message: None, cut.append), None)
            await node.store.forget_table(gone)
            with pytest.raises(NoSuchTable):
                await node.command(gone, "ann", c.Stand(id="stand-up", on=1))
            assert cut == ["no-such-table"]
            assert isinstance(await node.command(other, "ann", c.Stand(id="stand-up", on=1)), m.Accepted)

    asyncio.run(story())
