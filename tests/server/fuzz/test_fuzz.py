"""Whatever anyone sends, however often and to whom: the server replies, continues, and reveals nothing."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import get_args

import pytest
import structlog
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from stablemates.protocol import commands as c
from stablemates.server.http.limits import Limits
from stablemates.server.store.sqlite import SqliteStore

from ..http.place import joined, open_place, run
from .campaign import Tally, fuzz
from .laws import Broken, reveals_nothing
from .malformed_requests import MalformedRequests
from .speech import LARGEST, Speech, written

SEEDS = range(1, 6)
MESSAGES = 2_800  # per seed; tools/fuzz.py sends any number of them
REQUESTS = 6_000
SITUATIONS = {"lobby", "turn", "window", "over", "closed", "trouble"}
COMMANDS = {command.__name__.lower() for command in get_args(c.Command)}


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    before = structlog.get_config()
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))
    yield
    structlog.configure(**before)


def test_every_message_is_answered_once_and_a_refused_one_changes_nothing() -> None:
    whole = Tally()
    for seed in SEEDS:
        try:
            whole.add(fuzz(seed, MESSAGES))
        except (Exception, RecursionError) as error:
            again = f"tools/fuzz.py --seed {seed} --messages {MESSAGES} --size {MESSAGES}"
            pytest.fail(f"seed {seed}: {error!r}\nagain: {again}")
    assert whole.messages >= len(SEEDS) * MESSAGES
    assert set(whole.situations) >= SITUATIONS, "a situation was never reached"
    assert set(whole.refused) >= COMMANDS, "a command was never refused"
    assert len(COMMANDS - set(whole.accepted)) <= 2, "commands were never accepted"
    assert len(whole.reasons) > 30
    assert whole.noise > whole.messages // 10
    assert whole.compared > 100


def test_the_same_seed_says_and_does_the_same() -> None:
    assert fuzz(7, 300) == fuzz(7, 300)


def test_no_request_over_http_makes_the_server_fail(tmp_path: Path) -> None:
    statuses = asyncio.run(MalformedRequests(1, SqliteStore(tmp_path / "tables.db")).run(REQUESTS))
    assert statuses.total() > REQUESTS * 0.9
    assert {200, 201, 400, 401, 404, 405, 409, 413} <= set(statuses)
    assert not any(status >= 500 for status in statuses)


# --- over a real connection ---------------------------------------------------------------------------------


def test_noise_over_a_real_socket_is_refused_or_disconnected_and_the_table_continues() -> None:
    async def work() -> None:
        dice = Random("real noise")
        speech = Speech(dice)
        async with open_place(Limits(messages=10**6)) as place:
            token, guest = await place.guest(), await place.guest()
            table = (await place.table(token))["table"]
            async with joined(place, table, token, "Ann") as ann:
                for text in [speech.noise(written(speech.command(0))) for _ in range(120)]:
                    codes = await noise(place.socket(table, guest), text)
                    assert codes <= {1007, None}, text  # only what is not text
                assert await noise(place.socket(table, guest), b'{"a":"' + b"x" * LARGEST + b'"}') == {1009}
                assert await noise(place.socket(table, guest), b"[" * LARGEST) == {None}
                assert (await ann.send("addbot", level="random"))["type"] == "accepted"
                assert (await ann.send("start"))["type"] == "accepted"
            await asyncio.sleep(0)
            assert len(place.gateway.node.rooms) == 1

    async def noise(connection: connect, text: bytes) -> set[int | None]:
        """Send one message; return the server's close code, or none if it replies."""
        async with connection as socket:
            await socket.recv()
            await socket.send(text, text=True)
            try:
                while True:
                    reply = str(await socket.recv())
                    reveals_nothing(reply)
                    if json.loads(reply)["type"] in ("accepted", "refused"):
                        return {None}
            except ConnectionClosed as closed:
                return {None if closed.rcvd is None else closed.rcvd.code}

    run(work)


# --- regressions -------------------------------------------------------------------------------------------


def test_a_name_too_long_for_a_file_is_not_found() -> None:
    async def work() -> None:
        async with open_place() as place:
            for path in ("/verify/" + "x" * 300, "/verify/" + "x/" * 2500):
                answer = await place.get(path)
                assert (answer.status_code, answer.json()["reason"]) == (404, "not-found")

    run(work)


@pytest.mark.parametrize("number", [2**53, -(2**53), 10**400])
def test_an_option_that_not_every_client_can_count_to_is_refused(number: int) -> None:
    command = {"type": "settle", "id": "abcdefgh", "on": 0}
    settings = {"profile": "unorog", "seats": 2, "options": {"goal": number}}
    with pytest.raises(ValueError, match="options"):
        c.read_command.decode(json.dumps({**command, "settings": settings}))


def test_laws_that_are_broken_are_noticed() -> None:
    with pytest.raises(Broken, match="Traceback"):
        reveals_nothing("... Traceback (most recent call last) ...")
    with pytest.raises(Broken, match="characters"):
        reveals_nothing("x" * 70_000)
