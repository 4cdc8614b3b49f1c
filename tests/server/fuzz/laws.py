"""The guarantees, whatever anyone sends."""

from __future__ import annotations

import logging
from collections import Counter
from typing import Any

import msgspec

from stablemates.protocol.messages import write
from stablemates.server.http.gateway import Gateway
from stablemates.table.log import StoredEntry
from stablemates.table.room import Room
from stablemates.table.snapshots import snapshot

LARGEST_OUT = 64 * 1024  # bytes
LARGEST_PUZZLE = 512 * 1024  # all films of a puzzle, before they are compressed
TELLTALE = ("Traceback", 'File "', ".py", "site-packages", "object at 0x", "<class", "<function", "msgspec.")
PERSON = "feedc0ffee"  # the prefix of people's secret names here; no one ever sees one


class Broken(AssertionError):
    """A broken guarantee."""


class Reply(msgspec.Struct):
    """The relevant parts of a reply."""

    type: str
    id: str = ""
    reason: str = ""
    text: str = ""


read_reply = msgspec.json.Decoder(Reply)


class WatchfulGateway(Gateway):
    """Records internal errors, which clients do not see."""

    errors: list[BaseException]

    def report(self, error: BaseException) -> str:
        self.errors.append(error)
        return super().report(error)


class Logged(logging.Handler):
    """Records what the server logs."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


def reveals_nothing(text: str, largest: int = LARGEST_OUT) -> None:
    """Check that no reply reveals server internals or identities."""
    if len(text) > largest:
        raise Broken(f"a message of {len(text)} characters: {text[:200]}")
    for sign in (*TELLTALE, PERSON):
        if sign in text:
            place = text.index(sign)
            raise Broken(f"a message reveals {sign!r}: ...{text[max(place - 200, 0) : place + 200]}...")


def seen(room: Room, now: int) -> list[Any]:
    """Return a room as everyone sees it, and its hidden state."""
    looks = [write(snapshot(room, person, now)) for person in [*room.people, ""]]
    game = None if room.match is None else write(room.game.dump())
    return [looks, game, room.seq, room.state, room.stream, len(room.commands), sorted(room.removed), room.host]


class Ledger:
    """The log of one table, read as it grows."""

    def __init__(self, log: list[bytes]) -> None:
        self.log = log
        self.read = 0
        self.by: dict[str, str] = {}  # the id of a command, and who sent it
        self.kinds: Counter[str] = Counter()

    def read_on(self) -> int:
        """Return how many entries are new."""
        new = self.log[self.read :]
        for line in new:
            entry = msgspec.json.decode(line, type=StoredEntry)
            if entry.id in self.by:
                raise Broken(f"command {entry.id} was written twice")
            self.by[entry.id] = entry.by
            self.kinds[entry.kind] += 1
        self.read += len(new)
        return len(new)
