"""What the sensible bot does at a table of Unorog."""

from __future__ import annotations

import pytest

import stablemates
from stablemates.bots import UnknownBot, World, make
from stablemates.testing import At


def choice(t: At, who: str, bot: str = "sensible:hard", seed: int = 1) -> str:
    """What a bot in somebody's place would do."""
    return t.options(who)[make(bot, seed).choose(World(t.state, t.seat(who)))]


def how_often(t: At, who: str, answer: str, bot: str, tries: int = 200) -> float:
    return sum(choice(t, who, bot, seed) == answer for seed in range(tries)) / tries


def test_u_call_01_it_calls_with_its_last_card_but_one() -> None:
    t = At("unorog", ann={"hand": "red_5 blue_1"}, bob={}, cauldron="red_3")
    assert choice(t, "ann") == "call red_5"
    assert 0.55 < how_often(t, "ann", "call red_5", "sensible:easy") < 0.85
    t.turn_of("ann")


def test_u_call_02_it_notices_a_forgotten_call_more_or_less_often() -> None:
    t = At("unorog", ann={"hand": "red_5 blue_1"}, bob={}, cauldron="red_3").does("ann", "red_5")
    rates = [how_often(t, "bob", "catch", f"sensible:{level}") for level in ("easy", "normal", "hard")]
    assert [round(rate, 1) for rate in rates] == pytest.approx([0.25, 0.5, 0.8], abs=0.1)
    t.does("bob", "pass").turn_of("bob")


def test_u_call_02_it_says_nothing_when_the_call_was_made() -> None:
    t = At("unorog", ann={"hand": "red_5 blue_1"}, bob={}, cauldron="red_3").does("ann", "call red_5")
    assert how_often(t, "bob", "pass", "sensible:hard") == 1
    t.does("bob", "pass").turn_of("bob")


def test_u_hoof_01_it_keeps_the_hoof_while_it_has_another_card() -> None:
    t = At("unorog", ann={"hand": "hoof red_5 blue_1 green_2 yellow_9"}, bob={}, cauldron="red_3")
    assert choice(t, "ann") == "red_5"
    t.turn_of("ann")


def test_u_hoof_01_it_sees_that_a_hoof_and_the_card_with_it_win() -> None:
    t = At("unorog", ann={"hand": "hoof green_2"}, bob={}, cauldron="red_3")
    assert choice(t, "ann") == "call hoof green"
    t.does("ann", "call hoof green", "green_2").won_by("ann")


def test_u_turn_02_it_stays_with_the_colour_it_holds_most_of() -> None:
    t = At("unorog", ann={"hand": "red_5 blue_3 blue_1 blue_9 blue_8"}, bob={}, cauldron="red_3")
    assert choice(t, "ann") == "blue_3"
    t.turn_of("ann")


def test_u_end_01_it_sheds_points_when_somebody_is_about_to_finish() -> None:
    hand = "red_mirror red_1 blue_4 green_2 yellow_9"
    t = At("unorog", ann={"hand": hand}, bob={"hand": "blue_1 blue_2"}, cid={}, cauldron="red_3")
    assert choice(t, "ann") == "red_mirror"
    t.turn_of("ann")


def test_u_stone_01_it_aims_a_stone_at_the_one_who_is_about_to_finish() -> None:
    hand = "red_stone red_mirror blue_4 green_2"
    t = At("unorog", ann={"hand": hand}, bob={"hand": "blue_1 blue_2"}, cauldron="red_3")
    assert choice(t, "ann") == "red_stone"
    t.turn_of("ann")


def test_u_ali_01_it_seldom_lays_a_dishonest_alicorn() -> None:
    t = At("unorog", ann={"hand": "alicorn red_1 blue_4 green_2"}, bob={"hand": "blue_1 blue_2"}, cauldron="red_3")
    assert how_often(t, "ann", "red_1", "sensible:easy") == 1
    assert how_often(t, "ann", "red_1", "sensible:hard") > 0.75
    t.turn_of("ann")


@pytest.mark.parametrize(("held", "answer"), [(9, "check"), (2, "take")])
def test_u_ali_04_it_asks_for_a_check_when_a_bluff_is_likely(held: int, answer: str) -> None:
    """A large hand hardly ever lacks a colour, a small one often does."""
    cards = ["blue_1", "blue_2", "blue_4", "green_1", "green_2", "green_4", "yellow_1", "yellow_2", "yellow_4"]
    t = At("unorog", ann={"hand": ["alicorn", *cards[:held]]}, bob={"hand": "green_9 green_8"}, cauldron="red_3")
    t.does("ann", "alicorn yellow")
    assert choice(t, "bob") == answer
    t.does("bob", "take").turn_of("ann")


def test_bots_by_name() -> None:
    with pytest.raises(UnknownBot, match="'clever'; there are: random, keen, sensible"):
        make("clever", 1)
    with pytest.raises(stablemates.Refused):
        make("sensible:very", 1)


def test_the_same_seed_makes_the_same_choice() -> None:
    t = At("unorog", ann={"hand": "red_5 red_6 red_7 red_8"}, bob={}, cauldron="red_3")
    assert len({choice(t, "ann", "random", seed=3) for _ in range(5)}) == 1
    assert len({choice(t, "ann", "random", seed) for seed in range(40)}) == 5
    assert "draw" not in {choice(t, "ann", "keen", seed) for seed in range(40)}
    t.turn_of("ann")
