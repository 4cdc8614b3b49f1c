"""Doubling stones: U-STONE.  The two table options are in test_unorog_options.py."""

from stablemates.testing import At

from .deck import EVERY_KIND

# --- U-STONE-01 -----------------------------------------------------------------------------


def test_u_stone_01_the_next_player_draws_two_and_takes_a_normal_turn() -> None:
    t = At(
        "unorog",
        cauldron="red_3",
        well="red_9 blue_9 blue_8",
        ann={"hand": "red_stone blue_1 blue_2"},
        bob={"hand": "yellow_1 yellow_2"},
        cid={"hand": "green_1 green_2"},
    )
    t.does("ann", "red_stone")
    assert t.asked == {"bob": "stone"}
    t.does("bob", "take")
    assert t.hand("bob") == ["blue_9", "red_9", "yellow_1", "yellow_2"]
    assert t.hand("cid") == ["green_1", "green_2"]
    assert t.options("bob") == ["draw", "red_9"]
    t.does("bob", "red_9")
    t.turn_of("cid")


def test_u_stone_01_the_two_cards_are_shown_as_a_penalty_and_those_drawn_by_choice_are_not() -> None:
    t = At("unorog", cauldron="red_3", ann={"hand": "red_stone blue_1 blue_2"}, bob={"hand": "yellow_1"}, cid={})
    t.does("ann", "red_stone").does("bob", "take", "draw")
    assert [t.state.beat(event) for event in t.happened("draw")] == ["penalty", "penalty", ""]
    t.turn_of("cid")


def test_u_stone_01_you_may_draw_in_that_turn() -> None:
    t = At("unorog", cauldron="red_3", ann={"hand": "red_stone blue_1 blue_2"}, bob={"hand": "yellow_1"}, cid={})
    t.does("ann", "red_stone").does("bob", "take", "draw")
    assert len(t.hand("bob")) == 4
    t.turn_of("cid")


def test_u_stone_01_a_stone_that_was_paid_for_does_nothing_more() -> None:
    """It is on top at cid's turn, and cid may play a stone on it as on any other."""
    t = At(
        "unorog",
        cauldron="red_3",
        ann={"hand": "red_stone blue_1 blue_2"},
        bob={"hand": "yellow_1 yellow_2"},
        cid={"hand": "blue_stone red_1 green_1"},
    )
    t.does("ann", "red_stone").does("bob", "take", "draw")
    assert t.options("cid") == ["draw", "blue_stone", "red_1"]
    t.turn_of("cid")


def test_u_stone_01_against_the_order_of_the_seats() -> None:
    t = At("unorog", direction=-1, cauldron="red_3", ann={"hand": "red_stone blue_1 blue_2"}, bob={}, cid={})
    t.does("ann", "red_stone").does("cid", "take")
    assert [len(t.hand(name)) for name in t.players] == [2, 7, 9]
    t.turn_of("cid")


# --- U-STONE-02 -----------------------------------------------------------------------------


def test_u_stone_02_a_stone_of_any_colour_sends_it_on() -> None:
    t = At(
        "unorog",
        cauldron="red_3",
        ann={"hand": "red_stone blue_1 blue_2"},
        bob={"hand": "blue_stone red_stone yellow_1 yellow_2"},
        cid={"hand": "green_1 green_2"},
    )
    t.does("ann", "red_stone")
    assert t.options("bob") == ["take", "blue_stone", "red_stone"]
    t.does("bob", "blue_stone")
    assert t.asked == {"cid": "stone"}
    assert t.fact("colour") == "blue"
    t.does("cid", "take")
    assert len(t.hand("cid")) == 4
    assert t.hand("bob") == ["red_stone", "yellow_1", "yellow_2"]
    t.turn_of("cid")


def test_u_stone_02_nothing_else_is_a_response_to_a_stone() -> None:
    hand = "red_1 red_mirror red_dust hoof alicorn green_stone blue_2"
    t = At("unorog", cauldron="red_3", ann={"hand": "red_stone blue_1 blue_2"}, bob={"hand": hand})
    t.does("ann", "red_stone")
    assert t.options("bob") == ["take", "green_stone"]
    for card in ("red_1", "red_mirror", "red_dust", "hoof", "alicorn", "blue_2"):
        assert t.why("bob", card) == "only-a-stone (U-STONE-02)"
    t.does("bob", "take")
    t.turn_of("bob")


def test_u_stone_02_of_all_54_kinds_only_the_four_stones_respond() -> None:
    t = At("unorog", cauldron="red_3", ann={"hand": "red_stone blue_1 blue_2"}, bob={"hand": EVERY_KIND})
    t.does("ann", "red_stone")
    assert t.options("bob") == ["take", "blue_stone", "green_stone", "red_stone", "yellow_stone"]
    t.does("bob", "take")
    t.turn_of("bob")


def test_u_stone_02_a_player_without_a_stone_is_also_asked() -> None:
    t = At("unorog", cauldron="red_3", ann={"hand": "red_stone blue_1 blue_2"}, bob={"hand": "red_1 red_2"})
    t.does("ann", "red_stone")
    assert t.options("bob") == ["take"]
    t.does("bob", "take")
    t.turn_of("bob")


def test_u_stone_02_it_does_not_add_up() -> None:
    t = At(
        "unorog",
        cauldron="red_3",
        ann={"hand": "red_stone blue_1 blue_2"},
        bob={"hand": "blue_stone yellow_1 yellow_2"},
        cid={"hand": "green_stone yellow_1 yellow_2"},
        dan={"hand": "yellow_3 yellow_4 yellow_5"},
    )
    t.does("ann", "red_stone").does("bob", "blue_stone").does("cid", "green_stone").does("dan", "take")
    assert [len(t.hand(name)) for name in t.players] == [2, 2, 2, 5]
    t.turn_of("dan")


def test_u_stone_02_round_the_table_and_back() -> None:
    """Two players send it back and forth until one of them has no stone left."""
    t = At(
        "unorog",
        cauldron="red_3",
        ann={"hand": "red_stone blue_stone green_1 green_2"},
        bob={"hand": "yellow_stone yellow_stone green_3 green_4"},
    )
    t.does("ann", "red_stone").does("bob", "yellow_stone").does("ann", "blue_stone").does("bob", "yellow_stone")
    assert t.options("ann") == ["take"]
    t.does("ann", "take")
    assert len(t.hand("ann")) == 4
    assert t.hand("bob") == ["green_3", "green_4"]
    t.turn_of("ann")


def test_u_stone_02_you_may_take_although_you_hold_a_stone() -> None:
    t = At("unorog", cauldron="red_3", ann={"hand": "red_stone blue_1 blue_2"}, bob={"hand": "blue_stone green_1"})
    t.does("ann", "red_stone").does("bob", "take")
    assert "blue_stone" in t.options("bob")  # on a stone, and as a new one
    t.turn_of("bob")


def test_u_stone_02_the_last_card_as_a_response_wins() -> None:
    t = At(
        "unorog",
        cauldron="red_3",
        ann={"hand": "red_stone blue_1 blue_2"},
        bob={"hand": "green_stone"},
        cid={"hand": "yellow_7"},
    )
    t.does("ann", "red_stone")
    assert t.options("bob") == ["take", "green_stone"]
    t.does("bob", "green_stone")
    assert t.hand("cid") == ["yellow_7"]
    t.won_by("bob")
