"""A table of one's own: one person, the rest bots, and no server.

It is a room as servers have it (``server/room``), so all that may be said there may be said here, and what is seen is
made by the same code.  What differs is time, and where the game is kept.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import suppress
from types import TracebackType
from typing import Self, cast

from msgspec import to_builtins
from msgspec.structs import replace

from .. import bots
from ..core import kernel
from ..core.kernel import Seat
from ..core.match import Match
from ..protocol.commands import Command, Said, Settings, Speed
from ..protocol.messages import Accepted, Refused, Snapshot
from ..protocol.values import Event
from ..table.clock import Thought, runs_out, thoughts, tick
from ..table.effects import apply, lay
from ..table.log import Entry
from ..table.permissions import decide
from ..table.questions import ask
from ..table.refusal import Refusal
from ..table.room import Room
from ..table.snapshots import events_for, snapshot
from . import saves
from .saves import Save

ME = "me"  # the one person of the room
BOT = "bot:"  # before the name of a bot in a match's list of players


class LocalSession:
    """One person and bots at a match, kept on disk after every answer.

    Without a clock (``speed`` off) time stands still while the person thinks, and a bot moves ``pace`` seconds after
    what was before; otherwise windows and bots take the time that they take at a server's table of that speed.
    """

    snapshot: Snapshot
    connected = True

    def __init__(
        self,
        match: Match,
        save: Save,
        pace: float = 0.0,
        speed: Speed = "off",
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.save = save
        self.pace = pace
        self.clock = clock
        self.has_clock = speed != "off"
        self.time = 0  # where there is no clock: milliseconds from the beginning, as if there were one
        self.hear: Callable[[Event], None] | None = None
        self.thinking: set[Thought] = set()
        self.tasks: set[asyncio.Task[None]] = set()
        self.stirred = asyncio.Event()  # something is to be done
        self.changed = asyncio.Event()  # something is to be seen
        self.ended: BaseException | None = None
        self.room = Room("")
        self.furnish(match, speed)

    def furnish(self, match: Match, speed: Speed) -> None:
        """Let everybody sit down at the match, as far as it has got."""
        usual = {option.name: option.default for option in match.profile.options}
        chosen = {name: value for name, value in match.options.items() if value != usual[name]}
        # At a public table an answer is taken back freely or not at all: bots would agree to anything.
        settings = Settings(match.profile.id, len(match.players), chosen, speed, public=True)
        secret = hashlib.shake_256(str(match.seed).encode()).hexdigest(80)
        self.enter("create", {"secret": secret, "code": "", "settings": to_builtins(settings)}, ME)
        self.enter("here", {}, ME)
        for seat, player in enumerate(match.players):
            if is_bot(player):
                self.enter("addbot", {"seats": [seat], "level": player.removeprefix(BOT)})
        me = next(seat for seat, player in enumerate(match.players) if not is_bot(player))
        self.enter("sit", {"seat": me, "name": match.players[me]}, ME)
        answers = match.answers[:]
        match.undo(0)  # and all made again: whose cards are in the air must be known to an open window
        lay(self.room, match, self.now())
        for seat, option in answers:
            match.answer(seat, option)
            ask(self.room, self.now())
        self.settle()

    async def __aenter__(self) -> Self:
        self.recall()
        self.start(self.stay())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def recall(self) -> None:
        """Tell what has happened so far: the deal, and what came of every answer."""
        self.snapshot = snapshot(self.room, ME, self.now())
        for events in history(self.room.playing):
            self.room.items = []
            self.room.tell_game(events)
            self.room.stream += 1
            self.snapshot = replace(self.snapshot, stream=self.room.stream)
            self.tell()

    # --- what one does there -------------------------------------------------------------------------

    async def say(self, command: Callable[..., Said], **fields: object) -> Accepted | Refused:
        """Send a command about what the snapshot shows."""
        said = command(id=secrets.token_urlsafe(12), on=self.snapshot.state, **fields)
        try:
            data = decide(self.room, ME, cast(Command, said), self.now())
        except Refusal as refusal:
            return Refused(said.id, refusal.reason, refusal.text, self.snapshot, refusal.rule)
        self.write(type(said).__name__.lower(), data, ME)
        return Accepted(said.id, self.room.state)

    async def change(self) -> None:
        """Wait until something has happened."""
        self.changed.clear()
        if self.ended is None:
            await self.changed.wait()
        if self.ended is not None:
            raise self.ended

    # --- what happens there --------------------------------------------------------------------------

    def write(self, kind: str, data: dict[str, object], by: str = "") -> None:
        """Let something happen, keep it, and show it."""
        self.enter(kind, data, by)
        self.settle()
        if self.room.told in (None, ME):  # what a bot answers in a window is its own affair
            self.snapshot = snapshot(self.room, ME, self.now())
            self.tell()
        self.stirred.set()

    def enter(self, kind: str, data: dict[str, object], by: str = "") -> None:
        seq = self.room.seq + 1
        apply(self.room, Entry(seq, str(seq), self.now(), by, kind, data))

    def settle(self) -> None:
        """Have the game on disk as it stands, and no clock where none is wanted."""
        match, window = self.room.match, self.room.window
        if window is not None and not self.has_clock:
            window.longest = None  # even a catch, which ends by itself at every other table, waits for the person
        if match is self.save.match:
            self.save.write()
        elif match is not None:  # once more
            self.save = saves.begin(saves.new_path(match.profile.id, self.save.path.parent), match)

    def tell(self) -> None:
        if self.hear is not None:
            for event in events_for(self.room, self.room.items, ME):
                self.hear(event)
        self.changed.set()

    # --- bots and time -------------------------------------------------------------------------------

    async def stay(self) -> None:
        """Let the bots think, and time do what is due."""
        while True:
            self.stirred.clear()
            for thought in thoughts(self.room):
                if thought not in self.thinking:
                    self.thinking.add(thought)
                    self.start(self.think(thought))
            found = tick(self.room, self.now())
            if found is not None:
                self.write(*found)
            else:
                await self.wait()

    async def think(self, thought: Thought) -> None:
        """Let a bot decide on what it may know, and answer when its time has come."""
        world = bots.World(self.room.game.clone(), thought.seat)
        bot = bots.make(thought.level, self.seed_for(thought.seat))
        option = await asyncio.to_thread(bot.choose, world)
        await self.until(thought.release)
        self.thinking.discard(thought)
        if thought in thoughts(self.room):
            self.write("answer", {"seat": thought.seat, "option": option})
        self.stirred.set()

    def seed_for(self, bot: Seat) -> int:
        """A seed for one decision of a bot, so that a resumed game goes on as it would have gone."""
        text = f"{self.room.playing.seed}/{bot}/{len(self.room.playing.answers)}"
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")

    async def wait(self) -> None:
        """Wait until something is due, or somebody stirs."""
        moment = runs_out(self.room)
        if self.has_clock:
            with suppress(TimeoutError):
                async with asyncio.timeout(None if moment is None else max(moment - self.now(), 0) / 1000):
                    await self.stirred.wait()
        elif moment is None or self.thinking or self.awaited:
            await self.stirred.wait()
        else:
            await self.until(moment)

    async def until(self, moment: int) -> None:
        """Wait for a moment to come.  Without a clock it comes after a short pause, whenever it is."""
        if self.has_clock:
            await asyncio.sleep(max(moment - self.now(), 0) / 1000)
        elif moment > self.time:
            await asyncio.sleep(self.pace)
            self.time = max(self.time, moment)

    def now(self) -> int:
        return round(self.clock() * 1000) if self.has_clock else self.time

    @property
    def awaited(self) -> bool:
        """Whether a window stays open for the person."""
        window, seat = self.room.window, self.room.seat_of(ME)
        return window is not None and seat in window.asked and seat not in window.replies

    def start(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.done)

    def done(self, task: asyncio.Task[None]) -> None:
        """What goes wrong beside is told to whoever waits for something to change."""
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self.ended = self.ended or task.exception()
            self.changed.set()


def is_bot(player: str) -> bool:
    return player.startswith(BOT)


def history(match: Match) -> Iterator[list[kernel.Event]]:
    """What the deal and each answer brought about."""
    state = match.opening()
    yield state.events
    for seat, option in match.answers:
        yield state.answer(seat, option)
