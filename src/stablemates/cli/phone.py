"""How a phone reaches a server on this machine: an address that can be typed, and a QR code."""

from __future__ import annotations

import socket
from ipaddress import ip_address
from urllib.parse import urlsplit

import segno
from rich.text import Text

BORDER = 2  # light modules around the code
HALVES = {(True, True): "█", (True, False): "▀", (False, True): "▄", (False, False): " "}  # a line shows two rows
NETWORKS = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))  # reserved for documentation


def reachable(address: str) -> str:
    """Return a server's address for other machines; "" if it only listens to this machine.

    A server that listens everywhere is reached at this machine's own address.

    >>> reachable("http://192.168.1.5:8000"), reachable("http://127.0.0.1:8000")
    ('http://192.168.1.5:8000', '')
    """
    parts = urlsplit(address)
    host = ip_address(parts.hostname or "")
    if host.is_loopback:
        return ""
    if not host.is_unspecified:
        return address
    own = own_address()
    return f"http://{f'[{own}]' if ':' in own else own}:{parts.port}" if own else ""


def own_address() -> str:
    """Return this machine's address on its network.  Nothing is sent: connecting a datagram socket picks a route."""
    for family, elsewhere in NETWORKS:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            try:
                probe.connect((elsewhere, 9))
            except OSError:
                continue
            found = str(probe.getsockname()[0])
            if not ip_address(found).is_loopback:
                return found
    return ""


def qr_code(address: str) -> Text:
    """Return a QR code for the terminal, always dark on light."""
    rows = [list(row) for row in segno.make(address, micro=False).matrix_iter(border=BORDER)]
    rows += [[0] * len(rows[0])] * (len(rows) % 2)
    lines = (
        "".join(HALVES[bool(upper), bool(lower)] for upper, lower in zip(*pair, strict=True))
        for pair in zip(rows[::2], rows[1::2], strict=True)
    )
    return Text("\n".join(lines), style="black on white")
