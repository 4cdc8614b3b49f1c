"""A local table: one person, the rest bots, and no server.

It is a table like any other (``table.driver``), so everything works as on a server.  Only the clock and the log differ.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from collections.abc import Callable, Coroutine, Iterator
from types import TracebackType
from typing import Self

from msgspec.structs import replace

from .. import bots
from ..core import kernel
from ..core.kernel import Seat
from ..core.match import Match
from ..protocol.commands import BaseCommand, Settings, Speed
from ..protocol.messages import Accepted, Refused, Snapshot
from ..protocol.values import Event
from ..table.deadlines import Thought
from ..table.deal import resume
from ..table.driver import Clock, Driver, Log, RealClock
from ..table.errors import Refusal
from ..table.log import Change, Entry, Row
from ..table.presence import Arrived
from ..table.registry import apply
from ..table.room import STAND_IN, Room
from ..table.seats import BotsAdded, Sat
from ..table.settings import Created
from ..table.snapshots import events_for, snapshot
from . import saves
from .saves import Save

ME = "me"  # the only person at the table
BOT = "bot:"  # before the name of a bot in a match's list of players


class PatientClock(Clock):
    """A clock that waits for the player: it jumps to the next deadline after a short pause."""

    def __init__(self, pause: float) -> None:
        self.pause = pause  # seconds
        self.time = 0

    def now(self) -> int:
        return self.time

    def call_at(self, moment: int, callback: Callable[[], None]) -> asyncio.TimerHandle:
        def jump() -> None:
            self.time = max(self.time, moment)
            callback()

        return asyncio.get_running_loop().call_later(self.pause if moment > self.time else 0, jump)

    async def until(self, moment: int) -> None:
        if moment > self.time:
            await asyncio.sleep(self.pause)
            self.time = max(self.time, moment)


class MatchFile(Log):
    """Save games as match files, a new one for each game."""

    def __init__(self, save: Save) -> None:
        self.save = save
        self.game = 1

    async def append(self, entry: Entry, row: Row, room: Room) -> None:
        match = room.playing
        if room.games == self.game:
            self.save.write(match)
        else:
            self.game = room.games
            self.save = saves.begin(saves.new_path(match.profile.id, self.save.path.parent), match)


class LocalSession(Driver):
    """A match between one person and bots, saved after every answer.

    Without a clock (``speed`` off) time stands still while the person thinks, and bots move ``pause`` seconds after the
    previous move.  Otherwise windows and bots take as long as on a server at that speed.
    """

    snapshot: Snapshot
    connected = True

    def __init__(
        self,
        match: Match,
        save: Save,
        pause: float = 0.0,
        speed: Speed = "off",
        clock: Callable[[], float] = time.time,
    ) -> None:
        kept: Clock = PatientClock(pause) if speed == "off" else RealClock(lambda: round(clock() * 1000))
        self.file = MatchFile(save)
        self.on_event: Callable[[Event], None] | None = None
        self.tasks: set[asyncio.Task[None]] = set()
        self.changed = asyncio.Event()  # set when the snapshot changes
        self.failed: BaseException | None = None
        super().__init__(seated(match, speed, kept.now()), self.file, kept)

    @property
    def save(self) -> Save:
        """Return the file of the current game."""
        return self.file.save

    async def __aenter__(self) -> Self:
        self.recall()
        self.schedule()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def recall(self) -> None:
        """Emit the events so far: the deal, and the results of every answer."""
        self.snapshot = snapshot(self.room, ME, self.clock.now())
        for events in history(self.room.playing):
            self.room.items = []
            self.room.emit_game(events)
            self.room.stream += 1
            self.snapshot = replace(self.snapshot, stream=self.room.stream)
            self.pass_on()

    # --- for the screen ------------------------------------------------------------------------------

    async def send(self, command: Callable[..., BaseCommand], **fields: object) -> Accepted | Refused:
        """Send a command about what the snapshot shows."""
        sent = command(id=secrets.token_urlsafe(12), on=self.snapshot.state, **fields)
        try:
            return await self.command(ME, sent)
        except Refusal as refusal:
            return Refused(sent.id, refusal.reason, refusal.text, self.snapshot, refusal.rule)

    async def levels(self, game: str) -> list[str]:
        return bots.offered(game)

    async def change(self) -> None:
        """Wait until something happens."""
        self.changed.clear()
        if self.failed is None:
            await self.changed.wait()
        if self.failed is not None:
            raise self.failed

    # --- as a driver ---------------------------------------------------------------------------------

    def publish(self) -> None:
        if self.room.only_for in (None, ME):  # a bot's response in a window is private
            self.snapshot = snapshot(self.room, ME, self.clock.now())
            self.pass_on()

    def pass_on(self) -> None:
        if self.on_event is not None:
            for event in events_for(self.room, self.room.items, ME):
                self.on_event(event)
        self.changed.set()

    def time_stands_still(self) -> bool:
        """Return whether there is no clock, and a bot is thinking or a window waits for the person."""
        window, seat = self.room.window, self.room.seat_of(ME)
        awaited = window is not None and seat in window.asked and seat not in window.replies
        return self.room.patient and (bool(self.thinking) or awaited)

    async def think(self, thought: Thought) -> int:
        world = bots.World(self.room.game.clone(), thought.seat)
        bot = bots.make(thought.level, self.seed_for(thought.seat))
        return await asyncio.to_thread(bot.answer, world)

    def seed_for(self, bot: Seat) -> int:
        """Return the seed for one decision of a bot, so that a resumed game continues as if there had been no break."""
        text = f"{self.room.playing.seed}/{bot}/{len(self.room.playing.answers)}"
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")

    async def report(self, error: Exception, doing: str) -> str:
        raise error

    def start(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.done)

    def done(self, task: asyncio.Task[None]) -> None:
        """Remember a background failure, which ``change`` raises."""
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self.failed = self.failed or task.exception()
            self.changed.set()


def seated(match: Match, speed: Speed, now: int) -> Room:
    """Return a room with everyone seated at the match, at its current position."""
    defaults = {option.name: option.default for option in match.profile.options}
    chosen = {name: value for name, value in match.options.items() if value != defaults[name]}
    # At a public table an answer is undone freely or not at all: bots would agree to anything.
    settings = Settings(match.profile.id, len(match.players), chosen, speed, public=True)
    secret = hashlib.shake_256(str(match.seed).encode()).hexdigest(80)
    me = next(seat for seat, player in enumerate(match.players) if not is_bot(player))
    changes: list[Change] = [Created(secret, settings, code="", stand_in=STAND_IN), Arrived()]
    changes += [
        BotsAdded([seat], player.removeprefix(BOT)) for seat, player in enumerate(match.players) if is_bot(player)
    ]
    changes.append(Sat(me, match.players[me]))
    room = Room("")
    room.patient = speed == "off"
    for seq, change in enumerate(changes, 1):
        apply(room, Entry(seq, str(seq), now, ME, change))
    resume(room, match, now)
    return room


def is_bot(player: str) -> bool:
    return player.startswith(BOT)


def history(match: Match) -> Iterator[list[kernel.Event]]:
    """Yield the events of the deal and of each answer."""
    state = match.opening()
    yield state.events
    for seat, option in match.answers:
        yield state.answer(seat, option)
