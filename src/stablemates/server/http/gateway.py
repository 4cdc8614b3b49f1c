"""The gateway: state shared by all connections of a server, and identification of callers."""

from __future__ import annotations

import asyncio
import secrets
import time
import traceback
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from ... import __version__
from ...protocol.messages import Snapshot
from ...table.log import StorageFailed
from ..game_reports import GameReports
from ..logs import log, masked, where
from ..metrics import ERRORS, LIMITED
from ..node import POLL_EVERY, Node
from ..steady_clock import SteadyClock
from ..turns import Turns
from .identity import People, cookie, cookie_in, cookie_name
from .limits import Allowances, Buckets, Limits, household
from .match_files import Finished
from .proxies import Network, Peer, host_name, values

if TYPE_CHECKING:
    from ..websocket.connection import Connection

CLOCKS_DIFFER = 60_000  # maximum difference in milliseconds between two servers
READY_FOR = 2.0  # seconds for which a readiness check is cached


class Problem(Struct, omit_defaults=True):
    """The body of an error response."""

    reason: str
    text: str = ""
    report: str = ""


class Denied(Exception):
    """A request is denied; the response carries the reason."""

    def __init__(self, status: int, reason: str, text: str, wait: float = 0.0) -> None:
        super().__init__(reason)
        self.status = status
        self.reason = reason
        self.text = text
        self.wait = wait  # seconds before a retry

    @property
    def problem(self) -> Problem:
        return Problem(self.reason, self.text)

    @property
    def headers(self) -> dict[str, str]:
        found = {"retry-after": str(int(self.wait) + 1)} if self.wait else {}
        return found | ({"www-authenticate": "Bearer"} if self.status == 401 else {})


class Caller:
    """The caller of a request: its address, and its guest if signed in."""

    __slots__ = ("peer", "person")

    def __init__(self, peer: Peer, person: str | None) -> None:
        self.peer = peer
        self.person = person

    @property
    def address(self) -> str:
        return household(self.peer.address)


class Gateway:
    def __init__(
        self,
        node: Node,
        people: People,
        limits: Limits | None = None,
        *,
        origins: list[str] | None = None,
        proxies: list[Network] | None = None,
        web: Path | None = None,
        metrics_open: bool = False,
        clock: SteadyClock | None = None,
        name: str = "",
        reports: GameReports | None = None,
    ) -> None:
        self.node = node
        self.people = people
        self.limits = limits or Limits()
        self.allowances = Allowances(self.limits)
        self.origins = origins or []
        self.names = frozenset({name, *(host_name(one.partition("://")[2].lower()) for one in self.origins)})
        self.proxies = proxies or []
        self.web = web
        self.metrics_open = metrics_open
        self.clock = clock or SteadyClock()
        self.turns = Turns()
        self.finished = Finished(node.store, self.turns)
        self.reports = reports or GameReports()
        self.connections: dict[Connection, None] = {}  # the oldest first
        self.closing = False
        self.probing = asyncio.Lock()
        self.ready_until = 0.0
        self.learned = 0  # when revoked guests were last loaded

    # --- callers ---------------------------------------------------------------------------------------

    def caller(self, scope: Any) -> Caller:
        """Return the caller; raise ``Denied`` above the rate limit, or if another site makes the request."""
        peer = Peer(scope, self.proxies)
        self.limit(self.allowances.requests, household(peer.address), "requests")
        changes = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD", "OPTIONS")
        if changes and not peer.is_program and not peer.is_welcome(self.origins):
            log().warning("foreign-origin", address=masked(peer.address))
            raise Denied(403, "bad-origin", "requests from other sites are not allowed")
        return Caller(peer, self.person(scope, peer))

    def person(self, scope: Any, peer: Peer) -> str | None:
        """Return the guest with a valid signature.  A forged cookie is ignored; a forged token is an error."""
        shown = [value.partition(" ") for value in values(scope["headers"], b"authorization")]
        # Other schemes, such as a password for a proxy, are not meant for us.
        tokens = [token.strip() for kind, _, token in shown if kind.lower() == "bearer"]
        if tokens:
            person = self.people.read(tokens[0]) if len(tokens) == 1 else None
            if person is None:
                raise Denied(401, "bad-token", "invalid token: POST /api/guest creates a new one")
            return person
        return self.people.read(cookie_in(values(scope["headers"], b"cookie"), cookie_name(peer.secure)))

    def guest_of(self, caller: Caller) -> tuple[str, dict[str, str]]:
        """Return the caller's guest, a new one if needed, and the header that sets its cookie."""
        if caller.person is not None:
            return caller.person, {}
        self.limit(self.allowances.guests, caller.address, "guests")
        person = self.people.new()
        return person, self.remember(caller, person)

    def remember(self, caller: Caller, person: str) -> dict[str, str]:
        return {"set-cookie": cookie(self.people.token(person), caller.peer.secure)}

    def known(self, caller: Caller) -> str:
        if caller.person is None:
            raise Denied(401, "nobody", "not signed in: POST /api/guest returns a cookie, and a token for programs")
        return caller.person

    async def open(self) -> None:
        """Load the revoked guests, including those revoked on other servers."""
        await self.learn()
        if not self.node.alone:
            self.node.start(self.node.every(POLL_EVERY, self.learn))

    async def learn(self) -> None:
        now = self.node.now()
        self.sign_out(await self.node.store.revoked(self.learned - CLOCKS_DIFFER))
        self.learned = now

    async def revoke(self, person: str) -> None:
        """Revoke a guest on all devices."""
        await self.node.store.revoke(person, self.node.now())
        self.sign_out({person})

    def sign_out(self, people: set[str]) -> None:
        self.people.revoked |= people
        for connection in [connection for connection in self.connections if connection.person in people]:
            connection.end(1008, "nobody", "your session has been signed out")

    def limit(self, buckets: Buckets, who: str, what: str) -> None:
        wait = buckets.take(who)
        if wait:
            LIMITED.labels(what).inc()
            log().warning("limited", what=what)
            raise Denied(429, "too-many", f"too many {what}: try again in {int(wait) + 1} s", wait)

    # --- requests -----------------------------------------------------------------------------

    async def snapshot(self, table: str, person: str) -> Snapshot:
        """Return the snapshot of a table for a person; raises ``NoSuchTable`` or ``Refusal``."""
        return await (await self.node.room(table)).view(person)

    async def is_ready(self) -> bool:
        """Return whether tables can be written and read, by trying it.  A success is cached for a moment."""
        async with self.probing:  # one probe is enough for all who ask
            if self.closing or self.node.healing:
                return False
            if time.monotonic() < self.ready_until:
                return True
            probe, now = f"probe {secrets.token_hex(16)}", self.node.now()
            try:
                await self.node.store.put_ticket(probe, "", now + 60_000)
                await self.node.store.take_ticket(probe, now)
            except StorageFailed:
                self.node.store_failed()
                return False
            self.ready_until = time.monotonic() + READY_FOR
            return True

    def report(self, error: BaseException) -> str:
        """Store an error report for the operators; others only see its number."""
        ERRORS.inc()
        id = secrets.token_hex(6)
        log().error("server-error", report=id, error=where(error))
        self.node.start(self.keep(id, "\n".join([f"stablemates {__version__}", *traceback.format_exception(error)])))
        return id

    async def keep(self, id: str, text: str) -> None:
        try:
            await self.node.store.report(id, self.node.now(), "", text)
        except StorageFailed:
            log().error("report-lost", report=id)

    # --- connections -----------------------------------------------------------------------------------

    def admit(self, connection: Connection) -> bool:
        """Admit a connection, within the limits.

        A person's oldest connection makes room for the newest, since they may reconnect before the server notices that
        the old one is broken.
        """
        if not self.allowances.enter(connection.person, connection.address):
            crowded = self.allowances.sockets_of_people[connection.person] >= self.limits.sockets_per_person
            own = (one for one in self.connections if one.person == connection.person)
            oldest = next((one for one in own if crowded or one.address == connection.address), None)
            if oldest is None:
                return False
            self.dismiss(oldest)
            oldest.make_room()
            if not self.allowances.enter(connection.person, connection.address):
                return False
        self.connections[connection] = None
        return True

    def dismiss(self, connection: Connection) -> None:
        """Stop counting a connection that has ended or is ending."""
        if connection in self.connections:
            del self.connections[connection]
            self.allowances.exit(connection.person, connection.address)

    async def disconnect_all(self, seconds: float) -> None:
        """Tell every client to reconnect because the server is shutting down."""
        self.closing = True
        for connection in list(self.connections):
            connection.restart()
        await self.reports.close()
        end = asyncio.get_running_loop().time() + seconds
        while self.connections and asyncio.get_running_loop().time() < end:
            await asyncio.sleep(0.02)
