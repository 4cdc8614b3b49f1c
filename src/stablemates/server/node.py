"""A node, i.e. one server with its tables: create, load, wake and evict them, and pass commands to their drivers.

No one owns a table.  Any node accepts any command; the log decides (``table.driver``).
"""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
import traceback
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any

from .. import __version__, fair
from ..protocol.commands import Command, Settings
from ..protocol.messages import Accepted, Refused
from ..table.chain import first_link
from ..table.deadlines import Thought
from ..table.driver import RealClock
from ..table.errors import GameError, NoSuchTable, Quarantined, Refusal
from ..table.log import BrokenLog, Conflict, Entry, StorageFailed
from ..table.presence import Restarted
from ..table.registry import apply
from ..table.room import STAND_IN, Room
from ..table.settings import Created, check_settings
from ..table.snapshots import row
from ..table.spectators import kept_away
from .bot_queue import BotQueue
from .live_room import Host, LiveRoom, Viewer
from .loading import rooms
from .metrics import CUT_SHORT, ERRORS, QUARANTINED, RECEIVED, REFUSED
from .notifier.local import Notifier
from .store.store import Store, UnsafeStorage
from .store_log import StoreLog
from .workers import TookTooLong

LOG = logging.getLogger("stablemates.node")  # nothing secret: no hands, no people, no tables
Think = Callable[[dict[str, Any], int, str, int], Awaitable[int]]  # (imagined game, seat, level, seed) -> option
TABLE = re.compile(r"[0-9a-f]{32}")  # the names of tables
CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"  # without I and O, which look like digits
SWEEP_EVERY = 1.0  # seconds between two checks of what is due in the log
POLL_EVERY = 2.0  # ... and of what other nodes have written, in case a notice was lost
FORGET_EVERY = 3600.0
HEAL_EVERY = 1.0  # seconds between two attempts to reopen a failed store
KEPT_UNFINISHED = 30 * 24 * 3600 * 1000  # milliseconds
LET_OTHERS = 1_000  # milliseconds that nodes with viewers have before any other node wakes a table
IDLE = 60.0  # seconds without a viewer after which a room is evicted

REPORTED = (NoSuchTable, Quarantined)  # errors that have already been reported
SAVING_PAUSED = Refusal(
    "storage", "saving is paused; this may or may not have been written: send it again with the same id"
)


class Node(Host):
    def __init__(
        self,
        store: Store,
        notifier: Notifier,
        now: Callable[[], int],
        think: Think,
        *,
        alone: bool,
        bot_processes: int = 1,
    ) -> None:
        self.store = store
        self.notifier = notifier
        self.now = now
        self.think = think
        self.bots = BotQueue(bot_processes)
        self.alone = alone  # whether no other node writes to this store
        self.rooms: dict[str, LiveRoom] = {}
        self.loading: dict[str, asyncio.Task[None]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.broken: dict[str, str] = {}  # tables with a broken log, which are not touched, and their error reports
        self.newest = 0  # the time of the latest change of any table when this server was opened ...
        self.opened = 0.0  # ... which was then, by the event loop's clock
        self.closing = False
        self.healing = False  # whether the store has failed and is being reopened

    # --- from start to end --------------------------------------------------------------------------

    async def open(self) -> None:
        await self.store.open()
        self.newest = min(await self.store.newest(), self.now())
        self.opened = asyncio.get_running_loop().time()
        self.notifier.on_notice = self.noticed
        await self.notifier.open()
        self.start(self.every(SWEEP_EVERY, self.sweep, immediately=True))
        self.start(self.every(FORGET_EVERY, self.forget))
        if not self.alone:
            self.start(self.every(POLL_EVERY, self.poll))

    async def close(self) -> None:
        """Stop.  The next node continues from the log."""
        self.closing = True
        for room in self.rooms.values():
            room.stop()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.notifier.close()
        await self.store.close()

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a coroutine in the background, and keep a reference to it."""
        if self.closing:
            work.close()
            return
        task: asyncio.Task[None] = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.ended)

    def ended(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, REPORTED):
            ERRORS.inc()
            LOG.error("a task failed", exc_info=error)

    async def every(self, seconds: float, work: Callable[[], Awaitable[None]], *, immediately: bool = False) -> None:
        """Repeat some work, even if it fails."""
        if not immediately:
            await asyncio.sleep(seconds)
        while True:
            try:
                await work()
            except StorageFailed:
                pass  # callers that need the store get the error themselves
            except Exception:
                ERRORS.inc()
                LOG.exception("regular work failed")
            await asyncio.sleep(seconds)

    def store_failed(self) -> None:
        """Pause saving: nothing is acknowledged until the store works again."""
        if not self.healing and not self.closing:
            self.healing = True
            LOG.error("saving is paused: the store failed")
            self.start(self.heal())

    async def heal(self) -> None:
        while True:
            try:
                await self.store.reopen()
                break
            except (StorageFailed, UnsafeStorage):
                await asyncio.sleep(HEAL_EVERY)
        self.healing = False
        LOG.warning("saving has resumed")
        for room in list(self.rooms.values()):
            self.start(room.on_notice())

    async def sweep(self) -> None:
        """Wake the tables that are due, and evict those that no one watches."""
        try:
            await self.store.watch()
        except StorageFailed:
            self.store_failed()
            raise
        before = self.now() - (0 if self.alone else LET_OTHERS)
        for table in await self.store.overdue(before, 1000):
            if table in self.broken:
                continue
            try:
                await (await self.room(table)).wake()
            except StorageFailed:
                raise
            except Exception as error:  # one broken table must not stop the others
                await self.quarantine(table, error)
        loop = asyncio.get_running_loop()
        for table, room in list(self.rooms.items()):
            if not room.is_busy and room.timer is None and room.used < loop.time() - IDLE:
                self.evict(table)

    async def poll(self) -> None:
        """Catch up where other nodes have written, in case a notice was lost: one query for all tables."""
        watched = [table for table, live in self.rooms.items() if live.viewers]
        for table, last in (await self.store.last_entries(watched)).items():
            live = self.rooms.get(table)
            if live is not None and (live.room.seq < last or live.doubtful):
                async with live.lock:
                    await live.catch_up()

    async def forget(self) -> None:
        """Delete old tables.

        A clock may be wrong by years, and entries carry its time.  So the newest entry counts as newer than the newest
        one at the start by at most the time that this server has been running.
        """
        newest = await self.store.newest()
        running = round(1000 * (asyncio.get_running_loop().time() - self.opened))
        believed = min(newest, self.newest + running) if self.newest else newest
        await self.store.forget(believed - KEPT_UNFINISHED)

    # --- tables -----------------------------------------------------------------------------------------

    async def create(self, person: str, settings: Settings, continues: str = "") -> Room:
        """Create a table with the person as its host; raises ``Refusal``.

        ``continues`` is a match file: the first game continues from its last answer.
        """
        check_settings(settings)
        secret = fair.new_secret()
        while True:
            room = Room(secrets.token_hex(16))
            code = "".join(secrets.choice(CODE_LETTERS) for _ in range(5))
            created = Created(secret, settings, code, STAND_IN, continues)
            entry = Entry(1, "table.create", self.now(), person, created)
            apply(room, entry)
            log = self.log(room.table)
            log.continue_after(0, first_link(room.table))
            try:
                await log.append(entry, row(room, None), room)
            except Conflict:
                continue  # another table has this code
            await self.notifier.follow(room.table)
            self.rooms[room.table] = self.live(room, log)
            return room

    def log(self, table: str) -> StoreLog:
        return StoreLog(self.store, table, not self.alone, self)

    def live(self, room: Room, log: StoreLog) -> LiveRoom:
        return LiveRoom(room, log, RealClock(self.now), self)

    async def room(self, table: str) -> LiveRoom:
        """Return the room of a table, loaded from its log if necessary; raises ``NoSuchTable`` or ``Quarantined``."""
        if table in self.broken:
            raise Quarantined(self.broken[table])
        while (found := self.rooms.get(table)) is None:  # a loaded room may have been evicted before we resume
            if table not in self.loading:
                self.loading[table] = asyncio.ensure_future(self.load(table))
                self.loading[table].add_done_callback(lambda _: self.loading.pop(table, None))
            await asyncio.shield(self.loading[table])
        found.used = asyncio.get_running_loop().time()
        return found

    def is_on_screen(self, table: str) -> bool:
        """Return whether this server shows the table on a shared screen."""
        live = self.rooms.get(table)
        return live is not None and any(viewer.is_screen for viewer in live.viewers)

    async def load(self, table: str) -> None:
        if not TABLE.fullmatch(table):
            raise NoSuchTable(table)  # the notifier must not get what anyone wrote into an address
        await self.notifier.follow(table)  # before its log is read, so that nothing is missed in between
        try:
            live = await self.read_room(table)
        except BaseException:
            self.notifier.unfollow(table)
            raise
        self.rooms[table] = live
        live.schedule()

    async def read_room(self, table: str) -> LiveRoom:
        room, log = Room(table), self.log(table)
        began = None
        try:
            async for room, hash in rooms(self.store, table):
                log.continue_after(room.seq, hash)
                if began is None:
                    began = room.seq  # at a checkpoint, or at the first entry
                else:
                    log.keep(room)
        except StorageFailed:
            raise
        except Exception as error:
            raise await self.quarantine(table, error) from error
        if not room.seq:
            raise NoSuchTable(table)
        live = self.live(room, log)
        if self.alone and any(person.here for person in live.room.people.values()):
            # No one can be here: this server has only just started.
            await live.append(Restarted(), "", f"restart.{secrets.token_hex(8)}")
        return live

    async def quarantine(self, table: str, error: Exception) -> Quarantined:
        """Quarantine a table whose log is broken.  Other tables are not affected.

        There is one report per such table.  It stays quarantined until the server restarts.
        """
        if isinstance(error, Quarantined):
            return error
        if table not in self.broken:
            self.broken[table] = ""  # before anything else can happen to it
            self.broken[table] = await self.report(Room(table), error, "reading its log")
            QUARANTINED.set(len(self.broken))
            LOG.error("a table was quarantined: its log is broken")
        self.disconnect(table, "quarantined")
        return Quarantined(self.broken[table])

    def drop(self, table: str) -> None:
        self.disconnect(table, "no-such-table")

    def disconnect(self, table: str, reason: str) -> None:
        """Evict a table, and close its viewers' connections with a reason."""
        live = self.rooms.get(table)
        self.evict(table)
        for viewer in list(live.viewers) if live is not None else []:
            viewer.cut(reason)

    def evict(self, table: str) -> None:
        """Remove a table from memory; it is loaded again when it is needed."""
        live = self.rooms.pop(table, None)
        if live is not None:
            live.stop()
            self.notifier.unfollow(table)

    async def find(self, code: str) -> str:
        """Return the table with this table code; raises ``NoSuchTable``."""
        table = await self.store.find_code(code.upper())
        if table is None:
            raise NoSuchTable(code)
        try:
            found = await self.store.row(table)
        except BrokenLog as error:
            raise await self.quarantine(table, error) from error
        if found is None or found.summary.code_until < self.now():
            raise NoSuchTable(code)
        return found.table

    # --- people -----------------------------------------------------------------------------------------

    async def command(self, table: str, person: str, command: Command) -> Accepted | Refused:
        """Carry out a person's command, or refuse it.  Accepted means that it is on disk."""
        RECEIVED[type(command)].inc()
        try:
            room = await self.room(table)
            return await room.command(person, command)
        except Quarantined as refusal:
            REFUSED.labels(refusal.reason).inc()
            return Refused(command.id, refusal.reason, refusal.text)
        except Refusal as refusal:
            return self.refused(room, person, command.id, refusal)
        except StorageFailed:
            return self.refused(room, person, command.id, SAVING_PAUSED)
        except GameError as error:
            text = f"this could not be carried out, and nothing has changed (report {error.report})"
            return self.refused(room, person, command.id, Refusal("trouble", text))

    def refused(self, room: LiveRoom, person: str, id: str, refusal: Refusal) -> Refused:
        REFUSED.labels(refusal.reason).inc()
        snapshot = None if kept_away(room.room, person) else room.snapshot(person, self.now())
        return Refused(id, refusal.reason, refusal.text, snapshot, refusal.rule)

    async def join(self, table: str, viewer: Viewer, since: int | None) -> bytes:
        """Send a viewer what happens at a table from now on; return the first message."""
        return await (await self.room(table)).join(viewer, since)

    def leave(self, table: str, viewer: Viewer) -> None:
        """End a viewer's connection."""
        room = self.rooms.get(table)
        if room is not None:
            room.leave(viewer)

    # --- as a host of rooms -----------------------------------------------------------------------------

    async def choose(self, room: Room, thought: Thought) -> int:
        """Let a bot decide in an imagined game: the real one never leaves this process.

        A bot that takes too long gets the least committal option, like a person who runs out of time.
        """
        question = room.question_for(thought.seat)
        assert question is not None
        imagined = room.game.imagine(thought.seat, thought.seed).dump()
        async with self.bots.turn(room.host, room.table, with_people=bool(room.players())):
            try:
                return await self.think(imagined, thought.seat, thought.level, thought.seed)
            except TookTooLong:
                CUT_SHORT.inc()
                return question.least

    async def report(self, room: Room, error: Exception, doing: str) -> str:
        """Store what is needed to reproduce an error, apart from the table's log."""
        ERRORS.inc()
        id = secrets.token_hex(6)
        lines = [f"stablemates {__version__}", f"table at entry {room.seq}, {doing}"]
        if room.match is not None:
            lines.append(room.match.text())
        lines += traceback.format_exception(error)
        with suppress(StorageFailed):
            await self.store.report(id, self.now(), room.table, "\n".join(lines))
        return id

    async def notify(self, table: str) -> None:
        await self.notifier.publish(table)

    def noticed(self, table: str) -> None:
        """Catch up with a table to which another server has written, or evict it if no one here needs it."""
        live = self.rooms.get(table)
        if live is None or self.closing:
            return
        if live.is_busy:
            self.start(live.on_notice())
        else:
            self.evict(table)
