"""The hoof and the card that goes with it: U-HOOF."""

from typing import Any

import pytest

from stablemates.testing import At

from .deck import COLOURS, EVERY_KIND, FACES


@pytest.mark.parametrize("top", ["red_3", "blue_stone", "yellow_mirror", "green_dust", "hoof", "alicorn"])
def test_u_hoof_01_on_anything(top: str) -> None:
    up: dict[str, Any] = {"colour": "red"} if top in ("hoof", "alicorn") else {}
    t = At("unorog", cauldron=[top], **up, ann={"hand": "hoof green_1 yellow_2"}, bob={})
    assert [option for option in t.options("ann") if "hoof" in option] == [f"hoof {colour}" for colour in COLOURS]
    t.turn_of("ann")


def test_u_hoof_01_name_a_colour_then_play_another_card_of_it() -> None:
    t = At("unorog", cauldron="red_3", ann={"hand": "hoof green_1 green_dust red_5 yellow_2"}, bob={}, cid={})
    t.does("ann", "hoof green")
    assert t.asked == {"ann": "second"}
    assert t.options("ann") == ["green_1", "green_dust"]  # it is mandatory
    t.does("ann", "green_1")
    assert t.cauldron[:3] == ["green_1", "hoof", "red_3"]
    assert t.hand("ann") == ["green_dust", "red_5", "yellow_2"]
    t.turn_of("bob")


def test_u_hoof_01_the_second_card_is_of_that_colour_and_nothing_else() -> None:
    t = At("unorog", cauldron="red_3", ann={"hand": "hoof hoof alicorn green_1 red_1 red_3"}, bob={})
    t.does("ann", "hoof green")
    assert t.options("ann") == ["green_1"]
    for card in ("hoof", "alicorn", "red_1", "red_3"):
        assert t.why("ann", card) == "second-colour (U-HOOF-01)"
    t.does("ann", "green_1")
    t.turn_of("bob")


@pytest.mark.parametrize("colour", COLOURS)
def test_u_hoof_01_of_all_54_kinds_the_thirteen_of_the_colour_go_with_it(colour: str) -> None:
    t = At("unorog", cauldron="red_3", ann={"hand": EVERY_KIND}, bob={})
    t.does("ann", f"hoof {colour}")
    assert t.options("ann") == [f"{colour}_{face}" for face in FACES]
    t.does("ann", f"{colour}_1")
    t.turn_of("bob")


def test_u_hoof_01_you_may_name_the_colour_that_is_up() -> None:
    t = At("unorog", cauldron="red_3", ann={"hand": "hoof red_1 red_2 blue_1"}, bob={})
    t.does("ann", "hoof red", "red_2")
    assert t.hand("ann") == ["blue_1", "red_1"]
    t.turn_of("bob")


def test_u_hoof_01_holding_none_of_that_colour_just_name_it() -> None:
    t = At(
        "unorog",
        cauldron="red_3",
        ann={"hand": "hoof hoof red_1 red_2"},
        bob={"hand": "green_1 red_3 blue_1"},
    )
    t.does("ann", "hoof yellow")
    assert t.fact("colour") == "yellow"
    assert t.options("bob") == ["draw"]
    t.turn_of("bob")


def test_u_hoof_01_the_next_player_matches_the_colour_named() -> None:
    t = At(
        "unorog",
        cauldron="red_3",
        ann={"hand": "hoof red_1 red_2"},
        bob={"hand": "green_1 yellow_3 yellow_stone red_3 blue_1"},
    )
    t.does("ann", "hoof yellow")
    assert t.options("bob") == ["draw", "yellow_3", "yellow_stone"]
    t.turn_of("bob")


def test_u_hoof_01_a_stone_as_the_second_card_makes_the_next_player_draw_two() -> None:
    t = At("unorog", cauldron="red_3", ann={"hand": "hoof green_stone red_1 red_2"}, bob={"hand": "blue_1"}, cid={})
    t.does("ann", "hoof green", "green_stone")
    assert t.options("bob") == ["take"]
    t.does("bob", "take")
    assert len(t.hand("bob")) == 3
    t.turn_of("bob")


def test_u_hoof_01_a_mirror_as_the_second_card_reverses_the_direction() -> None:
    t = At("unorog", cauldron="red_3", ann={"hand": "hoof green_mirror red_1 red_2"}, bob={}, cid={})
    t.does("ann", "hoof green", "green_mirror")
    t.turn_of("cid")


def test_u_hoof_01_dust_as_the_second_card_puts_the_next_player_to_sleep() -> None:
    t = At("unorog", cauldron="red_3", ann={"hand": "hoof green_dust red_1 red_2"}, bob={"hand": "blue_1"}, cid={})
    t.does("ann", "hoof green", "green_dust").does("bob", "sleep")
    t.turn_of("cid")


def test_u_hoof_01_as_the_last_card_it_wins() -> None:
    t = At("unorog", cauldron="red_3", ann={"hand": "hoof"}, bob={"hand": "alicorn blue_4"})
    assert t.options("ann") == ["draw", "hoof"]  # nothing is left to name
    t.does("ann", "hoof")
    assert t.fact("points") == [54, 0]
    t.won_by("ann")


def test_u_hoof_01_as_the_last_card_but_one_with_a_second_card_of_the_colour_it_wins() -> None:
    t = At("unorog", cauldron="red_3", ann={"hand": "hoof green_7"}, bob={"hand": "blue_4"}, cid={"hand": "blue_5"})
    t.does("ann", "hoof green")
    assert t.asked == {"ann": "second"}
    assert t.options("ann") == ["green_7"]
    t.does("ann", "green_7")
    t.won_by("ann")


def test_u_hoof_01_as_the_last_card_but_one_without_a_second_card_of_the_colour() -> None:
    """Nothing can be played with it, so one card is left and the call matters."""
    t = At("unorog", cauldron="red_3", ann={"hand": "hoof green_7"}, bob={"hand": "blue_4"}, cid={"hand": "blue_5"})
    plays = [f"{call}hoof {colour}" for colour in COLOURS for call in ("", "call ")]
    assert t.options("ann") == ["draw", *plays]
    t.does("ann", "hoof blue")
    assert t.asked == {"bob": "catch", "cid": "catch"}
    t.does("bob", "pass").does("cid", "catch")
    assert len(t.hand("ann")) == 3
    t.turn_of("bob")


def test_u_hoof_01_as_the_last_card_but_two_the_second_card_is_the_one_to_call_with() -> None:
    t = At("unorog", cauldron="red_3", ann={"hand": "hoof green_7 green_8"}, bob={"hand": "blue_4"})
    assert t.options("ann") == ["draw", "hoof blue", "hoof green", "hoof red", "hoof yellow"]
    t.does("ann", "hoof green")
    assert t.options("ann") == ["green_7", "call green_7", "green_8", "call green_8"]
    t.does("ann", "call green_7").does("bob", "catch")
    assert t.hand("ann") == ["green_8"]
    t.turn_of("bob")


def test_u_hoof_01_a_second_card_that_leaves_one_can_be_caught() -> None:
    t = At("unorog", cauldron="red_3", ann={"hand": "hoof green_stone green_8"}, bob={"hand": "blue_4"})
    t.does("ann", "hoof green", "green_stone").does("bob", "catch")
    assert len(t.hand("ann")) == 3
    t.does("bob", "take")
    assert len(t.hand("bob")) == 3
    t.turn_of("bob")
