"""A good record is accepted, a forged one is refused with a sentence that says where."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

import stablemates
from stablemates import fair
from stablemates.core.match import lines_of
from stablemates.core.rng import fast

from ..every_game.playing import PROFILES, every_profile
from .dealing import a_record, a_secret, answers_of, forged, header_of, recorded, with_header

LETTERS = "0123456789abcdefxyzA \t\r\n\"'{}[]:,#-\\я\u2028"


@every_profile
def test_two_hundred_games_are_accepted(profile: str) -> None:
    games = 200 // len(PROFILES)
    for number in range(games):
        verdict = fair.check(a_record(profile, number), fair.commitment(a_secret(number)))
        assert verdict.problems == []
        assert verdict.good
        assert verdict.over
        assert [one.what for one in verdict.findings] == [
            "noted",
            "commitment",
            "seed",
            "deck",
            "hands",
            "answers",
            "sum",
        ]


def meaning(text: str) -> tuple[Any, ...]:
    return header_of(text), answers_of(text)


def one_letter_changed(text: str, number: int) -> tuple[str, str]:
    """Return a text with one letter changed, and the original letter, to tell which changes are harmless."""
    dice = fast(number)
    while True:
        place, letter = dice.below(len(text)), LETTERS[dice.below(len(LETTERS))]
        if text[place] != letter:
            return f"{text[:place]}{letter}{text[place + 1 :]}", text[place]


@every_profile
def test_five_hundred_changes_of_a_letter_are_refused_or_mean_the_same(profile: str) -> None:
    """Those that pass change only a space between numbers or JSON tokens, or a line ending."""
    text = a_record(profile, 1)
    passed: Counter[str] = Counter()
    for number in range(500 // len(PROFILES)):
        changed, was = one_letter_changed(text, number)
        verdict = fair.check(changed)
        if verdict.good:
            assert meaning(changed) == meaning(text)
            passed[was] += 1
        else:
            assert all(verdict.problems)
    assert set(passed) <= {" ", "\n"}
    assert passed.total() < 25


@every_profile
@pytest.mark.parametrize(
    ("what", "found"),
    [
        ("secret", {"commitment", "seed"}),
        ("commitment", {"commitment"}),
        ("words", {"seed"}),
        ("seed", {"seed", "deck", "hands"}),
        ("deck", {"deck"}),
        ("hands", {"hands"}),
    ],
)
def test_a_single_flipped_bit_is_found(profile: str, what: str, found: set[str]) -> None:
    """Even if the forger corrects the checksum."""
    for place in (0, 1, 17, 100):
        verdict = fair.check(forged(a_record(profile, 2), what, place))
        bad = {one.what for one in verdict.findings if not one.good}
        assert found <= bad
        assert bad - found <= ({"answers"} if what == "seed" else set())
        assert all("field" in one.why or "line" in one.why for one in verdict.findings if not one.good)


def test_a_record_of_another_secret_does_not_match_the_noted_commitment() -> None:
    """The forger dealt again from another secret; only a player's note reveals it."""
    text = a_record("unorog", 5)
    assert fair.check(text).good
    verdict = fair.check(text, fair.commitment(a_secret(4)))
    assert verdict.problems == ["field 'commitment': this is not the commitment you noted"]
    assert fair.check(text, f" {fair.commitment(a_secret(5)).upper()}\n").good
    assert not fair.check(text, "ж").good


def test_names_answers_and_settings_are_covered_by_the_checksum() -> None:
    text = a_record("unorog", 6)
    for changed in (
        text.replace("Аня", "Оля", 1),
        text.replace(f'"engine": "{stablemates.__version__}"', '"engine": "9"', 1),
        text.replace('"sum"', '"more": 1, "sum"', 1),
        "\n".join(lines_of(text)[:-3]),
    ):
        assert changed != text
        assert [one.what for one in fair.check(changed).findings if not one.good] == ["sum"]


def test_an_answer_that_cannot_be_given_is_named_by_its_line() -> None:
    lines = lines_of(a_record("unorog", 7))
    lines[3] = "0 999"
    [problem] = fair.check("\n".join(lines)).problems
    assert problem.startswith("line 4: ")


def test_another_table_makes_another_seed() -> None:
    for name, value in (("options", {"goal": 7}), ("profile", "second-ru")):
        header = header_of(a_record("unorog", 8)) | {name: value}
        if name == "profile":
            header |= {"game": "stable", "options": {}}
        verdict = fair.check(with_header(a_record("unorog", 8), header))
        assert not verdict.good
        assert "seed" in {one.what for one in verdict.findings if not one.good}


def test_another_number_of_seats_makes_another_seed() -> None:
    header = header_of(a_record("unorog", 8)) | {"seats": ["a", "b", "c"]}
    header["fair"]["words"].append("")
    verdict = fair.check(with_header(a_record("unorog", 8), header))
    assert "seed" in {one.what for one in verdict.findings if not one.good}


def without(name: str) -> str:
    header = header_of(a_record("unorog", 9))
    del header["fair"][name]
    return json.dumps(header)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "line 1"),
        ("\n", "line 1: the header is not JSON"),
        ("[" * 100_000, "line 1: the header is not JSON"),
        ("{}", "field 'format'"),
        (stablemates.match("unorog", ["a", "b"]).text(), "field 'fair': missing: this game made no commitment"),
        *((without(name), f"field '{name}': missing") for name in ("commitment", "secret", "words", "deck", "sum")),
    ],
)
def test_a_file_that_cannot_be_read_gets_no_verdict(text: str, why: str) -> None:
    verdict = fair.check(text)
    assert why in verdict.unreadable
    assert not verdict.good
    assert verdict.findings == []


@pytest.mark.parametrize(
    ("field", "value", "why"),
    [
        ("fair", 7, "field 'fair': wrong type"),
        ("fair", None, "field 'fair': wrong type"),
        ("seed", 7, "field 'seed': an integer can be guessed: expected a sealed seed"),
        ("seats", ["\ud800", "b"], "half of a character"),
    ],
)
def test_a_field_of_the_wrong_kind_is_named(field: str, value: object, why: str) -> None:
    header = header_of(a_record("unorog", 9)) | {field: value}
    assert why in fair.check(json.dumps(header)).unreadable


@pytest.mark.parametrize("words", [["a"], ["a", 7], ["a", "b", "c"], ["a" * 65, ""], "ab"])
def test_invalid_words_are_refused(words: object) -> None:
    header = header_of(a_record("unorog", 9))
    header["fair"]["words"] = words
    assert "'words'" in fair.check(with_header(a_record("unorog", 9), header)).problems[0]


def test_a_record_can_be_written_again() -> None:
    text = a_record("first-ru", 3)
    assert recorded(stablemates.replay(text), 3) == text
