"""A room stored as a checkpoint is, in everything that follows, the fold of its log."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from tests.recorded.reading import VERSIONS, Log, read_logs_of, tables_of

from stablemates import digest
from stablemates.core.match import Match
from stablemates.protocol.commands import Settings
from stablemates.protocol.messages import write
from stablemates.table.checkpoints import LEFT_OUT, Checkpoint, KeptWindow, decode, encode, read_checkpoint
from stablemates.table.checkpoints import write_checkpoint as written
from stablemates.table.deadlines import due, thoughts
from stablemates.table.registry import apply, read_entry
from stablemates.table.room import Room
from stablemates.table.snapshots import missed, row, snapshot
from stablemates.table.windows import Window

TABLES = [(version, name) for version in VERSIONS for name in tables_of(version)["tables"]]
EVERY = 7  # entries between checkpoints: enough to meet all kinds


@cache
def logs_of(version: Path) -> dict[str, Log]:
    with TemporaryDirectory() as folder:
        return read_logs_of(version, Path(folder))


def again(room: Room) -> Room:
    found = read_checkpoint(written(room))
    assert found is not None
    return found


def all_of(room: Room) -> dict[str, Any]:
    """Return everything in a room, in a form that can be compared."""
    found: dict[str, Any] = {}
    for name, value in vars(room).items():
        if isinstance(value, Match):
            found[name] = (value.text(), digest(value.state))
        elif isinstance(value, Window):
            replies = {seat: (one.option, one.at, one.by_hand) for seat, one in value.replies.items()}
            found[name] = {**vars(value), "replies": replies}
        elif name == "questions":
            found[name] = [(one.seat, one.ask, len(one.options), one.source, one.least) for one in value]
        elif name not in LEFT_OUT:
            found[name] = value
    return found


def sent(room: Room) -> list[bytes]:
    """Return every byte that anyone could receive about it, on joining or reconnecting."""
    people = [*room.people, "a stranger"]
    looks = [write(snapshot(room, person, room.at)) for person in people]
    return looks + [encode(missed(room, person, 0)) for person in people]


@pytest.mark.parametrize(("version", "name"), TABLES, ids=lambda one: getattr(one, "name", one))
def test_a_log_continues_from_a_checkpoint_as_from_its_first_entry(version: Path, name: str) -> None:
    """Every few entries the room is stored and restored, and compared with one that never was."""
    log = logs_of(version)[name]
    folded, kept = Room(log.table), Room(log.table)
    for entry in log.entries:
        apply(folded, read_entry(entry))
        apply(kept, read_entry(entry))
        if entry.seq % EVERY == 0 or entry.seq == len(log.entries):
            kept = again(kept)
            assert all_of(kept) == all_of(folded)
            assert sent(kept) == sent(folded)
            assert (due(kept), thoughts(kept)) == (due(folded), thoughts(folded))
            assert row(kept, due(kept)) == row(folded, due(folded))


def test_a_new_field_of_a_room_has_a_place_in_a_checkpoint() -> None:
    """A new field must be added to the checkpoint, and raise ``FORMAT``."""
    assert set(vars(Room(""))) == {*Checkpoint.__struct_fields__, *LEFT_OUT} - {"format"}
    window = Window("", [], 0, 0, 0, False, 0, 0, None)
    assert set(vars(window)) == set(KeptWindow.__struct_fields__)


def test_a_checkpoint_of_another_version_is_ignored() -> None:
    room = Room("t")
    room.settings = Settings("unorog", 2)
    found = decode.decode(written(room))
    assert read_checkpoint(encode(found)) is not None
    found.format += 1
    assert read_checkpoint(encode(found)) is None
    assert read_checkpoint(b"\x00") is None
