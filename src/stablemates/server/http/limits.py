"""Rate limits per guest and per address, counted in token buckets."""

from __future__ import annotations

import dataclasses
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address
from itertools import islice

from ...core.errors import Refused
from ...core.names import unknown

Clock = Callable[[], float]
MINUTE, HOUR = 60.0, 3600.0
MANY = 10_000  # the maximum number of buckets
FEW = 16  # the number of old buckets that are checked for expiry when one is added
NEIGHBOURS = 16  # an IPv6 /48 network may do as much as this many households


class BadLimit(Refused):
    """A limit is unknown, or its value is not an integer."""


@dataclass(frozen=True)
class Limits:
    """The rate limits, set with ``--limit NAME=N``."""

    messages: int = 60  # per connection, in ten seconds; over HTTP, per person
    sockets_per_person: int = 5
    sockets_per_address: int = 30
    requests_per_minute: int = 1200  # per address, like all limits per minute and per hour
    guests_per_minute: int = 20
    codes_per_minute: int = 10
    tickets_per_minute: int = 10
    records_per_minute: int = 30
    rulings_per_minute: int = 120  # by the referee
    tables_per_hour: int = 30  # enough for a household that starts over now and then
    reports_per_hour: int = 30  # each takes a few seconds of one core
    queue_messages: int = 64  # queued for a slow reader
    queue_bytes: int = 256 * 1024
    patience: int = 10  # seconds without any progress before a slow reader is disconnected

    @classmethod
    def of(cls, settings: list[str]) -> Limits:
        """Return limits from the command line.

        >>> Limits.of(["messages=5"]).messages
        5
        """
        names = [field.name for field in dataclasses.fields(cls)]
        given: dict[str, int] = {}
        for setting in settings:
            name, _, number = setting.partition("=")
            if name not in names:
                raise BadLimit(unknown("unknown limit", name, names))
            if not (number.isascii() and number.isdigit() and 0 < len(number) < 10):
                raise BadLimit(f"--limit {name}=N: {number!r} is not an integer from 0 to 999999999")
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
    """A token bucket for each caller, and a larger one for all neighbours in the same IPv6 network."""

    def __init__(self, most: int, seconds: float, clock: Clock = time.monotonic) -> None:
        self.most = most
        self.seconds = seconds
        self.clock = clock
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()  # the most recent callers are at the end

    def take(self, who: str) -> float:
        """Take a token for a caller; return 0, or the seconds until a retry."""
        wide = neighbourhood(who)
        waits = [self.take_from(wide, self.most * NEIGHBOURS)] if wide else []
        return max([*waits, self.take_from(who, self.most)])

    def take_from(self, who: str, most: int) -> float:
        if who in self.buckets:
            self.buckets.move_to_end(who)
        else:
            self.make_room()
            self.buckets[who] = Bucket(most, self.seconds, self.clock)
        bucket = self.buckets[who]
        return 0.0 if bucket.take() else bucket.wait

    def make_room(self) -> None:
        """Drop idle callers, a few at a time, and if there is still no room, the one that has been idle longest."""
        for who in list(islice(self.buckets, FEW)):
            bucket = self.buckets[who]
            bucket.fill()
            if bucket.left < bucket.most:
                break
            del self.buckets[who]
        if len(self.buckets) >= MANY:
            self.buckets.popitem(last=False)


class Allowances:
    """All counters of a server."""

    def __init__(self, limits: Limits, clock: Clock = time.monotonic) -> None:
        self.limits = limits
        self.requests = Buckets(limits.requests_per_minute, MINUTE, clock)
        self.guests = Buckets(limits.guests_per_minute, MINUTE, clock)
        self.codes = Buckets(limits.codes_per_minute, MINUTE, clock)
        self.tickets = Buckets(limits.tickets_per_minute, MINUTE, clock)
        self.records = Buckets(limits.records_per_minute, MINUTE, clock)
        self.rulings = Buckets(limits.rulings_per_minute, MINUTE, clock)
        self.tables = Buckets(limits.tables_per_hour, HOUR, clock)
        self.reports = Buckets(limits.reports_per_hour, HOUR, clock)
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
        wide = neighbourhood(address)
        if wide and self.sockets_of_addresses[wide] >= self.limits.sockets_per_address * NEIGHBOURS:
            return False
        for counter, who in self.counted(person, address):
            counter[who] += 1
        return True

    def exit(self, person: str, address: str) -> None:
        for counter, who in self.counted(person, address):
            counter[who] -= 1
            if counter[who] <= 0:
                del counter[who]

    def counted(self, person: str, address: str) -> list[tuple[Counter[str], str]]:
        """Return the counters of a connection."""
        wide = neighbourhood(address)
        places = [(self.sockets_of_people, person), (self.sockets_of_addresses, address)]
        return [*places, (self.sockets_of_addresses, wide)] if wide else places


def household(address: str) -> str:
    """Return what counts as one caller: an IPv4 address, or the first 64 bits of an IPv6 address.

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


def neighbourhood(household: str) -> str:
    """Return the /48 network of an IPv6 household, whose owner may have thousands of /64 networks; "" for others.

    >>> neighbourhood("2001:db8:1:2::"), neighbourhood("203.0.113.9"), neighbourhood("somebody")
    ('2001:db8:1::/48', '', '')
    """
    if ":" not in household:
        return ""
    try:
        return f"{IPv6Address(int(IPv6Address(household)) >> 80 << 80)}/48"
    except ValueError:
        return ""
