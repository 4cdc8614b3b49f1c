"""The frames without a network: when a heartbeat is sent."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN
from websockets.uri import parse_uri

from stablemates.server.websocket.frames import Wire, frame

from ..virtual_time import run

EVERY = 20.0  # seconds
A_MOMENT = 0.01
PING = 0x89  # the first byte of its frame
HANDSHAKE = (
    b"GET /ws/x HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


class Transport(asyncio.Transport):
    """A fake transport that records what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []
        self.closed = False

    def is_closing(self) -> bool:
        return self.closed

    def write(self, data: Any) -> None:
        self.written.append(data)

    def close(self) -> None:
        self.closed = True

    abort = close

    @property
    def pings(self) -> list[bytes]:
        return [data for data in self.written if data[:1] == bytes([PING])]


class Client:
    """A client at the other end of a wire."""

    def __init__(self) -> None:
        self.transport = Transport()
        config = uvicorn.Config(stay, ws_ping_interval=EVERY, ws_ping_timeout=EVERY, log_config=None)
        self.wire = Wire(config, ServerState(), {}, asyncio.get_running_loop())
        self.wire.connection_made(self.transport)
        self.wire.data_received(HANDSHAKE)

    def say(self, word: bytes = b"unasked") -> None:
        self.wire.data_received(Frame(Opcode.PONG, word).serialize(mask=True))


async def stay(scope: Any, receive: Any, send: Any) -> None:
    """An application that accepts a connection and does nothing with it."""
    await send({"type": "websocket.accept"})
    while (await receive())["type"] != "websocket.disconnect":
        pass


async def a_client_that_sends_is_not_pinged() -> None:
    client = Client()
    for _ in range(50):
        await asyncio.sleep(0.9 * EVERY)
        client.say()
    assert client.transport.pings == []


async def a_silent_client_is_pinged_in_time() -> None:
    client = Client()
    await asyncio.sleep(0.9 * EVERY)
    client.say()
    await asyncio.sleep(EVERY - A_MOMENT)
    assert client.transport.pings == []
    await asyncio.sleep(2 * A_MOMENT)
    assert len(client.transport.pings) == 1
    await asyncio.sleep(EVERY - 2 * A_MOMENT)
    assert not client.transport.closed
    await asyncio.sleep(2 * A_MOMENT)
    assert client.transport.closed


async def a_client_that_answers_may_stay() -> None:
    client = Client()
    for asked in range(1, 10):
        await asyncio.sleep(EVERY + A_MOMENT)
        assert len(client.transport.pings) == asked
        client.say(client.transport.pings[-1][2:])
    assert not client.transport.closed


@pytest.mark.parametrize(
    "story", [a_client_that_sends_is_not_pinged, a_silent_client_is_pinged_in_time, a_client_that_answers_may_stay]
)
def test_heartbeats_find_out_whether_a_client_is_there(story: Callable[[], Coroutine[Any, Any, None]]) -> None:
    run(story())


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_a_frame_is_what_the_library_would_write_and_can_read(size: int) -> None:
    """The sizes at which the head of a frame changes (RFC 6455, 5.2)."""
    message = b"x" * size
    assert frame(message) == Frame(Opcode.TEXT, message).serialize(mask=False)
    client = ClientProtocol(parse_uri("ws://table.example/"), state=OPEN)
    client.receive_data(frame(message) + frame(b"next"))
    received = [one for one in client.events_received() if isinstance(one, Frame)]
    assert [(one.opcode, bytes(one.data)) for one in received] == [(Opcode.TEXT, message), (Opcode.TEXT, b"next")]
