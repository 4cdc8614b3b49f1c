"""Malformed HTTP requests: odd paths, odd headers, invalid bodies.

They go straight to the application, without a network.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections import Counter
from random import Random
from typing import Any
from urllib.parse import quote

from stablemates.protocol.commands import Settings
from stablemates.puzzles.puzzle import puzzles
from stablemates.server.bot_workers import think_here
from stablemates.server.http import api
from stablemates.server.http.app import LARGEST_BODY, make_app
from stablemates.server.http.identity import People
from stablemates.server.http.limits import Limits
from stablemates.server.node import LOG, Node
from stablemates.server.notifier.local import LocalNotifier
from stablemates.server.steady_clock import SteadyClock
from stablemates.server.store.store import Store

from .laws import LARGEST_OUT, LARGEST_PUZZLE, PERSON, Broken, Logged, WatchfulGateway, reveals_nothing
from .speech import ODD, Speech, written

PAGES = [("GET", "/verify"), ("GET", "/verify/{file}"), ("GET", "/{file}")]
ROUTES = PAGES + [  # all routes, including new ones
    (method, re.sub(r":\w+\}", "}", path))
    for route in api.ROUTES
    for path in sorted(route.paths)
    for method in sorted(route.http_methods)
    if method != "OPTIONS"
]
COMMANDS = ("POST", "/api/tables/{table}/commands")
METHODS = ("GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "TRACE", "BREW")
EXPECTED = {200, 201, 204, 302, 304, 400, 401, 403, 404, 405, 409, 411, 413, 415, 426, 429, 501}
NAMES = [
    "",
    " ",
    "%",
    "%00",
    "..",
    "../../etc/passwd",
    "\0",
    "é",
    "🦄",
    "\ufffd",
    "x" * 2000,
    "-1",
    "0",
    "null",
    "'",
    "{",
    "\n",
]
NUMBERS = ["0", "1", "-1", "99999999999999999999", "9" * 5000, "1.5", "nan", "٣", "0x1", "1e3", "+1", " 1"]
MANY = 10**9
UNLIMITED = Limits(
    messages=MANY,
    requests_per_minute=MANY,
    guests_per_minute=MANY,
    codes_per_minute=MANY,
    tickets_per_minute=MANY,
    records_per_minute=MANY,
    rulings_per_minute=MANY,
    tables_per_hour=MANY,
)
TABLES = 40  # that visitors may open; then they are reused
Headers = list[tuple[bytes, bytes]]


class MalformedRequests:
    def __init__(self, seed: int, store: Store) -> None:
        self.dice = Random(f"visits {seed}")
        self.speech = Speech(self.dice)
        self.store = store
        self.node = Node(store, LocalNotifier(), SteadyClock().now, think_here, alone=True)
        self.people = People(b"k" * 32)
        self.gateway = WatchfulGateway(self.node, self.people, UNLIMITED)
        self.gateway.errors = []
        self.app: Any = make_app(self.gateway)
        self.logged = Logged()
        self.known = [f"{PERSON}{number:022x}" for number in range(4)]
        self.tables: list[str] = []
        self.codes: list[str] = []
        self.statuses: Counter[int] = Counter()

    async def run(self, requests: int) -> Counter[int]:
        LOG.addHandler(self.logged)
        LOG.propagate = False
        try:
            await self.node.open()
            for person in self.known:
                room = await self.node.create(person, Settings(profile="unorog", seats=2))
                self.tables.append(room.table)
                self.codes.append(room.code)
            for _ in range(requests):
                await self.visit()
            if self.logged.lines:
                raise Broken(f"the server logged an error: {self.logged.lines[0]}")
            if len(self.node.rooms) > len(self.tables) + TABLES or self.node.loading:
                raise Broken(f"{len(self.node.rooms)} rooms are held for {len(self.tables)} tables")
        finally:
            await self.node.close()
            LOG.removeHandler(self.logged)
            LOG.propagate = True
        return self.statuses

    async def visit(self) -> None:
        dice = self.dice
        method, route = dice.choice(ROUTES) if dice.random() < 0.8 else COMMANDS
        if dice.random() < 0.08:
            method = dice.choice(METHODS)
        table = dice.choice(self.tables) if dice.random() < 0.85 else dice.choice(NAMES)
        path = route.format(
            table=table,
            code=dice.choice([*self.codes, *NAMES]),
            number=dice.choice(NUMBERS),
            name=dice.choice(["first", "unorog", *NAMES]),
            profile=dice.choice(["unorog", "second-ru", "stable", *NAMES]),
            game=dice.choice(["stable", "unorog", *NAMES]),
            lang=dice.choice(["ru", *NAMES]),
            id=dice.choice([puzzles("second-ru")[0].id, *NAMES]),
            file=dice.choice(["verify.html", "verify.js", "%2e%2e/key", "..\\key", *NAMES]),
        )
        if dice.random() < 0.05:
            path += dice.choice(["/", "//", "/.", "?a=b", ";x", "%2f", "\0"])
        if route == "/api/tables" and method == "POST" and len(self.node.rooms) > TABLES:
            return
        before = await self.entries(table) if method == "POST" else 0
        what = f"{method} {path[:100]!r}"
        status, text = await self.request(method, path, self.headers(), self.body(route))
        self.statuses[status] += 1
        if self.gateway.errors:
            raise Broken(f"{what} made the server fail") from self.gateway.errors[0]
        if status not in EXPECTED:
            raise Broken(f"{what} was answered {status}: {text[:300]}")
        if status >= 400:
            if method != "HEAD":
                self.has_reason(what, status, text)
            if method == "POST" and await self.entries(table) != before:
                raise Broken(f"{what} was answered {status}, and yet something was written")
        if not route.startswith(("/verify", "/{", "/api/guest", "/api/me")):  # these return the caller's identity
            reveals_nothing(text, LARGEST_PUZZLE if route.startswith("/api/puzzles/") else LARGEST_OUT)

    def has_reason(self, what: str, status: int, text: str) -> None:
        try:
            reason = json.loads(text)["reason"]
        except (ValueError, KeyError, TypeError):
            raise Broken(f"{what}: {status} without a reason: {text[:300]!r}") from None
        if not reason:
            raise Broken(f"{what}: {status} without a reason: {text[:300]!r}")

    async def entries(self, table: str) -> int:
        """Return how many entries a table of ours has in its log."""
        return len(await self.store.read(table)) if table in self.tables else 0

    def headers(self) -> Headers:
        dice = self.dice
        headers = [(b"host", b"localhost"), (b"content-type", b"application/json")]
        chosen = dice.random()
        if chosen < 0.7:
            headers.append((b"authorization", f"Bearer {self.people.token(dice.choice(self.known))}".encode()))
        elif chosen < 0.8:
            wrong = dice.choice(["", "Bearer", "Bearer x", "Basic eDp5", "Bearer " + "a" * 32 + "." + "b" * 43, "\xff"])
            headers.append((b"authorization", wrong.encode("latin-1")))
        elif chosen < 0.9:
            cookie = dice.choice(["stablemates=x", "a=b; ;;=", 'x="', "stablemates=" + "y" * 5000, "\xff\xfe=1"])
            headers.append((b"cookie", cookie.encode("latin-1")))
        if dice.random() < 0.05:
            headers[1] = (
                b"content-type",
                dice.choice([b"", b"text/plain", b"multipart/form-data", b"x/y; charset=\xff"]),
            )
        if dice.random() < 0.05:
            headers.append((b"origin", dice.choice([b"null", b"https://evil.example", b"http://localhost", b"\xff"])))
        if dice.random() < 0.05:
            headers.append((b"x-forwarded-for", dice.choice([b"", b"a, b", b"::1", b"\xff", b"1.2.3.4" * 50])))
        return headers

    def body(self, route: str) -> bytes:
        dice, speech = self.dice, self.speech
        content: Any = speech.command(dice.randrange(4))
        if route == "/api/tables":
            content = {"settings": speech.settings()}
        elif route.endswith("/use"):
            content = {"ticket": dice.choice(["", "x", "y" * 100, "z" * 101])}
        chosen = dice.random()
        if chosen < 0.4:
            return written(content)
        if chosen < 0.6:
            return written(speech.bent(content))
        if chosen < 0.7:
            return json.dumps(dice.choice(ODD)).encode()
        if chosen < 0.75:
            return b"x" * (LARGEST_BODY + dice.choice([0, 1, 10_000]))
        return speech.noise(written(content))

    async def request(self, method: str, path: str, headers: Headers, body: bytes) -> tuple[int, str]:
        """Make a request, whose body may come in chunks; return the status and the text."""
        path, _, query = path.partition("?")
        cut = self.dice.randrange(len(body) + 1)
        pieces = [body[:cut], body[cut:]] if self.dice.random() < 0.3 else [body]
        waiting = [{"type": "http.request", "body": piece, "more_body": True} for piece in pieces]
        waiting[-1]["more_body"] = False
        sent: list[dict[str, Any]] = []

        async def receive() -> dict[str, Any]:
            return waiting.pop(0) if waiting else {"type": "http.disconnect"}

        async def send(message: dict[str, Any]) -> None:
            sent.append(message)

        scope = {
            "type": "http",
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": path,
            "raw_path": quote(path).encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [*headers, (b"content-length", str(len(body)).encode())],
            "client": ("127.0.0.1", 9),
            "server": ("127.0.0.1", 80),
            "state": {},
            "extensions": {},
        }
        async with asyncio.timeout(30):
            await self.app(scope, receive, send)
        starts = [message for message in sent if message["type"] == "http.response.start"]
        if len(starts) != 1 or sent[-1].get("more_body"):
            raise Broken(f"{method} {path[:100]!r} was answered {len(starts)} times, or not to the end")
        content = b"".join(message.get("body", b"") for message in sent)
        return int(starts[0]["status"]), content.decode("utf-8", "replace")
