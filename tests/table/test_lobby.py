"""The lobby of a public table: players who leave it do not keep a seat that others wait for."""

from __future__ import annotations

from ..server.table import SetUp, names


def test_a_player_who_left_the_lobby_frees_the_seat_after_a_minute(at: SetUp) -> None:
    t = at("unorog", people="ann bob cid", public=True)
    t.drops("bob")
    t.waits(60.0)
    assert names(t) == ["ann", "bob", "cid"]
    t.waits(4.0)
    assert names(t) == ["ann", "empty", "cid"]
    assert [one.text for one in t.received("ann", "table-stands")] == ["bob"]
    t.joins("bob")
    assert t.snapshot("bob").you == -1
    t.says("bob", "sit", name="bob")
    assert names(t) == ["ann", "bob", "cid"]


def test_a_player_who_is_back_within_the_minute_keeps_the_seat(at: SetUp) -> None:
    t = at("unorog", people="ann bob", public=True)
    t.drops("bob")
    t.waits(50.0)
    t.joins("bob")
    t.waits(120.0)
    assert names(t) == ["ann", "bob"]


def test_an_absent_host_frees_the_seat_and_the_next_player_becomes_host(at: SetUp) -> None:
    t = at("unorog", people="ann bob", public=True)
    t.drops("ann", "bob")
    t.waits(70.0)
    assert names(t) == ["empty", "empty"]
    t.joins("cid")
    t.says("cid", "sit", name="cid")
    t.says("cid", "addbot", level="novice")
    t.says("cid", "start")


def test_friends_keep_their_seats(at: SetUp) -> None:
    t = at("unorog", people="ann bob")
    t.drops("bob")
    t.waits(3600.0)
    assert names(t) == ["ann", "bob"]


def test_a_game_keeps_the_seats_of_its_players(at: SetUp) -> None:
    t = at("unorog", people="ann bob", public=True)
    t.says("ann", "start")
    t.drops("bob")
    t.waits(600.0)
    assert names(t) == ["ann", "bob"]
    assert t.plays_a_bot("bob")


def test_a_restart_leaves_players_the_whole_minute_to_come_back(at: SetUp) -> None:
    t = at("unorog", people="ann bob cid", public=True)
    t.restarts(after=3600.0, back="ann")
    t.waits(50.0)
    assert names(t) == ["ann", "bob", "cid"]
    t.joins("bob")
    t.waits(20.0)
    assert names(t) == ["ann", "bob", "empty"]
