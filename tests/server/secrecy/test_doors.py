"""Every way in which something leaves the server is known, and has a case (S2)."""

from __future__ import annotations

import asyncio
import logging
from typing import get_args

import pytest
import structlog
from prometheus_client import REGISTRY

from stablemates import fair
from stablemates.protocol import commands as c
from stablemates.protocol import messages as m
from stablemates.server.bot_workers import think_here
from stablemates.server.http import api
from stablemates.server.http.match_files import Finished, NotOver
from stablemates.server.live_room import Viewer
from stablemates.server.node import Node
from stablemates.server.notifier.local import LocalNotifier
from stablemates.server.store.memory import MemoryStore

from ..virtual_time import now, run
from .pairs import look_for_leaks, true_world, viewers
from .sessions import SEATINGS, session
from .worlds import SPECTATOR, World, someone_is_removed

MOMENTS = 3  # worlds checked for what is sent in them

# What the server sends, and where its secrecy is tested.  A message type that is missing here fails the suite.
MESSAGES = {
    m.Welcome: "pairs",
    m.Update: "pairs",
    m.Accepted: "pairs",
    m.Refused: "pairs",
    m.Bye: "pairs",
    m.Pong: "nothing of a table",
}
# The same for HTTP: what each route can show of a table.
ROUTES = {
    "/api/tables": "pairs: the list of public tables",
    "/api/tables/{table:str}": "pairs: LiveRoom.view",
    "/api/tables/{table:str}/commands": "pairs: Accepted, Refused",
    "/api/tables/{table:str}/games/{number:int}": "test_a_match_file_is_refused_before_the_game_is_over",
    "/api/tables/{table:str}/games/{number:int}/steps": "made from the record: test_replaying.py",
    "/api/tables/{table:str}/games/{number:int}/report": "made from the record: test_game_reports.py",
    "/api/tables/{table:str}/games/{number:int}/try": "made from the record: test_trials.py",
    "/api/codes/{code:str}": "nothing: a name for five letters",
    "/api/guest": "nothing of a table",
    "/api/me": "nothing of a table",
    "/api/me/ticket": "nothing of a table",
    "/api/me/ticket/use": "nothing of a table",
    "/api/rulebooks": "nothing of a table",
    "/api/rulebooks/{profile:str}": "nothing of a table",
    "/api/lessons/{name:str}": "nothing of a table",
    "/api/puzzles/today": "nothing of a table",
    "/api/puzzles/{id:str}": "nothing of a table",
    "/api/words/{lang:str}": "nothing of a table",
    "/api/bots/{game:str}": "nothing of a table",
    "/api/referee": "nothing of a table",
    "/healthz": "nothing of a table",
    "/readyz": "nothing of a table",
    "/metrics": "test_metrics_name_no_one",
    "/schema/protocol.json": "nothing of a table",
}


@pytest.fixture(scope="module")
def worlds() -> list[World]:
    found = [session(seating, 1) for seating in SEATINGS[:MOMENTS]]
    quiet = [moments[len(moments) // 2] for moments in found]
    removed = next(moment for moment in found[1] if someone_is_removed(moment))
    return [true_world(moment) for moment in (*quiet, removed)]


def test_every_message_of_the_server_has_a_case() -> None:
    assert set(get_args(m.Message)) == set(MESSAGES)


def test_every_route_has_a_case() -> None:
    routes = {path for route in api.ROUTES for path in route.paths}
    assert routes == set(ROUTES)


def test_the_pairs_compare_every_message(worlds: list[World]) -> None:
    sent = {sent.data.partition(b",")[0] for world in worlds for stream in world.streams.values() for sent in stream}
    for message, case in MESSAGES.items():
        if case == "pairs":
            assert f'{{"type":"{message.__name__.lower()}"'.encode() in sent


def test_the_pairs_compare_every_way_out(worlds: list[World]) -> None:
    data = b"\n".join(sent.data for world in worlds for stream in world.streams.values() for sent in stream)
    for door in (b'{"state":', b'"reason":"stale"', b'"reason":"not-seated"', b'"reason":"bad-option"', b"[["):
        assert door in data
    assert all(SPECTATOR in world.streams for world in worlds)


def test_a_match_file_is_refused_before_the_game_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots play while the host watches, and now and then the match file is requested."""

    monkeypatch.setattr(fair, "new_secret", lambda: "ab" * 80)

    async def play() -> tuple[str, list[tuple[bool, list[bytes]]]]:
        store = MemoryStore()
        node = Node(store, LocalNotifier(), now, think_here, alone=True)
        await node.open()
        room = await node.create("h0st", c.Settings(profile="unorog", seats=2))
        moments: list[tuple[bool, list[bytes]]] = []
        steps: list[bool] = []
        over = asyncio.Event()

        def snapshot(data: bytes) -> None:
            is_over = node.rooms[room.table].room.phase == "over"
            steps.append(is_over)
            if not is_over and len(steps) % 15 != 3:
                return
            moments.append((is_over, store.logs[room.table].copy()))
            if is_over:
                over.set()

        await node.join(room.table, Viewer("h0st", snapshot, lambda reason: None), None)
        commands: list[c.Command] = [c.AddBot(id="a" * 8, on=0, level="sensible"), c.Start(id="b" * 8, on=1)]
        for command in commands:
            assert isinstance(await node.command(room.table, "h0st", command), m.Accepted)
        await over.wait()
        await node.close()
        return room.table, moments

    table, moments = run(play())
    for is_over, log in moments:
        assert asyncio.run(has_record(table, log)) == is_over
    assert [is_over for is_over, _ in moments].count(True) == 1
    assert len(moments) > 2


async def has_record(table: str, log: list[bytes]) -> bool:
    store = MemoryStore()
    store.logs[table] = log
    await store.open()
    try:
        return bool((await Finished(store).game(table, 1)).record)
    except NotOver:
        return False


def test_the_inner_packages_log_nothing(caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]) -> None:
    caplog.set_level(logging.DEBUG)
    moment = session(SEATINGS[1], 1)[5]
    with structlog.testing.capture_logs() as lines:
        look_for_leaks(moment, viewers(moment)[:1], 1)
    assert lines == []
    assert [record for record in caplog.records if record.name.startswith("stablemates")] == []
    assert capfd.readouterr() == ("", "")


def test_metrics_name_no_one(worlds: list[World]) -> None:
    kinds = {command.__name__.lower() for command in get_args(c.Command)}
    ours = [family for family in REGISTRY.collect() if family.name.startswith("stablemates")]
    labels = {(name, value) for family in ours for sample in family.samples for name, value in sample.labels.items()}
    assert {name for name, _ in labels} <= {"kind", "reason", "what", "le"}
    assert {value for name, value in labels if name == "kind"} <= kinds
    assert all(value.replace("-", "").isalpha() for name, value in labels if name in ("reason", "what"))
