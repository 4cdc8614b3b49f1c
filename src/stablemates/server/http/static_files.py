"""Static files: the page, if it is installed, and the page that verifies a deal."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import mimetypes
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.response import Redirect

from .gateway import Denied, Gateway
from .previews import with_preview

PAGES = Path(str(files("stablemates.server") / "pages"))
WEB = Path(str(files("stablemates.server") / "web"))
FOREVER = "public, max-age=31536000, immutable"  # for files with a hash of their content in the name
PLAIN_PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Stablemates</title>
<h1>Stablemates</h1>
<p>This table server is running, but the web page is not installed.  Programs can play through the API, which is
described by <a href="/schema/openapi.json">OpenAPI</a> and a <a href="/schema/protocol.json">JSON Schema</a>.</p>
<p><a href="/verify">Verify that a game was dealt fairly</a></p>
"""
PACKED = (".html", ".js", ".css", ".svg", ".json", ".webmanifest")  # pictures are already compressed
TYPES = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}


def inside(folder: Path, name: str) -> Path | None:
    """Return a file inside a folder; ``None`` if there is none, or it is outside."""
    root = folder.resolve()
    if "\0" in name or "\\" in name:
        return None
    try:
        found = (root / name.lstrip("/")).resolve()
        return found if found.is_relative_to(root) and found.is_file() else None
    except OSError:  # not a valid file name, e.g. too long
        return None


class Kept(NamedTuple):
    """A file in memory, plain and gzipped."""

    content: bytes
    packed: bytes  # with gzip; empty if that would not make it smaller
    etag: str


@lru_cache(maxsize=1024)
def kept(path: Path, changed: int, size: int) -> Kept:
    """Return a file, reloading it if it has changed."""
    return packed(path.read_bytes(), path.suffix)


def packed(content: bytes, suffix: str) -> Kept:
    small = gzip.compress(content, 9, mtime=0) if suffix in PACKED else b""
    etag = f'"{hashlib.sha256(content).hexdigest()[:32]}"'
    return Kept(content, small if len(small) < len(content) else b"", etag)


async def page(request: Request[Any, Any, Any], path: Path, cache: str = "no-cache") -> Response[bytes]:
    """Return a file, or 304 if the browser already has it."""
    return answer(request, await read(path), path, cache)


async def read(path: Path) -> Kept:
    stat = path.stat()
    return await asyncio.to_thread(kept, path, stat.st_mtime_ns, stat.st_size)


def answer(request: Request[Any, Any, Any], file: Kept, path: Path, cache: str) -> Response[bytes]:
    headers = {"etag": file.etag, "cache-control": cache, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.etag:
        return Response(b"", status_code=304, headers=headers)
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if file.packed and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.packed, media_type=kind, headers=headers | {"content-encoding": "gzip"})
    return Response(file.content, media_type=kind, headers=headers)


@get("/verify", include_in_schema=False)
async def verify(request: Request[Any, Any, Any]) -> Redirect:
    """Redirect to the folder of the page, so that relative links work."""
    query = request.scope["query_string"].decode("latin-1")
    return Redirect("/verify/verify.html" + (f"?{query}" if query else ""))


@get("/verify/{name:path}", include_in_schema=False)
async def verify_file(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
    found = inside(PAGES, name)
    if found is None:
        raise Denied(404, "not-found", "page not found")
    return await page(request, found)


@get("/previews/{name:str}", include_in_schema=False)
async def preview(
    request: Request[Any, Any, Any], gateway: NamedDependency[Gateway], name: FromPath[str]
) -> Response[bytes]:
    """Return the picture of a game for link previews.  The router finds nothing else below the address of a moment."""
    found = inside(gateway.web, f"previews/{name}") if gateway.web else None
    if found is None:
        raise Denied(404, "not-found", "page not found")
    return await page(request, found)


@get(["/", "/{name:path}"], include_in_schema=False)
async def web(
    request: Request[Any, Any, Any], gateway: NamedDependency[Gateway], name: FromPath[str] = ""
) -> Response[bytes]:
    """Return the page.  Addresses that it handles itself, e.g. ``/t/...``, return its index."""
    if gateway.web is None:
        if name.strip("/"):
            raise Denied(404, "not-found", "page not found")
        return Response(PLAIN_PAGE.encode(), media_type="text/html")
    found = inside(gateway.web, name) if name.strip("/") else None
    if found is not None:
        return await page(request, found, FOREVER if name.startswith("/assets/") else "no-cache")
    if "." in name.rpartition("/")[2] or name.startswith(("/api/", "/ws/", "/schema/")):
        raise Denied(404, "not-found", "page not found")
    first = gateway.web / "index.html"
    content = await with_preview(request, gateway, name, (await read(first)).content)
    return answer(request, packed(content, first.suffix), first, "no-cache")
