"""The screen, character by character.  The pictures are in ``screens/``; review them when they change.

``tools/golden.py --screens`` redraws them.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from stablemates.protocol.messages import Ended, Snapshot
from stablemates.terminal import app, boards, timebar

from ..server.table import ServerTable, SetUp
from .person import SMALL, Person, at_screen
from .still import Picture, Still, picture, still

FOLDER = Path(__file__).parent / "screens"
RENEWS = "STABLEMATES_RENEW" in os.environ
DRAWN = (100, 30)  # the smallest screen with drawn cards
LARGE = (120, 40)
PLAIN, BROKEN = "plain", "no-connection-uk"
RENEW = "if that is as it should be, run tools/golden.py --screens and review the difference"

STABLES = {
    "ann": {
        "hand": "basic_unicorn_red chainsaw_unicorn yay unicorn_poison neigh",
        "stable": "baby_unicorn_pink narwhal black_knight_unicorn rainbow_aura",
    },
    "bob": {"hand": "neigh back_kick re_target", "stable": "baby_unicorn_death basic_unicorn_blue llamacorn"},
    "cid": {"hand": "super_neigh yay", "stable": "baby_narwhal rhinocorn americorn barbed_wire"},
}


def stable(at: SetUp, **more: object) -> ServerTable:
    return at("second-ru", **STABLES, discard="glitter_tornado good_deal", **more)


def eight(at: SetUp) -> ServerTable:
    """The most players, each with a filling stable."""
    colours = ("red", "orange", "yellow", "green", "blue", "indigo", "purple", "red")
    others = (
        "magical_kittencorn yay", "seductive_unicorn", "annoying_flying_unicorn slowdown", "unicorn_phoenix",
        "greedy_flying_unicorn", "shark_with_a_horn tiny_stable", "alluring_narwhal",
        "mother_goose_unicorn glitter_bomb",
    )  # fmt: skip
    babies = ("red", "pink", "orange", "yellow", "green", "blue", "purple", "black")
    names = ("ann", "bob", "cid", "dan", "eve", "fay", "gus", "hal")
    people = {
        name: {
            "hand": "unicorn_poison neigh" if name == "ann" else "",
            "stable": f"baby_unicorn_{babies[n]} basic_unicorn_{colours[n]} {others[n]}",
        }
        for n, name in enumerate(names)
    }
    return at("second-ru", **people)


def colours(at: SetUp, **more: object) -> ServerTable:
    hand = "red_5 red_stone blue_1 green_3 yellow_dust hoof alicorn"
    return at(
        "unorog",
        ann={"hand": hand},
        bob={"hand": "red_7 green_2 hoof"},
        cid={"hand": "blue_1"},
        cauldron="red_3",
        **more,
    )


def ten(at: SetUp) -> ServerTable:
    names = ("ann", "bob", "cid", "dan", "eve", "fay", "gus", "hal", "ivy", "joe")
    mine = {"hand": "red_5 blue_stone green_mirror yellow_9"}
    others = {name: {"hand": f"blue_{n} green_{n}"} for n, name in enumerate(names[1:], 1)}
    return at("unorog", ann=mine, **others, cauldron="red_3")


def match(at: SetUp) -> ServerTable:
    """Return a match to 500 points, with a bot, and with someone who is not here."""
    table = colours(at, options={"goal": 500}, bots="cid")
    table.drops("bob")
    table.waits(5)
    return table


def targets(at: SetUp) -> ServerTable:
    return stable(at).does("ann", "unicorn_poison")


def window(at: SetUp) -> ServerTable:
    return stable(at, turn="bob").does("bob", "back_kick", "black_knight_unicorn")


def hold(at: SetUp) -> ServerTable:
    table = window(at)
    table.says("cid", "hold")
    return table


def chain(at: SetUp) -> ServerTable:
    table = window(at)
    table.does("ann", "neigh")
    table.closes()
    return table


def catch(at: SetUp) -> ServerTable:
    table = at("unorog", ann={"hand": "red_5 blue_1"}, bob={"hand": "red_7 red_8"}, cauldron="red_3", turn="bob")
    return table.does("bob", "red_7")


def lobby(at: SetUp) -> ServerTable:
    table = at("second-ru", people="ann bob", bots="cid dan", options={"targets": "hidden"})
    table.says("ann", "remove", seat=3)
    table.says("bob", "chat", text="hello there")
    return table


def undo_request(at: SetUp) -> ServerTable:
    """Bob has seen a new card, so the others are asked whether he may undo."""
    table = at("second-ru", **STABLES, turn="bob").does("bob", "re_target")
    table.says("bob", "undo")
    return table


def over(at: SetUp) -> ServerTable:
    hands = {"ann": {"hand": "red_5"}, "bob": {"hand": "red_7 green_2 hoof"}, "cid": {"hand": "blue_1"}}
    table = at("unorog", **hands, cauldron="red_3", options={"goal": 0}).does("ann", "red_5")
    table.says("bob", "rematch")
    return table


def absent(at: SetUp) -> ServerTable:
    table = stable(at)
    table.says("ann", "stand")
    return table


def armed(at: SetUp) -> ServerTable:
    table = stable(at)
    table.says("ann", "mode", mode="armed", seat=1, of_type="downgrade")
    return table


def by_letters(snapshot: Snapshot) -> None:
    """The deck has run out, the unicorns are equal in number, and their letters decide (R-END-05)."""
    snapshot.table.phase = "over"
    snapshot.table.ended = Ended(1, "letters", "R-END-05", [3, 3, 3], game=1)
    snapshot.question = snapshot.clock = None


class Shot(NamedTuple):
    """A picture to take: the table, what is pressed, how large the screen is, in which language."""

    name: str
    lay: Callable[[SetUp], ServerTable]
    keys: str = ""
    size: tuple[int, int] = SMALL
    lang: str = "en"
    who: str = "ann"
    change: Callable[[Snapshot], None] | None = None  # a state that cannot be set up


SHOTS = [
    Shot("stable-action", stable),
    Shot("stable-action-ru", stable, lang="ru"),
    Shot("stable-action-uk", stable, lang="uk"),
    Shot("stable-action-wide", stable, size=LARGE),
    Shot("stable-action-drawn", stable, size=DRAWN),
    Shot("stable-targets-drawn", targets, size=DRAWN, lang="uk"),
    Shot("unorog-turn-drawn", colours, size=DRAWN, lang="ru"),
    Shot("stable-why", stable, "5"),
    Shot("stable-targets", targets),
    Shot("stable-window", window),
    Shot("stable-hold", hold),
    Shot("stable-chain", chain),
    Shot("stable-chain-ru", chain, who="bob", lang="ru"),
    Shot("stable-eight", eight),
    Shot("stable-eight-wide", eight, size=LARGE, lang="uk"),
    Shot("stable-spectator", stable, who="zoe"),
    Shot("unorog-turn", colours),
    Shot("unorog-turn-ru", colours, lang="ru"),
    Shot("unorog-turn-wide", colours, size=LARGE),
    Shot("unorog-colour", colours, "6"),
    Shot("unorog-catch", catch),
    Shot("unorog-ten", ten, lang="uk"),
    Shot("unorog-match", match, lang="ru"),
    Shot("unorog-small", ten, size=(64, 18)),
    Shot("reader", stable, "down i"),
    Shot("log", window, "l up up"),
    Shot("log-uk", window, "l up", lang="uk"),
    Shot("help", stable, "?"),
    Shot("help-unorog-uk", colours, "?", lang="uk"),
    Shot("menu", stable, "m"),
    Shot("menu-armed-ru", armed, "m", lang="ru"),
    Shot("talk", stable, "t"),
    Shot("discard", stable, "up up right enter"),
    Shot("cauldron", colours, "up up up up up right right enter"),
    Shot("leave", stable, "q"),
    Shot("bot-plays", absent),
    Shot("undo-request", undo_request),
    Shot("unorog-over", over),
    Shot("stable-letters", stable, change=by_letters),
    Shot("stable-letters-uk", stable, lang="uk", change=by_letters),
    Shot("lobby-host", lobby),
    Shot("lobby-levels", lobby, "b"),
    Shot("lobby-settings", lobby, "c"),
    Shot("lobby-settings-uk", lobby, "c", lang="uk"),
    Shot("lobby-guest", lobby, who="zoe", lang="ru"),
]


@pytest.fixture(autouse=True)
def time_stands_still(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (app, timebar):
        monkeypatch.setattr(module, "monotonic", lambda: 1000.0)


def taken(person: Person, name: str) -> None:
    """Compare the screen with its picture, or redraw the picture."""
    file = FOLDER / f"{name}.txt"
    if RENEWS:
        file.write_text(person.screen + "\n", "utf-8")
    assert person.screen.splitlines() == file.read_text("utf-8").splitlines(), f"{name}.txt: {RENEW}"
    width, height = person.app.size
    assert len(person.lines) == height
    assert all(len(line) <= width for line in person.lines)


@pytest.mark.parametrize("shot", SHOTS, ids=lambda shot: shot.name)
def test_the_screen_looks_as_it_did(shot: Shot, at: SetUp) -> None:
    table = shot.lay(at)
    session = still(table, shot.who) if shot.who in table.viewers else Still(visitor(table, shot.who))
    if shot.change is not None:
        shot.change(session.snapshot)

    async def snapshot() -> None:
        async with at_screen(session, size=shot.size, lang=shot.lang) as person:
            await person.presses(*shot.keys.split())
            taken(person, shot.name)

    asyncio.run(snapshot())


def visitor(table: ServerTable, who: str) -> Picture:
    table.joins(who)
    return picture(table, who)


def test_a_game_without_its_own_board_is_shown_plainly(at: SetUp, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boards, "BOARDS", {})
    session = still(targets(at))

    async def snapshot() -> None:
        async with at_screen(session) as person:
            taken(person, PLAIN)
            await person.presses("2")
            assert session.sent == [("Answer", {"option": 1})]

    asyncio.run(snapshot())


def test_a_broken_connection_is_shown_until_it_is_back(at: SetUp, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "CHECK_CONNECTION", 0.01)
    session = still(stable(at))

    async def snapshot() -> None:
        async with at_screen(session, lang="uk") as person:
            session.connected = False
            await person.waits_for("✗")
            taken(person, BROKEN)
            session.connected = True
            await person.waits_for("✗", there=False)

    asyncio.run(snapshot())


def test_every_picture_is_of_something() -> None:
    names = [shot.name for shot in SHOTS] + [PLAIN, BROKEN]
    assert sorted(file.stem for file in FOLDER.glob("*.txt")) == sorted(names), RENEW
