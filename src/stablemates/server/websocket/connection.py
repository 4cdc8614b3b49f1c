"""A table through a WebSocket: commands in, looks out, and nobody who reads slowly makes others wait."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import Callable
from typing import Any
from urllib.parse import parse_qs

import msgspec
from litestar.types import Receive, Send

from ...protocol.commands import read_command
from ...protocol.messages import Bye, Refused, write
from ...table.refusal import NoSuchTable, Refusal
from ..http.gateway import Caller, Denied, Gateway
from ..http.headers import encoded
from ..live_room import Viewer
from ..logs import log, mark, masked
from ..metrics import ANSWER_TIME, REFUSED, SOCKETS
from ..store.store import StorageFailed
from .frames import AGAINST_THE_RULES, BINARY, WIRE, Wire

NO_SUCH_TABLE, FORBIDDEN, TRY_LATER = 4404, 4403, 1013
SERVER_ERROR, RESTART = 1011, 1012
PLACE = "/ws"
Event = Any  # of ASGI


class Named(msgspec.Struct):
    """What can be read of a message that is none."""

    id: str = ""


class Outbox:
    """What is still to be sent to one connection.

    A look is all there is to see, so looks may be thrown away where too many wait: a fresh welcome follows when the
    rest is sent.  An answer to a command is never thrown away.
    """

    def __init__(self, messages: int, bytes_: int, welcome: Callable[[], bytes]) -> None:
        self.most_messages = messages
        self.most_bytes = bytes_
        self.welcome = welcome
        self.waiting: deque[tuple[bytes, bool]] = deque()  # and whether it is a look
        self.size = 0
        self.behind = False  # whether looks were thrown away
        self.ended = False
        self.something = asyncio.Event()
        self.room = asyncio.Event()  # whether there is any for answers
        self.room.set()

    def show(self, message: bytes) -> None:
        """A look, to be sent if the other side reads fast enough."""
        if not self.ended and not self.behind:
            self.put(message, True)

    def answer(self, message: bytes) -> None:
        if not self.ended:
            self.put(message, False)

    def put(self, message: bytes, is_look: bool) -> None:
        self.waiting.append((message, is_look))
        self.size += len(message)
        if self.is_full:
            self.behind = self.behind or any(look for _, look in self.waiting)
            self.waiting = deque((kept, look) for kept, look in self.waiting if not look)
            self.size = sum(len(kept) for kept, _ in self.waiting)
        if self.is_full:
            self.room.clear()
        self.something.set()

    @property
    def is_full(self) -> bool:
        return len(self.waiting) > self.most_messages or self.size > self.most_bytes

    def end(self, message: bytes) -> None:
        """Nothing comes after this."""
        if not self.ended:
            self.behind = False
            self.put(message, False)
            self.ended = True

    @property
    def is_idle(self) -> bool:
        """Whether all was sent, so that nothing is overtaken by what is sent past this."""
        return not self.something.is_set()

    async def next(self) -> bytes | None:
        """The next message; ``None``: that was all."""
        while True:
            if self.waiting:
                message, _ = self.waiting.popleft()
                self.size -= len(message)
                if not self.is_full:
                    self.room.set()
                return message
            if self.ended:
                return None
            if self.behind:
                self.behind = False
                return self.welcome()
            self.something.clear()
            await self.something.wait()


class Line:
    """One open connection to a table."""

    def __init__(self, wire: Wire, edge: Gateway, table: str, person: str, address: str = "") -> None:
        self.wire = wire
        self.edge = edge
        self.table = table
        self.person = person
        self.address = address
        limits = edge.limits
        self.outbox = Outbox(limits.queue_messages, limits.queue_bytes, self.welcome)
        self.bucket = edge.allowances.bucket()
        self.viewer = Viewer(person, self.show, self.cut)
        self.unheard: list[str | None] = []  # what was said, from what is being carried out now on
        self.running = False
        self.listening: asyncio.Task[None] | None = None  # while there is something to carry out
        self.sending: asyncio.Task[None] | None = None  # since something could not be sent at once
        self.code = 1000  # with which it ends
        self.reason = ""

    def welcome(self) -> bytes:
        """How things stand, for one who has not kept up."""
        node = self.edge.node
        return node.lives[self.table].welcome(self.person, None, node.now())

    def cut(self, reason: str) -> None:
        self.end(AGAINST_THE_RULES, reason, "the host has removed you from this table")

    def end(self, code: int, reason: str, text: str) -> None:
        """Send what waits, say why, and hang up."""
        if not self.outbox.ended:
            self.code, self.reason = code, reason
            self.outbox.end(write(Bye(reason, text)))
            self.send_the_rest()

    def make_room(self) -> None:
        self.end(AGAINST_THE_RULES, "too-many-sockets", "too many connections are open already")

    def part(self) -> None:
        self.end(RESTART, "restart", "the server starts again: come back in a moment, nothing is lost")

    def fail(self, error: Exception) -> None:
        """Something went wrong here; the number of the report is all that is said of it."""
        report = self.edge.report(error)
        self.end(SERVER_ERROR, "server-error", f"something went wrong here (report {report})")

    async def run(self, receive: Receive, since: int | None) -> None:
        """Until one side hangs up."""
        node = self.edge.node
        self.running = True
        self.wire.ear = self
        try:
            try:
                self.show(await node.join(self.table, self.viewer, since))
            except NoSuchTable:
                self.end(NO_SUCH_TABLE, "no-such-table", "there is no such table")
            except Refusal as refusal:
                self.end(FORBIDDEN, refusal.reason, refusal.text)
            except StorageFailed:
                self.end(TRY_LATER, "storage", "saving is paused: try again in a moment")
            except Exception as error:
                self.fail(error)
            event: Event
            while (event := await receive())["type"] != "websocket.disconnect":
                if event["type"] == "websocket.receive":  # said before anybody listened
                    self.heard(event.get("text"))
            if not self.outbox.ended:
                self.code, self.reason = event.get("code") or 1005, "left"
                self.outbox.ended = True
            # A command that is being carried out is not broken off when its sender goes.
            self.outbox.room.set()
            if self.listening is not None:
                await asyncio.wait({self.listening}, timeout=self.edge.limits.patience)
        finally:
            self.running = False
            self.wire.ear = None
            node.leave(self.table, self.viewer)
            tasks = [task for task in (self.listening, self.sending) if task is not None]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    # --- out ---------------------------------------------------------------------------------------------

    def show(self, look: bytes) -> None:
        if not self.sent_at_once(look):
            self.outbox.show(look)
            self.send_the_rest()

    def answer(self, message: bytes) -> None:
        if not self.sent_at_once(message):
            self.outbox.answer(message)
            self.send_the_rest()

    def sent_at_once(self, message: bytes) -> bool:
        """Send a message unless others wait or the other side reads slowly; whether it was sent."""
        if not self.running or not self.outbox.is_idle or not self.wire.is_free:
            return False
        self.wire.write(message)
        return True

    def send_the_rest(self) -> None:
        if self.running and self.sending is None:
            self.sending = asyncio.create_task(self.send())

    async def send(self) -> None:
        """Send what waits as fast as the other side reads, and close at the end."""
        try:
            while (message := await self.outbox.next()) is not None:
                await self.within_patience({"type": "websocket.send", "text": message.decode(), "bytes": None})
            await self.within_patience({"type": "websocket.close", "code": self.code, "reason": self.reason})
        except TimeoutError:
            self.code, self.reason = AGAINST_THE_RULES, "too-slow"
            self.outbox.ended = True
            self.wire.hang_up(self.code, self.reason)
        except (OSError, RuntimeError):
            self.outbox.ended = True  # the other side has gone

    async def within_patience(self, event: Event) -> None:
        async with asyncio.timeout(self.edge.limits.patience):
            await self.wire.send(event)

    # --- in ------------------------------------------------------------------------------------------------

    def heard(self, text: str | None) -> None:
        """A message has come."""
        self.unheard.append(text)
        if self.listening is None:
            self.listening = asyncio.create_task(self.listen())
        else:
            self.wire.pause()

    def flooded(self) -> None:
        self.end(AGAINST_THE_RULES, "too-fast", f"more than {self.edge.limits.messages} messages in 10 s")

    async def listen(self) -> None:
        """Carry out all that was said, one after the other."""
        try:
            for text in self.unheard:  # which may grow meanwhile
                await self.outbox.room.wait()  # who does not read what we say is not listened to either
                if self.outbox.ended:
                    break
                if text is None:
                    self.end(BINARY, "binary", "messages are JSON text")
                elif not self.bucket.take():
                    self.flooded()
                else:
                    await self.hear(text)
        except Exception as error:
            self.fail(error)
        self.unheard.clear()
        self.listening = None
        self.wire.go_on()

    async def hear(self, text: str) -> None:
        """Carry out what was said, and answer."""
        began = time.perf_counter()
        try:
            command = read_command.decode(text)
        except (msgspec.MsgspecError, RecursionError, ValueError) as error:
            REFUSED.labels("bad-message").inc()
            self.answer(write(Refused(id_of(text), "bad-message", str(error)[:400])))
            return
        try:
            answer = await self.edge.node.command(self.table, self.person, command)
        except NoSuchTable:
            self.end(NO_SUCH_TABLE, "no-such-table", "this table is no longer there")
            return
        except StorageFailed:
            answer = Refused(command.id, "storage", "saving is paused: nothing has changed, try again in a moment")
        if isinstance(answer, Refused):
            log().info("refused", table=mark(self.table), command=type(command).__name__.lower(), reason=answer.reason)
        self.answer(write(answer))
        ANSWER_TIME.observe(time.perf_counter() - began)


def id_of(text: str) -> str:
    """The id of a message that could not be read otherwise, so that its sender knows which one is meant.

    >>> id_of('{"type": "dance", "id": "abcdefgh"}'), id_of("{")
    ('abcdefgh', '')
    """
    with contextlib.suppress(msgspec.MsgspecError, RecursionError, ValueError):
        return msgspec.json.decode(text, type=Named).id[:64]
    return ""


async def at_table(edge: Gateway, scope: Any, receive: Receive, send: Send) -> None:
    """Look at a table and speak there.  ``?since=N``: the number of the last news that one has."""
    place, _, table = scope["path"].rpartition("/")
    try:
        if place != PLACE or not table:
            raise Denied(404, "not-found", "sockets are opened at tables")
        caller = edge.caller(scope)
        if caller.person is None and caller.peer.is_program:
            raise Denied(401, "nobody", "programs show a token")
        person, cookie = edge.somebody(caller)
    except Denied as denied:
        log().info("socket-denied", reason=denied.reason)
        await deny(denied, send)
        return
    await send({"type": "websocket.accept", "subprotocol": None, "headers": encoded(cookie)})
    line = Line(scope["extensions"][WIRE], edge, table, person, caller.address)
    if edge.closing:
        line.part()
    elif not edge.admit(line):
        line.make_room()
    if line.outbox.ended:
        await line.send()
        return
    await stay(line, caller, receive, since_of(scope["query_string"]))


async def deny(denied: Denied, send: Send) -> None:
    """Answer a handshake as any other request: no page gets as far as a socket, and a program sees why."""
    headers = encoded({"content-type": "application/json", **denied.headers})
    await send({"type": "websocket.http.response.start", "status": denied.status, "headers": headers})
    body = write(denied.problem)
    await send({"type": "websocket.http.response.body", "body": body, "more_body": False})


async def stay(line: Line, caller: Caller, receive: Receive, since: int | None) -> None:
    """A connection from its beginning to its end."""
    edge, began = line.edge, time.monotonic()
    seen = {"table": mark(line.table), "address": masked(caller.peer.address)}
    SOCKETS.inc()
    log().info("socket-open", **seen)
    try:
        await line.run(receive, since)
    finally:
        SOCKETS.dec()
        edge.dismiss(line)
        seconds = round(time.monotonic() - began, 1)
        log().info("socket-closed", **seen, code=line.code, reason=line.reason, seconds=seconds)


def since_of(query: bytes) -> int | None:
    """
    >>> since_of(b"since=12"), since_of(b"since=-1"), since_of(b"")
    (12, None, None)
    """
    given = parse_qs(query.decode("latin-1")).get("since", [""])[-1]
    return int(given) if given.isascii() and given.isdigit() and len(given) < 16 else None
