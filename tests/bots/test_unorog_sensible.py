"""What the sensible bot does at a table of Unorog."""

from __future__ import annotations

from typing import Any

import pytest

from stablemates.bots import World, make
from stablemates.testing import At


def choice(t: At, who: str, seed: int = 1) -> str:
    """Return what the sensible bot would do in ``who``'s place."""
    return t.options(who)[make("sensible", seed).answer(World(t.state, t.seat(who)))]


def test_u_call_01_it_calls_with_its_last_card_but_one() -> None:
    t = At("unorog", ann={"hand": "red_5 blue_1"}, bob={}, cauldron="red_3")
    assert {choice(t, "ann", seed) for seed in range(20)} == {"call red_5"}
    t.turn_of("ann")


def test_u_call_02_it_always_catches_and_never_in_vain() -> None:
    t = At("unorog", ann={"hand": "red_5 blue_1"}, bob={}, cid={}, cauldron="red_3").does("ann", "red_5")
    assert {choice(t, who, seed) for who in ("bob", "cid") for seed in range(10)} == {"catch"}
    t.does("bob", "pass").does("cid", "pass").turn_of("bob")
    t = At("unorog", ann={"hand": "red_5 blue_1"}, bob={}, cauldron="red_3").does("ann", "call red_5")
    assert choice(t, "bob") == "pass"
    t.does("bob", "pass").turn_of("bob")


@pytest.mark.parametrize("elder", ["hoof", "alicorn"])
def test_u_hoof_01_it_keeps_an_elder_relic_while_it_has_another_card(elder: str) -> None:
    t = At("unorog", ann={"hand": f"{elder} red_5 blue_1 green_2 yellow_9"}, bob={}, cauldron="red_3")
    assert choice(t, "ann") == "red_5"
    t.turn_of("ann")


def test_u_hoof_01_it_sees_that_a_hoof_and_the_card_with_it_win() -> None:
    t = At("unorog", ann={"hand": "hoof green_2"}, bob={}, cauldron="red_3")
    assert choice(t, "ann") == "call hoof green"
    t.does("ann", "call hoof green", "green_2").won_by("ann")


def test_u_end_01_it_plays_its_last_card() -> None:
    t = At("unorog", ann={"hand": "alicorn"}, bob={}, cauldron="red_3")
    assert choice(t, "ann") == "alicorn"
    t.does("ann", "alicorn").won_by("ann")


@pytest.mark.parametrize("gone", ["red", "blue"])
def test_u_turn_02_it_leaves_a_colour_up_whose_cards_are_mostly_gone(gone: str) -> None:
    seen = [f"{gone}_{face}" for face in ("1", "2", "4", "6", "7", "8", "9", "mirror", "dust")]
    tables: list[dict[str, Any]] = [{"bob": {}}, {"bob": {}, "cid": {}, "dan": {}}]
    for others in tables:
        t = At("unorog", ann={"hand": "red_5 blue_3 green_1 yellow_2"}, **others, cauldron=["red_3", *seen])
        assert choice(t, "ann") == ("red_5" if gone == "red" else "blue_3")
        t.turn_of("ann")


def test_u_ali_01_it_names_the_colour_of_the_card_it_has_left() -> None:
    t = At("unorog", ann={"hand": "alicorn green_2"}, bob={"hand": "red_1 blue_1"}, cauldron="red_3")
    assert choice(t, "ann") == "call alicorn green"
    t.turn_of("ann")


def test_u_stone_01_it_aims_a_stone_at_a_player_about_to_finish() -> None:
    hand = "red_stone red_mirror red_4 blue_4 green_2"
    t = At("unorog", ann={"hand": hand}, bob={"hand": "blue_1"}, cauldron="red_3")
    assert choice(t, "ann") == "red_stone"
    t.turn_of("ann")


def test_u_stone_02_it_responds_to_a_stone_with_a_stone() -> None:
    t = At("unorog", ann={"hand": "red_stone red_1 red_2"}, bob={"hand": "green_stone red_4 red_5"}, cauldron="red_3")
    t.does("ann", "red_stone")
    assert choice(t, "bob") == "green_stone"
    t.does("bob", "take").turn_of("bob")


def test_u_dust_02_it_stays_awake_if_it_can() -> None:
    t = At(
        "unorog", ann={"hand": "red_dust red_1 red_2"}, bob={"hand": "green_dust red_4 red_5"}, cid={}, cauldron="red_3"
    )
    t.does("ann", "red_dust")
    assert choice(t, "bob") == "green_dust"
    t.does("bob", "sleep").turn_of("cid")


def test_u_ali_01_it_does_not_bluff_when_the_next_player_is_about_to_finish() -> None:
    t = At("unorog", ann={"hand": "alicorn red_1 blue_4 green_2"}, bob={"hand": "blue_1 blue_2"}, cauldron="red_3")
    assert {choice(t, "ann", seed) for seed in range(20)} == {"red_1"}
    t.turn_of("ann")


@pytest.mark.parametrize(("held", "answer"), [(9, "check"), (2, "take")])
def test_u_ali_04_it_challenges_when_a_bluff_is_likely(held: int, answer: str) -> None:
    """A large hand hardly ever lacks a colour, a small one often does."""
    cards = ["blue_1", "blue_2", "blue_4", "green_1", "green_2", "green_4", "yellow_1", "yellow_2", "yellow_4"]
    hand = ["alicorn", *cards[:held]]
    t = At("unorog", ann={"hand": hand}, bob={"hand": "green_9 green_8"}, cid={}, cauldron="red_3")
    t.does("ann", "alicorn yellow")
    assert choice(t, "bob") == answer
    t.does("bob", "take").turn_of("cid")


@pytest.mark.parametrize(("last", "answer"), [("green_3", "red_8"), ("green_8", "blue_3")])
def test_u_ali_04_with_two_players_it_challenges_and_remembers_the_hand(last: str, answer: str) -> None:
    """Ann has seen bob's last card: she plays a card that it does not match."""
    hands: dict[str, Any] = {"ann": {"hand": "blue_3 red_8"}, "bob": {"hand": f"alicorn blue_8 {last}"}}
    well = "green_1 yellow_1 green_2 yellow_2 green_4 yellow_4 red_1"
    t = At("unorog", **hands, cauldron="red_5", well=well, turn="bob").does("bob", "alicorn blue")
    assert choice(t, "ann") == "check"
    t.does("ann", "check").does("bob", "call blue_8").does("ann", "pass")
    assert t.sees("ann", "bob") == [last]
    assert choice(t, "ann") == answer
    t.turn_of("ann")
