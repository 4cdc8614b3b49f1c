"""The alicorn, the response to it and the challenge: U-ALI."""

from typing import Any

import pytest

from stablemates.testing import At

from .deck import COLOURS, EVERY_KIND, all_but

LONG_WELL = "yellow_1 yellow_2 yellow_3 yellow_4 yellow_5 yellow_6 yellow_7 yellow_8"


# --- U-ALI-01 -------------------------------------------------------------------------------


@pytest.mark.parametrize("top", ["red_3", "blue_stone", "yellow_mirror", "green_dust", "hoof", "alicorn"])
def test_u_ali_01_on_anything_naming_a_colour(top: str) -> None:
    up: dict[str, Any] = {"colour": "red"} if top in ("hoof", "alicorn") else {}
    t = At("unorog", cauldron=[top], **up, ann={"hand": "alicorn green_1 yellow_2"}, bob={}, cid={})
    assert [o for o in t.options("ann") if "alicorn" in o] == [f"alicorn {colour}" for colour in COLOURS]
    t.does("ann", "alicorn yellow")
    assert t.fact("colour") == "yellow"
    assert t.asked == {"bob": "alicorn"}
    t.does("bob", "take")
    t.turn_of("cid")


def test_u_ali_01_it_can_be_played_dishonestly() -> None:
    t = At("unorog", cauldron="red_3", ann={"hand": "alicorn red_1 blue_2"}, bob={"hand": "green_1"}, cid={})
    assert t.options("ann") == ["draw", "red_1", "alicorn blue", "alicorn green", "alicorn red", "alicorn yellow"]
    t.does("ann", "alicorn blue").does("bob", "take")
    assert t.hand("ann") == ["blue_2", "red_1"]  # no one asked
    t.turn_of("cid")


def test_u_ali_01_no_second_card_goes_with_it() -> None:
    t = At("unorog", cauldron="red_3", ann={"hand": "alicorn blue_1 blue_2"}, bob={"hand": "green_1"}, cid={})
    t.does("ann", "alicorn blue").does("bob", "take")
    assert t.hand("ann") == ["blue_1", "blue_2"]
    t.turn_of("cid")


@pytest.mark.parametrize("card", ["red_stone", "red_dust", "alicorn"])
def test_u_ali_01_only_on_your_own_turn(card: str) -> None:
    """It is not a response to a stone, to dust or to an alicorn."""
    t = At(
        "unorog", cauldron="red_3", ann={"hand": [card, "blue_1", "blue_2"]}, bob={"hand": "alicorn green_1"}, cid={}
    )
    t.does("ann", next(option for option in t.options("ann") if card in option))
    assert not any("alicorn" in option for option in t.options("bob"))
    t.does("bob", t.options("bob")[0])
    t.turn_of("bob" if card == "red_stone" else "cid")


# --- U-ALI-02 -------------------------------------------------------------------------------


def test_u_ali_02_the_next_player_draws_four_and_loses_the_turn() -> None:
    t = At(
        "unorog",
        cauldron="red_3",
        well=LONG_WELL,
        ann={"hand": "alicorn blue_1 blue_2"},
        bob={"hand": "green_1"},
        cid={"hand": "green_2"},
    )
    t.does("ann", "alicorn green")
    assert t.options("bob") == ["take", "check"]
    t.does("bob", "take")
    assert t.hand("bob") == ["green_1", "yellow_1", "yellow_2", "yellow_3", "yellow_4"]
    assert t.hand("cid") == ["green_2"]
    assert t.options("cid") == ["draw", "green_2"]
    t.turn_of("cid")


def test_u_ali_02_against_the_order_of_the_seats() -> None:
    t = At("unorog", direction=-1, cauldron="red_3", ann={"hand": "alicorn blue_1 blue_2"}, bob={}, cid={})
    t.does("ann", "alicorn green").does("cid", "take")
    assert [len(t.hand(name)) for name in t.players] == [2, 7, 11]
    t.turn_of("bob")


def test_u_ali_02_with_two_players_the_same_player_goes_again() -> None:
    t = At("unorog", cauldron="red_3", ann={"hand": "alicorn blue_1 blue_2"}, bob={"hand": "green_1"})
    t.does("ann", "alicorn blue").does("bob", "take")
    assert t.options("ann") == ["draw", "blue_1", "call blue_1", "blue_2", "call blue_2"]
    t.turn_of("ann")


# --- U-ALI-03 -------------------------------------------------------------------------------


def test_u_ali_03_only_a_stone_of_the_colour_named_rescues() -> None:
    hand = "green_stone red_stone blue_stone green_1 green_mirror green_dust hoof alicorn"
    t = At("unorog", cauldron="red_3", ann={"hand": "alicorn blue_1 blue_2"}, bob={"hand": hand}, cid={})
    t.does("ann", "alicorn green")
    assert t.options("bob") == ["take", "check", "green_stone"]
    for card in ("red_stone", "blue_stone", "green_1", "green_mirror", "green_dust", "hoof", "alicorn"):
        assert t.why("bob", card) == "only-a-stone-of-the-colour (U-ALI-03)"
    t.does("bob", "take")
    t.turn_of("cid")


@pytest.mark.parametrize("colour", COLOURS)
def test_u_ali_03_of_all_54_kinds_one_stone_responds(colour: str) -> None:
    t = At("unorog", cauldron="red_3", ann={"hand": "alicorn blue_1 blue_2"}, bob={"hand": EVERY_KIND}, cid={})
    t.does("ann", f"alicorn {colour}")
    assert t.options("bob") == ["take", "check", f"{colour}_stone"]
    t.does("bob", "take")
    t.turn_of("cid")


def test_u_ali_03_it_then_works_as_a_stone() -> None:
    t = At(
        "unorog",
        cauldron="red_3",
        ann={"hand": "alicorn blue_1 blue_2"},
        bob={"hand": "green_stone blue_3 blue_4"},
        cid={"hand": "blue_5"},
    )
    t.does("ann", "alicorn green").does("bob", "green_stone")
    assert t.hand("bob") == ["blue_3", "blue_4"]
    assert t.asked == {"cid": "stone"}
    assert t.options("cid") == ["take"]  # the alicorn is over: it can no longer be challenged
    t.does("cid", "take")
    assert len(t.hand("cid")) == 3
    t.turn_of("cid")


def test_u_ali_03_the_stone_can_be_sent_on_with_a_stone_of_any_colour() -> None:
    t = At(
        "unorog",
        cauldron="red_3",
        ann={"hand": "alicorn blue_1 blue_2"},
        bob={"hand": "green_stone blue_3 blue_4"},
        cid={"hand": "yellow_stone blue_5 blue_6"},
    )
    t.does("ann", "alicorn green").does("bob", "green_stone")
    assert t.options("cid") == ["take", "yellow_stone"]
    t.does("cid", "yellow_stone").does("ann", "take")
    assert [len(t.hand(name)) for name in t.players] == [4, 2, 2]
    t.turn_of("ann")


def test_u_ali_03_a_rescue_with_the_last_card_wins() -> None:
    t = At("unorog", cauldron="red_3", ann={"hand": "alicorn blue_1 blue_2"}, bob={"hand": "green_stone"}, cid={})
    t.does("ann", "alicorn green").does("bob", "green_stone")
    t.won_by("bob")


def test_u_ali_03_a_rescue_with_the_last_card_but_one() -> None:
    t = At("unorog", cauldron="red_3", ann={"hand": "alicorn blue_1 blue_2"}, bob={"hand": "green_stone red_1"})
    t.does("ann", "alicorn green")
    assert t.options("bob") == ["take", "check", "green_stone", "call green_stone"]
    t.does("bob", "green_stone").does("ann", "catch", "take")
    assert [len(t.hand(name)) for name in t.players] == [4, 3]
    t.turn_of("ann")


# --- U-ALI-04: dishonest --------------------------------------------------------------------


def test_u_ali_04_dishonest_the_alicorn_goes_back_with_four_cards_and_the_colour_returns() -> None:
    t = At(
        "unorog",
        cauldron="red_3",
        well=LONG_WELL,
        ann={"hand": "alicorn red_1 blue_2"},
        bob={"hand": "green_1 red_7 blue_3"},
        cid={"hand": "green_2"},
    )
    t.does("ann", "alicorn green").does("bob", "check")
    assert t.hand("ann") == ["alicorn", "blue_2", "red_1", "yellow_1", "yellow_2", "yellow_3", "yellow_4"]
    assert t.cauldron[0] == "red_3"
    assert t.fact("colour") == "red"
    assert t.hand("bob") == ["blue_3", "green_1", "red_7"]
    assert t.options("bob") == ["draw", "blue_3", "red_7"]
    assert t.hand("cid") == ["green_2"]
    t.does("bob", "red_7").does("cid", "draw")
    t.turn_of("ann")


def test_u_ali_04_dishonest_on_a_hoof_the_colour_named_with_the_hoof_returns() -> None:
    t = At(
        "unorog",
        cauldron="hoof red_3",
        colour="green",
        ann={"hand": "alicorn green_1 red_1"},
        bob={"hand": "red_7 green_7"},
        cid={},
    )
    t.does("ann", "alicorn red").does("bob", "check")
    assert t.fact("colour") == "green"
    assert t.options("bob") == ["draw", "green_7", "call green_7"]
    t.turn_of("bob")


def test_u_ali_04_dishonest_on_another_alicorn() -> None:
    t = At(
        "unorog",
        cauldron="red_3",
        ann={"hand": "alicorn blue_1 blue_2"},
        bob={"hand": "red_7"},
        cid={"hand": "alicorn green_1 blue_3"},
        dan={"hand": "green_stone red_stone green_9"},
    )
    t.does("ann", "alicorn green").does("bob", "take").does("cid", "alicorn red").does("dan", "check")
    assert t.fact("colour") == "green"
    assert t.cauldron[0] == "alicorn"
    assert t.options("dan") == ["draw", "green_9", "green_stone"]
    t.turn_of("dan")


def test_u_ali_04_dishonest_although_the_colour_named_is_the_one_that_was_up() -> None:
    t = At("unorog", cauldron="red_3", ann={"hand": "alicorn red_dust blue_2"}, bob={}, cid={})
    t.does("ann", "alicorn red").does("bob", "check")
    assert len(t.hand("ann")) == 7
    t.turn_of("bob")


def test_u_ali_04_dishonest_the_challenger_can_play_an_alicorn_in_turn() -> None:
    t = At(
        "unorog",
        cauldron="red_3",
        ann={"hand": "alicorn red_1 blue_2"},
        bob={"hand": "alicorn green_1 green_2"},
        cid={},
    )
    t.does("ann", "alicorn blue").does("bob", "check", "alicorn yellow").does("cid", "check")
    assert len(t.hand("cid")) == 7 + 6  # bob was honest
    t.turn_of("ann")


# --- U-ALI-04: honest -----------------------------------------------------------------------


def test_u_ali_04_honest_the_challenger_draws_four_and_two_and_loses_the_turn() -> None:
    t = At(
        "unorog",
        cauldron="red_3",
        well=LONG_WELL,
        ann={"hand": "alicorn blue_1 blue_2"},
        bob={"hand": "green_1"},
        cid={"hand": "green_2 red_3"},
    )
    t.does("ann", "alicorn green").does("bob", "check")
    assert t.hand("bob") == ["green_1", *(f"yellow_{number}" for number in range(1, 7))]
    assert t.hand("ann") == ["blue_1", "blue_2"]
    assert t.cauldron[0] == "alicorn"
    assert t.options("cid") == ["draw", "green_2", "call green_2"]
    t.turn_of("cid")


@pytest.mark.parametrize("held", ["green_1", "blue_3", "hoof", "alicorn", "yellow_stone"])
def test_u_ali_04_a_player_without_the_colour_that_was_up_is_honest(held: str) -> None:
    """A card of the colour named, of the same number, or an elder relic does not count."""
    t = At("unorog", cauldron="red_3", ann={"hand": ["alicorn", held, "yellow_9"]}, bob={}, cid={})
    t.does("ann", "alicorn green").does("bob", "check")
    assert [len(t.hand(name)) for name in t.players] == [2, 13, 7]
    t.turn_of("cid")


@pytest.mark.parametrize("held", ["red_0", "red_9", "red_stone", "red_mirror", "red_dust"])
def test_u_ali_04_any_card_of_the_colour_counts_including_relics(held: str) -> None:
    t = At("unorog", cauldron="red_3", ann={"hand": ["alicorn", held, "yellow_9"]}, bob={}, cid={})
    t.does("ann", "alicorn green").does("bob", "check")
    assert [len(t.hand(name)) for name in t.players] == [7, 7, 7]
    t.turn_of("bob")


# --- U-ALI-04 and the call ------------------------------------------------------------------


def test_u_ali_04_the_two_cards_drawn_for_the_call_do_not_count() -> None:
    """Ann forgot the call, was caught and drew a red card: the hand at the moment of play was honest."""
    t = At(
        "unorog",
        cauldron="red_3",
        well="red_1 red_2 " + LONG_WELL,
        ann={"hand": "alicorn blue_2"},
        bob={"hand": "green_1"},
        cid={"hand": "green_2"},
    )
    t.does("ann", "alicorn green").does("bob", "catch").does("cid", "pass")
    assert t.hand("ann") == ["blue_2", "red_1", "red_2"]
    t.does("bob", "check")
    assert len(t.hand("bob")) == 1 + 6
    assert t.hand("ann") == ["blue_2", "red_1", "red_2"]
    t.turn_of("cid")


def test_u_ali_04_an_equal_card_drawn_for_the_call_does_not_count() -> None:
    """The one red_5 she held does count, whether or not she draws the other one."""
    t = At(
        "unorog", cauldron="red_3", well="red_5 " + LONG_WELL, ann={"hand": "alicorn red_5"}, bob={"hand": "green_1"}
    )
    t.does("ann", "alicorn green").does("bob", "catch", "check")
    assert t.hand("ann").count("red_5") == 2
    assert len(t.hand("ann")) == 1 + 2 + 1 + 4
    t.turn_of("bob")


def test_u_ali_04_an_empty_cauldron_is_matched_by_colour_only() -> None:
    """The two cards for the call refilled the well, then the alicorn went back: the cauldron is empty."""
    rest = all_but("alicorn", "red_5", "red_3", "blue_1", "blue_2", "green_1", "red_7", "blue_3")
    t = At(
        "unorog",
        cauldron="red_3 blue_1 blue_2",
        well="",
        ann={"hand": "alicorn red_5"},
        bob={"hand": "green_1 red_7 blue_3"},
        cid={"hand": rest},
    )
    t.does("ann", "alicorn green").does("bob", "catch").does("cid", "pass")
    assert t.cauldron == ["alicorn"]
    t.does("bob", "check")
    assert t.cauldron == []
    assert t.well == []
    assert t.hand("ann") == ["alicorn", "blue_1", "blue_2", "red_3", "red_5"]  # there was no fourth card
    assert t.fact("colour") == "red"
    assert t.options("bob") == ["draw", "red_7"]
    assert t.why("bob", "blue_3") == "colour-or-number (U-TURN-02)"
    t.does("bob", "draw")
    assert len(t.hand("bob")) == 3  # there is nothing to draw, either
    t.turn_of("cid")


def test_u_ali_04_on_an_empty_cauldron_play_continues() -> None:
    rest = all_but("alicorn", "red_5", "red_3", "blue_1", "blue_2", "green_1", "red_7", "blue_3")
    t = At(
        "unorog",
        cauldron="red_3 blue_1 blue_2",
        well="",
        ann={"hand": "alicorn red_5"},
        bob={"hand": "green_1 red_7 blue_3"},
        cid={"hand": rest},
    )
    t.does("ann", "alicorn green").does("bob", "catch").does("cid", "pass").does("bob", "check", "red_7")
    assert t.cauldron == ["red_7"]
    t.turn_of("cid")


def test_u_ali_04_a_refill_while_the_bluffer_draws_keeps_the_card_below_the_alicorn() -> None:
    t = At("unorog", cauldron="red_3 blue_1", well="yellow_1", ann={"hand": "alicorn red_5 blue_9"}, bob={}, cid={})
    t.does("ann", "alicorn green").does("bob", "check")
    assert t.cauldron == ["red_3"]
    assert len(t.hand("ann")) == 7
    t.turn_of("bob")
