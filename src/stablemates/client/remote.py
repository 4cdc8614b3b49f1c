"""A client for tables over the network, with heartbeat, retry and reconnect, for bots and other Python programs.

It uses only the public protocol (docs/protocol.md).  It retries a command, with the same id, until the server answers.
If the connection breaks or goes silent (no reply to a heartbeat), it reconnects from the last event it received.  If
the server cannot be reached, or does not answer, for ``GIVE_UP`` seconds, the session ends with ``TurnedAway``.
"""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Callable, Iterator
from contextlib import suppress
from http.client import HTTPException
from types import TracebackType
from typing import TypeVar
from urllib.error import HTTPError
from urllib.parse import quote, urlencode
from urllib.request import Request, urlopen

from msgspec import MsgspecError, Struct
from msgspec.json import Decoder, decode, encode
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, ConnectionClosedError, InvalidHandshake, InvalidStatus

from ..protocol.commands import PROTOCOL, BaseCommand, SetPace, Settings
from ..protocol.messages import Accepted, Bye, Message, Pong, Refused, Snapshot, Welcome, write
from ..protocol.values import Event, Level
from .sanitizer import sanitized

RETRY_AFTER = 2.0  # seconds without an answer before a retry
SILENT = 5.0  # seconds without an answer to a command or a ping before reconnecting
GIVE_UP = 60.0  # seconds without a connection, or without an answer to a command
CONNECT = 5.0  # seconds for a connection to open
PING = 5.0  # seconds between two heartbeats
FIRST_PAUSE = 1.0  # the longest pause before the first attempt to reconnect
SPREAD = 5.2  # seconds over which clients that lost their connection together reconnect
POLITE = 2.0  # seconds for a connection to close
HTTP_ANSWER = 20.0  # seconds for an answer over HTTP
RECONNECT_AFTER = ("restart", "server-error", "storage", "too-fast", "too-slow")  # reasons of a bye
LARGEST = 2**22  # bytes of a message

read_message: Decoder[Message] = Decoder(Message)


def pauses() -> Iterator[float]:
    """Yield the pause in seconds before each attempt to reconnect.

    The first is short: usually only this client lost its connection.  If that fails, or the server announced that it is
    closing, everyone was disconnected.  Then the clients spread their attempts at random over every ``SPREAD``.
    """
    yield random.uniform(0, FIRST_PAUSE)
    yield random.uniform(0, SPREAD)
    while True:
        yield SPREAD


T = TypeVar("T")


class TurnedAway(Exception):
    """The session is over: the server refused it, or cannot be reached.  The reason is a translation key."""

    def __init__(self, reason: str, text: str) -> None:
        super().__init__(f"{reason}: {text}")
        self.reason = reason
        self.text = text


class Token(Struct):
    """The server's reply with a guest token."""

    token: str


class Place(Struct):
    """The server's reply with a table."""

    table: str
    code: str = ""


class Problem(Struct):
    """Why a request was refused."""

    reason: str
    text: str


class Guest:
    """A guest on a server.  The token is a secret: it gives access to the guest's seats."""

    def __init__(self, server: str, token: str) -> None:
        self.server = server.rstrip("/")
        self.token = token

    @classmethod
    async def at(cls, server: str) -> Guest:
        """Create a guest on a server."""
        return cls(server, (await cls(server, "").greet()).token)

    async def greet(self) -> Token:
        """Create a guest session, or return the current one."""
        return await self.post("/api/guest", {}, Token)

    async def revoke(self) -> None:
        """Revoke this guest: its token stops working everywhere."""
        request = Request(self.server + "/api/me", headers=self.credentials, method="DELETE")
        await asyncio.to_thread(self.fetch, request)

    async def create(self, settings: Settings) -> tuple[str, str]:
        """Create a table hosted by this guest; return its name and code."""
        made = await self.post("/api/tables", {"settings": settings}, Place)
        return made.table, made.code

    async def find(self, code: str) -> str:
        """Return the table with this code."""
        return (await self.get(f"/api/codes/{quote(code, safe='')}", Place)).table

    def visit(
        self, table: str, on_event: Callable[[Event], None] | None = None, *, give_up: float = GIVE_UP
    ) -> RemoteSession:
        """Return a session at a table; ``on_event`` is called with every event, in order."""
        return RemoteSession(self, table, on_event, give_up=give_up)

    @property
    def credentials(self) -> dict[str, str]:
        """Return the headers that identify the guest."""
        return {"Authorization": f"Bearer {self.token}"} if self.token else {}

    async def get(self, path: str, kind: type[T]) -> T:
        return decode(
            await asyncio.to_thread(self.fetch, Request(self.server + path, headers=self.credentials)), type=kind
        )

    async def post(self, path: str, body: object, kind: type[T]) -> T:
        headers = {**self.credentials, "Content-Type": "application/json"}
        request = Request(self.server + path, encode(body), headers)
        return decode(await asyncio.to_thread(self.fetch, request), type=kind)

    def fetch(self, request: Request) -> bytes:
        try:
            with urlopen(request, timeout=HTTP_ANSWER) as response:
                answer: bytes = response.read()
                return answer
        except HTTPError as error:
            with error:
                raise turned_away(error.code, error.read()) from None


class RemoteSession:
    """A guest at a table.  ``snapshot`` is the last one that the server sent."""

    snapshot: Snapshot

    def __init__(
        self,
        guest: Guest,
        table: str,
        on_event: Callable[[Event], None] | None = None,
        *,
        give_up: float = GIVE_UP,
    ) -> None:
        self.guest = guest
        self.table = table
        self.on_event = on_event
        self.give_up = give_up
        self.gap = False  # whether events of the game were missed that the server no longer has
        self.socket: ClientConnection | None = None
        self.served = False  # whether the server has sent anything through the last connection
        self.silences = 0  # how often a server did not answer; it is in the URL, so that a load balancer picks another
        self.unanswered: dict[str, tuple[bytes, asyncio.Future[Accepted | Refused]]] = {}
        self.arrived = False
        self.paced = False  # whether the table knows that we show no animations
        self.pauses = pauses()
        self.changed = asyncio.Event()
        self.ended: Exception | None = None

    async def __aenter__(self) -> RemoteSession:
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
        if self.ended is not None:  # it ends by itself and closes the connection properly
            await asyncio.wait([self.staying], timeout=POLITE)
        self.staying.cancel()
        with suppress(asyncio.CancelledError):
            await self.staying
        self.end(TurnedAway("not-here", "this session is over"))

    # --- commands --------------------------------------------------------------------------------------

    async def send(self, command: Callable[..., BaseCommand], **fields: object) -> Accepted | Refused:
        """Send a command about what the snapshot shows, and retry until the server answers."""
        sent = command(id=secrets.token_urlsafe(12), on=self.snapshot.state, **fields)
        frame = write(sent)
        answer: asyncio.Future[Accepted | Refused] = asyncio.get_running_loop().create_future()
        self.unanswered[sent.id] = frame, answer
        clock = asyncio.get_running_loop().time
        patience, silent = clock() + self.give_up, clock() + SILENT
        try:
            while self.ended is None and not answer.done():
                if clock() >= silent:
                    self.hang_up()  # the next connection may reach another server
                    silent = clock() + SILENT
                await self.write_frame(frame)
                left = patience - clock()
                if left <= 0:
                    self.end(self.unreachable("did not answer"))
                else:
                    await asyncio.wait([answer], timeout=min(RETRY_AFTER, left))
            if self.ended is not None and not answer.done():
                raise self.ended
            return await answer
        finally:
            del self.unanswered[sent.id]

    async def levels(self, game: str) -> list[str]:
        """Return the levels of the server's bots, from easy to hard; empty if it cannot be asked now."""
        try:
            found = await self.guest.get(f"/api/bots/{quote(game, safe='')}", list[Level])
            return [sanitized(level.name) for level in found]
        except (TurnedAway, HTTPException, MsgspecError, OSError):
            return []

    async def until(self, condition: Callable[[Snapshot], bool]) -> Snapshot:
        """Wait until the snapshot meets a condition."""
        while not condition(self.snapshot):
            await self.change()
        return self.snapshot

    async def change(self) -> None:
        """Wait for the next message from the server."""
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
        asked = {"since": self.snapshot.stream} if self.arrived else {}
        asked |= {"again": self.silences} if self.silences else {}
        query = f"?{urlencode(asked)}" if asked else ""
        return f"ws{self.guest.server.removeprefix('http')}/ws/{quote(self.table, safe='')}{query}"

    async def stay(self) -> None:
        """Keep a connection open, and reconnect, until the server turns us away or can no longer be reached."""
        loop = asyncio.get_running_loop()
        until = loop.time() + self.give_up
        while self.ended is None:
            self.served = False
            with suppress(ConnectionClosed, InvalidHandshake, OSError, TimeoutError):  # networks fail
                await self.connect(until)
            if self.served:
                until = loop.time() + self.give_up
            else:
                self.silences += 1
                if loop.time() >= until:
                    self.end(self.unreachable("cannot be reached"))
            if self.ended is None:
                await asyncio.sleep(min(next(self.pauses), max(until - loop.time(), 0)))

    async def connect(self, until: float) -> None:
        """Open a connection, and process the server's messages, starting with a welcome."""
        try:
            async with asyncio.timeout_at(until) as opening:
                async with connect(
                    self.address,
                    additional_headers=self.guest.credentials,
                    max_size=LARGEST,
                    open_timeout=CONNECT,
                    ping_interval=PING,
                    ping_timeout=SILENT,
                    close_timeout=POLITE,
                ) as self.socket:
                    async for frame in self.socket:
                        opening.reschedule(None)
                        self.served = True
                        await self.take(frame)
                        if self.ended is not None:
                            return
        except InvalidStatus as refused:
            response = refused.response
            if 400 <= response.status_code < 500 and response.status_code != 429:
                self.end(turned_away(response.status_code, bytes(response.body or b"")))
        except ConnectionClosedError as closed:
            self.silences += closed.rcvd is None and closed.sent is not None  # we ended it: no answer to a ping
        except MsgspecError as error:
            self.end(TurnedAway("protocol", f"invalid message from the server: {error}"))
        finally:
            self.socket = None

    def unreachable(self, why: str) -> TurnedAway:
        return TurnedAway("unreachable", f"{self.guest.server} {why} for {self.give_up:g} seconds")

    async def take(self, frame: str | bytes) -> None:
        """Process a message from the server."""
        message = read_message.decode(frame)
        if isinstance(message, (Accepted, Refused)):
            if message.id in self.unanswered and not self.unanswered[message.id][1].done():
                self.unanswered[message.id][1].set_result(message)
            if isinstance(message, Accepted) or message.snapshot is None:
                return
            self.snapshot = message.snapshot
        elif isinstance(message, Bye):
            if message.reason not in RECONNECT_AFTER:
                self.end(TurnedAway(message.reason, message.text))
            next(self.pauses)  # the server is at fault, not the connection
            return
        elif isinstance(message, Pong):
            return
        else:
            if isinstance(message, Welcome):
                await self.enter(message)
            self.snapshot = message.snapshot
            if self.on_event is not None:
                for event in message.events:
                    self.on_event(event)
        await self.opt_out_of_animations()
        self.changed.set()

    async def opt_out_of_animations(self) -> None:
        """Once seated, tell a table that waits for animations not to wait for us."""
        mine = self.snapshot.mine
        if mine is None or mine.pace is not None or self.snapshot.table.settings.pace == "off" or self.paced:
            return
        self.paced = True
        await self.write_frame(write(SetPace(id=secrets.token_urlsafe(12), on=self.snapshot.state, pace="off")))

    async def enter(self, welcome: Welcome) -> None:
        """Handle a welcome: resend the commands that were not answered."""
        if welcome.protocol != PROTOCOL:
            self.end(
                TurnedAway("protocol", f"the server uses protocol {welcome.protocol}, but this client uses {PROTOCOL}")
            )
            return
        self.pauses = pauses()
        if self.arrived and not welcome.complete:  # after a new deal the history starts there, and nothing is missing
            self.gap = self.gap or welcome.snapshot.table.game == self.snapshot.table.game
        self.arrived = True
        for frame, _ in list(self.unanswered.values()):
            await self.write_frame(frame)

    async def write_frame(self, frame: bytes) -> None:
        if self.socket is not None:
            with suppress(ConnectionClosed):  # it will be sent again
                await self.socket.send(frame, text=True)

    def hang_up(self) -> None:
        """Abort a silent connection; another one is opened."""
        if self.socket is not None:
            self.silences += 1
            self.socket.transport.abort()  # a silent server would not confirm the close

    def end(self, error: Exception) -> None:
        """End the session for good."""
        self.ended = self.ended or error
        self.changed.set()
        for _, answer in self.unanswered.values():
            if not answer.done():
                answer.set_exception(self.ended)


def turned_away(status: int, body: bytes) -> TurnedAway:
    """Return the reason that the server gave over HTTP."""
    try:
        problem = decode(body, type=Problem)
        return TurnedAway(problem.reason, problem.text)
    except MsgspecError:
        return TurnedAway(f"http-{status}", f"the server answered with status {status}")
