"""Mistakes to be planted into the server: others have made them, or they would be easy to make."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from copy import copy
from typing import Any

import pytest

from stablemates.core.match import Match
from stablemates.protocol import seen
from stablemates.protocol.commands import PROTOCOL, Command
from stablemates.protocol.messages import Accepted, Refused, Snapshot, Update, Welcome, WindowView
from stablemates.protocol.messages import write as encode
from stablemates.protocol.values import Event
from stablemates.server import node
from stablemates.server.live_room import Live
from stablemates.server.node import Node
from stablemates.server.store.memory import MemoryStore
from stablemates.server.store.store import Conflict, StorageFailed
from stablemates.table import clock, effects, permissions, snapshots
from stablemates.table.fold import EFFECTS
from stablemates.table.log import Entry
from stablemates.table.refusal import EngineTrouble, Refusal
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
    async def write(self: Node, live: Live, kind: str, data: dict[str, Any], by: str, id: str) -> None:
        entry = Entry(live.room.seq + 1, id, max(self.now(), live.room.at), by, kind, data)
        room = live.room.clone()
        effects.apply(room, entry)
        live.room = room
        live.show(self.now())
        self.look_after(live)
        self.start(put_down(self, entry, room))

    async def put_down(self: Node, entry: Entry, room: Room) -> None:
        try:
            await self.store.append(entry, snapshots.row(room, clock.due(room)))
        except (Conflict, StorageFailed):
            return

    patch.setattr(Node, "write", write)


@plant("accepted although the store has failed")
def accept_failed(patch: pytest.MonkeyPatch) -> None:
    real = Node.refused

    def refused(self: Node, live: Live, person: str, id: str, refusal: Refusal) -> Any:
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
            reply.state = self.lives[table].room.state
        return reply

    patch.setattr(Node, "command", command)


@plant("commands are forgotten after a restart")
def forget_commands(patch: pytest.MonkeyPatch) -> None:
    real = Node.load

    async def load(self: Node, table: str) -> None:
        await real(self, table)
        self.lives[table].room.done = {}

    async def append(self: Any, entry: Entry, row: Any) -> None:
        self.commands.setdefault(row.table, set()).discard(entry.id)
        await real_append(self, entry, row)

    real_append = MemoryStore.append
    patch.setattr(Node, "load", load)
    patch.setattr(MemoryStore, "append", append)


@plant("a stale command is carried out")
def stale(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(permissions, "must_be_current", lambda room, command: None)


@plant("a stale command is dropped in silence")
def dropped(patch: pytest.MonkeyPatch) -> None:
    real = Node.command

    async def command(self: Node, table: str, person: str, command: Command) -> Any:
        reply = await real(self, table, person, command)
        return None if isinstance(reply, Refused) and reply.reason == "stale" else reply

    patch.setattr(Node, "command", command)


@plant("a lost acknowledgement is not looked into")
def not_doubtful(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Live, "doubtful", property(lambda self: False, lambda self, value: None), raising=False)

    async def read_on(self: Node, live: Live) -> None:
        assert isinstance(self.store, MemoryStore)
        live.room.seq = len(self.store.logs[live.room.table])

    patch.setattr(Node, "read_on", read_on)


@plant("what others have written is not read")
def deaf(patch: pytest.MonkeyPatch) -> None:
    async def nothing(self: Node, *rest: object) -> None:
        await asyncio.sleep(0)

    patch.setattr(Node, "hear", nothing)
    patch.setattr(Node, "poll", nothing)


# --- what is shown -------------------------------------------------------------------------------------------


@plant("shown before it is written")
def show_early(patch: pytest.MonkeyPatch) -> None:
    real = Node.write

    async def write(self: Node, live: Live, kind: str, data: dict[str, Any], by: str, id: str) -> None:
        entry = Entry(live.room.seq + 1, id, max(self.now(), live.room.at), by, kind, data)
        before, live.room = live.room, live.room.clone()
        effects.apply(live.room, entry)
        live.show(self.now())
        live.room = before
        await real(self, live, kind, data, by, id)

    patch.setattr(Node, "write", write)


@plant("cards that nobody has seen are in the news")
def unredacted(patch: pytest.MonkeyPatch) -> None:
    def seen_by(item: Item, seat: int) -> Event:
        return item.event

    patch.setattr(snapshots, "seen_by", seen_by)


@plant("another's view")
def wrong_view(patch: pytest.MonkeyPatch) -> None:
    def game_view(room: Room, seat: int) -> Any:
        return None if room.match is None else seen.view(room.game, max(seat, 0) if room.window is None else 0)

    patch.setattr(snapshots, "game_view", game_view)


@plant("who has passed can be seen")
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
    real = Live.show

    def show(self: Live, now: int) -> None:
        told, self.room.told = self.room.told, None
        real(self, now)
        self.room.told = told

    patch.setattr(Live, "show", show)


@plant("the second tab gets the first tab's stream")
def second_tab(patch: pytest.MonkeyPatch) -> None:
    def show(self: Live, now: int) -> None:
        if self.viewers and self.room.told is None:
            first = self.viewers[0].person
            data = encode(Update(snapshots.events_for(self.room, self.room.items, first), self.snapshot(first, now)))
            for viewer in self.viewers:
                viewer.send(data)

    patch.setattr(Live, "show", show)


@plant("an old look is kept")
def old_table(patch: pytest.MonkeyPatch) -> None:
    def snapshot(self: Live, person: str, now: int) -> Snapshot:
        if self.table_of != self.room.state:
            self.table = snapshots.write_table(self.room)
            self.table_of = self.room.state
        return snapshots.snapshot(self.room, person, now, self.table)

    patch.setattr(Live, "snapshot", snapshot)


# --- windows and clocks ----------------------------------------------------------------------------------------


@plant("a window closes early when nobody holds an answer")
def closes_early(patch: pytest.MonkeyPatch) -> None:
    real = Window.closes

    def closes(self: Window) -> int | None:
        if self.replies and all(reply.option == 0 for reply in self.replies.values()):
            return self.opened
        return real(self)

    patch.setattr(Window, "closes", closes)


@plant("an answer counts after the window has closed")
def after_closing(patch: pytest.MonkeyPatch) -> None:
    real = permissions.answer_of

    def answer_of(room: Room, seat: int, option: int, now: int) -> dict[str, Any]:
        return real(room, seat, option, min(now, room.window.opened) if room.window is not None else now)

    patch.setattr(permissions, "answer_of", answer_of)
    patch.setattr(node, "answer_of", answer_of)


@plant("there is no slot: the fastest wins")
def no_slot(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("stablemates.table.windows.SLOT", 0)


@plant("an answer in a window can be replaced")
def replaced(patch: pytest.MonkeyPatch) -> None:
    real = permissions.answer_of

    def answer_of(room: Room, seat: int, option: int, now: int) -> dict[str, Any]:
        if room.window is not None and seat in room.window.replies:
            return {"seat": seat, "option": 0}
        return real(room, seat, option, now)

    patch.setattr(permissions, "answer_of", answer_of)


@plant("clocks do not stop while the server is away")
def no_time_given(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(effects, "give_time", lambda room, now, since: None)


@plant("the clock does not wake")
def no_clock(patch: pytest.MonkeyPatch) -> None:
    async def wake(self: Node, live: Live) -> None:
        await asyncio.sleep(0)

    patch.setattr(Node, "wake", wake)


@plant("time is up too early")
def early(patch: pytest.MonkeyPatch) -> None:
    real = clock.turn_ends

    def turn_ends(room: Room) -> int | None:
        ends = real(room)
        return None if ends is None or room.turn is None else room.turn.started + 2_000

    patch.setattr(clock, "turn_ends", turn_ends)


@plant("a bot takes a seat at once")
def stand_in_at_once(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(clock, "AWAY_LIMIT", 0)


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
    patch.setattr(Person, "__copy__", lambda self: self)


@plant("a seat is played by whoever names it")
def any_seat(patch: pytest.MonkeyPatch) -> None:
    real = permissions.seated

    def seated(room: Room, person: str) -> int:
        seat = real(room, person)
        asked = [one.seat for one in room.game.pending()] if room.phase == "playing" else []
        return asked[0] if asked else seat

    patch.setattr(permissions, "seated", seated)


@plant("an effect reads a clock of its own")
def own_clock(patch: pytest.MonkeyPatch) -> None:
    real = EFFECTS["hold"]

    def hold(room: Room, entry: Entry) -> None:
        real(room, entry)
        assert room.window is not None
        assert room.window.longest is not None
        loop = asyncio.get_running_loop()
        room.window.longest += int(loop.time() * 1000) % 997

    patch.setitem(EFFECTS, "hold", hold)


@plant("the bot plays on after the person has returned")
def bot_stays(patch: pytest.MonkeyPatch) -> None:
    async def answer_for(self: Node, live: Live, thought: Any, option: int) -> None:
        if not live.room.chairs[thought.seat].bot or thought not in clock.thoughts(live.room):
            thought = thought._replace(id=f"{thought.id}.late")
        try:
            data = {"seat": thought.seat, "option": option}
            await self.write(live, "answer", data, "", thought.id)
        except (Conflict, StorageFailed, EngineTrouble):
            live.doubtful = True

    patch.setattr(Node, "answer_for", answer_for)


@plant("those who come back see what they saw")
def no_resume(patch: pytest.MonkeyPatch) -> None:
    def welcome(self: Live, person: str, since: int | None, now: int) -> bytes:
        snapshot = self.snapshot(person, now)
        if since is not None:
            snapshot.stream = min(since, snapshot.stream)
        return encode(Welcome(PROTOCOL, snapshot, [], True))

    patch.setattr(Live, "welcome", welcome)
