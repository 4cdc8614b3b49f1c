"""Rulings are cited by number, and docs/rules/rulings.md has every number that is cited."""

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "rules" / "rulings.md"
ENTRY = re.compile(r'^\| <a id="(\d+\.\d+)">(\d+\.\d+)</a> \|', re.MULTILINE)
CITED = re.compile(r"\brulings? (\d+\.\d+(?:(?:,| and| to) \d+\.\d+)*)")
NUMBER = re.compile(r"\d+\.\d+")
CITING = {"src/stablemates": (".py", ".ftl"), "tests": (".py",), "docs": (".md",)}


def entries() -> list[str]:
    found = ENTRY.findall(PAGE.read_text(encoding="utf-8"))
    assert all(anchor == number for anchor, number in found)
    return [number for _, number in found]


def cited() -> Iterator[tuple[str, str]]:
    """Yield the places that cite a ruling, and its number."""
    for folder, suffixes in CITING.items():
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in suffixes:
                for numbers in CITED.findall(path.read_text(encoding="utf-8")):
                    for number in NUMBER.findall(numbers):
                        yield path.relative_to(ROOT).as_posix(), number


def test_rulings_are_numbered_without_gaps() -> None:
    numbers = [tuple(map(int, number.split("."))) for number in entries()]
    assert numbers[0] == (1, 1)
    for (chapter, number), after in pairwise(numbers):
        assert after in ((chapter, number + 1), (chapter + 1, 1))


def test_every_ruling_that_is_cited_is_on_the_page() -> None:
    known, citations = set(entries()), list(cited())
    assert len(citations) > 50
    assert [(place, number) for place, number in citations if number not in known] == []
