"""The environments: what the libraries require of them, and what players at a table would."""

from __future__ import annotations

import re
import warnings
from collections.abc import Callable
from typing import Any

import pytest

from stablemates.core.errors import Refused
from stablemates.core.kernel import NOBODY
from stablemates.core.rng import FastRng, fast

pytest.importorskip("gymnasium", reason="the environments need gymnasium")
pytest.importorskip("pettingzoo", reason="the environment of several agents needs pettingzoo")

import gymnasium
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from stablemates.lab import rl
from stablemates.lab.batch_bench import agent_by_agent
from stablemates.lab.rl import aec_env, single_env
from stablemates.lab.rl.reward import rewards

PROFILES = ["unorog", "second-ru"]


def quietly(check: Callable[[], Any]) -> None:
    """Ignore warnings about what is intended: observations with a row *and* a mask, an environment without an id."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message="Observation is not a NumPy array")
        warnings.filterwarnings("ignore", message="Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", message=".*not having a spec.*")
        check()


@pytest.mark.parametrize("profile", PROFILES)
def test_pettingzoos_own_tests_pass(profile: str, capsys: pytest.CaptureFixture[str]) -> None:
    quietly(lambda: api_test(aec_env(profile, seats=4), num_cycles=150))
    assert "Passed API test" in capsys.readouterr().out
    quietly(lambda: seed_test(lambda: aec_env(profile, seats=3), num_cycles=30))


@pytest.mark.parametrize("profile", PROFILES)
def test_gymnasiums_own_checks_pass(profile: str) -> None:
    quietly(lambda: check_env(single_env(profile, seats=3, rivals=["keen", "random"])))


def last_allowed(seen: Any) -> int:
    return int(seen["action_mask"].nonzero()[0][-1])


def late_allowed(seen: Any, chance: FastRng) -> int:
    """Prefer later actions: they play cards, so that a game ends."""
    allowed = seen["action_mask"].nonzero()[0]
    return int(allowed[max(chance.below(len(allowed)), chance.below(len(allowed)))])


def play(env: Any, seed: int) -> dict[str, float]:
    """Play a whole game; return the final reward of each agent."""
    env.reset(seed=seed)
    chance = fast(seed)
    paid = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        paid[agent] += reward
        env.step(None if over or cut else late_allowed(seen, chance))
    return paid


@pytest.mark.parametrize("profile", PROFILES)
def test_the_winner_gets_what_the_others_lose(profile: str) -> None:
    env = aec_env(profile, seats=4)
    for seed in range(3):
        assert sorted(play(env, seed).values()) == pytest.approx([-1 / 3, -1 / 3, -1 / 3, 1])
    assert rewards(NOBODY, 3) == [-0.5] * 3


def test_a_long_game_is_truncated_without_rewards() -> None:
    env = aec_env("second-ru", seats=3, limit=25)
    env.reset(seed=1)
    for _ in range(25):
        if any(env.truncations.values()):
            break
        env.step(last_allowed(env.last()[0]))
    assert all(env.truncations.values())
    assert set(play(env, 1).values()) == {0.0}


def test_an_agent_that_is_not_asked_has_nothing_to_choose() -> None:
    env = aec_env("unorog", seats=3)
    env.reset(seed=4)
    for agent in env.agents:
        assert env.observe(agent)["action_mask"].any() == (agent == env.agent_selection)


def test_an_illegal_action_loses_immediately() -> None:
    env = aec_env("unorog", seats=2)
    env.reset(seed=2)
    sinner = env.agent_selection
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # pettingzoo warns about it
        env.step(int((env.last()[0]["action_mask"] == 0).nonzero()[0][0]))
    assert all(env.terminations.values())
    assert env.rewards[sinner] == -1
    alone = single_env("unorog", seats=2, rivals=["random"])
    seen, _ = alone.reset(seed=2)
    _, reward, over, _, info = alone.step(int((seen["action_mask"] == 0).nonzero()[0][0]))
    assert (reward, over, info) == (-1.0, True, {"illegal": True})


def test_answers_in_a_window_come_one_after_another_and_show_nothing() -> None:
    """Everyone may stop a card: each answers from its own observation, in which no one has answered yet."""
    chance = fast(11)
    env = aec_env("second-ru", seats=4)
    env.reset(seed=11)
    windows = 0
    for _ in range(400):
        if not env.agents or any(env.terminations.values()):
            break
        table = env.unwrapped
        question = table.question()
        agent = env.agent_selection
        others = [other for other in env.agents if other != agent]
        before = {other: env.observe(other)["observation"].copy() for other in others}
        in_a_window = question.ask == "neigh" and bin(table.table().asked()).count("1") > 1
        env.step(0 if in_a_window else late_allowed(env.last()[0], chance))
        if in_a_window and table.table().asked() and table.question().ask == "neigh":
            after = env.agent_selection
            if after != agent and table.seat_of[after] > table.seat_of[agent]:
                assert (env.observe(after)["observation"] == before[after]).all()
                windows += 1
    assert windows > 3


def test_one_seat_among_bots_by_name_has_the_same_game_for_the_same_seed() -> None:
    env = single_env("second-ru", seats=3, rivals=["novice", "random"], seat=1)
    rows = []
    for _ in range(2):
        seen, _ = env.reset(seed=6)
        observations = [seen["observation"].tobytes()]
        for _ in range(12):
            assert env.seat == 1
            assert env.action_masks().sum() == seen["action_mask"].sum()
            seen, _, over, cut, _ = env.step(last_allowed(seen))
            observations.append(seen["observation"].tobytes())
            if over or cut:
                break
        rows.append(observations)
    assert rows[0] == rows[1]


@pytest.mark.parametrize(
    ("wrong", "advice"),
    [
        ({"rivals": []}, "0 rivals at a table of 3: name 1 to 2"),
        ({"rivals": ["keen"] * 3}, "3 rivals at a table of 3: name 1 to 2"),
        ({"rivals": ["sensibel"]}, "did you mean sensible"),
        ({"rivals": "tiers"}, "unorog has no bot 'tiers'"),
        ({"seat": 3}, "cannot have seat 3 at a table of 3"),
        ({"seat": -1}, "cannot have seat -1"),
    ],
)
def test_an_impossible_table_is_refused_before_the_first_deal(wrong: dict[str, Any], advice: str) -> None:
    with pytest.raises(Refused, match=advice):
        single_env("unorog", seats=3, **wrong)


def test_before_the_first_reset_there_is_no_game() -> None:
    env = single_env("unorog", seats=2)
    with pytest.raises(gymnasium.error.ResetNeeded, match=re.escape("call reset() first")):
        env.step(0)


def test_after_the_end_there_is_nothing_to_choose() -> None:
    env = single_env("unorog", seats=2, rivals="keen")
    seen, _ = env.reset(seed=1)
    over = False
    while not over:
        seen, _, over, _, _ = env.step(int(seen["action_mask"].argmax()))
    assert not seen["action_mask"].any()
    assert env.step(0)[4] == {"illegal": True}


@pytest.mark.parametrize("action", [-1, 130, 9999])
def test_an_invalid_action_loses_immediately(action: int) -> None:
    env = single_env("unorog", seats=2, rivals="keen")
    env.reset(seed=1)
    _, reward, over, cut, info = env.step(action)
    assert (reward, over, cut, info) == (-1.0, True, False, {"illegal": True})


def test_the_table_is_shown_as_the_seat_sees_it() -> None:
    env = single_env("unorog", seats=2, render_mode="ansi")
    env.reset(seed=1)
    assert env.render() == env.table().show(env.seat)
    assert re.search(rf"hand {1 - env.seat} +\d hidden\n", str(env.render()))
    assert env.question().options
    many = aec_env("second-ru", seats=2, render_mode="ansi")
    many.reset(seed=1)
    asked = int(many.agent_selection.removeprefix("seat_"))
    assert f"second-ru for 2, seen by seat {asked}" in many.render()


def test_the_benchmark_counts_decisions_of_agents() -> None:
    steps, games, seconds = agent_by_agent("unorog", 2)(0.05)
    assert steps > 0
    assert games >= 0
    assert seconds >= 0.05


def test_gymnasium_makes_the_tables_by_name() -> None:
    """With the module before the name, Gymnasium imports the registration."""
    for name, seats in (("stablemates/Unorog-v0", 4), ("stablemates/SecondRu-v0", 3)):
        env = gymnasium.make(
            f"stablemates.lab.rl.registration:{name}", seats=seats, rivals=["random"], render_mode="ansi"
        )
        seen, _ = env.reset(seed=3)
        env.step(int(seen["action_mask"].argmax()))
        assert f"for {seats}, seen by seat" in str(env.render())
        env.close()


def test_every_name_of_the_package_is_there() -> None:
    """A lazy name could be missing unnoticed."""
    assert all(callable(getattr(rl, name)) for name in rl.WHERE)
