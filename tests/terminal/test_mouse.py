"""Everything that can be done with keys can be done with the mouse."""

from __future__ import annotations

import asyncio
import re
from functools import partial
from pathlib import Path

import stablemates

from ..server.table import SetUp
from .person import Person, alone, at_screen
from .still import still
from .test_keys import commands_of, option
from .test_screens import stable, window
from .test_whole_games import MANY

RIGHT = 3


async def click_an_answer(person: Person) -> None:
    """Click what is marked: once in a dialog, twice on a card, or the first button."""
    if boxed := re.search(r"│ (▸\d+)", person.screen):
        await person.clicks(boxed[1], which=-1)
    elif marked := re.search(r"▸ *\d+ ", person.screen):
        await person.clicks(marked[0], times=2)
    else:
        button = re.search(r"\[\w\]", person.screen)
        assert button is not None, person.screen
        await person.clicks(button[0])


def test_a_whole_game_by_mouse(tmp_path: Path) -> None:
    async def game() -> None:
        async with at_screen(alone("unorog", 2, 8, tmp_path)) as person:
            for _ in range(MANY):
                await person.waits()
                if person.over:
                    break
                await click_an_answer(person)
            person.sees("The game is over")
            await person.clicks("Rematch")
            await person.waits_until(lambda: person.app.seen.table.game == 2)

    asyncio.run(game())
    assert stablemates.replay((tmp_path / "game.match").read_text("utf-8")).state.outcome() is not None


def test_the_first_click_points_and_the_second_plays(at: SetUp) -> None:
    table = stable(at)
    session = still(table)

    async def click(person: Person) -> None:
        await person.clicks("Chainsaw")
        person.sees("On entry, you may do one of these")
        assert session.sent == []
        await person.clicks("Chainsaw")

    assert commands_of(session, click) == option(table, "chainsaw_unicorn")


def test_a_button_needs_one_click(at: SetUp) -> None:
    table = window(at)
    assert commands_of(still(table), lambda person: person.clicks("[p] pass")) == option(table, "pass")
    assert commands_of(still(table), lambda person: person.clicks("[h] let me think")) == [("Hold", {})]


def test_a_target_is_clicked_in_the_list_or_on_the_table(at: SetUp) -> None:
    table = stable(at).does("ann", "unicorn_poison")
    where_it_lies, in_the_list = 0, -1
    answers = [
        commands_of(still(table), partial(Person.clicks, text="Llamacorn", times=2, which=which))
        for which in (where_it_lies, in_the_list)
    ]
    assert answers == [option(table, "llamacorn")] * 2


def test_the_right_button_reads_and_never_plays(at: SetUp) -> None:
    async def read(person: Person) -> None:
        for title in ("Chainsaw Unicorn", "Barbed Wire", "Black Knight Unicorn"):
            await person.clicks(title, button=RIGHT)
            person.sees(f"╭─ {title} ─")
            await person.presses("escape")

    assert commands_of(still(stable(at)), read) == []


def test_the_tools_can_be_clicked(at: SetUp) -> None:
    async def click(person: Person) -> None:
        await person.clicks("l Log")
        person.sees("╭─ Log")
        await person.presses("escape")
        await person.clicks("discard pile: 2")
        await person.clicks("discard pile: 2")
        person.sees("╭─ Discard pile")
        await person.presses("escape")
        await person.clicks("EN")
        person.sees("Твой ход")

    assert commands_of(still(stable(at)), click) == []
