"""Whole games of all rulebooks, by someone who reads the screen and presses the keys that are offered there."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

import stablemates

from .person import Person, alone, at_screen, choice

MANY = 400  # answers within which every one of these games ends

GAMES = [  # short ones
    ("unorog", 3, 2, "en"),
    ("second-ru", 2, 32, "ru"),
    ("second-uk", 2, 5, "uk"),
    ("first-uk", 3, 4, "uk"),
    ("first-ru", 2, 3, "en"),
]


async def play(person: Person) -> int:
    """Play to the end; return the number of answers."""
    for answers in range(MANY):
        await person.waits()
        if person.over:
            return answers
        state = person.app.seen.snapshot.state
        keys = 0
        while person.asked and person.app.seen.snapshot.state == state:
            key = choice(person.screen)
            await person.presses(*key)
            if "…" in person.lines[-3] and person.app.screen is person.app.base:  # the number could continue
                await person.presses("enter")
            keys += 1
            assert keys < 5, f"{key} does not answer:\n{person.screen}"
    raise AssertionError("the game does not end")


@pytest.mark.parametrize(("profile", "seats", "seed", "lang"), GAMES)
def test_a_whole_game_by_keys(profile: str, seats: int, seed: int, lang: str, tmp_path: Path) -> None:
    async def game() -> None:
        async with at_screen(alone(profile, seats, seed, tmp_path), lang=lang) as person:
            assert await play(person) > 5
            words = person.app.words
            person.sees(words.text("table-over"), words.text("tui-rematch"), "★")
            ended = person.app.seen.table.ended
            assert ended is not None
            saved = stablemates.replay((tmp_path / "game.match").read_text("utf-8"))
            outcome = saved.state.outcome()
            assert outcome is not None
            assert (outcome.winner, outcome.why) == (ended.winner, ended.why)

    asyncio.run(game())
