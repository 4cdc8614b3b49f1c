"""A live room, i.e. a table that this server runs: its driver, its viewers' connections, and what they are sent."""

from __future__ import annotations

import asyncio
import logging
import secrets
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

from ..protocol.commands import PROTOCOL
from ..protocol.messages import Snapshot, TableView, Update, Welcome, write
from ..table.deadlines import Thought
from ..table.driver import Clock, Driver, Log
from ..table.errors import NoSuchTable, Quarantined
from ..table.log import Change, Conflict, StorageFailed
from ..table.presence import Arrived, Left
from ..table.room import Room
from ..table.snapshots import events_at, missed, snapshot, table_view
from ..table.spectators import keeps_away, kept_away, may_watch
from .metrics import ERRORS

LOG = logging.getLogger("stablemates.node")  # nothing secret: no hands, no people, no tables
GONE_AFTER = 3.0  # seconds without a connection before others see it


class Viewer:
    """A person who watches a table over one connection.  ``send`` and ``cut`` must not block.

    A shared screen, such as a television, shows what every spectator sees, even if the person who opened it has a
    seat.  A screen does not count as a person who is present.
    """

    __slots__ = ("cut", "is_screen", "person", "send")

    def __init__(
        self, person: str, send: Callable[[bytes], None], cut: Callable[[str], None], is_screen: bool = False
    ) -> None:
        self.person = person
        self.send = send
        self.cut = cut  # close the connection, with a reason
        self.is_screen = is_screen

    @property
    def seen_as(self) -> str:
        """Return the person whose view this is; no one for a shared screen."""
        return "" if self.is_screen else self.person


class Host(ABC):
    """What a live room needs from its server."""

    @abstractmethod
    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a coroutine in the background."""

    @abstractmethod
    async def choose(self, room: Room, thought: Thought) -> int:
        """Let a bot choose an option."""

    @abstractmethod
    async def report(self, room: Room, error: Exception, doing: str) -> str:
        """Store an error report; return its number."""

    @abstractmethod
    async def quarantine(self, table: str, error: Exception) -> Quarantined:
        """Quarantine a table whose log is broken; return what to tell its players."""

    @abstractmethod
    def drop(self, table: str) -> None:
        """Drop a table that was deleted."""

    @abstractmethod
    async def notify(self, table: str) -> None:
        """Tell other servers that a table has a new entry."""


class LiveRoom(Driver):
    def __init__(self, room: Room, log: Log, clock: Clock, host: Host) -> None:
        super().__init__(room, log, clock)
        self.host = host
        self.viewers: list[Viewer] = []
        self.breaks: dict[str, int] = {}  # how often people have lost a connection a moment ago
        self.table_view: TableView | None = None  # the part of a snapshot that is the same for everyone ...
        self.table = b""  # ... encoded
        self.table_of = -1  # the stream number it was made at
        self.leaving = 0  # the number of connections lost a moment ago, whose owners may be missed soon
        self.used = 0.0  # when it was last needed, by the event loop's clock

    # --- as a driver ---------------------------------------------------------------------------------------

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        self.host.start(work)

    async def think(self, thought: Thought) -> int:
        return await self.host.choose(self.room, thought)

    async def report(self, error: Exception, doing: str) -> str:
        return await self.host.report(self.room, error, doing)

    async def append(self, change: Change, by: str, id: str) -> None:
        try:
            await super().append(change, by, id)
        except Conflict:
            if await self.log.is_gone():
                self.host.drop(self.room.table)
                raise NoSuchTable(self.room.table) from None
            raise
        if self.log.shared:
            await self.host.notify(self.room.table)

    async def catch_up(self) -> bool:
        try:
            return await super().catch_up()
        except StorageFailed:
            raise
        except Exception as error:
            raise await self.host.quarantine(self.room.table, error) from error

    def schedule(self) -> None:
        super().schedule()
        if self.stopped or self.room.phase == "closed":
            return
        absent = [one.person for one in self.viewers if not one.is_screen and not self.room.is_here(one.person)]
        for person in dict.fromkeys(absent):
            self.start(self.insist(person))

    def publish(self) -> None:
        """Send what the last entry changed; if that fails, the entry is still valid."""
        try:
            self.send_updates()
        except Exception:
            ERRORS.inc()
            LOG.exception("could not make a snapshot")

    # --- what viewers see ----------------------------------------------------------------------------------

    def send_updates(self) -> None:
        room, now = self.room, self.clock.now()
        closed = keeps_away(room)
        written: dict[str, bytes] = {}
        for viewer in self.viewers:
            person = viewer.seen_as
            if room.only_for is not None and room.only_for != person:
                continue
            refusal = kept_away(room, viewer.person) if closed else None
            if refusal is not None and viewer.person not in room.removed:  # removed people see that they were removed
                viewer.cut(refusal.reason)
                continue
            if person not in written:
                shown = self.snapshot(person, now)
                written[person] = write(Update(events_at(room, room.items, person, shown.you), shown))
            viewer.send(written[person])
            if refusal is not None:
                viewer.cut(refusal.reason)

    def snapshot(self, person: str, now: int) -> Snapshot:
        """Return what a person sees now."""
        if self.table_of != self.room.stream:
            self.table_of = self.room.stream
            table = table_view(self.room)
            if table != self.table_view:
                self.table_view, self.table = table, write(table)
        return snapshot(self.room, person, now, self.table)

    def welcome(self, person: str, since: int | None, now: int) -> bytes:
        """Return the first message for a person who connects or reconnects."""
        events, complete = ([], False) if since is None else missed(self.room, person, since)
        return write(Welcome(PROTOCOL, self.snapshot(person, now), events, complete))

    # --- connections ---------------------------------------------------------------------------------------

    async def refresh(self) -> None:
        """Read what others may have appended: a person who comes from another server has already seen it."""
        if self.doubtful or self.log.shared:
            await self.catch_up()

    async def view(self, person: str) -> Snapshot:
        """Return the snapshot for a person without a connection; raises ``Refusal``."""
        async with self.lock:
            await self.refresh()
            may_watch(self.room, person)
            return self.snapshot(person, self.clock.now())

    async def join(self, viewer: Viewer, since: int | None) -> bytes:
        """Send a viewer what happens from now on; return the first message.  Raises ``Refusal``."""
        async with self.lock:
            await self.refresh()
            may_watch(self.room, viewer.person)
            if not viewer.is_screen:
                await self.arrive(viewer.person)
            self.viewers.append(viewer)
            return self.welcome(viewer.seen_as, since, self.clock.now())

    def leave(self, viewer: Viewer) -> None:
        """End a connection.  Others see it only if the person does not reconnect soon."""
        if viewer in self.viewers:
            self.viewers.remove(viewer)
            if viewer.is_screen:
                return
            self.breaks[viewer.person] = self.breaks.get(viewer.person, 0) + 1
            if not self.stopped:
                self.leaving += 1
                self.start(self.miss(viewer.person, self.breaks[viewer.person]))

    @property
    def is_busy(self) -> bool:
        """True if the room must stay in memory: someone watches, something is being done, or is about to be."""
        return bool(self.viewers or self.leaving or self.thinking or self.lock.locked())

    def is_connected(self, person: str) -> bool:
        return any(viewer.seen_as == person for viewer in self.viewers)

    async def arrive(self, person: str) -> None:
        """Append that a person is here, unless the log already says so."""

        def change() -> Change | None:
            return None if self.room.is_here(person) or self.room.phase == "closed" else Arrived()

        await self.append_if(change, person, f"here.{secrets.token_hex(8)}")

    async def insist(self, person: str) -> None:
        """Append that a person is here, if they are connected although the log says they left."""
        async with self.lock:
            if self.is_connected(person):
                with suppress(StorageFailed):
                    await self.arrive(person)

    async def miss(self, person: str, breaks: int) -> None:
        """Append that a person has left, unless they reconnect soon."""

        def change() -> Change | None:
            return Left() if self.room.is_here(person) and not self.is_connected(person) else None

        await asyncio.sleep(GONE_AFTER)
        self.leaving -= 1
        if self.breaks.get(person) != breaks:
            return  # they reconnected in the meantime
        del self.breaks[person]
        async with self.lock:
            try:
                await self.append_if(change, person, f"gone.{secrets.token_hex(8)}")
            except StorageFailed:
                self.doubtful = True

    async def on_notice(self) -> None:
        """Catch up after another server's notice."""
        async with self.lock:
            try:
                await self.catch_up()
            except StorageFailed:
                self.doubtful = True
