"""A store like a bad disk or a distant database: slow, failing, or not reporting what it did."""

from __future__ import annotations

import asyncio
from random import Random
from typing import TYPE_CHECKING

from stablemates.server.store.memory import MemoryStore
from stablemates.table.log import Conflict, Row, StorageFailed, StoredEntry

from .machines import Machine

if TYPE_CHECKING:
    from .world import World

KNOCKS = 60  # attempts per second at a broken disk that count as hammering


class Disk(MemoryStore):
    """The way from one machine to the store that all share."""

    def __init__(self, world: World, machine: Machine, shared: MemoryStore) -> None:
        super().__init__()
        vars(self).update(vars(shared))  # the same dictionaries
        self.world = world
        self.machine = machine
        self.rng = Random(world.rng.random())
        self.broken_until = 0.0
        self.knocks = self.second = 0

    async def turn(self) -> None:
        """Simulate what may happen on the way to the store."""
        faults, rng, loop = self.world.faults, self.rng, asyncio.get_running_loop()
        if rng.random() < faults.slow:
            await asyncio.sleep(rng.uniform(0.05, 2.5))
        elif rng.random() < 0.5:
            await asyncio.sleep(0.002)
        if faults.fail and loop.time() < self.broken_until:
            self.knocked(int(loop.time()))
            raise StorageFailed("the disk is broken")
        if rng.random() < faults.fail:
            if rng.random() < 0.2:  # it stays broken for a while
                self.broken_until = loop.time() + rng.uniform(0.5, 8)
            raise StorageFailed("the disk has failed, and nothing was written")
        await super().turn()

    def knocked(self, second: int) -> None:
        """Note an attempt at a broken disk, and fail if they come without a pause."""
        self.knocks = self.knocks + 1 if second == self.second else 1
        self.second = second
        if self.knocks > KNOCKS:
            self.world.fail("a broken disk is retried without a pause")

    async def append(self, entry: StoredEntry, row: Row) -> None:
        faults, rng = self.world.faults, self.rng
        if rng.random() < faults.crash:
            await self.world.kill_here(self.machine, "before it wrote")
        if rng.random() < faults.conflict and not self.world.alone:
            raise Conflict("another writer was first, or so the database reports")
        try:
            await super().append(entry, row)
        except Conflict:
            self.world.reached("conflict")
            self.world.conflicted.add(entry.id)
            raise
        self.world.checks.read_log()
        if rng.random() < faults.crash:
            await self.world.kill_here(self.machine, "after it wrote")
        if rng.random() < faults.lost:
            self.world.lost.add(entry.id)
            raise StorageFailed("it was written, but the answer was lost")
        if rng.random() < faults.slow:
            await asyncio.sleep(rng.uniform(0.05, 2.5))

    async def close(self) -> None:
        return  # the others still need it

    async def reopen(self) -> None:
        await self.turn()
