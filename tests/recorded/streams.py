"""What everybody receives at a table while its log is read: those with a seat, and a spectator."""

from __future__ import annotations

from collections.abc import Iterator

from tests.server.table import person

from stablemates.server.live import Live, Viewer
from stablemates.server.room.effects import apply
from stablemates.server.room.room import Room

from .evenings import PEOPLE, SPECTATOR
from .normalise import Facts, facts
from .reading import Log

Heard = tuple[int, str, Facts]  # after which entry, by whom, what
MISSED = 20  # events that somebody asks for who comes back


def stream(log: Log) -> Iterator[Heard]:
    """All messages of a log, if everybody watches from the beginning; at the end, those of somebody who comes back."""
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
