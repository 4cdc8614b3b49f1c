"""Bots by name, and which bots each game has."""

from __future__ import annotations

import pytest

import stablemates
from stablemates.bots import SearchBot, UnknownBot, World, as_policy, check, every_name, make, names
from stablemates.bots.roster import NETS, entry, nets_of, offered
from stablemates.games import registry
from stablemates.testing import At


def test_every_game_has_the_ladder_and_its_own_baselines() -> None:
    ladder = ["random", "keen", "novice", "sensible"]
    own = ["tiers", "sensible-1", "hasty", "thrifty"]
    assert names("unorog") == [*ladder, "trained", "searcher", "greedy"]
    assert names("stable") == [*ladder, "searcher", "searcher-1", "trained", *own]
    assert set(every_name()) == {*ladder, "trained", "searcher", "searcher-1", "greedy", *own}


@pytest.mark.parametrize("spec", ["clever", "sensible:hard", "Sensible", ""])
def test_an_invalid_spec_is_refused(spec: str) -> None:
    with pytest.raises(UnknownBot, match="available: random, keen, novice, sensible, searcher"):
        make(spec, 1)


@pytest.mark.parametrize("budget", ["", "0", "fast", "-3", "0ms", "30 ms", "1000000"])
def test_an_invalid_budget_is_refused_with_the_valid_forms(budget: str) -> None:
    with pytest.raises(UnknownBot, match=r"searcher:TIMEms \(searcher:30ms\), from 1 to 999999"):
        make(f"searcher:{budget}", 1)
    with pytest.raises(UnknownBot, match="invalid search budget: -1 worlds"):
        SearchBot(1, worlds=-1)


def test_a_seat_that_is_not_asked_has_no_world() -> None:
    t = At("unorog", ann={"hand": "red_5 red_6"}, bob={}, cauldron="red_3")
    with pytest.raises(stablemates.NotYourQuestion, match=r"seat 1 has no open question; asked: \[0\]"):
        World(t.state, t.seat("bob"))
    t.turn_of("ann")


def test_a_baseline_is_for_its_own_game() -> None:
    with pytest.raises(UnknownBot, match=r"unorog has no bot 'tiers'; it has: random, .*greedy"):
        check("tiers", "unorog")
    with pytest.raises(UnknownBot, match="stable has no bot 'greedy'"):
        as_policy("greedy", "stable")
    game = stablemates.new("unorog", seats=2, seed=1)
    with pytest.raises(UnknownBot, match="unorog has no bot 'tiers'"):
        make("tiers", 1).choose(World(game, game.pending()[0].seat))


def test_a_searcher_takes_a_number_of_worlds_or_a_time() -> None:
    worlds, time = make("searcher:250", 1), make("searcher:30ms", 1)
    assert isinstance(worlds, SearchBot)
    assert isinstance(time, SearchBot)
    assert (worlds.worlds, worlds.milliseconds, time.worlds, time.milliseconds) == (250, 0, 0, 30)


def test_the_same_seed_makes_the_same_choice() -> None:
    t = At("unorog", ann={"hand": "red_5 red_6 red_7 red_8"}, bob={}, cauldron="red_3")
    world = World(t.state, t.seat("ann"))
    assert len({make("random", 3).choose(world) for _ in range(5)}) == 1
    assert {make("random", seed).choose(world) for seed in range(40)} == {0, 1, 2, 3, 4}
    assert {make("keen", seed).choose(world) for seed in range(40)} == {1, 2, 3, 4}  # 0 is to draw
    t.turn_of("ann")


@pytest.mark.parametrize("game", ["stable", "unorog"])
def test_a_table_offers_steps_of_strength(game: str) -> None:
    strengths = [entry(level).strength(game) for level in offered(game)]
    assert strengths == sorted(strengths)
    assert strengths[0] == 1
    assert set(strengths) == set(range(1, max(strengths) + 1))  # no step is missing
    assert [entry("trained").picture("stable"), entry("novice").picture("stable")] == ["●●●●●", "●●○○○"]


@pytest.mark.parametrize("game", ["stable", "unorog"])
def test_every_rulebook_has_a_trained_player(game: str) -> None:
    assert set(nets_of(game)) == {book.id for book in registry.game(game).profiles}
    assert sum(file.stat().st_size for file in NETS.glob("*.npz")) < 5_000_000
