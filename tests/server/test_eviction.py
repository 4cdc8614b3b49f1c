"""A node evicts rooms without viewers, and loads them again from the log."""

from __future__ import annotations

import pytest

from stablemates.server.node import Node

from .table import SetUp


def test_a_room_evicted_before_its_caller_resumes_is_loaded_again(at: SetUp, monkeypatch: pytest.MonkeyPatch) -> None:
    table = at("unorog", people="ann bob")
    real, loaded = Node.load, []

    async def load(self: Node, name: str) -> None:
        await real(self, name)
        loaded.append(name)
        if len(loaded) == 1:
            del self.rooms[name]  # as if a sweep had come in between

    table.node.rooms.clear()
    monkeypatch.setattr(Node, "load", load)
    assert table.run(table.node.room(table.table)) is table.node.rooms[table.table]
    assert len(loaded) == 2


def test_a_room_that_was_just_read_is_not_evicted(at: SetUp) -> None:
    table = at("unorog", people="ann bob")
    table.node.rooms.clear()
    table.run(table.node.load(table.table))
    live = table.node.rooms[table.table]
    live.timer = None  # a lobby has nothing to wait for
    table.run(table.node.sweep())
    assert table.node.rooms[table.table] is live
