"""A node: tables, their log, those who look at them, and the bots that play there.

Nobody owns a table.  Any node takes any command: it tries it on a copy of the room, appends it to the log, and only
then acknowledges and shows it.  If somebody else was quicker the log refuses; then the node reads on and tries again.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import traceback
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from msgspec import to_builtins

from .. import __version__, fair
from ..protocol.commands import Command, Settings
from ..protocol.messages import Accepted, Refused
from ..table.clock import Thought, due, thoughts, tick
from ..table.effects import apply
from ..table.log import Entry
from ..table.permissions import answer_of, check_settings, decide, may_look
from ..table.refusal import EngineTrouble, NoSuchTable, Refusal
from ..table.room import Room
from ..table.snapshots import row
from ..table.speeds import BOT_OVERDUE
from .idempotency import again, recall
from .live_room import Live, Viewer
from .metrics import APPENDED, COMMANDS, CONFLICTS, REFUSED, TROUBLE
from .notifier.local import Notifier
from .store.store import Conflict, StorageFailed, Store, UnsafeStorage

LOG = logging.getLogger("stablemates.node")  # nothing that is secret: no hands, no people, no tables
Think = Callable[[dict[str, Any], int, str, int], Awaitable[int]]  # (imagined game, seat, level, seed) -> option
CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"  # without I and O, which look like numbers
GONE_AFTER = 3.0  # seconds without a connection before others are told
SWEEP_EVERY = 1.0  # seconds between two looks at what is due in the log
POLL_EVERY = 2.0  # ... and at what others have written, should a bell not have been heard
FORGET_EVERY = 3600.0
HEAL_EVERY = 1.0  # seconds between two tries to open a store that has failed
KEPT_UNFINISHED = 30 * 24 * 3600 * 1000  # milliseconds
TRIES = 20  # at one command, against others who write to the same table
LET_OTHERS = 1_000  # milliseconds that the nodes with viewers have before anybody else looks after a table
IDLE = 60_000  # milliseconds without a viewer after which a room is put away


SAVING_PAUSED = Refusal(
    "storage", "saving is paused, this may or may not have been written: say it again with the same id"
)


class Node:
    def __init__(self, store: Store, bell: Notifier, now: Callable[[], int], think: Think, *, alone: bool) -> None:
        self.store = store
        self.bell = bell
        self.now = now
        self.think = think
        self.alone = alone  # whether no other node writes to this store
        self.lives: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Task[None]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.broken: set[str] = set()  # tables whose log cannot be read: reported, and left alone
        self.closing = False
        self.healing = False  # whether the store has failed and is being opened again

    # --- from start to end --------------------------------------------------------------------------

    async def open(self) -> None:
        await self.store.open()
        await self.bell.open()
        if not self.alone:
            self.bell.listen(self.rung)
        await self.sweep()
        self.start(self.every(SWEEP_EVERY, self.sweep))
        self.start(self.every(FORGET_EVERY, self.forget))
        if not self.alone:
            self.start(self.every(POLL_EVERY, self.poll))

    async def close(self) -> None:
        """Stop.  What is in the log stays there; the next node goes on from it."""
        self.closing = True
        for live in self.lives.values():
            if live.timer is not None:
                live.timer.cancel()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.bell.close()
        await self.store.close()

    def start(self, work: Any) -> None:
        """Let something run beside, and keep hold of it."""
        if self.closing:
            work.close()
            return
        task: asyncio.Task[None] = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.ended)

    def ended(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            TROUBLE.inc()
            LOG.error("a task failed", exc_info=task.exception())

    async def every(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await work()
            except StorageFailed:
                continue  # the store says so to all who ask; here there is nobody to tell
            except Exception:
                TROUBLE.inc()
                LOG.exception("regular work failed")

    def store_failed(self) -> None:
        """Something could not be saved: nothing is acknowledged until the store is sound again."""
        if not self.healing and not self.closing:
            self.healing = True
            LOG.error("saving is paused: the store has failed")
            self.start(self.heal())

    async def heal(self) -> None:
        while True:
            try:
                await self.store.reopen()
                break
            except (StorageFailed, UnsafeStorage):
                await asyncio.sleep(HEAL_EVERY)
        self.healing = False
        LOG.warning("saving goes on")
        for live in list(self.lives.values()):
            self.start(self.hear(live))

    async def sweep(self) -> None:
        """Wake the tables that are due, whoever has put them to sleep, and put away those that nobody looks at."""
        before = self.now() - (0 if self.alone else LET_OTHERS)
        for table in await self.store.overdue(before, 1000):
            if table in self.broken:
                continue
            try:
                await self.wake(await self.live(table))
            except StorageFailed:
                raise
            except Exception as error:  # one table that cannot be read must not stop the others
                self.broken.add(table)
                entry = Entry(0, "", self.now(), "", "load", {})
                await self.report(Room(table), entry, error)
        for table, live in list(self.lives.items()):
            if not live.viewers and live.timer is None and not live.lock.locked() and live.used < self.now() - IDLE:
                del self.lives[table]

    async def poll(self) -> None:
        for live in list(self.lives.values()):
            if live.viewers:
                async with live.lock:
                    await self.read_on(live)

    async def forget(self) -> None:
        await self.store.forget(self.now() - KEPT_UNFINISHED)

    # --- tables -----------------------------------------------------------------------------------------

    async def create(self, person: str, settings: Settings) -> Room:
        """A new table; the person is its host.  Raises ``Refusal``."""
        check_settings(settings)
        data = {"secret": fair.new_secret(), "settings": to_builtins(settings)}
        while True:
            room = Room(secrets.token_hex(16))
            code = "".join(secrets.choice(CODE_LETTERS) for _ in range(5))
            entry = Entry(1, "table.create", self.now(), person, "create", data | {"code": code})
            apply(room, entry)
            try:
                await self.store.append(entry, row(room, due(room)))
            except Conflict:
                continue  # the letters are taken
            APPENDED.inc()
            live = Live(room)
            live.used = self.now()
            self.lives[room.table] = live
            return room

    async def live(self, table: str) -> Live:
        """The room of that name, read from the log if need be; raises ``NoSuchTable``."""
        while (found := self.lives.get(table)) is None:  # what was loaded may have been put away before we wake
            if table not in self.loading:
                self.loading[table] = asyncio.ensure_future(self.load(table))
                self.loading[table].add_done_callback(lambda _: self.loading.pop(table, None))
            await asyncio.shield(self.loading[table])
        found.used = self.now()
        return found

    async def load(self, table: str) -> None:
        live = Live(Room(table))
        for entry in await self.store.read(table):
            apply(live.room, entry)
        if not live.room.seq:
            raise NoSuchTable(table)
        somebody = any(person.here for person in live.room.people.values())
        if self.alone and somebody:  # nobody can be there: this server has only just begun
            await self.write(live, "restart", {}, "", f"restart.{secrets.token_hex(8)}")
        live.used = self.now()
        self.lives[table] = live
        self.look_after(live)

    async def find(self, code: str) -> str:
        """The table that five letters open; raises ``NoSuchTable``."""
        table = await self.store.find_code(code.upper())
        found = None if table is None else await self.store.row(table)
        if found is None or found.summary["code_until"] < self.now():
            raise NoSuchTable(code)
        return found.table

    # --- commands -----------------------------------------------------------------------------------------

    async def command(self, table: str, person: str, command: Command) -> Accepted | Refused:
        """Carry out what a person says, or say why not.  Accepted means that it is on disk."""
        live = await self.live(table)
        kind = type(command).__name__.lower()
        COMMANDS.labels(kind).inc()
        async with live.lock:
            try:
                for _ in range(TRIES):
                    if live.doubtful:
                        await self.read_on(live)
                    known = live.room.done.get(command.id)
                    if known is not None:
                        return again(command, person, known)
                    try:
                        data = decide(live.room, person, command, self.now())
                        await self.write(live, kind, data, person, command.id)
                        return Accepted(command.id, live.room.state)
                    except (Conflict, Refusal) as problem:
                        refused = isinstance(problem, Refusal)
                        if not (refused and self.alone) and await self.read_on(live):
                            continue  # it failed for what is no longer so
                        known = await recall(self.store, live, command.id)
                        if known is not None:
                            return again(command, person, known)
                        if refused:
                            raise
                raise Refusal("busy", "too many speak at once at this table: try again")
            except Refusal as refusal:
                return self.refused(live, person, command.id, refusal)
            except StorageFailed:
                return self.refused(live, person, command.id, SAVING_PAUSED)
            except EngineTrouble as trouble:
                text = f"this could not be carried out; the game is as it was (report {trouble.report})"
                return self.refused(live, person, command.id, Refusal("trouble", text))

    def refused(self, live: Live, person: str, id: str, refusal: Refusal) -> Refused:
        REFUSED.labels(refusal.reason).inc()
        snapshot = None if person in live.room.removed else live.snapshot(person, self.now())
        return Refused(id, refusal.reason, refusal.text, snapshot, refusal.rule)

    async def write(self, live: Live, kind: str, data: dict[str, Any], by: str, id: str) -> None:
        """Try an entry on a copy of the room, write it down, and only then let it be true and show it.

        Raises ``Conflict``, ``StorageFailed`` or ``EngineTrouble``; the room is then as it was.
        """
        entry = Entry(live.room.seq + 1, id, max(self.now(), live.room.at), by, kind, data)
        copy = live.room.clone()
        try:
            apply(copy, entry)
            new_row = row(copy, due(copy))
        except Exception as error:
            raise EngineTrouble(await self.report(live.room, entry, error)) from error
        try:
            await self.store.append(entry, new_row)
        except Conflict:
            CONFLICTS.inc()
            raise
        except StorageFailed:
            live.doubtful = True
            self.store_failed()
            raise
        APPENDED.inc()
        live.room = copy
        live.mine = True
        self.show(live)
        self.look_after(live)
        if not self.alone:
            live.rings += 1
            await self.bell.ring(live.room.table)

    def show(self, live: Live) -> None:
        """Show what is true now; if that cannot be shown it is still true."""
        try:
            live.show(self.now())
        except Exception:
            TROUBLE.inc()
            LOG.exception("a look could not be made")

    async def read_on(self, live: Live) -> bool:
        """Apply what others have written, and show it; whether there was anything."""
        entries = await self.store.read(live.room.table, live.room.seq)
        for entry in entries:
            apply(live.room, entry)
            live.mine = False
            self.show(live)
        live.doubtful = False
        self.look_after(live)
        return bool(entries)

    async def report(self, room: Room, entry: Entry, error: Exception) -> str:
        """Keep what is needed to see an error again: the table's log has the rest."""
        TROUBLE.inc()
        id = secrets.token_hex(6)
        lines = [f"stablemates {__version__}", f"table entry {entry.seq}: {entry.kind} {entry.data}"]
        if room.match is not None:
            lines.append(room.match.text())
        lines += traceback.format_exception(error)
        with suppress(StorageFailed):
            await self.store.report(id, self.now(), room.table, "\n".join(lines))
        return id

    def rung(self, table: str) -> None:
        """Somebody has written to a table; one's own bell is heard, too."""
        live = self.lives.get(table)
        if live is None or self.closing:
            return
        if live.rings:
            live.rings -= 1
        else:
            self.start(self.hear(live))

    async def hear(self, live: Live) -> None:
        async with live.lock:
            try:
                await self.read_on(live)
            except StorageFailed:
                live.doubtful = True

    # --- clocks and bots ------------------------------------------------------------------------------------

    def look_after(self, live: Live, pause: float = 0) -> None:
        """Be there when the next thing is due at a table, and let its bots think."""
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        if self.closing:
            return
        time = due(live.room)
        if time is not None:
            wait = max(time - self.now(), 0) / 1000
            if not wait and tick(live.room, self.now()) is None:
                wait = SWEEP_EVERY  # a bot still thinks: there is nothing to do but to look again
            wait = max(wait, pause)
            live.timer = asyncio.get_running_loop().call_later(wait, lambda: self.start(self.wake(live)))
        for thought in thoughts(live.room):
            overdue = self.now() >= thought.release + BOT_OVERDUE
            if thought.id not in live.thinking and (self.alone or live.mine or overdue):
                live.thinking.add(thought.id)
                self.start(self.think_for(live, thought))
        for person in dict.fromkeys(viewer.person for viewer in live.viewers):
            if not live.room.is_here(person) and live.room.phase != "closed":
                self.start(self.insist(live, person))

    async def wake(self, live: Live) -> None:
        """Let the clock of a table do what is due."""
        async with live.lock:
            if live.timer is not None:
                live.timer.cancel()
                live.timer = None
            try:
                if live.doubtful:
                    await self.read_on(live)
                while (found := tick(live.room, self.now())) is not None:
                    kind, data = found
                    await self.write(live, kind, data, "", f"clock.{live.room.seq + 1}")
            except Conflict:
                live.doubtful = True  # it is woken again at once, and reads first
            except StorageFailed:
                live.doubtful = True
                self.look_after(live, SWEEP_EVERY)  # no sooner: a store that has failed is not hammered at
                return
            except EngineTrouble as trouble:
                await self.stop_for(live, trouble)
            self.look_after(live)

    async def stop_for(self, live: Live, trouble: EngineTrouble) -> None:
        """Tell the players that the game could not go on by itself."""
        if live.room.phase != "playing":
            return
        try:
            await self.write(live, "trouble", {"report": trouble.report}, "", f"trouble.{trouble.report}")
        except (Conflict, StorageFailed):
            live.doubtful = True

    async def insist(self, live: Live, person: str) -> None:
        """The log holds somebody for gone who has a connection here."""
        async with live.lock:
            if live.watches(person):
                with suppress(StorageFailed):
                    await self.arrive(live, person)

    async def think_for(self, live: Live, thought: Thought) -> None:
        """Let a bot decide on what it may know, and answer when its time has come."""
        try:
            imagined = live.room.game.imagine(thought.seat, thought.seed)
            option = await self.think(imagined.dump(), thought.seat, thought.level, thought.seed)
        except Exception as error:
            entry = Entry(live.room.seq + 1, thought.id, self.now(), "", "think", {"seat": thought.seat})
            trouble = EngineTrouble(await self.report(live.room, entry, error))
            async with live.lock:
                await self.stop_for(live, trouble)
            return
        finally:
            live.thinking.discard(thought.id)
        wait = thought.release - self.now()
        if wait > 0:
            live.thinking.add(thought.id)
            await asyncio.sleep(wait / 1000)
            live.thinking.discard(thought.id)
        async with live.lock:
            try:
                await self.answer_for(live, thought, option)
            except StorageFailed:
                live.doubtful = True  # it is overdue soon, and thought about again

    async def answer_for(self, live: Live, thought: Thought, option: int) -> None:
        for _ in range(TRIES):
            if thought not in thoughts(live.room):
                return  # somebody has answered in its place, or the person is back
            try:
                data = answer_of(live.room, thought.seat, option, self.now())
                await self.write(live, "answer", data, "", thought.id)
                return
            except Conflict:
                await self.read_on(live)
            except Refusal:
                return
            except EngineTrouble as trouble:
                await self.stop_for(live, trouble)
                return

    # --- looking ----------------------------------------------------------------------------------------------

    async def join(self, table: str, viewer: Viewer, since: int | None) -> bytes:
        """Begin to send a viewer what happens; returns how things stand."""
        live = await self.live(table)
        async with live.lock:
            if live.doubtful or not self.alone:  # who comes from another server has seen what it wrote
                await self.read_on(live)
            may_look(live.room, viewer.person)
            await self.arrive(live, viewer.person)
            live.viewers.append(viewer)
            return live.welcome(viewer.person, since, self.now())

    async def arrive(self, live: Live, person: str) -> None:
        """Write down that somebody is there, unless that is known."""
        for _ in range(TRIES):
            if live.room.is_here(person) or live.room.phase == "closed":
                return
            try:
                await self.write(live, "here", {}, person, f"here.{secrets.token_hex(8)}")
            except Conflict:
                await self.read_on(live)

    def leave(self, table: str, viewer: Viewer) -> None:
        """A connection has ended.  Others are told only if the person does not come back at once."""
        live = self.lives.get(table)
        if live is not None and viewer in live.viewers:
            live.viewers.remove(viewer)
            live.breaks[viewer.person] = live.breaks.get(viewer.person, 0) + 1
            if not self.closing:
                self.start(self.miss(live, viewer.person))

    async def miss(self, live: Live, person: str) -> None:
        breaks = live.breaks[person]
        await asyncio.sleep(GONE_AFTER)
        if live.breaks[person] != breaks:
            return  # has been back in between
        async with live.lock:
            for _ in range(TRIES):
                if live.watches(person) or not live.room.is_here(person):
                    return
                try:
                    await self.write(live, "gone", {}, person, f"gone.{secrets.token_hex(8)}")
                except Conflict:
                    with suppress(StorageFailed):
                        await self.read_on(live)
                except StorageFailed:
                    live.doubtful = True
                    return
