"""Mirrors and sleep dust: U-MIRROR, U-DUST."""

import pytest

from stablemates.testing import At

from .deck import EVERY_KIND

# --- U-MIRROR-01 ----------------------------------------------------------------------------


def test_u_mirror_01_the_player_on_the_other_side_continues() -> None:
    t = At("unorog", cauldron="red_3", ann={"hand": "red_mirror blue_1 blue_2"}, bob={}, cid={}, dan={})
    t.does("ann", "red_mirror")
    assert t.fact("direction") == -1
    t.does("dan", "draw").does("cid", "draw").does("bob", "draw")
    t.turn_of("ann")


def test_u_mirror_01_a_second_mirror_turns_it_back() -> None:
    t = At(
        "unorog",
        cauldron="red_3",
        ann={"hand": "red_mirror blue_1 blue_2"},
        bob={},
        cid={"hand": "green_mirror blue_3 blue_4"},
    )
    t.does("ann", "red_mirror").does("cid", "green_mirror")
    assert t.fact("direction") == 1
    t.turn_of("ann")


def test_u_mirror_01_with_two_players_the_other_continues() -> None:
    t = At(
        "unorog",
        cauldron="red_3",
        ann={"hand": "red_mirror blue_1 blue_2"},
        bob={"hand": "blue_mirror green_1 green_2"},
    )
    t.does("ann", "red_mirror")
    assert t.options("bob") == ["draw", "blue_mirror"]
    t.does("bob", "blue_mirror")
    t.turn_of("ann")


def test_u_mirror_01_two_mirrors_in_a_row_with_two_players() -> None:
    t = At(
        "unorog", cauldron="red_3", ann={"hand": "red_mirror red_1 red_2 red_4"}, bob={"hand": "red_mirror red_5 red_6"}
    )
    t.does("ann", "red_mirror").does("bob", "red_mirror").does("ann", "red_1")
    assert t.fact("direction") == 1
    t.turn_of("bob")


def test_u_mirror_01_a_stone_follows_the_new_direction() -> None:
    t = At(
        "unorog",
        cauldron="red_3",
        ann={"hand": "red_mirror blue_1 blue_2"},
        bob={},
        cid={"hand": "red_stone green_1 green_2"},
    )
    t.does("ann", "red_mirror").does("cid", "red_stone").does("bob", "take")
    assert len(t.hand("bob")) == 9
    t.turn_of("bob")


def test_u_mirror_01_everyone_else_keeps_their_cards() -> None:
    t = At("unorog", cauldron="red_3", ann={"hand": "red_mirror blue_1 blue_2"}, bob={}, cid={})
    before = t.hand("bob"), t.hand("cid")
    t.does("ann", "red_mirror")
    assert (t.hand("bob"), t.hand("cid")) == before
    t.turn_of("cid")


# --- U-DUST-01 ------------------------------------------------------------------------------


def test_u_dust_01_the_next_player_loses_the_turn() -> None:
    t = At(
        "unorog",
        cauldron="red_3",
        ann={"hand": "red_dust blue_1 blue_2"},
        bob={"hand": "red_1 red_2"},
        cid={"hand": "green_1 green_2"},
    )
    t.does("ann", "red_dust")
    assert t.asked == {"bob": "dust"}
    t.does("bob", "sleep")
    assert t.hand("bob") == ["red_1", "red_2"]
    t.turn_of("cid")


def test_u_dust_01_only_the_next_player() -> None:
    t = At("unorog", cauldron="red_3", ann={"hand": "red_dust blue_1 blue_2"}, bob={}, cid={}, dan={})
    t.does("ann", "red_dust").does("bob", "sleep").does("cid", "draw").does("dan", "draw").does("ann", "draw")
    t.turn_of("bob")


def test_u_dust_01_with_two_players_the_same_player_goes_again() -> None:
    t = At("unorog", cauldron="red_3", ann={"hand": "red_dust blue_1 blue_2"}, bob={"hand": "red_1"})
    t.does("ann", "red_dust").does("bob", "sleep")
    t.turn_of("ann")


def test_u_dust_01_against_the_order_of_the_seats() -> None:
    t = At("unorog", direction=-1, cauldron="red_3", ann={"hand": "red_dust blue_1 blue_2"}, bob={}, cid={})
    t.does("ann", "red_dust").does("cid", "sleep")
    t.turn_of("bob")


# --- U-DUST-02 ------------------------------------------------------------------------------


def test_u_dust_02_nothing_but_dust_keeps_a_player_awake() -> None:
    hand = "red_1 red_stone red_mirror hoof alicorn blue_dust green_2"
    t = At("unorog", cauldron="red_3", ann={"hand": "red_dust blue_1 blue_2"}, bob={"hand": hand}, cid={})
    t.does("ann", "red_dust")
    assert t.options("bob") == ["sleep", "blue_dust"]
    for card in ("red_1", "red_stone", "red_mirror", "hoof", "alicorn", "green_2"):
        assert t.why("bob", card) == "only-dust (U-DUST-02)"
    t.does("bob", "sleep")
    t.turn_of("cid")


def test_u_dust_02_of_all_54_kinds_only_the_four_dusts_respond() -> None:
    t = At("unorog", cauldron="red_3", ann={"hand": "red_dust blue_1 blue_2"}, bob={"hand": EVERY_KIND}, cid={})
    t.does("ann", "red_dust")
    assert t.options("bob") == ["sleep", "blue_dust", "green_dust", "red_dust", "yellow_dust"]
    t.does("bob", "sleep")
    t.turn_of("cid")


def test_u_dust_02_a_player_without_dust_is_also_asked() -> None:
    t = At("unorog", cauldron="red_3", ann={"hand": "red_dust blue_1 blue_2"}, bob={"hand": "red_1 red_2"}, cid={})
    t.does("ann", "red_dust")
    assert t.options("bob") == ["sleep"]
    t.does("bob", "sleep")
    t.turn_of("cid")


def test_u_dust_02_a_normal_turn_follows() -> None:
    t = At(
        "unorog",
        cauldron="red_3",
        ann={"hand": "red_dust blue_1 blue_2"},
        bob={"hand": "blue_dust blue_4 red_4 green_4"},
        cid={"hand": "green_1 green_2"},
    )
    t.does("ann", "red_dust").does("bob", "blue_dust")
    assert t.asked == {"bob": "turn"}
    assert t.options("bob") == ["draw", "blue_4"]  # on the dust that kept bob awake
    t.does("bob", "blue_4")
    assert t.hand("bob") == ["green_4", "red_4"]
    t.turn_of("cid")


@pytest.mark.parametrize("answer", ["draw", "blue_4"])
def test_u_dust_02_it_does_not_put_the_next_player_to_sleep(answer: str) -> None:
    t = At(
        "unorog",
        cauldron="red_3",
        ann={"hand": "red_dust blue_1 blue_2"},
        bob={"hand": "blue_dust blue_4 red_4 green_4"},
        cid={"hand": "blue_9 blue_dust"},
    )
    t.does("ann", "red_dust").does("bob", "blue_dust", answer)
    assert t.asked == {"cid": "turn"}
    t.turn_of("cid")


def test_u_dust_02_a_second_dust_in_that_turn_does() -> None:
    t = At(
        "unorog",
        cauldron="red_3",
        ann={"hand": "red_dust blue_1 blue_2"},
        bob={"hand": "blue_dust green_dust red_4 green_4"},
        cid={"hand": "blue_9 green_9"},
        dan={},
    )
    t.does("ann", "red_dust").does("bob", "blue_dust", "green_dust")
    assert t.options("cid") == ["sleep"]
    t.does("cid", "sleep")
    t.turn_of("dan")


def test_u_dust_02_an_interception_that_empties_the_hand_wins() -> None:
    t = At(
        "unorog",
        cauldron="red_3",
        ann={"hand": "red_dust blue_1 blue_2"},
        bob={"hand": "green_dust"},
        cid={"hand": "yellow_9"},
    )
    t.does("ann", "red_dust")
    assert t.options("bob") == ["sleep", "green_dust"]
    t.does("bob", "green_dust")
    assert t.fact("points") == [0, 1 + 2 + 9, 0]
    t.won_by("bob")


def test_u_dust_02_an_interception_with_the_last_card_but_one() -> None:
    """The call comes with the dust, the others are asked, then bob plays the last card in the normal turn."""
    t = At(
        "unorog",
        cauldron="red_3",
        ann={"hand": "red_dust blue_1 blue_2"},
        bob={"hand": "green_dust green_8"},
        cid={"hand": "yellow_9"},
    )
    t.does("ann", "red_dust")
    assert t.options("bob") == ["sleep", "green_dust", "call green_dust"]
    t.does("bob", "call green_dust")
    assert t.asked == {"ann": "catch", "cid": "catch"}
    t.does("ann", "catch").does("cid", "pass")
    assert t.options("bob") == ["draw", "green_8"]
    t.does("bob", "green_8")
    t.won_by("bob")


def test_u_dust_02_a_player_who_forgot_the_call_draws_two_before_the_normal_turn() -> None:
    t = At(
        "unorog",
        cauldron="red_3",
        well="blue_9 yellow_7 yellow_8",
        ann={"hand": "red_dust blue_1 blue_2"},
        bob={"hand": "green_dust green_8"},
        cid={"hand": "yellow_9"},
    )
    t.does("ann", "red_dust").does("bob", "green_dust").does("cid", "catch").does("ann", "pass")
    assert t.hand("bob") == ["blue_9", "green_8", "yellow_7"]
    assert t.options("bob") == ["draw", "green_8"]
    t.turn_of("bob")
