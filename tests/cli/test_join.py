"""A table on a real server, through pipes and line prompts, over the public protocol alone."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Coroutine, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any

import pytest

from stablemates.cli.join import where
from stablemates.client import guests
from stablemates.client.remote import Guest, RemoteSession
from stablemates.protocol.commands import AddBot, Admit, Answer, BaseCommand, Rematch, Remove, Settings, Sit, Start
from stablemates.protocol.messages import Accepted
from stablemates.words import LANGUAGES, Words

from ..client_server.loopback import NO_LIMITS, serving
from .program import Person, Program, StablePerson
from .scripting import ASKED, Script

LONGEST = 300.0  # seconds


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with serving(20.0, NO_LIMITS) as server:
        yield server.address


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, LONGEST))


async def says(visit: RemoteSession, command: type[BaseCommand], **fields: Any) -> None:
    reply = await visit.send(command, **fields)
    assert isinstance(reply, Accepted), reply


async def until_asked(seat: int, ann: RemoteSession) -> None:
    """Let Ann take the first option until someone else is asked."""
    while ann.snapshot.view is None or seat not in ann.snapshot.view.asked:
        if ann.snapshot.question is not None:
            await ann.send(Answer, option=0)
        else:
            await ann.change()


# --- whole games -------------------------------------------------------------------------------------


def test_a_script_plays_a_whole_game_with_a_friend_and_a_bot_and_a_rematch(address: str, tmp_path: Path) -> None:
    """Ann plays with her own program; Bob is a script at the prompts, and is asked nothing in the lobby."""

    async def ann_plays(ann: RemoteSession) -> None:
        dice = Random(1)  # two predictable players might bluff and challenge forever
        while ann.snapshot.table.phase == "playing":
            ask = ann.snapshot.question
            if ask is None or (ann.snapshot.mine is not None and ann.snapshot.mine.answered is not None):
                await ann.change()
            else:
                await ann.send(Answer, option=dice.randrange(len(ask.options)))

    async def bob_plays(bob: Script) -> None:
        while await bob.until(ASKED, "Which colour", "rematch") != "rematch":
            if ASKED in bob.output:
                bob.answers()
            else:
                await bob.until("(Enter")
                bob.types("b")

    async def play() -> None:
        host = await Guest.at(address)
        table, _ = await host.create(Settings("unorog", 3, speed="relaxed"))
        link = f"{address}/t/{table}"
        async with (
            host.visit(table) as ann,
            Script(tmp_path, "join", link, "--name", "Bob", "--lang", "en") as bob,
        ):
            await says(ann, Sit, name="Ann")
            await bob.until("At the table: Ann, you, a free seat.")
            await says(ann, AddBot, level="random")
            await says(ann, Start)
            await asyncio.gather(ann_plays(ann), bob_plays(bob))
            assert ann.snapshot.table.ended is not None
            assert ann.snapshot.table.ended.rule == "U-END-01"
            assert "U-END-01" in bob.all
            assert "Time left: " in bob.all
            bob.types("y")
            await says(ann, Rematch)
            await bob.until("The cards are dealt.")
            assert await bob.ends() == 0
            assert "You want a rematch." in bob.all
            assert await bob.warnings() == ""

    run(play())


def test_a_newcomer_during_a_game_waits_until_the_host_admits_them(address: str, tmp_path: Path) -> None:
    async def play() -> None:
        host = await Guest.at(address)
        table, _ = await host.create(Settings("unorog", 2, speed="off"))
        async with host.visit(table) as ann:
            await says(ann, Sit, name="Ann")
            await says(ann, AddBot, level="random")
            await says(ann, Start)
            async with Script(tmp_path, "join", f"{address}/t/{table}", "--name", "Bob", "--lang", "en") as bob:
                await bob.until("You play as soon as the host admits you")
                await ann.until(lambda snapshot: snapshot.table.queue == ["Bob"])
                await says(ann, Admit, place=0)
                await ann.until(lambda snapshot: [seat.name for seat in snapshot.table.seats] == ["Ann", "Bob"])
                await until_asked(1, ann)
                await bob.until(ASKED)

    run(play())


class Host(Person):
    """A host of a table on a server: seats bots, deals, plays once, and leaves."""

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]  # a TextIO as far as the program needs it
        return "q\n" if "U-END" in self.screen.getvalue().rpartition("\n> ")[2] else super().readline()


class StableHost(StablePerson):
    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]  # a TextIO as far as the program needs it
        news = self.screen.getvalue().rpartition("\n> ")[2]
        if "R-END" in news:
            return "q\n"
        offered = news.splitlines()[-1]
        return (
            f"{offered[0]}\n"
            if offered.endswith((" · q — leave", " · q — выход", " · q — вихід"))
            else super().readline()
        )


def hosts(address: str, home: Path, settings: Settings) -> tuple[str, str]:
    """Return a table hosted by the program: its id and its table code."""

    async def create() -> tuple[str, str]:
        guest = await Guest.at(address)
        guests.write(home / "stablemates" / "guests.json", {address: guest.token})
        return await guest.create(settings)

    return asyncio.run(create())


@pytest.mark.parametrize(
    ("lang", "profile", "seats", "person"),
    [("en", "unorog", 2, Host), ("uk", "unorog", 4, Host), ("ru", "second-ru", 3, StableHost)],
)
def test_the_host_seats_bots_deals_and_plays(
    program: Program, address: str, lang: str, profile: str, seats: int, person: type[Person]
) -> None:
    _, code = hosts(address, program.home, Settings(profile, seats, speed="off"))
    ran = program.run("join", code.lower(), "--server", address, "--lang", lang, typed=None, person=person)
    words = Words(lang, strict=True)
    assert (ran.code, ran.errors) == (0, "")
    assert words.text("join-bots") in ran.output
    assert words.text("join-start") in ran.output
    assert words.text("event-table-dealt") in ran.output
    assert words.text("table-over") in ran.output
    assert words.text("join-left") in ran.output.replace("\n", " ")
    assert max(map(len, ran.output.splitlines())) <= 80


def test_a_new_table_is_created_and_its_link_printed(address: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with Script(tmp_path, "join", "--new", "second-uk", "--server", address, "--lang", "en") as host:
            await host.until("fill the free seats with bots")
            screen = " ".join(host.all.split())
            assert "Unicorn Stable, 2nd edition (2024) · 3 players" in screen
            [code] = re.findall(r"join with the code ([A-Z]{5}) or", screen)
            [link] = re.findall(r"or the link (\S+)", screen)
            guest = await Guest.at(address)
            assert link == f"{address}/t/{await guest.find(code)}"
            assert await host.ends() == 0

    run(play())


def test_a_second_guest_on_one_machine_sits_next_to_the_first(address: str, tmp_path: Path) -> None:
    """Without --as it is the same guest again, and a name that has no effect is reported as ignored."""

    async def play() -> None:
        new = ("join", "--new", "unorog", "--server", address, "--lang", "en", "--as", "Bob")
        async with Script(tmp_path, *new) as bob:
            await bob.until("fill the free seats with bots")
            [link] = re.findall(r"or the link (\S+)", " ".join(bob.all.split()))
            async with Script(tmp_path, "join", link, "--lang", "en", "--name", "Ann") as ann:
                await ann.until("At the table: Bob, you")
                await bob.until("Ann takes a seat")
            async with Script(tmp_path, "join", link, "--lang", "en", "--as", "Bob", "--name", "Zoe") as again:
                await again.until("You already sit here as Bob, so the name Zoe is ignored.")
                assert await again.ends() == 0
                assert f"{link} --as Bob" in again.all  # how to return

    run(play())


@pytest.mark.parametrize("args", [[], ["KRTVB", "--new", "unorog"]])
def test_a_table_is_named_or_a_new_one_created(program: Program, args: list[str]) -> None:
    ran = program.run("join", *args)
    assert ran.code == 2
    assert "or create one: --new RULEBOOK" in ran.errors


def test_a_longer_name_than_a_table_allows_is_refused(program: Program) -> None:
    ran = program.run("join", "KRTVB", "--name", 25 * "a")
    assert (ran.code, ran.output) == (2, "")
    assert ran.errors == f"stablemates: {25 * 'a'}: a name has at most 24 characters\n"


def test_a_taken_name_gets_a_number_even_if_it_is_as_long_as_allowed(address: str, tmp_path: Path) -> None:
    async def play() -> None:
        host = await Guest.at(address)
        table, _ = await host.create(Settings("unorog", 2, speed="off"))
        async with host.visit(table) as ann:
            await says(ann, Sit, name=24 * "a")
            async with Script(tmp_path, "join", f"{address}/t/{table}", "--name", 24 * "a", "--lang", "en") as bob:
                await bob.until("At the table: ")
                assert ann.snapshot.table.seats[1].name == 22 * "a" + " 2"

    run(play())


# --- leaving and returning -------------------------------------------------------------------------


def test_a_bot_replaces_a_player_who_leaves_and_the_seat_is_kept(address: str, tmp_path: Path) -> None:
    async def play() -> None:
        host = await Guest.at(address)
        table, _ = await host.create(Settings("unorog", 2, speed="off"))
        args = ("join", f"{address}/t/{table}", "--name", "Ann", "--lang", "en")
        async with host.visit(table) as ann:
            await says(ann, Sit, name="Ann")
            async with Script(tmp_path, *args) as bob:
                await bob.until("At the table: Ann, you.")
                assert ann.snapshot.table.seats[1].name == "Ann 2"  # there is already an Ann
                await says(ann, Start)
                await ann.until(lambda snapshot: snapshot.table.phase == "playing")
                await until_asked(1, ann)
                await bob.until(ASKED)
                bob.types("q")
                assert await bob.ends() == 0
                assert "a bot plays for you until you come back" in bob.all.replace("\n", " ")
                assert f"To come back: stablemates join {address}/t/{table}" in bob.all.replace("\n", " ")
            await ann.until(lambda snapshot: snapshot.table.seats[1].stand_in)
            async with Script(tmp_path, *args) as bob:
                await ann.until(lambda snapshot: not snapshot.table.seats[1].stand_in)
                await bob.until("You take over from the bot.")
                await until_asked(1, ann)  # the bot may have answered before he returned
                assert await bob.ends() == 0

    run(play())


def test_a_removed_person_is_informed(address: str, tmp_path: Path) -> None:
    async def play() -> None:
        host = await Guest.at(address)
        table, _ = await host.create(Settings("unorog", 2))
        async with host.visit(table) as ann:
            await says(ann, Sit, name="Ann")
            async with Script(tmp_path, "join", f"{address}/t/{table}", "--lang", "en") as bob:
                await bob.until("At the table: Ann, you.")
                await says(ann, Remove, seat=1)
                assert await bob.ends() == 2
                message = (await bob.errors.read()).decode()
                assert message == "stablemates: You have been removed from this table.\n"

    run(play())


# --- refusals ----------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_unknown_table_is_refused(program: Program, address: str, lang: str) -> None:
    ran = program.run("join", "ZZZZZ", "--server", address, "--lang", lang)
    assert (ran.code, ran.output) == (2, "")
    assert ran.errors == f"stablemates: {Words(lang).text('refused-no-such-table')}\n"


@pytest.mark.parametrize("place", ["", "ABC", "https://table.example", "https://table.example/t/short", "ftp://a/t/b"])
def test_an_invalid_table_is_refused_with_the_expected_form(program: Program, place: str) -> None:
    ran = program.run("join", place)
    assert ran.code == 2
    assert "expected a table link (https://HOST/t/TABLE), or a table code" in ran.errors


def test_a_server_that_is_not_running(program: Program) -> None:
    assert "expected https://HOST" in program.run("join", "ABCDE", "--server", "table.example").errors
    ran = program.run("join", "ABCDE", "--server", "http://127.0.0.1:1")
    assert ran.code == 2
    assert ran.errors.startswith("stablemates: http://127.0.0.1:1: cannot connect (")


def test_a_server_that_is_not_ours(program: Program) -> None:
    """It answers every request, but has no tables."""

    class Other(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(b"<html>Welcome!</html>")

        def log_message(self, format: str, *args: Any) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Other) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        ran = program.run("join", "ABCDE", "--server", f"http://127.0.0.1:{server.server_port}")
        server.shutdown()
    assert ran.code == 2
    assert "not a Stablemates server (unexpected reply)" in ran.errors


def test_a_table_that_is_full(program: Program, address: str) -> None:
    async def fill() -> str:
        host, friend = await Guest.at(address), await Guest.at(address)
        table, _ = await host.create(Settings("unorog", 2))
        async with host.visit(table) as ann, friend.visit(table) as bob:
            await says(ann, Sit, name="Ann")
            await says(bob, Sit, name="Bob")
        return table

    ran = program.run("join", f"{address}/t/{asyncio.run(fill())}", "--lang", "uk")
    assert ran.code == 2
    assert Words("uk").text("refused-full") in ran.errors


def test_a_link_may_have_a_path_before_the_table() -> None:
    table = "0123456789abcdef" * 2
    assert where(f"http://host.example:81/games/t/{table}", "") == ("http://host.example:81/games", table)
    assert where(table, "http://host.example/") == ("http://host.example", table)
