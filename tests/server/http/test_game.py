"""A whole game over real sockets: from creating the table to its match file."""

from __future__ import annotations

import pytest

from stablemates import fair
from stablemates.server.http.limits import Limits

from .place import joined, open_place, play_to_the_end, run


def test_two_people_meet_by_code_play_to_the_end_and_check_the_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stablemates.table.reactions.window_times", lambda *_: (20, 100))  # windows, but short ones
    monkeypatch.setattr(fair, "new_secret", lambda: "4" * 256)  # ... and a deal that leads to a short game

    async def test() -> None:
        async with open_place(Limits(messages=10_000)) as place:
            host, guest = await place.guest(), await place.guest()
            made = await place.table(host, speed="quick")
            found = (await place.get(f"/api/codes/{made['code']}")).json()["table"]
            record = f"/api/tables/{found}/games/1"
            async with (
                joined(place, found, host, "Ann") as ann,
                joined(place, found, guest, "Bob") as bob,
                joined(place, found, await place.guest()) as spectator,
            ):
                assert (await bob.send("giveword", word="oats"))["type"] == "accepted"
                await ann.wait(lambda snapshot: snapshot["table"]["seats"][1].get("word", False))
                noted = ann.snapshot["table"]["commitment"]
                assert (await ann.send("start"))["type"] == "accepted"
                assert (await place.get(record)).json()["reason"] == "not-over"
                for player in (bob, spectator):
                    await player.wait(lambda snapshot: snapshot["table"]["phase"] == "playing")
                assert (ann.snapshot["you"], bob.snapshot["you"], spectator.snapshot["you"]) == (0, 1, -1)
                assert "question" not in spectator.snapshot
                await play_to_the_end(ann, bob, spectator)
                ended = ann.snapshot["table"]["ended"]
                assert spectator.snapshot["table"]["ended"] == ended == bob.snapshot["table"]["ended"]
            answer = await place.get(record)
            assert answer.headers["content-type"] == "text/plain; charset=utf-8"
            verdict = fair.check(answer.text, noted)
            assert verdict.good, verdict.problems
            assert verdict.over
            assert verdict.match is not None
            assert verdict.match.players == ["Ann", "Bob"]
            assert (await place.get(f"/api/tables/{found}/games/2")).json()["reason"] == "not-over"
            assert (await place.get("/api/tables/none/games/1")).json()["reason"] == "no-such-table"
            for secret in (host, guest, host[:32], guest[:32]):
                assert secret not in answer.text

    run(test)
