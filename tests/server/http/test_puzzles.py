"""Puzzles over HTTP: today's, one by its name, and whether answers solve it."""

from __future__ import annotations

from stablemates.puzzles.puzzle import BOOKS, find, puzzles
from stablemates.server.http.limits import Limits

from .place import open_place, run


def test_today_names_a_puzzle_of_every_book() -> None:
    async def test() -> None:
        async with open_place() as place:
            reply = (await place.get("/api/puzzles/today")).json()
            assert list(reply["books"]) == list(BOOKS)
            for book, found in reply["books"].items():
                assert find(found["today"]) in puzzles(book)
                assert found["themes"] == [puzzle.theme for puzzle in puzzles(book)]

    run(test)


def test_a_puzzle_shows_its_players_view_and_the_consequences_of_every_answer() -> None:
    async def test() -> None:
        async with open_place() as place:
            puzzle = puzzles("second-ru")[0]
            reply = (await place.get(f"/api/puzzles/{puzzle.id}")).json()
            assert (reply["profile"], reply["me"], reply["goal"]) == ("second-ru", puzzle.me, puzzle.goal)
            first = reply["questions"][0]
            assert first["start"]["view"]["seat"] == puzzle.me
            assert len(first["answers"]) == len(first["start"]["question"]["options"])
            assert [first["films"][first["answers"][n]]["right"] for n in puzzle.right[0]] == [True] * len(
                puzzle.right[0]
            )

    run(test)


def test_answers_are_checked() -> None:
    async def test() -> None:
        async with open_place() as place:
            puzzle = puzzles("first-ru")[0]
            path = f"/api/puzzles/{puzzle.id}"
            questions = (await place.get(path)).json()["questions"]
            best = [
                [question["films"][n].get("right", False) for n in question["answers"]].index(True)
                for question in questions
            ]
            solved = (await place.post(path, {"answers": best})).json()
            assert (solved["solved"], solved["right"]) == (True, len(best))
            worse = next(n for n in range(len(questions[0]["answers"])) if n not in puzzle.right[0])
            refuted = (await place.post(path, {"answers": [worse]})).json()
            assert (refuted["solved"], refuted["right"]) == (False, 0)
            assert refuted["film"]["steps"]
            for answers in ([], [999], [-1]):
                assert (await place.post(path, {"answers": answers})).status_code == 400
            assert (await place.get("/api/puzzles/second-ru-0")).json()["reason"] == "no-such-puzzle"

    run(test)


def test_puzzles_are_rate_limited_like_match_files() -> None:
    async def test() -> None:
        async with open_place(Limits(records_per_minute=1)) as place:
            path = f"/api/puzzles/{puzzles('second-ru')[0].id}"
            assert (await place.get(path)).status_code == 200
            assert (await place.post(path, {"answers": [0]})).status_code == 429

    run(test)
