"""Finished games and lessons, step by step."""

from __future__ import annotations

import asyncio
import gzip
import re
from pathlib import Path
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

import stablemates
from stablemates import fair
from stablemates.core.kernel import NOBODY
from stablemates.core.match import Match
from stablemates.lessons import LESSONS, PUPIL, played
from stablemates.protocol.replays import Replay
from stablemates.protocol.seen import view
from stablemates.protocol.views import View
from stablemates.server.http.library import packed_lesson, taught
from stablemates.server.http.limits import Limits
from stablemates.server.http.match_files import Finished, FinishedGame
from stablemates.server.http.replay import EVERYBODY, TooLong, packed_replay, replay
from stablemates.server.store.memory import MemoryStore

from .http.place import joined, open_place, play_to_the_end, run

LOCALE = Path(stablemates.__file__).parent / "words" / "locale"
BOOKS = [("second-ru", 3), ("first-ru", 2), ("unorog", 4)]


def game(profile: str, seats: int) -> Match:
    """Return a random finished game."""
    match = stablemates.match(profile, players=[f"p{seat}" for seat in range(seats)], seed=7)
    chance = Random(3)
    while questions := match.state.pending():
        question = questions[0]
        first = 1 if len(question.options) > 1 and question.ask == "turn" else 0  # drawing every time never ends
        match.answer(question.seat, chance.randrange(first, len(question.options)))
    return match


def views(replayed: Replay) -> list[View]:
    """Return the whole view at each step."""
    found: list[View] = []
    for step in replayed.steps:
        found.append(found[-1] if step.view is None else step.view)
    return found


@pytest.fixture(params=BOOKS, ids=lambda book: book[0])
def match(request: pytest.FixtureRequest) -> Match:
    return game(*request.param)


def test_a_replay_shows_what_a_spectator_saw(match: Match) -> None:
    replayed = replay(match.text(), NOBODY)
    steps = views(replayed)
    assert steps[0] == view(match.at(0), NOBODY)
    assert steps[-1] == view(match.state, NOBODY)
    seen = [view(match.at(n), NOBODY) for n in range(0, len(match.answers), 9)]
    assert all(one in steps for one in seen)
    assert replayed.ended is not None
    assert not any(step.question for step in replayed.steps)


def test_closed_hands_are_closed_and_open_hands_are_open(match: Match) -> None:
    closed, opened = (replay(match.text(), eyes) for eyes in (NOBODY, EVERYBODY))
    assert len(closed.steps) == len(opened.steps)
    for dark, light in zip(views(closed), views(opened), strict=True):
        assert replace(dark, zones=[]) == replace(light, zones=[])
        for there, here in zip(dark.zones, light.zones, strict=True):
            assert (there == here) if there.name != "hand" else (there.count == here.count)
            assert there.name != "hand" or all(here.cards)
    draws = [event for step in closed.steps for event in step.events if event.kind == "draw"]
    assert draws
    assert sum(1 for event in draws if event.card) < len(draws) / 2
    assert all(event.card for step in opened.steps for event in step.events if event.kind == "draw")


def test_an_answer_without_a_visible_change_is_not_a_step(match: Match) -> None:
    replayed = replay(match.text(), NOBODY)
    assert len(replayed.steps) <= len(match.answers) + 1
    assert all(step.events or step.view for step in replayed.steps)


def test_a_game_without_end_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stablemates.server.http.replay.MOST_STEPS", 3)
    with pytest.raises(TooLong):
        replay(game("unorog", 2).text(), NOBODY)


def test_a_packed_replay_is_small() -> None:
    assert len(packed_replay(game("second-ru", 3).text(), EVERYBODY)) < 60_000


def test_the_games_of_a_deleted_table_are_gone_immediately() -> None:
    async def test() -> None:
        async with open_place() as place:
            token, match = await place.guest(), game("unorog", 2)
            table = (await place.table(token))["table"]
            place.gateway.finished.kept[table, 1] = FinishedGame(match.text(), ())
            reads = [f"/api/tables/{table}/games/1", f"/api/tables/{table}/games/1/steps", f"/previews/{table}/1/3.png"]
            assert [(await place.get(path)).status_code for path in reads] == [200] * 3
            await place.gateway.node.store.forget_table(table)
            assert [(await place.get(path)).status_code for path in reads] == [404] * 3

    run(test)


def test_requests_for_the_same_game_rebuild_it_once() -> None:
    class Counting(Finished):
        rebuilt = 0

        async def rebuild(self, table: str, game: int) -> FinishedGame:
            self.rebuilt += 1
            await asyncio.sleep(0)
            return FinishedGame("a match", ())

    class Slow(MemoryStore):
        async def last(self, table: str) -> int:
            await asyncio.sleep(0)
            return 1

    async def test() -> None:
        finished = Counting(Slow())
        for _ in range(2):  # from the log, then from the cache
            await asyncio.gather(*(finished.game("a table", 1, who) for who in ("ann", "bob", "ann")))
            assert finished.rebuilt == 1

    asyncio.run(test())


def test_the_steps_of_a_game_are_shown_after_its_end_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stablemates.table.reactions.window_times", lambda *_: (20, 100))
    monkeypatch.setattr(fair, "new_secret", lambda: "4" * 256)  # a deal that leads to a short game

    async def test() -> None:
        async with open_place(Limits(messages=10_000)) as place:
            host, guest = await place.guest(), await place.guest()
            made = await place.table(host, speed="quick")
            steps = f"/api/tables/{made['table']}/games/1/steps"
            async with (
                joined(place, made["table"], host, "Ann") as ann,
                joined(place, made["table"], guest, "Bob") as bob,
            ):
                await ann.wait(lambda snapshot: snapshot["table"]["seats"][1].get("name") == "Bob")
                assert (await ann.send("start"))["type"] == "accepted"
                await bob.wait(lambda snapshot: snapshot["table"]["phase"] == "playing")
                for hands in ("closed", "open"):
                    assert (await place.get(f"{steps}?hands={hands}")).json()["reason"] == "not-over"
                await play_to_the_end(ann, bob)
            answer = await place.get(steps)
            assert answer.json()["hands"] == "closed"
            assert answer.json()["players"] == ["Ann", "Bob"]
            assert (await place.get(f"{steps}?hands=open")).json()["hands"] == "open"
            assert (await place.get(f"{steps}?hands=mine")).status_code == 400
            assert (await place.get("/api/tables/none/games/1/steps")).json()["reason"] == "no-such-table"
            for secret in (host, guest):
                assert secret not in answer.text

    run(test)


# --- lessons and rulebooks ---------------------------------------------------------------------------------


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_is_won_by_the_pupil(name: str) -> None:
    lesson = LESSONS[name]
    replayed = msgspec.json.decode(gzip.decompress(packed_lesson(name)), type=Replay)
    assert replayed == taught(lesson)
    assert replayed.players[0] == PUPIL
    assert replayed.ended is not None
    assert replayed.ended.winner == 0
    assert replayed.steps[-1].say == "won"
    assert len(played(lesson)) == len(lesson.scenes)


@pytest.mark.parametrize("name", LESSONS)
def test_a_pupil_sees_only_their_own_hand_and_can_do_what_the_teacher_says(name: str) -> None:
    replayed = taught(LESSONS[name])
    for step, seen in zip(replayed.steps, views(replayed), strict=True):
        assert all(seen.zone("hand", 0).cards)
        if name == "stable":
            assert not any(card for seat in range(1, seen.seats) for card in seen.zone("hand", seat).cards)
        for option in step.accept:
            assert step.question is not None
            assert option < len(step.question.options)
        assert step.say or not step.accept


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
@pytest.mark.parametrize("name", LESSONS)
def test_every_step_of_the_teacher_has_a_message(name: str, lang: str) -> None:
    text = (LOCALE / lang / "lessons.ftl").read_text(encoding="utf-8")
    words = re.findall(rf"^lesson-{name}-([a-z-]+) =", text, re.MULTILINE)
    assert words == [scene.say for scene in LESSONS[name].scenes if scene.say]


def test_an_unreadable_game_is_not_found() -> None:
    async def test() -> None:
        async with open_place() as place:
            assert (await place.get("/api/lessons/none")).json()["reason"] == "no-such-lesson"
            assert (await place.get("/api/lessons/stable")).json()["profile"] == "second-ru"
            assert (await place.get("/api/rulebooks/none")).json()["reason"] == "no-such-rulebook"
            book = (await place.get("/api/rulebooks/first-uk")).json()
            assert book["facts"]["win"] == "turn-end"
            assert book["cards"]["neigh"] > 1
            assert (await place.get("/api/rulebooks/unorog")).json()["facts"] == {}

    run(test)
