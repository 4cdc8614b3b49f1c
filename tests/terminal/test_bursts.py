"""Keys that come faster than a screen opens: held down, pasted, or sent together by a slow connection."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest
from textual import events

from stablemates.terminal.dialogs.dialog import Dialog

from ..server.table import SetUp
from .person import Person, at_screen
from .still import Still, still
from .test_screens import lobby, stable

BURST = 40


def burst(session: Still, *keys: str) -> list[str]:
    """Return the dialogs that are open after a burst of keys."""

    async def sit() -> list[str]:
        async with at_screen(session) as person:
            await send(person, keys * BURST)
            return [type(one).__name__ for one in person.app.screen_stack if isinstance(one, Dialog)]

    return asyncio.run(sit())


async def send(person: Person, keys: Sequence[str]) -> None:
    """Send keys without waiting for the effect of the first."""
    for key in keys:
        person.app.post_message(events.Key(key, key))
    await person.pilot.pause()


@pytest.mark.parametrize("key", ["?", "i", "l", "m", "t"])
def test_a_burst_of_a_key_opens_one_dialog(key: str, at: SetUp) -> None:
    assert len(burst(still(stable(at)), key)) == 1


@pytest.mark.parametrize("key", ["b", "c", "w", "m"])
def test_a_burst_in_the_lobby_opens_one_dialog(key: str, at: SetUp) -> None:
    assert len(burst(still(lobby(at)), key)) == 1


def test_a_burst_of_many_keys_opens_the_first_dialog_alone(at: SetUp) -> None:
    assert burst(still(stable(at)), "m", "?", "l", "t") == ["MenuDialog"]
