"""Match files of finished games, with the secret of their deal."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from ... import fair
from ...table.errors import NoSuchTable
from ...table.log import StoredEntry
from ...table.registry import apply, read_entry
from ...table.room import Room
from ..store.store import Store

KEPT = 64  # records that are at hand; all others are made again from the log


class NotOver(Exception):
    """The table has no such game, or it is not over yet."""


class Finished:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.kept: OrderedDict[tuple[str, int], str] = OrderedDict()
        self.one = asyncio.Lock()  # playing a log again is work: one at a time

    async def record(self, table: str, game: int) -> str:
        """Return the match file of a game; raise ``NoSuchTable`` or ``NotOver``."""
        found = self.kept.pop((table, game), None)
        if found is None:
            entries = await self.store.read(table)
            if not entries:
                raise NoSuchTable(table)
            async with self.one:
                found = await asyncio.to_thread(record_of, table, entries, game)
        self.kept[table, game] = found
        while len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        return found


def record_of(table: str, entries: list[StoredEntry], game: int) -> str:
    """Replay a table's log up to the end of a game, and return its match file."""
    room = Room(table)
    for entry in entries:
        apply(room, read_entry(entry))
        if room.phase == "over" and room.games == game:
            return fair.record(room.playing, room.deal_secret(game), room.words)
        if room.games > game:
            break
    raise NotOver(f"{game}")
