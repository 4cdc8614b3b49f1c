"""A local table and a table on a server have the same snapshots and the same refusals."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct, structs

from stablemates.client import Session, open_question
from stablemates.client.remote import Guest
from stablemates.protocol.commands import (
    AddBot,
    Answer,
    BaseCommand,
    Consent,
    Rematch,
    Return,
    Settings,
    Sit,
    Start,
    Undo,
)
from stablemates.protocol.messages import Accepted, Snapshot
from stablemates.protocol.values import Event

from ..client_server.loopback import NO_LIMITS, serving
from .seated import alone, new_match, plays_on, run, tries, until

COMMANDS: list[tuple[type[BaseCommand], dict[str, Any]]] = [
    (Answer, {"option": 99}),
    (Undo, {}),
    (Consent, {"yes": True}),
    (Return, {}),
    (Rematch, {}),
    (Start, {}),
]
LIKE_NONE = ("state", "stream", "now", "clock", "words", "wish", "ended", "opened", "floor", "ends", "started", "bank")


def shape(value: Any, name: str = "") -> Any:
    """Return the structure of a value, without its contents."""
    if isinstance(value, Struct):
        return {one: shape(each, one) for one, each in structs.asdict(value).items() if one not in LIKE_NONE}
    if isinstance(value, dict):
        return {one: shape(each, one) for one, each in value.items()}
    if isinstance(value, (list, tuple)):
        return [shape(value[0], name)] if value and name in ("seats", "options", "hands") else list
    return type(value)


async def own_turn(session: Session) -> Snapshot:
    """Return the snapshot on the player's own turn; until then, take the least committal option."""
    while True:
        snapshot = await until(session, open_question)
        assert snapshot.question is not None
        if snapshot.window is None and snapshot.question.source is None:
            return snapshot
        await tries(session, snapshot.question.least)


async def whole_game(session: Session) -> tuple[Snapshot, list[str], list[Event]]:
    """Return the first snapshot on the player's own turn, the refusals, and all events to the end."""
    received: list[Event] = []
    session.on_event = received.append
    snapshot = await own_turn(session)
    replies = [await session.send(command, **fields) for command, fields in COMMANDS]
    refused = ["accepted" if isinstance(one, Accepted) else one.reason for one in replies]
    await plays_on(session)
    return snapshot, refused, received


@pytest.mark.parametrize("profile", ["unorog", "first-uk"])
def test_local_and_remote_tables_look_the_same(tmp_path: Path, profile: str) -> None:
    async def here() -> tuple[Snapshot, list[str], list[Event]]:
        async with alone(tmp_path, new_match(profile)) as session:
            return await whole_game(session)

    async def there(address: str) -> tuple[Snapshot, list[str], list[Event]]:
        guest = await Guest.at(address)
        table, _ = await guest.create(Settings(profile, 3, speed="off", public=True))
        async with guest.visit(table) as visit:
            await visit.send(Sit, name="Ann")
            await visit.send(AddBot, level="novice")
            await visit.send(Start)
            return await whole_game(visit)

    snapshot, refused, received = run(here())
    with serving(40.0, NO_LIMITS) as server:
        look_there, refused_there, heard_there = run(there(server.address))
    assert shape(snapshot) == shape(look_there)
    assert refused == refused_there
    for events in (received, heard_there):
        assert {"draw", "play"} <= {one.kind for one in events}
        assert all(one.from_zone and one.to_zone for one in events if one.kind in ("draw", "play"))
        assert all(one.rule for one in events if not one.kind.startswith("table-"))
