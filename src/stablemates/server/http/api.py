"""The HTTP API: guests, tables, match files, rulebooks, health and metrics."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct
from prometheus_client import generate_latest

from ... import bots
from ...core.errors import Refused as EngineRefused
from ...core.game import Profile
from ...games import registry
from ...protocol.commands import Command, Settings, Value
from ...protocol.messages import Accepted, Refused, Snapshot
from ...protocol.schema import schema
from ...protocol.values import Level
from ..metrics import CLOCK, SAVING, TABLES
from .gateway import Caller, Denied, Gateway
from .identity import TICKET_TIME, cookie, new_ticket, ticket_hash
from .invitations import Invitation, invitation
from .library import READING
from .match_files import NotOver
from .packing import answer_packed, packed_json
from .puzzles import PUZZLES
from .referee import referee
from .reports import REPORTS
from .trials import try_moment

SHOWN_TABLES = 100
CLOCK_OFF = 2.0  # seconds between the machine's clock and the server's before it is reported
PROMETHEUS = "text/plain; version=0.0.4"  # the framework adds the charset


class Guest(Struct):
    """A guest.  ``token`` is for programs; browsers get a cookie that scripts cannot read."""

    token: str | None


class Ticket(Struct):
    ticket: str
    until: int


class UseTicket(Struct, forbid_unknown_fields=True):
    ticket: Annotated[str, Meta(max_length=100)]


class NewTable(Struct, forbid_unknown_fields=True):
    settings: Settings


class Found(Struct, omit_defaults=True):
    table: str
    screen: bool = False  # a shared screen shows it


class PublicTable(Struct):
    table: str
    profile: str
    phase: str
    seats: int
    free: int
    names: list[str]
    speed: str


class OptionOf(Struct):
    name: str
    default: Value
    values: list[Value]  # none: any integer
    rule: str


class ReactionOf(Struct):
    """A question asked in a reaction window, and its time in seconds (0: set by the table's speed)."""

    ask: str
    floor: float
    seconds: float


class Rulebook(Struct):
    id: str
    game: str
    edition: str  # whose words are used; empty if the game has only one edition
    language: str
    fewest: int
    most: int
    seats_rule: str
    goal: int  # points that win a series
    options: list[OptionOf]
    reactions: list[ReactionOf]


class Health(Struct, omit_defaults=True):
    status: str
    text: str = ""


# --- people -----------------------------------------------------------------------------------------------


def guest_answer(gateway: Gateway, caller: Caller, person: str, status: int) -> Response[Guest]:
    token = gateway.people.token(person) if caller.peer.is_program else None
    return Response(Guest(token), status_code=status, headers=gateway.remember(caller, person))


@post("/api/guest")
async def guest(gateway: NamedDependency[Gateway], caller: NamedDependency[Caller]) -> Response[Guest]:
    """Create a guest session, or return the current one."""
    person, _ = gateway.guest_of(caller)
    return guest_answer(gateway, caller, person, 201)


@post("/api/me/ticket")
async def ticket(gateway: NamedDependency[Gateway], caller: NamedDependency[Caller]) -> Ticket:
    """Create a single-use ticket that signs another device in as the same guest within five minutes."""
    person = gateway.known(caller)
    gateway.limit(gateway.allowances.tickets, caller.address, "tickets")
    new, kept = new_ticket()
    until = gateway.node.now() + TICKET_TIME
    await gateway.node.store.put_ticket(kept, person, until)
    return Ticket(new, until)


@post("/api/me/ticket/use", status_code=200)
async def use_ticket(
    gateway: NamedDependency[Gateway], caller: NamedDependency[Caller], data: JSONBody[UseTicket]
) -> Response[Guest]:
    """Sign in as the guest who created the ticket."""
    gateway.limit(gateway.allowances.tickets, caller.address, "tickets")
    person = await gateway.node.store.take_ticket(ticket_hash(data.ticket), gateway.node.now())
    if not person or person in gateway.people.revoked:
        raise Denied(404, "no-such-ticket", "this ticket has been used or has expired")
    return guest_answer(gateway, caller, person, 200)


@delete("/api/me", status_code=204)
async def revoke(gateway: NamedDependency[Gateway], caller: NamedDependency[Caller]) -> Response[None]:
    """Revoke this guest: its cookie and token stop working on every device, and its connections close."""
    await gateway.revoke(gateway.known(caller))
    return Response(None, status_code=204, headers={"set-cookie": cookie("", caller.peer.secure)})


# --- tables -----------------------------------------------------------------------------------------------


@post("/api/tables")
async def new_table(
    gateway: NamedDependency[Gateway], caller: NamedDependency[Caller], data: JSONBody[NewTable]
) -> Response[Invitation]:
    """Create a table; the caller is its host."""
    person, cookie = gateway.guest_of(caller)
    gateway.limit(gateway.allowances.tables, caller.address, "tables")
    return invitation(caller, await gateway.node.create(person, data.settings), cookie)


@get("/api/tables")
async def public_tables(gateway: NamedDependency[Gateway], caller: NamedDependency[Caller]) -> list[PublicTable]:
    """List the public tables."""
    rows = await gateway.node.store.public_rows(SHOWN_TABLES)
    shown = [(row.table, row.phase, row.summary) for row in rows]
    return [
        PublicTable(table, one.profile, phase, one.seats, one.free, one.names, one.speed) for table, phase, one in shown
    ]


@get("/api/tables/{table:str}")
async def snapshot(
    gateway: NamedDependency[Gateway], caller: NamedDependency[Caller], table: FromPath[str]
) -> Snapshot:
    """Return the snapshot of a table for the caller."""
    return await gateway.snapshot(table, caller.person or "")


@get("/api/codes/{code:str}")
async def code(gateway: NamedDependency[Gateway], caller: NamedDependency[Caller], code: FromPath[str]) -> Found:
    """Find a table by its code."""
    gateway.limit(gateway.allowances.codes, caller.address, "codes")
    table = await gateway.node.find(code)
    return Found(table, gateway.node.is_on_screen(table))


@post("/api/tables/{table:str}/commands", status_code=200)
async def command(
    gateway: NamedDependency[Gateway], caller: NamedDependency[Caller], table: FromPath[str], data: JSONBody[Command]
) -> Response[Accepted | Refused]:
    """Send a command to a table.  Accepted means that it is on disk."""
    person = gateway.known(caller)
    gateway.limit(gateway.allowances.messages, person, "messages")
    answer = await gateway.node.command(table, person, data)
    return Response(answer, status_code=200 if isinstance(answer, Accepted) else 409)


@get("/api/tables/{table:str}/games/{number:int}", media_type="text/plain")
async def record(
    gateway: NamedDependency[Gateway], caller: NamedDependency[Caller], table: FromPath[str], number: FromPath[int]
) -> Response[str]:
    """Return the match file of a finished game, with the secret of its deal."""
    gateway.limit(gateway.allowances.records, caller.address, "records")
    try:
        text = (await gateway.finished.game(table, number, caller.address)).record
    except NotOver:
        raise Denied(404, "not-over", "this table has no such game, or it is not over yet") from None
    return Response(text, media_type="text/plain", headers={"cache-control": "private, max-age=86400"})


# --- what can be played -------------------------------------------------------------------------------------


@get("/api/rulebooks")
async def rulebooks(request: Request[Any, Any, Any]) -> Response[bytes]:
    """List the rulebooks and their table options."""
    books = [rulebook(profile) for game in registry.games() for profile in game.profiles]
    return answer_packed(request, packed_json(books))


def rulebook(profile: Profile) -> Rulebook:
    game = registry.game(profile.game)
    return Rulebook(
        profile.id,
        profile.game,
        profile.edition,
        profile.language,
        profile.fewest,
        profile.most,
        profile.seats_rule,
        game.series({}),
        [OptionOf(one.name, one.default, list(one.values), one.rule) for one in profile.options],
        [ReactionOf(one.ask, one.floor, one.seconds) for one in game.reactions()],
    )


@get("/api/bots/{game:str}")
async def bots_for(game: FromPath[str]) -> list[Level]:
    """List the bots for a game, from easy to hard."""
    try:
        known = registry.game(game).id
        return [Level(name, bots.entry(name).strength(known)) for name in bots.offered(known)]
    except EngineRefused as refusal:
        raise Denied(404, "no-such-game", str(refusal)) from None


# --- health and metrics --------------------------------------------------------------------------------------


@get("/healthz")
async def healthz() -> Health:
    """Return whether the process is running."""
    return Health("lives")


@get("/readyz")
async def readyz(gateway: NamedDependency[Gateway]) -> Response[Health]:
    """Return whether tables can be written and read."""
    ready, off = await gateway.is_ready(), gateway.clock.off
    text = f"the machine's clock is {off:+.0f} s off; the server adjusts to it slowly" if abs(off) >= CLOCK_OFF else ""
    return Response(Health("ready" if ready else "not-ready", text), status_code=200 if ready else 503)


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any], gateway: NamedDependency[Gateway]) -> Response[bytes]:
    """Return metrics for Prometheus, only to callers on this machine unless --metrics-open is set."""
    if not gateway.metrics_open and not gateway.caller(request.scope).peer.is_local:
        raise Denied(403, "not-local", "metrics are only available on the server itself")
    TABLES.set(len(gateway.node.rooms))
    SAVING.set(not gateway.node.healing)
    CLOCK.set(gateway.clock.off)
    return Response(generate_latest(), media_type=PROMETHEUS)


@get("/schema/protocol.json", include_in_schema=False)
async def protocol() -> dict[str, Any]:
    """Return the JSON Schema of the WebSocket messages."""
    return schema()


ROUTES = [
    guest,
    ticket,
    use_ticket,
    revoke,
    new_table,
    public_tables,
    snapshot,
    code,
    command,
    record,
    rulebooks,
    bots_for,
    *READING,
    *PUZZLES,
    referee,
    *REPORTS,
    try_moment,
    healthz,
    readyz,
    metrics,
    protocol,
]
