"""The screen at a table on a real server: the lobby, a window with its timer, chat, a whole game and a rematch."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from types import SimpleNamespace

import pytest

from stablemates.client import open_question
from stablemates.client.remote import Guest, RemoteSession, TurnedAway
from stablemates.protocol.commands import AddBot, Answer, Chat, Close, Mode, Rematch, Settings, Sit, Start
from stablemates.protocol.messages import Accepted
from stablemates.protocol.values import Event
from stablemates.table import deal
from stablemates.table.speeds import SPEEDS
from stablemates.testing import At
from stablemates.words import Words

from ..client_server.loopback import NO_LIMITS, serving
from ..every_game.position_match import PositionMatch
from .person import LONGEST, SMALL, Person, Watched, at_screen
from .test_whole_games import play

HOUR = 3_600_000  # milliseconds


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with serving(limits=NO_LIMITS) as server:
        yield server.address


class Bob:
    """The host, without a screen."""

    def __init__(self, guest: Guest, visit: RemoteSession) -> None:
        self.guest = guest
        self.visit = visit
        self.received: list[Event] = []
        visit.on_event = self.received.append

    async def says(self, command: type, **fields: object) -> None:
        reply = await self.visit.send(command, **fields)
        assert isinstance(reply, Accepted), f"{command.__name__}: {reply.text}"

    async def plays(self) -> None:
        """Take the least committal option until the table is closed."""
        with suppress(TurnedAway):
            while True:
                await self.visit.until(lambda snapshot: open_question(snapshot) is not None)
                ask = self.visit.snapshot.question
                assert ask is not None
                await self.visit.send(Answer, option=ask.least)

    async def answers(self, verb: str) -> None:
        """Give the first answer with a verb as soon as it is possible; before that, the least committal one."""
        async with asyncio.timeout(LONGEST):
            while True:
                snapshot = await self.visit.until(lambda snapshot: open_question(snapshot) is not None)
                assert snapshot.question is not None
                found = [n for n, one in enumerate(snapshot.question.options) if one.verb == verb]
                await self.visit.send(Answer, option=found[0] if found else snapshot.question.least)
                if found:
                    return


@asynccontextmanager
async def table_of_two(address: str, settings: Settings) -> AsyncIterator[tuple[Bob, RemoteSession]]:
    """A table hosted by Bob, and a session for someone else."""
    host = await Guest.at(address)
    table, code = await host.create(settings)
    async with host.visit(table) as visit:
        bob = Bob(host, visit)
        await bob.says(Sit, name="Bob", seat=0)
        guest = await Guest.at(address)
        yield bob, guest.visit(await guest.find(code))


def test_a_guest_joins_by_code_sits_down_and_chats(address: str) -> None:
    async def come_in() -> None:
        async with table_of_two(address, Settings("unorog", 3, speed="quick")) as (bob, way), at_screen(way) as person:
            person.sees("Waiting for players", "1 Bob  host", "2 free seat")
            await person.types("Аня")
            await person.presses("enter")
            await person.waits_for("2 Аня  you")
            await bob.says(Chat, text="hello, Аня")
            await person.waits_for("Bob: hello, Аня")
            await person.presses("t")
            await person.types("good evening")
            await person.presses("enter")
            await bob.visit.until(lambda snapshot: any(one.text == "good evening" for one in bob.received))
            await person.presses("escape")
            await person.clicks("[u] Stand up")
            await person.waits_for("2 free seat")
            await bob.says(Close)
            await person.waits_for("The table is closed")
            person.sees_not("sit here", "Sit down")

    asyncio.run(come_in())


def test_the_host_fills_the_table_with_bots_and_deals(address: str) -> None:
    async def gather() -> None:
        guest = await Guest.at(address)
        table, code = await guest.create(Settings("second-uk", 4, speed="off"))
        async with at_screen(guest.visit(table), name="Ann") as person:
            await person.waits_for("Ann  you")
            person.sees(code, "4 free seat")
            await person.presses("d")
            await person.waits_for("Some seats are free")
            await person.presses("b")
            await person.waits_for("2 Novice")
            await person.presses("2")
            await person.waits_for("Novice   [change bot]")
            await person.clicks("[change bot]", which=0)
            await person.waits_for("3 Sensible")
            await person.presses("3")
            await person.waits_for("Sensible   [change bot]")
            await person.presses("d")
            await person.waits_for("Choose your baby unicorn")

    asyncio.run(gather())


def test_the_bots_to_choose_from_are_those_of_the_server(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    unknown = SimpleNamespace(strength=lambda game: 0)
    theirs = SimpleNamespace(offered=lambda game: ["novice", "night-owl"], entry=lambda name: unknown)
    monkeypatch.setattr("stablemates.server.http.api.bots", theirs)

    async def look() -> None:
        guest = await Guest.at(address)
        table, _ = await guest.create(Settings("second-uk", 4, speed="off"))
        async with at_screen(guest.visit(table), name="Ann") as person:
            await person.waits_for("Ann  you")
            await person.presses("b")
            await person.waits_for("2 Night owl")
            person.sees_not("Sensible")

    asyncio.run(look())


def deals(patch: pytest.MonkeyPatch, position: At) -> None:
    """Replace the deal by a position set up by hand."""
    new_match = deal.new_match
    patch.setattr(deal, "new_match", lambda room, revision: PositionMatch(position.state, new_match(room, revision)))


def test_a_window_has_a_timer_and_is_answered(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    deals(monkeypatch, At("second-ru", bob={"hand": "narwhal"}, ann={"hand": "yay"}, cid={"hand": "yay"}))
    monkeypatch.setitem(SPEEDS, "normal", SPEEDS["normal"]._replace(first=HOUR))  # every answer is in time

    async def watch() -> None:
        settings = Settings("second-ru", 3, speed="normal")
        async with table_of_two(address, settings) as (bob, way), at_screen(way, name="Ann") as person:
            await person.waits_for("Ann  you")
            await bob.says(AddBot, level="novice")
            await bob.says(Start)
            await person.waits_for("Waiting for: Bob")
            await way.send(Mode, mode="always")
            await person.waits_for("Always")  # the head of the screen says so
            await asyncio.gather(bob.answers("play"), person.waits_for("[p] pass"))
            person.sees("▶ Being played:", "(Bob)", "━━━", " s\n", "[h] let me think…")
            ends = window_ends(person)
            await person.presses("h")
            await person.waits_for("Someone wants a little more time")
            assert window_ends(person) > ends
            await person.presses("space")
            await person.waits_until(lambda: person.app.seen.snapshot.window is None)
            person.sees("Bob plays")
            await leave(person)

    asyncio.run(watch())


def window_ends(person: Person) -> int:
    window = person.app.seen.snapshot.window
    assert window is not None
    assert window.ends is not None
    return window.ends


async def leave(person: Person) -> None:
    """Leave, and check that the connection is closed properly."""
    await person.presses("q")
    person.sees("Your seat is kept")
    await person.presses("enter")
    assert person.app.return_value == 0


def test_a_game_to_its_end_and_a_rematch(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    bob_holds, ann_holds = {"hand": "red_1 red_2 red_3 blue_9"}, {"hand": "red_4 red_5 red_6"}
    deals(monkeypatch, At("unorog", bob=bob_holds, ann=ann_holds, cauldron="red_9"))

    async def two_games() -> None:
        async with table_of_two(address, Settings("unorog", 2, speed="off")) as (bob, way):
            async with at_screen(way, name="Ann") as person:
                await person.waits_for("Ann  you")
                await bob.says(Start)
                playing = asyncio.create_task(bob.plays())
                assert await play(person) == 3
                person.sees("The game is over", "★ You win", "series (532)")
                await person.presses("enter")
                await person.waits_for("Waiting for the others")
                await bob.says(Rematch)
                await person.waits_until(lambda: person.app.seen.table.game == 2)
                person.sees_not("The game is over")
                await leave(person)
            assert way.ended is not None  # the connection is closed for good
            playing.cancel()

    asyncio.run(two_games())


def test_a_player_who_is_turned_away_learns_why(address: str) -> None:
    async def knock() -> None:
        guest = await Guest.at(address)
        async with at_screen_of_nothing(guest.visit("0" * 32)) as person:
            await person.waits_for("Table not found")
            await person.presses("enter")
            assert person.app.turned_away is not None
            assert person.app.turned_away.reason == "no-such-table"

    asyncio.run(knock())


@asynccontextmanager
async def at_screen_of_nothing(visit: RemoteSession) -> AsyncIterator[Person]:
    """A person at the screen of a table that does not open."""
    app = Watched(visit, Words("en", strict=True))
    app.shown = asyncio.Event()
    async with app.run_test(size=SMALL) as pilot:
        yield Person(app, pilot)
