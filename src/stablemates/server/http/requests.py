"""HTTP connections: timeouts, and errors for invalid HTTP."""

from __future__ import annotations

from typing import Any

import h11
from msgspec import json
from uvicorn.protocols.http.h11_impl import H11Protocol

from .gateway import Problem
from .headers import UNREAD
from .strictness import LARGEST_HEAD

FIRST_REQUEST = 10.0  # seconds in which a new connection must send a complete request
NEXT_ANSWER = 120.0  # seconds in which it must read another response, or it is closed
MOST_CHUNKS = 1024  # chunks of a body, however small
LEAST_CHUNK = 64  # bytes, on average, of the chunks of a body that has more of them


class Parser(h11.Connection):
    """Refuse bodies in tiny chunks: a megabyte of them takes seconds to parse, and nothing else happens meanwhile."""

    chunks = 0  # of the current body
    size = 0  # the number of its bytes

    def next_event(self) -> h11.Event | type[h11.NEED_DATA] | type[h11.PAUSED]:
        event = super().next_event()
        if isinstance(event, h11.Request):
            self.chunks = self.size = 0
        elif isinstance(event, h11.Data):
            self.chunks += 1
            self.size += len(event.data)
            if self.chunks > MOST_CHUNKS + self.size // LEAST_CHUNK:
                raise h11.RemoteProtocolError("the chunks of the body are too small")
        return event


class RequestProtocol(H11Protocol):
    """Close connections that send no complete request or do not read the response."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.conn = Parser(h11.SERVER, LARGEST_HEAD)
        self.answered = True  # whether a response was read since the last check; none is due at first
        self.silence = self.loop.call_later(FIRST_REQUEST, self.look)

    def look(self) -> None:
        """Close the connection if it has made no progress."""
        if self.transport.get_protocol() is not self:
            return  # it is a WebSocket now
        request: Any = self.cycle
        if request is None or not self.answered:
            self.transport.abort()
            return
        self.answered = False
        self.silence = self.loop.call_later(NEXT_ANSWER, self.look)

    def on_response_complete(self) -> None:
        self.answered = True
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: Any) -> None:
        super().handle_websocket_upgrade(event)
        upgraded: Any = self.transport.get_protocol()
        if not upgraded.handshake_initiated:  # it was not a valid upgrade, e.g. it announced a body
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.silence.cancel()
        super().connection_lost(exc)

    def send_400_response(self, msg: str) -> None:
        """Answer an invalid request in the same form as all other errors, instead of uvicorn's plain text."""
        request: Any = self.cycle
        if request is None or not request.response_started:
            body = json.encode(Problem("bad-request", "malformed HTTP request"))
            headers = UNREAD | {"content-length": str(len(body)), "connection": "close"}
            head = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
            self.transport.write(f"HTTP/1.1 400 Bad Request\r\n{head}\r\n".encode() + body)
        self.transport.close()
