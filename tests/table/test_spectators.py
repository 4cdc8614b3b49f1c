"""Who may watch: everyone, friends with the link, or no one."""

from __future__ import annotations

import pytest

from stablemates.protocol import messages as m
from stablemates.server.live_room import GONE_AFTER
from stablemates.table.errors import Refusal
from stablemates.table.presence import REMEMBERED

from ..server.table import ServerTable, SetUp, person


def listed(t: ServerTable) -> list[str]:
    """Return the phases of the publicly listed tables."""
    return [row.phase for row in t.run(t.store.public_rows(10))]


@pytest.mark.parametrize(
    ("spectators", "in_the_lobby", "in_the_game"),
    [("everybody", ["lobby"], ["playing"]), ("friends", ["lobby"], []), ("nobody", ["lobby"], [])],
)
def test_strangers_find_a_game_that_everyone_may_watch(
    at: SetUp, spectators: str, in_the_lobby: list[str], in_the_game: list[str]
) -> None:
    t = at("unorog", people="ann bob", public=True, spectators=spectators)
    assert listed(t) == in_the_lobby
    t.says("ann", "start")
    assert listed(t) == in_the_game


@pytest.mark.parametrize("spectators", ["everybody", "friends"])
def test_friends_with_the_link_watch_a_game_that_is_not_listed(at: SetUp, spectators: str) -> None:
    t = at("unorog", people="ann bob", public=True, spectators=spectators)
    t.says("ann", "start")
    assert t.joins("eve").snapshot.view is not None


def test_a_game_without_spectators_sends_away_everyone_without_a_seat(at: SetUp) -> None:
    t = at("unorog", people="ann bob", spectators="nobody")
    t.joins("eve")
    t.says("ann", "start")
    assert t.cut == ["eve"]
    dealt = [one for _, one in t.messages["eve"] if isinstance(one, m.Update) and one.snapshot.view is not None]
    assert dealt == []  # not even the deal
    with pytest.raises(Refusal, match="cannot be watched"):
        t.joins("eve")
    with pytest.raises(Refusal, match="cannot be watched"):
        t.run(t.live.view(person("a stranger")))
    t.refused("no-spectators", "eve", "sit", name="Eve")
    t.refused("no-spectators", "eve", "react", reaction="clap")


def test_players_of_a_game_without_spectators_leave_and_come_back(at: SetUp) -> None:
    t = at("unorog", people="ann bob", spectators="nobody")
    t.says("ann", "start")
    t.drops("bob")
    t.waits(4.0)
    assert t.joins("bob").snapshot.you == 1
    t.says("bob", "stand")
    assert t.snapshot("bob").table.spectators == 0
    t.says("bob", "return")
    assert t.cut == []


def test_a_table_forgets_spectators_who_left_before_many_others(at: SetUp) -> None:
    """Otherwise one guest with many names could make every move at a table slower than the one before."""
    t = at("unorog", people="ann bob")
    for n in range(REMEMBERED + 20):
        t.joins(f"spectator {n}")
        t.says(f"spectator {n}", "mute", seat=1)
        t.drops(f"spectator {n}")
        t.waits(GONE_AFTER + 1)
    t.joins("eve")
    assert len(t.room.people) == 2 + REMEMBERED + 1
    assert t.live.breaks == {}
    assert t.room.people[person(f"spectator {REMEMBERED + 19}")].muted == {person("bob")}


def test_a_table_never_forgets_players_and_people_in_the_queue(at: SetUp) -> None:
    t = at("unorog", people="ann bob", bots="x", speed="off")
    t.says("ann", "start")
    t.joins("eve")
    t.says("eve", "sit", name="Eve")
    t.drops("bob", "eve")
    for n in range(REMEMBERED + 1):
        t.joins(f"spectator {n}")
        t.drops(f"spectator {n}")
        t.waits(GONE_AFTER + 1)
    assert {person("bob"), person("eve")} <= set(t.room.people)


def test_after_a_game_without_spectators_others_may_come_to_play(at: SetUp) -> None:
    t = at("unorog", cauldron="red_3", ann={"hand": "red_1"}, x={"hand": "red_5"}, bots="x", spectators="nobody")
    t.does("ann", "red_1")
    assert t.room.phase == "over"
    t.joins("eve")
    t.says("eve", "sit", name="Eve")
    assert t.snapshot("eve").you == 1


def test_the_host_of_a_game_without_spectators_sees_it_without_a_seat(at: SetUp) -> None:
    t = at("unorog", people="ann bob cid", spectators="nobody")
    t.says("ann", "stand")
    t.says("ann", "addbot", level="novice", seat=0)
    t.says("ann", "start")
    assert t.cut == []
    assert t.snapshot("ann").view is not None
