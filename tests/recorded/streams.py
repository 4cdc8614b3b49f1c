"""The messages that players and a spectator receive at a table, made from its log."""

from __future__ import annotations

from collections.abc import Iterator

from tests.server.table import person

from stablemates.server.live_room import Live, Viewer
from stablemates.table.effects import apply
from stablemates.table.room import Room

from .evenings import PEOPLE, SPECTATOR
from .normalise import Facts, facts
from .reading import Log

Heard = tuple[int, str, Facts]  # the number of the entry, the viewer, the facts
MISSED = 20  # updates that a viewer asks for after a reconnect


def stream(log: Log) -> Iterator[Heard]:
    """Yield all messages of a log, as if everyone watched from the start, and reconnected at the end."""
    live = Live(Room(log.table))
    sent: list[tuple[str, bytes]] = []
    live.viewers = [viewer(who, sent) for who in (*PEOPLE, SPECTATOR)]
    removed: set[str] = set()
    for entry in log.entries:
        apply(live.room, entry)
        live.show(entry.at)
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
