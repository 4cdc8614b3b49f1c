"""A run: the same games on any process, stored as they are played, and resumed after a stop."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from stablemates.bots.playout import play_on
from stablemates.core.errors import Refused
from stablemates.core.rng import fast
from stablemates.lab import pool, simulate
from stablemates.lab.collectors import add
from stablemates.lab.compare import Comparison, Difference, against
from stablemates.lab.observed_playout import play_observed
from stablemates.lab.run import carry_out, plan_of
from stablemates.lab.run_log import NAME, RunLog
from stablemates.lab.simulate import BadExperiment, Experiment, Games, Seating, play, work

UNOROG = Experiment("unorog", players=3, bots=["novice"], games=46, seed=5)
STABLE = Experiment("second-ru", players=3, bots=["random"], games=12, seed=5)


@pytest.fixture(autouse=True)
def _small_batches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulate, "SMALLEST", 20)


def test_the_totals_do_not_depend_on_the_number_of_processes() -> None:
    alone = carry_out(UNOROG, processes=1)
    assert alone.totals == carry_out(UNOROG, processes=2).totals == UNOROG.play(range(46))
    assert alone.totals["endings"]["games"] == alone.games == 46
    assert alone.totals["cards"]["games"] == 46


def test_another_seed_is_another_run() -> None:
    other = Experiment("unorog", players=3, bots=["novice"], games=46, seed=6)
    assert other.play(range(20)) != UNOROG.play(range(20))


@pytest.mark.parametrize("experiment", [UNOROG, STABLE], ids=["unorog", "stable"])
def test_a_game_is_the_same_with_and_without_observers(experiment: Experiment) -> None:
    games = Games(experiment, [])
    for number in range(5):
        quiet = games.play(number)
        loud = games.game.new(games.book, experiment.players, experiment.seed << 32 | number, games.options)
        chance = fast(1 << 95 | experiment.seed << 32 | number)
        play_observed(loud, Seating(experiment).sit(chance), chance, [], 100_000)
        assert loud.dump() == quiet.dump()


def test_a_bot_that_is_asked_and_one_inside_the_core_may_sit_at_one_table() -> None:
    mixed = Experiment("unorog", players=2, bots=["searcher:1", "novice"], games=2, collectors=["endings"])
    assert mixed.batch() < UNOROG.batch()
    assert mixed.play(range(2))["endings"]["games"] == 2
    assert mixed.play(range(2)) == mixed.play(range(2))


def test_a_game_that_does_not_end_is_cut_off_and_counted() -> None:
    games = Games(UNOROG, [])
    state = games.game.new(games.book, 3, 1, games.options)
    assert play_on(state, Seating(UNOROG).sit(fast(1)), fast(1), 3) == 3
    assert state.outcome() is None


# --- a folder ------------------------------------------------------------------------------------


def interrupted_after(batches: int) -> Callable[..., Iterator[tuple[range, Any]]]:
    """Return a pool that is interrupted by Ctrl-C."""

    def in_order(
        work: Callable[[range], Any], jobs: Iterable[range], processes: int, started: Callable[[], None]
    ) -> Iterator[tuple[range, Any]]:
        started()
        for n, job in enumerate(jobs):
            if n == batches:
                raise KeyboardInterrupt
            yield job, work(job)

    return in_order


def test_ctrl_c_keeps_finished_games_and_the_next_start_resumes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(pool, "in_order", interrupted_after(1))
        stopped = carry_out(UNOROG, tmp_path)
    assert stopped.stopped
    assert stopped.games == stopped.totals["endings"]["games"] == 20
    ticks: list[int] = []
    finished = carry_out(plan_of(tmp_path), tmp_path, processes=1, tick=ticks.append)
    assert ticks == [20, 40, 46]
    assert finished.speed.games == 26
    assert finished.totals == UNOROG.play(range(46))
    again = carry_out(UNOROG, tmp_path, processes=1)
    assert (again.speed.games, again.totals) == (0, finished.totals)


def test_a_line_that_was_not_finished_is_played_again(tmp_path: Path) -> None:
    whole = carry_out(UNOROG, tmp_path, processes=1)
    file = tmp_path / NAME
    file.write_bytes(file.read_bytes()[:-40])
    assert RunLog(tmp_path, UNOROG).games == 40
    assert carry_out(UNOROG, tmp_path, processes=1).totals == whole.totals


def test_more_games_can_be_added_later(tmp_path: Path) -> None:
    carry_out(UNOROG, tmp_path, processes=1)
    more = carry_out(plan_of(tmp_path, 60), tmp_path, processes=1)
    assert more.speed.games == 20  # the last batch was a short one
    assert more.totals == UNOROG.play(range(60))


def test_a_run_is_resumed_with_its_revision(tmp_path: Path) -> None:
    """A run from before revisions names none, and continues with the first (ADR 0014)."""
    first = replace(STABLE, revision=1)
    carry_out(first, tmp_path, processes=1)
    assert "revision" not in (tmp_path / NAME).read_text("utf-8")
    assert plan_of(tmp_path) == first
    with pytest.raises(BadExperiment, match="which differs in revision"):
        carry_out(STABLE, tmp_path)


def test_a_folder_of_another_run_is_refused(tmp_path: Path) -> None:
    carry_out(STABLE, tmp_path, processes=1)
    other = Experiment("second-uk", players=3, bots=["random"], games=12, seed=6)
    with pytest.raises(
        BadExperiment, match=r"contains another run, which differs in profile, seed; name another folder"
    ):
        carry_out(other, tmp_path)
    with pytest.raises(BadExperiment, match="differs in a"):
        carry_out(against(STABLE, "second-uk", {}), tmp_path)
    (tmp_path / NAME).write_text('{"format": 99}\n')
    with pytest.raises(BadExperiment, match="not a run that this version can resume"):
        carry_out(STABLE, tmp_path)
    with pytest.raises(BadExperiment, match="not a run that this version can resume"):
        plan_of(tmp_path)
    (tmp_path / NAME).write_text('{"format": 1, "batch": 10, "plan": {"colour": "red"}}\n')
    with pytest.raises(BadExperiment, match="a run of another version"):
        plan_of(tmp_path)


def test_a_corrupt_line_is_named(tmp_path: Path) -> None:
    carry_out(STABLE, tmp_path, processes=1)
    with (tmp_path / NAME).open("a") as file:
        file.write('{"first": 20}\n')
    with pytest.raises(BadExperiment, match="line 3 is corrupt"):
        carry_out(STABLE, tmp_path)


@pytest.mark.parametrize(
    ("wrong", "advice"),
    [
        ({"bots": ["random", "keen"]}, "one for each of the 3"),
        ({"bots": ["clever"]}, "unknown bot 'clever'"),
        ({"bots": ["greedy"]}, "no bot 'greedy'"),
        ({"bots": "random"}, r"a list: \['random'\]"),
        ({"games": 0}, "from 1 to"),
        ({"games": 10.0}, "from 1 to"),
        ({"seed": 1 << 62}, "from 0 to"),
        ({"seed": "7"}, "from 0 to"),
        ({"profile": "secnd-ru"}, "did you mean second-ru"),
        ({"players": 9}, "2 to 8 players"),
        ({"options": {"luck": True}}, "no option 'luck'"),
        ({"collectors": ["gossip"]}, "unknown collector 'gossip'"),
        ({"collectors": ["nowhere.at_all:Gossip"]}, "nowhere"),
        ({"collectors": ["json:dumps"]}, "has no class dumps"),
    ],
)
def test_a_bad_experiment_is_refused_before_anything_is_played(wrong: dict[str, Any], advice: str) -> None:
    good = {"profile": "second-ru", "players": 3, "bots": ["random"], "games": 10}
    bad = Experiment(**{**good, **wrong})
    with pytest.raises(Refused, match=advice):
        bad.check()
    with pytest.raises(Refused, match=advice):
        carry_out(bad, processes=1)
    with pytest.raises(Refused, match=advice):
        play(bad, [])


# --- two sides -----------------------------------------------------------------------------------


def test_both_sides_of_a_comparison_play_the_same_deals() -> None:
    plain = Experiment("unorog", players=2, bots=["novice"], games=20, seed=9)
    both = Comparison(plain, Experiment("unorog", 2, ["novice"], 20, 9, {"stone_skips": True}))
    totals = both.play(range(20))
    assert totals["a"] == plain.play(range(20))
    assert totals["b"] == both.b.play(range(20))
    assert json.loads(json.dumps(totals)) == totals
    same = Comparison(plain, plain).play(range(20))["pairs"]
    turns = Difference.of(same, "turns")
    assert (turns.mean, turns.error) == (0, 0)
    sums = totals["a"]["moments"]["sums"]
    assert Difference.of(totals["pairs"], "turns").mean_a == sums["turns"] / 20
    assert Difference.of(totals["pairs"], "draw").mean_a == sums["draw"] / 20


def test_the_error_of_a_difference_is_that_of_the_pairs() -> None:
    pairs = {"games": 4, "measures": {"turns": {"a": 10, "b": 14, "aa": 30, "bb": 62, "ab": 43}}}
    one = Difference.of(pairs, "turns")  # the differences are 0, 1, 1, 2: variance 2/3
    assert (one.n, one.mean, round(one.error**2, 6)) == (4, 1.0, round(2 / 3 / 4, 6))


def test_batches_of_a_comparison_add_up(tmp_path: Path) -> None:
    quick = Experiment("unorog", 2, ["novice"], 30, 3, collectors=["endings"])
    both = against(quick, None, {"stone_skips": True})
    both.check()
    done = carry_out(both, tmp_path, processes=2)
    assert done.totals == add(both.play(range(20)), both.play(range(20, 30)))
    assert plan_of(tmp_path).as_json() == both.as_json()  # it names its revision
    assert "turns" not in done.totals["pairs"]["measures"]
    with pytest.raises(BadExperiment, match="nothing to compare"):
        against(quick, None, {}).check()


def test_a_batch_says_how_long_it_took() -> None:
    done = partial(work, UNOROG)(range(20))
    assert done.totals == UNOROG.play(range(20))
    assert done.seconds > 0
