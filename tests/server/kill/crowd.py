"""Many people at many tables, over real sockets.  They answer immediately, and reconnect by themselves."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from http.client import HTTPException
from random import Random
from typing import Any, TypeVar

from msgspec import convert, to_builtins

from stablemates.client.remote import Guest, RemoteSession, TurnedAway
from stablemates.games.registry import find
from stablemates.protocol.commands import (
    AddBot,
    Answer,
    BaseCommand,
    Close,
    Mode,
    Mute,
    React,
    Return,
    Settings,
    Sit,
    Speed,
    Start,
)
from stablemates.protocol.messages import Accepted, Refused, Snapshot, Welcome

from .ledger import Acknowledged, Ledger, Seen

T = TypeVar("T")
RULEBOOKS = ("unorog", "second-ru", "first-uk", "second-uk", "first-ru")
PEOPLE = (2, 2, 3, 4)  # at a table
TRIES = 50
AGAIN = 0.1  # seconds before a retry after a refusal, or without a server
GIVE_UP = 900.0  # seconds without an answer: a machine that has other work to do answers late
TALK = 0.1  # how often someone does something besides the game


class Witness(RemoteSession):
    """A person at a table who records what is acknowledged, by any of the servers."""

    def __init__(self, guest: Guest, table: str, crowd: Crowd, rng: Random) -> None:
        super().__init__(guest, table, give_up=GIVE_UP)
        self.crowd = crowd
        self.rng = rng
        self.back = 0.0  # time of the last welcome
        self.found: Snapshot | None = None  # ... and its snapshot
        self.backwards = 0  # how often an older snapshot was shown

    @property
    def person(self) -> str:
        return self.guest.token.partition(".")[0]

    @property
    def address(self) -> str:
        self.guest.server = self.crowd.server_for(self.table, self.rng)
        return super().address

    @property
    def seen(self) -> Seen:
        return Seen(self.table, self.person, self.snapshot)

    async def send(self, command: Callable[..., BaseCommand], **fields: object) -> Accepted | Refused:
        began = time.monotonic()
        answer = await super().send(command, **fields)
        self.crowd.took.append(time.monotonic() - began)
        assert isinstance(command, type)
        self.write_down(answer, command, fields)
        return answer

    def write_down(self, answer: Accepted | Refused, command: type[BaseCommand], fields: dict[str, Any]) -> None:
        if isinstance(answer, Accepted):
            line = Acknowledged(self.person, command, fields, answer.state)
            self.crowd.ledger.accept(self.table, answer, line)
            self.crowd.progress.set()
        else:
            self.crowd.ledger.refused[answer.reason] += 1

    async def talk(self) -> None:
        """Send something the game does not wait for."""
        rng, seats = self.rng, self.snapshot.table.seats
        others = [seat for seat, one in enumerate(seats) if one.kind == "person" and seat != self.snapshot.you]
        commands: list[tuple[type[BaseCommand], dict[str, Any]]] = [
            (Mode, {"mode": rng.choice(["smart", "always"])}),
            (Mute, {"seat": rng.choice(others), "muted": rng.random() < 0.5}),
            (React, {"reaction": "unicorn"}),
        ]
        command, fields = rng.choice(commands)
        with suppress(TurnedAway):  # the table may have closed in the meantime
            await self.send(command, **fields)

    async def repeat(self) -> None:
        """Repeat an acknowledged command with the same id, over another channel."""
        lines = self.crowd.ledger.tables.get(self.table, {})
        mine = [(id, line) for id, line in lines.items() if line.person == self.person]
        if mine:
            id, line = self.rng.choice(mine)
            command = to_builtins(line.kind(id=id, on=self.snapshot.state, **line.fields))
            answer = await patiently(
                lambda: self.guest.post(f"/api/tables/{self.table}/commands", command, dict[str, Any])
            )
            self.write_down(convert(answer, Accepted), line.kind, line.fields)

    async def enter(self, welcome: Welcome) -> None:
        self.back = time.monotonic()
        self.found = welcome.snapshot
        await super().enter(welcome)

    async def take(self, frame: str | bytes) -> None:
        before = self.snapshot.stream if self.arrived else 0
        await super().take(frame)
        self.backwards += self.arrived and self.snapshot.stream < before


class Party:
    """The people and bots of one table, from its opening until it is closed."""

    def __init__(self, crowd: Crowd, number: int) -> None:
        self.crowd = crowd
        self.rng = Random(f"{crowd.seed} {number}")
        profile = RULEBOOKS[number % len(RULEBOOKS)]
        people = max(self.rng.choice(PEOPLE), find(profile)[1].fewest)
        self.bots = self.rng.randint(0, 4 - people) if crowd.bots else 0
        self.settings = Settings(profile=profile, seats=people + self.bots, speed=crowd.speed)
        self.people: list[Witness] = []
        self.stopping = False

    async def live(self) -> None:
        """Open a table, play a game there, and close it."""
        guests = [await self.crowd.guest(self.rng) for _ in range(self.settings.seats - self.bots)]
        table, _ = await patiently(lambda: guests[0].create(self.settings))
        self.crowd.tables.add(table)
        for number, guest in enumerate(guests):
            witness = Witness(guest, table, self.crowd, Random(self.rng.random()))
            await witness.__aenter__()
            self.people.append(witness)
            await until_accepted(witness, Sit, name=f"Player {number + 1}")
        if self.bots:
            await until_accepted(self.host, AddBot, level="sensible")
        await until_accepted(self.host, Start)
        await asyncio.gather(*(self.play(witness) for witness in self.people))
        await until_accepted(self.host, Close)
        for witness in self.people:
            await witness.until(lambda snapshot: snapshot.table.phase == "closed")

    @property
    def host(self) -> Witness:
        return self.people[0]

    @property
    def is_playing(self) -> bool:
        return bool(self.people) and self.host.snapshot.table.phase == "playing"

    async def play(self, witness: Witness) -> None:
        """Answer every question until the game is over, or the run ends."""
        while not self.stopping and witness.snapshot.table.phase != "over":
            await self.crowd.going.wait()
            snapshot = witness.snapshot
            if snapshot.you >= 0 and snapshot.table.seats[snapshot.you].stand_in:
                answer = await witness.send(Return)
            elif snapshot.question is not None and snapshot.mine is not None and snapshot.mine.answered is None:
                await asyncio.sleep(witness.rng.uniform(0, 2 * self.crowd.thinking))
                if witness.snapshot is not snapshot:
                    continue
                answer = await witness.send(Answer, option=witness.rng.randrange(len(snapshot.question.options)))
            else:
                await witness.change()
                continue
            if isinstance(answer, Refused):
                await asyncio.sleep(AGAIN)
            elif witness.rng.random() < TALK:
                await witness.talk()

    def stop(self) -> None:
        """Close the table, at any point of the game."""
        self.stopping = True
        for witness in self.people:
            witness.changed.set()

    async def leave(self) -> None:
        await asyncio.gather(*(witness.leave() for witness in self.people))


class Crowd:
    """A constant number of parties: when one ends, another starts."""

    def __init__(
        self, servers: list[str], seed: int, *, bots: bool = True, speed: Speed = "quick", thinking: float = 0.0
    ) -> None:
        self.servers = servers
        self.seed = seed
        self.bots = bots
        self.speed: Speed = speed
        self.thinking = thinking  # seconds before an answer, on average
        self.took: list[float] = []  # seconds until each command was answered
        self.rng = Random(seed)
        self.ledger = Ledger()
        self.progress = asyncio.Event()  # something was acknowledged
        self.going = asyncio.Event()  # cleared: no one answers
        self.going.set()
        self.parties: dict[Party, asyncio.Task[None]] = {}
        self.tables: set[str] = set()  # all so far
        self.left: list[Seen] = []  # the last snapshots of people who left
        self.bursts: set[asyncio.Task[None]] = set()
        self.begun = 0
        self.finished = 0  # games played to the end
        self.gaps = 0  # people who did not get everything they missed
        self.backwards = 0  # how often someone was shown an older snapshot
        self.closing = False

    # --- parties ------------------------------------------------------------------------------------------

    def begin(self, parties: int = 1) -> None:
        for _ in range(parties):
            party = Party(self, self.begun)
            self.begun += 1
            self.parties[party] = asyncio.create_task(self.host(party))

    async def host(self, party: Party) -> None:
        await party.live()
        self.finished += party.host.snapshot.table.ended is not None
        if not self.closing:  # at the end everyone stays to see the result
            await self.end(party)
            self.begin()

    async def end(self, party: Party) -> None:
        await party.leave()
        del self.parties[party]
        self.left += [witness.seen for witness in party.people]
        self.gaps += sum(witness.gap for witness in party.people)
        self.backwards += sum(witness.backwards for witness in party.people)

    async def guest(self, rng: Random) -> Guest:
        return await patiently(lambda: Guest.at(rng.choice(self.servers)))

    def server_for(self, table: str, rng: Random) -> str:
        """Return a server for someone at a table: any will do."""
        return rng.choice(self.servers)

    @property
    def people(self) -> list[Witness]:
        return [witness for party in self.parties for witness in party.people]

    def shown(self) -> list[Seen]:
        """Return what everyone sees, including the last snapshots of people who left since."""
        left, self.left = self.left, []
        return [*left, *(witness.seen for witness in self.people)]

    # --- waiting ------------------------------------------------------------------------------

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait until a condition is true, checked after every acknowledgement."""
        while not true():
            self.progress.clear()
            waiting = asyncio.create_task(self.progress.wait())
            try:
                tasks = list(self.parties.values())
                await asyncio.wait([waiting, *tasks], return_when=asyncio.FIRST_COMPLETED)
            finally:
                waiting.cancel()
            for task in tasks:
                if task.done():
                    task.result()  # a crashed party is a failure

    async def playing(self, parties: int) -> None:
        await self.until(lambda: sum(party.is_playing for party in self.parties) >= parties)

    async def acknowledged(self, more: int) -> None:
        goal = len(self.ledger) + more
        await self.until(lambda: len(self.ledger) >= goal)

    async def everywhere(self) -> None:
        """Wait until something is acknowledged at every open table, or it closes."""
        lines = self.ledger.tables
        before = {party: len(lines.get(party.host.table, {})) for party in self.parties if party.people}
        await self.until(
            lambda: all(len(lines[party.host.table]) > n for party, n in before.items() if party in self.parties)
        )

    async def cut_off(self) -> None:
        """Wait until everyone has noticed that the server is gone, and has read everything it sent."""
        while any(witness.socket is not None for witness in self.people):
            await asyncio.sleep(0.005)

    async def back(self, since: float, people: list[Witness] | None = None) -> list[float]:
        """Wait until everyone, or some of them, have reconnected; return how many seconds each took."""
        people = self.people if people is None else people
        while any(witness.back < since and witness.ended is None for witness in people):
            await asyncio.sleep(0.02)
        return [witness.back - since for witness in people if witness.ended is None]

    # --- all together ----------------------------------------------------------------------------

    def burst(self) -> int:
        """Let every player send something at the same moment; return how many did."""
        for witness in self.people:
            if witness.snapshot.table.phase == "playing":
                task = asyncio.create_task(witness.talk())
                self.bursts.add(task)
                task.add_done_callback(self.bursts.discard)
        return len(self.bursts)

    async def repeat(self, times: int) -> None:
        """Repeat acknowledged commands: the reply must be the same."""
        people = [witness for witness in self.people if witness.arrived]
        await asyncio.gather(*(one.repeat() for one in self.rng.sample(people, min(times, len(people)))))

    async def close(self) -> list[Seen]:
        """Close all tables; return what everyone sees then."""
        self.closing = True
        tasks = list(self.parties.values())
        for party in self.parties:
            party.stop()
        await asyncio.gather(*tasks, *self.bursts)
        return self.shown()

    async def go_home(self) -> None:
        for task in [*self.parties.values(), *self.bursts]:
            task.cancel()
        await asyncio.gather(*self.parties.values(), *self.bursts, return_exceptions=True)
        for party in list(self.parties):
            await self.end(party)


async def patiently(ask: Callable[[], Awaitable[T]]) -> T:
    """Retry until a server answers."""
    while True:
        try:
            return await ask()
        except (OSError, HTTPException, ValueError):
            await asyncio.sleep(AGAIN)


async def until_accepted(witness: Witness, command: type[BaseCommand], **fields: Any) -> None:
    """Send a command again with a new id until it is accepted."""
    for _ in range(TRIES):
        answer = await witness.send(command, **fields)
        if isinstance(answer, Accepted):
            return
        await asyncio.sleep(AGAIN)
    raise AssertionError(f"{command.__name__} was refused {TRIES} times, the last time: {answer}")
