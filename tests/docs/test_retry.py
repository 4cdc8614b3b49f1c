"""Which failed tests get a second try (ADR 0020)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import retry

BROWSER, SERVER, ENGINE = (
    "tests/web/test_a.py::test_a",
    "tests/server/test_b.py::test_b",
    "tests/engine/test_c.py::test_c",
)


@pytest.mark.parametrize(
    ("failed", "tried"),
    [
        ([BROWSER, SERVER], [BROWSER, SERVER]),
        ([BROWSER, ENGINE], []),  # a test without a clock fails for a reason
        ([f"{BROWSER}[{n}]" for n in range(retry.MOST + 1)], []),  # this many are not a coincidence
        ([], []),
    ],
)
def test_only_a_few_tests_in_real_time_are_tried_again(
    failed: list[str], tried: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    caches = [tmp_path / "others", tmp_path / "browser"]
    monkeypatch.setattr(retry, "CACHES", caches)
    assert retry.second_try() == []
    for cache, part in zip(caches, (failed[:1], failed[1:]), strict=True):
        cache.write_text(json.dumps(dict.fromkeys(part, True)))
    assert retry.second_try() == tried
    retry.forget_failures()
    assert retry.second_try() == []
