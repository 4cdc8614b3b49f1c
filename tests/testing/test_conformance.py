"""The contract of all games, checked from the package: our games conform, and a game that breaks it is found."""

from __future__ import annotations

from typing import Any

import pytest

from stablemates.core.errors import BadSeats
from stablemates.core.kernel import Option, Question, Seat
from stablemates.games.unorog.state import Unorog
from stablemates.testing import NotConforming, conform

from ..leaks import planting as leak


@pytest.mark.parametrize("profile", ["second-ru", "first-ru"])
def test_a_rulebook_conforms(profile: str) -> None:
    report = conform(profile, games=1, seed=3)
    assert report.tables == report.games
    assert report.positions > 50


def test_a_game_is_all_its_rulebooks() -> None:
    assert conform("stable", games=0).tables == sum(conform(f"{a}-{b}", games=0).tables for a, b in BOOKS)


def test_it_may_be_one_size_of_table() -> None:
    assert conform("stable", games=0, seats=8).tables == 4
    with pytest.raises(BadSeats, match="first-ru is for"):
        conform("first-ru", games=0, seats=9)


BOOKS = [("second", "ru"), ("second", "uk"), ("first", "ru"), ("first", "uk")]


def test_table_options_can_be_fixed() -> None:
    with pytest.raises(NotConforming, match=r"deal: stablemates.new\('unorog', seats=2, seed=0, goal=532"):
        conform("unorog", games=1, goal=532, no_such_option=True)


def no_options(s: Unorog, seat: Seat) -> Question:
    return Question(seat, "turn", [])


def twice(s: Unorog, seat: Seat) -> Question:
    return Question(seat, "turn", [Option("draw"), Option("draw")])


def forgetful(s: Unorog) -> dict[str, Any]:
    return DUMP(s) | {"direction": 1, "points": [0] * s.seats}


DUMP = Unorog.dump


@pytest.mark.parametrize(
    ("name", "instead", "message"),
    [
        ("question", no_options, "and has no option"),
        ("question", twice, "two options are the same"),
        ("outcome", lambda s: None, "no one is asked, but there is no outcome"),
        ("notation", lambda s: "unorog", "BadNotation"),
        ("dump", forgetful, "continues differently|is a different game"),
        ("width", lambda s, seat: 1, "width\\(\\) is wrong"),
    ],
)
def test_a_broken_contract_is_found(name: str, instead: Any, message: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Unorog, name, instead)
    with pytest.raises(NotConforming, match=message):
        conform("unorog", games=4)


@pytest.mark.parametrize(
    "plant",
    [
        leak.in_the_view(leak.top_of_the_deck),
        leak.option_by_what_another_holds,
        leak.emitting(leak.seen_by_everyone),
        leak.imagining(leak.keep_all_cards),
    ],
)
def test_a_leak_is_found(plant: leak.Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch, Unorog)
    with pytest.raises(NotConforming, match=r"Leak: |differ"):
        conform("unorog", games=4)
