"""People who play at a server's table, on virtual time.  Every log entry is kept, for a database to be filled with.

The same seed always plays the same evening: the server's own randomness is seeded too.
"""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any
from unittest.mock import patch

from tests.server.table import ServerTable, person
from tests.server.virtual_time import EPOCH

from stablemates import bots
from stablemates.protocol import commands as c
from stablemates.server.bot_workers import think_here
from stablemates.server.node import Node
from stablemates.server.notifier.local import LocalNotifier
from stablemates.server.store.memory import MemoryStore
from stablemates.table.log import Row, StoredEntry

PEOPLE = ("ann", "bob", "cid")
SPECTATOR = "eve"
LATER = 500_000  # the number of the first new command, above all recorded ones
AWAY = 60.0  # seconds without a server
MOST_STEPS = 3_000


class NotingStore(MemoryStore):
    """A store that remembers every append, so that a database can repeat it."""

    def __init__(self) -> None:
        super().__init__()
        self.appended: list[tuple[StoredEntry, Row]] = []

    async def append(self, entry: StoredEntry, row: Row) -> None:
        await super().append(entry, row)
        self.appended.append((entry, row))


class Evening(ServerTable):
    """A table whose people play automatically, and not always well."""

    store: NotingStore
    seed = 0  # for the choices of people
    whims = 0.2  # share of answers that are random

    def __init__(self, people: str, robots: int = 0, level: str = "novice", seed: int = 0, **settings: Any) -> None:
        names = people.split()
        self.seed = seed
        super().__init__(c.Settings(seats=len(names) + robots, **settings), names, [])
        self.names += [f"bot {n}" for n in range(robots)]
        if robots:
            self.says(names[0], "addbot", level=level)
        self.joins(SPECTATOR)

    @classmethod
    def resumed(cls, table: str, entries: list[StoredEntry], row: Row) -> Evening:
        """Resume an evening: a server starts with the log that another one left, and everyone reconnects."""
        evening = cls.__new__(cls)
        evening.whims = 0.0
        evening.prepare([])
        evening.table = table
        evening.commands_sent = LATER
        evening.run(evening.start_with(entries, row))
        records = evening.room.seats
        known = {person(who): who for who in (*PEOPLE, SPECTATOR)}
        evening.names = [known.get(record.person, f"bot {seat}") for seat, record in enumerate(records)]
        for who in evening.seated:
            evening.joins(who)
        return evening

    async def start_with(self, entries: list[StoredEntry], row: Row) -> None:
        self.loop.elapsed = (entries[-1].at - EPOCH) / 1000 + AWAY
        await self.store.open()
        for entry in entries:
            await self.store.append(entry, row)
        self.store.appended.clear()
        await self.node.open()
        await self.node.room(self.table)

    def prepare(self, names: list[str]) -> None:
        self.dice = random.Random(self.seed)
        self.failing = False  # whether bots crash while they think
        self.in_cluster = False  # whether other servers may write to the same log
        self.replied: set[tuple[str, int]] = set()  # (person, state) of answers given in windows
        super().prepare(names)

    def new_store(self) -> NotingStore:
        return NotingStore()

    def new_node(self) -> Node:
        return Node(self.store, LocalNotifier(), self.loop.now, self.think, alone=not self.in_cluster)

    async def think(self, game: dict[str, Any], seat: int, level: str, seed: int) -> int:
        if self.failing:
            raise RuntimeError("a bot breaks down")
        return await think_here(game, seat, level, seed)

    # --- playing -----------------------------------------------------------------------------

    def plays_until(self, happens: Callable[[], bool]) -> None:
        """Let everyone play until ``happens`` returns true."""
        for _ in range(MOST_STEPS):
            if happens():
                return
            self.steps()
        raise AssertionError(f"it did not happen within {MOST_STEPS} steps")

    def plays_for(self, answers: int) -> None:
        """Let everyone play ``answers`` more answers, or to the end."""
        enough = len(self.room.playing.answers) + answers
        self.plays_until(lambda: self.over or len(self.room.playing.answers) >= enough)

    def steps(self) -> None:
        """Let one person answer, or let a moment pass."""
        asked = self.awaited()
        if not asked:
            self.waits(0.4)
            return
        who = asked[0]
        self.waits(0.3)
        if who in self.awaited():
            if self.window_open:
                self.replied.add((who, self.room.state))
            self.command(who, "answer", option=self.choice(who))  # refused if others just closed the window

    def awaited(self) -> list[str]:
        """Return the people who are asked something and have not answered."""
        return [
            who
            for who in self.asked
            if who in self.viewers
            and not self.room.seats[self.seat(who)].bot
            and (not self.window_open or (who, self.room.state) not in self.replied)
        ]

    def choice(self, who: str) -> int:
        """Choose mostly as a sensible bot does, but forget the call that belongs to a card (U-CALL-01)."""
        seat = self.seat(who)
        options = next(question for question in self.room.game.pending() if question.seat == seat).options
        option = self.dice.randrange(len(options))
        if self.dice.random() >= self.whims:
            world = bots.World(self.room.game.clone(), seat)
            option = bots.make("sensible", self.dice.randrange(1 << 32)).answer(world)
        chosen = options[option]
        forgotten = ("play", chosen.card, chosen.word) if chosen.verb == "call" else None
        return next((n for n, one in enumerate(options) if (one.verb, one.card, one.word) == forgotten), option)

    def finishes(self) -> None:
        """Let everyone play to the end of the game, or of the next one if none is being played."""
        host = next((who for who in self.seated if self.room.is_host(person(who))), "")
        if self.room.phase == "lobby":
            if any(not record.person and not record.bot for record in self.room.seats):
                self.says(host, "addbot", level="novice")
            self.says(host, "start")
        for who in self.seated:
            if self.over and not self.room.seats[self.seat(who)].again:
                self.says(who, "rematch")
            elif self.plays_a_bot(who):
                self.says(who, "return")
        if self.room.error:
            self.says(host, "undo")
        self.plays_until(lambda: self.over)

    @property
    def seated(self) -> list[str]:
        return [who for who in self.names if who in (*PEOPLE, SPECTATOR)]

    @property
    def over(self) -> bool:
        return self.room.phase == "over"

    @property
    def depth(self) -> int:
        return -1 if self.room.window is None else self.room.window.depth

    @property
    def in_effect(self) -> bool:
        """Return whether a question of an effect is open, not the default one of a turn."""
        return self.room.turn is not None and not {"turn", "action", "beginning"} & set(self.asked.values())


@contextmanager
def seeded_secrets(seed: int) -> Iterator[None]:
    """Seed the secrets that a server draws."""
    rng = random.Random(seed)

    def token_hex(nbytes: int | None = None) -> str:
        return rng.randbytes(nbytes or 32).hex()

    drawn = {"token_hex": token_hex, "token_urlsafe": token_hex, "choice": rng.choice}
    with ExitStack() as patches:
        for name, draw in drawn.items():
            patches.enter_context(patch.object(secrets, name, draw))
        yield
