"""A match is a header and a list of answers."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import stablemates
from stablemates.core.errors import (
    BadMatch,
    BadNotation,
    BadSave,
    IllegalAnswer,
    NoSuchSeat,
    NotYourQuestion,
    UnknownCard,
    UnknownProfile,
)
from stablemates.core.match import DIGEST_EVERY, FORMAT, Match
from stablemates.core.rng import fast

from ..every_game.playing import PROFILES, an_answer, as_table, deals, every_profile, every_table, examples


def played(profile: str, seats: int, answers: int, seed: int | str = 3) -> Match:
    match = stablemates.match(profile, [f"Аня {seat}" for seat in range(seats)], seed)
    rng = fast(5)
    while match.state.asked() and len(match.answers) < answers:
        match.answer(*an_answer(as_table(match.state), rng, 8))
    return match


def some(profile: str) -> Match:
    """Return a match that is not over yet, with a few digests in it."""
    wanted = 2 * DIGEST_EVERY + 3
    matches = (played(profile, PROFILES[profile].most, wanted, seed) for seed in range(100))
    return next(match for match in matches if len(match.answers) == wanted and match.state.asked())


@every_table
@examples(60)
@given(data=st.data())
def test_a_match_that_is_written_and_read_is_the_same(profile: str, seats: int, data: st.DataObject) -> None:
    deal = data.draw(deals(profile, seats))
    match = stablemates.match(profile, [str(seat) for seat in range(seats)], deal.seed, **deal.options)
    rng = fast(deal.whims)
    while match.state.asked() and len(match.answers) < deal.skip // 2:
        match.answer(*an_answer(as_table(match.state), rng, deal.keen))
    again = stablemates.replay(match.text())
    assert again.text() == match.text()
    assert again.state.dump() == match.state.dump()
    assert (again.players, again.seed, again.options) == (match.players, match.seed, match.options)


@every_profile
def test_undo_removes_the_last_answers(profile: str) -> None:
    match = some(profile)
    answers, end = match.answers[:], match.state.dump()
    match.undo()
    assert match.answers == answers[:-1]
    for n in (0, 1, 50, len(match.answers) - 51):
        left = len(match.answers) - n
        match.undo(n)
        assert match.answers == answers[:left]
        assert match.state.dump() == match.at(left).dump()
    assert match.answers == []
    assert match.state.dump() == match.opening().dump()
    for seat, option in answers:
        match.answer(seat, option)
    assert match.state.dump() == end


@every_profile
@pytest.mark.parametrize("n", [-1, 1000])
def test_there_is_no_position_beyond_the_answers(profile: str, n: int) -> None:
    match = some(profile)
    before = match.text()
    with pytest.raises(BadMatch, match=f"no position after {n}"):
        match.at(n)
    with pytest.raises(BadMatch, match=f"cannot undo {n} answers: the match has {len(match.answers)}"):
        match.undo(n)
    assert match.text() == before


@every_profile
def test_a_refused_answer_is_not_recorded(profile: str) -> None:
    match = some(profile)
    before = match.text()
    (question, *_) = match.state.pending()
    with pytest.raises(IllegalAnswer):
        match.answer(question.seat, len(question.options))
    nowhere: list[Any] = [len(match.players), -1, "Аня 0", None, 0.5]
    for seat in nowhere:
        with pytest.raises(NotYourQuestion, match=f"seat {seat!r} has no open question; asked: "):
            match.answer(seat, 0)
    assert match.text() == before


@every_profile
def test_integers_of_other_libraries_are_recorded_as_plain_ones(profile: str) -> None:
    class Number:
        def __init__(self, value: int) -> None:
            self.value = value

        def __index__(self) -> int:
            return self.value

    seed: Any = Number(0)
    match = stablemates.match(profile, ["Ann", "Bob", "Cid"], seed)
    seat = match.state.pending()[0].seat
    match.answer(Number(seat), Number(0))
    assert (match.seed, match.answers) == (0, [(seat, 0)])
    assert stablemates.replay(match.text()).answers == match.answers
    assert repr(match) == f"Match({profile!r}, ['Ann', 'Bob', 'Cid'], 1 answers)"


@every_profile
def test_a_seat_or_a_card_that_does_not_exist_is_refused(profile: str) -> None:
    state = stablemates.new(profile, seats=3, seed=1)
    for seat in (-2, 3, 1 << 64, -(1 << 64)):
        with pytest.raises(NoSuchSeat, match=f"no seat {seat}: seats are 0 to 2"):
            state.view(seat)
        with pytest.raises(NoSuchSeat, match=f"no seat {seat}: seats are 0 to 2"):
            state.imagine(seat, 1)
        with pytest.raises(NoSuchSeat, match=f"no seat {seat}: seats are 0 to 2"):
            state.knows(seat, 0)
        with pytest.raises(NotYourQuestion, match=f"seat {seat} has no open question; asked: "):
            state.question(seat)
        with pytest.raises(NotYourQuestion, match=f"seat {seat} has no open question; asked: "):
            state.moves(seat)
    for card in (stablemates.NO_CARD, 500, 1 << 64, -(1 << 64)):
        with pytest.raises(UnknownCard, match=f"no card {card}"):
            state.kind(card)
        with pytest.raises(UnknownCard, match=f"no card {card}"):
            state.knows(0, card)
    for seat in (-2, 30, 1 << 64, -(1 << 64)):
        with pytest.raises(NoSuchSeat, match=f"no seat {seat}: seats are 0 to 29"):
            stablemates.Event("draw", 0).as_seen_by(seat)
    assert state.view(stablemates.NOBODY)["seat"] == stablemates.NOBODY
    assert repr(state) == f"<{profile} for 3, asked: {[question.seat for question in state.pending()]}>"


@every_profile
def test_the_header_has_everything(profile: str) -> None:
    match = some(profile)
    latest = PROFILES[profile].latest
    assert json.loads(match.text().splitlines()[0]) == {
        "format": FORMAT,
        "game": PROFILES[profile].game,
        "profile": profile,
        "options": {one.name: one.default for one in PROFILES[profile].options if not one.added_later},
        "seats": match.players,
        "seed": match.seed,
        "engine": stablemates.__version__,
        **({"revision": latest} if latest > 1 else {}),  # left out while there is only one (ADR 0014)
    }


@every_profile
def test_the_text_has_digests_now_and_then_and_at_the_end(profile: str) -> None:
    lines = some(profile).text().splitlines()
    digests = [number for number, line in enumerate(lines) if line.startswith("#")]
    assert digests == [DIGEST_EVERY + 1, 2 * DIGEST_EVERY + 2, len(lines) - 1]


@every_profile
def test_empty_lines_and_the_ends_of_lines_do_not_matter(profile: str) -> None:
    text = some(profile).text()
    assert stablemates.replay(text.replace("\n", "\r\n\r\n")).text() == text


def changed_header(match: Match, **fields: object) -> str:
    header, _, rest = match.text().partition("\n")
    return json.dumps({name: value for name, value in (json.loads(header) | fields).items() if value is not None}) + (
        "\n" + rest
    )


@every_profile
@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"format": FORMAT + 1}, f"line 1: field 'format': this engine reads format {FORMAT}"),
        ({"format": None}, "line 1: field 'format'"),
        ({"profile": "whist"}, "line 1: unknown rulebook 'whist'"),
        ({"profile": None}, "line 1: field 'profile'"),
        ({"game": 7}, "line 1: field 'game'"),
        ({"game": "whist"}, "line 1: field 'game'"),
        ({"seats": ["ann"]}, "line 1: .* not 1"),
        ({"seats": ["ann", 7]}, "line 1: field 'seats'"),
        ({"seed": -1}, "line 1: a seed"),
        ({"seed": True}, "line 1: field 'seed'"),
        ({"seed": "abcd"}, "line 1: a sealed seed"),
        ({"options": {"jokers": True}}, "line 1: .* has no option 'jokers'"),
        ({"options": []}, "line 1: field 'options'"),
        ({"engine": None}, "line 1: field 'engine'"),
    ],
    ids=str,
)
def test_a_wrong_header_is_refused(profile: str, fields: dict[str, object], message: str) -> None:
    with pytest.raises(BadMatch, match=message):
        stablemates.replay(changed_header(some(profile), **fields))


@every_profile
@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("one two", "line 10: expected an answer, a seat and an option, not 'one two'"),
        ("1", "line 10: expected an answer"),
        ("1 2 3", "line 10: expected an answer"),
        ("0 -1", "line 10: expected an answer"),
        ("0 1e3", "line 10: expected an answer"),
        ("0 ²", "line 10: expected an answer"),
        ("9999999 0", "line 10: expected an answer"),
        ("99 0", "line 10: seat 99 has no open question"),
        ("#0123456789abcdef", "line 10: the digest is [0-9a-f]{16}, but the file has '0123456789abcdef'"),
        ("#", "line 10: the digest"),
    ],
)
def test_a_wrong_line_is_refused_by_its_number(profile: str, line: str, message: str) -> None:
    lines = some(profile).text().splitlines()
    with pytest.raises(BadMatch, match=message):
        stablemates.replay("\n".join([*lines[:9], line, *lines[9:]]))


@every_profile
def test_an_invalid_answer_is_refused_with_its_line(profile: str) -> None:
    match = some(profile)
    seat, lines = match.state.pending()[0].seat, len(match.text().splitlines())
    with pytest.raises(BadMatch, match=f"line {lines + 1}: seat {seat} answered 999 "):
        stablemates.replay(f"{match.text()}{seat} 999\n")


@every_profile
def test_a_changed_answer_does_not_fit_the_digest(profile: str) -> None:
    match = some(profile)
    while not (choices := [asked for asked in match.state.pending() if len(asked.options) > 1]):
        match.undo()
    for option in (0, 1):
        match.answer(choices[0].seat, option)
        lines = match.text().splitlines()
        lines[-2] = f"{choices[0].seat} {1 - option}"
        with pytest.raises(BadMatch, match=rf"line {len(lines)}: the digest"):
            stablemates.replay("\n".join(lines))
        match.undo()


@pytest.mark.parametrize(
    ("text", "message"),
    [("", "line 1: the file is empty"), ("{", "not JSON"), ("[]", "format"), ("null", "format"), ("\n0 1", "not JSON")],
)
def test_an_invalid_match_file_is_refused(text: str, message: str) -> None:
    with pytest.raises(BadMatch, match=message):
        stablemates.replay(text)


def test_a_wrong_type_or_a_file_name_is_not_reported_as_a_corrupt_file() -> None:
    no_text: Any = b"{}"
    no_line: Any = []
    with pytest.raises(BadSave, match=r"a dictionary from dump\(\), not str"):
        stablemates.load(json.dumps(stablemates.new("unorog", seats=2).dump()))
    with pytest.raises(BadMatch, match=r"not JSON: 'games/last.match'"):
        stablemates.replay("games/last.match")
    with pytest.raises(BadMatch, match=r"a match is text from Match.text\(\), not bytes"):
        stablemates.replay(no_text)
    with pytest.raises(BadNotation, match=r"a line of text from notation\(\), not list"):
        stablemates.read(no_line)
    with pytest.raises(BadNotation, match=r"the line is empty: a position starts with its rulebook"):
        stablemates.read(" ")
    with pytest.raises(UnknownProfile, match=r"unknown rulebook 'chess'; available: second-ru"):
        stablemates.read("chess 2")
