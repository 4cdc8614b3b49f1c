"""The loop that runs a table: it turns commands, timeouts and bots' answers into log entries, and publishes them.

A server runs a driver on a shared store and in real time.  A terminal runs one on a match file, with a clock that can
wait for the player.  No one owns a table: a driver tries an entry on a copy of the room, appends it to the log, and
only then publishes it.  If another driver was faster, the log refuses the entry; this driver catches up and retries.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

from ..core.errors import Endless
from ..protocol.commands import BaseCommand
from ..protocol.messages import Accepted
from .deadlines import Thought, due, thoughts, tick
from .errors import GameError, GameFailed, NeverEnds, Refusal
from .log import Change, Conflict, Entry, Row, StorageFailed
from .play import answer_of
from .registry import apply, decide
from .room import KEPT_COMMANDS, Done, Room
from .snapshots import row
from .speeds import BOT_OVERDUE

TRIES = 20  # at one entry, against other drivers of the same table
LOOK_AGAIN = 1_000  # milliseconds after which a bot that is still thinking, or a failed log, is checked again


class Clock(ABC):
    """Time for a table, in milliseconds."""

    @abstractmethod
    def now(self) -> int: ...

    @abstractmethod
    def call_at(self, moment: int, callback: Callable[[], None]) -> asyncio.TimerHandle:
        """Call back at a given time."""

    @abstractmethod
    async def until(self, moment: int) -> None:
        """Wait until a given time."""


class RealClock(Clock):
    """Real time."""

    def __init__(self, read: Callable[[], int]) -> None:
        self.read = read

    def now(self) -> int:
        return self.read()

    def call_at(self, moment: int, callback: Callable[[], None]) -> asyncio.TimerHandle:
        return asyncio.get_running_loop().call_later(max(moment - self.now(), 0) / 1000, callback)

    async def until(self, moment: int) -> None:
        wait = moment - self.now()
        if wait > 0:
            await asyncio.sleep(wait / 1000)


class Log(ABC):
    """Where the entries of one table are stored."""

    shared = False  # whether other drivers append to it

    @abstractmethod
    async def append(self, entry: Entry, row: Row, room: Room) -> None:
        """Append an entry, and store the room after it; raise ``Conflict`` or ``StorageFailed``."""

    async def read(self, after: int) -> list[Entry]:
        """Return the entries that follow the entry number ``after``."""
        return []

    async def is_gone(self) -> bool:
        """Return whether the log was deleted."""
        return False

    async def find(self, id: str) -> Done | None:
        """Return the reply to an old command; ``None`` if there was no such command."""
        return None


class Driver(ABC):
    """The loop of one table."""

    def __init__(self, room: Room, log: Log, clock: Clock) -> None:
        self.room = room
        self.log = log
        self.clock = clock
        self.lock = asyncio.Lock()  # one change at a time
        self.doubtful = False  # whether the log may have an entry that this driver does not know
        self.wrote_last = False  # whether this driver wrote the last entry; if so, it decides for the bots
        self.timer: asyncio.TimerHandle | None = None
        self.rests_until = 0  # milliseconds: a failed log is not tried again before this
        self.thinking: set[Thought] = set()  # decisions in progress; one starts again if its release time changes
        self.stopped = False

    # --- what differs between servers and terminals ---------------------------------------------------------

    @abstractmethod
    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a coroutine in the background."""

    @abstractmethod
    async def think(self, thought: Thought) -> int:
        """Let a bot choose an option, from what its seat may know."""

    @abstractmethod
    def publish(self) -> None:
        """Publish the last entry to everyone it concerns."""

    @abstractmethod
    async def report(self, error: Exception, doing: str) -> str:
        """Store an error report; return its number."""

    def time_stands_still(self) -> bool:
        """Return whether the clock is stopped, so that nothing becomes due."""
        return False

    # --- commands ------------------------------------------------------------------------------------------

    async def command(self, person: str, command: BaseCommand) -> Accepted:
        """Carry out a person's command; when this returns, it is in the log.

        Raises ``Refusal``, ``StorageFailed`` or ``GameError``.  The command's id is its idempotency key: a retry
        changes nothing and gets the same reply, however long ago the command was carried out.
        """
        async with self.lock:
            for _ in range(TRIES):
                if self.doubtful:
                    await self.catch_up()
                done = self.room.commands.get(command.id)
                if done is not None:
                    return repeated(command, person, done)
                try:
                    await self.append(decide(self.room, person, command, self.clock.now()), person, command.id)
                    return Accepted(command.id, self.room.state)
                except (Conflict, Refusal) as problem:
                    refused = isinstance(problem, Refusal)
                    if (self.log.shared or not refused) and await self.catch_up():
                        continue  # the reason may no longer apply
                    done = None if self.room.seq <= KEPT_COMMANDS else await self.log.find(command.id)
                    if done is not None:
                        return repeated(command, person, done)
                    if refused:
                        raise
            raise Refusal("busy", "this table is busy: try again")

    # --- the log -------------------------------------------------------------------------------------------

    async def append(self, change: Change, by: str, id: str) -> None:
        """Try a change on a copy of the room, append it to the log, and only then apply it and publish it.

        Raises ``Conflict``, ``StorageFailed``, ``GameError`` or ``NeverEnds``; the room is then as it was.
        """
        room = self.room
        entry = Entry(room.seq + 1, id, max(self.clock.now(), room.at), by, change)
        copy = room.clone()
        try:
            apply(copy, entry)
            new_row = row(copy, due(copy))
        except Endless as error:
            raise NeverEnds("endless", str(error)) from error
        except Exception as error:
            raise GameError(await self.report(error, f"entry {entry.seq}: {change}")) from error
        try:
            await self.log.append(entry, new_row, copy)
        except StorageFailed:
            self.doubtful = True
            raise
        self.room = copy
        self.wrote_last = True
        self.publish()
        self.schedule()

    async def append_if(self, change: Callable[[], Change | None], by: str, id: str) -> bool:
        """Append a change if there still is one to make; return whether it was appended.

        ``change`` is called again after every conflict with another driver.
        """
        for _ in range(TRIES):
            found = change()
            if found is None:
                return False
            try:
                await self.append(found, by, id)
                return True
            except Conflict:
                await self.catch_up()
        return False

    async def catch_up(self) -> bool:
        """Apply the entries that other drivers have appended; return whether there were any."""
        entries = await self.log.read(self.room.seq)
        for entry in entries:
            apply(self.room, entry)
            self.wrote_last = False
            self.publish()
        self.doubtful = False
        self.rests_until = 0
        self.schedule()
        return bool(entries)

    # --- clock and bots ------------------------------------------------------------------------------------

    def stop(self) -> None:
        """Stop the clock and the bots."""
        self.stopped = True
        self.cancel_timer()

    def cancel_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def schedule(self) -> None:
        """Start the bots' decisions, and set the timer for the next deadline."""
        if self.stopped:
            return
        for thought in thoughts(self.room):
            overdue = self.clock.now() >= thought.release + BOT_OVERDUE
            if thought not in self.thinking and (not self.log.shared or self.wrote_last or overdue):
                self.thinking.add(thought)
                self.start(self.think_for(thought))
        self.set_timer()

    def set_timer(self) -> None:
        self.cancel_timer()
        moment = None if self.stopped or self.time_stands_still() else due(self.room)
        if moment is not None:
            now = self.clock.now()
            if moment <= now and tick(self.room, now) is None:
                moment = now + LOOK_AGAIN  # a bot is still thinking
            self.timer = self.clock.call_at(max(moment, self.rests_until), lambda: self.start(self.wake()))

    async def wake(self) -> None:
        """Append the changes that are due."""
        async with self.lock:
            self.cancel_timer()
            try:
                if self.doubtful:
                    await self.catch_up()
                while (change := tick(self.room, self.clock.now())) is not None:
                    await self.append(change, "", f"clock.{self.room.seq + 1}")
            except Conflict:
                self.doubtful = True  # it wakes again immediately, and catches up first
            except StorageFailed:
                self.doubtful = True
                self.rests_until = self.clock.now() + LOOK_AGAIN
            except NeverEnds as refusal:  # no one can choose something else
                await self.stop_for(GameError(await self.report(refusal, "appending a change that is due")))
            except GameError as error:
                await self.stop_for(error)
            self.schedule()

    async def stop_for(self, error: GameError) -> None:
        """Stop the game after an error, and tell the players."""
        if self.room.phase != "playing":
            return
        try:
            await self.append(GameFailed(error.report), "", f"trouble.{error.report}")
        except (Conflict, StorageFailed):
            self.doubtful = True

    async def think_for(self, thought: Thought) -> None:
        """Let a bot decide, and append its answer at its release time."""
        try:
            option = await self.think(thought)
            await self.clock.until(thought.release)
        except Exception as error:
            failed = GameError(await self.report(error, f"thinking for seat {thought.seat}"))
            async with self.lock:
                await self.stop_for(failed)
            return
        finally:
            self.thinking.discard(thought)
        async with self.lock:
            try:
                if not await self.append_answer(thought, option):
                    self.set_timer()
            except StorageFailed:
                self.doubtful = True  # the decision will soon be overdue, and is then made again
            except GameError as error:
                await self.stop_for(error)

    async def append_answer(self, thought: Thought, option: int) -> bool:
        """Append a bot's answer, or another one if its effects never end; return whether one was appended."""
        question = self.room.question_for(thought.seat)
        others = [] if question is None else [question.least, *range(len(question.options))]
        refused: list[NeverEnds] = []
        for choice in dict.fromkeys([option, *others]):
            try:
                return await self.append_if(partial(self.bot_answer, thought, choice), "", thought.id)
            except NeverEnds as refusal:
                refused.append(refusal)
        raise GameError(await self.report(refused[0], f"answering for seat {thought.seat}"))

    def bot_answer(self, thought: Thought, option: int) -> Change | None:
        """Return a bot's answer, unless the question was answered or the player is back."""
        if thought not in thoughts(self.room):
            return None
        try:
            return answer_of(self.room, thought.seat, option, self.clock.now())
        except Refusal:
            return None


def repeated(command: BaseCommand, person: str, done: Done) -> Accepted:
    """Return the reply to a command that was carried out before; raise ``Refusal`` if it was another person's."""
    whose, state = done
    if whose != person:
        raise Refusal("id-taken", "this id belongs to another command")
    return Accepted(command.id, state)
