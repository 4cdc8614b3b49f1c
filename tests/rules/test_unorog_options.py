"""Table options, and invalid ones."""

from typing import Any

import pytest

import stablemates
from stablemates.core.errors import BadOption, IllegalAnswer, NoSuchSeat, NotYourQuestion, UnknownCard, UnknownProfile
from stablemates.core.game import Value
from stablemates.testing import At

HANDS: dict[str, Any] = {
    "ann": {"hand": "red_stone blue_1 blue_2"},
    "bob": {"hand": "blue_stone yellow_1 yellow_2"},
    "cid": {"hand": "green_stone yellow_3 yellow_4"},
    "dan": {"hand": "red_4 red_5 red_6"},
}


# --- stone_skips ----------------------------------------------------------------------------


def test_u_stone_01_with_stone_skips_the_turn_is_lost() -> None:
    t = At("unorog", stone_skips=True, cauldron="red_3", **HANDS)
    t.does("ann", "red_stone").does("bob", "take")
    assert len(t.hand("bob")) == 5
    t.turn_of("cid")


def test_u_stone_01_with_stone_skips_a_stone_still_sends_it_on() -> None:
    t = At("unorog", stone_skips=True, cauldron="red_3", **HANDS)
    t.does("ann", "red_stone").does("bob", "blue_stone").does("cid", "take")
    assert len(t.hand("cid")) == 5
    t.turn_of("dan")


def test_u_stone_01_with_stone_skips_and_two_players_the_same_player_goes_again() -> None:
    t = At("unorog", stone_skips=True, cauldron="red_3", ann=HANDS["ann"], bob=HANDS["dan"])
    t.does("ann", "red_stone").does("bob", "take")
    t.turn_of("ann")


# --- stones_add_up --------------------------------------------------------------------------


def test_u_stone_02_with_stones_add_up_each_adds_two() -> None:
    t = At("unorog", stones_add_up=True, cauldron="red_3", **HANDS)
    t.does("ann", "red_stone")
    assert t.fact("owed") == 2
    t.does("bob", "blue_stone")
    assert t.fact("owed") == 4
    t.does("cid", "green_stone").does("dan", "take")
    assert [len(t.hand(name)) for name in t.players] == [2, 2, 2, 3 + 6]
    assert t.fact("owed") == 0
    t.turn_of("dan")


def test_u_stone_02_with_stones_add_up_a_stone_that_was_paid_for_does_not_count() -> None:
    t = At("unorog", stones_add_up=True, cauldron="red_3", **HANDS)
    t.does("ann", "red_stone").does("bob", "take", "blue_stone").does("cid", "take")
    assert len(t.hand("cid")) == 3 + 2
    t.turn_of("cid")


def test_u_stone_02_with_stones_add_up_an_alicorn_adds_nothing() -> None:
    """The stone that rescues from it counts two, the next one four."""
    t = At(
        "unorog",
        stones_add_up=True,
        cauldron="red_3",
        ann={"hand": "alicorn green_1 green_2"},
        bob=HANDS["bob"],
        cid=HANDS["cid"],
        dan=HANDS["dan"],
    )
    t.does("ann", "alicorn blue").does("bob", "blue_stone").does("cid", "green_stone").does("dan", "take")
    assert len(t.hand("dan")) == 3 + 4
    t.turn_of("dan")


def test_u_stone_02_with_both_options_the_last_player_takes_all_and_loses_the_turn() -> None:
    t = At("unorog", stones_add_up=True, stone_skips=True, cauldron="red_3", **HANDS)
    t.does("ann", "red_stone").does("bob", "blue_stone").does("cid", "take")
    assert len(t.hand("cid")) == 3 + 4
    t.turn_of("dan")


# --- dust_by_value --------------------------------------------------------------------------


@pytest.mark.parametrize("relic", ["red_stone", "red_mirror"])
def test_u_turn_03_dust_of_another_colour_does_not_go_on_stone_or_mirror(relic: str) -> None:
    t = At("unorog", cauldron=relic, ann={"hand": "blue_dust blue_1 blue_2"}, bob={"hand": "red_4 red_5"})
    assert t.options("ann") == ["draw"]
    assert t.why("ann", "blue_dust") == "colour-or-relic (U-TURN-03)"
    t.turn_of("ann")


@pytest.mark.parametrize("relic", ["red_stone", "red_mirror", "red_dust"])
def test_u_turn_03_with_dust_by_value_dust_goes_on_every_action_relic(relic: str) -> None:
    ann = {"hand": "blue_dust blue_stone blue_mirror blue_1"}
    t = At("unorog", dust_by_value=True, cauldron=relic, ann=ann, bob={"hand": "red_4 red_5"}, cid={})
    same = f"blue_{relic.removeprefix('red_')}"
    assert t.options("ann") == ["draw", *sorted({"blue_dust", same}, key="blue_stone blue_mirror blue_dust".index)]
    t.does("ann", "blue_dust").does("bob", "sleep")
    t.turn_of("cid")


@pytest.mark.parametrize("top", ["red_5", "hoof", "alicorn"])
def test_u_turn_03_with_dust_by_value_only_action_relics_are_worth_twenty(top: str) -> None:
    ann = {"hand": "blue_dust blue_1 blue_2"}
    t = At("unorog", dust_by_value=True, cauldron=top, colour="red", ann=ann, bob={"hand": "red_4 red_5"})
    assert t.why("ann", "blue_dust") == "colour-or-relic (U-TURN-03)"
    t.turn_of("ann")


def test_u_turn_03_with_dust_by_value_a_position_is_kept_and_read_back() -> None:
    t = At("unorog", dust_by_value=True, cauldron="red_stone", ann={"hand": "blue_dust blue_1"}, bob={"hand": "red_4"})
    for again in (stablemates.read(t.state.notation()), stablemates.load(t.state.dump())):
        assert again.view(0)["options"]["dust_by_value"]
        assert [again.option(0, move) for move in again.moves(0)] == t.question("ann").options
    t.turn_of("ann")


def test_u_turn_03_an_option_added_later_is_left_out_at_its_default() -> None:
    """Dumps, digests, headers and commitments of games from before this option stay valid."""
    before = {"stone_skips": False, "stones_add_up": False, "goal": 0}
    assert stablemates.match("unorog", ["Ann", "Bob"], seed=7).header()["options"] == before
    assert stablemates.new("unorog", seats=2, dust_by_value=False).dump()["options"] == before
    chosen = stablemates.match("unorog", ["Ann", "Bob"], seed=7, dust_by_value=True)
    assert chosen.header()["options"] == {**before, "dust_by_value": True}
    assert stablemates.replay(chosen.text()).options == chosen.options


# --- defaults and refusals ------------------------------------------------------------------


def test_u_stone_01_and_others_the_rulebook_is_the_default() -> None:
    [book] = [profile for profile in stablemates.profiles() if profile.id == "unorog"]
    options = {option.name: (option.default, option.rule) for option in book.options}
    assert options == {
        "stone_skips": (False, "U-STONE-01"),
        "stones_add_up": (False, "U-STONE-02"),
        "goal": (0, "U-END-02"),
        "dust_by_value": (False, "U-TURN-03"),
    }


@pytest.mark.parametrize(
    ("rule", "field", "value"),
    [
        ("U-STONE-01", "stone_skips", 1),
        ("U-STONE-01", "stone_skips", "yes"),
        ("U-STONE-02", "stones_add_up", 0),
        ("U-TURN-03", "dust_by_value", 20),
        ("U-END-02", "goal", -1),
        ("U-END-02", "goal", True),
        ("U-END-02", "goal", "532"),
    ],
)
def test_u_end_02_and_others_a_bad_value_is_refused_naming_field_and_rule(rule: str, field: str, value: Value) -> None:
    with pytest.raises(BadOption, match=rf"option '{field}' \({rule}\)"):
        stablemates.new("unorog", seats=2, **{field: value})


def test_u_end_02_and_others_an_option_that_the_rulebook_does_not_have() -> None:
    with pytest.raises(
        BadOption, match=r"unorog has no option 'golden_hoof'; it has: stone_skips, stones_add_up, goal"
    ):
        stablemates.new("unorog", seats=2, golden_hoof=True)


def test_u_end_02_an_option_that_is_misspelt() -> None:
    with pytest.raises(BadOption, match=r"unorog has no option 'gaol' \(did you mean goal\?\); it has: stone_skips, "):
        stablemates.new("unorog", seats=2, gaol=532)


def test_u_set_05_another_rulebook() -> None:
    with pytest.raises(
        UnknownProfile, match=r"unknown rulebook 'unorock' \(did you mean unorog\?\); available: .*unorog"
    ):
        At("unorock", ann={}, bob={})


def test_u_turn_01_why_not_is_for_cards_and_players_only() -> None:
    t = At("unorog", cauldron="red_3", ann={"hand": "red_5 red_6 blue_9"}, bob={"hand": "blue_1"})
    [red_5, _] = t.state.question(0).options[1:]
    assert t.state.why(0, red_5.card) is None
    for card in (stablemates.NO_CARD, 108):
        with pytest.raises(UnknownCard, match=f"there is no card {card}: the cards are 0 to 107"):
            t.state.why(0, card)
    with pytest.raises(NoSuchSeat, match="there is no seat 2: seats are 0 to 1"):
        t.state.why(2, red_5.card)
    for card in range(108):
        reason = t.state.why(stablemates.NOBODY, card)
        assert reason is not None
        assert reason.key == "not-in-hand"  # also for Bob's card: a spectator learns nothing
    t.turn_of("ann")


# --- a refused answer changes nothing -------------------------------------------------------


@pytest.mark.parametrize(
    "hand", ["red_5 red_6 blue_1", "red_5", "blue_1 blue_2", "alicorn red_1", "hoof alicorn red_1"]
)
def test_u_turn_01_an_answer_that_is_not_an_option_changes_nothing(hand: str) -> None:
    t = At("unorog", cauldron="red_3", ann={"hand": hand}, bob={})
    before = t.state.dump()
    count = len(t.options("ann"))
    for answer in (-1, count, count + 1, 99):
        with pytest.raises(
            IllegalAnswer, match=f"seat 0 answered {answer} to 'turn', which has options 0 to {count - 1}"
        ):
            t.state.answer(0, answer)
    assert t.state.dump() == before
    t.turn_of("ann")


@pytest.mark.parametrize("seat", [1, 2, -1, 7])
def test_u_turn_01_an_answer_by_a_seat_that_is_not_asked_changes_nothing(seat: int) -> None:
    t = At("unorog", cauldron="red_3", ann={"hand": "red_5 red_6 blue_1"}, bob={}, cid={})
    before = t.state.dump()
    with pytest.raises(NotYourQuestion, match=rf"seat {seat} has no open question; asked: \[0\]"):
        t.state.answer(seat, 0)
    assert t.state.dump() == before
    t.turn_of("ann")


@pytest.mark.parametrize(
    ("card", "ask", "answer"),
    [("red_stone", "stone", 1), ("red_dust", "dust", 1), ("alicorn red", "alicorn", 2), ("hoof blue", "second", 2)],
)
def test_u_turn_01_a_refused_answer_to_another_question_changes_nothing(card: str, ask: str, answer: int) -> None:
    hand = [card.split(maxsplit=1)[0], "blue_1", "blue_2", "green_1"]
    t = At("unorog", cauldron="red_3", ann={"hand": hand}, bob={"hand": "red_1 red_2 red_3"})
    t.does("ann", card)
    [who] = t.asked
    before = t.state.dump()
    with pytest.raises(IllegalAnswer, match=f"to '{ask}'"):
        t.state.answer(t.seat(who), answer)
    assert t.state.dump() == before
    t.does(who, t.options(who)[0])
    t.turn_of("ann" if ask in ("dust", "alicorn") else "bob")


def test_u_call_02_a_refused_answer_to_the_catch_changes_nothing() -> None:
    t = At("unorog", cauldron="red_3", ann={"hand": "red_5 blue_1"}, bob={"hand": "red_1"}, cid={"hand": "red_2"})
    t.does("ann", "red_5").does("bob", "catch")
    before = t.state.dump()
    with pytest.raises(IllegalAnswer, match="seat 2 answered 2 to 'catch'"):
        t.state.answer(2, 2)
    with pytest.raises(NotYourQuestion, match="seat 1"):
        t.state.answer(1, 0)
    assert t.state.dump() == before
    t.does("cid", "pass")
    assert len(t.hand("ann")) == 3
    t.turn_of("bob")
