"""Games that are over: their records, with the secret they were dealt from."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from ... import fair
from ...table.errors import NoSuchTable
from ..loading import rooms
from ..store.store import ALL, Store

KEPT = 64  # records that are at hand; all others are made again from the log


class NotOver(Exception):
    """There is no such game at this table, or it is not over yet."""


class Finished:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.kept: OrderedDict[tuple[str, int], str] = OrderedDict()
        self.one = asyncio.Lock()  # playing a log again is work: one at a time

    async def record(self, table: str, game: int) -> str:
        """The record of a table's game; raises ``NoSuchTable`` or ``NotOver``."""
        found = self.kept.pop((table, game), None)
        if found is None:
            async with self.one:
                found = await self.play_again(table, game)
        self.kept[table, game] = found
        while len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        return found

    async def play_again(self, table: str, game: int) -> str:
        """Play a table's log again up to the end of a game, and write that down."""
        known = False
        async for room, _ in rooms(self.store, table, game=min(max(game, 0), ALL)):  # anybody may ask for any number
            known = True
            if room.phase == "over" and room.games == game:
                return await asyncio.to_thread(fair.record, room.playing, room.deal_secret(game), room.words)
            if room.games > game:
                break
        if not known:
            raise NoSuchTable(table)
        raise NotOver(f"{game}")
