"""A connection to a table over a WebSocket: commands in, updates out.  A slow reader makes no one else wait."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Any
from urllib.parse import parse_qs

import msgspec
from litestar.types import Receive, Send

from ...protocol.commands import Ping, read_sent
from ...protocol.messages import Bye, Pong, Refused, write
from ...table.errors import NoSuchTable, Refusal
from ...table.log import StorageFailed
from ..http.gateway import Caller, Denied, Gateway
from ..http.headers import encoded
from ..live_room import Viewer
from ..logs import log, mark, masked
from ..metrics import ANSWER_TIME, REFUSED, SOCKETS
from .frames import BINARY, POLICY_VIOLATION, WIRE, Wire
from .outbox import Outbox

NO_SUCH_TABLE, FORBIDDEN, TRY_LATER = 4404, 4403, 1013
SERVER_ERROR, RESTART = 1011, 1012
CUTS = {
    "removed": (POLICY_VIOLATION, "the host has removed you from this table"),
    "no-spectators": (FORBIDDEN, "this game cannot be watched: come back when it is over"),
    "quarantined": (FORBIDDEN, "this table is damaged and was quarantined; the operator has a report"),
    "no-such-table": (NO_SUCH_TABLE, "this table no longer exists"),
}
PLACE = "/ws"
PONG = write(Pong())
Event = Any  # of ASGI


class Named(msgspec.Struct):
    """The readable part of an invalid message."""

    id: str = ""


class Connection:
    """One open connection to a table."""

    def __init__(
        self, wire: Wire, gateway: Gateway, table: str, person: str, address: str = "", is_screen: bool = False
    ) -> None:
        self.wire = wire
        self.gateway = gateway
        self.table = table
        self.person = person
        self.address = address
        limits = gateway.limits
        self.outbox = Outbox(limits.queue_messages, limits.queue_bytes, self.welcome)
        self.bucket = gateway.allowances.bucket()
        self.viewer = Viewer(person, self.show, self.cut, is_screen)
        self.received: list[str | None] = []  # messages, starting with the one being carried out
        self.running = False
        self.listening: asyncio.Task[None] | None = None  # while there are commands to carry out
        self.sending: asyncio.Task[None] | None = None  # while there are messages that could not be sent immediately
        self.code = 1000  # the close code
        self.reason = ""

    def welcome(self) -> bytes:
        """Return a fresh welcome for a client that has not kept up."""
        node = self.gateway.node
        return node.rooms[self.table].welcome(self.viewer.seen_as, None, node.now())

    def cut(self, reason: str) -> None:
        code, text = CUTS[reason]
        self.end(code, reason, text)

    def end(self, code: int, reason: str, text: str) -> None:
        """Send what is queued and the reason, and close."""
        if not self.outbox.ended:
            self.code, self.reason = code, reason
            self.outbox.end(write(Bye(reason, text)))
            self.send_the_rest()

    def make_room(self) -> None:
        self.end(POLICY_VIOLATION, "too-many-sockets", "too many connections are open already")

    def restart(self) -> None:
        self.end(RESTART, "restart", "the server is restarting: reconnect in a moment, nothing is lost")

    def fail(self, error: Exception) -> None:
        """Close because of an internal error; the client only gets the number of its report."""
        report = self.gateway.report(error)
        self.end(SERVER_ERROR, "server-error", f"internal error (report {report})")

    async def run(self, receive: Receive, since: int | None) -> None:
        """Serve the connection until one side closes it."""
        node = self.gateway.node
        self.running = True
        self.wire.listener = self
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
                if event["type"] == "websocket.receive":  # received before ``listener`` was set
                    self.on_message(event.get("text"))
            if not self.outbox.ended:
                self.code, self.reason = event.get("code") or 1005, "left"
                self.outbox.ended = True
            # A running command is not aborted when its sender disconnects.
            self.outbox.room.set()
            if self.listening is not None:
                await asyncio.wait({self.listening}, timeout=self.gateway.limits.patience)
        finally:
            self.running = False
            self.wire.listener = None
            node.leave(self.table, self.viewer)
            tasks = [task for task in (self.listening, self.sending) if task is not None]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    # --- out ---------------------------------------------------------------------------------------------

    def show(self, update: bytes) -> None:
        if not self.sent_now(update):
            self.outbox.show(update)
            self.send_the_rest()

    def answer(self, message: bytes) -> None:
        if not self.sent_now(message):
            self.outbox.answer(message)
            self.send_the_rest()

    def sent_now(self, message: bytes) -> bool:
        """Send a message unless others are queued or the client reads slowly; return whether it was sent."""
        if not self.running or not self.outbox.is_idle or not self.wire.is_free:
            return False
        self.wire.write(message)
        return True

    def send_the_rest(self) -> None:
        if self.running and self.sending is None:
            self.sending = asyncio.create_task(self.send())

    async def send(self) -> None:
        """Send what is queued as fast as the client reads, and close at the end."""
        try:
            while (message := await self.outbox.next()) is not None:
                await self.within_patience({"type": "websocket.send", "text": message.decode(), "bytes": None})
            await self.within_patience({"type": "websocket.close", "code": self.code, "reason": self.reason})
        except TimeoutError:
            self.code, self.reason = POLICY_VIOLATION, "too-slow"
            self.outbox.ended = True
            self.wire.hang_up(self.code, self.reason)
        except (OSError, RuntimeError):
            self.outbox.ended = True  # the client is gone

    async def within_patience(self, event: Event) -> None:
        async with asyncio.timeout(self.gateway.limits.patience):
            await self.wire.send(event)

    # --- in ------------------------------------------------------------------------------------------------

    def on_message(self, text: str | None) -> None:
        """Queue a received message, and make the client wait while one is being carried out."""
        self.received.append(text)
        if len(self.received) > self.gateway.limits.messages:
            self.flooded()
            self.wire.stop_reading()
        elif self.listening is None:
            self.listening = asyncio.create_task(self.listen())
        else:
            self.wire.pause()

    def flooded(self) -> None:
        self.end(
            POLICY_VIOLATION,
            "too-fast",
            f"too many messages: at most {self.gateway.limits.messages} in 10 s are allowed",
        )

    async def listen(self) -> None:
        """Carry out all received commands, one after the other."""
        try:
            for text in self.received:  # the list may grow in the meantime
                await self.outbox.room.wait()  # a client that does not read is not served
                if self.outbox.ended:
                    break
                if text is None:
                    self.end(BINARY, "binary", "messages must be JSON text")
                elif not self.bucket.take():
                    self.flooded()
                else:
                    await self.reply_to(text)
        except Exception as error:
            self.fail(error)
        self.received.clear()
        self.listening = None
        self.wire.resume()

    async def reply_to(self, text: str) -> None:
        """Carry out a command and reply, or answer a heartbeat."""
        began = time.perf_counter()
        try:
            command = read_sent.decode(text)
        except (msgspec.MsgspecError, RecursionError, ValueError) as error:
            REFUSED.labels("bad-message").inc()
            self.answer(write(Refused(id_of(text), "bad-message", str(error)[:400])))
            return
        if isinstance(command, Ping):
            self.answer(PONG)
            return
        if self.viewer.is_screen:  # the reply could contain what only the person may see
            self.answer(write(Refused(command.id, "shared-screen", "a shared screen only shows the table")))
            return
        try:
            answer = await self.gateway.node.command(self.table, self.person, command)
        except NoSuchTable:
            self.end(NO_SUCH_TABLE, "no-such-table", "this table no longer exists")
            return
        except StorageFailed:
            answer = Refused(command.id, "storage", "saving is paused: nothing has changed, try again in a moment")
        if isinstance(answer, Refused):
            log().info("refused", table=mark(self.table), command=type(command).__name__.lower(), reason=answer.reason)
        self.answer(write(answer))
        ANSWER_TIME.observe(time.perf_counter() - began)


def id_of(text: str) -> str:
    """Return the id of an invalid message, so that its sender knows which one was refused.

    >>> id_of('{"type": "dance", "id": "abcdefgh"}'), id_of("{")
    ('abcdefgh', '')
    """
    with contextlib.suppress(msgspec.MsgspecError, RecursionError, ValueError):
        return msgspec.json.decode(text, type=Named).id[:64]
    return ""


async def at_table(gateway: Gateway, scope: Any, receive: Receive, send: Send) -> None:
    """Open a connection to a table.

    ``?since=N`` is the stream number of the last events that the client has, to reconnect.  ``screen=1`` means a
    shared screen.
    """
    place, _, table = scope["path"].rpartition("/")
    try:
        if place != PLACE or not table:
            raise Denied(404, "not-found", "WebSockets are only available at tables")
        caller = gateway.caller(scope)
        if caller.person is None and caller.peer.is_program:
            raise Denied(401, "nobody", "programs must send a token")
        person, cookie = gateway.guest_of(caller)
    except Denied as denied:
        log().info("socket-denied", reason=denied.reason)
        await deny(denied, send)
        return
    await send({"type": "websocket.accept", "subprotocol": None, "headers": encoded(cookie)})
    connection = Connection(
        scope["extensions"][WIRE], gateway, table, person, caller.address, is_screen(scope["query_string"])
    )
    if gateway.closing:
        connection.restart()
    elif not gateway.admit(connection):
        connection.make_room()
    if connection.outbox.ended:
        await connection.send()
        return
    await stay(connection, caller, receive, since_of(scope["query_string"]))


async def deny(denied: Denied, send: Send) -> None:
    """Refuse a handshake like any other request: no WebSocket is opened, and a program sees why."""
    headers = encoded({"content-type": "application/json", **denied.headers})
    await send({"type": "websocket.http.response.start", "status": denied.status, "headers": headers})
    body = write(denied.problem)
    await send({"type": "websocket.http.response.body", "body": body, "more_body": False})


async def stay(connection: Connection, caller: Caller, receive: Receive, since: int | None) -> None:
    """Serve a connection from its start to its end."""
    gateway, began = connection.gateway, time.monotonic()
    seen = {"table": mark(connection.table), "address": masked(caller.peer.address)}
    SOCKETS.inc()
    log().info("socket-open", **seen)
    try:
        await connection.run(receive, since)
    finally:
        SOCKETS.dec()
        gateway.dismiss(connection)
        seconds = round(time.monotonic() - began, 1)
        log().info("socket-closed", **seen, code=connection.code, reason=connection.reason, seconds=seconds)


def since_of(query: bytes) -> int | None:
    """Return the stream number in a query; ``None`` if it has no valid one.

    >>> since_of(b"since=12"), since_of(b"since=-1"), since_of(b"")
    (12, None, None)
    """
    given = parse_qs(query.decode("latin-1")).get("since", [""])[-1]
    return int(given) if given.isascii() and given.isdigit() and len(given) < 16 else None


def is_screen(query: bytes) -> bool:
    """Return whether a query asks for a shared screen.

    >>> is_screen(b"since=12&screen=1"), is_screen(b"since=12")
    (True, False)
    """
    return parse_qs(query.decode("latin-1")).get("screen") == ["1"]
