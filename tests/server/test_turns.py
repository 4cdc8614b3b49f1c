"""Turns at the engine: requests that take it long never do so together, and no caller keeps another waiting."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from stablemates.server.http import referee, trials
from stablemates.server.http.match_files import FinishedGame
from stablemates.server.turns import Turns

from .http.place import Place, open_place, run
from .test_trials import finished

REQUESTS = 4


class Counted:
    """A function, with the number of threads that were in it together."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self.function = function
        self.lock = threading.Lock()
        self.inside = self.most = 0

    def __call__(self, *args: Any) -> Any:
        with self.lock:
            self.inside += 1
            self.most = max(self.most, self.inside)
        time.sleep(0.02)
        try:
            return self.function(*args)
        finally:
            with self.lock:
                self.inside -= 1


async def question(place: Place) -> tuple[str, object]:
    """Return a question to the referee."""
    return "/api/referee", {"profile": "second-ru", "players": [{"name": "ann"}, {"name": "bob"}]}


async def trial(place: Place) -> tuple[str, object]:
    """Return a request to play on from a moment of a game that is over."""
    table = (await place.table(await place.guest()))["table"]
    place.gateway.finished.kept[table, 1] = FinishedGame(finished().text(), ())
    return f"/api/tables/{table}/games/1/try", {"answers": 3}


@pytest.mark.parametrize(("module", "name", "request_of"), [(referee, "rule", question), (trials, "left_at", trial)])
def test_the_engine_works_for_one_request_at_a_time(
    monkeypatch: pytest.MonkeyPatch,
    module: Any,
    name: str,
    request_of: Callable[[Place], Awaitable[tuple[str, object]]],
) -> None:
    counted = Counted(getattr(module, name))
    monkeypatch.setattr(module, name, counted)

    async def test() -> None:
        async with open_place() as place:
            path, body = await request_of(place)
            answers = await asyncio.gather(*(place.http.post(path, json=body) for _ in range(REQUESTS)))
            assert all(answer.is_success for answer in answers)
            assert counted.most == 1

    run(test)


def test_someone_who_asks_for_a_lot_does_not_keep_others_waiting() -> None:
    async def test() -> None:
        turns, served = Turns(), list[str]()

        async def ask(who: str) -> None:
            async with turns.turn(who):
                await asyncio.sleep(0)
                served.append(who)

        greedy = [asyncio.create_task(ask("greedy")) for _ in range(5)]
        await asyncio.sleep(0)
        await asyncio.gather(ask("modest"), *greedy)
        assert served.index("modest") <= 1
        assert not turns.own

    asyncio.run(test())
