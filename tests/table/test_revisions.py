"""A table keeps the revision of the rulebook that its game was dealt by (ADR 0014)."""

from __future__ import annotations

from tests.server.table import ServerTable, SetUp

import stablemates
from stablemates.table.log import StoredEntry
from stablemates.table.registry import apply, read_entry
from stablemates.table.room import Room

LATEST = next(book.latest for book in stablemates.profiles() if book.id == "second-ru")
ONE_LEFT = {"hand": "rhinocorn", "stable": "llamacorn americorn"}


def log_of(t: ServerTable) -> list[StoredEntry]:
    return t.run(t.store.read(t.table))


def folded(entries: list[StoredEntry]) -> Room:
    room = Room("")
    for entry in entries:
        apply(room, read_entry(entry))
    return room


def as_version_1(entry: StoredEntry) -> StoredEntry:
    data = {name: value for name, value in entry.data.items() if name not in ("revision", "version")}
    return StoredEntry(entry.seq, entry.id, entry.at, entry.by, entry.kind, data)


def test_a_start_names_the_latest_revision_in_the_log(at: SetUp) -> None:
    t = at("second-ru", people="ann bob")
    t.says("ann", "start")
    [start] = [entry for entry in log_of(t) if entry.kind == "start"]
    assert start.data == {"revision": LATEST, "version": 2}
    assert t.room.playing.profile.revision == LATEST


def test_a_rematch_names_the_latest_revision_in_the_log(at: SetUp) -> None:
    t = at("second-ru", options={"unicorns_to_win": 3}, ann=ONE_LEFT, bob={})
    t.does("ann", "rhinocorn")
    t.says("ann", "rematch")
    t.says("bob", "rematch")
    assert [entry.data["revision"] for entry in log_of(t) if entry.kind == "rematch"] == [LATEST] * 2
    assert (t.room.games, t.room.playing.profile.revision) == (2, LATEST)


def test_a_log_without_revisions_is_played_by_the_first(at: SetUp) -> None:
    t = at("second-ru", people="ann bob")
    t.says("ann", "start")
    room = folded([as_version_1(entry) for entry in log_of(t)])
    assert room.playing.profile.revision == 1
    assert room.playing.seed == t.room.playing.seed  # the revision decides nothing about the cards
    assert folded(log_of(t)).playing.profile.revision == LATEST
