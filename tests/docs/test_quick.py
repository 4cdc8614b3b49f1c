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


def test_a_part_of_the_server_has_its_own_tests() -> None:
    assert quick.tests_of(["src/stablemates/server/http/limits.py"]) == ["tests/server/http"]
    of_the_folder = quick.tests_of(["src/stablemates/server/node.py"])
    assert "tests/server/test_replay.py" in of_the_folder
    assert all(name.startswith("tests/server/test_") for name in of_the_folder)


def test_every_named_part_and_its_tests_exist() -> None:
    for part, names in quick.TESTED_IN.items():
        assert (quick.TESTS.parent / "src" / "stablemates" / part).exists(), part
        assert all(list(quick.TESTS.glob(name)) for name in names), part


def names(files: list[str]) -> list[list[str]]:
    return [[name for name, _, _ in row] for row in quick.checks(files)]


def test_python_and_the_page_are_checked_by_their_own_tools() -> None:
    assert names(["README.md"]) == []
    assert names(["tests/cards"]) == [["format", "lint", "types", "tests"]]
    assert names(["web/src/App.svelte"]) == [["web style", "web lint", "web tests"], ["web check"]]
    assert names(["web/package.json"]) == [["web style"]]
