"""A room that this node looks after: those who watch it, and what is sent to them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from ..protocol.commands import PROTOCOL
from ..protocol.messages import Snapshot, Update, Welcome, write
from ..table.room import Room
from ..table.snapshots import events_for, missed, snapshot, write_table


class Viewer:
    """Somebody who looks at a table through one connection.  ``send`` and ``cut`` must not wait."""

    __slots__ = ("cut", "person", "send")

    def __init__(self, person: str, send: Callable[[bytes], None], cut: Callable[[str], None]) -> None:
        self.person = person
        self.send = send
        self.cut = cut  # end the connection, for a reason


class Live:
    def __init__(self, room: Room) -> None:
        self.room = room
        self.lock = asyncio.Lock()  # one change at a time
        self.viewers: list[Viewer] = []
        self.breaks: dict[str, int] = {}  # how often each has lost a connection
        self.doubtful = False  # whether an entry may have been written that this node does not know of
        self.past: Room | None = None  # the room again, where somebody has asked for what it no longer remembers ...
        self.recalled: dict[str, tuple[str, int]] = {}  # ... which is this: all commands, as in ``Room.done``
        self.table = b""  # the part of a snapshot that is the same for all, written once
        self.table_of = -1  # the stream number it was written at
        self.timer: asyncio.TimerHandle | None = None
        self.thinking: set[str] = set()  # commands that bots think about
        self.mine = False  # whether this node wrote the last entry; then it thinks for the bots
        self.rings = 0  # of this node's own that are still to be heard
        self.used = 0  # when it was last looked at, by the node's clock

    def watches(self, person: str) -> bool:
        return any(viewer.person == person for viewer in self.viewers)

    def snapshot(self, person: str, now: int) -> Snapshot:
        """What a person sees now."""
        if self.table_of != self.room.stream:
            self.table = write_table(self.room)
            self.table_of = self.room.stream
        return snapshot(self.room, person, now, self.table)

    def welcome(self, person: str, since: int | None, now: int) -> bytes:
        """How things stand, for somebody who comes or comes back."""
        events, complete = ([], False) if since is None else missed(self.room, person, since)
        return write(Welcome(PROTOCOL, self.snapshot(person, now), events, complete))

    def show(self, now: int) -> None:
        """Send what the last entry has changed to those whom it concerns."""
        room = self.room
        written: dict[str, bytes] = {}
        for viewer in self.viewers:
            person = viewer.person
            if room.told is not None and room.told != person:
                continue
            if person not in written:
                written[person] = write(Update(events_for(room, room.items, person), self.snapshot(person, now)))
            viewer.send(written[person])
            if person in room.removed:
                viewer.cut("removed")
