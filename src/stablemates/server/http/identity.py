"""Guest identity: a random number with the server's signature.

A browser keeps it in a cookie; other programs send it as a bearer token.  There is no list of guests, only of revoked
ones: any other token with a valid signature is accepted.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import os
import re
import secrets
from collections.abc import Mapping
from pathlib import Path

from ...core.errors import Refused

KEY_VARIABLE = "STABLEMATES_KEY"
KEY_BYTES = 32
TOKEN = re.compile(r"([0-9a-f]{32})\.([A-Za-z0-9_-]{43})")
PLAIN_COOKIE, SAFE_COOKIE = "stablemates", "__Host-stablemates"
YEAR = 365 * 24 * 3600  # seconds
TICKET_TIME = 5 * 60_000  # milliseconds


class BadKey(Refused):
    """The key that signs guest sessions cannot be used; the message says why."""


class People:
    """Guests: create them, and sign and read their tokens."""

    def __init__(self, key: bytes) -> None:
        self.key = key
        self.revoked: set[str] = set()

    def new(self) -> str:
        """Return a new guest."""
        return secrets.token_hex(16)

    def token(self, person: str) -> str:
        """Return the signed token of a guest."""
        signature = hmac.digest(self.key, b"person " + person.encode(), "sha256")
        return f"{person}.{base64.urlsafe_b64encode(signature).decode().rstrip('=')}"

    def read(self, token: str) -> str | None:
        """Return the guest of a token; ``None`` if it is forged, revoked or from another server."""
        found = TOKEN.fullmatch(token)
        if found is None or not hmac.compare_digest(self.token(found[1]), token):
            return None
        return None if found[1] in self.revoked else found[1]


def cookie_name(secure: bool) -> str:
    return SAFE_COOKIE if secure else PLAIN_COOKIE


def cookie(token: str, secure: bool) -> str:
    """Return the header that sets the session cookie, which no script can read and no other site can send.

    Without a token, the header deletes the cookie.
    """
    flags = "Path=/; HttpOnly; SameSite=Lax" + ("; Secure" if secure else "")
    return f"{cookie_name(secure)}={token}; Max-Age={YEAR if token else 0}; {flags}"


def cookie_in(headers: list[str], name: str) -> str:
    """Return the value of a cookie, or "" if it was not sent.

    In older versions of Python, ``http.cookies`` takes a second to read 16 KB of backslashes.

    >>> cookie_in(["theme=dark; stablemates=abc", "lang=uk"], "stablemates")
    'abc'
    """
    pairs = (part.partition("=") for header in headers for part in header.split(";"))
    return {key.strip(): value.strip() for key, _, value in pairs}.get(name, "")


def new_ticket() -> tuple[str, str]:
    """Return a ticket that signs another device in, and the hash that is stored."""
    ticket = secrets.token_urlsafe(16)
    return ticket, ticket_hash(ticket)


def ticket_hash(ticket: str) -> str:
    return hashlib.sha256(ticket.encode()).hexdigest()


# --- the key ------------------------------------------------------------------------------------------


def find_key(folder: Path, environ: Mapping[str, str]) -> bytes:
    """Return the key from the environment or the data folder, where it is created at the first start."""
    given = environ.get(KEY_VARIABLE, "")
    if given:
        if len(given) < KEY_BYTES:
            raise BadKey(f"{KEY_VARIABLE} is too short: it has {len(given)} characters, but needs at least {KEY_BYTES}")
        return hashlib.sha256(given.encode()).digest()
    path = folder / "key"
    if not path.exists():
        make_key(path)
    if os.name == "posix" and path.stat().st_mode & 0o077:
        raise BadKey(
            f"{path}: key file is readable by others: run chmod 600, or delete it (all guests will be signed out)"
        )
    try:
        key = bytes.fromhex(path.read_text("ascii"))
    except OSError as problem:
        raise BadKey(f"{path}: {problem.strerror}: the user who runs the server must own this file") from None
    except ValueError:
        key = b""
    if len(key) != KEY_BYTES:
        raise BadKey(f"{path}: not a valid key: delete it (all guests will be signed out)")
    return key


def make_key(path: Path) -> None:
    """Create the key file atomically, so that two servers starting in one folder agree on it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f"key.{secrets.token_hex(4)}")
    with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
        file.write(secrets.token_hex(KEY_BYTES))
        file.flush()
        os.fsync(file.fileno())
    try:
        os.link(fresh, path)
    except FileExistsError:
        pass
    finally:
        fresh.unlink()
