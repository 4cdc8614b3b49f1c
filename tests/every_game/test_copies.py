"""A saved, cloned or written game is the same game."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

import stablemates
from stablemates.core.game import Value
from stablemates.core.kernel import NOBODY
from stablemates.core.machine import NO_CARDS, NO_FRAMES
from stablemates.core.rng import fast
from stablemates.core.table import Table, on_table

from .playing import Deal, an_answer, as_table, deals, every_table, examples, in_words


@every_table
@examples(90)
@given(data=st.data())
def test_saved_and_loaded_it_is_the_same_game(profile: str, seats: int, data: st.DataObject) -> None:
    for number, s in enumerate(data.draw(deals(profile, seats)).positions(40)):
        saved = json.loads(json.dumps(s.dump()))
        loaded = stablemates.load(saved)
        assert loaded.dump() == saved == s.dump()
        seat = number % (seats + 1) - 1
        assert loaded.view(seat) == s.view(seat)
        assert repr(loaded.pending()) == repr(s.pending())


@every_table
@examples(90)
@given(data=st.data())
def test_a_loaded_game_and_a_clone_continue_as_the_game_does(profile: str, seats: int, data: st.DataObject) -> None:
    deal = data.draw(deals(profile, seats))
    s, rng = deal.begun(), fast(deal.whims)
    copies = [s.clone(), stablemates.load(s.dump()), stablemates.load(s.dump()).clone()]
    for _ in range(40):
        if not s.asked():
            break
        seat, option = an_answer(s, rng, deal.keen)
        events = s.answer(seat, option)
        for copy in copies:
            assert repr(copy.answer(seat, option)) == repr(events)
            assert copy.dump() == s.dump()
            assert copy.outcome() == s.outcome()


@every_table
@examples(45)
@given(data=st.data())
def test_copies_of_copies_stay_as_they_are(profile: str, seats: int, data: st.DataObject) -> None:
    deal = data.draw(deals(profile, seats))
    s, rng = deal.begun(), fast(deal.whims)
    kept = []
    for _ in range(20):
        if s.asked():
            kept += [(s, s.dump()), (s.clone(), s.dump())]
            s = s.clone().clone()
            s.answer(*an_answer(s, rng, deal.keen))
    assert all(one.dump() == before for one, before in kept)


@every_table
@examples(90)
@given(data=st.data())
def test_a_clone_is_independent(profile: str, seats: int, data: st.DataObject) -> None:
    for s in data.draw(deals(profile, seats)).positions(30):
        before, other, rng = s.dump(), s.clone(), fast(3)
        assert other.dump() == before
        for _ in range(5):
            if other.asked():
                other.answer(*an_answer(as_table(other), rng, 8))
        assert s.dump() == before
        after, s_again = other.dump(), s.clone()
        s_again.answer(*an_answer(as_table(s_again), rng, 8))
        assert other.dump() == after


@every_table
@examples(45)
@given(data=st.data())
def test_changing_what_a_game_returns_does_not_change_the_game(profile: str, seats: int, data: st.DataObject) -> None:
    for s in data.draw(deals(profile, seats)).positions(5):
        before = json.dumps(s.dump())
        for handed_out in (s.dump(), *(s.view(seat) for seat in range(NOBODY, seats)), s.moves(s.pending()[0].seat)):
            spoil(handed_out)
        assert json.dumps(s.dump()) == before


@every_table
@examples(90)
@given(data=st.data())
def test_the_notation_names_the_position(profile: str, seats: int, data: st.DataObject) -> None:
    for number, s in enumerate(data.draw(deals(profile, seats)).positions(20)):
        line = s.notation()
        assert "\n" not in line
        again = stablemates.read(line)
        assert again.notation() == line
        seat = number % (seats + 1) - 1
        assert by_kind(again.view(seat)) == by_kind(s.view(seat))


@every_table
@examples(90)
@given(data=st.data())
def test_the_same_answers_lead_to_the_same_notation(profile: str, seats: int, data: st.DataObject) -> None:
    play_again_from_its_notation(data.draw(deals(profile, seats)))


def test_it_does_not_matter_which_of_equal_cards_with_different_knowers_is_chosen() -> None:
    secret = (
        "b37c556e8953f0406716cd5a80c42c540136595e729a8cd044bd44c79caf7b5cbfbdd6e9c2b5eb788beaabd012bbd018eb0f6bede4f2"
    )
    secret += "4a7d7481796a1fee3caed9e43777fc50df8bf1b159a126ff5630"
    options: dict[str, Value] = {"unicorns_to_win": 124, "first": "1", "packs": "fireflies", "blind_pandas": True}
    options |= {"pandas_are_hit": False, "luck_needs_three": True, "triggers_wait": True, "magic_needs_object": False}
    play_again_from_its_notation(Deal("second-ru", 4, secret, options, keen=8, skip=102, whims=1594))


def play_again_from_its_notation(deal: Deal) -> None:
    """Play on at a table and at one that was read from its notation: the same answers lead to the same positions."""
    s, rng = deal.begun(), fast(deal.whims)
    again = as_table(stablemates.read(s.notation()))
    for _ in range(40):
        if not s.asked():
            break
        seat, option = an_answer(s, rng, deal.keen)
        worlds = after_the_same_answer(again, seat, in_words(s, s.option(seat, s.nth(seat, option))))
        s.answer(seat, option)
        assert s.notation() in worlds
        again = worlds[s.notation()]
    assert again.outcome() == s.outcome()


def after_the_same_answer(table: Table, seat: int, words: tuple[Any, ...]) -> dict[str, Table]:
    """Return the worlds after the same answer with other card numbers: one for each equal card in a zone."""
    worlds = {}
    for number, move in enumerate(table.moves(seat)):
        if in_words(table, table.option(seat, move)) == words:
            world = table.clone()
            world.answer(seat, number)
            worlds[world.notation()] = world
    return worlds


def by_kind(view: Any) -> Any:
    """Return a view in which equal cards are equal, and hands are unordered."""
    if isinstance(view, dict):
        return view["kind"] if "id" in view else {key: by_kind(value) for key, value in view.items()}
    if isinstance(view, list):
        parts = [by_kind(part) for part in view]
        are_faces = any(isinstance(part, Mapping) and "id" in part for part in view)
        return sorted(parts, key=str) if are_faces else parts
    return view


def spoil(value: Any) -> None:
    """Modify everything in it that can be modified."""
    parts = list(value.values()) if isinstance(value, dict) else value if isinstance(value, list) else []
    for part in parts:
        spoil(part)
    if isinstance(value, (dict, list)):
        value.clear()


@every_table
def test_shared_empty_values_stay_empty(profile: str, seats: int) -> None:
    s, rng = on_table(stablemates.new(profile, seats=seats, seed=1)), fast(1)
    while s.asked():
        s = s.clone()
        s.answer(*an_answer(s, rng, True))
    assert NO_CARDS == NO_FRAMES == []
