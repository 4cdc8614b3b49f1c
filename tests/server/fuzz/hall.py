"""Many tables on virtual time, and people who use the server's own connections.

Only the network is missing: input goes into a fake wire, and output comes out of it.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, deque
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import patch

import msgspec
import structlog

import stablemates
from stablemates import fair
from stablemates.protocol.commands import Settings
from stablemates.server import live_room
from stablemates.server import node as node_module
from stablemates.server.http.identity import People
from stablemates.server.http.limits import Limits
from stablemates.server.live_room import LiveRoom
from stablemates.server.node import Node
from stablemates.server.notifier.local import LocalNotifier
from stablemates.server.store.memory import MemoryStore
from stablemates.server.websocket.connection import Connection
from stablemates.table.log import StoredEntry
from stablemates.table.registry import apply, read_entry
from stablemates.table.room import Room

from ..virtual_time import now
from .laws import PERSON, Broken, Ledger, Logged, Reply, WatchfulGateway, read_reply, reveals_nothing, seen

SEATS = {"unorog": (2, 3, 4), "second-ru": (2, 3, 4), "first-uk": (3, 4)}
SPEEDS = ("quick", "normal", "off")
PEOPLE = 5  # at each table
PLANNED = "a planned failure"
FAILS = 0.01  # the share of bots' thoughts that fail
UNLIMITED = Limits(messages=10**9, requests_per_minute=10**9, sockets_per_person=10**6, sockets_per_address=10**6)


class Wire:
    """A fake network connection: passes on messages, and collects replies."""

    is_free = True

    def __init__(self, client: Client) -> None:
        self.client = client
        self.listener: Connection | None = None
        self.incoming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    def bring(self, message: str | None) -> None:
        if self.listener is None:
            self.incoming.put_nowait({"type": "websocket.receive", "text": message})
        else:
            self.listener.on_message(message)

    def write(self, message: bytes) -> None:
        self.client.receive(message.decode())

    async def send(self, event: dict[str, Any]) -> None:
        if event["type"] == "websocket.send":
            self.client.receive(event["text"])
        else:
            self.client.hung_up = True

    def pause(self) -> None:
        self.is_free = self.client.hall.dice.random() < 0.9  # sometimes the client does not read

    def resume(self) -> None:
        self.is_free = True

    def hang_up(self, code: int, reason: str) -> None:
        raise Broken(f"no client here is slow, but one was disconnected: {code} {reason}")


class Client:
    """A person at a table, with one connection."""

    def __init__(self, hall: Hall, table: str, person: str) -> None:
        self.hall = hall
        self.table = table
        self.person = person
        self.wire = Wire(self)
        self.hung_up = False
        self.awaited: deque[asyncio.Future[Reply]] = deque()
        self.received = 0
        self.line = Connection(cast(Any, self.wire), hall.gateway, table, person)
        self.staying = asyncio.ensure_future(self.line.run(cast(Any, self.wire.incoming.get), None))

    def receive(self, text: str) -> None:
        self.received += 1
        if text.startswith(('{"type":"update"', '{"type":"welcome"')):
            if self.received % 16 == 0:
                reveals_nothing(text)
            return
        reveals_nothing(text)
        reply = read_reply.decode(text)
        if reply.type == "bye":
            self.hung_up = True
            while self.awaited:
                self.awaited.popleft().set_result(reply)
        elif not self.awaited:
            raise Broken(f"a reply without a request: {text[:300]}")
        else:
            self.awaited.popleft().set_result(reply)

    def says(self, message: str | None) -> asyncio.Future[Reply]:
        answer: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        self.awaited.append(answer)
        self.wire.bring(message)
        return answer

    async def leaves(self) -> None:
        self.wire.incoming.put_nowait({"type": "websocket.disconnect", "code": 1001})
        async with asyncio.timeout(60):
            await self.staying
        if self.awaited:
            raise Broken(f"{len(self.awaited)} commands were never answered")


class Hall:
    def __init__(self, dice: Random) -> None:
        self.dice = dice
        self.store = MemoryStore()
        self.node = Node(self.store, LocalNotifier(), now, self.think, alone=True)
        self.gateway = WatchfulGateway(self.node, People(b"k" * 32), UNLIMITED)
        self.gateway.errors = []
        self.logged = Logged()
        self.tables: list[str] = []
        self.clients: dict[str, list[Client]] = {}
        self.strangers: list[str] = [self.new_person()]  # including people who were removed
        self.ledgers: dict[str, Ledger] = {}
        self.opened = 0
        self.reached: Counter[str] = Counter()

    def new_person(self) -> str:
        return f"{PERSON}{self.dice.getrandbits(88):022x}"

    async def think(self, game: dict[str, Any], seat: int, level: str, seed: int) -> int:
        """Choose anything for a bot, and sometimes fail."""
        if self.dice.random() < FAILS:
            raise RuntimeError(PLANNED)
        state = stablemates.load(game)
        question = next(one for one in state.pending() if one.seat == seat)
        return self.dice.randrange(len(question.options))

    # --- tables ------------------------------------------------------------------------------------

    async def open_table(self) -> str:
        dice = self.dice
        profile = dice.choice(["unorog", "unorog", "second-ru", "first-uk"])
        settings = Settings(
            profile=profile,
            seats=dice.choice(SEATS[profile]),
            speed=cast(Any, dice.choice(SPEEDS)),
            public=dice.random() < 0.2,
            pace=cast(Any, dice.choice(["off", "quick"])),
            options={}
            if profile == "unorog"
            else {"unicorns_to_win": dice.choice([1, 2, 3])},  # so that games are short
        )
        people = [self.new_person() for _ in range(PEOPLE)]
        table = (await self.node.create(people[0], settings)).table
        self.ledgers[table] = Ledger(self.store.logs[table])
        self.clients[table] = [Client(self, table, person) for person in people]
        await asyncio.sleep(0.1)
        self.tables.append(table)
        self.opened += 1
        return table

    async def leave_table(self, table: str) -> None:
        """Let everyone leave; a room without viewers is evicted."""
        self.check(table)
        for client in self.clients.pop(table):
            if not client.staying.done():
                await client.leaves()
        self.tables.remove(table)
        del self.ledgers[table]

    async def reconnect(self, table: str, soon: float = 0.1) -> None:
        """Let disconnected people reconnect after a while, or someone else in their place."""
        for number, client in enumerate(self.clients[table]):
            if not client.hung_up:
                continue
            if not client.staying.done():
                await client.leaves()
            if self.dice.random() < soon:
                removed = client.person in self.room(table).removed
                self.strangers = [*self.strangers[-20:], client.person] if removed else self.strangers
                again = self.new_person() if removed else client.person
                self.clients[table][number] = Client(self, table, again)
                await asyncio.sleep(0.01)

    def live(self, table: str) -> LiveRoom:
        return self.node.rooms[table]

    def room(self, table: str) -> Room:
        return self.live(table).room

    def client_of(self, table: str, person: str) -> Client | None:
        return next((one for one in self.clients[table] if one.person == person and not one.hung_up), None)

    def situation(self, table: str) -> str:
        """Return the situation of a table, for the tally."""
        room = self.room(table)
        if room.phase != "playing":
            return room.phase
        return "trouble" if room.error else "window" if room.window is not None else "turn"

    # --- laws --------------------------------------------------------------------------------------

    def check(self, table: str) -> None:
        """Check that the room is the fold of its log, for every viewer."""
        self.ledgers[table].read_on()
        room, folded = self.room(table), Room(table)
        for line in self.store.logs[table]:
            entry = msgspec.json.decode(line, type=StoredEntry)
            if entry.seq > room.seq and self.live(table).lock.locked():
                break  # it is on disk, but its node does not know yet
            apply(folded, read_entry(entry))
        if seen(folded, 0) != seen(room, 0):
            raise Broken(f"table {table} differs from its log")

    def check_errors(self) -> None:
        if self.gateway.errors:
            raise Broken(f"the server failed: {self.gateway.errors[0]!r}") from self.gateway.errors[0]
        if self.logged.lines:
            raise Broken(f"the server logged an error: {self.logged.lines[0]}")

    def check_all(self) -> None:
        self.check_errors()
        for report in self.store.kept_reports.values():
            if PLANNED not in report["text"]:
                raise Broken(f"an error of the engine:\n{report['text']}")
        # Rooms that people just left are evicted soon.
        if len(self.node.rooms) > len(self.tables) + 12 or self.node.loading:
            raise Broken(f"{len(self.node.rooms)} rooms are held for {len(self.tables)} tables")


@contextmanager
def chance(dice: Random) -> Iterator[None]:
    """Seed all randomness of the server, and silence its log."""
    drawn = SimpleNamespace(token_hex=lambda bytes_: dice.randbytes(bytes_).hex(), choice=dice.choice)
    before = structlog.get_config()
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))
    try:
        with (
            patch.object(node_module, "secrets", drawn),
            patch.object(live_room, "secrets", drawn),
            patch.object(fair, "secrets", drawn),
        ):
            yield
    finally:
        structlog.configure(**before)
