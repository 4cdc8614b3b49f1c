"""The notation of the stable game: short enough to write by hand, and lossless."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.every_game.playing import PROFILES, deals, examples

import stablemates
from stablemates import BadNotation
from stablemates.core.match import digest
from stablemates.core.table import Table

STABLE = [(one.id, seats) for one in PROFILES.values() if one.game == "stable" for seats in (one.fewest, 5, one.most)]
SCREEN_LINE = 120


@pytest.mark.parametrize(("profile", "seats"), STABLE)
@examples(180)
@given(data=st.data())
def test_nothing_is_lost_at_any_question(profile: str, seats: int, data: st.DataObject) -> None:
    for s in data.draw(deals(profile, seats)).positions(30):
        again = stablemates.read(s.notation())
        assert again.notation() == s.notation()
        assert digest(again) == digest(s)


@pytest.mark.parametrize("profile", ["second-ru", "second-uk", "first-ru"])
def test_a_fresh_position_for_two_fits_on_three_lines(profile: str) -> None:
    for seed in range(30):
        assert len(stablemates.new(profile, seats=2, seed=seed).notation()) <= 3 * SCREEN_LINE


def test_a_person_can_write_a_position() -> None:
    line = "second-ru 2 hand0=neigh,back_kick discard=rhinocorn stable0=baby_unicorn_red stable1=baby_narwhal turn=1"
    s = stablemates.read(line)
    assert s.notation() == line
    assert isinstance(s, Table)
    assert [q.seat for q in s.pending()] == [1]
    assert [s.kind(card) for card in s.cards_in(1)] == ["neigh", "back_kick"]
    assert len(s.cards_in(0)) == len(s.kinds) - 13 - 3  # all others except babies
    assert s.cards_in(0) == sorted(s.cards_in(0))


def test_named_cards_of_the_deck_are_on_top() -> None:
    s = stablemates.read("second-ru 2 deck=neigh,americorn")
    assert isinstance(s, Table)
    assert [s.kind(card) for card in s.cards_in(0)[-2:]] == ["neigh", "americorn"]


def test_a_star_is_a_card_that_everyone_knows() -> None:
    s = stablemates.read("second-ru 2 hand0=neigh*,back_kick")
    assert [s.knows(1, card) for card in (s.cards_in(1) if isinstance(s, Table) else [])] == [True, False]


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("second-ru", "a position starts with: RULEBOOK SEATS"),
        ("second-ru 9", "2 to 8 players"),
        ("second-ru two", "'two' is not a number"),
        ("second-ru 2 hand0", "not NAME=VALUE"),
        ("second-ru 2 hand0=neigh hand0=neigh", "is repeated"),
        ("second-ru 2 hand7=neigh", "unknown field: hand7"),
        ("second-ru 2 hand0=unicorn", "unknown card 'unicorn'"),
        ("second-ru 2 hand0=neigh.99", "no card 'neigh.99'"),
        ("second-ru 2 hand0=americorn hand1=americorn", "no card 'americorn' is left"),
        ("second-ru 2 hand0=baby_narwhal", r"baby_narwhal, baby, cannot be in the hand \(R-CARD-02\)"),
        ("second-ru 2 +first=9", "option 'first'"),
        ("second-ru 2 +nothing=yes", "no option 'nothing'"),
        ("second-ru 2 +blind_pandas=perhaps", "option 'blind_pandas'"),
        ("second-ru 2 turn=5", r"field 'turn': seat 5 has no turn: seats are 0 to 1 \(R-TURN-01\)"),
        ("second-ru 2 turn=ann", "turn: 'ann' is not a number"),
        ("second-ru 2 turn=turn@0/pc:9>phase.2@0", r"field 'turn': a turn has no phase 9 \(R-TURN-01\)"),
        ("second-ru 2 turn=dance@0", "field 'turn': unknown effect 'dance'"),
        ("second-ru 2 turn=turn@0/hop:1", "turn: 'hop:1' is not one of"),
        ("second-ru 2 known=neigh", "not a card and its knowers"),
        ("second-ru 2 order=___________________________________________________________________________", "too large"),
        ("second-ru 2 rng=%", "corrupt"),
        ("second-ru 2 rng=ab:3", "unknown generator"),
        ("second-ru 2 plays=7", "not an integer from 1 to 2"),
        ("second-ru 2 waiting=no", "no one is asked"),
    ],
)
def test_a_mistake_is_named(line: str, message: str) -> None:
    with pytest.raises(BadNotation, match=message):
        stablemates.read(line)
