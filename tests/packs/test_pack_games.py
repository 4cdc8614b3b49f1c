"""Whole games with the pack: they end, and saving, notation and imagining preserve them."""

from __future__ import annotations

import json

import pytest

import stablemates
from stablemates.core.kernel import NOBODY
from stablemates.core.rng import fast
from stablemates.core.table import Table
from stablemates.games import registry
from stablemates.lab.soak import answering, soak
from stablemates.testing.leaks import look_for_leaks

PROFILES = [profile for profile in stablemates.profiles() if profile.game == "stable"]
PACK = next(pack for pack, _ in registry.packs() if pack.id == "fireflies")
TABLES = [(profile.id, seats) for profile in PROFILES for seats in range(profile.fewest, profile.most + 1)]
ENDLESS = 20_000  # answers
GAMES = 6  # for each profile and number of players

every_table = pytest.mark.parametrize(("profile", "seats"), TABLES)


def begin(profile: str, seats: int, seed: int, **options: bool | str) -> Table:
    table = stablemates.new(profile, seats=seats, seed=seed, packs="fireflies", **options)
    assert isinstance(table, Table)
    return table


@every_table
def test_games_end_and_no_card_is_lost(profile: str, seats: int) -> None:
    for seed in range(GAMES):
        table = begin(profile, seats, seed, targets=["declared", "hidden"][seed % 2])
        assert soak(table, fast(seed), seed % 2 * 4, ENDLESS) < ENDLESS, table.notation()
        assert table.outcome() is not None


@every_table
def test_copies_are_the_same_game(profile: str, seats: int) -> None:
    """At some positions of a game, in the middle of effects too."""
    table, dice = begin(profile, seats, seats), fast(seats)
    number = 0
    while table.asked():
        number += 1
        if number % 23 == 0:
            look_at_copies(table, number)
        seat = answering(table, table.asked(), dice)
        table.answer(seat, dice.below(table.width(seat)))


def look_at_copies(table: Table, number: int) -> None:
    saved = json.loads(json.dumps(table.dump()))
    loaded = stablemates.load(saved)
    assert loaded.dump() == saved
    line = table.notation()
    read = stablemates.read(line)
    assert read.notation() == line
    for seat in range(NOBODY, table.seats):
        assert loaded.view(seat) == table.view(seat)
        if seat != NOBODY:
            imagined = table.imagine(seat, number)
            assert imagined.view(seat) == table.view(seat)
            assert [repr(one) for one in imagined.pending() if one.seat == seat] == [
                repr(one) for one in table.pending() if one.seat == seat
            ]


def test_a_gift_in_the_middle_is_saved_and_secret() -> None:
    """The pack's op has its own key and a frame that names no card, and no one learns what is in a hand."""
    gifts = 0
    for seed in range(16):
        table, dice = begin("second-ru", 3, seed), fast(seed)
        while table.asked():
            questions = table.pending()
            if questions[0].ask == "gift":
                gifts += 1
                look_at_copies(table, seed)
                for seat in range(NOBODY, table.seats):
                    look_for_leaks(table, seat, seed)
                [frame] = [frame for frame in table.dump()["stack"] if frame[0].startswith("fireflies:")][-1:]
                assert frame[3:5] == [-1, -1]
            seat = answering(table, table.asked(), dice)
            table.answer(seat, dice.below(table.width(seat)))
    assert gifts > 5


@pytest.mark.parametrize("profile", [profile.id for profile in PROFILES])
def test_every_card_of_the_pack_is_played(profile: str) -> None:
    """Random players get each card of the pack onto the table now and then."""
    played: set[str] = set()
    for seed in range(60):
        table, dice = begin(profile, 4, seed), fast(seed)
        while table.asked():
            seat = answering(table, table.asked(), dice)
            width = table.width(seat)
            option = 1 + dice.below(width - 1) if width > 1 and dice.below(8) < 5 else dice.below(width)
            played |= {table.kind(event.card) for event in table.answer(seat, option) if event.kind == "play"}
        if {kind.name for kind in PACK.cards} <= played:
            return
    pytest.fail(f"never played: {', '.join(sorted({kind.name for kind in PACK.cards} - played))}")
