"""Load tables from a store: from the last checkpoint, verified, and in slices, so that other tables need not wait."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Final

from ..table.chain import check_chain, first_link, seal
from ..table.checkpoints import read_checkpoint, write_checkpoint
from ..table.log import BrokenLog
from ..table.registry import apply, read_entry
from ..table.room import Room
from .store.store import ALL, KeptCheckpoint, Store

PAGE: Final = 256  # entries per read
SLICE: Final = 16  # entries after which other tables may run


async def rooms(store: Store, table: str, seq: int = ALL, game: int = ALL) -> AsyncIterator[tuple[Room, str]]:
    """Yield a table after each of its entries up to number ``seq``, and the entry's hash.

    It starts with the last checkpoint that is neither after that entry nor after ``game``.  Raises ``BrokenLog``.
    """
    room, previous = await nearest(store, table, seq, game)
    if room.seq:
        yield room, previous
    while room.seq < seq:
        entries = await store.read(table, room.seq, min(PAGE, seq - room.seq))
        if not entries:
            if room.seq < min(seq, await store.last(table)):
                raise BrokenLog(f"entry {room.seq + 1} is missing")
            return
        for entry in entries:
            previous = check_chain(room.seq, previous, [entry])
            apply(room, read_entry(entry))
            if room.seq % SLICE == 0:
                await asyncio.sleep(0)
            yield room, previous


async def nearest(store: Store, table: str, seq: int, game: int) -> tuple[Room, str]:
    """Return the room of the last valid checkpoint and the hash of its entry, or an empty room if there is none."""
    try:
        kept = await store.find_checkpoint(table, seq, game)
        entries = [] if kept is None else await store.read(table, kept.seq - 1, 1)
    except BrokenLog:
        kept = None  # the log is then read from the start, which finds a break in it
    if kept is not None and entries and seal(entries[0].hash, kept.data) == kept.hash:
        room = read_checkpoint(kept.data)
        if room is not None and room.seq == kept.seq:
            return room, entries[0].hash
    return Room(table), first_link(table)


def checkpoint(room: Room, hash: str) -> KeptCheckpoint:
    """Return a checkpoint of the room, after the entry with this hash."""
    data = write_checkpoint(room)
    game = room.games if room.phase == "playing" else room.games + 1
    return KeptCheckpoint(room.table, room.seq, game, seal(hash, data), data)
