"""Recorded matches play as they did when they were last reviewed."""

from __future__ import annotations

from pathlib import Path

import pytest

import stablemates

from ..every_game.playing import every_profile
from .recording import FOLDER, PLAN, Golden, narrated

MATCHES = sorted(FOLDER.glob("*.match"))
BUGS = sorted((FOLDER / "bugs").glob("*.match"))  # each once showed a bug
RENEW = "if that is as it should be, run tools/golden.py and review the difference"


def by_name(one: Path | Golden) -> str:
    return one.stem if isinstance(one, Path) else one.name


@every_profile
def test_every_revision_of_every_rulebook_has_a_golden_match(profile: str) -> None:
    latest = next(book.latest for book in stablemates.profiles() if book.id == profile)
    recorded = {golden.revision for golden in PLAN if golden.profile == profile}
    assert recorded == set(range(1, latest + 1)), "add one to PLAN in tests/golden/recording.py"


def test_the_files_are_those_of_the_plan() -> None:
    assert sorted(file.stem for file in MATCHES) == sorted(golden.name for golden in PLAN), RENEW
    assert sorted(file.stem for file in FOLDER.glob("*.txt")) == sorted(g.name for g in PLAN if g.narrated), RENEW


@pytest.mark.parametrize("file", [*MATCHES, *BUGS], ids=by_name)
def test_a_recorded_match_plays_as_it_did(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    match = stablemates.replay(text)
    assert match.text() == text, RENEW


@pytest.mark.parametrize("file", MATCHES, ids=by_name)
def test_a_golden_match_is_played_to_its_end(file: Path) -> None:
    assert stablemates.replay(file.read_text(encoding="utf-8")).state.outcome() is not None


@pytest.mark.parametrize("golden", [golden for golden in PLAN if golden.narrated], ids=by_name)
def test_everyone_sees_what_they_saw(golden: Golden) -> None:
    match = stablemates.replay((FOLDER / f"{golden.name}.match").read_text(encoding="utf-8"))
    # Line by line: pytest would take minutes to diff two long texts.
    recorded = (FOLDER / f"{golden.name}.txt").read_text(encoding="utf-8").splitlines()
    for number, (here, there) in enumerate(zip(narrated(match).splitlines(), recorded, strict=False), 1):
        assert here == there, f"{golden.name}.txt, line {number}: {RENEW}"
    assert len(narrated(match).splitlines()) == len(recorded), RENEW


@pytest.mark.parametrize("golden", PLAN, ids=by_name)
def test_a_golden_match_is_recorded_again_as_it_is(golden: Golden) -> None:
    """Otherwise a rule that offers more answers has changed what the tool records, although the file still replays."""
    recorded = (FOLDER / f"{golden.name}.match").read_text(encoding="utf-8")
    assert golden.record().text() == recorded, f"{golden.name}: {RENEW}"


@pytest.mark.parametrize("golden", PLAN, ids=by_name)
def test_the_same_seed_gives_the_same_game_ten_times(golden: Golden) -> None:
    matches = [golden.record() for _ in range(10)]
    assert len({(stablemates.digest(match.state), tuple(match.answers)) for match in matches}) == 1
