"""A shared moment: what a link to a move says and shows, and that there is none before the game is over."""

from __future__ import annotations

import json
import re
import struct
import zlib
from functools import cache
from pathlib import Path

import pytest

from stablemates import fair
from stablemates.core.kernel import NOBODY
from stablemates.pictures.sheet import chunks_of, sheet
from stablemates.protocol.commands import Avatar
from stablemates.protocol.replays import Portrait
from stablemates.server.http.limits import Limits
from stablemates.server.http.match_files import FinishedGame
from stablemates.server.http.moments import in_words, painted, watched
from stablemates.server.http.replay import replay
from stablemates.server.moments.faces import BOT, FACES, face_of, faces_of
from stablemates.server.moments.picture import HEIGHT, WIDTH

from ..test_replay import game
from .place import joined, open_place, play_to_the_end, run
from .test_previews import tags_of
from .test_previews import web as web

KINDS = Path(__file__).parents[3] / "web" / "src" / "cards" / "kinds.json"


@cache
def over(profile: str, seats: int) -> FinishedGame:
    return FinishedGame(game(profile, seats).text(), (Portrait("lily"), *[Portrait()] * (seats - 1)))


def dots_of(png: bytes) -> tuple[int, int, bytes]:
    chunks = dict(chunks_of(png))
    width, height = struct.unpack(">II", chunks[b"IHDR"][:8])
    return width, height, zlib.decompress(chunks[b"IDAT"])


# --- the picture ------------------------------------------------------------------------------------


def test_every_card_and_every_face_is_on_the_sheet() -> None:
    tiles = sheet().tiles
    kinds = json.loads(KINDS.read_text("utf-8"))
    assert {f"card {kind}" for kind in kinds} <= set(tiles)
    assert {f"face {face}" for face in (*FACES, BOT)} <= set(tiles)


@pytest.mark.parametrize(("profile", "seats"), [("second-ru", 2), ("second-ru", 8), ("unorog", 4), ("unorog", 10)])
def test_every_moment_of_a_game_can_be_painted(profile: str, seats: int) -> None:
    finished = over(profile, seats)
    steps = len(watched(finished).steps)
    for step in (0, 1, steps // 2, steps - 1):
        width, height, dots = dots_of(painted(finished, step, "uk"))
        assert (width, height, len(dots)) == (WIDTH, HEIGHT, HEIGHT * (WIDTH + 1))


def test_the_picture_shows_what_spectators_saw_and_nothing_else() -> None:
    """Two games that differ only in hidden cards would have the same picture."""
    finished = over("second-ru", 3)
    seen = replay(finished.record, NOBODY).steps[0].view
    assert watched(finished).steps[0].view == seen
    assert seen is not None
    assert all(card is None for seat in range(3) for card in seen.zone("hand", seat).cards)


def test_a_link_that_leads_too_far_shows_the_end() -> None:
    finished = over("unorog", 4)
    last = len(watched(finished).steps) - 1
    assert in_words(finished, 99_999, "en") == in_words(finished, last, "en")


def test_names_have_the_faces_that_the_page_gives_them() -> None:
    """The page derives them by the same rule (web/tests/ui/faces.test.ts has these two as well)."""
    assert [FACES[face_of(name)] for name in ("Maple", "Їжачок")] == ["pip", "midnight"]
    chosen: list[Avatar | None] = [None, FACES[face_of("Maple")]]
    faces = faces_of(["Maple", "Hazel"], [Portrait(one) for one in chosen])
    assert faces[1] == FACES[face_of("Maple")]
    assert faces[0] != faces[1]
    assert faces_of(["bot:novice", "Ann"], []) == [BOT, FACES[face_of("Ann")]]


# --- the link ---------------------------------------------------------------------------------------


def test_a_link_to_a_move_says_what_happened_and_shows_the_position(web: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stablemates.table.reactions.window_times", lambda *_: (20, 100))  # windows, but short ones
    monkeypatch.setattr(fair, "new_secret", lambda: "4" * 256)  # ... and a deal that leads to a short game

    async def test() -> None:
        async with open_place(Limits(messages=10_000), web=web) as place:
            host, guest = await place.guest(), await place.guest()
            table = (await place.table(host, speed="quick"))["table"]
            async with joined(place, table, host) as ann:
                await ann.send("sit", name="Ann", avatar="tusk")
                async with joined(place, table, guest, "Bob") as bob:
                    await ann.wait(lambda snapshot: snapshot["table"]["seats"][1].get("name") == "Bob")
                    assert (await ann.send("start"))["type"] == "accepted"
                    await play_to_the_end(ann, bob)
            steps = (await place.get(f"/api/tables/{table}/games/1/steps")).json()
            assert {"avatar": "tusk"} in steps["portraits"]
            last = len(steps["steps"]) - 1
            ends = await tags_of(place, f"/replay/{table}/1?at={last}&lang=en")
            assert ends["og:description"] == f"Unorog · step {last} of {last} · watch the replay"
            assert re.match(r"(Ann|Bob) wins: no cards left, \d+ points?\.", ends["og:title"])
            assert ends["robots"] == "noindex"
            assert (await tags_of(place, f"/replay/{table}/1"))["og:title"] == ends["og:title"]
            picture = await place.get(ends["og:image"].removeprefix(place.address))
            assert picture.headers["content-type"] == "image/png"
            assert dots_of(picture.content)[:2] == (WIDTH, HEIGHT)
            first = await tags_of(place, f"/replay/{table}/1?at=1")
            assert (await place.get(first["og:image"].removeprefix(place.address))).content != picture.content

    run(test)


def test_nothing_is_shown_of_a_game_in_progress(web: Path) -> None:
    async def test() -> None:
        async with open_place(web=web) as place:
            token = await place.guest()
            table = (await place.table(token, profile="unorog", seats=2))["table"]
            async with joined(place, table, token, "Ann") as ann:
                await ann.send("addbot", level="novice")
                await ann.send("start")
                assert (await tags_of(place, f"/replay/{table}/1?at=1"))["og:title"] == "Stablemates"
                for path in (f"/previews/{table}/1/1.png", f"/previews/{table}/2/0.png", "/previews/none/1/0.png"):
                    assert (await place.get(path)).status_code == 404
            for odd in ("x.png", "-1.png", "1.svg", "1", "999999.png"):
                assert (await place.get(f"/previews/{table}/1/{odd}")).status_code == 404

    run(test)
