"""One game after the other: rematch with the same people, and the score of a series."""

from __future__ import annotations

from typing import Any

import pytest

from stablemates.table.room import Score

from .table import Lay, ServerTable, person


def last_card(at: Lay, **more: Any) -> ServerTable:
    """Ann wins with her next card: 5 + 50 points from bob's hand."""
    return at("unorog", cauldron="red_3", ann={"hand": "red_1"}, bob={"hand": "blue_5 alicorn"}, **more)


def points(t: ServerTable) -> list[tuple[int, int]]:
    return [(one.wins, one.points) for one in t.snapshot("eve").table.seats]


def test_rematch_begins_at_once_when_all_agree_with_the_same_link_and_a_new_commitment(at: Lay) -> None:
    t = last_card(at)
    committed = t.snapshot("ann").table.commitment
    t.refused("not-over", "ann", "rematch")
    t.does("ann", "red_1")
    table = t.snapshot("bob").table
    assert table.phase == "over"
    assert table.ended is not None
    assert (table.ended.winner, table.ended.game) == (0, 1)
    next_deal = table.commitment
    assert next_deal != committed
    t.says("bob", "rematch")
    assert [one.again for one in t.snapshot("ann").table.seats] == [False, True]
    t.refused("said-already", "bob", "rematch")
    t.refused("not-seated", "eve", "rematch")
    t.says("ann", "rematch")
    table = t.snapshot("bob").table
    assert (table.phase, table.game, table.ended) == ("playing", 2, None)
    assert table.commitment == next_deal  # what was promised is what is dealt
    assert [one.again for one in table.seats] == [False, False]
    assert len(t.told("bob", "table-dealt")) == 2


def test_rematch_bots_always_agree(at: Lay) -> None:
    t = last_card(at, cid={"hand": "blue_1 blue_2"}, bots="cid").does("ann", "red_1")
    t.says("ann", "rematch")
    t.says("bob", "rematch")
    assert t.room.phase == "playing"


def test_rematch_who_is_gone_is_not_waited_for(at: Lay) -> None:
    t = last_card(at).does("ann", "red_1")
    t.drops("bob")
    t.waits(4.0)
    t.says("ann", "rematch")
    assert t.room.phase == "playing"


def test_rematch_not_with_an_empty_seat(at: Lay) -> None:
    t = last_card(at).does("ann", "red_1")
    t.says("bob", "stand")
    t.says("ann", "rematch")
    assert t.snapshot("ann").table.phase == "over"
    t.refused("empty-seats", "ann", "start")
    t.says("eve", "sit", name="eve")
    t.says("ann", "start")
    assert t.room.phase == "playing"


def test_rematch_gives_seats_back_to_those_for_whom_a_bot_played(at: Lay) -> None:
    t = last_card(at)
    t.says("bob", "stand")
    assert t.plays_a_bot("bob")
    t.does("ann", "red_1")
    t.says("ann", "rematch")
    t.says("bob", "rematch")
    assert t.room.phase == "playing"
    assert not t.plays_a_bot("bob")


def test_series_points_add_up_and_follow_the_person(at: Lay) -> None:
    t = last_card(at).does("ann", "red_1")
    assert points(t) == [(1, 55), (0, 0)]
    t.says("ann", "stand")
    t.says("bob", "sit", name="bob", seat=0)
    t.says("ann", "sit", name="ann", seat=1)
    assert points(t) == [(0, 0), (1, 55)]
    t.says("ann", "start")
    assert points(t) == [(0, 0), (1, 55)]


@pytest.mark.parametrize(("before", "won"), [(476, False), (477, True), (500, True)])
def test_series_is_won_with_532_points_and_then_begins_anew(at: Lay, before: int, won: bool) -> None:
    """U-END-02."""
    t = last_card(at)
    assert t.snapshot("ann").table.goal == 532
    score = Score()
    score.points = before
    t.room.scores[person("ann")] = score
    t.does("ann", "red_1")
    ended = t.snapshot("ann").table.ended
    assert ended is not None
    assert ended.series == (0 if won else -1)
    assert points(t)[0] == (1, before + 55)
    t.says("ann", "rematch")
    t.says("bob", "rematch")
    assert points(t)[0] == ((0, 0) if won else (1, before + 55))


def test_series_ends_when_something_else_is_played(at: Lay) -> None:
    t = last_card(at).does("ann", "red_1")
    t.says("ann", "settle", settings={"profile": "unorog", "seats": 2, "speed": "quick"})
    assert points(t)[0] == (1, 55)
    t.says("ann", "settle", settings={"profile": "second-ru", "seats": 2})
    assert points(t)[0] == (0, 0)
    assert t.snapshot("ann").table.goal == 0


def test_series_survives_a_restart(at: Lay) -> None:
    t = last_card(at).does("ann", "red_1")
    t.restarts(after=100.0)
    assert points(t) == [(1, 55), (0, 0)]
    t.says("ann", "rematch")
    t.says("bob", "rematch")
    assert t.room.phase == "playing"
