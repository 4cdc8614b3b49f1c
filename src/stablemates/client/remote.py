"""A client for tables over the network: for bots, tests and other programs in Python.

It speaks the public protocol of docs/protocol.md and nothing else.  What is said is said again, with the same id, until
the server has answered; a connection that breaks is opened again and names the last news it has seen.
"""

from __future__ import annotations

import asyncio
import json
import random
import secrets
from collections.abc import Callable, Iterator
from contextlib import suppress
from types import TracebackType
from typing import Any
from urllib.error import HTTPError
from urllib.parse import quote
from urllib.request import Request, urlopen

from msgspec import MsgspecError, to_builtins
from msgspec.json import Decoder
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from ..protocol.commands import PROTOCOL, Said, Settings
from ..protocol.messages import Accepted, Bye, Message, Refused, Snapshot, Welcome, write
from ..protocol.values import Event

SAID_AGAIN = 5.0  # seconds without an answer
FIRST_PAUSE = 1.0  # seconds within which a broken connection is opened again
SPREAD = 5.2  # seconds over which those come back who were all cut off at once
PATIENCE = 20.0  # seconds for an answer over HTTP
COME_BACK = ("restart", "server-error", "storage", "too-fast", "too-slow")  # after these the server is there again
LARGEST = 2**22  # bytes of a message

read_message: Decoder[Message] = Decoder(Message)


def pauses() -> Iterator[float]:
    """The seconds before each try to come back.

    The first is short: it is mostly one's own line that has broken.  If that fails, or the server has said that it
    goes, everybody was cut off: then each has a moment of its own in every ``SPREAD``, and no moment is everybody's.
    """
    yield random.uniform(0, FIRST_PAUSE)
    yield random.uniform(0, SPREAD)
    while True:
        yield SPREAD


class TurnedAway(Exception):
    """The server will not have us: the reason is one of those of refusals."""

    def __init__(self, reason: str, text: str) -> None:
        super().__init__(f"{reason}: {text}")
        self.reason = reason
        self.text = text


class Guest:
    """Somebody at a server.  The token is a secret: whoever has it sits on the guest's seats."""

    def __init__(self, server: str, token: str) -> None:
        self.server = server.rstrip("/")
        self.token = token

    @classmethod
    async def at(cls, server: str) -> Guest:
        """A new guest."""
        nobody = cls(server, "")
        return cls(server, (await nobody.post("/api/guest"))["token"])

    async def retire(self) -> None:
        """Be nobody again: the token opens nothing any more, wherever it was used."""
        await asyncio.to_thread(self.fetch, Request(self.server + "/api/me", headers=self.papers, method="DELETE"))

    async def create(self, settings: Settings) -> tuple[str, str]:
        """A new table, of which the guest is the host: its name and its five letters."""
        made = await self.post("/api/tables", {"settings": to_builtins(settings)})
        return made["table"], made["code"]

    async def find(self, code: str) -> str:
        """The table that five letters open."""
        table: str = (await self.get(f"/api/codes/{quote(code, safe='')}"))["table"]
        return table

    def visit(self, table: str, hear: Callable[[Event], None] | None = None) -> Visit:
        """A connection to a table; ``hear`` is called with all that happens there, in order."""
        return Visit(self, table, hear)

    @property
    def papers(self) -> dict[str, str]:
        """What the guest shows at the door."""
        return {"Authorization": f"Bearer {self.token}"} if self.token else {}

    async def get(self, path: str) -> Any:
        return await asyncio.to_thread(self.fetch, Request(self.server + path, headers=self.papers))

    async def post(self, path: str, body: object = None) -> Any:
        headers = {**self.papers, "Content-Type": "application/json"}
        request = Request(self.server + path, json.dumps({} if body is None else body).encode(), headers)
        return await asyncio.to_thread(self.fetch, request)

    def fetch(self, request: Request) -> Any:
        try:
            with urlopen(request, timeout=PATIENCE) as response:
                return json.load(response) if response.status != 204 else None
        except HTTPError as error:
            with error:
                raise turned_away(error.code, error.read()) from None


class Visit:
    """A guest at a table.  ``look`` is always how things stand, as far as the server has told."""

    snapshot: Snapshot

    def __init__(self, guest: Guest, table: str, hear: Callable[[Event], None] | None = None) -> None:
        self.guest = guest
        self.table = table
        self.hear = hear
        self.gap = False  # whether news of a game were missed that the server no longer knew
        self.socket: ClientConnection | None = None
        self.unanswered: dict[str, tuple[bytes, asyncio.Future[Accepted | Refused]]] = {}
        self.arrived = False
        self.pauses = pauses()
        self.changed = asyncio.Event()
        self.ended: Exception | None = None

    async def __aenter__(self) -> Visit:
        self.staying = asyncio.create_task(self.stay())
        try:
            while not self.arrived:
                await self.change()
        except BaseException:
            await self.leave()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.leave()

    async def leave(self) -> None:
        if self.ended is None:  # otherwise it ends by itself: who is turned away closes the connection properly
            self.staying.cancel()
        with suppress(asyncio.CancelledError):
            await self.staying
        self.end(TurnedAway("not-here", "this visit is over"))

    # --- what one does there -------------------------------------------------------------------------

    async def say(self, command: type[Said], **fields: Any) -> Accepted | Refused:
        """Say something about what one sees, again and again until the server has answered."""
        said = command(id=secrets.token_urlsafe(12), on=self.snapshot.state, **fields)
        frame = write(said)
        answer: asyncio.Future[Accepted | Refused] = asyncio.get_running_loop().create_future()
        self.unanswered[said.id] = frame, answer
        try:
            while self.ended is None and not answer.done():
                await self.send(frame)
                await asyncio.wait([answer], timeout=SAID_AGAIN)
            if self.ended is not None and not answer.done():
                raise self.ended
            return await answer
        finally:
            del self.unanswered[said.id]

    async def until(self, true: Callable[[Snapshot], bool]) -> Snapshot:
        """Wait until something is true of what one sees."""
        while not true(self.snapshot):
            await self.change()
        return self.snapshot

    async def change(self) -> None:
        """Wait until the server has shown something."""
        if self.ended is None:
            self.changed.clear()
            await self.changed.wait()
        if self.ended is not None:
            raise self.ended

    # --- the connection --------------------------------------------------------------------------------

    @property
    def connected(self) -> bool:
        return self.socket is not None

    @property
    def address(self) -> str:
        since = f"?since={self.look.stream}" if self.arrived else ""
        return f"ws{self.guest.server.removeprefix('http')}/ws/{quote(self.table, safe='')}{since}"

    async def stay(self) -> None:
        """Keep a connection open, until the server turns us away."""
        while self.ended is None:
            try:
                async with connect(self.address, additional_headers=self.guest.papers, max_size=LARGEST) as socket:
                    self.socket = socket
                    async for frame in socket:
                        await self.take(frame)
                        if self.ended is not None:
                            return
            except InvalidStatus as refused:
                response = refused.response
                if 400 <= response.status_code < 500 and response.status_code != 429:
                    self.end(turned_away(response.status_code, bytes(response.body or b"")))
            except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
                pass  # a network is a network
            except MsgspecError as error:
                self.end(TurnedAway("protocol", f"the server says what cannot be understood: {error}"))
            finally:
                self.socket = None
            if self.ended is None:
                await asyncio.sleep(next(self.pauses))

    async def take(self, frame: str | bytes) -> None:
        """Take in what the server says."""
        message = read_message.decode(frame)
        if isinstance(message, (Accepted, Refused)):
            if message.id in self.unanswered and not self.unanswered[message.id][1].done():
                self.unanswered[message.id][1].set_result(message)
            if isinstance(message, Accepted) or message.snapshot is None:
                return
            self.snapshot = message.snapshot
        elif isinstance(message, Bye):
            if message.reason not in COME_BACK:
                self.end(TurnedAway(message.reason, message.text))
            next(self.pauses)  # it is not one's own line
            return
        else:
            if isinstance(message, Welcome):
                await self.enter(message)
            self.snapshot = message.snapshot
            if self.hear is not None:
                for news in message.events:
                    self.hear(news)
        self.changed.set()

    async def enter(self, welcome: Welcome) -> None:
        """We are there, perhaps again: say once more what was not answered."""
        if welcome.protocol != PROTOCOL:
            self.end(TurnedAway("protocol", f"the server speaks protocol {welcome.protocol}, we speak {PROTOCOL}"))
            return
        self.pauses = pauses()
        if self.arrived and not welcome.complete:  # after a new deal it is told from there, and nothing is missing
            self.gap = self.gap or welcome.snapshot.table.game == self.snapshot.table.game
        self.arrived = True
        for frame, _ in list(self.unanswered.values()):
            await self.send(frame)

    async def send(self, frame: bytes) -> None:
        if self.socket is not None:
            with suppress(ConnectionClosed):  # it will be said again
                await self.socket.send(frame, text=True)

    def end(self, error: Exception) -> None:
        """We shall not come back."""
        self.ended = self.ended or error
        self.changed.set()
        for _, answer in self.unanswered.values():
            if not answer.done():
                answer.set_exception(self.ended)


def turned_away(status: int, body: bytes) -> TurnedAway:
    """What the server says over HTTP about why not."""
    try:
        said = json.loads(body)
        return TurnedAway(said["reason"], said["text"])
    except (ValueError, TypeError, KeyError):
        return TurnedAway(f"http-{status}", f"the server answers {status}")
