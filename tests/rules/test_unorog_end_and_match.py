"""The end of a round, and a match of rounds: U-END."""

import pytest

import stablemates
from stablemates.core.errors import NotYourQuestion
from stablemates.testing import At

# --- U-END-01 -------------------------------------------------------------------------------


def test_u_end_01_the_first_to_have_no_cards_wins() -> None:
    t = At("unorog", cauldron="red_3", ann={"hand": "red_5"}, bob={"hand": "blue_9"}, cid={"hand": "green_1"})
    assert t.options("ann") == ["draw", "red_5"]
    t.does("ann", "red_5")
    assert t.asked == {}
    assert t.state.outcome() == stablemates.Outcome(0, "empty_hand", "U-END-01", [10, 0, 0])
    t.won_by("ann")


def test_u_end_01_the_values_of_all_cards_of_the_others_count() -> None:
    t = At(
        "unorog",
        cauldron="red_3",
        turn="bob",
        ann={"hand": "blue_9 red_0 hoof"},
        bob={"hand": "red_7"},
        cid={"hand": "green_stone green_4 alicorn yellow_mirror yellow_dust"},
    )
    t.does("bob", "red_7")
    assert t.fact("points") == [0, 9 + 0 + 50 + 20 + 4 + 50 + 20 + 20, 0]
    t.won_by("bob")


def test_u_end_01_the_cards_of_the_well_and_the_cauldron_do_not_count() -> None:
    t = At("unorog", cauldron="red_3 hoof", well="alicorn red_9", ann={"hand": "red_5"}, bob={"hand": "blue_0"})
    t.does("ann", "red_5")
    assert t.fact("points") == [0, 0]
    t.won_by("ann")


@pytest.mark.parametrize("last", ["red_stone", "alicorn", "red_dust", "red_mirror", "hoof"])
def test_u_end_01_a_relic_played_last_does_nothing_to_anyone(last: str) -> None:
    t = At("unorog", cauldron="red_3", ann={"hand": [last]}, bob={"hand": "blue_stone"}, cid={"hand": "blue_1 blue_2"})
    assert t.options("ann") == ["draw", last]
    t.does("ann", last)
    assert t.hand("bob") == ["blue_stone"]
    assert t.hand("cid") == ["blue_1", "blue_2"]
    assert t.fact("points") == [23, 0, 0]
    t.won_by("ann")


def test_u_end_01_a_last_card_that_does_not_fit_cannot_be_played() -> None:
    t = At("unorog", cauldron="red_3", ann={"hand": "blue_5"}, bob={})
    assert t.options("ann") == ["draw"]
    t.does("ann", "draw")
    t.turn_of("bob")


def test_u_end_01_a_player_who_was_not_caught_still_wins() -> None:
    t = At("unorog", cauldron="red_3", ann={"hand": "red_5 red_6"}, bob={"hand": "blue_9"})
    t.does("ann", "red_5").does("bob", "pass", "draw").does("ann", "red_6")
    t.won_by("ann")


def test_u_end_01_after_the_end_nothing_can_be_done() -> None:
    t = At("unorog", cauldron="red_3", ann={"hand": "red_5"}, bob={"hand": "red_9"})
    t.does("ann", "red_5")
    assert t.why("bob", "red_9") == "over (U-END-01)"
    for seat in (0, 1):
        with pytest.raises(NotYourQuestion, match="the game is over"):
            t.state.answer(seat, 0)
    t.won_by("ann")


# --- U-END-02 -------------------------------------------------------------------------------


def test_u_end_02_without_a_match_one_round_is_all() -> None:
    t = At("unorog", cauldron="red_3", ann={"hand": "red_5"}, bob={"hand": "blue_1"})
    t.does("ann", "red_5")
    assert t.fact("round") == 1
    t.won_by("ann")


def test_u_end_02_the_next_round_is_dealt() -> None:
    t = At(
        "unorog",
        goal=532,
        cauldron="red_3",
        direction=-1,
        ann={"hand": "red_5"},
        bob={"hand": "hoof"},
        cid={"hand": "red_1"},
    )
    t.does("ann", "red_5")
    assert t.state.outcome() is None
    assert t.fact("points") == [51, 0, 0]
    assert t.fact("round") == 2
    assert t.fact("direction") == 1
    assert [len(t.hand(name)) for name in t.players] == [7, 7, 7]
    assert len(t.cauldron) == 1
    assert len(t.happened("dealer")) == 1  # drawn for again (U-SET-01)
    t.turn_of(t.players[(t.fact("dealer") + 1) % 3])


def test_u_end_02_with_531_points_a_match_continues() -> None:
    t = At("unorog", goal=532, points=(530, 500), cauldron="red_3", ann={"hand": "red_5"}, bob={"hand": "blue_1"})
    before = t.fact("round")
    t.does("ann", "red_5")
    assert t.fact("points") == [531, 500]
    assert t.fact("round") == before + 1
    t.turn_of(t.players[t.fact("turn")])


def test_u_end_02_with_532_points_it_is_won() -> None:
    t = At("unorog", goal=532, points=(531, 500), cauldron="red_3", ann={"hand": "red_5"}, bob={"hand": "blue_1"})
    t.does("ann", "red_5")
    assert t.state.outcome() == stablemates.Outcome(0, "points", "U-END-02", [532, 500])
    t.won_by("ann")


def test_u_end_02_with_more_than_532_points_it_is_won() -> None:
    t = At(
        "unorog", goal=532, points=(0, 500), turn="bob", cauldron="red_3", ann={"hand": "hoof"}, bob={"hand": "red_5"}
    )
    t.does("bob", "red_5")
    assert t.fact("points") == [0, 550]
    t.won_by("bob")


def test_u_end_02_only_the_winner_of_a_round_scores() -> None:
    t = At(
        "unorog",
        goal=532,
        points=(100, 531, 7),
        cauldron="red_3",
        ann={"hand": "red_5"},
        bob={"hand": "alicorn"},
        cid={"hand": "alicorn"},
    )
    t.does("ann", "red_5")
    assert t.fact("points") == [200, 531, 7]
    assert t.state.outcome() is None
    t.turn_of(t.players[t.fact("turn")])


def test_u_end_02_nothing_of_the_old_round_is_left() -> None:
    """An alicorn played last is aimed at no one in the new round, and no cards are owed."""
    t = At("unorog", goal=532, cauldron="red_3", ann={"hand": "alicorn"}, bob={"hand": "hoof"}, cid={"hand": "red_1"})
    t.does("ann", "alicorn")
    assert t.fact("owed") == 0
    assert t.fact("colour") == t.cauldron[0].split("_")[0]
    t.turn_of(t.players[(t.fact("dealer") + 1) % 3])


def test_u_end_02_a_whole_match() -> None:
    """Everyone plays the first card that fits: rounds follow each other until someone has 532."""
    state = stablemates.new("unorog", seats=4, seed=5, goal=532)
    rounds: list[list[int]] = []
    while state.outcome() is None:
        question = state.pending()[0]
        events = state.answer(question.seat, min(1, len(question.options) - 1))
        rounds += [[event.seat, event.n] for event in events if event.kind == "round"]
    outcome = state.outcome()
    assert outcome is not None
    points = [sum(n for seat, n in rounds if seat == winner) for winner in range(4)]
    assert outcome.points == points
    assert outcome.winner == rounds[-1][0]
    assert points[outcome.winner] >= 532
    assert points[outcome.winner] - rounds[-1][1] < 532
    assert max(points[seat] for seat in range(4) if seat != outcome.winner) < 532
    assert state.view(stablemates.NOBODY)["facts"]["round"] == len(rounds) > 1


def test_u_end_02_any_goal_may_be_agreed_on() -> None:
    t = At("unorog", goal=10, cauldron="red_3", ann={"hand": "red_5"}, bob={"hand": "green_9"}, cid={"hand": "red_1"})
    t.does("ann", "red_5")
    t.won_by("ann")
