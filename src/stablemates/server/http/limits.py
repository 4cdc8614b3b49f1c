"""Rate limits per guest and per address, counted in token buckets."""

from __future__ import annotations

import dataclasses
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address

from ...core.errors import Refused
from ...core.names import unknown

Clock = Callable[[], float]
MINUTE, HOUR = 60.0, 3600.0
MANY = 10_000  # buckets after which full ones are thrown away


class BadLimit(Refused):
    """Unknown limit, or not an integer."""


@dataclass(frozen=True)
class Limits:
    """The rate limits, set with ``--limit NAME=N``."""

    messages: int = 60  # of one connection, in ten seconds; over HTTP of one person
    sockets_per_person: int = 5
    sockets_per_address: int = 30
    requests_per_minute: int = 1200  # of one address, as all that follow
    guests_per_minute: int = 20
    codes_per_minute: int = 10
    tickets_per_minute: int = 10
    records_per_minute: int = 30
    tables_per_hour: int = 30  # a household starts over now and then
    queue_messages: int = 64  # that wait for a slow reader
    queue_bytes: int = 256 * 1024
    patience: int = 10  # seconds without any progress before a slow reader is cut

    @classmethod
    def of(cls, settings: list[str]) -> Limits:
        """From what stands on a command line.

        >>> Limits.of(["messages=5"]).messages
        5
        """
        names = [field.name for field in dataclasses.fields(cls)]
        given: dict[str, int] = {}
        for setting in settings:
            name, _, number = setting.partition("=")
            if name not in names:
                raise BadLimit(unknown("no limit", name, names))
            if not (number.isascii() and number.isdigit() and 0 < len(number) < 10):
                raise BadLimit(f"--limit {name}=N: {number!r} is not an integer")
            given[name] = int(number)
        return cls(**given)


class Bucket:
    """Token bucket: ``most`` tokens, refilled evenly over ``seconds``.

    >>> bucket = Bucket(2, 10, lambda: 0.0)
    >>> bucket.take(), bucket.take(), bucket.take()
    (True, True, False)
    """

    __slots__ = ("at", "clock", "left", "most", "seconds")

    def __init__(self, most: int, seconds: float, clock: Clock = time.monotonic) -> None:
        self.most = most
        self.seconds = seconds
        self.clock = clock
        self.left = float(most)
        self.at = clock()

    def fill(self) -> None:
        now = self.clock()
        self.left = min(self.left + (now - self.at) * self.most / self.seconds, float(self.most))
        self.at = now

    def take(self) -> bool:
        self.fill()
        if self.left < 1:
            return False
        self.left -= 1
        return True

    @property
    def wait(self) -> float:
        """Return the seconds until the next token."""
        return max(1 - self.left, 0) * self.seconds / self.most if self.most else HOUR


class Buckets:
    """A token bucket per caller."""

    def __init__(self, most: int, seconds: float, clock: Clock = time.monotonic) -> None:
        self.most = most
        self.seconds = seconds
        self.clock = clock
        self.buckets: dict[str, Bucket] = {}

    def take(self, who: str) -> float:
        """Take a token for a caller; return 0, or the seconds until a retry."""
        if who not in self.buckets:
            if len(self.buckets) >= MANY:
                self.tidy()
            self.buckets[who] = Bucket(self.most, self.seconds, self.clock)
        bucket = self.buckets[who]
        return 0.0 if bucket.take() else bucket.wait

    def tidy(self) -> None:
        """Drop the buckets of idle callers."""
        for who, bucket in list(self.buckets.items()):
            bucket.fill()
            if bucket.left >= bucket.most:
                del self.buckets[who]


class Allowances:
    """All counters of a server."""

    def __init__(self, limits: Limits, clock: Clock = time.monotonic) -> None:
        self.limits = limits
        self.requests = Buckets(limits.requests_per_minute, MINUTE, clock)
        self.guests = Buckets(limits.guests_per_minute, MINUTE, clock)
        self.codes = Buckets(limits.codes_per_minute, MINUTE, clock)
        self.tickets = Buckets(limits.tickets_per_minute, MINUTE, clock)
        self.records = Buckets(limits.records_per_minute, MINUTE, clock)
        self.tables = Buckets(limits.tables_per_hour, HOUR, clock)
        self.messages = Buckets(limits.messages, 10.0, clock)
        self.sockets_of_people: Counter[str] = Counter()
        self.sockets_of_addresses: Counter[str] = Counter()

    def bucket(self) -> Bucket:
        """Return a bucket for the messages of one connection."""
        return Bucket(self.limits.messages, 10.0, self.requests.clock)

    def enter(self, person: str, address: str) -> bool:
        """Count a connection; return whether it is within the limit."""
        if self.sockets_of_people[person] >= self.limits.sockets_per_person:
            return False
        if self.sockets_of_addresses[address] >= self.limits.sockets_per_address:
            return False
        self.sockets_of_people[person] += 1
        self.sockets_of_addresses[address] += 1
        return True

    def exit(self, person: str, address: str) -> None:
        for counter, who in ((self.sockets_of_people, person), (self.sockets_of_addresses, address)):
            counter[who] -= 1
            if counter[who] <= 0:
                del counter[who]


def household(address: str) -> str:
    """What is counted as one: an IPv4 address, or the 64 bits of IPv6 that one household has to itself.

    >>> household("203.0.113.9"), household("2001:db8:1:2:3::4")
    ('203.0.113.9', '2001:db8:1:2::')
    """
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(IPv6Address(int(found) >> 64 << 64))
    return str(found)
