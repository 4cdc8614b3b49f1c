"""The quick mode of ./check finds the tests that concern a change."""

from __future__ import annotations

import quick


def test_tests_are_found_by_what_they_are_about() -> None:
    assert quick.tests_of(["src/stablemates/core/kernel.py", "README.md"]) == ["tests/engine"]
    assert quick.tests_of(["src/stablemates/games/stable/cards/magic.py"]) == [
        "tests/cards",
        "tests/packs",
        "tests/rules",
    ]
    assert quick.tests_of(["tests/cards/test_yay.py", "tests/cards"]) == ["tests/cards"]
    assert quick.tests_of(["src/stablemates/lab/arena.py", "tests/lab/test_pool.py"]) == ["tests/lab"]


def test_only_python_files_count() -> None:
    names = [name for name, _, _ in quick.checks(["README.md"])]
    assert names == []
    assert [name for name, _, _ in quick.checks(["tests/cards"])] == ["format", "lint", "types", "tests"]
