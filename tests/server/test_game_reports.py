"""Reports of finished games on a server: made once, one at a time, and never more than the queue holds."""

from __future__ import annotations

import asyncio

import pytest

from stablemates.server.game_reports import EACH, QUEUE, GameReports, QueueFull
from stablemates.server.http.limits import Limits
from stablemates.server.http.match_files import FinishedGame
from stablemates.server.workers import WorkFailed

from .http.place import open_place, run


class Press:
    """Makes reports on request."""

    def __init__(self) -> None:
        self.made: list[str] = []
        self.proceed = asyncio.Event()
        self.fails = False

    async def make(self, record: str) -> bytes:
        self.made.append(record)
        await self.proceed.wait()
        if self.fails:
            raise WorkFailed("no ink")
        return b'{"engine":"' + record[:1].encode() + b'"}'


async def settled(reports: GameReports) -> None:
    while reports.asked:
        await asyncio.gather(*reports.asked.values())


def test_a_report_is_made_once_however_many_ask() -> None:
    async def story() -> None:
        press = Press()
        reports = GameReports(press.make)
        for _ in range(3):
            reports.ask("a game")
        assert reports.find("a game") is None
        assert reports.is_coming("a game")
        press.proceed.set()
        await settled(reports)
        reports.ask("a game")
        assert reports.find("a game") == b'{"engine":"a"}'
        assert press.made == ["a game"]

    asyncio.run(story())


def test_reports_are_made_one_at_a_time_and_the_queue_is_bounded() -> None:
    async def story() -> None:
        press = Press()
        reports = GameReports(press.make)
        games = [f"game {n}" for n in range(QUEUE)]
        for game in games:
            reports.ask(game, who=game)
        with pytest.raises(QueueFull):
            reports.ask("one too many")
        while not press.made:
            await asyncio.sleep(0)
        assert press.made == games[:1]
        press.proceed.set()
        await settled(reports)
        assert press.made == games

    asyncio.run(story())


def test_one_address_cannot_fill_the_queue_of_reports() -> None:
    async def story() -> None:
        press = Press()
        reports = GameReports(press.make)
        for n in range(EACH):
            reports.ask(f"game {n}", who="greedy")
        with pytest.raises(QueueFull):
            reports.ask("one too many", who="greedy")
        reports.ask("a game", who="modest")
        while not press.made:
            await asyncio.sleep(0)
        press.proceed.set()
        await settled(reports)
        assert press.made[:2] == ["game 0", "a game"]  # they take turns
        reports.ask("one more", who="greedy")
        await settled(reports)
        assert press.made[-1] == "one more"
        assert not reports.asked_by

    asyncio.run(story())


def test_a_report_that_fails_is_not_tried_again_and_again() -> None:
    async def story() -> None:
        press = Press()
        press.fails = True
        press.proceed.set()
        reports = GameReports(press.make)
        reports.ask("a game")
        await settled(reports)
        reports.ask("a game")
        assert reports.find("a game") == b""
        assert press.made == ["a game"]

    asyncio.run(story())


def test_closing_drops_requested_reports() -> None:
    async def story() -> None:
        reports = GameReports(Press().make)
        reports.ask("a game")
        await reports.close()
        assert not reports.asked

    asyncio.run(story())


def test_a_report_is_for_games_that_are_over() -> None:
    async def story() -> None:
        press = Press()
        async with open_place(Limits(reports_per_hour=1), reports=GameReports(press.make)) as place:
            host = await place.guest()
            table = (await place.table(host))["table"]
            report = f"/api/tables/{table}/games/1/report"
            assert (await place.post(report, token=host)).json()["reason"] == "not-over"
            place.gateway.finished.kept[table, 1] = FinishedGame("played", ())
            assert (await place.get(report)).json()["reason"] == "not-found"
            assert (await place.post(report, token=host)).status_code == 202
            assert (await place.get(report)).json() == {"status": "coming"}
            press.proceed.set()
            await settled(place.gateway.reports)
            answers = [await place.get(report), await place.post(report, token=host)]  # a cached report costs nothing
            assert [(one.status_code, one.json()) for one in answers] == [(200, {"engine": "p"})] * 2
            place.gateway.finished.kept[table, 2] = FinishedGame("another", ())
            other = report.replace("/1/", "/2/")
            assert (await place.post(other, token=host)).json()["reason"] == "too-many"
            assert (await place.get("/api/tables/none/games/1/report")).json()["reason"] == "no-such-table"

    run(story)
