"""The security headers of every response."""

from __future__ import annotations

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from .proxies import Network, Peer

POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'{sockets}",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
ALWAYS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",  # the name of a table is in its address, and gives access to it
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "x-frame-options": "DENY",
    "cache-control": "no-store",  # unless a response says otherwise
}
# For scripts, styles, pictures and fonts whose names change with their content: a page has a hundred of them, and the
# headers that govern documents would be as large as some of these files.
PART = {
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-resource-policy": "same-origin",
}
UNREAD = ALWAYS | {  # for responses to requests that cannot be parsed
    "content-type": "application/json",
    "content-security-policy": POLICY.format(sockets=""),
}
HSTS = "max-age=31536000; includeSubDomains"


def encoded(headers: dict[str, str]) -> list[tuple[bytes, bytes]]:
    return [(name.encode(), value.encode()) for name, value in headers.items()]


def headers_for(peer: Peer) -> dict[str, str]:
    """Return the headers of a response."""
    # In older browsers 'self' does not include WebSockets of the same host.
    plain = peer.host.replace(":", "").replace(".", "").replace("-", "").replace("[", "").replace("]", "")
    sockets = f" {'wss' if peer.secure else 'ws'}://{peer.host}" if plain.isascii() and plain.isalnum() else ""
    found = {"content-security-policy": POLICY.format(sockets=sockets), **ALWAYS}
    return found | {"strict-transport-security": HSTS} if peer.secure else found


def with_headers(app: ASGIApp, proxies: list[Network]) -> ASGIApp:
    """Wrap an application so that every response, including errors, has the headers."""

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        added = headers_for(Peer(scope, proxies))

        async def send_more(message: Message) -> None:
            # The second type is a refused WebSocket handshake.
            if message["type"] == "http.response.start" or message["type"] == "websocket.http.response.start":
                given = list(message.get("headers", []))
                there = {name.lower(): value for name, value in given}
                wanted = encoded(PART if b"immutable" in there.get(b"cache-control", b"") else added)
                message["headers"] = given + [(name, value) for name, value in wanted if name not in there]
            await send(message)

        await app(scope, receive, send_more)

    return wrapped
