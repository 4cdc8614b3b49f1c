"""Nothing that one needs is cut: in small and large terminals, in every language, without colours."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable

import pytest

from stablemates.tui.surface import Surface
from stablemates.words import LANGUAGES

from ..server.table import Lay, ServerTable
from .person import Person, at_screen
from .still import still
from .test_screens import chain, colours, eight, stable, targets, ten, window

TABLES: list[Callable[[Lay], ServerTable]] = [stable, targets, window, chain, eight, colours, ten]
SIZES = [(80, 24), (100, 30), (120, 40), (200, 60), (64, 20)]


def nothing_is_cut(person: Person) -> None:
    """The question, every number and every button can be seen without scrolling; the tools fit into their line."""
    seen, screen = person.app.seen, person.screen
    for choice in seen.choices:
        if choice.options:
            assert re.search(rf"▸ *{choice.number}\b", screen), f"{choice.number} is not there:\n{screen}"
    for name in ("ask", "acts", "head", "foot"):
        surface = person.app.screen.query_one(f"#{name}", Surface)
        assert not surface.display or len(surface.laid) <= surface.tall, f"{name} is cut:\n{screen}"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("lay", TABLES, ids=lambda lay: lay.__name__)
def test_nothing_is_cut_in_any_language_and_size(lay: Callable[[Lay], ServerTable], lang: str, at: Lay) -> None:
    sitting = still(lay(at))

    async def resize() -> None:
        async with at_screen(sitting, lang=lang) as person:
            for size in SIZES:
                await person.pilot.resize_terminal(*size)
                await person.pilot.pause()
                assert len(person.lines) == size[1]
                nothing_is_cut(person)

    asyncio.run(resize())


def test_a_tiny_terminal_still_works(at: Lay) -> None:
    table = window(at)
    sitting = still(table)

    async def squeeze() -> None:
        async with at_screen(sitting, size=(40, 12)) as person:
            for size in ((20, 5), (10, 3), (40, 12)):
                await person.pilot.resize_terminal(*size)
                await person.pilot.pause()
            await person.presses("n")

    asyncio.run(squeeze())
    assert sitting.said == [("Answer", {"option": 1})]


@pytest.mark.parametrize("lay", TABLES, ids=lambda lay: lay.__name__)
def test_without_colours_there_are_none(
    lay: Callable[[Lay], ServerTable], at: Lay, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What they tell is told by shapes and letters, too; the cursor is reverse, which every terminal has."""
    monkeypatch.setenv("NO_COLOR", "1")
    sitting = still(lay(at))

    async def look() -> None:
        async with at_screen(sitting) as person:
            await person.presses("down")
            styles = [segment.style for strip in person.strips for segment in strip if segment.style is not None]
            used = [colour for style in styles for colour in (style.color, style.bgcolor) if colour is not None]
            assert [colour for colour in used if not colour.is_default] == []
            assert any(style.reverse for style in styles)

    asyncio.run(look())


def test_a_card_in_a_hand_of_unorog_has_its_colour_in_letters(at: Lay) -> None:
    sitting = still(colours(at))

    async def look() -> None:
        async with at_screen(sitting, lang="uk") as person:
            for chip in ("● Б1", "▲ З3", "■ Ч5", "★ Ж", "Ω КО", "♦ АЛ"):
                person.sees(chip)

    asyncio.run(look())
