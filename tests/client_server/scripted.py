"""A scripted server: it forgets to answer, hangs up, or turns people away."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from msgspec.json import decode
from websockets.asyncio.server import ServerConnection, serve

from stablemates.protocol.commands import PROTOCOL, Settings
from stablemates.protocol.messages import Snapshot, TableView, Update, Welcome, write
from stablemates.protocol.values import Event

Script = Callable[[ServerConnection, int], Awaitable[None]]  # the connection, and how many there were before it


def snapshot(stream: int, state: int = 0, game: int = 0) -> Snapshot:
    table = TableView("lobby", Settings("unorog", 2), [], -1, "ABCDE", game, "", [], 0)
    return Snapshot(state, stream, 0, -1, table)


def welcome(stream: int, *news: str, complete: bool = True, game: int = 0) -> str:
    return write(Welcome(PROTOCOL, snapshot(stream, game=game), [Event(kind) for kind in news], complete)).decode()


def update(stream: int, *news: str) -> str:
    return write(Update([Event(kind) for kind in news], snapshot(stream))).decode()


async def next_command(socket: ServerConnection) -> dict[str, Any]:
    """Return the next command."""
    message: dict[str, Any] = decode(await socket.recv())
    return message


@asynccontextmanager
async def server(script: Script) -> AsyncIterator[tuple[str, list[str]]]:
    """Its address, and the request of each connection."""
    requests: list[str] = []

    async def take(socket: ServerConnection) -> None:
        assert socket.request is not None
        requests.append(socket.request.path)
        await script(socket, len(requests) - 1)

    async with asyncio.timeout(120), serve(take, "127.0.0.1", 0) as running:
        port = next(iter(running.sockets)).getsockname()[1]
        yield f"http://127.0.0.1:{port}", requests
