"""Public tables whose host is away for long: the players vote, and never against a host who is back."""

from __future__ import annotations

import pytest

from stablemates.protocol.messages import Refused

from ..server.table import ServerTable, SetUp, names


@pytest.fixture
def t(at: SetUp) -> ServerTable:
    """Strangers play, and their host has been away for more than two minutes."""
    table = at("unorog", people="ann bob cid dan", public=True, speed="relaxed")
    table.says("ann", "start")
    table.drops("ann")
    table.waits(125.0)
    return table


def host(t: ServerTable) -> int:
    return t.snapshot("a stranger").table.host


def test_more_than_half_of_the_players_present_remove_a_player(t: ServerTable) -> None:
    t.says("bob", "remove", seat=3)
    assert names(t)[3] == "dan"
    t.says("cid", "remove", seat=3)
    assert names(t)[3] == "bot"
    assert t.cut == ["dan"]
    assert [(one.seat, one.text, one.word) for one in t.received("bob", "table-vote-remove")] == [
        (1, "dan", "1/2"),
        (2, "dan", "2/2"),  # not the bot that has the seat now
    ]
    assert len(t.received("bob", "table-voted-out")) == 1
    answer = t.command("dan", "stand")  # the bot may have moved by now, so there may be an entry
    assert isinstance(answer, Refused)
    assert answer.reason == "removed"


def test_no_single_player_removes_another_at_a_public_table(t: ServerTable) -> None:
    t.drops("dan")
    t.waits(4.0)
    t.says("bob", "remove", seat=2)
    t.refused("said-already", "bob", "remove", seat=2)
    assert names(t) == ["ann", "bob", "cid", "dan"]


def test_more_than_half_make_another_player_the_host(t: ServerTable) -> None:
    t.says("cid", "handover", seat=2)
    t.says("dan", "handover", seat=2)
    assert host(t) == 2
    assert not t.snapshot("cid").table.votes
    t.joins("ann")
    assert host(t) == 2  # two minutes were enough
    t.refused("not-host", "ann", "close")
    t.says("cid", "remove", seat=3)


def test_more_than_half_close_the_table(t: ServerTable) -> None:
    t.says("bob", "close")
    assert t.snapshot("bob").table.phase == "playing"
    t.says("dan", "close")
    assert t.snapshot("bob").table.phase == "closed"


def test_votes_are_about_the_same_thing_and_the_same_person(t: ServerTable) -> None:
    t.says("bob", "remove", seat=3)
    t.says("cid", "close")
    t.says("dan", "remove", seat=1)
    assert t.room.phase == "playing"
    assert names(t) == ["ann", "bob", "cid", "dan"]


def test_nothing_is_decided_against_a_host_who_is_back(t: ServerTable) -> None:
    t.says("bob", "handover", seat=1)
    t.joins("ann")
    assert host(t) == 0
    for kind, fields in (("handover", {"seat": 1}), ("remove", {"seat": 0}), ("close", {})):
        t.refused("not-host", "cid", kind, **fields)
    t.drops("ann")
    t.waits(125.0)
    t.says("cid", "handover", seat=1)  # votes from before her return are void
    assert host(t) == 1  # the first player present acts for her
    assert t.snapshot("bob").table.votes


def test_a_host_who_is_away_is_not_removed(t: ServerTable) -> None:
    t.refused("not-host", "bob", "remove", seat=0)
    t.refused("yourself", "bob", "remove", seat=1)


def test_before_two_minutes_the_players_wait(at: SetUp) -> None:
    t = at("unorog", people="ann bob cid", public=True)
    t.says("ann", "start")
    t.drops("ann")
    t.waits(60.0)
    assert t.snapshot("cid").table.votes
    t.refused("host-away", "cid", "handover", seat=2)


@pytest.mark.parametrize("who", ["eve", "dan"])
def test_only_players_who_are_present_vote(t: ServerTable, who: str) -> None:
    t.joins("eve")
    t.drops("dan")
    t.waits(4.0)
    t.refused("not-host", who, "handover", seat=1)


def test_votes_survive_a_restart(t: ServerTable) -> None:
    t.says("bob", "close")
    t.restarts(back="bob cid dan")
    t.says("dan", "close")
    assert t.room.phase == "closed"
