"""Tables on virtual time, run through the real node, from any moment of a recorded session.

``record`` plays a session and keeps the room as it was after each public entry.  ``World`` continues from one of these
moments: in the true world, or in one in which everything the viewer cannot know was dealt again (``redealt``).
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, NamedTuple

import msgspec

from stablemates.core.kernel import NOBODY, Seat, bit_of
from stablemates.protocol import commands as c
from stablemates.protocol import messages as m
from stablemates.server.bot_workers import think_here
from stablemates.server.live_room import LiveRoom
from stablemates.server.node import Node
from stablemates.server.notifier.local import LocalNotifier
from stablemates.server.store.memory import MemoryStore
from stablemates.table.clock import PatienceSet
from stablemates.table.deal import Started
from stablemates.table.history import kept
from stablemates.table.log import Change, Entry, Row, StoredEntry
from stablemates.table.presence import Arrived
from stablemates.table.registry import apply
from stablemates.table.room import Room
from stablemates.table.seats import BotsAdded, Sat
from stablemates.table.settings import Created
from stablemates.table.snapshots import row

from ..virtual_time import EPOCH, VirtualLoop, now, run
from .acts import Act, act_of
from .people import Client, Player, Stranger, coin

TABLE = "table-of-the-secrecy-test"
SPECTATOR, STRANGER, NEWCOMER = "w4tcher-5d1c", "str4nger-77e0", "c0mer-91ab"
NAMES = ("Ann", "Bob", "Cat", "Dan", "Eve")


class Seating(NamedTuple):
    """A table to be played at."""

    profile: str
    people: int
    bots: int = 0
    speed: c.Speed = "normal"
    public: bool = False
    level: str = "sensible"
    pace: c.Pace = "off"  # of the animations that the table waits for

    @property
    def persons(self) -> list[str]:
        return [f"p3rson-{n}-{coin(n):x}" for n in range(self.people)]


class Moment(NamedTuple):
    """A table as it was at one time."""

    seating: Seating
    room: Room
    at: int
    coins: int


class Sent(NamedTuple):
    """A message that reached someone: its time, and the number of public entries before it."""

    at: int
    acts: int
    data: bytes


class Log(MemoryStore):
    """A store that notes every public entry."""

    def __init__(self, world: World) -> None:
        super().__init__()
        self.world = world

    async def append(self, entry: StoredEntry, row: Row) -> None:
        await super().append(entry, row)
        self.world.noted(entry)


class World:
    """One run of a table."""

    def __init__(self, moment: Moment, room: Room, viewer: str, salt: object, secret: str) -> None:
        self.room = room
        self.began = moment.at
        self.seating = moment.seating
        self.coins = moment.coins  # the same in all worlds
        self.salt = salt  # for what others decide in private
        self.secret = secret  # of the true world: people's coins are coupled to its masked times
        self.viewer = viewer
        self.table = room.table
        self.seat = NOBODY  # the viewer's seat, or the one whose cards they know
        self.twin: World | None = None  # the true world that this one must look like
        self.acts: list[Act] = []
        self.rooms: list[Room] = []  # as they were before each act
        self.streams: dict[str, list[Sent]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.visited = True  # whether visitors come, leave and are turned away
        self.most = 0  # acts after which the world may stop
        self.asked_anew: dict[Seat, int] = {}
        self.enough = asyncio.Event()
        self.store = Log(self)
        self.node = Node(self.store, LocalNotifier(), now, self.think, alone=True)

    def now(self) -> int:
        return now()

    @property
    def live(self) -> LiveRoom:
        return self.node.rooms[self.table]

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # --- recording ------------------------------------------------------------------------------------

    def sent(self, person: str, data: bytes) -> None:
        self.streams.setdefault(person, []).append(Sent(self.now(), len(self.acts), data))

    def noted(self, entry: StoredEntry) -> None:
        room = self.live.room
        if entry.kind in ("mode", "return", "here"):
            self.asked_anew[room.seat_of(entry.by)] = entry.at
        act = act_of(room, entry, self.secret, self.asked_anew)
        if act is not None:
            self.rooms.append(room)
            self.acts.append(act)
            if len(self.acts) >= self.most or self.has_parted():
                self.enough.set()

    def has_parted(self) -> bool:
        """Return whether another player's decision, or a revealed card, has made this world differ from its twin."""
        n = len(self.acts) - 1
        if self.twin is None or n < 0:
            return False
        return n >= len(self.twin.acts) or not self.is_alike(n)

    def is_alike(self, n: int) -> bool:
        """Return whether act ``n``, and what was known before it, look the same to everyone."""
        assert self.twin is not None
        return self.acts[n] == self.twin.acts[n] and self.known(n) == self.twin.known(n, self.seat)

    def known(self, n: int, seat: Seat | None = None) -> object:
        """Return what the game itself has shown to the viewer's seat before act ``n``.

        That this reveals nothing is tested in tests/every_game.
        """
        seat, room = self.seat if seat is None else seat, self.rooms[n]
        items = kept(room.history[-1]) if room.history else []  # of the last public entry, whatever was private since
        known = [
            item.event if item.seen_by >> bit_of(seat) & 1 else msgspec.structs.replace(item.event, card=None)
            for item in items
        ]
        return room.game.view(seat), known if n else []

    async def think(self, game: dict[str, Any], seat: int, level: str, seed: int) -> int:
        """Record what a bot gets to think about: a bot is also a viewer."""
        self.sent(bot_at(seat), msgspec.json.encode([game, seat, level, seed]))
        return await think_here(game, seat, level, seed)

    # --- continuing from a moment ----------------------------------------------------------------------------

    async def set_up(self, acts: int) -> None:
        """Create a node that has the room, at its time."""
        loop = asyncio.get_running_loop()
        assert isinstance(loop, VirtualLoop)
        loop.elapsed = (self.began - EPOCH) / 1000
        self.most = acts
        await self.node.open()
        self.store.logs[self.table] = [b""] * self.room.seq
        self.store.rows[self.table] = msgspec.json.encode(row(self.room, None))
        log = self.node.log(self.table)
        log.continue_after(self.room.seq, "")
        self.node.rooms[self.table] = self.node.live(self.room, log)

    async def advance(self, seconds: float, acts: int) -> None:
        """Play on until enough has happened, or enough time has passed."""
        await self.set_up(acts)
        self.cast()
        self.live.schedule()
        with suppress(TimeoutError):
            await asyncio.wait_for(self.enough.wait(), seconds)
        self.rooms.append(self.live.room)
        await self.end()

    async def end(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.node.close()

    def cast(self) -> None:
        """Start everyone present, and visitors who come, leave and try forbidden commands."""
        live, room = self.live, self.room
        clients: list[Client] = []
        for n, person in enumerate(self.seating.persons):
            player = Player(self, person)
            clients.append(player)
            if room.is_here(person) and not self.is_returning(n):
                live.viewers.append(player.viewer)
                player.receive(live.welcome(person, room.stream, self.now()))
            else:
                self.returns(player)
            self.start(player.ideas())
        spectator, stranger = Client(self, SPECTATOR), Stranger(self, STRANGER)
        if room.is_here(SPECTATOR):
            live.viewers.append(spectator.viewer)
            spectator.receive(live.welcome(SPECTATOR, None, self.now()))
        self.start(stranger.pry())
        self.start(self.look_in())
        if self.visited and coin("comer", self.coins) % 3 == 0:
            self.comes(Player(self, NEWCOMER))
        if self.visited and someone_is_removed(self):
            self.removes(clients)

    def is_returning(self, n: int) -> bool:
        """Return whether someone's connection was lost a moment ago, unnoticed by others."""
        return self.visited and coin("returning", self.coins) % (2 * self.seating.people) == n

    def returns(self, player: Player) -> None:
        """Reconnect someone, who asks for missed events."""
        since = max(self.room.stream - 9, 0)
        player.at(self.began + 900, lambda: player.join(since))

    def comes(self, newcomer: Player) -> None:
        """Let someone join as a spectator, ask for the history, and take a bot's seat if there is one."""

        async def come() -> None:
            await newcomer.join(max(self.live.room.stream - 9, 0))
            await newcomer.send(c.Sit, name="Zoe")

        newcomer.at(self.began + 1_400, come)

    def removes(self, clients: list[Client]) -> None:
        """Let the host remove the last player, who tries to return."""
        host, last = clients[0], clients[-1]

        async def remove() -> None:
            await host.send(c.Remove, seat=self.seating.people - 1)
            await last.join(0)
            await last.send(c.Chat, text="let me in")

        host.at(self.began + 2_600, remove)

    async def look_in(self) -> None:
        """Use the endpoints without a connection: a snapshot, the history, the list of public tables."""
        while True:
            await asyncio.sleep(0.7)
            for person in (*self.seating.persons, SPECTATOR, STRANGER):
                if self.viewer in ("", person):  # in another world only the viewer's stream is of interest
                    self.sent(person, m.write(self.live.snapshot(person, self.now())))
            if self.viewer in ("", STRANGER):
                self.sent(STRANGER, self.live.welcome(STRANGER, max(self.live.room.stream - 20, 0), self.now()))
                rows = await self.store.public_rows(10)
                shown = [(one.table, one.phase, one.changed, one.summary) for one in rows]
                self.sent(STRANGER, msgspec.json.encode(shown))


def someone_is_removed(at: World | Moment) -> bool:
    """Return whether the host removes someone in the worlds that start at this moment."""
    return coin("remove", at.coins) % 8 == 0 and at.seating.people > 1


def bot_at(seat: Seat) -> str:
    """Return the name of a bot among those who see something."""
    return f"bot at {seat}"


def advance(world: World, seconds: float, acts: int) -> World:
    run(world.advance(seconds, acts))
    return world


# --- sessions --------------------------------------------------------------------------------------------


def record(seating: Seating, seed: int, entries: int = 400) -> list[Moment]:
    """Play a session from the first guest on, and keep the moments at which a game was being played."""
    room = empty_table(seating, random.Random(seed).randbytes(80).hex(), seating.persons[0])
    come_together(room, seating)
    moment = Moment(seating, room, room.at, seed)
    world = World(moment, room, "", seed, room.secret)
    return run(session(world, moment, entries))


def empty_table(seating: Seating, secret: str, host: str) -> Room:
    settings = c.Settings(
        profile=seating.profile,
        seats=seating.people + seating.bots,
        speed=seating.speed,
        public=seating.public,
        pace=seating.pace,
    )
    room = Room(TABLE)
    enter(room, Created(secret, settings, "ABCDE"), host)
    return room


def enter(room: Room, change: Change, by: str) -> None:
    apply(room, Entry(room.seq + 1, f"lobby.{room.seq}", EPOCH + 10 * room.seq, by, change))


def come_together(room: Room, seating: Seating) -> None:
    """Let everyone join and sit down, and deal the cards."""
    persons = seating.persons
    for seat, person in enumerate(persons):
        enter(room, Arrived(), person)
        enter(room, Sat(seat, NAMES[seat]), person)
        if not seating.public and seat == len(persons) - 1:
            enter(room, PatienceSet(2), person)
    enter(room, Arrived(), SPECTATOR)
    if seating.bots:
        seats = list(range(seating.people, seating.people + seating.bots))
        enter(room, BotsAdded(seats, seating.level), persons[0])
    enter(room, Started(room.book[1].latest), persons[0])


async def session(world: World, moment: Moment, entries: int) -> list[Moment]:
    moments: list[Moment] = []
    sent = world.sent
    world.visited = False

    def keep(person: str, data: bytes) -> None:
        sent(person, data)
        room = world.live.room
        is_update = person == SPECTATOR and data.startswith(b'{"type":"update"')
        if is_update and room.phase == "playing" and is_settled(world, room):
            moments.append(Moment(world.seating, room.clone(), world.now(), moment.coins + len(moments)))

    world.sent = keep  # type: ignore[method-assign]  # to keep the moments
    await world.advance(3_600, entries)
    return moments


def is_settled(world: World, room: Room) -> bool:
    """Return whether nothing is in progress that the room does not show."""
    by_hand = room.window is not None and any(reply.by_hand for reply in room.window.replies.values())
    connected = {viewer.person for viewer in world.live.viewers}
    here = {person for person, one in room.people.items() if one.here}
    seated = room.seat_of(world.seating.persons[0]) != NOBODY
    return not by_hand and connected == here and seated and NEWCOMER not in room.people and not room.removed
