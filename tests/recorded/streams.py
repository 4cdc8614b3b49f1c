"""The messages that players and a spectator receive at a table, made from its log."""

from __future__ import annotations

from collections.abc import Iterator

from tests.server.table import person

from stablemates.server.bot_workers import think_here
from stablemates.server.live_room import Viewer
from stablemates.server.node import Node
from stablemates.server.notifier.local import LocalNotifier
from stablemates.server.store.memory import MemoryStore
from stablemates.table.registry import apply, read_entry
from stablemates.table.room import Room

from .evenings import PEOPLE, SPECTATOR
from .normalise import Facts, facts
from .reading import Log

Received = tuple[int, str, Facts]  # the number of the entry, the viewer, the facts
MISSED = 20  # updates that a viewer asks for after a reconnect


def stream(log: Log) -> Iterator[Received]:
    """Yield all messages of a log, as if everyone watched from the start, and reconnected at the end."""
    now = 0
    node = Node(MemoryStore(), LocalNotifier(), lambda: now, think_here, alone=True)
    live = node.live(Room(log.table), node.log(log.table))
    sent: list[tuple[str, bytes]] = []
    live.viewers = [viewer(who, sent) for who in (*PEOPLE, SPECTATOR)]
    removed: set[str] = set()
    for entry in log.entries:
        now = entry.at
        apply(live.room, read_entry(entry))
        live.send_updates()
        yield from ((entry.seq, who, facts(message)) for who, message in sent)
        sent.clear()
        removed |= live.room.removed
        live.viewers = [one for one in live.viewers if one.person not in removed]
    for who in (*PEOPLE, SPECTATOR):
        if person(who) not in removed:
            since = max(live.room.stream - MISSED, 0)
            yield log.entries[-1].seq, who, facts(live.welcome(person(who), since, log.entries[-1].at))


def viewer(who: str, sent: list[tuple[str, bytes]]) -> Viewer:
    return Viewer(person(who), lambda message: sent.append((who, message)), lambda reason: None)
