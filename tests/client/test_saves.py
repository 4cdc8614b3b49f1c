"""Files on disk: saved games, and guest tokens by server."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from stablemates.client import saves
from stablemates.client.guests import guest_at, write
from stablemates.client.remote import Guest, TurnedAway
from stablemates.protocol.commands import Settings, Sit

from ..client_server.loopback import serving
from .seated import new_match


@pytest.mark.parametrize("together", [1, 3, 7])
def test_a_file_equals_the_text_of_the_match_however_many_answers_are_saved_together(
    tmp_path: Path, together: int
) -> None:
    match, dice = new_match("unorog", 4), random.Random(3)
    save = saves.begin(tmp_path / "game.match", match)
    for n in range(1, 61):  # so that there is a digest in between
        [question, *_] = match.state.pending()
        match.answer(question.seat, dice.randrange(len(question.options)))
        if n % together == 0:
            save.write(match)
            assert save.path.read_text("utf-8") == match.text()


def test_a_file_follows_when_answers_are_undone(tmp_path: Path) -> None:
    match, dice = new_match("unorog", 4), random.Random(3)
    save = saves.begin(tmp_path / "game.match", match)
    for left in (55, 50, 49, 10, 0):
        while len(match.answers) < 60:
            [question, *_] = match.state.pending()
            match.answer(question.seat, dice.randrange(len(question.options)))
        save.write(match)
        match.undo(60 - left)
        save.write(match)
        assert save.path.read_text("utf-8") == match.text()


def test_a_returning_guest_is_the_same_person(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "guests.json"

    async def play(address: str) -> None:
        first = await guest_at(address, file)
        table, _ = await first.create(Settings("unorog", 2))
        async with first.visit(table) as visit:
            await visit.send(Sit, name="Ann")
        again = await guest_at(address, file)
        assert again.token == first.token
        async with again.visit(table) as visit:
            assert visit.snapshot.you == 0

    with serving() as server:
        asyncio.run(play(server.address))
    assert file.stat().st_mode & 0o777 == 0o600


def test_a_guest_whom_the_server_no_longer_knows_becomes_a_new_one(tmp_path: Path) -> None:
    file = tmp_path / "guests.json"

    async def play(address: str) -> None:
        write(file, {address: "forged", "http://elsewhere.example": "kept"})
        with pytest.raises(TurnedAway, match="bad-token"):
            await Guest(address, "forged").create(Settings("unorog", 2))
        guest = await guest_at(address, file)
        await guest.create(Settings("unorog", 2))
        assert "kept" in file.read_text("utf-8")
        file.write_text("this is no list of guests")
        assert (await guest_at(address, file)).token != guest.token

    with serving() as server:
        asyncio.run(play(server.address))
