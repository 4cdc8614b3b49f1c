"""The call "Unorog!" and the catch: U-CALL."""

from itertools import permutations
from typing import Any

import pytest

import stablemates
from stablemates.core.errors import NotYourQuestion
from stablemates.testing import At

from .deck import all_but


def two_left(hand: str = "red_5 blue_2") -> At:
    """Ann is about to play her second-to-last card; there are three others."""
    others: dict[str, Any] = {"bob": {"hand": "red_1 blue_1"}, "cid": {"hand": "yellow_1"}, "dan": {"hand": "yellow_2"}}
    return At("unorog", cauldron="red_3", well="green_7 green_8 green_9", ann={"hand": hand}, **others)


# --- U-CALL-01 ------------------------------------------------------------------------------


def test_u_call_01_the_call_is_part_of_playing_the_last_card_but_one() -> None:
    t = two_left("red_5 red_6")
    assert t.options("ann") == ["draw", "red_5", "call red_5", "red_6", "call red_6"]
    t.does("ann", "call red_5")
    assert [e.kind for e in t.events] == ["call", "play"]  # before the card is played
    t.does("bob", "pass").does("cid", "pass").does("dan", "pass")
    t.turn_of("bob")


@pytest.mark.parametrize("hand", ["red_5 red_6 red_7", "red_5"])
def test_u_call_01_neither_earlier_nor_later(hand: str) -> None:
    t = two_left(hand)
    assert t.options("ann") == ["draw", *hand.split()]
    t.turn_of("ann")


def test_u_call_01_an_elder_relic_with_each_colour() -> None:
    t = two_left("alicorn green_2")
    plays = [f"{call}alicorn {colour}" for colour in ("blue", "green", "red", "yellow") for call in ("", "call ")]
    assert t.options("ann") == ["draw", *plays]
    t.does("ann", "call alicorn red").does("bob", "catch").does("cid", "pass").does("dan", "pass")
    assert t.hand("ann") == ["green_2"]
    t.does("bob", "take")
    t.turn_of("cid")


def test_u_call_01_the_call_is_also_made_in_response_to_a_stone() -> None:
    t = At("unorog", cauldron="red_3", ann={"hand": "red_stone red_1 red_2"}, bob={"hand": "blue_stone red_4"}, cid={})
    t.does("ann", "red_stone")
    assert t.options("bob") == ["take", "blue_stone", "call blue_stone"]
    t.does("bob", "call blue_stone").does("ann", "pass").does("cid", "pass", "take")
    assert t.hand("bob") == ["red_4"]
    t.turn_of("cid")


def test_u_call_01_equal_cards_are_two_cards() -> None:
    t = two_left("red_5 red_5")
    assert t.options("ann") == ["draw", "red_5", "call red_5"]
    t.does("ann", "call red_5").does("bob", "pass").does("cid", "pass").does("dan", "pass")
    assert t.hand("ann") == ["red_5"]
    t.turn_of("bob")


# --- U-CALL-02: who is asked, and when ------------------------------------------------------


@pytest.mark.parametrize("play", ["red_5", "call red_5"])
def test_u_call_02_all_others_are_asked_simultaneously_whether_or_not_the_call_was_made(play: str) -> None:
    t = two_left()
    t.does("ann", play)
    assert t.asked == {"bob": "catch", "cid": "catch", "dan": "catch"}
    assert [t.options(name) for name in ("bob", "cid", "dan")] == [["pass", "catch"]] * 3
    t.does("bob", "pass").does("cid", "pass").does("dan", "pass")
    t.turn_of("bob")


def test_u_call_02_no_one_is_asked_while_two_cards_are_left() -> None:
    t = two_left("red_5 red_6 red_7")
    t.does("ann", "red_5")
    t.turn_of("bob")


def test_u_call_02_no_one_is_asked_about_a_player_who_held_a_single_card_before() -> None:
    t = At("unorog", cauldron="red_3", ann={}, bob={"hand": "blue_1"}, cid={})
    t.does("ann", "draw")
    t.turn_of("bob")


def test_u_call_02_the_player_of_the_card_is_not_asked() -> None:
    t = two_left().does("ann", "red_5")
    with pytest.raises(NotYourQuestion, match="seat 0"):
        t.state.answer(0, 1)
    t.does("bob", "pass").does("cid", "pass").does("dan", "pass")
    t.turn_of("bob")


def test_u_call_02_everyone_answers_once() -> None:
    t = two_left().does("ann", "red_5").does("cid", "pass")
    assert t.asked == {"bob": "catch", "dan": "catch"}
    with pytest.raises(NotYourQuestion, match="seat 2"):
        t.state.answer(2, 1)
    t.does("bob", "pass").does("dan", "pass")
    assert t.hand("ann") == ["blue_2"]
    t.turn_of("bob")


def test_u_call_02_the_next_player_cannot_play_before_it_is_settled() -> None:
    t = two_left().does("ann", "red_5")
    assert t.why("bob", "red_1") == "catch-first (U-CALL-02)"
    t.does("bob", "pass")
    assert t.why("bob", "red_1") == "not-your-turn (U-TURN-01)"
    t.does("cid", "pass").does("dan", "pass")
    assert t.why("bob", "red_1") == ""
    t.turn_of("bob")


def test_u_call_02_with_two_players_the_other_is_asked() -> None:
    t = At("unorog", cauldron="red_3", ann={"hand": "red_5 red_6"}, bob={"hand": "red_1"})
    t.does("ann", "red_5").does("bob", "catch")
    assert len(t.hand("ann")) == 3
    t.turn_of("bob")


def test_u_call_02_with_ten_players_nine_are_asked() -> None:
    others: dict[str, Any] = {name: {} for name in ("bob", "cid", "dan", "eva", "fay", "gus", "hal", "ida", "jon")}
    t = At("unorog", cauldron="red_3", ann={"hand": "red_5 red_6"}, **others)
    t.does("ann", "red_5")
    assert list(t.asked) == list(others)
    for name in reversed(others):
        t.does(name, "catch" if name == "gus" else "pass")
    assert len(t.hand("ann")) == 3
    t.turn_of("bob")


# --- U-CALL-02: what it costs ---------------------------------------------------------------


@pytest.mark.parametrize("catcher", ["bob", "cid", "dan"])
def test_u_call_02_anyone_may_catch(catcher: str) -> None:
    t = two_left().does("ann", "red_5")
    for name in ("bob", "cid", "dan"):
        t.does(name, "catch" if name == catcher else "pass")
    assert t.hand("ann") == ["blue_2", "green_7", "green_8"]
    assert [t.players[e.seat] for e in t.happened("catch")] == [catcher]  # emitted when all have answered
    t.turn_of("bob")


@pytest.mark.parametrize(("play", "beat"), [("red_5", ""), ("call red_5", "catch-in-vain")])
def test_u_call_02_a_catch_after_a_call_is_shown_as_one_in_vain(play: str, beat: str) -> None:
    t = two_left().does("ann", play).does("bob", "catch").does("cid", "pass").does("dan", "pass")
    assert [t.state.beat(event) for event in t.happened("catch")] == [beat]
    t.turn_of("bob")


def test_u_call_02_several_catchers_cost_two_cards_not_more() -> None:
    t = two_left().does("ann", "red_5").does("bob", "catch").does("cid", "catch").does("dan", "catch")
    assert t.hand("ann") == ["blue_2", "green_7", "green_8"]
    assert [t.players[e.seat] for e in t.happened("catch")] == ["bob", "cid", "dan"]
    t.turn_of("bob")


def test_u_call_02_no_one_catches_and_it_is_too_late() -> None:
    t = two_left().does("ann", "red_5").does("bob", "pass").does("cid", "pass").does("dan", "pass")
    assert t.hand("ann") == ["blue_2"]
    t.does("bob", "draw")
    t.turn_of("cid")


def test_u_call_02_a_wrong_catch_costs_nothing() -> None:
    t = two_left().does("ann", "call red_5").does("bob", "catch").does("cid", "catch").does("dan", "pass")
    assert t.hand("ann") == ["blue_2"]
    assert t.hand("bob") == ["blue_1", "red_1"]
    assert t.hand("cid") == ["yellow_1"]
    t.turn_of("bob")


@pytest.mark.parametrize("play", ["red_5", "call red_5"])
def test_u_call_02_the_order_of_the_answers_changes_nothing(play: str) -> None:
    answers = {"bob": "pass", "cid": "catch", "dan": "catch"}
    ends = set()
    for order in permutations(answers):
        t = two_left().does("ann", play)
        for name in order:
            t.does(name, answers[name])
        ends.add((stablemates.digest(t.state), str(t.events)))
    assert len(ends) == 1
    t.turn_of("bob")


def test_u_call_02_a_player_who_was_caught_calls_again_next_time() -> None:
    t = At(
        "unorog", cauldron="red_3", well="red_7 red_8", ann={"hand": "red_5 red_6"}, bob={"hand": "red_1 red_2 red_4"}
    )
    t.does("ann", "red_5").does("bob", "catch", "red_1").does("ann", "red_6").does("bob", "call red_2").does(
        "ann", "pass"
    )
    assert t.options("ann") == ["draw", "red_7", "call red_7", "red_8", "call red_8"]
    t.turn_of("ann")


def test_u_call_02_a_call_of_an_earlier_play_does_not_count() -> None:
    """Ann called, drew, and must call again."""
    t = At("unorog", cauldron="red_3", well="red_7 red_8 red_9", ann={"hand": "red_5 red_6"}, bob={"hand": "blue_1"})
    t.does("ann", "call red_5").does("bob", "pass", "draw").does("ann", "draw").does("bob", "draw")
    t.does("ann", "red_6").does("bob", "catch")
    assert len(t.hand("ann")) == 3
    t.turn_of("bob")


def test_u_call_02_a_player_who_forgot_finds_nothing_to_draw() -> None:
    rest = all_but("red_3", "red_5", "blue_2")
    t = At("unorog", cauldron="red_3", well="", ann={"hand": "red_5 blue_2"}, bob={"hand": rest})
    t.does("ann", "red_5").does("bob", "catch")
    assert t.hand("ann") == ["blue_2", "red_3"]
    assert [e.kind for e in t.events] == ["play", "catch", "refill", "draw", "empty"]
    t.turn_of("bob")


# --- U-CALL-02: before the next player's answer ---------------------------------------------


def test_u_call_02_the_catch_comes_before_the_response_to_a_stone() -> None:
    t = two_left("red_stone blue_2")
    t.does("ann", "red_stone").does("cid", "catch").does("dan", "pass")
    assert t.asked == {"bob": "catch"}
    t.does("bob", "pass")
    assert t.asked == {"bob": "stone"}
    assert t.hand("ann") == ["blue_2", "green_7", "green_8"]
    t.does("bob", "take")
    assert "green_9" in t.hand("bob")
    t.turn_of("bob")


def test_u_call_02_the_catch_comes_before_the_response_to_an_alicorn() -> None:
    t = two_left("alicorn blue_2")
    t.does("ann", "alicorn green").does("bob", "catch").does("cid", "pass").does("dan", "pass")
    assert t.hand("ann") == ["blue_2", "green_7", "green_8"]
    assert t.options("bob") == ["take", "check"]
    t.does("bob", "take")
    t.turn_of("cid")


def test_u_call_02_the_catch_comes_before_the_response_to_dust() -> None:
    t = two_left("red_dust blue_2")
    t.does("ann", "red_dust").does("bob", "pass").does("cid", "pass").does("dan", "catch")
    assert t.hand("ann") == ["blue_2", "green_7", "green_8"]
    assert t.asked == {"bob": "dust"}
    t.does("bob", "sleep")
    t.turn_of("cid")


def test_u_call_02_the_catch_after_a_mirror() -> None:
    t = two_left("red_mirror blue_2")
    t.does("ann", "red_mirror").does("bob", "catch").does("cid", "pass").does("dan", "catch")
    assert [t.players[e.seat] for e in t.happened("catch")] == ["dan", "bob"]  # emitted in the order of play
    t.turn_of("dan")
