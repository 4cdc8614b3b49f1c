"""WebSocket frames, heartbeats included, without detours: messages go directly between a connection and the network.

With ASGI every message would pass through a queue, a task that is woken for it, and a timer, and there are four
updates for each answer.  ASGI is still used for the start and the end of a connection.
"""

from __future__ import annotations

from struct import Struct
from typing import Any, Protocol

from msgspec import json
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Response
from websockets.server import ServerProtocol
from websockets.typing import StatusLike

from ..http.gateway import Problem
from ..http.headers import UNREAD
from ..http.limits import Bucket

WIRE = "stablemates.wire"  # the extension of the ASGI scope that contains the ``Wire``
LINGER = 1.0  # seconds for a client to notice the close
BINARY, NOT_UTF8, POLICY_VIOLATION = 1003, 1007, 1008
SILENT_FRAMES = 60  # pings, pongs and message fragments that are allowed in ten seconds
PIECE = 1024  # bytes of frames that are parsed before it is asked whether there were too many
MOST_EARLY = 60  # messages that may arrive before a connection is ready for them
TEXT = 0x81  # the first byte of a frame that is a complete message
SHORT, MIDDLE, LONG = Struct("!BB"), Struct("!BBH"), Struct("!BBQ")  # frame headers


def frame(message: bytes) -> bytes:
    """Return a message as a server sends it.

    >>> frame(b"{}"), frame(b"x" * 300)[:4], frame(b"x" * 70_000)[:10]
    (b'\\x81\\x02{}', b'\\x81~\\x01,', b'\\x81\\x7f\\x00\\x00\\x00\\x00\\x00\\x01\\x11p')
    """
    size = len(message)
    if size < 126:
        return SHORT.pack(TEXT, size) + message
    return (MIDDLE.pack(TEXT, 126, size) if size < 65_536 else LONG.pack(TEXT, 127, size)) + message


class Listener(Protocol):
    def on_message(self, text: str | None) -> None:
        """Handle a message; ``None`` if it was not text."""

    def flooded(self) -> None:
        """Handle too many frames that are not messages."""


class Handshake(ServerProtocol):
    """Refuse an invalid handshake with the same body as all other errors."""

    def reject(self, status: StatusLike, text: str) -> Response:
        response = super().reject(status, json.encode(Problem("bad-request", text.strip())).decode())
        del response.headers["Content-Type"]
        response.headers.update(UNREAD)
        return response


class Wire(WebSocketsSansIOProtocol):
    """The network's end of a connection."""

    listener: Listener | None = None  # where messages go; before it is set they wait for ASGI
    unsent = b""
    ignored = False  # whether the client has violated the protocol, so that its input is ignored
    silent_frames: Bucket
    received_at = 0.0  # when anything was last received, by the loop's clock

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.conn = Handshake(max_size=self.config.ws_max_size, logger=self.logger)
        self.silent_frames = Bucket(SILENT_FRAMES, 10.0)

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: Any = self.scope["extensions"]
            extensions[WIRE] = self

    @property
    def is_free(self) -> bool:
        """True if a message can be written now: the connection is open, and the client reads."""
        return self.writable.is_set() and not self.close_sent and not self.transport.is_closing()

    def write(self, message: bytes) -> None:
        """Send a message; messages written at the same moment, such as an update and a reply, leave together."""
        if not self.unsent:
            self.loop.call_soon(self.flush)
        self.unsent += frame(message)

    def flush(self) -> None:
        if self.unsent and not self.transport.is_closing():
            self.transport.write(self.unsent)
        self.unsent = b""

    async def send(self, message: Any) -> None:
        self.flush()  # nothing sent through ASGI may overtake it
        await super().send(message)
        if message["type"] == "websocket.close" and message["code"] in (BINARY, POLICY_VIOLATION):
            self.stop_reading()
        if message["type"] == "websocket.http.response.body":
            # The handshake was refused and is over; uvicorn would report that it was never answered.
            self.handshake_complete = self.close_sent = True

    def send_receive_event_to_app(self) -> None:
        """Handle a complete message."""
        if self.listener is None:
            super().send_receive_event_to_app()
            if self.queue.qsize() > MOST_EARLY:
                self.stop_reading()
            return
        data, self.frames = b"".join(self.frames), []
        if self.close_sent:
            return
        try:
            text = data.decode() if self.curr_msg_data_type == "text" else None
        except UnicodeDecodeError:
            self.conn.send_close(NOT_UTF8)
            self.handle_parser_exception()
            return
        self.listener.on_message(text)

    def pause(self) -> None:
        """Make the client wait before it sends more."""
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def resume(self) -> None:
        if self.read_paused and not self.ignored:
            self.read_paused = False
            self.transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        """Parse frames piece by piece: thousands of tiny ones may arrive together."""
        self.received_at = self.loop.time()
        for start in range(0, len(data), PIECE):
            if self.ignored or self.conn.parser_exc is not None:
                break
            super().data_received(data[start : start + PIECE])

    def send_keepalive_ping(self) -> None:
        """Send a heartbeat (a ping) if nothing was received lately."""
        left = self.received_at + (self.ping_interval or 0.0) - self.loop.time()
        if left > 0:
            self.ping_timer = self.loop.call_later(left, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    # --- control frames -----------------------------------------------------------------------------------

    def handle_ping(self) -> None:
        if self.may_process():
            super().handle_ping()

    def handle_pong(self, event: Any) -> None:
        if self.may_process():
            super().handle_pong(event)

    def handle_cont(self, event: Any) -> None:
        if self.may_process():
            super().handle_cont(event)

    def may_process(self) -> bool:
        """Return whether one more frame is within the limit: frames cost time, and unread replies cost memory."""
        if self.close_sent or self.ignored:
            return False
        if self.silent_frames.take():
            return True
        if self.listener is not None:
            self.listener.flooded()
        self.stop_reading()
        return False

    # --- the end -------------------------------------------------------------------------------------------

    def handle_close(self, event: Any) -> None:
        super().handle_close(event)
        self.abort_soon()

    def handle_parser_exception(self) -> None:
        super().handle_parser_exception()
        self.abort_soon()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.abort_soon()

    def hang_up(self, code: int, reason: str) -> None:
        """Close without waiting for a client that does not read, as a normal close would."""
        self.flush()
        if not self.transport.is_closing() and not self.close_sent:
            self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
            self.conn.send_close(code, reason)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.transport.close()
        self.abort_soon()

    def stop_reading(self) -> None:
        """Ignore further input after a protocol error, and abort soon."""
        self.ignored = True
        self.transport.pause_reading()
        self.abort_soon()

    def abort_soon(self) -> None:
        """Abort a closed connection after a moment, even if the client does not read the last message."""
        self.loop.call_later(LINGER, self.transport.abort)
