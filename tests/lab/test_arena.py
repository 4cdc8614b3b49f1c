"""Contests of bots: fair seats, the same deals for all, the same result on any number of cores."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import stablemates
from stablemates.bots import UnknownBot
from stablemates.cli import main
from stablemates.lab.arena import Arena, against, duel, free_for_all
from stablemates.lab.contest import BadContest, Contest, LineUp, Won, play_deal

SMALL = duel("unorog", 2, "sensible", "keen")


def test_the_result_does_not_depend_on_the_number_of_processes() -> None:
    alone, together = (Arena(SMALL, games=300) for _ in range(2))
    alone.play(processes=1)
    together.play(processes=2)
    assert alone.won == together.won
    assert alone.as_json(rated=True) == together.as_json(rated=True)


def test_another_seed_means_other_deals() -> None:
    first, second = Arena(SMALL, 60), Arena(SMALL._replace(seed=1), 60)
    first.play(processes=1)
    second.play(processes=1)
    assert first.won != second.won


def test_a_line_up_takes_every_seat_once(monkeypatch: pytest.MonkeyPatch) -> None:
    tables: list[list[str]] = []

    def first_seat_wins(contest: Contest, specs: list[str], deal: int, turned: int) -> int:
        tables.append(specs)
        return 0

    monkeypatch.setattr("stablemates.lab.contest.play_game", first_seat_wins)
    assert play_deal(duel("unorog", 4, "sensible", "keen", mix=(2, 2)), LineUp((0, 0, 1, 1)), deal=5) == (2, 2)
    assert [list(column).count("sensible") for column in zip(*tables)] == [2, 2, 2, 2]


def test_all_line_ups_get_the_same_deals() -> None:
    contest = against("unorog", 2, ["sensible", "sensible"], "keen")
    arena = Arena(contest, games=40)
    arena.play(processes=1)
    first, second = zip(*arena.won)
    assert [(one[0], one[2]) for one in first] == [(one[1], one[2]) for one in second]


def test_equal_players_win_their_share() -> None:
    arena = Arena(duel("unorog", 4, "greedy", "greedy"), games=400)
    arena.play(processes=1)
    [one] = arena.standings()
    assert one.parity == 0.25
    assert one.interval.low < 0.25 < one.interval.high


def test_two_against_four_share_a_third() -> None:
    arena = Arena(duel("unorog", 6, "sensible", "keen", mix=(2, 4)), games=60)
    arena.play(processes=1)
    [one] = arena.standings()
    assert (one.seats, round(one.parity, 3), one.games) == (2, 0.333, 60)
    assert one.interval.low > one.parity


def test_a_sequential_test_ends_a_contest_early() -> None:
    arena = Arena(SMALL, games=100_000, margin=0.1)
    arena.play(processes=1)
    assert arena.decided()
    assert len(arena.won) < 1000
    assert arena.as_json(rated=False)["line_ups"][0]["sequential"]["verdict"] is True


def test_a_verdict_on_one_line_up_waits_for_the_others_and_is_final() -> None:
    arena = Arena(against("unorog", 2, ["keen", "keen"], "keen"), games=1000, margin=0.1)
    decided_at: list[int] = []
    for deal in range(200):
        both_lose = ((0, 0, 2), (0, 0, 2))
        first_wins = ((2, 0, 0), (0, 2, 0) if deal % 2 else (0, 0, 2))
        arena.note(first_wins if deal < 60 else both_lose)
        decided_at += [deal] if arena.decided() else []
    assert [test.verdict for test in arena.tests] == [True, False]
    assert decided_at[0] > 60


def test_ctrl_c_keeps_finished_deals_and_the_contest_can_be_resumed() -> None:
    def stop(games: int) -> None:
        raise KeyboardInterrupt

    whole, broken = Arena(SMALL, games=300), Arena(SMALL, games=300)
    whole.play(processes=1)
    with pytest.raises(KeyboardInterrupt):
        broken.play(processes=1, tick=stop)
    assert 0 < len(broken.won) < len(whole.won)
    broken.play(processes=1)
    assert broken.won == whole.won


def test_a_job_lost_to_ctrl_c_leaves_no_gap(monkeypatch: pytest.MonkeyPatch) -> None:
    def with_a_gap(work: Callable[[range], list[Won]], jobs: list[range], processes: int) -> Iterator[tuple[Any, Any]]:
        for job in (jobs[0], jobs[2]):
            yield job, work(job)
        raise KeyboardInterrupt

    whole, broken = Arena(SMALL, games=700), Arena(SMALL, games=700)
    whole.play(processes=1)
    with monkeypatch.context() as patch:
        patch.setattr("stablemates.lab.pool.in_order", with_a_gap)
        with pytest.raises(KeyboardInterrupt):
            broken.play(processes=1)
    assert broken.won == whole.won[:128]
    broken.play(processes=1)
    assert broken.won == whole.won


def test_a_rating_puts_the_stronger_first() -> None:
    arena = Arena(free_for_all("unorog", 3, ["random", "sensible", "keen"]), games=60)
    arena.play(processes=1)
    assert [one.bot for one in arena.ratings()] == ["sensible", "keen", "random"]
    assert arena.ratings()[0].interval.low > arena.ratings()[2].interval.high


def test_a_searcher_sits_at_the_table_through_its_world() -> None:
    arena = Arena(duel("unorog", 2, "searcher:1", "random"), games=1)
    arena.play(processes=1)
    assert arena.standings()[0].wins == 2


def test_an_invalid_contest_is_refused_before_the_first_deal() -> None:
    with pytest.raises(UnknownBot, match="stable has no bot 'greedy'"):
        Arena(duel("second-ru", 2, "greedy", "keen"), 10)
    with pytest.raises(BadContest, match="invalid mix 2:3: it must add up to 6 seats"):
        duel("unorog", 6, "sensible", "keen", mix=(2, 3))
    with pytest.raises(stablemates.BadSeats):
        Arena(duel("unorog", 11, "sensible", "keen"), 10)


# --- the command ----------------------------------------------------------------------------------


def arena(*args: str) -> int:
    return main(["arena", *args, "--games", "20", "--processes", "1"])


def test_the_command_as_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena("sensible", "keen", "--seats", "2") == 0
    out = capsys.readouterr().out
    assert "unorog, 2 seats, 10 deals from every seat, seed 0" in out
    assert "1 x keen" in out


def test_the_command_for_programs_and_as_a_picture(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "strength.svg"
    assert arena("novice", "sensible", "--against", "keen", "--seats", "3", "--json", "--picture", str(file)) == 0
    result = json.loads(capsys.readouterr().out)
    assert [(one["bot"], one["against"], one["mix"]) for one in result["line_ups"]] == [
        ("novice", "keen", [1, 2]),
        ("sensible", "keen", [1, 2]),
    ]
    dots = ElementTree.parse(file).getroot().findall("{http://www.w3.org/2000/svg}circle")
    assert len(dots) == 2


def test_a_sequential_test_has_a_verdict_and_no_p_value(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "sensible", "random", "--seats", "2", "--sprt", "0.1", "--processes", "1"]) == 0
    out = capsys.readouterr().out
    assert "of 1,000 deals from every seat" in out
    assert "│ stronger │" in out
    assert " p " not in out
    assert "10 percentage points above equal" in out


def test_three_bots_make_a_rating(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena("keen", "novice", "sensible", "--seats", "2") == 0
    assert "rating" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["keen"], "missing opponent"),
        (["keen", "random", "--mix", "2-4"], "expected the seats of each bot, e.g. 2:4"),
        (["keen", "random", "novice", "--sprt"], "--mix and --sprt are for two bots"),
        (["keen", "clever"], "unknown bot 'clever'"),
        (["keen", "random", "--game", "chess"], "unknown rulebook 'chess'"),
        (["keen", "random", "--sprt", "7"], "'7' is not between 0 and 1"),
    ],
)
def test_the_command_reports_errors_in_one_line(
    args: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert arena(*args) == 2
    error = capsys.readouterr().err
    assert message in error
    assert error.count("\n") == 1


def test_a_seed_that_is_too_large_is_refused() -> None:
    with pytest.raises(BadContest, match=r"0 to 2\*\*32 - 1, not 4294967296"):
        Arena(SMALL._replace(seed=1 << 32), 10)


def test_a_rating_of_one_is_refused() -> None:
    with pytest.raises(BadContest, match="at least two bots"):
        free_for_all("unorog", 2, ["keen"])


def test_a_contest_without_games_or_with_an_impossible_margin_is_refused() -> None:
    with pytest.raises(BadContest, match="at least 1 game, not 0"):
        Arena(duel("unorog", 2, "keen", "random"), 0)
    with pytest.raises(BadContest, match=r"invalid margin 1\.5: must be between 0 and 0\.5"):
        Arena(duel("unorog", 2, "keen", "random"), 10, 1.5)


def test_the_games_that_the_first_bot_lost_are_kept_and_can_be_replayed(tmp_path: Path) -> None:
    contest = duel("unorog", 2, "novice", "sensible", seed=5)
    plain, keeping = Arena(contest, 20), Arena(contest._replace(keep=str(tmp_path)), 20)
    plain.play(processes=1)
    keeping.play(processes=1)
    assert keeping.won == plain.won  # it is the same contest
    matches = [stablemates.replay(file.read_text("utf-8")) for file in tmp_path.iterdir()]
    [standing] = keeping.standings()
    assert len(matches) == standing.games - standing.wins > 0
    for match in matches:
        outcome = match.state.outcome()
        assert outcome is not None
        assert match.players[outcome.winner] == "bot:sensible"
