"""Proxies: the address and origin of a request, with forwarded headers only from trusted proxies."""

from __future__ import annotations

import re
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any

from ...core.errors import Refused

Network = IPv4Network | IPv6Network
DEFAULT_PORTS = {"http": ":80", "https": ":443"}
SOCKET_SCHEMES = {"ws": "http", "wss": "https"}


class BadProxy(Refused):
    """Not a valid proxy address."""


def network(text: str) -> Network:
    try:
        return ip_network(text)
    except ValueError:
        raise BadProxy(f"--proxy {text}: expected an address or a network, e.g. 10.0.0.7 or 10.0.0.0/24") from None


class BadOrigin(Refused):
    """Not a valid origin."""


def origin(text: str) -> str:
    if not re.fullmatch(r"https?://[^/@\s]+", text.lower()):
        raise BadOrigin(f"--origin {text}: expected a scheme and a host, e.g. https://table.example")
    return text


class Peer:
    """The other end of a connection."""

    __slots__ = ("address", "direct", "host", "origins", "proxied", "scheme")

    def __init__(self, scope: Any, proxies: list[Network]) -> None:
        headers: list[tuple[bytes, bytes]] = scope["headers"]
        client = scope.get("client")
        nearest: str = client[0] if client else ""
        scheme: str = scope["scheme"]
        forwarded = values(headers, b"x-forwarded-for")
        self.address = nearest
        self.scheme = SOCKET_SCHEMES.get(scheme, scheme)
        self.direct = not forwarded and not values(headers, b"forwarded")  # no proxy is involved
        self.proxied = within(nearest, proxies)
        if self.proxied:
            self.address = farthest_known(",".join(forwarded), nearest, proxies)
            proto = values(headers, b"x-forwarded-proto")
            if len(proto) == 1 and proto[0].strip().lower() in DEFAULT_PORTS:
                self.scheme = proto[0].strip().lower()
        hosts = values(headers, b"host")
        self.host = hosts[0].lower() if len(hosts) == 1 else ""
        self.origins = values(headers, b"origin")

    @property
    def secure(self) -> bool:
        return self.scheme == "https"

    @property
    def base(self) -> str:
        return f"{self.scheme}://{self.host}"

    @property
    def is_program(self) -> bool:
        """True if it is not a browser: browsers send the origin of the page that makes the request."""
        return not self.origins

    @property
    def is_local(self) -> bool:
        """True if it is on this machine, without a proxy."""
        try:
            return self.direct and ip_address(self.address).is_loopback
        except ValueError:
            return False

    def calls_us(self, names: frozenset[str]) -> bool:
        """Return whether the requested host can only be this server.

        Another site can make its own name resolve to us, and its pages would then share our origin (DNS rebinding).
        It cannot do so with an address, with a name that no one can register, or through our own proxy.
        """
        name = host_name(self.host)
        return self.proxied or not name or is_address(name) or name in names or is_local_name(name)

    def is_welcome(self, allowed: list[str]) -> bool:
        """Return whether the requesting page is our own, or one that the operator allows."""
        if len(self.origins) != 1:
            return False
        origin = plain_origin(self.origins[0])
        own = bool(self.host) and origin == plain_origin(self.base)
        return own or origin in [plain_origin(one) for one in allowed]


def host_name(host: str) -> str:
    """Return a host without its port.

    >>> host_name("table.example:8000"), host_name("[::1]:8000"), host_name("127.0.0.1")
    ('table.example', '::1', '127.0.0.1')
    """
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].rstrip(".")


def is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def is_local_name(name: str) -> bool:
    """Return whether a name belongs to the local network, so that no one else can have it.

    >>> is_local_name("localhost"), is_local_name("den.local"), is_local_name("table.example")
    (True, True, False)
    """
    return "." not in name or name.endswith((".localhost", ".local", ".lan", ".internal", ".home.arpa"))


def values(headers: list[tuple[bytes, bytes]], name: bytes) -> list[str]:
    return [value.decode("latin-1") for key, value in headers if key.lower() == name]


def plain_origin(origin: str) -> str:
    """Return an origin without the default port.

    >>> plain_origin("HTTPS://Table.example:443")
    'https://table.example'
    """
    origin = origin.lower()
    scheme = origin.partition("://")[0]
    return origin.removesuffix(DEFAULT_PORTS.get(scheme, "/"))


def within(address: str, networks: list[Network]) -> bool:
    try:
        found = ip_address(address)
    except ValueError:
        return False
    return any(found in one for one in networks)


def farthest_known(forwarded: str, nearest: str, proxies: list[Network]) -> str:
    """Return the client's address as our farthest proxy saw it; the client can have forged any before that.

    >>> farthest_known("6.6.6.6, 203.0.113.9", "10.0.0.1", [network("10.0.0.0/8")])
    '203.0.113.9'
    """
    for part in reversed([part.strip() for part in forwarded.split(",")]):
        try:
            address = str(ip_address(part))
        except ValueError:
            return nearest
        if not within(address, proxies):
            return address
        nearest = address
    return nearest
