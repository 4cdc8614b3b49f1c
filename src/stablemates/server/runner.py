"""Run a server: sockets, storage, and a graceful shutdown."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import re
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType

import uvicorn

from .. import __version__
from ..core.errors import Refused
from ..table.log import StorageFailed
from .bot_workers import BotWorkers
from .game_reports import GameReports, ReportWorkers
from .http.app import make_app
from .http.gateway import Gateway
from .http.identity import People, find_key
from .http.limits import Limits
from .http.proxies import Network
from .http.requests import RequestProtocol
from .http.static_files import WEB
from .logs import log
from .node import Node
from .notifier.local import LocalNotifier, Notifier
from .steady_clock import SteadyClock
from .store.sqlite import SqliteStore
from .store.store import Store, UnsafeStorage
from .websocket.frames import Wire

LARGEST_MESSAGE = 4096
PING = 20.0  # seconds without a message before a heartbeat
SEND_BUFFER = 64 * 1024  # bytes the system buffers for a slow reader; it allocates twice that
GOODBYE = 2.0  # seconds in which connections are closed at shutdown
LAST_MOMENT = 4.5  # seconds after a signal before the process exits in any case: everything important is on disk
POSTGRES = ("postgresql://", "postgres://")
SIGNALS = (signal.SIGINT, signal.SIGTERM)
GARBAGE = (5_000, 10, 5)  # garbage collection thresholds: connections form reference cycles, snapshots do not


class CannotServe(Refused):
    """The server cannot start; the message says why."""


@dataclass
class Plan:
    """The operator's options."""

    data: Path
    key: bytes = b""  # signs guest sessions; empty: a new one, created with the database
    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""  # sqlite:PATH or postgresql://...; otherwise a file in the data folder
    new_database: bool = True  # whether one may be created in the data folder
    bus: str = ""
    origins: list[str] = field(default_factory=list)
    proxies: list[Network] = field(default_factory=list)
    limits: Limits = field(default_factory=Limits)
    thinkers: int = 1  # processes in which bots think
    web: Path | None = None
    metrics_open: bool = False

    @property
    def alone(self) -> bool:
        """True if no other server can write to the same tables."""
        return not self.database.startswith(POSTGRES)


def make_store(plan: Plan, address: str = "") -> Store:
    if not plan.alone:
        try:
            from .store.postgres import PostgresStore
        except ImportError:
            raise CannotServe("PostgreSQL needs extra packages: pip install 'stablemates[cluster]'") from None
        return PostgresStore(plan.database)
    kind, _, path = plan.database.partition(":")
    if plan.database and (kind != "sqlite" or not path):
        raise CannotServe(f"--database {shown(plan.database)}: expected sqlite:PATH or postgresql://...")
    return SqliteStore(Path(path) if path else plan.data / "tables.db", address=address)


def check_database(plan: Plan) -> None:
    """Refuse to start if tables have been lost: a key without a database shows that there were some."""
    file = plan.data / "tables.db"
    if not plan.database and not plan.new_database and not file.exists():
        raise CannotServe(
            f"{file} is missing, but {plan.data / 'key'} shows that there was one: restore it from a backup, "
            "or use --new-database to start with an empty one"
        )


def shown(url: str) -> str:
    """Return an address without the password that may be in it.

    >>> shown("postgresql://ann:secret@db/tables")
    'postgresql://db/tables'
    """
    return re.sub("//.*@", "//", url)


def make_notifier(plan: Plan) -> Notifier:
    if not plan.bus:
        return LocalNotifier()
    for one in plan.bus.split(","):
        if not re.fullmatch(r"(nats|tls)://([^/@]*@)?([\w.-]+|\[[\da-fA-F:.]+\])(:\d{1,5})?/?", one.strip()):
            raise CannotServe(f"--bus {shown(one)}: expected nats://HOST:PORT")
    try:
        from .notifier.nats import NatsNotifier
    except ImportError:
        raise CannotServe("NATS needs extra packages: pip install 'stablemates[cluster]'") from None
    return NatsNotifier(plan.bus)


# --- connections ----------------------------------------------------------------------------------------------


class Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, gateway: Gateway, on_start: Callable[[], None]) -> None:
        super().__init__(config)
        self.gateway = gateway
        self.on_start = on_start

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        log().info("started", version=__version__)
        self.on_start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        log().info("stopping")
        for server in self.servers:
            server.close()  # no new connections
        await self.gateway.disconnect_all(GOODBYE)
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if not self.should_exit:
            last = threading.Timer(LAST_MOMENT, os._exit, [0])
            last.daemon = True
            last.start()
        super().handle_exit(sig, frame)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Shut the server down at the first signal."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {one: signal.signal(one, self.handle_exit) for one in SIGNALS}
        try:
            yield
        finally:
            for one, action in before.items():
                signal.signal(one, action)


def listen(host: str, port: int) -> socket.socket:
    """Return a listening socket; port 0 means any free port."""
    if port > 65535:
        raise CannotServe(f"invalid port {port}: must be 0 to 65535")
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0][0]
        found = socket.create_server((host, port), family=family, backlog=1024)
    except (OSError, UnicodeError) as problem:
        why = "not an address" if isinstance(problem, UnicodeError) else problem.strerror or str(problem)
        why = why.partition(" (while")[0]  # the rest repeats the address
        what = f"{host}, port {port}: {why}" if port else f"{host}: {why}"
        raise CannotServe(f"{what}; choose another --host or --port (0: any free port)") from None
    found.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)  # inherited by its connections
    found.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return found


def make_server(gateway: Gateway, on_start: Callable[[], None]) -> Server:
    config = uvicorn.Config(
        make_app(gateway),
        http=RequestProtocol,
        ws=Wire,
        ws_max_size=LARGEST_MESSAGE,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        ws_per_message_deflate=False,  # secrets and data chosen by others must not be compressed together
        lifespan="off",
        log_config=None,
        access_log=False,
        proxy_headers=False,  # ``proxies`` decides which of them to trust
        server_header=False,
        timeout_graceful_shutdown=1,
    )
    return Server(config, gateway, on_start)


# --- the server ----------------------------------------------------------------------------------------------------


async def serve(plan: Plan, started: Callable[[str], None]) -> None:
    """Serve until a signal; ``started`` receives the address."""
    check_database(plan)
    clock = SteadyClock()
    place = listen(plan.host, plan.port)
    thinkers = BotWorkers(plan.thinkers)
    reporters = ReportWorkers()
    try:
        node = Node(
            make_store(plan, address_of(place)),
            make_notifier(plan),
            clock.now,
            thinkers.think,
            alone=plan.alone,
            bot_processes=plan.thinkers,
        )
        try:
            await node.open()
            clock.not_before(await node.store.newest())
        except StorageFailed as problem:
            raise CannotServe(f"{problem}; fix that, or choose another --database") from None
        except UnsafeStorage as problem:
            raise CannotServe(str(problem)) from None
        try:
            gateway = Gateway(
                node,
                # A key without a database means that tables were lost, so it is not created before.
                People(plan.key or find_key(plan.data, os.environ)),
                plan.limits,
                origins=plan.origins,
                proxies=plan.proxies,
                web=plan.web or (WEB if (WEB / "index.html").exists() else None),
                metrics_open=plan.metrics_open,
                clock=clock,
                name=plan.host.lower(),
                reports=GameReports(reporters.make),
            )
            await gateway.open()
            server = make_server(gateway, lambda: started(address_of(place)))
            gc.freeze()  # everything that exists now stays, so it need not be scanned again
            gc.set_threshold(*GARBAGE)
            await server.serve([place])
        finally:
            await node.close()
    finally:
        place.close()
        thinkers.close()
        reporters.close()


def address_of(place: socket.socket) -> str:
    host, port = place.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def run(plan: Plan, started: Callable[[str], None]) -> None:
    """Serve, with the faster event loop (uvloop) if it is installed."""
    factory: Callable[[], asyncio.AbstractEventLoop] | None = None
    if sys.platform != "win32":
        with contextlib.suppress(ImportError):
            import uvloop

            factory = uvloop.new_event_loop
    with asyncio.Runner(loop_factory=factory) as runner:
        runner.run(serve(plan, started))
