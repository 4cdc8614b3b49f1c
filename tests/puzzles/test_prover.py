"""The prover: an answer must reach the goal of the turn, whatever the others hold and do."""

from __future__ import annotations

from stablemates.positions import Position
from stablemates.puzzles.prover import Goal, Verdict, judge

SIX = "baby_unicorn_red basic_unicorn_red basic_unicorn_blue narwhal basic_unicorn_green basic_unicorn_yellow"
DEALS = 30


def judged(position: Position, goal: Goal) -> tuple[Verdict, dict[int, str]]:
    """Return the verdict on the answers of ``you``, and the answers by move."""
    position.state.quiet = True
    labels = dict(zip(position.state.moves(0), position.options("you"), strict=True))
    return judge(position.state, 0, goal, DEALS), labels


def right(position: Position, goal: Goal) -> list[str]:
    verdict, labels = judged(position, goal)
    assert not verdict.unsure
    return [labels[move] for move in verdict.right]


def test_a_seventh_unicorn_wins_if_no_one_can_stop_it() -> None:
    """R-END-01, R-CARD-07: a player without cards in hand cannot respond."""
    hand = "basic_unicorn_purple glitter_bomb"
    alone = Position("second-ru", you={"hand": hand, "stable": SIX}, ann={"hand": ""}, bob={"hand": ""})
    assert right(alone, "win") == ["basic_unicorn_purple"]
    stopped = Position(
        "second-ru", you={"hand": hand, "stable": SIX}, ann={"hand": "neigh yay back_kick"}, bob={"hand": ""}
    )
    assert right(stopped, "win") == []


def test_under_yay_nothing_is_stopped() -> None:
    """R-CARD-07: cards that cannot be stopped open no window, so hidden Neighs do not matter."""
    cards = {"hand": "basic_unicorn_purple glitter_bomb", "stable": f"{SIX} yay"}
    position = Position("second-ru", you=cards, ann={"hand": "neigh neigh neigh"}, bob={"hand": "neigh"})
    assert right(position, "win") == ["basic_unicorn_purple"]


def defences(hand: str) -> list[str]:
    """Return what surely stops Ann, who plays her seventh unicorn and has two cards left."""
    ann = {"hand": "basic_unicorn_purple yay neigh", "stable": SIX}
    position = Position("second-ru", you={"hand": hand}, ann=ann, bob={"hand": ""}, turn="ann")
    position.answer("ann", "basic_unicorn_purple")
    return right(position, "hold")


def test_only_what_cannot_be_stopped_in_turn_is_a_sure_defence() -> None:
    """R-CARD-07: a Neigh may be stopped by another; a Super Neigh may not, and can wait for Ann's."""
    assert defences("neigh back_kick") == []
    assert defences("super_neigh back_kick") == ["super_neigh"]
    assert defences("neigh super_neigh") == ["neigh", "super_neigh"]


def test_a_refuted_answer_names_a_deal_in_which_it_fails() -> None:
    hand = "basic_unicorn_purple glitter_bomb"
    ann = {"hand": "neigh yay back_kick"}
    verdict, labels = judged(Position("second-ru", you={"hand": hand, "stable": SIX}, ann=ann, bob={"hand": ""}), "win")
    assert {"draw", "basic_unicorn_purple"} <= {labels[move] for move in verdict.wrong}
    assert all(0 <= seed < DEALS for seed in verdict.wrong.values())
