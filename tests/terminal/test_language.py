"""The language can be changed at any moment, and everything follows, including the log."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.cells import cell_len

import stablemates.terminal
from stablemates.client.narration import PICTURES
from stablemates.words import LANGUAGES

from ..server.table import SetUp
from ..words.fluent_files import inside, patterns
from .person import Person
from .still import Still, picture, still
from .test_keys import commands_of
from .test_screens import colours, window

FILE = "tui.ftl"
SLAVIC = {"one", "few", "many", "other"}


def test_everything_is_shown_in_the_new_language(at: SetUp) -> None:
    async def change(person: Person) -> None:
        person.sees("bob plays Back Kick.", "Being played", "[p] pass")
        await person.presses("f2")
        person.sees("bob играет карту «Пинок».", "Разыгрывается", "[п] пас")
        person.sees_not("plays", "pass")
        await person.presses("m")
        await person.clicks("Українська")
        await person.presses("escape")
        person.sees("bob грає карту «Копняк».", "[п] пас")
        await person.presses("f2")
        person.sees("bob plays Back Kick.")

    assert commands_of(still(window(at)), change) == []


def test_the_rule_of_every_line_is_shown_on_demand(at: SetUp) -> None:
    async def ask_why(person: Person) -> None:
        await person.presses("l", "up")
        person.sees("(Rule R-TURN-08: Your action: play one card or draw one.)")
        await person.presses("up")
        person.sees("No rule")

    assert commands_of(still(window(at)), ask_why) == []


def test_the_log_of_the_previous_game_is_not_repeated(at: SetUp) -> None:
    """Its cards have other numbers."""
    first, second = picture(colours(at), "ann"), picture(colours(at), "ann")
    second.snapshot.table.game = 2
    session = Still(first, second)

    async def advance(person: Person) -> None:
        session.turn_page()
        await person.waits_until(lambda: person.app.seen.table.game == 2)
        count = len(person.app.logbook.entries)
        await person.presses("f2")
        assert len(person.app.logbook.entries) == count
        person.sees("Карты розданы")

    commands_of(session, advance)


def test_every_message_of_the_screen_exists_and_is_used() -> None:
    sources = "".join(path.read_text("utf-8") for path in Path(stablemates.terminal.__file__).parent.rglob("*.py"))
    named = {name for name in re.findall(r"\btui-[a-z0-9-]+", sources) if not name.endswith("-")}
    begun = ("tui-key-", "tui-help-", "tui-lang-", "tui-who-", "tui-spectators-")  # the rest is computed at run time
    messages = {name.partition(".")[0] for name in patterns("en", FILE)}  # the messages of games have attributes
    there = {name for name in messages if not name.startswith(begun)}
    assert len(named) > 60
    assert sorted(named - set(patterns("en", FILE))) == []
    assert sorted(there - named) == []


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_the_messages_are_the_same_in_every_language(lang: str) -> None:
    english, theirs = patterns("en", FILE), patterns(lang, FILE)
    assert list(theirs) == list(english)
    for name, pattern in theirs.items():
        assert inside(pattern).arguments == inside(english[name]).arguments, name
        for _, keys in inside(pattern).choices:
            assert keys == SLAVIC, name


def test_every_emote_is_equally_wide_in_every_terminal() -> None:
    """One character of two cells; with a variation selector terminals disagree, and the rest of the line shifts."""
    assert {name for name, picture in PICTURES.items() if (len(picture), cell_len(picture)) != (1, 2)} == set()
