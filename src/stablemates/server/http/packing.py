"""JSON compressed with gzip, only for public data that no other user can influence."""

from __future__ import annotations

import gzip
from typing import Any

import msgspec
from litestar import Request, Response

QUICK = 6  # compression level for responses that are compressed every time


def packed_json(content: Any) -> bytes:
    return packed(msgspec.json.encode(content))


def packed(content: bytes) -> bytes:
    return gzip.compress(content, QUICK, mtime=0)


def answer_packed(
    request: Request[Any, Any, Any], packed: bytes, headers: dict[str, str] | None = None
) -> Response[bytes]:
    """Return compressed JSON, or decompress it for clients that do not accept gzip."""
    every = {**(headers or {}), "vary": "accept-encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(gzip.decompress(packed), media_type="application/json", headers=every)
    return Response(packed, media_type="application/json", headers=every | {"content-encoding": "gzip"})
