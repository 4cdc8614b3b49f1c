"""A real server on this machine, and people who use it over HTTP and WebSockets."""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from stablemates.server.bot_workers import think_here
from stablemates.server.http.gateway import Gateway
from stablemates.server.http.identity import People
from stablemates.server.http.limits import Limits
from stablemates.server.node import Node
from stablemates.server.notifier.local import LocalNotifier
from stablemates.server.runner import address_of, listen, make_server
from stablemates.server.steady_clock import SteadyClock
from stablemates.server.store.memory import MemoryStore

SOURCES = Path(__file__).resolve().parents[3] / "src"
KEY = b"k" * 32
LONG = 60.0  # seconds after which something will never happen: a busy machine is not a bug
UNOROG = {"profile": "unorog", "seats": 2, "speed": "off"}
Json = dict[str, Any]


def run(work: Callable[[], Any]) -> None:
    """Run an asynchronous test."""

    async def bounded() -> None:
        async with asyncio.timeout(LONG):
            await work()

    asyncio.run(bounded())


class Place:
    """A server and its address."""

    def __init__(self, address: str, gateway: Gateway | None = None) -> None:
        self.address = address
        self.known_gateway = gateway
        self.http = httpx.AsyncClient(base_url=address, timeout=LONG)

    async def __aenter__(self) -> Place:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    @property
    def gateway(self) -> Gateway:
        assert self.known_gateway is not None
        return self.known_gateway

    async def get(self, path: str, token: str = "", **headers: str) -> httpx.Response:
        return await self.http.get(path, headers=shown(token, headers))

    async def post(self, path: str, body: object = None, token: str = "", **headers: str) -> httpx.Response:
        self.http.cookies.clear()
        return await self.http.post(path, json=body, headers=shown(token, headers))

    async def guest(self) -> str:
        """Return a new guest's token."""
        token: str = (await self.post("/api/guest")).json()["token"]
        return token

    async def table(self, token: str, **settings: object) -> Json:
        answer = await self.post("/api/tables", {"settings": {**UNOROG, **settings}}, token)
        assert answer.status_code == 201, answer.text
        made: Json = answer.json()
        return made

    def socket(self, table: str, token: str = "", query: str = "", **headers: str) -> connect:
        address = self.address.replace("http", "ws", 1)
        return connect(
            f"{address}/ws/{table}{query}", additional_headers=shown(token, headers), compression=None, proxy=None
        )


def shown(token: str, headers: dict[str, str]) -> dict[str, str]:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return named | ({"Authorization": f"Bearer {token}"} if token else {})


@asynccontextmanager
async def open_place(
    limits: Limits | None = None, store: MemoryStore | None = None, alone: bool = True, **how: Any
) -> AsyncIterator[Place]:
    """Run a server in this process, with its tables in memory."""
    node = Node(store or MemoryStore(), LocalNotifier(), SteadyClock().now, think_here, alone=alone)
    await node.open()
    gateway = Gateway(node, People(KEY), limits, **how)
    await gateway.open()
    started = asyncio.Event()
    server = make_server(gateway, started.set)
    listening = listen("127.0.0.1", 0)
    serving = asyncio.create_task(server.serve([listening]))
    await started.wait()
    try:
        async with Place(address_of(listening), gateway) as place:
            yield place
    finally:
        server.should_exit = True
        await serving
        await node.close()


class Player:
    """A program with a seat at a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.snapshot: Json = {}
        self.commands_sent = 0
        self.dice = random.Random(1)

    async def receive(self) -> Json:
        """Return the next message, and keep its snapshot."""
        message: Json = json.loads(await self.socket.recv())
        if message.get("snapshot") is not None:
            self.snapshot = message["snapshot"]
        return message

    async def receive_until(self, what: Callable[[Json], bool]) -> Json:
        while not what(message := await self.receive()):
            pass
        return message

    async def send(self, type: str, **fields: object) -> Json:
        """Send a command, and return the reply."""
        self.commands_sent += 1
        id = f"{os.urandom(6).hex()}{self.commands_sent}"
        await self.socket.send(json.dumps({"type": type, "id": id, "on": self.snapshot.get("state", 0), **fields}))
        return await self.receive_until(lambda message: message.get("id") == id)

    async def wait(self, what: Callable[[Json], bool]) -> Json:
        """Wait until a condition on the table is true."""
        while not what(self.snapshot):
            await self.receive()
        return self.snapshot

    async def reach(self, state: int) -> None:
        """Wait until the table reaches a state."""
        await self.wait(lambda snapshot: snapshot["state"] >= state)

    @property
    def is_asked(self) -> bool:
        return bool(self.snapshot.get("question"))

    async def answer_anything(self) -> None:
        """Answer the question that is asked; with a card, if one can be played."""
        options = self.snapshot["question"]["options"]
        plays = [n for n, option in enumerate(options) if option["verb"] not in ("draw", "pass")]
        await self.send("answer", option=self.dice.choice(plays or range(len(options))))


@asynccontextmanager
async def joined(place: Place, table: str, token: str, name: str = "", query: str = "") -> AsyncIterator[Player]:
    """Join a table as a person, who is seated if they have a name."""
    async with place.socket(table, token, query) as socket:
        player = Player(socket)
        assert (await player.receive())["type"] == "welcome"
        if name:
            assert (await player.send("sit", name=name))["type"] == "accepted"
        yield player


async def play_to_the_end(*players: Player) -> None:
    """Let everyone play until the game is over; the last player may not know yet that it has started."""

    async def play(player: Player) -> None:
        await player.wait(lambda snapshot: snapshot["table"]["phase"] != "lobby")
        while player.snapshot["table"]["phase"] == "playing":
            await (player.answer_anything() if player.is_asked else player.receive())

    await asyncio.gather(*(play(player) for player in players))


# --- a server in a separate process -----------------------------------------------------------------------


class Program:
    def __init__(self, process: subprocess.Popen[str], address: str, errors: Path) -> None:
        self.process = process
        self.address = address
        self.errors = errors

    @property
    def log(self) -> str:
        return self.errors.read_text("utf-8")


@contextmanager
def program(folder: Path, *args: str) -> Iterator[Program]:
    """Run ``stablemates serve`` on any free port."""
    errors = folder / "errors"
    command = [sys.executable, "-m", "stablemates", "serve", "--port", "0", "--data", str(folder), "--lang", "en"]
    environ = {**os.environ, "PYTHONPATH": str(SOURCES)}
    environ.pop("PYTHONDONTWRITEBYTECODE", None)  # it starts several times
    with (
        errors.open("a") as file,
        subprocess.Popen([*command, *args], stdout=subprocess.PIPE, stderr=file, text=True, env=environ) as process,
    ):
        try:
            assert process.stdout is not None
            found = re.search(r"http://\S+", process.stdout.readline())
            assert found is not None, errors.read_text("utf-8")
            yield Program(process, found[0], errors)
        finally:
            if process.poll() is None:
                process.kill()
