"""A session that shows the given snapshots, one after the other, and records the commands."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from types import TracebackType
from typing import Any, NamedTuple, Self

from stablemates import bots
from stablemates.protocol.commands import BaseCommand
from stablemates.protocol.messages import Accepted, Refused, Snapshot
from stablemates.protocol.values import Event

from ..server.table import ServerTable


class Picture(NamedTuple):
    """A snapshot, and the events before it."""

    snapshot: Snapshot
    news: list[Event]


class Still:
    def __init__(self, *pictures: Picture) -> None:
        self.pictures = list(pictures)
        self.on_event: Callable[[Event], None] | None = None
        self.sent: list[tuple[str, dict[str, Any]]] = []
        self.answer: Accepted | Refused = Accepted("", 0)
        self.connected = True
        self.changed = asyncio.Event()
        self.snapshot = pictures[0].snapshot

    async def __aenter__(self) -> Self:
        self.turn_page()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        pass

    def turn_page(self) -> None:
        """Show the next picture."""
        picture = self.pictures.pop(0)
        self.snapshot = picture.snapshot
        for news in picture.news:
            if self.on_event is not None:
                self.on_event(news)
        self.changed.set()

    async def send(self, command: Callable[..., BaseCommand], **fields: object) -> Accepted | Refused:
        self.sent.append((command.__name__, fields))
        return self.answer

    async def levels(self, game: str) -> list[str]:
        return bots.offered(game)

    async def change(self) -> None:
        self.changed.clear()
        await self.changed.wait()


def picture(table: ServerTable, who: str) -> Picture:
    """Return what someone sees now, and all events they received."""
    snapshot = table.snapshot(who)
    snapshot.table.code = "UNIQA"  # otherwise it would differ in every picture
    return Picture(snapshot, table.events(who))


def still(table: ServerTable, who: str = "ann") -> Still:
    return Still(picture(table, who))
