"""Commands: repeated, not saved, too many at the same time; and who may watch."""

from __future__ import annotations

import pytest

from stablemates.table.errors import Refusal
from stablemates.table.log import Conflict, Entry, Row

from ..server.table import SetUp


def test_a_command_repeated_changes_nothing_and_an_id_belongs_to_one_person(at: SetUp) -> None:
    t = at("unorog", people="ann bob")
    first = t.says("ann", "chat", text="once", id="the-same-id")
    seq = t.room.seq
    assert t.says("ann", "chat", text="twice", id="the-same-id") == first
    assert t.room.seq == seq
    t.refused("id-taken", "bob", "chat", text="mine", id="the-same-id")


def test_a_command_that_cannot_be_saved_is_refused_and_retried_later(at: SetUp) -> None:
    t = at("unorog", people="ann bob")
    t.run(t.store.close())
    t.refused("storage", "ann", "chat", text="hello", id="say-it-again")
    t.run(t.store.open())
    t.says("ann", "chat", text="hello", id="say-it-again")
    assert len(t.received("bob", "table-chat")) == 1


def test_a_table_at_which_others_always_write_first_is_busy(at: SetUp, monkeypatch: pytest.MonkeyPatch) -> None:
    t = at("unorog", people="ann bob")

    async def taken(entry: Entry, row: Row) -> None:
        raise Conflict("another writer was quicker")

    monkeypatch.setattr(t.store, "append", taken)
    t.refused("busy", "ann", "chat", text="hello")


def test_the_number_of_spectators_is_limited(at: SetUp) -> None:
    t = at("unorog", people="ann bob")
    for n in range(50):
        t.joins(f"spectator {n}")
    with pytest.raises(Refusal) as refusal:
        t.joins("one more")
    assert refusal.value.reason == "full"
    t.joins("spectator 7")  # on another device
