"""The score of a series of games."""

from __future__ import annotations

import pytest

from stablemates.table.room import Score

from ..server.table import ServerTable, SetUp, last_card, person


def points(t: ServerTable) -> list[tuple[int, int]]:
    return [(one.wins, one.points) for one in t.snapshot("eve").table.seats]


def test_series_points_add_up_and_follow_the_person(at: SetUp) -> None:
    t = last_card(at).does("ann", "red_1")
    assert points(t) == [(1, 55), (0, 0)]
    t.says("ann", "stand")
    t.says("bob", "sit", name="bob", seat=0)
    t.says("ann", "sit", name="ann", seat=1)
    assert points(t) == [(0, 0), (1, 55)]
    t.says("ann", "start")
    assert points(t) == [(0, 0), (1, 55)]


@pytest.mark.parametrize(("before", "won"), [(476, False), (477, True), (500, True)])
def test_a_series_is_won_with_532_points_and_then_restarts(at: SetUp, before: int, won: bool) -> None:
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


def test_a_match_to_other_points_is_a_series_of_its_own(at: SetUp) -> None:
    """U-END-02."""
    t = last_card(at, options={"goal": 50})
    assert t.snapshot("ann").table.goal == 50
    t.does("ann", "red_1")
    ended = t.snapshot("ann").table.ended
    assert ended is not None
    assert (ended.why, ended.points, ended.series) == ("points", [55, 0], 0)


def test_series_ends_when_something_else_is_played(at: SetUp) -> None:
    t = last_card(at).does("ann", "red_1")
    t.says("ann", "settle", settings={"profile": "unorog", "seats": 2, "speed": "quick"})
    assert points(t)[0] == (1, 55)
    t.says("ann", "settle", settings={"profile": "second-ru", "seats": 2})
    assert points(t)[0] == (0, 0)
    assert t.snapshot("ann").table.goal == 0


def test_series_survives_a_restart(at: SetUp) -> None:
    t = last_card(at).does("ann", "red_1")
    t.restarts(after=100.0)
    assert points(t) == [(1, 55), (0, 0)]
    t.says("ann", "rematch")
    t.says("bob", "rematch")
    assert t.room.phase == "playing"


def test_a_win_belongs_to_its_players_not_to_who_takes_their_seats_afterwards(at: SetUp) -> None:
    t = last_card(at).does("ann", "red_1")
    t.says("ann", "stand")
    t.says("bob", "sit", name="bob", seat=0)
    t.says("eve", "sit", name="Eve", seat=1)
    t.restarts(after=1.0)
    for name, seat in (("ann", 0), ("bob", 1), ("eve", -1)):
        t.joins(name)
        snapshot = t.snapshot(name)
        ended = snapshot.table.ended
        assert ended is not None
        assert (ended.winner, [one.name for one in ended.players]) == (0, ["ann", "bob"])
        assert [(one.wins, one.points) for one in ended.players] == [(1, 55), (0, 0)]
        assert snapshot.played == seat
