"""Leaving, returning, being slow: marks, extra time, the bot that takes over, the vote to wait, the frozen game."""

from __future__ import annotations

from typing import Any

import pytest

from ..server.table import ServerTable, SetUp


def unorog(at: SetUp, **more: Any) -> ServerTable:
    hands = {
        "ann": {"hand": "red_1 red_2 red_4"},
        "bob": {"hand": "red_5 red_6 red_7"},
        "cid": {"hand": "red_8 blue_1"},
    }
    return at("unorog", cauldron="red_3", **hands, **more)


def seat(t: ServerTable, who: str) -> Any:
    return t.snapshot("a stranger").table.seats[t.seat(who)]


# --- 1: the mark -----------------------------------------------------------------------------------


def test_1_nothing_is_announced_for_three_seconds(at: SetUp) -> None:
    t = unorog(at)
    before = len(t.messages["ann"])
    t.drops("bob")
    t.waits(2.9)
    assert seat(t, "bob").here
    assert len(t.messages["ann"]) == before
    t.waits(0.2)
    assert not seat(t, "bob").here
    assert [one.seat for one in t.received("ann", "table-away")] == [1]


def test_1_a_player_back_within_three_seconds_was_never_away(at: SetUp) -> None:
    t = unorog(at)
    before = len(t.messages["ann"])
    for _ in range(5):
        t.drops("bob")
        t.waits(2.0)
        t.joins("bob")
    t.waits(10.0)
    assert len(t.messages["ann"]) == before
    assert seat(t, "bob").here


def test_1_one_of_two_devices_is_enough_to_be_present(at: SetUp) -> None:
    t = unorog(at)
    t.joins("bob")

    async def close_one() -> None:
        t.node.leave(t.table, t.viewers["bob"].pop())

    t.run(close_one())
    t.waits(10.0)
    assert seat(t, "bob").here


def test_1_a_spectator_comes_and_goes_unannounced(at: SetUp) -> None:
    t = unorog(at)
    news = len(t.events("ann"))
    t.joins("eve")
    assert t.snapshot("ann").table.spectators == 1
    t.drops("eve")
    t.waits(4.0)
    assert t.snapshot("ann").table.spectators == 0
    assert len(t.events("ann")) == news


# --- 2: thirty seconds, once -----------------------------------------------------------------------


def test_2_a_player_cut_off_gets_thirty_seconds_once_a_game(at: SetUp) -> None:
    t = unorog(at)
    assert t.left_on_clock("bob") == 50.0
    t.drops("ann")
    t.waits(3.5)
    assert t.left_on_clock("bob") == pytest.approx(76.5)
    t.joins("ann")
    t.waits(1.0)
    t.drops("ann")
    t.waits(3.5)
    assert t.left_on_clock("bob") == pytest.approx(72.0)  # not again


def test_2_a_player_who_returns_in_the_extra_time_is_not_late_immediately(at: SetUp) -> None:
    t = unorog(at)
    t.drops("ann")
    t.waits(60.0)
    t.joins("ann")
    t.waits(5.0)
    assert t.asked == {"ann": "turn"}
    t.does("ann", "red_1")
    assert t.room.seats[0].bank == pytest.approx(15_000)  # 65 of 20 + 30, and 30 more before the bank


def test_2_a_player_away_before_being_asked_gets_the_extra_time_too(at: SetUp) -> None:
    t = unorog(at)
    t.drops("bob")
    t.waits(5.0).does("ann", "red_1")
    assert t.left_on_clock("ann") == 80.0


# --- 3 and 4: the least committal choice, then a bot -----------------------------------------------


def test_3_late_once_is_a_choice_for_that_decision_only(at: SetUp) -> None:
    t = unorog(at)
    t.waits_until(lambda: t.asked == {"bob": "turn"})
    assert not t.plays_a_bot("ann")
    t.does("bob", "red_5").does("cid", "red_8").passes("ann", "bob").closes()
    t.does("ann", "red_1")
    assert t.room.seats[0].late == 0


def test_4_late_twice_in_a_row_and_a_bot_takes_the_seat(at: SetUp) -> None:
    t = unorog(at)
    t.waits_until(lambda: t.asked == {"bob": "turn"})
    t.does("bob", "red_5").does("cid", "draw")
    took = t.waits_until(lambda: t.plays_a_bot("ann"))
    assert took == 20.0  # the bank was used up
    assert seat(t, "ann").kind == "person"
    assert seat(t, "ann").level == "sensible"
    assert [one.seat for one in t.received("bob", "table-bot-plays")] == [0]
    t.waits_until(lambda: t.asked == {"bob": "turn"})
    assert seat(t, "ann").here  # still connected, although no one seems to be there
    t.refused("bot-plays", "ann", "answer", option=0)
    t.refused("bot-plays", "ann", "stand")
    t.says("ann", "return")
    t.refused("no-bot", "ann", "return")


def test_4_one_answer_in_time_resets_lateness(at: SetUp) -> None:
    t = unorog(at)
    for _ in range(3):
        t.waits_until(lambda: t.asked == {"bob": "turn"})
        t.does("bob", "draw").does("cid", "draw").does("ann", "draw")
        t.does("bob", "draw").does("cid", "draw")
    assert not t.plays_a_bot("ann")


def test_4_ninety_seconds_away_and_awaited(at: SetUp) -> None:
    t = at("second-ru", ann={"hand": "narwhal"}, bob={"hand": "neigh"}, cid={"hand": "yay"})
    t.drops("ann")
    took = t.waits_until(lambda: t.plays_a_bot("ann"))
    assert took == pytest.approx(93.0)


def test_4_no_bot_takes_over_while_no_one_waits_for_the_player(at: SetUp) -> None:
    t = at("second-ru", ann={"hand": "narwhal"}, bob={"hand": "neigh"}, cid={"hand": "yay"})
    t.drops("cid")
    t.waits(100.0)
    assert not t.plays_a_bot("cid")
    t.does("ann", "draw").does("bob", "draw").waits(0.1)
    assert t.plays_a_bot("cid")


def test_4_a_bot_takes_over_in_a_window_that_would_never_end(at: SetUp) -> None:
    t = at("second-ru", ann={"hand": "narwhal"}, bob={"hand": "neigh"}, cid={"hand": "neigh"}, speed="off")
    t.does("ann", "narwhal").passes("bob")
    t.drops("cid")
    t.waits(92.0)
    assert t.window_open
    t.waits(10.0)
    assert not t.window_open
    assert t.plays_a_bot("cid")


def test_a_player_cut_off_in_a_window_passes_at_its_end_whatever_they_hold(at: SetUp) -> None:
    """Never an immediate or a drawn pass: it takes as long without a Neigh as with one."""
    for hand in ("neigh", "yay"):
        t = at("second-ru", ann={"hand": "narwhal"}, bob={"hand": hand}, cid={"hand": "neigh"})
        t.drops("bob")
        t.waits(4.0).does("ann", "narwhal").passes("cid")
        assert t.closes() == 5.0


# --- the vote to wait ------------------------------------------------------------------------------


def test_4_friends_may_vote_to_wait(at: SetUp) -> None:
    t = unorog(at)
    t.refused("nobody-away", "bob", "wait")
    t.drops("ann")
    t.waits(10.0)
    t.says("bob", "wait")
    t.waits(1.0)
    t.says("cid", "wait")
    assert len(t.received("bob", "table-waits")) == 1
    t.waits(590.0)
    assert t.asked == {"ann": "turn"}
    assert not t.plays_a_bot("ann")
    t.waits(15.0)
    assert t.plays_a_bot("ann") or t.asked != {"ann": "turn"}


def test_4_one_vote_is_not_enough(at: SetUp) -> None:
    t = unorog(at)
    t.drops("ann")
    t.waits(10.0)
    t.says("bob", "wait")
    t.waits(100.0)
    assert t.asked != {"ann": "turn"}


@pytest.mark.parametrize("away", [72.0, 79.0, 82.0, 300.0])
def test_4_a_returning_player_has_time_to_answer(at: SetUp, away: float) -> None:
    t = unorog(at)
    t.drops("ann")
    t.waits(5.0)
    t.says("bob", "wait")
    t.says("cid", "wait")
    t.waits(away)
    t.joins("ann")
    t.waits(2.9)
    assert t.asked == {"ann": "turn"}
    t.does("ann", "red_1")


def test_4_a_public_table_does_not_wait(at: SetUp) -> None:
    t = unorog(at, public=True)
    t.drops("ann")
    t.waits(4.0)
    t.refused("public-table", "bob", "wait")


# --- 5: returning --------------------------------------------------------------------------------


def test_5_the_seat_is_taken_back_at_any_decision_from_any_device_and_announced(at: SetUp) -> None:
    t = unorog(at)
    t.says("ann", "stand")
    assert seat(t, "ann").stand_in
    t.drops("ann")
    t.waits(30.0)
    t.joins("ann")
    t.says("ann", "return")
    assert not t.plays_a_bot("ann")
    assert [one.seat for one in t.received("bob", "table-returns")] == [0]
    t.waits_until(lambda: t.asked == {"ann": "turn"} or t.asked == {"bob": "turn"})


def test_5_on_your_own_turn_with_the_full_time(at: SetUp) -> None:
    t = unorog(at)
    t.pondering = 30.0  # a slow bot
    t.says("ann", "stand")
    t.waits(15.0)
    t.says("ann", "return")
    assert t.left_on_clock("bob") == 50.0
    t.waits(40.0)
    assert t.asked == {"ann": "turn"}  # the bot's thought is discarded
    t.does("ann", "red_1")


def test_5_in_a_window_the_bots_answer_counts_and_nothing_is_answered_twice(at: SetUp) -> None:
    t = at("second-ru", ann={"hand": "narwhal"}, bob={"hand": "neigh"}, cid={"hand": "neigh"}).does("ann", "narwhal")
    t.says("bob", "stand")
    t.waits(0.2)
    t.says("bob", "return")
    t.refused("answered", "bob", "answer", option=1)


def test_5_in_a_window_a_returning_player_is_asked_if_the_bot_has_not_answered(at: SetUp) -> None:
    t = at("second-ru", ann={"hand": "narwhal"}, bob={"hand": "neigh"}, cid={"hand": "yay"}).does("ann", "narwhal")
    t.pondering = 3.0
    t.says("bob", "stand")
    t.waits(0.2)
    t.says("bob", "return")
    t.waits(4.0)
    t.does("bob", "neigh").closes()
    assert t.window.seat == t.seat("bob")


def test_5_after_a_restart_everyone_reconnects_and_continues(at: SetUp) -> None:
    t = unorog(at).does("ann", "red_1")
    t.restarts(after=600.0, back="bob")
    t.waits(60.0)
    assert not t.plays_a_bot("ann")
    t.joins("ann")
    t.joins("cid")
    assert [one.here for one in t.snapshot("ann").table.seats] == [True] * 3
    t.does("bob", "red_5")


def test_5_server_downtime_does_not_count_as_absence(at: SetUp) -> None:
    t = at("second-ru", ann={"hand": "narwhal"}, bob={"hand": "neigh"}, cid={"hand": "yay"})
    t.restarts(after=600.0, back="bob cid")
    took = t.waits_until(lambda: t.plays_a_bot("ann"))
    assert took == pytest.approx(90.0, abs=1.0)


# --- 7: frozen -------------------------------------------------------------------------------------


def test_7_a_game_without_anyone_is_frozen_and_continues_where_it_was(at: SetUp) -> None:
    t = unorog(at).waits(10.0)
    t.drops("ann", "bob", "cid")
    t.waits(3_000.0)
    assert t.room.game.pending()[0].seat == 0
    assert t.snapshot("eve").table.waiting
    t.joins("bob")
    assert not t.snapshot("bob").table.waiting
    assert t.left_on_clock("bob") == pytest.approx(37.0 + 30.0)
    assert not t.plays_a_bot("ann")
    t.joins("ann")
    t.does("ann", "red_1")


def test_7_a_spectator_does_not_keep_the_clocks_running(at: SetUp) -> None:
    t = unorog(at, bots="dan", dan={"hand": "blue_1 blue_2"})
    t.joins("eve")
    t.drops("ann", "bob", "cid")
    t.waits(1_000.0)
    assert t.asked == {"ann": "turn"}
    assert not any(one.stand_in for one in t.snapshot("eve").table.seats)


def test_7_a_window_is_frozen_too(at: SetUp) -> None:
    t = at("second-ru", ann={"hand": "narwhal"}, bob={"hand": "neigh"}, cid={"hand": "neigh"}).does("ann", "narwhal")
    t.says("bob", "hold")
    t.drops("ann", "bob", "cid")
    t.waits(1_000.0)
    assert t.window_open
    t.joins("cid")
    t.does("cid", "neigh").closes()
    assert t.window.seat == t.seat("cid")


def test_7_bots_do_not_play_on_without_people(at: SetUp) -> None:
    t = unorog(at, bots="dan", dan={"hand": "blue_1 blue_2"}, turn="dan")
    t.drops("ann", "bob", "cid")
    t.waits(3.1)
    seq = t.room.seq
    t.waits(1_000.0)
    assert t.room.seq == seq
