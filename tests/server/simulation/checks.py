"""Guarantees of every world: an independent reading of the log, and a ledger of all commands.

The log is folded into a separate room, entry by entry, as soon as it is on disk.  Each entry must have been legal by
the rules restated here, and people must see what that room shows.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

from msgspec import json, to_builtins
from msgspec.structs import replace

from stablemates.core.kernel import NOBODY, bit_of
from stablemates.protocol.commands import Command
from stablemates.protocol.messages import Accepted, Refused, Snapshot, Update, Welcome
from stablemates.protocol.seen import view as seen_view
from stablemates.protocol.values import Event
from stablemates.server.node import Node
from stablemates.table.log import StoredEntry
from stablemates.table.registry import apply, read_entry
from stablemates.table.room import Room
from stablemates.table.snapshots import snapshot

from .comparison import plain
from .laws import Unlawful, after, before, markers

if TYPE_CHECKING:
    from .network import Line
    from .world import World

CLOSELY = 0.2  # the share of messages compared in full
read_stored = json.Decoder(StoredEntry)
read_shown: json.Decoder[Welcome | Update] = json.Decoder(Welcome | Update)
RETRIED = ("storage", "busy")  # the outcome is unknown, or it was not tried: clients send the same command again


class Broken(AssertionError):
    """A guarantee was broken."""


class Errors(logging.Handler):
    """Records exceptions that a node logs: it did not expect them."""

    def __init__(self, world: World) -> None:
        super().__init__(logging.ERROR)
        self.world = world

    def emit(self, record: logging.LogRecord) -> None:
        if record.exc_info:
            self.world.fail(f"{record.getMessage()}: {record.exc_info[1]!r}")


class Checks:
    def __init__(self, world: World) -> None:
        self.world = world
        self.room = Room("")
        self.written: dict[str, StoredEntry] = {}
        self.done: dict[str, tuple[str, int]] = {}  # all commands: a room remembers only the last ones
        self.commands: dict[str, tuple[str, Command]] = {}
        self.accepted: dict[str, tuple[str, int]] = {}
        self.doubted: set[int] = set()
        self.newest: dict[str, tuple[int, int]] = {}  # the newest state shown to each person
        self.shown_count = 0

    # --- the log -----------------------------------------------------------------------------------------------

    def is_written(self, id: str) -> bool:
        self.read_log()
        return id in self.written

    def read_log(self) -> None:
        """Apply the new log entries, and judge them."""
        world = self.world
        if not world.table:
            return
        self.room.table = world.table
        lines = world.store.logs[world.table]
        while self.room.seq < len(lines) and not world.failure:
            entry = read_stored.decode(lines[self.room.seq])
            world.note(f"    {entry.seq} {entry.kind} by {entry.by or 'the table'} {entry.id} {entry.data}"[:200])
            try:
                if entry.id in self.written:
                    raise Unlawful("this command was written twice")
                was = before(self.room, entry, self.commands.get(entry.id))
                self.written[entry.id] = entry
                apply(self.room, read_entry(entry))
                self.done[entry.id] = self.room.commands[entry.id]
                after(self.room, entry, was)
                for marker in markers(self.room, entry, was):
                    world.reached(marker)
            except Unlawful as broken:
                world.fail(f"entry {entry.seq}, {entry.kind} {entry.id}: {broken}")

    # --- commands ------------------------------------------------------------------------------------------------

    def sent(self, person: str, command: Command) -> None:
        self.commands[command.id] = (person, command)

    def replied(self, node: Node, person: str, command: Command, reply: object) -> None:
        """Check the reply of a node to a command, as it is sent."""
        world = self.world
        self.read_log()
        live = node.rooms.get(world.table)
        if not isinstance(reply, (Accepted, Refused)) or reply.id != command.id:
            world.fail(f"{command} was answered with {reply!r}")
        elif isinstance(reply, Accepted):
            if command.id not in self.written or self.written[command.id].by != person:
                world.fail(f"{command} was accepted, but is not in the log")
            elif self.accepted.setdefault(command.id, (person, reply.state)) != (person, reply.state):
                world.fail(f"{command} was accepted on {reply.state}, before that on {self.accepted[command.id]}")
            elif self.done[command.id][1] != reply.state:
                world.fail(f"{command} led to {self.done[command.id]}, not to {reply.state}")
            if command.id in world.lost:
                world.reached("lost acknowledgement repeated")
            if command.id in world.conflicted:
                world.reached("conflict retried")
        else:
            if command.id in self.written and reply.reason not in RETRIED and reply.reason != "id-taken":
                world.fail(f"{command} was refused ({reply.reason}), but is in the log")
            if not reply.reason or not reply.text or (reply.snapshot is None) != (reply.reason == "removed"):
                world.fail(f"{command} was refused without a reason or a snapshot: {reply}")
            elif reply.snapshot is not None and live is not None and live.room.seq == self.room.seq:
                self.compare(as_received(reply.snapshot), person)
            world.reached(f"refused: {reply.reason}")
        if live is not None and live.doubtful:
            self.doubted.add(id(node))
        elif id(node) in self.doubted:
            self.doubted.discard(id(node))
            world.reached("doubtful store healed")

    def likeness(self, node: Node) -> tuple[int, Any] | None:
        """Return the state of a node's table before a command, now and then."""
        live = node.rooms.get(self.world.table)
        if live is None or self.world.rng.random() > CLOSELY:
            return None
        return live.room.seq, plain(live.room)

    def unchanged(self, node: Node, was: tuple[int, Any] | None, reply: object) -> None:
        """Check that a refused command changed nothing."""
        live = node.rooms.get(self.world.table)
        if was is None or live is None or live.room.seq != was[0] or not isinstance(reply, Refused):
            return
        if plain(live.room) != was[1]:
            self.world.fail(f"a refused command ({reply.reason}) has changed the table")

    # --- what is shown -------------------------------------------------------------------------------------------

    def shown(self, line: Line, data: bytes) -> None:
        """Check what a node sends to someone."""
        world, person = self.world, line.player.person
        self.read_log()
        self.shown_count += 1
        message = read_shown.decode(data)
        seen = (message.snapshot.stream, message.snapshot.state)
        if seen[0] < line.stream or seen[1] < line.state:
            world.fail(f"{person} was shown {seen} after {(line.stream, line.state)}")
        line.stream, line.state = seen
        if world.alone:
            if seen < self.newest.get(person, seen):
                world.fail(f"{person} was shown {seen} after {self.newest[person]}, before a restart")
            self.newest[person] = seen
        room = line.node.rooms[world.table].room
        if room.seq > self.room.seq or seen[0] > self.room.stream:
            world.fail(f"{person} was shown entry {room.seq}, which is not in the log")
        if room.seq != self.room.seq or world.rng.random() > CLOSELY:
            return
        self.compare(message.snapshot, person)
        if isinstance(message, Update):
            if self.room.only_for is not None and self.room.only_for != person:
                world.fail(f"{person} was shown something private to someone else")
            if message.events != self.expected_events(person):
                world.fail(f"{person} was sent {message.events}, not {self.expected_events(person)}")
        elif message.events and not message.complete and world.storming:
            world.reached("away too long to get all events")

    def expected_events(self, person: str) -> list[Event]:
        """Return what the last entry shows a person, by the engine's own record of who saw what."""
        room, found = self.room, []
        seat = eyes(room, person)
        muted = room.people[person].muted if person in room.people else set()
        for item in room.items:
            if item.speaker and item.speaker in muted:
                self.world.reached("muted")
                continue
            one = item.event
            hidden = one.card is not None and not item.seen_by >> bit_of(seat) & 1
            found.append(replace(one, card=None) if hidden else one)
        return found

    def compare(self, seen: Snapshot, person: str) -> None:
        """Check that a snapshot shows what the log says, as far as this person may know it."""
        room, world = self.room, self.world
        seat = eyes(room, person)
        expected = None if room.match is None else seen_view(room.game, seat)
        if seen.view != expected:
            where = difference(to_builtins(seen.view), to_builtins(expected))
            world.fail(f"{person} in seat {seat} sees a different game: {where}")
        answered = seen.mine is not None and seen.mine.answered is not None
        mine = [one for one in (room.game.pending() if room.phase == "playing" else []) if one.seat == seat]
        if (seen.question is not None) != bool(mine and seat >= 0 and not answered):
            world.fail(f"{person} is asked {seen.question} instead of {mine}")
        if seen.question is not None and len(seen.question.options) != len(mine[0].options):
            world.fail(f"{person} has {len(seen.question.options)} options, not {len(mine[0].options)}")
        window = room.window
        if (seen.window is not None) != (window is not None):
            world.fail(f"{person} sees the window {seen.window}")
        if seen.window is not None and window is not None:
            public = (window.asked, window.opened, window.least, window.ends, bool(window.held))
            shown = seen.window
            if (shown.asked, shown.opened, shown.floor, shown.ends, shown.thinking) != public:
                world.fail(f"{person} sees {shown}, not {public}")
        if (seen.state, seen.stream, seen.you) != (room.state, room.stream, room.seat_of(person)):
            world.fail(f"{person} sees state {seen.state}, stream {seen.stream}, seat {seen.you}")
        if seen.table.phase != room.phase or [one.name for one in seen.table.seats] != [c.name for c in room.seats]:
            world.fail(f"{person} sees the table {seen.table}")
        if [one.here for one in seen.table.seats] != [not c.person or room.is_here(c.person) for c in room.seats]:
            world.fail(f"{person} sees who is there as {[one.here for one in seen.table.seats]}")

    # --- the end -------------------------------------------------------------------------------------------------

    def at_the_end(self) -> None:
        """Check the final state: everyone sees the same, and nothing acknowledged is missing."""
        world = self.world
        self.read_log()
        fresh = Room(world.table)
        for number, line in enumerate(world.store.logs[world.table], 1):
            entry = read_stored.decode(line)
            if entry.seq != number:
                world.fail(f"entry {number} of the log is numbered {entry.seq}")
            apply(fresh, read_entry(entry))
        truth = plain(fresh)
        if truth != plain(self.room):
            world.fail(f"the log read again gives a different table: {difference(plain(self.room), truth)}")
        for id, (person, _) in self.accepted.items():
            if id not in self.written or self.written[id].by != person:
                world.fail(f"{id} of {person} was accepted and is lost")
        now = world.loop.now()
        for machine, node in world.nodes:
            live = node.rooms.get(world.table)
            if live is None or not live.viewers:
                continue
            if plain(live.room) != truth:
                world.fail(f"{machine.name} has a different table: {difference(plain(live.room), truth)}")
            for player in world.players:
                seen, expected = live.snapshot(player.person, now), snapshot(fresh, player.person, now)
                if as_received(seen) != as_received(expected):
                    world.fail(f"{machine.name} shows {player.person} something other than the log")
        for player in world.players:
            if player.snapshot is not None and player.person not in fresh.removed:
                expected = as_received(snapshot(fresh, player.person, player.snapshot.now))
                if player.snapshot != expected:
                    found = difference(to_builtins(player.snapshot), to_builtins(expected))
                    world.fail(f"{player.person} sees something else: {found}")


def as_received(seen: Snapshot) -> Snapshot:
    """Return a snapshot as the client receives it."""
    return json.decode(json.encode(seen), type=Snapshot)


def difference(one: object, other: object, path: str = "") -> str:
    """Return where two likenesses differ."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in dict.fromkeys([*one, *other]):
            if one.get(key) != other.get(key):
                return difference(one.get(key), other.get(key), f"{path}.{key}")
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for place, (this, that) in enumerate(zip(one, other)):
            if this != that:
                return difference(this, that, f"{path}[{place}]")
    return f"{path}: {str(one)[:200]} is not {str(other)[:200]}"


def eyes(room: Room, person: str) -> int:
    """Return the seat whose hand someone may see: their own, unless they have stood up and left it to a bot."""
    seat = room.seat_of(person)
    return NOBODY if seat == NOBODY or (room.seats[seat].watches and room.seats[seat].bot) else seat
