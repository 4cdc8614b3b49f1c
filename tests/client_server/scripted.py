"""A server that does what a test wants: it forgets to answer, hangs up, or turns people away."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from msgspec.json import decode
from websockets.asyncio.server import ServerConnection, serve

from stablemates.protocol.messages import PROTOCOL, Look, News, Settings, TableView, Update, Welcome, write

Script = Callable[[ServerConnection, int], Awaitable[None]]  # the connection, and how many there were before it


def look(stream: int, state: int = 0, game: int = 0) -> Look:
    table = TableView("lobby", Settings("unorog", 2), [], -1, "ABCDE", game, "", [], 0)
    return Look(state, stream, 0, -1, table)


def welcome(stream: int, *news: str, complete: bool = True, game: int = 0) -> str:
    return write(Welcome(PROTOCOL, look(stream, game=game), [News(kind) for kind in news], complete)).decode()


def update(stream: int, *news: str) -> str:
    return write(Update([News(kind) for kind in news], look(stream))).decode()


async def heard(socket: ServerConnection) -> dict[str, Any]:
    """The next command."""
    said: dict[str, Any] = decode(await socket.recv())
    return said


@asynccontextmanager
async def server(script: Script) -> AsyncIterator[tuple[str, list[str]]]:
    """Its address, and what was asked for at each connection."""
    doors: list[str] = []

    async def take(socket: ServerConnection) -> None:
        assert socket.request is not None
        doors.append(socket.request.path)
        await script(socket, len(doors) - 1)

    async with asyncio.timeout(120), serve(take, "127.0.0.1", 0) as running:
        port = next(iter(running.sockets)).getsockname()[1]
        yield f"http://127.0.0.1:{port}", doors
