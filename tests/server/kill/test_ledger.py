"""The audit finds what it is meant to find: each test tampers with a good log, or with what was shown of it."""

from __future__ import annotations

from msgspec.structs import replace
from tests.server.virtual_time import now, run

from stablemates.protocol.commands import Mute, React, Settings, Sit
from stablemates.protocol.messages import Accepted, write
from stablemates.server.bot_workers import think_here
from stablemates.server.node import Node
from stablemates.server.notifier.local import LocalNotifier
from stablemates.server.store.memory import MemoryStore
from stablemates.table.log import StoredEntry
from stablemates.table.snapshots import snapshot

from .ledger import Acknowledged, Audit, Ledger, Seen, read_snapshot


class Evening:
    """Two seated people who chatted a little, as a ledger, a log and a snapshot."""

    def __init__(self) -> None:
        self.ledger = Ledger()
        run(self.spend())

    async def spend(self) -> None:
        store = MemoryStore()
        node = Node(store, LocalNotifier(), now, think_here, alone=True)
        await node.open()
        self.table = (await node.create("ann", Settings(profile="unorog", seats=2))).table
        for person, command in (
            ("ann", Sit(id="ann-sits", on=0, name="Ann")),
            ("bob", Sit(id="bob-sits", on=1, name="Bob")),
            ("ann", Mute(id="ann-mutes", on=2, seat=1)),
            ("bob", React(id="bob-claps", on=2, reaction="clap")),
        ):
            answer = await node.command(self.table, person, command)
            assert isinstance(answer, Accepted)
            self.ledger.accept(self.table, answer, Acknowledged(person, type(command), {}, answer.state))
        room = node.rooms[self.table].room
        self.seen = Seen(self.table, "ann", read_snapshot.decode(write(snapshot(room, "ann", now()))))
        self.log = await store.read(self.table)
        await node.close()

    def audited(self, log: list[StoredEntry] | None = None, seen: Seen | None = None) -> Audit:
        audit = Audit(self.ledger)
        audit.judge({self.table: self.log if log is None else log}, [seen or self.seen])
        return audit


def test_a_good_log_has_no_findings() -> None:
    audit = Evening().audited()
    assert audit.findings == []
    assert audit.entries == 5


def test_a_missing_last_entry_is_lost() -> None:
    evening = Evening()
    audit = evening.audited(evening.log[:-1])
    assert len(audit.lost) == 1
    assert "bob-claps" in audit.lost[0]
    assert len(audit.never_true) == 1  # and someone has seen it


def test_a_missing_log_is_lost() -> None:
    evening = Evening()
    assert len(evening.audited([]).lost) == 4


def test_a_gap_does_not_load() -> None:
    evening = Evening()
    assert len(evening.audited(evening.log[:2] + evening.log[3:]).not_loading) == 1


def test_a_command_in_the_log_twice_is_found() -> None:
    evening = Evening()
    again = replace(evening.log[-1], seq=6)
    assert len(evening.audited([*evening.log, again]).twice) == 1


def test_a_command_that_led_elsewhere_is_lost() -> None:
    evening = Evening()
    other = [replace(entry, id="x" + entry.id) if entry.id == "bob-claps" else entry for entry in evening.log]
    assert len(evening.audited(other).lost) == 1


def test_a_snapshot_that_differs_from_the_log_is_found() -> None:
    evening = Evening()
    wrong = evening.seen._replace(snapshot=replace(evening.seen.snapshot, you=1))
    audit = evening.audited(seen=wrong)
    assert len(audit.never_true) == 1
    assert audit.lost == []
    assert len(audit.disagreements([wrong])) == 1
    assert audit.disagreements([evening.seen]) == []


def test_a_table_without_a_log_is_a_disagreement() -> None:
    evening = Evening()
    assert len(Audit(evening.ledger).disagreements([evening.seen])) == 1


def test_a_second_acknowledgement_must_equal_the_first() -> None:
    evening = Evening()
    line = evening.ledger.tables[evening.table]["ann-sits"]
    evening.ledger.accept(evening.table, Accepted("ann-sits", line.state), line)
    assert evening.audited().findings == []
    evening.ledger.accept(evening.table, Accepted("ann-sits", 99), line._replace(state=99))
    assert len(evening.audited().findings) == 1


def test_what_was_acknowledged_and_never_written_is_lost_even_if_the_log_has_nothing_new() -> None:
    evening = Evening()
    audit = evening.audited()
    evening.ledger.accept(evening.table, Accepted("ann-waves", 2), Acknowledged("ann", React, {}, 2))
    audit.judge({}, [])
    audit.judge({}, [])
    assert len(audit.lost) == 1
    assert "ann-waves" in audit.lost[0]


def test_what_was_lost_once_stays_lost_even_if_it_comes_back() -> None:
    evening = Evening()
    audit = evening.audited(evening.log[:-1])
    audit.judge({evening.table: evening.log[-1:]}, [])
    assert len(audit.lost) == 1


def test_what_was_shown_and_never_written_is_found_even_if_the_log_has_nothing_new() -> None:
    evening = Evening()
    audit = evening.audited()
    ahead = evening.seen._replace(snapshot=replace(evening.seen.snapshot, stream=evening.seen.snapshot.stream + 1))
    audit.judge({}, [ahead])
    assert len(audit.never_true) == 1
