"""Nothing important is cut: in small and large terminals, in every language, without colours."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable

import pytest

from stablemates.terminal.boards import board_for
from stablemates.terminal.layout import lay
from stablemates.terminal.surface import Surface
from stablemates.words import LANGUAGES

from ..server.table import ServerTable, SetUp, last_card
from .person import Person, at_screen
from .still import Still, picture, still
from .test_screens import STABLES, chain, colours, eight, stable, targets, ten, window

TABLES: list[Callable[[SetUp], ServerTable]] = [stable, targets, window, chain, eight, colours, ten]
SIZES = [(80, 24), (100, 30), (120, 40), (200, 60), (64, 20)]


def nothing_is_cut(person: Person) -> None:
    """The question, every number and every button can be seen without scrolling; the tools fit into their line."""
    seen, screen = person.app.seen, person.screen
    for choice in seen.choices:
        if choice.options:
            assert re.search(rf"▸ *{choice.number}\b", screen), f"{choice.number} is not shown:\n{screen}"
    for name in ("ask", "acts", "head", "foot"):
        surface = person.app.screen.query_one(f"#{name}", Surface)
        assert not surface.display or len(surface.laid) <= surface.tall, f"{name} is cut:\n{screen}"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("lay", TABLES, ids=lambda lay: lay.__name__)
def test_nothing_is_cut_in_any_language_and_size(lay: Callable[[SetUp], ServerTable], lang: str, at: SetUp) -> None:
    session = still(lay(at))

    async def resize() -> None:
        async with at_screen(session, lang=lang) as person:
            for size in SIZES:
                await person.pilot.resize_terminal(*size)
                await person.pilot.pause()
                assert len(person.lines) == size[1]
                nothing_is_cut(person)

    asyncio.run(resize())


def test_a_tiny_terminal_still_works(at: SetUp) -> None:
    table = window(at)
    session = still(table)

    async def squeeze() -> None:
        async with at_screen(session, size=(40, 12)) as person:
            for size in ((20, 5), (10, 3), (40, 12)):
                await person.pilot.resize_terminal(*size)
                await person.pilot.pause()
            await person.presses("n")

    asyncio.run(squeeze())
    assert session.sent == [("Answer", {"option": 1})]


@pytest.mark.parametrize("lay", TABLES, ids=lambda lay: lay.__name__)
def test_without_colours_there_are_none(
    lay: Callable[[SetUp], ServerTable], at: SetUp, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Shapes and letters carry the same information; the cursor is reverse video, which every terminal has."""
    monkeypatch.setenv("NO_COLOR", "1")
    session = still(lay(at))

    async def snapshot() -> None:
        async with at_screen(session) as person:
            await person.presses("down")
            styles = [segment.style for strip in person.strips for segment in strip if segment.style is not None]
            used = [colour for style in styles for colour in (style.color, style.bgcolor) if colour is not None]
            assert [colour for colour in used if not colour.is_default] == []
            assert any(style.reverse for style in styles)

    asyncio.run(snapshot())


def test_a_card_in_a_hand_of_unorog_has_its_colour_in_letters(at: SetUp) -> None:
    session = still(colours(at))

    async def snapshot() -> None:
        async with at_screen(session, lang="uk") as person:
            for chip in ("● Б1", "▲ З3", "■ Ч5", "★ Ж", "Ω КО", "♦ АЛ"):
                person.sees(chip)

    asyncio.run(snapshot())


def test_players_are_listed_one_per_line_when_some_can_be_chosen(at: SetUp) -> None:
    table = at("second-ru", **(STABLES | {"ann": {"hand": "unfair_bargain", "stable": "narwhal"}}))
    session = still(table.does("ann", "unfair_bargain"))

    async def snapshot() -> None:
        async with at_screen(session) as person:
            person.sees("▸1 bob", "▸2 cid", "►you")
            bars = {line.index("▰") for line in person.lines if "▰" in line}
            assert len(bars) == 1, person.screen

    asyncio.run(snapshot())


def test_numbers_on_the_board_follow_the_reading_order(at: SetUp) -> None:
    session = still(targets(at))

    async def snapshot() -> None:
        async with at_screen(session) as person:
            board = "\n".join(person.lines[:9])
            numbers = [int(number) for number in re.findall(r"▸(\d+)", board)]
            assert numbers == list(range(1, len(numbers) + 1)), board
            assert len(numbers) > 3

    asyncio.run(snapshot())


def test_the_hand_stays_in_place_without_a_question(at: SetUp) -> None:
    table = colours(at)
    session = Still(picture(table, "ann"), picture(table.does("ann", "draw"), "ann"))

    async def snapshot() -> None:
        async with at_screen(session) as person:
            column = next(line.index("▲ G3") for line in person.lines if "▲ G3" in line)
            session.turn_page()
            await person.waits_for("Waiting for: bob")
            assert next(line.index("▲ G3") for line in person.lines if "▲ G3" in line) == column, person.screen

    asyncio.run(snapshot())


def test_with_enough_room_the_hand_keeps_its_titles_next_to_targets(at: SetUp) -> None:
    session = still(targets(at))

    async def snapshot() -> None:
        async with at_screen(session, size=(100, 40)) as person:
            person.sees("▸ 1", "Your hand:  ◇B Basic Unicorn (Red)  ◆M Chainsaw Unicorn")

    asyncio.run(snapshot())


def test_in_a_small_terminal_a_player_is_a_line_and_keeps_the_titles_that_fit(at: SetUp) -> None:
    session = still(eight(at))

    async def snapshot() -> None:
        async with at_screen(session) as person:
            lines = lay(board_for(person.app.seen).rows(80, 0), 80)
            rows = ["".join(placed.text.plain for placed in line) for line in lines]
            assert len(rows) == 9  # eight players and the piles
            assert all(re.search(r"◆M [A-Z]", line) for line in rows[:-1]), rows

    asyncio.run(snapshot())


def test_the_top_card_is_drawn_whole_or_named_in_a_line_at_any_width(at: SetUp) -> None:
    session = still(colours(at))

    async def snapshot() -> None:
        async with at_screen(session) as person:
            for width in range(40, 140):
                lines = lay(board_for(person.app.seen).rows(width, 10), width)
                drawn = [placed.text.plain for line in lines for placed in line if placed.text.plain[:1] in "╭│╰"]
                assert not drawn or [len(line) for line in drawn] == [9] * 5, (width, drawn)

    asyncio.run(snapshot())


def test_the_board_takes_precedence_over_the_log(at: SetUp) -> None:
    """Eight players in 20 lines: one line of the log is left, and no player is cut off."""
    session = still(eight(at))

    async def snapshot() -> None:
        async with at_screen(session, size=(80, 20)) as person:
            board, log = (person.app.screen.query_one(name, Surface) for name in ("#board", "#log"))
            assert len(board.laid) <= board.tall, person.screen
            assert log.tall >= 1
            person.sees("hal ", "►you ", "deck: ", "The cards are dealt.")

    asyncio.run(snapshot())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_reason_is_never_cut(lang: str, at: SetUp) -> None:
    """However narrow the terminal: why a card cannot be played, in full, and the keys below it."""
    session = still(stable(at))

    async def ask_why() -> None:
        async with at_screen(session, lang=lang, size=(50, 24)) as person:
            await person.presses("5")
            seen = person.app.seen
            [neigh] = [card for card in seen.hand if card.kind == "neigh"]
            assert seen.why(neigh) in " ".join(line.strip() for line in person.lines)
            person.sees("? ")
            await person.presses("escape")
            assert person.app.screen.query_one("#hint", Surface).tall == 2

    asyncio.run(ask_why())


def test_the_rule_of_a_line_is_never_cut(at: SetUp) -> None:
    session = still(window(at))

    async def read_log() -> None:
        async with at_screen(session, lang="ru", size=(44, 24)) as person:
            await person.presses("l")
            rules = {entry.rule for entry in person.app.logbook.entries if entry.rule}
            read = ""
            for _ in person.app.logbook.entries:
                read += " ".join(line.strip("│ ") for line in person.lines)
                await person.presses("up")
            for rule in rules:
                assert person.app.seen.speech.rule(rule) in read

    asyncio.run(read_log())


def test_a_win_belongs_to_the_player_who_left_not_to_the_reader_who_took_their_seat(at: SetUp) -> None:
    table = last_card(at).does("ann", "red_1")
    table.joins("eve")
    table.says("ann", "stand")
    table.says("eve", "sit", name="Eve", seat=0)
    session = still(table, "eve")

    async def look() -> None:
        async with at_screen(session) as person:
            person.sees("The game is over", "ann wins", "★ ann")
            person.sees_not("You win", "Eve")

    asyncio.run(look())
