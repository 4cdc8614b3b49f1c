"""How the load client talks to each server: a `Speaker` for a seat, and a line in `SERVERS` with the command."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sys
import time
import urllib.request
from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

TOOLS = Path(__file__).resolve().parent
HOST = "127.0.0.1"
SEATS = 4
HAND = 7  # a seat with fewer cards draws, any other plays
PATIENCE = 10.0  # seconds after which an action counts as not acknowledged

# Connections to the machine itself do not go through a proxy.
open_directly = urllib.request.build_opener(urllib.request.ProxyHandler({})).open


@dataclass
class Tally:
    """The measurements of some sockets since the warm-up."""

    latencies: list[float] = field(default_factory=list)  # seconds
    lags: list[float] = field(default_factory=list)  # seconds by which the client itself woke too late for an action
    messages: int = 0
    octets: int = 0
    late: int = 0  # actions that started late because the previous one was not acknowledged yet
    errors: list[str] = field(default_factory=list)
    cpu: float = 0.0  # seconds of processor time of the client itself

    def clear(self) -> None:
        """Discard the warm-up, but not its errors."""
        self.latencies.clear()
        self.lags.clear()
        self.messages = self.octets = self.late = 0

    def add(self, other: Tally) -> None:
        self.latencies += other.latencies
        self.lags += other.lags
        self.messages += other.messages
        self.octets += other.octets
        self.late += other.late
        self.errors += other.errors
        self.cpu += other.cpu


class Speaker(ABC):
    """One seat's socket, and the protocol of its server."""

    socket: ClientConnection
    listening: asyncio.Task[None]

    def __init__(self, tally: Tally) -> None:
        self.tally = tally
        self.fresh = asyncio.Event()  # set when the last action was shown
        self.fresh.set()
        self.acknowledged: asyncio.Future[float] | None = None
        self.closing = False

    @classmethod
    @abstractmethod
    async def open_game(cls, port: int, tally: Tally) -> list[Speaker]:
        """Open a game with all its seats taken and connected, ready for the first action."""

    @abstractmethod
    def receive(self, frame: bytes) -> None:
        """Process a frame from the server: call `count`, `shown` and `acknowledge` accordingly."""

    @abstractmethod
    def has_turn(self) -> bool:
        """Return whether this seat must act, according to its last view."""

    @abstractmethod
    def action(self) -> str:
        """Return the frame that plays or draws, from this seat's last view."""

    async def connect(self, address: str, headers: dict[str, str] | None = None) -> None:
        self.socket = await connect(
            address, additional_headers=headers, compression=None, ping_interval=None, max_size=None, proxy=None
        )
        self.listening = asyncio.create_task(self.listen())

    async def listen(self) -> None:
        try:
            while True:
                frame = await self.socket.recv(decode=False)
                self.tally.octets += len(frame)
                self.receive(frame)
        except ConnectionClosed as closed:
            if not self.closing:
                self.tally.errors.append(f"closed by the server: {closed}")

    def count(self) -> None:
        self.tally.messages += 1

    def shown(self) -> None:
        self.fresh.set()

    def acknowledge(self) -> None:
        if self.acknowledged is not None and not self.acknowledged.done():
            self.acknowledged.set_result(time.perf_counter())

    async def act(self) -> None:
        """Act and wait for the acknowledgement."""
        frame = self.action()
        self.acknowledged = asyncio.get_running_loop().create_future()
        began = time.perf_counter()
        await self.socket.send(frame)
        ended = await asyncio.wait_for(self.acknowledged, PATIENCE)
        self.tally.latencies.append(ended - began)

    async def close(self) -> None:
        self.closing = True
        await self.socket.close()
        await self.listening


class PeerSpeaker(Speaker):
    """Talk to tools/peer like the client of boardgame.io: Socket.IO 4 in text frames of Engine.IO 4.

    The library acknowledges an action with the view that shows it: the acting seat's update is its reply.
    """

    PING, PONG = b"2", "3"
    GAME = "42/peer,"
    UPDATE = b'42/peer,["update",'
    SYNC = b'42/peer,["sync",'

    def __init__(self, tally: Tally, match: str, seat: str, secret: str) -> None:
        super().__init__(tally)
        self.match, self.seat, self.secret = match, seat, secret
        self.view: dict[str, Any] = {}
        self.unread = b""  # the last view as received; most are never decoded
        self.greeted = asyncio.Event()
        self.synced = asyncio.Event()

    @classmethod
    async def open_game(cls, port: int, tally: Tally) -> list[Speaker]:
        lobby = f"http://{HOST}:{port}/games/peer"
        match = (await post(f"{lobby}/create", {"numPlayers": SEATS}))["matchID"]
        speakers: list[Speaker] = []
        for seat in map(str, range(SEATS)):
            joined = await post(f"{lobby}/{match}/join", {"playerID": seat, "playerName": f"Player {seat}"})
            speaker = cls(tally, match, seat, joined["playerCredentials"])
            await speaker.connect(f"ws://{HOST}:{port}/socket.io/?EIO=4&transport=websocket")
            await speaker.enter()
            speakers.append(speaker)
        return speakers

    async def enter(self) -> None:
        await self.socket.send("40/peer,")
        await asyncio.wait_for(self.greeted.wait(), PATIENCE)
        await self.socket.send(self.GAME + json.dumps(["sync", self.match, self.seat, self.secret, SEATS]))
        await asyncio.wait_for(self.synced.wait(), PATIENCE)

    def receive(self, frame: bytes) -> None:
        if frame == self.PING:
            self.answering = asyncio.create_task(self.pong())
        elif frame.startswith(self.UPDATE):
            self.count()
            self.unread = frame
            self.shown()
            self.acknowledge()
        elif frame.startswith(self.SYNC):
            self.count()
            self.view = msgspec.json.decode(frame[len(self.GAME) :])[2]["state"]
            self.synced.set()
        elif frame.startswith(b"42"):
            self.count()
        elif frame.startswith(b"40/peer"):
            self.greeted.set()
        elif not frame.startswith(b"0"):
            self.tally.errors.append(f"the peer sent {frame[:80]!r}")

    async def pong(self) -> None:
        with contextlib.suppress(ConnectionClosed):
            await self.socket.send(self.PONG)

    def look(self) -> dict[str, Any]:
        if self.unread:
            self.view = msgspec.json.decode(self.unread[len(self.GAME) :])[2]
            self.unread = b""
        return self.view

    def has_turn(self) -> bool:
        return bool(self.look()["ctx"]["currentPlayer"] == self.seat)

    def action(self) -> str:
        view = self.look()
        hand = view["G"]["hand"]
        move, cards = ("play", [hand[0]["id"]]) if len(hand) >= HAND else ("draw", [])
        payload = {"type": move, "args": cards, "playerID": self.seat, "credentials": self.secret}
        wanted = ["update", {"type": "MAKE_MOVE", "payload": payload}, view["_stateID"], self.match, self.seat]
        return self.GAME + json.dumps(wanted)

    async def act(self) -> None:
        before = self.look()["_stateID"]
        await super().act()
        if self.look()["_stateID"] != before + 1:
            self.tally.errors.append(f"the peer refused an action on state {before}")


class OurSpeaker(Speaker):
    """Talk to `stablemates serve` as in docs/protocol.md: Unorog for four, playing numbers and drawing cards.

    Relics stay in hand: they open reaction windows, which take too long for one action per second.
    """

    def __init__(self, tally: Tally, table: str, token: str, seat: int) -> None:
        super().__init__(tally)
        self.table, self.token, self.seat = table, token, seat
        self.view: dict[str, Any] = {}
        self.unread = b""  # the last snapshot as received; most are never decoded
        self.commands = 0

    @classmethod
    async def open_game(cls, port: int, tally: Tally) -> list[Speaker]:
        base = f"http://{HOST}:{port}/api"
        speakers: list[OurSpeaker] = []
        table = ""
        for seat in range(SEATS):
            token = (await post(f"{base}/guest", {}))["token"]
            if not table:
                settings = {"profile": "unorog", "seats": SEATS, "speed": "off"}
                table = (await post(f"{base}/tables", {"settings": settings}, token))["table"]
            speaker = cls(tally, table, token, seat)
            address = f"ws://{HOST}:{port}/ws/{table}"
            await speaker.connect(address, {"Authorization": f"Bearer {token}"})
            await speaker.say({"type": "sit", "name": f"Player {seat}", "seat": seat, "on": 0})
            speakers.append(speaker)
        host = speakers[0]
        await host.say({"type": "start", "on": host.snapshot()["state"]})
        while not all(speaker.snapshot().get("view") for speaker in speakers):
            await asyncio.sleep(0.01)
        return list(speakers)

    async def say(self, command: dict[str, Any]) -> None:
        self.acknowledged = asyncio.get_running_loop().create_future()
        await self.socket.send(self.framed(command))
        await asyncio.wait_for(self.acknowledged, PATIENCE)

    def framed(self, command: dict[str, Any]) -> str:
        self.commands += 1
        return json.dumps(command | {"id": f"{self.token[:16]}-{self.commands}"})

    def receive(self, frame: bytes) -> None:
        self.count()
        if frame.startswith(b'{"type":"accepted"'):
            self.acknowledge()
        elif frame.startswith((b'{"type":"update"', b'{"type":"welcome"')):
            self.unread = frame
            self.shown()
        else:
            self.tally.errors.append(f"the server sent {frame[:120]!r}")

    def snapshot(self) -> dict[str, Any]:
        if self.unread:
            self.view = msgspec.json.decode(self.unread)["snapshot"]
            self.unread = b""
        return self.view

    def has_turn(self) -> bool:
        return "question" in self.snapshot()

    def action(self) -> str:
        snapshot = self.snapshot()
        hands = (zone for zone in snapshot["view"]["zones"] if zone["name"] == "hand")
        held = next(zone["count"] for zone in hands if zone["seat"] == self.seat)
        kinds = [option.get("card", {}).get("kind", "") for option in snapshot["question"]["options"]]
        numbers = [n for n, kind in enumerate(kinds) if kind[-1:].isdigit()]
        option = numbers[0] if numbers and held >= HAND else 0
        return self.framed({"type": "answer", "on": snapshot["state"], "option": option})


async def post(address: str, body: object, token: str = "") -> Any:
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    request = urllib.request.Request(address, json.dumps(body).encode(), headers)

    def answer() -> Any:
        with open_directly(request, timeout=PATIENCE) as response:
            return json.load(response)

    return await asyncio.to_thread(answer)


@dataclass(frozen=True)
class Server:
    """How a server is started, and the speaker for it."""

    speaker: type[Speaker]
    command: tuple[str, ...]  # {port} and {folder} are filled in
    folder: Path
    environment: dict[str, str] = field(default_factory=dict)


MANY = ("sockets_per_address", "sockets_per_person", "tables_per_hour", "guests_per_minute", "requests_per_minute")
SERVE = (sys.executable, "-m", "stablemates", "serve", "--port", "{port}", "--data", "{folder}", "--bots", "1")

SERVERS = {
    "ours": Server(OurSpeaker, (*SERVE, *(word for name in MANY for word in ("--limit", f"{name}=100000"))), TOOLS),
    "peer": Server(PeerSpeaker, ("node", "server.mjs", "--port", "{port}"), TOOLS / "peer", {"NODE_ENV": "production"}),
}
