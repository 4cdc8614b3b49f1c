"""What the simple players do at a table of Unorog: keen and greedy, the baselines, and the novice."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import stablemates
from stablemates.bots import World, make
from stablemates.bots.playout import play_on
from stablemates.core.rng import fast
from stablemates.games import registry
from stablemates.testing import At

POLICIES = registry.game("unorog").policies()


def choices(t: At, who: str, bot: str, tries: int = 200) -> dict[str, float]:
    """Return what a bot does in ``who``'s place, and how often."""
    options = t.options(who)
    found = Counter(options[make(bot, seed).answer(World(t.state, t.seat(who)))] for seed in range(tries))
    return {option: count / tries for option, count in found.items()}


def test_keen_plays_any_card_that_fits() -> None:
    t = At("unorog", ann={"hand": "red_5 blue_3 hoof green_9"}, bob={}, cauldron="red_3")
    found = choices(t, "ann", "keen")
    assert set(found) == {"red_5", "blue_3", "hoof blue", "hoof green", "hoof red", "hoof yellow"}
    assert max(found.values()) < 0.3
    t.turn_of("ann")


def test_u_ali_01_greedy_plays_an_alicorn_as_soon_as_that_is_honest() -> None:
    t = At("unorog", ann={"hand": "alicorn hoof blue_3 green_1 green_2"}, bob={}, cauldron="red_3")
    assert choices(t, "ann", "greedy") == {"alicorn green": 1.0}
    t = At("unorog", ann={"hand": "alicorn hoof red_5 blue_3 green_1"}, bob={}, cauldron="red_3")
    assert set(choices(t, "ann", "greedy")) == {"red_5", "blue_3"}
    t.turn_of("ann")


def test_u_call_greedy_never_forgets_a_call_or_a_catch() -> None:
    t = At("unorog", ann={"hand": "red_5 blue_1"}, bob={}, cauldron="red_3")
    assert choices(t, "ann", "greedy") == {"call red_5": 1.0}
    assert choices(t.does("ann", "red_5"), "bob", "greedy") == {"catch": 1.0}
    t.does("bob", "pass").turn_of("bob")


def test_u_call_01_the_novice_forgets_a_call_now_and_then() -> None:
    t = At("unorog", ann={"hand": "red_5 blue_1"}, bob={}, cauldron="red_3")
    assert choices(t, "ann", "novice")["call red_5"] == pytest.approx(0.7, abs=0.1)
    t.turn_of("ann")


def test_u_call_02_the_novice_seldom_catches_and_never_in_vain() -> None:
    t = At("unorog", ann={"hand": "red_5 blue_1"}, bob={}, cauldron="red_3").does("ann", "red_5")
    assert choices(t, "bob", "novice")["catch"] == pytest.approx(0.25, abs=0.1)
    t = At("unorog", ann={"hand": "red_5 blue_1"}, bob={}, cauldron="red_3").does("ann", "call red_5")
    assert choices(t, "bob", "novice") == {"pass": 1.0}
    t.does("bob", "pass").turn_of("bob")


def test_u_ali_01_the_novice_never_bluffs() -> None:
    t = At("unorog", ann={"hand": "alicorn red_5 blue_1 green_2"}, bob={}, cauldron="red_3")
    assert choices(t, "ann", "novice") == {"red_5": 1.0}
    t = At("unorog", ann={"hand": "alicorn blue_1 green_2"}, bob={}, cauldron="red_3")
    assert choices(t, "ann", "novice") == {"alicorn blue": 1.0}
    t.turn_of("ann")


def test_u_stone_01_the_novice_aims_at_a_player_about_to_finish() -> None:
    hand = {"hand": "red_stone red_mirror red_4 blue_4"}
    t = At("unorog", ann=hand, bob={"hand": "blue_1 blue_2"}, cauldron="red_3")
    assert choices(t, "ann", "novice") == {"red_stone": 1.0}
    t = At("unorog", ann=hand, bob={}, cauldron="red_3")
    assert set(choices(t, "ann", "novice")) == {"red_stone", "red_mirror", "red_4"}
    t.turn_of("ann")


@pytest.mark.parametrize("name", sorted(POLICIES))
def test_every_policy_chooses_legal_moves(name: str) -> None:
    """Also in matches and with table options, and the game ends."""
    for seed in range(12):
        options: dict[str, int] = {"goal": 200} if seed % 3 == 0 else {"stones_add_up": True, "stone_skips": True}
        state = stablemates.new("unorog", seats=2 + seed % 5, seed=seed, **options)
        rng = fast(seed)
        for _ in range(4000):
            if not (asked := int(state.asked())):
                break
            seat = (asked & -asked).bit_length() - 1
            move = POLICIES[name].choose(state, seat, rng)
            assert move in state.moves(seat)
            state.make(seat, move)
        assert state.outcome() is not None


def test_the_odds_of_all_seats_add_up_to_one() -> None:
    sensible = POLICIES["sensible"]
    for seed in range(20):
        state = stablemates.new("unorog", seats=2 + seed % 4, seed=seed, goal=532 if seed % 2 else 0)
        play_on(state, [sensible] * state.seats, fast(seed), limit=10 + 3 * seed)
        assert sum(sensible.evaluate(state, seat) for seat in range(state.seats)) == pytest.approx(1)


def test_fewer_cards_mean_better_odds_and_a_won_game_is_certain() -> None:
    sensible = POLICIES["sensible"]
    t = At("unorog", ann={"hand": "red_5"}, bob={}, cid={"hand": "green_1 green_2"}, cauldron="red_3")
    ann, bob, cid = (sensible.evaluate(t.state, seat) for seat in range(3))
    assert ann > 0.9 > cid > bob
    t.does("ann", "red_5").won_by("ann")
    assert [sensible.evaluate(t.state, seat) for seat in range(3)] == [1, 0, 0]


def test_u_end_02_in_a_match_points_count() -> None:
    sensible = POLICIES["sensible"]
    hands: dict[str, Any] = {"ann": {"hand": "blue_5 blue_6"}, "bob": {"hand": "blue_8 blue_9"}}
    level = At("unorog", **hands, cauldron="red_3", goal=532)
    ahead = At("unorog", **hands, cauldron="red_3", goal=532, points=[0, 400])
    assert sensible.evaluate(ahead.state, 1) > sensible.evaluate(level.state, 1) + 0.2
    ahead.turn_of("ann")
