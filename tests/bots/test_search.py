"""Searching imagined worlds: what it finds, and what keeps it from mistaking noise for insight."""

from __future__ import annotations

import pytest

import stablemates
from stablemates.bots import World, make
from stablemates.bots.search import Plan, Race, search
from stablemates.bots.searcher import plan_for
from stablemates.core.kernel import State
from stablemates.core.policy import Policy, RandomPolicy
from stablemates.core.rng import Rng, fast
from stablemates.protocol.seen import view
from stablemates.testing import At

ENOUGH = 100_000  # answers: to the end of a game


class First(Policy):
    """Always takes the least committal option: in Unorog it never plays a card."""

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        return state.nth(seat, 0)


class Hopeful(First):
    """Judges a position by how few cards it holds."""

    def evaluate(self, state: State, seat: int) -> float:
        return 1 / (1 + view(state, seat).zone("hand", seat).count)


def found(t: At, who: str, plan: Plan, seed: int = 1) -> str:
    """Return what a search finds for a player."""
    seat = t.seat(who)
    return t.options(who)[search(World(t.state, seat).imagine, seat, plan, fast(seed), lambda: True)]


def test_it_takes_a_win_even_if_its_first_thought_was_another() -> None:
    t = At("unorog", ann={"hand": "red_5"}, bob={"hand": "red_7 green_2 blue_1"}, cauldron="red_3")
    plan = Plan(First(), First(), [RandomPolicy()], worlds=16, depth=40, gate=1.5, drop=2.0)
    assert found(t, "ann", plan) == "red_5"
    t.does("ann", "red_5").won_by("ann")


def test_it_stays_with_its_first_thought_when_nothing_is_better() -> None:
    """All worlds are cut off immediately and worth the same."""
    t = At("unorog", ann={"hand": "red_5 red_7 blue_3"}, bob={}, cauldron="red_3")
    plan = Plan(First(), First(), [RandomPolicy()], worlds=16, depth=0, gate=1.0, drop=2.0)
    assert {found(t, "ann", plan, seed) for seed in range(5)} == {"draw"}
    t.turn_of("ann")


def test_a_world_that_is_cut_off_is_evaluated() -> None:
    t = At("unorog", ann={"hand": "red_5 blue_7 green_9"}, bob={}, cauldron="red_3")
    assert found(t, "ann", Plan(Hopeful(), Hopeful(), [First()], worlds=16, depth=0, gate=1.0, drop=2.0)) == "red_5"
    t.turn_of("ann")


def test_it_ends_when_time_is_up_and_needs_none_without_a_choice() -> None:
    worlds: list[State] = []

    def look(cauldron: str) -> int:
        t = At("unorog", ann={"hand": "red_5"}, bob={"hand": "red_7 green_2 blue_1"}, cauldron=cauldron)

        def imagine(seed: int) -> State:
            worlds.append(t.state.imagine(0, seed))
            return worlds[-1]

        t.turn_of("ann")
        return search(imagine, 0, Plan(First(), First(), [First()], 10_000, 10, 1.5, 2.0), fast(1), lambda: False)

    assert (look("red_3"), len(worlds)) == (0, 1)  # one world, to see what there is to choose from
    assert (look("green_3"), len(worlds)) == (0, 2)


def test_the_race_drops_hopeless_options_and_no_option_wins_by_luck() -> None:
    race = Race(options=4, first=0, rivals=[1, 2, 3])
    for world in range(16):
        race.note(1, -1.0)  # always worse
        race.note(2, 1.0 if world % 2 else -1.0)  # sometimes better, sometimes worse
        race.note(3, 1.0 if world % 4 else 0.0)  # better
    assert race.winner(gate=2.0) == 3
    assert race.winner(gate=5.0) == 0
    race.drop(errors=2.0)
    assert race.alive == [2, 3]


@pytest.mark.parametrize("profile", ["unorog", "second-ru"])
def test_a_searcher_plays_the_same_for_the_same_seed(profile: str) -> None:
    state = stablemates.new(profile, seats=3, seed=4)
    world = World(state, state.pending()[0].seat)
    assert make("searcher:4", 9).choose(world) == make("searcher:4", 9).choose(world)


@pytest.mark.parametrize("game", ["unorog", "stable"])
def test_the_imagined_opponents_are_a_mixture(game: str) -> None:
    """A bot that counts on one kind of opponent is helpless against all others."""
    assert len(set(map(id, plan_for(game, 0, crowd=False).others))) >= 3
