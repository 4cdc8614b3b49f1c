"""The most expensive client that the limits allow: everything one address may use.

    python -m tests.server.kill.greedy http://127.0.0.1:8000

Thirty tables full of the strongest bots, answers that are undone again and again, chat, old commands that are repeated,
reports, puzzles, rulings and everything else over HTTP, as often as the limits of a server allow.  It prints "working"
when all its tables play, continues until its input ends, and then prints what it did as JSON.
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from http.client import HTTPConnection, HTTPException
from itertools import count, cycle
from random import Random
from typing import Any
from urllib.parse import urlsplit

from stablemates import bots
from stablemates.client.remote import Guest, RemoteSession, TurnedAway
from stablemates.protocol.commands import (
    AddBot,
    Answer,
    BaseCommand,
    Chat,
    Hold,
    Mode,
    Nudge,
    React,
    Rematch,
    Return,
    Settings,
    Sit,
    Stand,
    Start,
    Undo,
)
from stablemates.protocol.messages import Refused, write
from stablemates.puzzles.puzzle import BOOKS, puzzles
from stablemates.server.http.limits import Limits

GUESTS = 6
GAMES = ("second-ru", "unorog", "first-uk")
SEATS = 6
TEXT = "x" * 280
STANDS = 0.02  # how often a bot takes over
READ = 18.0  # API requests per second: the limit is 20, including connections
PAGES = 30.0  # pages per second: the documented proxy allows 50
OLD = 64  # commands after which a table has forgotten one, and looks it up in the log
QUESTION = {
    "profile": "second-ru",
    "players": [
        {"name": "Ann", "stable": ["narwhal", "basic_unicorn_blue"], "hand": ["unicorn_swap"]},
        {"name": "Bob", "stable": ["americorn", "llamacorn"]},
        {"name": "Cid", "stable": ["rhinocorn", "basic_unicorn_green"]},
    ],
    "path": ["Ann unicorn_swap"],
    "ways": True,  # there are eighteen
}  # to the referee
PUZZLES = [one.id for book in BOOKS for one in puzzles(book)]
Request = tuple[str, str, bytes]  # method, path, body


class Neighbour(Guest):
    """A guest with its own address, as a proxy would report it."""

    def __init__(self, server: str, token: str, address: str) -> None:
        super().__init__(server, token)
        self.home = address

    @classmethod
    async def from_address(cls, server: str, address: str) -> Neighbour:
        guest = cls(server, "", address)
        guest.token = (await guest.greet()).token
        return guest

    @property
    def credentials(self) -> dict[str, str]:
        return {**super().credentials, "X-Forwarded-For": self.home}


class Greedy:
    def __init__(self, server: str, tables: int, address: str = "192.0.2.66") -> None:
        self.server = server
        self.tables = tables
        self.address = address
        self.limits = Limits()
        self.rng = Random(66)
        self.guests: list[Neighbour] = []
        self.names: list[str] = []
        self.over: list[str] = []  # tables at which a game has ended
        self.said: list[Request] = []  # commands that were accepted
        self.done: Counter[str] = Counter()

    async def run(self) -> None:
        """Work until this is cancelled."""
        self.guests = [await Neighbour.from_address(self.server, self.address) for _ in range(GUESTS)]
        sessions = [await self.open(number) for number in range(self.tables)]
        print("working", flush=True)
        work = [self.play(session) for session in sessions]
        await asyncio.gather(*work, self.request(READ, self.requests()), self.request(PAGES, self.pages()))

    async def open(self, number: int) -> RemoteSession:
        """Open a table of one person and the strongest bots."""
        guest, profile = self.guests[number % GUESTS], GAMES[number % len(GAMES)]
        table, _ = await guest.create(Settings(profile=profile, seats=SEATS, speed="quick", public=number % 2 == 0))
        session = guest.visit(table)
        await session.__aenter__()
        await session.send(Sit, name=f"Greedy {number}")
        game = profile if profile == "unorog" else "stable"
        await session.send(AddBot, level=bots.offered(game)[-1])
        await session.send(Start)
        self.names.append(table)
        return session

    async def play(self, session: RemoteSession) -> None:
        """Send as much as a connection may, mostly about the game."""
        pause = 10.0 / self.limits.messages * 1.05
        for number in count():
            command, fields = self.next_command(session, number)
            try:
                answer = await session.send(command, **fields)
            except TurnedAway as error:
                self.done[f"turned away: {error.reason}"] += 1
                return
            refused = isinstance(answer, Refused)
            if not refused:
                again = write(command(id=answer.id, on=0, **fields))
                self.said.append(("POST", f"/api/tables/{session.table}/commands", again))
            self.done[f"{command.__name__.lower()}{' refused' * refused}"] += 1
            if session.snapshot.table.phase == "over" and session.table not in self.over:
                self.over.append(session.table)
            await asyncio.sleep(pause)

    def next_command(self, session: RemoteSession, number: int) -> tuple[type[BaseCommand], dict[str, Any]]:
        seen, mine = session.snapshot, session.snapshot.mine
        if seen.table.phase == "over":
            return Rematch, {}
        if mine is not None and mine.undo and number % 2:
            return Undo, {}
        if seen.you >= 0 and seen.table.seats[seen.you].stand_in:
            return Return, {}
        if seen.question is not None:
            return Answer, {"option": self.rng.randrange(len(seen.question.options))}
        others: list[tuple[type[BaseCommand], dict[str, Any]]] = [
            (Chat, {"text": TEXT}),
            (Hold, {}),
            (Nudge, {}),
            (Mode, {"mode": self.rng.choice(["smart", "always", "sleep"])}),
            (React, {"reaction": "clap", "seat": 0}),
        ]
        return (Stand, {}) if self.rng.random() < STANDS else self.rng.choice(others)

    def requests(self) -> Iterator[Request]:
        """Yield requests to the API, expensive ones more often."""
        for number in count():
            table = self.names[number % len(self.names)]
            yield from map(get, (f"/api/tables/{table}", "/api/tables", "/api/rulebooks/second-ru", "/api/words/uk"))
            yield get(f"/api/puzzles/{self.rng.choice(PUZZLES)}")
            yield "POST", "/api/referee", json.dumps(QUESTION).encode()
            if len(self.said) > OLD:
                yield self.rng.choice(self.said[:-OLD])
            if self.over:
                game = f"/api/tables/{self.rng.choice(self.over)}/games/1"
                yield from (get(game), get(f"{game}/steps?hands=open"), ("POST", f"{game}/report", b""))

    def pages(self) -> Iterator[Request]:
        for table in cycle(self.names):
            yield get(f"/t/{table}")
            if self.over:
                ended = self.rng.choice(self.over)
                step = self.rng.randrange(40)
                yield from map(get, (f"/replay/{ended}/1?at={step}", f"/previews/{ended}/1/{step}.png"))

    async def request(self, rate: float, requests: Iterator[Request]) -> None:
        connection = HTTPConnection(urlsplit(self.server).netloc, timeout=60)
        for one in requests:
            status = await asyncio.to_thread(self.fetch, connection, *one)
            self.done[f"read {status}"] += 1
            await asyncio.sleep(1 / rate)

    def fetch(self, connection: HTTPConnection, method: str, path: str, body: bytes) -> int:
        try:
            headers = {**self.guests[0].credentials, "Content-Type": "application/json"}
            connection.request(method, path, body or None, headers)
            response = connection.getresponse()
            response.read()
            return response.status
        except (OSError, HTTPException):
            connection.close()
            return 0


def get(path: str) -> Request:
    return "GET", path, b""


async def work(server: str, tables: int) -> None:
    greedy = Greedy(server, tables)
    working = asyncio.create_task(greedy.run())
    ended = asyncio.create_task(asyncio.to_thread(sys.stdin.read))
    await asyncio.wait([working, ended], return_when=asyncio.FIRST_COMPLETED)
    if working.done():
        working.result()
    working.cancel()
    with suppress(asyncio.CancelledError):
        await working
    print(json.dumps(greedy.done), flush=True)


if __name__ == "__main__":
    asyncio.run(work(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else Limits().tables_per_hour))
