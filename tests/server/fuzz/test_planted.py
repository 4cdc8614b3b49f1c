"""Servers with planted bugs: each must be found, or the fuzz test proves nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from stablemates.protocol.messages import Refused, write
from stablemates.server import node
from stablemates.server.store_log import StoreLog
from stablemates.server.websocket.connection import Connection
from stablemates.table import driver
from stablemates.table.errors import Refusal
from stablemates.table.log import Change
from stablemates.table.registry import decide
from stablemates.table.room import Room

from .campaign import fuzz
from .laws import Broken

Plant = pytest.MonkeyPatch
reply_to, refused = Connection.reply_to, node.Node.refused


def silence(plant: Plant) -> None:
    """Some messages are not answered."""

    async def deaf(line: Connection, text: str) -> None:
        if len(text) % 50:
            await reply_to(line, text)

    plant.setattr(Connection, "reply_to", deaf)


def echo(plant: Plant) -> None:
    """Some are answered twice."""

    async def twice(line: Connection, text: str) -> None:
        await reply_to(line, text)
        if len(text) % 50 == 0:
            line.answer(write(Refused("", "again", "again")))

    plant.setattr(Connection, "reply_to", twice)


def crash(plant: Plant) -> None:
    """Some break the connection."""

    async def fragile(line: Connection, text: str) -> None:
        if "\\ud800" in text:
            raise UnicodeError(text)
        await reply_to(line, text)

    plant.setattr(Connection, "reply_to", fragile)


def trace(plant: Plant) -> None:
    """A reason reveals a path of the server."""

    def talkative(self: node.Node, live: Any, person: str, id: str, refusal: Refusal) -> Refused:
        answer = refused(self, live, person, id, refusal)
        answer.text += " (in checks.py)" if refusal.reason == "stale" else ""
        return answer

    plant.setattr(node.Node, "refused", talkative)


def change(plant: Plant) -> None:
    """A refused command leaves something behind."""

    def careless(room: Room, person: str, command: Any, now: int) -> Change:
        try:
            return decide(room, person, command, now)
        except Refusal:
            room.state += 1
            raise

    plant.setattr(driver, "decide", careless)


def name(plant: Plant) -> None:
    """Someone's secret name is revealed."""

    def open_hearted(self: node.Node, live: Any, person: str, id: str, refusal: Refusal) -> Refused:
        return refused(self, live, person, id, Refusal(refusal.reason, f"{refusal.text}, {live.room.host}"))

    plant.setattr(node.Node, "refused", open_hearted)


def forgetting(plant: Plant) -> None:
    """A repeated command is refused."""

    class Forgetful(dict[str, tuple[str, int]]):
        def get(self, key: str, default: Any = None) -> Any:
            return None

        def copy(self) -> Forgetful:
            return Forgetful(self)

    made = Room.__init__

    def make(room: Room, table: str) -> None:
        made(room, table)
        room.commands = Forgetful()

    async def find(log: StoreLog, id: str) -> None:
        """Find nothing in the log, either."""

    plant.setattr(Room, "__init__", make)
    plant.setattr(StoreLog, "find", find)


@pytest.mark.parametrize("bug", [silence, echo, crash, trace, change, name, forgetting])
def test_a_planted_bug_is_noticed(monkeypatch: Plant, bug: Callable[[Plant], None]) -> None:
    bug(monkeypatch)
    with pytest.raises((Broken, TimeoutError)):
        fuzz(1, 1_500)
