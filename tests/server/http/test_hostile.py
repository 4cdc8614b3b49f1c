"""Hostile clients: their cost is bounded, they leave one line in the log, and no one else notices."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import suppress

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from stablemates.server.http.proxies import Peer, network
from stablemates.server.notifier.local import LocalNotifier
from stablemates.server.websocket.frames import SILENT_FRAMES, Wire

from .place import Place, Player, joined, open_place, run
from .test_limits import last_words
from .test_pages import check_headers

MANY = 100 * SILENT_FRAMES  # more than the limit allows during a test
A_MOMENT = 0.02  # seconds of processor time
EMPTY_FRAMES = {"text": b"\x81\x80abcd", "ping": b"\x89\x80abcd"}
HANDSHAKE = (
    b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)


async def pings(player: Player) -> None:
    with suppress(ConnectionClosed):
        for _ in range(MANY):
            await player.socket.ping()


async def parts(player: Player) -> None:
    async def nothing() -> AsyncIterator[str]:
        for _ in range(MANY):
            yield ""

    with suppress(ConnectionClosed):
        await player.socket.send(nothing())


@pytest.mark.parametrize("flood", [pings, parts])
def test_control_frames_are_counted_too(flood: Callable[[Player], Coroutine[None, None, None]]) -> None:
    async def test() -> None:
        async with open_place() as place:
            token, other = await place.guest(), await place.guest()
            table = (await place.table(token))["table"]
            async with joined(place, table, token) as hostile, joined(place, table, other) as calm:
                flooding = asyncio.create_task(flood(hostile))
                last, code, reason = await last_words(hostile)
                await flooding
                assert (last["reason"], code, reason) == ("too-fast", 1008, "too-fast")
                assert (await calm.send("sit", name="Calm"))["type"] == "accepted"

    run(test)


@pytest.mark.parametrize("kind", ["text", "ping"])
def test_thousands_of_tiny_frames_are_not_parsed_after_the_limit(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """They come in one packet, before anyone can be asked to send less."""
    parsed: list[object] = []
    handle = getattr(Wire, f"handle_{kind}")

    def count(self: Wire, *event: object) -> None:
        parsed.append(event)
        handle(self, *event)

    monkeypatch.setattr(Wire, f"handle_{kind}", count)

    async def test() -> None:
        async with open_place() as place:
            token = await place.guest()
            table = (await place.table(token))["table"]
            async with joined(place, table, token) as hostile:
                hostile.socket.transport.write(EMPTY_FRAMES[kind] * MANY)
                last, code, _ = await last_words(hostile)
                assert (last["reason"], code) == ("too-fast", 1008)
            assert len(parsed) < 5 * SILENT_FRAMES

    run(test)


def test_a_client_that_breaks_the_protocol_is_ignored_while_the_connection_ends() -> None:
    async def test() -> None:
        async with open_place() as place:
            token = await place.guest()
            table = (await place.table(token))["table"]
            async with joined(place, table, token) as player:
                [line] = place.gateway.connections
                await player.socket.send(b"binary")
                assert (await last_words(player))[1] == 1003
                assert not line.wire.transport.is_reading()

    run(test)


async def answer_to(place: Place, request: bytes) -> bytes:
    """Return everything the server sends until it closes."""
    reader, writer = await asyncio.open_connection("127.0.0.1", int(place.address.rpartition(":")[2]))
    writer.write(request)
    answer = b""
    with suppress(ConnectionError):
        answer = await reader.read()
    writer.close()
    with suppress(ConnectionError):
        await writer.wait_closed()
    return answer


def read(answer: bytes) -> httpx.Response:
    head, _, body = answer.partition(b"\r\n\r\n")
    first, *lines = head.decode().split("\r\n")
    headers = [(name, value) for name, _, value in (line.partition(": ") for line in lines)]
    return httpx.Response(int(first.split()[1]), headers=headers, content=body)


NONSENSE = {
    "another protocol": b"\x16\x03\x01\x02\x00\x01\r\n\r\n",
    "no host": b"GET / HTTP/1.1\r\n\r\n",
    "two hosts": b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
    "a space in the address": b"GET / x HTTP/1.1\r\nHost: x\r\n\r\n",
    "no ASCII": b"GET /\xff HTTP/1.1\r\nHost: x\r\n\r\n",
    "a body of less than nothing": b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: -3\r\n\r\n",
    "a part without a size": b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    "a handshake without a key": b"GET /ws/x HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: upgrade\r\n\r\n",
}


@pytest.mark.parametrize("request_", NONSENSE.values(), ids=NONSENSE)
def test_an_invalid_request_gets_an_error_like_any_other(request_: bytes) -> None:
    async def test() -> None:
        async with open_place() as place:
            answer = read(await answer_to(place, request_))
            assert (answer.status_code, answer.headers["content-type"]) == (400, "application/json")
            assert answer.json()["reason"] == "bad-request"
            check_headers(answer)
            assert (await place.get("/healthz")).status_code == 200

    run(test)


def test_a_handshake_with_a_body_is_refused() -> None:
    async def test() -> None:
        async with open_place() as place:
            for body in (b"Content-Length: 5\r\n\r\nhello", b"Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n"):
                assert await answer_to(place, b"GET /ws/x HTTP/1.1\r\nHost: x\r\n" + HANDSHAKE + body) == b""

    run(test)


def test_a_client_that_stops_sending_or_reading_is_disconnected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stablemates.server.http.requests.FIRST_REQUEST", 0.1)
    monkeypatch.setattr("stablemates.server.http.requests.NEXT_ANSWER", 0.1)

    async def test() -> None:
        async with open_place() as place:
            half = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"
            assert await answer_to(place, half) == b""
            _, writer = await asyncio.open_connection("127.0.0.1", int(place.address.rpartition(":")[2]), limit=1024)
            writer.write(b"GET /schema/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n" * 1000)
            with suppress(ConnectionError):
                while not writer.transport.is_closing():  # a client only notices a close by writing again
                    writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
                    await asyncio.sleep(0.01)

    run(test)


def test_a_refused_handshake_is_logged_and_is_not_an_error(caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        async with open_place() as place:
            table = (await place.table(await place.guest()))["table"]
            with pytest.raises(InvalidStatus) as refused:
                await place.socket(table)
            check_headers(refused.value.response)
            assert refused.value.response.headers["cache-control"] == "no-store"

    with caplog.at_level(logging.WARNING):
        run(test)
    assert [record.getMessage() for record in caplog.records] == []


def test_a_client_that_connects_during_shutdown_is_told_to_reconnect() -> None:
    async def test() -> None:
        async with open_place() as place:
            token = await place.guest()
            table = (await place.table(token))["table"]
            place.gateway.closing = True
            async with place.socket(table, token) as socket:
                last, code, _ = await last_words(Player(socket))
            assert (last["reason"], code) == ("restart", 1012)
            assert json.dumps(last).isascii()

    run(test)


# --- refused requests --------------------------------------------------------------------------------


CHUNKED = (
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
)
TABLE = b'{"settings": {"profile": "unorog", "seats": 2}}'
LARGE_BODY = (
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nConnection: %s\r\nContent-Length: 8000000\r\n\r\n" + b" " * 8_000_000
)


async def answer_to_all_of(place: Place, request: bytes) -> bytes:
    """Return the server's reply to a client that sends everything before it reads."""
    host, _, port = place.address.removeprefix("http://").rpartition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(request)
    await writer.drain()
    answer = await reader.readuntil(b"\r\n\r\n")
    writer.close()
    return answer


@pytest.mark.parametrize(
    ("request_", "status"),
    [
        (
            b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
            400,
        ),
        (b"GET / HTTP/1.1\r\nHost: x\r\nX: " + b"a" * (16 * 1024) + b"\r\n\r\n", 431),
        (b"GET /?" + b"a" * (16 * 1024) + b" HTTP/1.1\r\nHost: x\r\n\r\n", 431),
        (b"GET /healthz HTTP/1.1\r\nHost: x\r\nX: " + b"a" * (15 * 1024) + b"\r\n\r\n", 200),
        (LARGE_BODY % b"keep-alive", 413),
        (LARGE_BODY % b"close", 413),
        (CHUNKED + b"1\r\nx\r\n" * 2000, 400),
        (CHUNKED + b"".join(b"1\r\n%c\r\n" % byte for byte in TABLE) + b"0\r\n\r\n", 201),
    ],
    ids=[
        "length and parts",
        "a long header",
        "a long address",
        "a header that is not too long",
        "a large body",
        "a large body, and nothing after it",
        "a body in thousands of tiny chunks",
        "a small body in tiny chunks",
    ],
)
def test_oversized_and_ambiguous_requests_are_refused(request_: bytes, status: int) -> None:
    async def test() -> None:
        async with open_place() as place:
            answer = await answer_to_all_of(place, request_)
            assert answer.startswith(f"HTTP/1.1 {status} ".encode())

    run(test)


@pytest.mark.parametrize("value", ["\\" * 15_000, "\\1" * 7_500, '\\"' * 7_500, ";" * 15_000, "=" * 15_000])
def test_a_long_cookie_costs_no_time(value: str) -> None:
    async def test() -> None:
        async with open_place() as place:
            scope = {"scheme": "http", "headers": [(b"cookie", f'a="{value}"'.encode())]}
            began = time.thread_time()
            assert place.gateway.person(scope, Peer(scope, [])) is None
            assert time.thread_time() - began < A_MOMENT

    run(test)


def test_dns_rebinding_learns_nothing() -> None:
    """DNS rebinding: to the browser it has the same origin as us."""

    async def test() -> None:
        async with open_place(origins=["https://table.example"]) as place:
            for path in ("/", "/metrics", "/api/tables", "/api/rulebooks"):
                assert (await place.get(path, host="evil.example")).status_code == 421, path
            answer = await place.post("/api/guest", host="evil.example", origin="http://evil.example")
            assert (answer.status_code, answer.json()["reason"]) == (421, "bad-host")
            assert "set-cookie" not in answer.headers
            handshake = b"GET /ws/x HTTP/1.1\r\nHost: evil.example:8000\r\n" + HANDSHAKE + b"\r\n"
            assert (await answer_to_all_of(place, handshake)).startswith(b"HTTP/1.1 421 ")
            for name in (
                "localhost:8000",
                "192.168.1.5",
                "[::1]:9",
                "den",
                "den.local",
                "table.example",
                "Table.Example:443",
            ):
                assert (await place.get("/api/tables", host=name)).status_code == 200, name
            assert (await place.get("/healthz", host="evil.example")).status_code == 200

    run(test)


def test_a_proxy_of_ours_answers_for_the_name_in_the_request() -> None:
    async def test() -> None:
        async with open_place(proxies=[network("127.0.0.1")]) as place:
            assert (await place.get("/api/tables", host="any.example")).status_code == 200

    run(test)


@pytest.mark.parametrize("name", ["%3E", "*", "x%0999%0D%0APUB%09other%090%0D%0A%0D%0ASUB%09y", "ab" * 16 + "%0A"])
def test_only_names_of_tables_reach_the_services_behind_the_server(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """To a message bus, "*" and ">" are all tables, and a line break ends a command."""
    followed: list[str] = []

    async def follow(_: LocalNotifier, table: str) -> None:
        followed.append(table)

    monkeypatch.setattr(LocalNotifier, "follow", follow)

    async def test() -> None:
        async with open_place() as place:
            token = await place.guest()
            answer = await place.get(f"/api/tables/{name}")
            assert (answer.status_code, answer.json()["reason"]) == (404, "no-such-table")
            command = {"type": "sit", "id": "abcdefgh", "on": 0, "name": "Ann"}
            assert (await place.post(f"/api/tables/{name}/commands", command, token)).status_code == 404
            async with place.socket(name, token) as socket:
                assert json.loads(await socket.recv())["reason"] == "no-such-table"
            await place.get(f"/api/tables/{'ab' * 16}")
            assert followed == ["ab" * 16]

    run(test)
