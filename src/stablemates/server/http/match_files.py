"""Match files of finished games, with the secret of their deal."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import NamedTuple

from ... import fair
from ...protocol.replays import Portrait
from ...table.errors import NoSuchTable
from ...table.room import Room
from ..loading import rooms
from ..store.store import ALL, Store
from ..turns import Turns

KEPT = 64  # cached match files; all others are rebuilt from the log


class FinishedGame(NamedTuple):
    """A game that is over."""

    record: str
    portraits: tuple[Portrait, ...]  # of the players


class NotOver(Exception):
    """The table has no such game, or it is not over yet."""


class Finished:
    def __init__(self, store: Store, turns: Turns | None = None) -> None:
        self.store = store
        self.turns = turns or Turns()
        self.kept: OrderedDict[tuple[str, int], FinishedGame] = OrderedDict()

    async def game(self, table: str, game: int, who: str = "") -> FinishedGame:
        """Return a table's game, cached if possible; raises ``NoSuchTable`` or ``NotOver``."""
        key = (table, game)
        found = self.kept.get(key)
        if found is None:
            async with self.turns.turn(who):
                found = self.kept.get(key) or await self.rebuild(table, game)  # another request may have rebuilt it
        elif not await self.store.last(table):
            raise NoSuchTable(table)  # it was deleted in the meantime
        self.kept[key] = found
        self.kept.move_to_end(key)
        while len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        return found

    async def rebuild(self, table: str, game: int) -> FinishedGame:
        """Replay a table's log up to the end of a game, and return its match file."""
        known = False
        async for room, _ in rooms(self.store, table, game=min(max(game, 0), ALL)):  # callers may send any number
            known = True
            if room.phase == "over" and room.games == game:
                record = await asyncio.to_thread(record_of, room)
                return FinishedGame(record, tuple(Portrait(seat.avatar, seat.colour) for seat in room.seats))
            if room.games > game:
                break
        if not known:
            raise NoSuchTable(table)
        raise NotOver(f"{game}")


def record_of(room: Room) -> str:
    """Return the match file of the game that just ended at a table, with the secret if it was dealt there."""
    if room.is_continued(room.games):
        return room.playing.text()
    return fair.record(room.playing, room.deal_secret(room.games), room.words)
