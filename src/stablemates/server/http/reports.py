"""Reports of finished games over HTTP: requested, then fetched when they are ready."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath
from msgspec import Struct, json

from ..game_reports import QueueFull
from .gateway import Caller, Denied, Gateway
from .library import A_DAY
from .match_files import NotOver
from .packing import answer_packed, packed

RETRY = 30.0  # seconds before a retry if the queue is full


class Coming(Struct):
    """A report that is being made or queued: fetch it in a few seconds."""

    status: str = "coming"


async def record_of(gateway: Gateway, caller: Caller, table: str, number: int) -> str:
    """Return the match file of a finished game: if you may see it, you may see its report."""
    gateway.limit(gateway.allowances.records, caller.address, "records")
    try:
        return (await gateway.finished.game(table, number, caller.address)).record
    except NotOver:
        raise Denied(404, "not-over", "this table has no such game, or it is not over yet") from None


def answer(request: Request[Any, Any, Any], gateway: Gateway, record: str) -> Response[bytes]:
    """Return the report if it is ready, or 202 while it is being made."""
    found = gateway.reports.find(record)
    if found:
        return answer_packed(request, packed(found), A_DAY)
    if found is not None:
        raise Denied(422, "no-report", "there is no report for this game")
    if gateway.reports.is_coming(record):
        return Response(json.encode(Coming()), status_code=202, media_type="application/json")
    raise Denied(404, "not-found", "this report was not requested: POST to the same address")


@post("/api/tables/{table:str}/games/{number:int}/report", status_code=200)
async def ask_report(
    request: Request[Any, Any, Any],
    gateway: NamedDependency[Gateway],
    caller: NamedDependency[Caller],
    table: FromPath[str],
    number: FromPath[int],
) -> Response[bytes]:
    """Request the report of a finished game. 200: it is ready. 202: it is being made, so GET it later."""
    record = await record_of(gateway, caller, table, number)
    if gateway.reports.find(record) is None and not gateway.reports.is_coming(record):
        gateway.limit(gateway.allowances.reports, caller.address, "reports")
        try:
            gateway.reports.ask(record, caller.address)
        except QueueFull:
            raise Denied(503, "busy", "too many reports are waiting: try again in a minute", RETRY) from None
    return answer(request, gateway, record)


@get("/api/tables/{table:str}/games/{number:int}/report")
async def report(
    request: Request[Any, Any, Any],
    gateway: NamedDependency[Gateway],
    caller: NamedDependency[Caller],
    table: FromPath[str],
    number: FromPath[int],
) -> Response[bytes]:
    """Return a finished game's report: everyone's chances, and the moments that decided it. 202: it is being made."""
    return answer(request, gateway, await record_of(gateway, caller, table, number))


REPORTS = [ask_report, report]
