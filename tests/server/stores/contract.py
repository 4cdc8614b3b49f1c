"""The guarantees of every store.  A class of tests for each store inherits from ``StoreContract``."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from msgspec import structs

from stablemates.server.store.store import KeptCheckpoint, Store
from stablemates.table.log import Conflict, Row, StorageFailed, StoredEntry, Summary

Make = Callable[[], Store]  # a store that is not open yet; each one made by the same test sees the same tables
SUMMARY = Summary("unorog", 2, 1, ["Ann"], "normal", 0)


def entry(seq: int, id: str = "", **data: Any) -> StoredEntry:
    return StoredEntry(seq, id or f"command-{seq}", 1000 + seq, "ann", "said", data)


def row(
    table: str = "oak",
    code: str = "",
    phase: str = "playing",
    public: bool = False,
    keep: bool = False,
    due: int | None = None,
    changed: int = 1000,
    **summary: Any,
) -> Row:
    return Row(table, code, phase, public, keep, due, changed, structs.replace(SUMMARY, **summary))


async def appended(store: Store, table: str, count: int) -> None:
    """Append this many entries to a table."""
    for seq in range(1, count + 1):
        await store.append(entry(seq), row(table))


async def outcome(work: Awaitable[None]) -> str:
    try:
        await work
    except Conflict:
        return "conflict"
    return "written"


def with_store(scenario: Callable[[Any, Store], Awaitable[None]]) -> Callable[[Any, Make], None]:
    """Return a test that starts with an open store and ends with a closed one."""

    def test(self: Any, make: Make) -> None:
        async def run() -> None:
            store = make()
            await store.open()
            try:
                await asyncio.wait_for(scenario(self, store), 60)
            finally:
                await store.close()

        asyncio.run(run())

    test.__doc__ = scenario.__doc__
    return test


class StoreContract:
    @with_store
    async def test_the_first_entry_makes_the_table(self, store: Store) -> None:
        first = StoredEntry(
            1, "c1", 1234, "ann", "created", {"seats": [1, None, "два"], "fast": True, "pace": {"x": 1.5}}
        )
        made = row("oak", "QUICK", "lobby", True, True, 5000, 1234, names=["Дуб 🦄"], free=2)
        await store.append(first, made)
        assert await store.read("oak") == [first]
        assert await store.row("oak") == made

    @with_store
    async def test_a_missing_table_has_no_entries(self, store: Store) -> None:
        assert await store.read("oak") == []
        assert await store.row("oak") is None
        assert await store.find_code("QUICK") is None
        assert await store.public_rows(10) == []
        assert await store.overdue(10**12, 10) == []
        assert await store.reports(10) == []
        assert await store.forget(10**12) == 0

    @with_store
    async def test_no_table_has_a_name_or_a_code_with_a_nul_in_it(self, store: Store) -> None:
        await appended(store, "oak", 1)
        for name in ("\0", "oak\0", "o\0ak"):
            assert await store.read(name) == []
            assert await store.row(name) is None
            assert await store.find_code(name) is None

    @with_store
    async def test_chat_is_stored_whatever_characters_it_has(self, store: Store) -> None:
        stored = entry(1, text="a\0b\x01\x1b\x7f\x85\u2028\ufeff\U0010ffff")
        await store.append(stored, row(names=["\0", "\r\n"]))
        assert await store.read("oak") == [stored]
        assert await store.row("oak") == row(names=["\0", "\r\n"])

    @with_store
    async def test_entries_are_read_in_order_and_after_a_number(self, store: Store) -> None:
        await appended(store, "oak", 12)
        await appended(store, "elm", 3)
        assert [one.seq for one in await store.read("oak")] == list(range(1, 13))
        assert [one.seq for one in await store.read("oak", 9)] == [10, 11, 12]
        assert await store.read("oak", 12) == []
        assert [one.seq for one in await store.read("elm")] == [1, 2, 3]

    @with_store
    async def test_a_command_is_found_by_its_id_in_its_own_table(self, store: Store) -> None:
        await appended(store, "oak", 3)
        await store.append(entry(1, "elms-own"), row("elm"))
        assert [await store.find_command("oak", f"command-{n}") for n in (1, 3, 4)] == [1, 3, None]
        assert await store.find_command("elm", "elms-own") == 1
        assert await store.find_command("oak", "elms-own") is None
        assert await store.find_command("ash", "command-1") is None

    @with_store
    async def test_the_row_is_that_of_the_last_entry(self, store: Store) -> None:
        await store.append(entry(1), row(phase="lobby", code="QUICK", due=7, changed=1, free=3))
        last = row(phase="over", changed=2, names=["Bob"])
        await store.append(entry(2), last)
        assert await store.row("oak") == last

    @with_store
    async def test_later_changes_by_the_caller_are_not_in_the_log(self, store: Store) -> None:
        data = {"cards": [1, 2]}
        await store.append(StoredEntry(1, "c", 1, "", "dealt", data), row())
        data["cards"].append(3)
        [first] = await store.read("oak")
        first.data["cards"].append(4)
        assert (await store.read("oak"))[0].data == {"cards": [1, 2]}

    @pytest.mark.parametrize("seq", [-1, 0, 1, 2, 4, 5])
    def test_only_the_next_number_is_taken(self, make: Make, seq: int) -> None:
        async def scenario(store: Store) -> None:
            await appended(store, "oak", 2)
            before = await store.row("oak")
            with pytest.raises(Conflict):
                await store.append(entry(seq, "another"), row(phase="over", changed=9))
            assert [one.seq for one in await store.read("oak")] == [1, 2]
            assert await store.row("oak") == before
            await store.append(entry(3), row())

        with_store(lambda _, store: scenario(store))(self, make)

    @pytest.mark.parametrize("seq", [0, 2, 17])
    def test_a_table_starts_with_entry_one(self, make: Make, seq: int) -> None:
        async def scenario(store: Store) -> None:
            with pytest.raises(Conflict):
                await store.append(entry(seq), row())
            assert await store.row("oak") is None
            assert await store.read("oak") == []

        with_store(lambda _, store: scenario(store))(self, make)

    @with_store
    async def test_a_command_is_written_once_at_a_table(self, store: Store) -> None:
        await store.append(entry(1, "same"), row())
        before = await store.row("oak")
        with pytest.raises(Conflict):
            await store.append(entry(2, "same"), row(phase="over"))
        assert await store.row("oak") == before
        assert len(await store.read("oak")) == 1
        await store.append(entry(2, "other"), row())
        await store.append(entry(1, "same"), row("elm"))  # at another table it is a different command

    @with_store
    async def test_a_code_opens_one_table(self, store: Store) -> None:
        await store.append(entry(1), row("oak", "QUICK"))
        with pytest.raises(Conflict):
            await store.append(entry(1), row("elm", "QUICK"))
        assert await store.row("elm") is None
        assert await store.read("elm") == []
        await store.append(entry(1), row("elm", "BROWN"))
        with pytest.raises(Conflict):
            await store.append(entry(2), row("elm", "QUICK"))
        assert len(await store.read("elm")) == 1
        assert await store.find_code("QUICK") == "oak"
        assert await store.find_code("BROWN") == "elm"

    @with_store
    async def test_a_code_that_was_given_up_is_free(self, store: Store) -> None:
        await store.append(entry(1), row("oak", "QUICK"))
        await store.append(entry(2), row("oak", ""))
        assert await store.find_code("QUICK") is None
        await store.append(entry(1), row("elm", "QUICK"))
        assert await store.find_code("QUICK") == "elm"

    @with_store
    async def test_a_missing_code_opens_nothing_and_many_tables_may_have_none(self, store: Store) -> None:
        await store.append(entry(1), row("oak", ""))
        await store.append(entry(1), row("elm", ""))
        assert await store.find_code("") is None

    @with_store
    async def test_public_tables_are_listed_those_changed_last_first(self, store: Store) -> None:
        shown = {name: row(name, public=True, changed=at) for name, at in [("a", 5), ("b", 9), ("c", 5), ("d", 7)]}
        for one in shown.values():
            await store.append(entry(1), one)
        await store.append(entry(1), row("hidden", changed=20))
        await store.append(entry(1), row("over", public=True, phase="over", changed=20))
        await store.append(entry(1), row("closed", public=True, phase="closed", changed=20))
        assert await store.public_rows(10) == [shown[name] for name in "bdac"]
        assert await store.public_rows(2) == [shown[name] for name in "bd"]

    @with_store
    async def test_tables_are_woken_the_longest_waiting_first(self, store: Store) -> None:
        for name, due in [("a", 50), ("b", 10), ("c", None), ("d", 30), ("e", 30), ("f", 51)]:
            await store.append(entry(1), row(name, due=due))
        assert await store.overdue(9, 10) == []
        assert await store.overdue(50, 10) == ["b", "d", "e", "a"]
        assert await store.overdue(50, 2) == ["b", "d"]
        await store.append(entry(2), row("b", due=None))
        assert await store.overdue(50, 10) == ["d", "e", "a"]

    @with_store
    async def test_idle_unfinished_tables_are_deleted(self, store: Store) -> None:
        await store.append(entry(1), row("old lobby", "QUICK", "lobby", due=1, changed=99))
        await store.append(entry(1), row("old game", changed=5))
        await store.append(entry(1), row("old result", phase="over", keep=True, changed=5))
        await store.append(entry(1), row("touched", changed=5))
        await store.append(entry(2), row("touched", changed=100))
        assert await store.forget(100) == 2
        for gone in ("old lobby", "old game"):
            assert await store.row(gone) is None
            assert await store.read(gone) == []
        assert len(await store.read("old result")) == 1
        assert len(await store.read("touched")) == 2
        assert await store.find_code("QUICK") is None
        assert await store.overdue(10**12, 10) == []
        assert await store.forget(100) == 0

    @with_store
    async def test_entries_are_read_in_pages_each_with_its_hash(self, store: Store) -> None:
        for seq in range(1, 8):
            await store.append(structs.replace(entry(seq), hash=f"hash {seq}"), row())
        page = await store.read("oak", 2, 3)
        assert [(one.seq, one.hash) for one in page] == [(3, "hash 3"), (4, "hash 4"), (5, "hash 5")]
        assert [one.seq for one in await store.read("oak", 5, 3)] == [6, 7]

    @with_store
    async def test_the_last_checkpoint_before_an_entry_or_a_game_is_found(self, store: Store) -> None:
        await appended(store, "oak", 1)
        assert await store.find_checkpoint("oak") is None
        first, second, third = (
            KeptCheckpoint("oak", seq, game, "h", b"\0\xff") for seq, game in [(4, 1), (8, 1), (12, 3)]
        )
        for kept in (first, third, second):
            await store.put_checkpoint(kept)
        assert await store.find_checkpoint("oak") == third
        assert await store.find_checkpoint("oak", seq=11) == second
        assert await store.find_checkpoint("oak", seq=7) == first
        assert await store.find_checkpoint("oak", game=2) == second
        assert await store.find_checkpoint("oak", seq=3) is None
        assert await store.find_checkpoint("elm") is None

    @with_store
    async def test_a_newer_checkpoint_of_an_entry_replaces_it(self, store: Store) -> None:
        await appended(store, "oak", 1)
        await store.put_checkpoint(KeptCheckpoint("oak", 4, 1, "old", b"old"))
        newer = KeptCheckpoint("oak", 4, 1, "new", b"new")
        await store.put_checkpoint(newer)
        assert await store.find_checkpoint("oak") == newer

    @with_store
    async def test_checkpoints_go_with_their_table(self, store: Store) -> None:
        await appended(store, "oak", 1)
        await store.put_checkpoint(KeptCheckpoint("oak", 1, 1, "h", b"x"))
        assert await store.forget(10**6) == 1
        await store.put_checkpoint(KeptCheckpoint("oak", 1, 1, "h", b"x"))  # a late one
        await store.append(entry(1), row())
        assert await store.find_checkpoint("oak") is None

    @with_store
    async def test_all_tables_are_found_by_name_with_the_number_of_their_last_entry(self, store: Store) -> None:
        for table, count in (("oak", 3), ("elm", 1), ("fir", 2)):
            await appended(store, table, count)
        assert await store.tables("", 2) == [("elm", 1), ("fir", 2)]
        assert await store.tables("fir", 2) == [("oak", 3)]
        assert [await store.last(table) for table in ("oak", "fir", "ash")] == [3, 2, 0]
        assert await store.last_entries(["oak", "ash", "elm", "fi\0r"]) == {"oak": 3, "elm": 1}
        assert await store.last_entries([]) == {}

    @with_store
    async def test_when_anything_was_changed_last(self, store: Store) -> None:
        assert await store.newest() == 0
        await store.append(entry(1), row("oak", changed=70, keep=True))
        assert await store.newest() == 70
        await store.append(entry(1), row("elm", changed=90))
        assert await store.newest() == 90

    @with_store
    async def test_one_table_is_forgotten_with_its_reports(self, store: Store) -> None:
        await appended(store, "oak", 2)
        await appended(store, "elm", 2)
        await store.report("r1", 1, "oak", "a report")
        await store.report("r2", 1, "elm", "another")
        assert await store.forget_table("oak")
        assert not await store.forget_table("oak")
        assert await store.row("oak") is None
        assert await store.read("oak") == []
        assert [report["id"] for report in await store.reports(10)] == ["r2"]
        assert len(await store.read("elm")) == 2

    @with_store
    async def test_a_forgotten_table_does_not_continue(self, store: Store) -> None:
        await appended(store, "oak", 3)
        assert await store.forget(10**6) == 1
        with pytest.raises(Conflict):
            await store.append(entry(4), row())
        assert await store.row("oak") is None
        await store.append(entry(1), row())

    @with_store
    async def test_a_ticket_is_good_once(self, store: Store) -> None:
        await store.put_ticket("hash", "ann", 100)
        assert await store.take_ticket("other", 50) is None
        assert await store.take_ticket("hash", 100) == "ann"
        assert await store.take_ticket("hash", 100) is None

    @with_store
    async def test_a_ticket_is_not_good_after_its_time(self, store: Store) -> None:
        await store.put_ticket("hash", "ann", 100)
        await store.put_ticket("later", "bob", 200)
        assert await store.take_ticket("hash", 101) is None
        assert await store.take_ticket("hash", 50) is None
        assert await store.take_ticket("later", 101) == "bob"

    @with_store
    async def test_only_one_of_many_callers_gets_a_ticket(self, store: Store) -> None:
        await store.put_ticket("hash", "ann", 100)
        taken = await asyncio.gather(*[store.take_ticket("hash", 50) for _ in range(20)])
        assert sorted(map(str, taken)) == ["None"] * 19 + ["ann"]

    @with_store
    async def test_a_revoked_guest_stays_revoked(self, store: Store) -> None:
        assert await store.revoked(0) == set()
        await store.revoke("ann", 1000)
        await store.revoke("bob", 2000)
        await store.revoke("ann", 3000)  # once is enough
        assert await store.revoked(0) == {"ann", "bob"}
        assert await store.revoked(1500) == {"bob"}

    @with_store
    async def test_the_last_reports_are_kept(self, store: Store) -> None:
        for at in (3, 1, 2):
            await store.report(f"r{at}", at, "oak", f"ошибка {at}")
        await store.report("r3", 9, "elm", "the same id again")
        assert await store.reports(2) == [
            {"id": "r3", "at": 3, "table": "oak", "text": "ошибка 3"},
            {"id": "r2", "at": 2, "table": "oak", "text": "ошибка 2"},
        ]
        assert len(await store.reports(10)) == 3

    @with_store
    async def test_one_of_fifty_writers_of_the_same_number_wins(self, store: Store) -> None:
        await appended(store, "oak", 1)
        race = [outcome(store.append(entry(2, f"by-{n}", n=n), row(changed=n))) for n in range(50)]
        outcomes = await asyncio.gather(*race)
        assert sorted(outcomes) == ["conflict"] * 49 + ["written"]
        winner = outcomes.index("written")
        assert [one.id for one in await store.read("oak", 1)] == [f"by-{winner}"]
        kept = await store.row("oak")
        assert kept is not None
        assert kept.changed == winner

    @with_store
    async def test_one_of_fifty_creators_of_the_same_table_wins(self, store: Store) -> None:
        race = [outcome(store.append(entry(1, f"by-{n}"), row(code=f"CODE{n}"))) for n in range(50)]
        outcomes = await asyncio.gather(*race)
        assert sorted(outcomes) == ["conflict"] * 49 + ["written"]
        assert await store.find_code(f"CODE{outcomes.index('written')}") == "oak"

    @with_store
    async def test_writers_that_read_again_all_succeed(self, store: Store) -> None:
        """Twelve writers at one table, as nodes do it: read the log, write the next number, retry if it was taken."""
        await appended(store, "oak", 1)

        async def write(name: str) -> None:
            for n in range(5):
                while True:
                    last = (await store.read("oak"))[-1].seq
                    if await outcome(store.append(entry(last + 1, f"{name}-{n}"), row())) == "written":
                        break

        await asyncio.gather(*[write(f"w{n}") for n in range(12)])
        log = await store.read("oak")
        assert [one.seq for one in log] == list(range(1, 62))
        assert {one.id for one in log[1:]} == {f"w{w}-{n}" for w in range(12) for n in range(5)}

    @with_store
    async def test_tables_do_not_block_each_other(self, store: Store) -> None:
        """Only the conflicting write is refused, however many share its transaction."""
        await appended(store, "t0", 1)
        race = [outcome(store.append(entry(1, f"c{n}"), row(f"t{n}"))) for n in range(60)]
        assert await asyncio.gather(*race) == ["conflict"] + ["written"] * 59
        assert [len(await store.read(f"t{n}")) for n in range(60)] == [1] * 60

    @with_store
    async def test_written_entries_are_there_after_reopening(self, store: Store) -> None:
        await appended(store, "oak", 3)
        await store.close()
        await store.open()
        assert [one.seq for one in await store.read("oak")] == [1, 2, 3]
        await store.append(entry(4), row())

    def test_a_closed_store_does_nothing(self, make: Make) -> None:
        async def run() -> None:
            store = make()
            with pytest.raises(StorageFailed):
                await store.append(entry(1), row())
            await store.open()
            await store.close()
            with pytest.raises(StorageFailed):
                await store.append(entry(1), row())
            with pytest.raises(StorageFailed):
                await store.read("oak")
            await store.close()

        asyncio.run(run())
