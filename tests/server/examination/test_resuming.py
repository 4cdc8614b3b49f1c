"""Long runs resume: what was finished is read back as it was, and what was cut off is run again."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from tests.server.fuzz.campaign import Tally
from tests.server.kill.proof import Result

import fuzz
import storm
from resuming import keep, pieces


def test_a_campaign_is_read_back(tmp_path: Path) -> None:
    done = fuzz.Result(7, Tally(7, messages=3, refused=Counter({"answer": 2})), Counter({404: 1}), process=1, memory=2)
    keep(tmp_path / "out", done)
    assert [fuzz.result_of(one) for one in pieces(tmp_path / "out")] == [done]


def test_worlds_are_repeatable_including_failing_ones(tmp_path: Path) -> None:
    done = storm.Tally(50, markers=Counter({"kill": 3}), failures={12: "Broken: lost"}, first=1)
    keep(tmp_path / "out", done)
    assert [storm.tally_of(one) for one in pieces(tmp_path / "out")] == [done]


def test_rounds_of_kills_are_repeatable(tmp_path: Path) -> None:
    done = Result(3, kills=20, refused={"stale": 4}, away=[0.5, 1.25])
    keep(tmp_path / "out", done)
    assert [Result(**one) for one in pieces(tmp_path / "out")] == [done]


def test_a_line_that_was_cut_off_does_not_count(tmp_path: Path) -> None:
    keep(tmp_path / "out", fuzz.Result(1))
    keep(tmp_path / "out", fuzz.Result(2))
    text = (tmp_path / "out").read_text("utf-8")
    (tmp_path / "out").write_text(text[:-20], "utf-8")
    assert [fuzz.result_of(one).seed for one in pieces(tmp_path / "out")] == [1]
    keep(tmp_path / "out", fuzz.Result(2))
    assert [fuzz.result_of(one).seed for one in pieces(tmp_path / "out")] == [1, 2]
