"""A turn of Unorog: U-TURN."""

import pytest

from stablemates.testing import At

from .deck import COLOURS, EVERY_KIND, all_but

# --- U-TURN-01 ------------------------------------------------------------------------------


def test_u_turn_01_play_one_card() -> None:
    t = At("unorog", cauldron="red_3", ann={"hand": "red_5 red_6 red_7"}, bob={"hand": "blue_1 blue_2"})
    t.does("ann", "red_5")
    assert t.hand("ann") == ["red_6", "red_7"]
    assert t.cauldron[:2] == ["red_5", "red_3"]
    assert t.hand("bob") == ["blue_1", "blue_2"]
    t.turn_of("bob")


def test_u_turn_01_a_player_may_draw_one_and_play_none() -> None:
    """The card drawn fits, and still cannot be played in this turn."""
    t = At(
        "unorog", cauldron="red_3", well="red_9 blue_8", ann={"hand": "green_1 green_2"}, bob={"hand": "blue_1 blue_2"}
    )
    assert t.options("ann") == ["draw"]
    t.does("ann", "draw")
    assert t.hand("ann") == ["green_1", "green_2", "red_9"]
    assert t.well == ["blue_8"]
    assert t.hand("bob") == ["blue_1", "blue_2"]
    assert t.cauldron[0] == "red_3"
    t.turn_of("bob")


def test_u_turn_01_you_may_draw_although_a_card_fits() -> None:
    t = At("unorog", cauldron="red_3", ann={"hand": "red_5 red_6 red_7"}, bob={})
    assert t.options("ann") == ["draw", "red_5", "red_6", "red_7"]
    t.does("ann", "draw")
    assert len(t.hand("ann")) == 4
    t.turn_of("bob")


def test_u_turn_01_only_in_your_turn() -> None:
    t = At("unorog", cauldron="red_3", ann={"hand": "red_1 red_2 red_4"}, bob={"hand": "red_5 red_6"}, cid={})
    assert t.asked == {"ann": "turn"}
    assert t.why("bob", "red_5") == "not-your-turn (U-TURN-01)"
    t.turn_of("ann")


def test_u_turn_01_the_turn_goes_round() -> None:
    t = At("unorog", ann={}, bob={}, cid={})
    t.does("ann", "draw").does("bob", "draw").does("cid", "draw")
    t.turn_of("ann")


def test_u_turn_01_the_turn_goes_round_the_other_way() -> None:
    t = At("unorog", ann={}, bob={}, cid={}, direction=-1)
    t.does("ann", "draw").does("cid", "draw").does("bob", "draw")
    t.turn_of("ann")


def test_u_turn_01_equal_cards_are_one_choice() -> None:
    t = At("unorog", cauldron="red_3", ann={"hand": "red_5 red_5 hoof hoof blue_1"}, bob={})
    assert t.options("ann") == ["draw", "red_5", "hoof blue", "hoof green", "hoof red", "hoof yellow"]
    t.does("ann", "red_5")
    assert t.hand("ann") == ["blue_1", "hoof", "hoof", "red_5"]
    t.turn_of("bob")


# --- U-TURN-02 ------------------------------------------------------------------------------


def test_u_turn_02_the_same_colour_or_the_same_number() -> None:
    hand = "red_0 red_9 blue_3 green_3 blue_2 blue_4 yellow_0"
    t = At("unorog", cauldron="red_3", ann={"hand": hand}, bob={})
    assert t.options("ann") == ["draw", "blue_3", "green_3", "red_0", "red_9"]
    assert t.why("ann", "blue_2") == "colour-or-number (U-TURN-02)"
    assert t.why("ann", "blue_4") == "colour-or-number (U-TURN-02)"
    assert t.why("ann", "blue_3") == ""
    t.turn_of("ann")


@pytest.mark.parametrize("top", ["red_3", "blue_1", "yellow_9", "green_stone", "red_mirror", "blue_dust"])
def test_u_turn_02_and_u_turn_03_what_goes_on_a_card_of_all_54_kinds(top: str) -> None:
    colour, face = top.split("_")
    same = [kind for kind in EVERY_KIND[:52] if kind.startswith(colour) or kind.endswith(f"_{face}")]
    elder = [f"{kind} {named}" for kind in ("hoof", "alicorn") for named in COLOURS]
    t = At("unorog", cauldron=[top], ann={"hand": EVERY_KIND}, bob={})
    assert t.options("ann") == ["draw", *same, *elder]
    t.turn_of("ann")


def test_u_turn_02_the_colour_of_the_played_card_is_up() -> None:
    t = At("unorog", cauldron="red_3", ann={"hand": "blue_3 red_1 red_2"}, bob={"hand": "red_4 blue_9 green_3 green_9"})
    t.does("ann", "blue_3")
    assert t.fact("colour") == "blue"
    assert t.options("bob") == ["draw", "blue_9", "green_3"]
    t.turn_of("bob")


def test_u_turn_02_zero_is_a_number() -> None:
    t = At("unorog", cauldron="red_0", ann={"hand": "blue_0 blue_1 green_stone"}, bob={})
    assert t.options("ann") == ["draw", "blue_0"]
    t.does("ann", "blue_0")
    t.turn_of("bob")


def test_u_turn_02_a_card_further_down_does_not_count() -> None:
    t = At("unorog", cauldron="red_3 blue_7", ann={"hand": "blue_1 green_7 yellow_3"}, bob={})
    assert t.options("ann") == ["draw", "yellow_3"]
    t.turn_of("ann")


@pytest.mark.parametrize("top", ["hoof", "alicorn"])
def test_u_turn_02_on_an_elder_relic_the_colour_named_counts(top: str) -> None:
    t = At(
        "unorog", cauldron=[top, "red_3"], colour="green", ann={"hand": "red_3 green_5 green_dust blue_stone"}, bob={}
    )
    assert t.options("ann") == ["draw", "green_5", "green_dust"]
    t.does("ann", "green_5")
    t.turn_of("bob")


# --- U-TURN-03 ------------------------------------------------------------------------------

RELICS = ["stone", "mirror", "dust"]


@pytest.mark.parametrize("relic", RELICS)
def test_u_turn_03_a_relic_goes_on_its_colour(relic: str) -> None:
    t = At("unorog", cauldron="red_3", ann={"hand": [f"red_{relic}", f"blue_{relic}", "blue_1"]}, bob={})
    assert t.options("ann") == ["draw", f"red_{relic}"]
    assert t.why("ann", f"blue_{relic}") == "colour-or-relic (U-TURN-03)"
    t.turn_of("ann")


@pytest.mark.parametrize("relic", RELICS)
def test_u_turn_03_a_relic_goes_on_any_of_the_same_relic(relic: str) -> None:
    others = [f"blue_{other}" for other in RELICS if other != relic]
    hand = [f"yellow_{relic}", *others, "blue_2", "red_7"]
    t = At("unorog", cauldron=[f"red_{relic}"], ann={"hand": hand}, bob={})
    assert t.options("ann") == ["draw", "red_7", f"yellow_{relic}"]
    t.turn_of("ann")


def test_u_turn_03_a_lock_goes_on_a_relic_by_its_colour_only() -> None:
    t = At("unorog", cauldron="red_dust", ann={"hand": "red_1 blue_1 green_0"}, bob={})
    assert t.options("ann") == ["draw", "red_1"]
    t.does("ann", "red_1")
    t.turn_of("bob")


# --- U-TURN-04 ------------------------------------------------------------------------------


def test_u_turn_04_the_cauldron_without_its_top_card_becomes_the_well() -> None:
    rest = all_but("red_3", "blue_1", "blue_2", "blue_4", "green_9")
    t = At("unorog", cauldron="red_3 blue_1 blue_2 blue_4", well="", ann={"hand": rest}, bob={"hand": "green_9"})
    t.does("ann", "draw")
    [drawn] = [t.state.kind(e.card) for e in t.happened("draw")]
    assert t.cauldron == ["red_3"]
    assert sorted([*t.well, drawn]) == ["blue_1", "blue_2", "blue_4"]
    assert [e.n for e in t.happened("refill")] == [3]
    t.turn_of("bob")


def test_u_turn_04_it_is_shuffled() -> None:
    t = At("unorog", well="", cauldron="red_3", ann={"hand": "blue_1"}, bob={"hand": "blue_2"})
    below = t.cauldron[1:]
    t.does("ann", "draw")
    [drawn] = [t.state.kind(e.card) for e in t.happened("draw")]
    assert sorted([drawn, *t.well]) == sorted(below)
    assert [drawn, *t.well] not in (below, below[::-1])
    t.turn_of("bob")


def test_u_turn_04_the_last_card_of_the_well_can_be_drawn_without_a_refill() -> None:
    t = At("unorog", cauldron="red_3 blue_1", well="green_5", ann={"hand": "blue_7 blue_8"}, bob={})
    t.does("ann", "draw")
    assert t.hand("ann") == ["blue_7", "blue_8", "green_5"]
    assert t.well == []
    assert t.cauldron[:2] == ["red_3", "blue_1"]
    t.does("bob", "draw")
    assert t.cauldron == ["red_3"]
    t.turn_of("ann")


def test_u_turn_04_a_refill_in_the_middle_of_drawing_several() -> None:
    rest = all_but("red_stone", "red_3", "blue_1", "green_9", "yellow_1", "yellow_2")
    t = At(
        "unorog",
        cauldron="red_3 blue_1",
        well="green_9",
        ann={"hand": ["red_stone", *rest]},
        bob={"hand": "yellow_1 yellow_2"},
    )
    t.does("ann", "red_stone").does("bob", "take")
    assert [e.kind for e in t.events] == ["play", "draw", "refill", "draw"]
    assert "green_9" in t.hand("bob")
    assert sorted(t.hand("bob") + t.well) == ["blue_1", "green_9", "red_3", "yellow_1", "yellow_2"]
    assert t.cauldron == ["red_stone"]
    t.turn_of("bob")


def test_u_turn_04_with_all_cards_in_hands_nothing_is_drawn_and_play_continues() -> None:
    rest = all_but("red_3", "blue_1", "blue_2")
    t = At("unorog", cauldron="red_3", well="", ann={"hand": "blue_1 blue_2"}, bob={"hand": rest})
    t.does("ann", "draw")
    assert t.hand("ann") == ["blue_1", "blue_2"]
    assert [e.kind for e in t.events] == ["empty"]
    t.does("bob", "draw")
    assert t.hand("bob") == sorted(rest)
    t.turn_of("ann")


def test_u_turn_04_the_card_that_is_played_next_refills_nothing_but_the_one_below() -> None:
    rest = all_but("red_3", "red_4", "blue_2")
    t = At("unorog", cauldron="red_3", well="", ann={"hand": "red_4 blue_2"}, bob={"hand": rest})
    t.does("ann", "call red_4").does("bob", "pass", "draw")
    assert sorted(t.hand("bob")) == sorted([*rest, "red_3"])
    assert t.cauldron == ["red_4"]
    t.turn_of("ann")


def test_u_turn_04_you_draw_what_is_left() -> None:
    """A stone demands two cards, but there is only one."""
    rest = all_but("red_stone", "red_3", "yellow_1", "yellow_2")
    t = At("unorog", cauldron="red_3", well="", ann={"hand": ["red_stone", *rest]}, bob={"hand": "yellow_1 yellow_2"})
    t.does("ann", "red_stone").does("bob", "take")
    assert t.hand("bob") == ["red_3", "yellow_1", "yellow_2"]
    assert t.cauldron == ["red_stone"]
    t.turn_of("bob")


def test_u_turn_04_an_alicorn_and_three_cards_left() -> None:
    """The turn is still lost."""
    rest = all_but("alicorn", "red_3", "yellow_1", "blue_8", "blue_9")
    t = At("unorog", cauldron="red_3", well="blue_8 blue_9", ann={"hand": ["alicorn", *rest]}, bob={"hand": "yellow_1"})
    t.does("ann", "alicorn green").does("bob", "take")
    assert t.hand("bob") == ["blue_8", "blue_9", "red_3", "yellow_1"]
    t.turn_of("ann")
