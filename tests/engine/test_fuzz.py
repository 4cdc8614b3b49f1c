"""Any input is either refused with a reason or can be played to the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

import stablemates
from stablemates import BadNotation, Refused, State
from stablemates.core.kernel import NOBODY
from stablemates.core.rng import fast
from stablemates.lab.soak import soak

from ..every_game.playing import (
    ALWAYS,
    PROFILES,
    as_table,
    deals,
    every_profile,
    every_table,
    examples,
    play_to_the_end,
)
from .refusals import a_match, corrupted_save, corrupted_text

Read = TypeVar("Read")
seeds = st.integers(0, 1 << 32)


def assert_playable(state: State, options: dict[str, Any]) -> None:
    """Check that everything works at the table and the game can be played on, to the end unless that is far away."""
    table = as_table(state)
    table.assert_sound()
    for seat in range(NOBODY, table.seats):
        table.view(seat)
        soak(as_table(table.imagine(seat, 1)), fast(2), ALWAYS, 5)
    assert stablemates.load(table.dump()).dump() == table.dump()
    stablemates.read(table.notation())
    if table.view(NOBODY).get("options") == options:
        play_to_the_end(table, 3)
    else:
        soak(table, fast(3), ALWAYS, 1000)


def accepted(read: Callable[[Any], Read], data: Any, message: str = "") -> Read | None:
    """Return what was read; ``None`` if it was refused with a reason."""
    try:
        return read(data)
    except Refused as refusal:
        words = str(refusal)
    assert message in words
    assert words
    return None


@every_table
@examples(360)
@given(data=st.data())
def test_a_corrupted_save(profile: str, seats: int, data: st.DataObject) -> None:
    saved = data.draw(deals(profile, seats, keen=ALWAYS, skip=150, ends=True)).begun().dump()
    state = accepted(stablemates.load, corrupted_save(saved, fast(data.draw(seeds))))
    if state:
        assert_playable(state, saved["options"])


@every_table
@examples(360)
@given(data=st.data())
def test_a_corrupted_line(profile: str, seats: int, data: st.DataObject) -> None:
    s = data.draw(deals(profile, seats, keen=ALWAYS, skip=150, ends=True)).begun()
    state = accepted(stablemates.read, corrupted_text(s.notation(), fast(data.draw(seeds))))
    if state:
        assert_playable(state, s.dump()["options"])


@pytest.mark.parametrize("turn", ["turn@0/pc:5>phase.2@0", "turn@0/pc:-1>phase.2@0", "turn@3/pc:3>phase.2@3", "3"])
def test_a_line_with_a_turn_that_no_one_can_have(turn: str) -> None:
    assert [question.seat for question in stablemates.read("second-ru 3 turn=1").pending()] == [1]
    with pytest.raises(BadNotation, match=r"R-TURN-01|inconsistent"):
        stablemates.read(f"second-ru 3 turn={turn}")


def test_r_eff_11_a_card_was_declared_where_a_player_must_be() -> None:
    """Annoying Flying Unicorn makes no one discard if its plan names no player."""
    s = stablemates.read(
        "second-uk 2 hand1=neigh playing=annoying_flying_unicorn stable0=baby_narwhal stable1=baby_unicorn_white "
        "turn=turn@0/pc:3/did:2>phase.2@0/n:1>play@0/me:annoying_flying_unicorn/it:annoying_flying_unicorn/seat:0"
        "/pc:3/n:2/did:2 plan==2002,=5,=-9"
    )
    events = s.answer(1, s.pending()[0].options[0])
    assert [event.kind for event in events] == ["enter", "turn", "draw"]


@every_table
@examples(180)
@given(data=st.data())
def test_a_corrupted_match(profile: str, seats: int, data: st.DataObject) -> None:
    text = a_match(profile, seats, data.draw(st.integers(0, 400))).text()
    match = accepted(stablemates.replay, corrupted_text(text, fast(data.draw(seeds))), "line ")
    if match:
        assert stablemates.replay(match.text()).text() == match.text()
        assert_playable(match.state, match.options)


@examples(1800)
@given(line=st.text())
def test_any_line(line: str) -> None:
    for read in (stablemates.read, stablemates.replay):
        with pytest.raises(Refused):
            read(line)


@examples(1800)
@given(data=st.recursive(st.none() | st.booleans() | st.integers() | st.text(), lambda inner: st.lists(inner)))
def test_any_save(data: object) -> None:
    with pytest.raises(Refused):
        stablemates.load(data)
    with pytest.raises(Refused):
        stablemates.load({"game": data})


NESTED = {"lists": "[" * 100_000, "dicts": '{"format":' * 100_000, "digits": "9" * 100_000}


@pytest.mark.parametrize("what", list(NESTED))
def test_an_endless_header(what: str) -> None:
    with pytest.raises(Refused):
        stablemates.replay(NESTED[what])


@every_profile
@pytest.mark.parametrize("what", list(NESTED))
def test_an_endless_line(profile: str, what: str) -> None:
    words = stablemates.new(profile, seats=PROFILES[profile].fewest, seed=0).notation().split(" ")
    for number, word in enumerate(words):
        for beginning in (word[:1], word):
            with pytest.raises(Refused):
                stablemates.read(" ".join([*words[:number], beginning + NESTED[what], *words[number + 1 :]]))
