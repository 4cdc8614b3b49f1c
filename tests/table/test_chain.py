"""A log is a hash chain: whatever is changed, moved or removed is noticed."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import structs

from stablemates.table.chain import check_chain, first_link, linked
from stablemates.table.log import BrokenLog, StoredEntry


def log_of(table: str, count: int = 5) -> list[StoredEntry]:
    entries: list[StoredEntry] = []
    for seq in range(1, count + 1):
        entry = StoredEntry(seq, f"command-{seq}", 1000 + seq, "ann", "said", {"text": "hey", "n": [seq, None]})
        entries.append(linked(entries[-1].hash if entries else first_link(table), entry))
    return entries


def checked(entries: list[StoredEntry], table: str = "oak") -> str:
    return check_chain(0, first_link(table), entries)


def test_an_unchanged_log_is_accepted() -> None:
    log = log_of("oak")
    assert checked(log) == log[-1].hash
    assert check_chain(2, log[1].hash, log[2:]) == log[-1].hash


@pytest.mark.parametrize(
    "change",
    [
        {"id": "command-x"},
        {"at": 1},
        {"by": "bob"},
        {"kind": "sit"},
        {"data": {"text": "hez", "n": [3, None]}},
        {"data": {"text": "he\udcff", "n": [3, None]}},  # a byte that is not text
        {"hash": ""},
        {"hash": "0" * 64},
    ],
)
def test_any_change_is_noticed(change: dict[str, Any]) -> None:
    log = log_of("oak")
    log[2] = structs.replace(log[2], **change)
    with pytest.raises(BrokenLog, match="entry 3"):
        checked(log)


def test_rehashing_a_changed_entry_breaks_the_next() -> None:
    log = log_of("oak")
    log[2] = linked(log[1].hash, structs.replace(log[2], by="bob"))
    with pytest.raises(BrokenLog, match="entry 4"):
        checked(log)


def test_a_missing_entry_is_noticed() -> None:
    log = log_of("oak")
    del log[2]
    with pytest.raises(BrokenLog, match="entry 3 is missing"):
        checked(log)


def test_the_log_of_another_table_is_noticed() -> None:
    with pytest.raises(BrokenLog, match="entry 1"):
        checked(log_of("elm"))
