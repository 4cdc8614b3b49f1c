"""Answers in every game: invalid ones are refused and change nothing, and valid ones may come in any order."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stablemates.core.errors import IllegalAnswer, NotYourQuestion
from stablemates.core.kernel import NOBODY, Option, Seat
from stablemates.core.rng import fast
from stablemates.core.table import Table
from stablemates.testing.leaks import as_seen_by, asked_seats

from .playing import ALWAYS, deals, every_table, examples, play_to_the_end


@every_table
@examples(90)
@given(data=st.data())
def test_a_refused_answer_changes_nothing(profile: str, seats: int, data: st.DataObject) -> None:
    for s in data.draw(deals(profile, seats)).positions(30):
        before = s.dump()
        for seat in (*range(-2, seats + 2), 1 << 31, 1 << 64, -(1 << 70)):
            if seat not in asked_seats(s):
                refuses(s, NotYourQuestion, seat, 0, f"seat {seat} ")
        for q in s.pending():
            count = len(q.options)
            for wrong in (-count, -1, count, count + 1, 1 << 40, -(1 << 40), 0.5, None, "0", Option("fly")):
                refuses(s, IllegalAnswer, q.seat, wrong, f"options 0 to {count - 1}")
        assert s.dump() == before


@every_table
@examples(30)
@given(data=st.data())
def test_after_the_end_no_one_is_asked(profile: str, seats: int, data: st.DataObject) -> None:
    s = data.draw(deals(profile, seats, keen=ALWAYS, ends=True)).begun()
    play_to_the_end(s, 1)
    before, outcome = s.dump(), s.outcome()
    assert s.pending() == []
    assert outcome is not None
    assert NOBODY <= outcome.winner < seats == len(outcome.points)
    for seat in range(seats):
        refuses(s, NotYourQuestion, seat, 0, "over")
    assert s.dump() == before


@every_table
@examples(120)
@given(data=st.data())
def test_the_order_of_simultaneous_answers_changes_nothing(profile: str, seats: int, data: st.DataObject) -> None:
    windows = 0
    for s in data.draw(deals(profile, seats, keen=ALWAYS)).positions(150):
        asked = asked_seats(s)
        if len(asked) < 2 or windows == 4:  # enough of one game
            continue
        windows += 1
        rng = fast(windows)
        options = {seat: rng.below(s.width(seat)) for seat in asked}
        shuffled = asked[:]
        rng.shuffle(shuffled)
        in_order = answered(s, asked, options)
        assert answered(s, asked[::-1], options) == in_order
        assert answered(s, shuffled, options) == in_order


def answered(s: Table, order: list[Seat], options: dict[Seat, int]) -> Any:
    """Return the table after these answers, and what everyone saw."""
    table = s.clone()
    events = [event for seat in order for event in table.answer(seat, options[seat])]
    return table.dump(), [as_seen_by(events, seat) for seat in range(NOBODY, s.seats)]


def refuses(s: Table, error: type[Exception], seat: Seat, option: Any, words: str) -> None:
    with pytest.raises(error, match=words):
        s.answer(seat, option)
