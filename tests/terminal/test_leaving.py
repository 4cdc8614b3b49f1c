"""Leaving the screen leaves the table: nothing is interrupted."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from ..server.table import SetUp
from .person import at_screen
from .still import Still, picture
from .test_screens import stable


class Farewell(Still):
    """A table that takes a moment to leave."""

    left = False

    async def __aexit__(self, *error: Any) -> None:
        await asyncio.sleep(0.1)
        self.left = True


@pytest.mark.parametrize("keys", [["q", "enter"], []], ids=["by a key", "by force"])
def test_the_screen_closes_when_the_table_is_left(keys: list[str], at: SetUp) -> None:
    session = Farewell(picture(stable(at), "ann"))

    async def leave() -> None:
        async with at_screen(session) as person:
            await person.presses(*keys)
        assert session.left

    asyncio.run(leave())


def test_events_and_clock_ticks_after_leaving_are_ignored(at: SetUp) -> None:
    session = Still(picture(stable(at), "ann"))

    async def leave() -> None:
        async with at_screen(session) as person:
            pass
        assert person.app.screen_stack == []
        person.app.open_urgent()
        person.app.show()

    asyncio.run(leave())
