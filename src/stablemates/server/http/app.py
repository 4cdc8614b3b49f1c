"""The application: routes, uniform errors, and a log line per request."""

from __future__ import annotations

import time
from typing import Any

import msgspec
from litestar import Litestar, Request, Response
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, NotFoundException, ValidationException
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ...table.errors import NoSuchTable, Refusal
from ...table.log import StorageFailed
from ..logs import log, masked
from ..metrics import REFUSED
from ..websocket.connection import at_table, deny
from .api import ROUTES
from .gateway import Caller, Denied, Gateway, Problem
from .headers import with_headers
from .moments import picture
from .openapi import described, openapi
from .proxies import Peer
from .static_files import preview, verify, verify_file, web
from .strictness import Body, fault, refuse

LARGEST_BODY = 4096
TOO_LARGE = 413
FRAMEWORKS_PAGE = "/schema/{path}"  # where the framework has its own "not found" page
PROBLEMS = {
    404: Problem("not-found", "there is nothing at this address"),
    405: Problem("bad-method", "method not allowed at this address"),
    TOO_LARGE: Problem("too-large", f"the body is too large: at most {LARGEST_BODY} bytes are allowed"),
}
STATUSES = {
    "removed": 403,
    "no-spectators": 403,
    "full": 403,
    "quarantined": 503,
}  # of refusals that are not the caller's mistake
AnyRequest = Request[Any, Any, Any]


class StrictRequest(Request[Any, Any, Any]):
    """Validate bodies as strictly as WebSocket messages: a value of the wrong type is an error, never converted."""

    async def json(self) -> Any:
        expected: Any = self.route_handler
        try:
            return msgspec.json.decode(await self.body(), type=expected.parsed_data_field.annotation)
        except (msgspec.MsgspecError, RecursionError, ValueError) as error:
            raise Denied(400, "bad-message", str(error)[:400]) from None


def make_app(gateway: Gateway) -> ASGIApp:
    def the_gateway() -> Gateway:
        return gateway

    def identify(request: AnyRequest) -> None:
        """Identify the caller of the API before a request is handled.  Pages are public."""
        route = request.scope["path_template"]
        if route == FRAMEWORKS_PAGE:
            raise NotFoundException
        if route.startswith("/api/"):
            request.state.caller = gateway.caller(request.scope)

    def the_caller(request: AnyRequest) -> Caller:
        found: Caller = request.state.caller
        return found

    def storage_failed(request: AnyRequest, error: StorageFailed) -> Response[Problem]:
        REFUSED.labels("storage").inc()
        gateway.node.store_failed()
        return problem(503, Problem("storage", "saving is paused: nothing has changed, try again in a moment"))

    def unexpected(request: AnyRequest, error: Exception) -> Response[Problem]:
        return problem(500, Problem("server-error", "internal error", gateway.report(error)))

    app = Litestar(
        [*map(described, ROUTES), picture, preview, verify, verify_file, web],
        dependencies={
            "gateway": Provide(the_gateway, sync_to_thread=False),
            "caller": Provide(the_caller, sync_to_thread=False),
        },
        before_request=identify,
        exception_handlers={
            Denied: denied,
            Refusal: refused,
            NoSuchTable: no_such_table,
            StorageFailed: storage_failed,
            HTTPException: http_error,
            Exception: unexpected,
        },
        openapi_config=openapi(),
        request_class=StrictRequest,
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )
    return with_headers(logged(app, gateway), gateway.proxies)


# --- errors ---------------------------------------------------------------------------------------------------


def problem(status: int, content: Problem, headers: dict[str, str] | None = None) -> Response[Problem]:
    return Response(content, status_code=status, headers=headers, media_type="application/json")


def denied(request: AnyRequest, error: Denied) -> Response[Problem]:
    return problem(error.status, error.problem, error.headers)


def refused(request: AnyRequest, refusal: Refusal) -> Response[Problem]:
    return problem(STATUSES.get(refusal.reason, 400), Problem(refusal.reason, refusal.text))


def no_such_table(request: AnyRequest, error: NoSuchTable) -> Response[Problem]:
    return problem(404, Problem("no-such-table", "there is no such table, or its code has expired"))


def http_error(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    status = error.status_code
    content = PROBLEMS.get(status) or Problem("bad-message" if status == 400 else "bad-request")
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        content = Problem(content.reason, "; ".join(named(one) for one in error.extra))
    headers = {name: value for name, value in (error.headers or {}).items() if name.lower() == "allow"}
    return problem(status, content, headers)


def named(fault: dict[str, str]) -> str:
    """Return what is wrong with a request, and with which part of it."""
    part = fault.get("key", "")
    return "the request has no body" if part == "data" else f"{part}: {fault.get('message', '')}"


# --- log --------------------------------------------------------------------------------------------------------


def logged(app: ASGIApp, gateway: Gateway) -> ASGIApp:
    """Log each request with its route, never its table."""

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        peer = Peer(scope, gateway.proxies)
        wrong = fault(scope, peer, gateway.names)
        if scope["type"] == ScopeType.WEBSOCKET:
            await (at_table(gateway, scope, receive, send) if wrong is None else deny(wrong, send))
            return
        began, status, body = time.perf_counter(), 0, Body(scope, receive)

        async def send_on(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                if status == TOO_LARGE:
                    await body.skip()
            await send(message)

        # A HEAD request is handled like GET; uvicorn sends only the headers.
        inner: Any = {**scope, "method": "GET"} if scope["method"] == "HEAD" else scope
        try:
            await (app(inner, body.receive, send_on) if wrong is None else refuse(wrong, send_on))
        finally:
            log().info(
                "request",
                method=scope["method"],
                route=inner.get("path_template", ""),
                status=status,
                ms=round((time.perf_counter() - began) * 1000, 1),
                address=masked(peer.address),
            )

    return wrapped
