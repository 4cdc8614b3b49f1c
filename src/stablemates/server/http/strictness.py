"""Validate HTTP requests before their content is read, and refuse invalid ones."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Final

from litestar.types import Receive, Send
from msgspec import json

from .gateway import Denied
from .headers import encoded
from .proxies import Peer

LARGEST_HEAD: Final = 16 * 1024  # bytes of a request without its body
MOST_SKIPPED: Final = 16 * 1024 * 1024  # bytes of a body that is too large
SKIPPING: Final = 10.0  # seconds
ANY_HOST: Final = ("/healthz", "/readyz")  # health checks may use any host name


def fault(scope: Any, peer: Peer, names: frozenset[str]) -> Denied | None:
    """Return what is wrong with a request, regardless of what it asks for."""
    headers: list[tuple[bytes, bytes]] = scope["headers"]
    there = {name for name, _ in headers}
    if b"content-length" in there and b"transfer-encoding" in there:
        return Denied(400, "bad-request", "a body can have a length or be chunked, but not both")
    address = len(scope["raw_path"]) + len(scope["query_string"])
    if sum(len(name) + len(value) + 4 for name, value in headers) + address > LARGEST_HEAD:
        return Denied(431, "too-large", f"the request head is too large: at most {LARGEST_HEAD} bytes are allowed")
    if scope["path"] not in ANY_HOST and not peer.calls_us(names):
        return Denied(421, "bad-host", "unknown host name; the operator can allow it with --origin")
    return None


async def refuse(denied: Denied, send: Send) -> None:
    """Answer a refused request, and close its connection."""
    body = json.encode(denied.problem)
    headers = {"content-type": "application/json", "content-length": str(len(body)), "connection": "close"}
    start: Any = {"type": "http.response.start", "status": denied.status, "headers": encoded(headers)}
    await send(start)
    await send({"type": "http.response.body", "body": body, "more_body": False})


class Body:
    """The body of a request, as it is received."""

    def __init__(self, scope: Any, receive: Receive) -> None:
        self.receive_next = receive
        self.is_awaited = any(name == b"expect" for name, _ in scope["headers"])  # the client waits to be asked for it
        self.ended = False

    async def receive(self) -> Any:
        message = await self.receive_next()
        self.ended = not message.get("more_body", False)
        return message

    async def skip(self) -> None:
        """Read and drop the rest: if the connection were closed first, the client might not read the response."""
        left = 0 if self.is_awaited else MOST_SKIPPED
        with suppress(TimeoutError):
            async with asyncio.timeout(SKIPPING):
                while left > 0 and not self.ended:
                    left -= len((await self.receive()).get("body", b""))
