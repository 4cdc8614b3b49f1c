"""The benchmark prints every target of the engine with pass or FAIL."""

from __future__ import annotations

import pytest

from stablemates.lab import bench, instructions
from stablemates.lab.bench_report import comparison

RATE = {"steps_per_second": 150_000.0, "games_per_second": 10.0, "ns_per_step": 600.0}


@pytest.fixture
def rates(monkeypatch: pytest.MonkeyPatch) -> dict[str, dict[str, float]]:
    """Contestants that are all equally fast, and a machine that can measure everything."""
    monkeypatch.setattr(bench, "on_all_cores", lambda: (2, 300_000.0))
    monkeypatch.setattr(bench, "seconds_to_compile", lambda: 90.0)
    monkeypatch.setattr(bench, "build", lambda: "compiled")
    monkeypatch.setattr(instructions, "why_not", lambda: "")
    monkeypatch.setattr(instructions, "per_decision", lambda profile: 3_600)
    contestants = [side for _, *sides, _ in (*bench.FLOORS, *bench.GOALS) for side in sides]
    return dict.fromkeys((*contestants, "second-ru clone 4", "second-ru step 4"), RATE)


def test_every_goal_has_a_verdict(rates: dict[str, dict[str, float]]) -> None:
    goals = bench.compare_with_goals(rates)
    name, *_, verdict = comparison("Goals", "goal", goals).columns
    assert dict(zip(name.cells, verdict.cells, strict=True)) == {
        **dict.fromkeys((name for name, *_ in bench.GOALS[:4]), "FAIL"),
        "stable game, whole games against OpenSpiel's C++": "pass",
        "stable game, interpreted whole games against RLCard uno": "FAIL",
        "stable game, a clone, in µs": "FAIL",
        "stable game, decisions/s of a batch of 2,000 tables": "FAIL",
        "stable game, decisions/s of batches on 2 cores": "pass",
        "stable game, instructions per decision": "FAIL",
        "compiling the engine, in seconds": "pass",
    }


@pytest.mark.parametrize(("build", "seconds"), [("compiled and tuned", 141.0), ("compiled", None)])
def test_only_an_engine_that_play_compiled_untuned_is_timed(
    rates: dict[str, dict[str, float]], monkeypatch: pytest.MonkeyPatch, build: str, seconds: float | None
) -> None:
    monkeypatch.setattr(bench, "build", lambda: build)
    monkeypatch.setattr(bench, "seconds_to_compile", lambda: seconds)
    assert "compiling" not in str(bench.compare_with_goals(rates))
