"""Match files of earlier versions replay to their digests, and unfinished ones continue."""

from __future__ import annotations

from pathlib import Path

import pytest

import stablemates
from stablemates import fair

from .continuing import finish_state
from .reading import name_of, named, read_json, summary_of_match

MATCHES = named("matches/*.match")
FAIR = named("matches/fair-*.match")

every_match = pytest.mark.parametrize("file", MATCHES, ids=name_of)


@every_match
def test_a_match_is_replayed_and_continues_to_its_end(file: Path) -> None:
    match = stablemates.replay(file.read_text(encoding="utf-8"))
    assert summary_of_match(match) == read_json(file.with_name("matches.json"))[file.stem]
    finish_state(match.state)
    assert match.state.outcome() is not None


@pytest.mark.parametrize("file", FAIR, ids=name_of)
def test_a_fair_deal_is_still_found_fair(file: Path) -> None:
    verdict = fair.check(file.read_text(encoding="utf-8"))
    assert verdict.good, verdict.problems
    assert verdict.over
