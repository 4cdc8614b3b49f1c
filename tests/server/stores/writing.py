"""A server that only writes: ``writing.py FILE ROUNDS``.

Eight tables write at the same time.  Each acknowledgement is a line, ``ok TABLE SEQ``, written by one call to the
system after ``append`` returned.  If the disk fails it prints ``failed TABLE SEQ``, reopens the store, reads the log
and continues.
"""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

from stablemates.server.store.sqlite import SqliteStore
from stablemates.table.log import Row, StorageFailed, StoredEntry, Summary

TABLES = 8
TRIES = 200
SUMMARY = Summary("unorog", 2, 2, [], "normal", 0)


def say(*words: object) -> None:
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


async def persist(store: SqliteStore, how: str) -> None:
    """Open or reopen it, until the disk works."""
    for _ in range(TRIES):
        try:
            await (store.open() if how == "open" else store.reopen())
        except StorageFailed:
            say(f"{how}-failed")
            await asyncio.sleep(0.01)
        else:
            return
    raise SystemExit(f"the disk never let us {how}")


async def write(store: SqliteStore, table: str, rounds: int) -> None:
    log = await store.read(table)
    last = len(log)
    end = last + rounds
    while last < end:
        entry = StoredEntry(last + 1, os.urandom(8).hex(), 0, "", "said", {"text": "x" * 900})
        try:
            await store.append(entry, Row(table, "", "playing", False, False, None, last + 1, SUMMARY))
        except StorageFailed:
            say("failed", table, last + 1)
            await persist(store, "reopen")
            log = await store.read(table)
            last = len(log)
        else:
            last += 1
            say("ok", table, last)


async def main(path: Path, rounds: int) -> None:
    store = SqliteStore(path, trust_settings=True)
    await persist(store, "open")
    await asyncio.gather(*[write(store, f"t{n}", rounds) for n in range(TABLES)])
    await store.close()


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), int(sys.argv[2])))
