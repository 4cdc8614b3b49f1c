"""Bugs to plant in the server: others made them, or they are easy to make."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from copy import copy
from typing import Any

import pytest
from msgspec.structs import replace

from stablemates.core.match import Match
from stablemates.protocol import seen
from stablemates.protocol.commands import PROTOCOL, Command
from stablemates.protocol.messages import Accepted, Refused, Snapshot, Update, Welcome, WindowView
from stablemates.protocol.messages import write as encode
from stablemates.protocol.values import Event
from stablemates.server.live_room import LiveRoom
from stablemates.server.node import Node
from stablemates.server.store.memory import MemoryStore
from stablemates.server.store_log import StoreLog
from stablemates.table import checks, clock, deadlines, driver, play, snapshots
from stablemates.table.driver import Driver
from stablemates.table.errors import Refusal
from stablemates.table.log import Change, Conflict, Entry, StorageFailed, StoredEntry
from stablemates.table.play import Answered
from stablemates.table.reactions import Held
from stablemates.table.registry import apply
from stablemates.table.room import Item, Person, Room
from stablemates.table.windows import Window

Plant = Callable[[pytest.MonkeyPatch], None]
PLANTS: dict[str, Plant] = {}


def plant(name: str) -> Callable[[Plant], Plant]:
    def enter(function: Plant) -> Plant:
        PLANTS[name] = function
        return function

    return enter


# --- what is acknowledged ------------------------------------------------------------------------------------


@plant("acknowledged before it is written")
def acknowledge_early(patch: pytest.MonkeyPatch) -> None:
    async def append(self: Driver, change: Change, by: str, id: str) -> None:
        entry = Entry(self.room.seq + 1, id, max(self.clock.now(), self.room.at), by, change)
        room = self.room.clone()
        apply(room, entry)
        self.room = room
        self.publish()
        self.schedule()
        self.start(write_later(self, entry, room))

    async def write_later(self: Driver, entry: Entry, room: Room) -> None:
        try:
            await self.log.append(entry, snapshots.row(room, deadlines.due(room)), room)
        except (Conflict, StorageFailed):
            return

    patch.setattr(Driver, "append", append)


@plant("accepted although the store has failed")
def accept_failed(patch: pytest.MonkeyPatch) -> None:
    real = Node.refused

    def refused(self: Node, live: LiveRoom, person: str, id: str, refusal: Refusal) -> Any:
        if refusal.reason == "storage":
            return Accepted(id, live.room.state)
        return real(self, live, person, id, refusal)

    patch.setattr(Node, "refused", refused)


@plant("a repeated command is answered with a new number")
def new_number(patch: pytest.MonkeyPatch) -> None:
    real = Node.command

    async def command(self: Node, table: str, person: str, command: Command) -> Accepted | Refused:
        reply = await real(self, table, person, command)
        if isinstance(reply, Accepted):
            reply.state = self.rooms[table].room.state
        return reply

    patch.setattr(Node, "command", command)


@plant("commands are forgotten after a restart")
def forget_commands(patch: pytest.MonkeyPatch) -> None:
    real = Node.load

    async def load(self: Node, table: str) -> None:
        await real(self, table)
        self.rooms[table].room.commands = {}

    async def append(self: Any, entry: StoredEntry, row: Any) -> None:
        self.commands.setdefault(row.table, set()).discard(entry.id)
        await real_append(self, entry, row)

    real_append = MemoryStore.append
    patch.setattr(Node, "load", load)
    patch.setattr(MemoryStore, "append", append)


@plant("a stale command is carried out")
def stale(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(checks, "is_current", lambda room, command: None)


@plant("a stale command is silently dropped")
def dropped(patch: pytest.MonkeyPatch) -> None:
    real = Node.command

    async def command(self: Node, table: str, person: str, command: Command) -> Any:
        reply = await real(self, table, person, command)
        return None if isinstance(reply, Refused) and reply.reason == "stale" else reply

    patch.setattr(Node, "command", command)


@plant("a lost acknowledgement is not investigated")
def not_doubtful(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(LiveRoom, "doubtful", property(lambda self: False, lambda self, value: None), raising=False)

    async def catch_up(self: LiveRoom) -> None:
        assert isinstance(self.log, StoreLog)
        assert isinstance(self.log.store, MemoryStore)
        self.room.seq = len(self.log.store.logs[self.room.table])

    patch.setattr(LiveRoom, "catch_up", catch_up)


@plant("what others have written is not read")
def deaf(patch: pytest.MonkeyPatch) -> None:
    async def nothing(self: object) -> None:
        await asyncio.sleep(0)

    patch.setattr(LiveRoom, "on_notice", nothing)
    patch.setattr(Node, "poll", nothing)


# --- what is shown -------------------------------------------------------------------------------------------


@plant("shown before it is written")
def show_early(patch: pytest.MonkeyPatch) -> None:
    real = Driver.append

    async def append(self: Driver, change: Change, by: str, id: str) -> None:
        entry = Entry(self.room.seq + 1, id, max(self.clock.now(), self.room.at), by, change)
        before, self.room = self.room, self.room.clone()
        apply(self.room, entry)
        self.publish()
        self.room = before
        await real(self, change, by, id)

    patch.setattr(Driver, "append", append)


@plant("events show cards that no one has seen")
def unredacted(patch: pytest.MonkeyPatch) -> None:
    def seen_by(item: Item, seat: int) -> Event:
        return item.event

    patch.setattr(snapshots, "seen_by", seen_by)


@plant("another player's view")
def wrong_view(patch: pytest.MonkeyPatch) -> None:
    def game_view(room: Room, seat: int, *, to_send: bool = False) -> Any:
        return None if room.match is None else seen.view(room.game, max(seat, 0) if room.window is None else 0)

    patch.setattr(snapshots, "game_view", game_view)


@plant("everyone can see who has passed")
def passes_seen(patch: pytest.MonkeyPatch) -> None:
    real = snapshots.window_view

    def window_view(room: Room) -> WindowView | None:
        view = real(room)
        if view is not None and room.window is not None:
            view.asked = [seat for seat in view.asked if seat not in room.window.replies]
        return view

    patch.setattr(snapshots, "window_view", window_view)


@plant("private answers are shown to all")
def shown_to_all(patch: pytest.MonkeyPatch) -> None:
    real = LiveRoom.publish

    def publish(self: LiveRoom) -> None:
        only_for, self.room.only_for = self.room.only_for, None
        real(self)
        self.room.only_for = only_for

    patch.setattr(LiveRoom, "publish", publish)


@plant("the second tab gets the first tab's stream")
def second_tab(patch: pytest.MonkeyPatch) -> None:
    def publish(self: LiveRoom) -> None:
        if self.viewers and self.room.only_for is None:
            first = self.viewers[0].person
            seen = self.snapshot(first, self.clock.now())
            data = encode(Update(snapshots.events_for(self.room, self.room.items, first), seen))
            for viewer in self.viewers:
                viewer.send(data)

    patch.setattr(LiveRoom, "publish", publish)


@plant("an old snapshot is kept")
def old_table(patch: pytest.MonkeyPatch) -> None:
    def snapshot(self: LiveRoom, person: str, now: int) -> Snapshot:
        if self.table_of != self.room.state:
            self.table = encode(snapshots.table_view(self.room))
            self.table_of = self.room.state
        return snapshots.snapshot(self.room, person, now, self.table)

    patch.setattr(LiveRoom, "snapshot", snapshot)


# --- windows and clocks ----------------------------------------------------------------------------------------


@plant("a window closes early when no one holds a response")
def closes_early(patch: pytest.MonkeyPatch) -> None:
    real = Window.closes

    def closes(self: Window) -> int | None:
        if self.replies and all(reply.option == 0 for reply in self.replies.values()):
            return self.opened
        return real(self)

    patch.setattr(Window, "closes", closes)


@plant("an answer counts after the window has closed")
def after_closing(patch: pytest.MonkeyPatch) -> None:
    real = play.answer_of

    def answer_of(room: Room, seat: int, option: int, now: int) -> Answered:
        return real(room, seat, option, min(now, room.window.opened) if room.window is not None else now)

    patch.setattr(play, "answer_of", answer_of)
    patch.setattr(driver, "answer_of", answer_of)


@plant("there is no slot: the fastest wins")
def no_slot(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("stablemates.table.windows.SLOT", 0)


@plant("an answer in a window can be replaced")
def replaced(patch: pytest.MonkeyPatch) -> None:
    real = play.answer_of

    def answer_of(room: Room, seat: int, option: int, now: int) -> Answered:
        if room.window is not None and seat in room.window.replies:
            return Answered(seat, 0)
        return real(room, seat, option, now)

    patch.setattr(play, "answer_of", answer_of)


@plant("clocks do not stop while the server is down")
def no_time_given(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(clock, "give_time", lambda room, now, since: None)


@plant("the clock does not wake")
def no_clock(patch: pytest.MonkeyPatch) -> None:
    async def wake(self: Driver) -> None:
        await asyncio.sleep(0)

    patch.setattr(Driver, "wake", wake)


@plant("time is up too early")
def early(patch: pytest.MonkeyPatch) -> None:
    real = clock.turn_ends

    def turn_ends(room: Room) -> int | None:
        ends = real(room)
        return None if ends is None or room.turn is None else room.turn.started + 2_000

    patch.setattr(clock, "turn_ends", turn_ends)


@plant("a bot takes a seat immediately")
def replace_immediately(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(deadlines, "AWAY_LIMIT", 0)


# --- what happens to a table -----------------------------------------------------------------------------------


@plant("answers are given twice")
def twice(patch: pytest.MonkeyPatch) -> None:
    real = Match.answer

    def answer(self: Match, seat: int, option: int) -> Any:
        events = real(self, seat, option)
        self.answers.append((seat, option))
        return events

    patch.setattr(Match, "answer", answer)


@plant("half of an effect is left behind by an error")
def half_applied(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Room, "clone", lambda self: self)


@plant("a copy shares the answers in its window")
def shallow_window(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Window, "clone", lambda self: copy(self))


@plant("a copy shares its people")
def shallow_person(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("stablemates.table.room.replace", lambda one: one if isinstance(one, Person) else replace(one))


@plant("anyone can play a seat by naming it")
def any_seat(patch: pytest.MonkeyPatch) -> None:
    real = checks.seated

    def seated(room: Room, person: str) -> int:
        seat = real(room, person)
        asked = [one.seat for one in room.game.pending()] if room.phase == "playing" else []
        return asked[0] if asked else seat

    patch.setattr(checks, "seated", seated)


@plant("an effect reads its own clock")
def own_clock(patch: pytest.MonkeyPatch) -> None:
    real = Held.apply

    def hold(self: Held, room: Room, entry: Entry) -> None:
        real(self, room, entry)
        assert room.window is not None
        assert room.window.longest is not None
        loop = asyncio.get_running_loop()
        room.window.longest += int(loop.time() * 1000) % 997

    patch.setattr(Held, "apply", hold)


@plant("the bot plays on after the person has returned")
def bot_stays(patch: pytest.MonkeyPatch) -> None:
    def bot_answer(self: Driver, thought: Any, option: int) -> Change:
        return Answered(thought.seat, option)

    patch.setattr(Driver, "bot_answer", bot_answer)


@plant("a client that reconnects gets the events it has already seen")
def no_resume(patch: pytest.MonkeyPatch) -> None:
    def welcome(self: LiveRoom, person: str, since: int | None, now: int) -> bytes:
        snapshot = self.snapshot(person, now)
        if since is not None:
            snapshot.stream = min(since, snapshot.stream)
        return encode(Welcome(PROTOCOL, snapshot, [], True))

    patch.setattr(LiveRoom, "welcome", welcome)
