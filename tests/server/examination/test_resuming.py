"""Long runs resume: what was finished is read back as it was, and what was cut off is run again."""

from __future__ import annotations

import os
import sys
from collections import Counter
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from subprocess import PIPE, Popen

import pytest
from tests.server.fuzz.campaign import Tally
from tests.server.kill.proof import Result

import fuzz
import kill
import storm
from resuming import Sitting, keep, pieces


@dataclass
class Square:
    of: int
    result: int


def square(of: int) -> Square:
    return Square(of, of * of)


def test_a_campaign_is_read_back(tmp_path: Path) -> None:
    done = fuzz.Result(7, Tally(7, messages=3, refused=Counter({"answer": 2})), Counter({404: 1}), process=1, memory=2)
    keep(tmp_path / "out", done)
    assert [fuzz.result_of(one) for one in pieces(tmp_path / "out")] == [done]


def test_worlds_are_repeatable_including_failing_ones(tmp_path: Path) -> None:
    done = storm.Tally(50, markers=Counter({"kill": 3}), failures={12: "Broken: lost"}, first=1)
    keep(tmp_path / "out", done)
    assert [storm.tally_of(one) for one in pieces(tmp_path / "out")] == [done]


def test_rounds_of_kills_are_repeatable(tmp_path: Path) -> None:
    done = Result(3, kills=20, refused={"stale": 4}, away=Counter({5: 1, 13: 2}))
    keep(tmp_path / "out", done)
    assert [kill.result_of(one) for one in pieces(tmp_path / "out")] == [done]


def test_finished_rounds_of_kills_are_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rounds = kill.plan(60, 2, 90)
    assert [(one.seed, one.kills, one.moves) for one in rounds] == [(1, 20, 30), (2, 20, 30), (3, 20, 30)]
    keep(tmp_path / "out", Result(2, kills=20))
    monkeypatch.setattr(kill, "play", lambda one: Result(one.seed, kills=one.kills))
    played = kill.results(rounds, Sitting(tmp_path / "out", processes=2))  # still one after the other
    assert [one.seed for one in played] == [2, 1, 3]
    assert kill.together(list(kill.results(rounds, Sitting(tmp_path / "out")))).kills == 60


IN_THE_BACKGROUND = """
import signal, time
signal.signal(signal.SIGINT, signal.SIG_IGN)  # as a shell does with a job that ends in &
import kill
kill.leave_no_server_behind()
try:
    print("playing", flush=True)
    time.sleep(20)
except KeyboardInterrupt:
    print("the server is stopped", flush=True)
"""


def test_sigterm_ends_a_run_in_the_background_and_its_server() -> None:
    paths = {"PYTHONPATH": os.pathsep.join(sys.path)}
    with Popen([sys.executable, "-c", IN_THE_BACKGROUND], env=os.environ | paths, stdout=PIPE, text=True) as run:
        assert run.stdout is not None
        assert run.stdout.readline() == "playing\n"
        run.terminate()
        assert run.stdout.read() == "the server is stopped\n"


def test_the_share_of_people_who_are_back() -> None:
    result = Result(1, away=Counter({5: 90, 30: 9, 80: 1}))
    assert [result.back_within(part) for part in (0.5, 0.89, 0.95, 0.99)] == [0.5, 0.5, 3.0, 8.0]
    assert Result(1).back_within(0.5) == 0


@pytest.mark.parametrize("processes", [1, 2])
def test_a_sitting_stores_every_piece(tmp_path: Path, processes: int) -> None:
    sitting = Sitting(tmp_path / "out", processes=processes)
    assert {one.result for one in sitting.run(square, [1, 2, 3])} == {1, 4, 9}
    assert {found["of"] for found in pieces(tmp_path / "out")} == {1, 2, 3}


@pytest.mark.parametrize("processes", [1, 2])
def test_nothing_is_started_when_a_sitting_is_over(processes: int) -> None:
    assert not list(Sitting(until=0.0, processes=processes).run(square, count()))


def test_a_line_that_was_cut_off_does_not_count(tmp_path: Path) -> None:
    keep(tmp_path / "out", fuzz.Result(1))
    keep(tmp_path / "out", fuzz.Result(2))
    text = (tmp_path / "out").read_text("utf-8")
    (tmp_path / "out").write_text(text[:-20], "utf-8")
    assert [fuzz.result_of(one).seed for one in pieces(tmp_path / "out")] == [1]
    keep(tmp_path / "out", fuzz.Result(2))
    assert [fuzz.result_of(one).seed for one in pieces(tmp_path / "out")] == [1, 2]
