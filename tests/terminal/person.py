"""A person at the screen: presses keys, clicks, and reads what is written there."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from textual.pilot import Pilot
from textual.strip import Strip

import stablemates
from stablemates.client import Session, saves
from stablemates.client.local import BOT, LocalSession
from stablemates.core.match import Match
from stablemates.terminal.app import TableApp
from stablemates.terminal.cursor import CursorScreen
from stablemates.words import Words

SMALL = (80, 24)
LINK = f"https://table.example/t/{'0' * 32}"
LONGEST = 60.0  # seconds that anything may take: a busy machine is not a bug


class Watched(TableApp):
    """The app, with an event that is set whenever the screen changes."""

    shown: asyncio.Event

    def show(self) -> None:
        super().show()
        self.shown.set()


class Person:
    def __init__(self, app: Watched, pilot: Pilot[int]) -> None:
        self.app = app
        self.pilot = pilot

    # --- looking -------------------------------------------------------------------------------------

    @property
    def strips(self) -> list[Strip]:
        """Return the terminal output, line by line."""
        return self.app.screen._compositor.render_strips()

    @property
    def lines(self) -> list[str]:
        """Return the characters on the screen, without colours."""
        return ["".join(segment.text for segment in strip).rstrip() for strip in self.strips]

    @property
    def screen(self) -> str:
        return "\n".join(self.lines)

    @property
    def cursor(self) -> str:
        """Return the name of the selected spot."""
        screen = self.app.screen
        assert isinstance(screen, CursorScreen)
        return screen.cursor

    @property
    def over(self) -> bool:
        return self.app.seen.table.phase == "over"

    @property
    def asked(self) -> bool:
        return self.app.seen.question is not None and not self.app.busy

    def sees(self, *texts: str) -> None:
        for text in texts:
            assert text in self.screen, f"{text!r} is not on the screen:\n{self.screen}"

    def sees_not(self, *texts: str) -> None:
        for text in texts:
            assert text not in self.screen, f"{text!r} is on the screen:\n{self.screen}"

    # --- doing ---------------------------------------------------------------------------------------

    async def presses(self, *keys: str) -> None:
        for key in keys:
            await self.pilot.press(key)
        await self.pilot.pause()

    async def types(self, text: str) -> None:
        await self.presses(*text)

    async def clicks(self, text: str, *, button: int = 1, times: int = 1, which: int = 0) -> None:
        """Click on a text."""
        places = [(line.index(text), y) for y, line in enumerate(self.lines) if text in line]
        assert places, f"{text!r} is not on the screen:\n{self.screen}"
        x, y = places[which]
        for _ in range(times):
            await self.pilot.click(offset=(x, y), button=button)
        await self.pilot.pause()

    async def waits_until(self, true: Callable[[], bool]) -> None:
        """Wait until a condition is true, checked whenever the screen changes."""
        async with asyncio.timeout(LONGEST):
            while not true():
                self.app.shown.clear()
                await self.pilot.pause()
                if not true():
                    await self.app.shown.wait()
        await self.pilot.pause()

    async def waits_for(self, text: str, *, there: bool = True) -> None:
        """Wait until a text is on the screen, or no longer."""
        with suppress(TimeoutError):
            async with asyncio.timeout(LONGEST):
                while (text in self.screen) != there:
                    await self.pilot.pause(0.01)
        self.sees(text) if there else self.sees_not(text)

    async def waits(self) -> None:
        """Wait until the player is asked, or the game is over."""
        await self.waits_until(lambda: self.asked or self.over)


def choice(screen: str) -> str:
    """Return what a reader of the screen would type: the last marked number, or else the first letter."""
    boxed: list[str] = re.findall(r"│ ▸(\d+)", screen)  # one of several options: a dialog over the table
    marked: list[str] = re.findall(r"▸ *(\d+)", screen)
    letters: list[str] = re.findall(r"\[(\w)\]", screen)
    return (boxed[:1] or marked[-1:] or letters[:1])[0]


@asynccontextmanager
async def at_screen(
    session: Session, *, size: tuple[int, int] = SMALL, lang: str = "en", name: str = ""
) -> AsyncIterator[Person]:
    """A person at the screen, once it shows something."""
    app = Watched(session, Words(lang, strict=True), name, LINK)
    app.shown = asyncio.Event()
    async with app.run_test(size=size) as pilot:
        person = Person(app, pilot)
        await asyncio.wait_for(app.shown.wait(), LONGEST)
        await pilot.pause()
        yield person


def alone(
    profile: str, seats: int, seed: int, folder: Path, bot: str = "novice", **options: int | str | bool
) -> LocalSession:
    """Return a new local table."""
    match = stablemates.match(profile, ["Ann", *[BOT + bot] * (seats - 1)], seed, **options)
    return sit(match, folder)


def sit(match: Match, folder: Path) -> LocalSession:
    return LocalSession(match, saves.begin(folder / "game.match", match))
