"""The clock of the player being waited for: decision time, then the time bank; and what is left after a restart."""

from __future__ import annotations

import pytest

from stablemates.table.deadlines import due

from ..server.table import ServerTable, SetUp


def unorog(at: SetUp, **more: object) -> ServerTable:
    return at("unorog", cauldron="red_3", ann={"hand": "red_1 red_2 red_4"}, bob={"hand": "red_5 red_6 red_7"}, **more)


@pytest.mark.parametrize(("speed", "decision", "bank"), [("quick", 10, 15), ("normal", 20, 30), ("relaxed", 60, 90)])
def test_the_clock_is_a_share_of_the_games_own_times(at: SetUp, speed: str, decision: int, bank: int) -> None:
    t = unorog(at, speed=speed)
    assert t.left_on_clock("bob") == decision + bank
    clock = t.snapshot("bob").clock
    assert clock is not None
    assert (clock.seat, clock.bank) == (0, bank * 1000)


def test_off_has_no_clock(at: SetUp) -> None:
    t = unorog(at, speed="off").waits(5_000)
    clock = t.snapshot("bob").clock
    assert clock is not None
    assert clock.ends is None
    assert t.asked == {"ann": "turn"}
    assert due(t.room) is None


def test_the_time_bank_is_used_only_after_the_time_for_a_decision(at: SetUp) -> None:
    t = unorog(at).does("ann", "red_1", after=20.0)
    assert t.room.seats[0].bank == 30_000
    t.does("bob", "red_5", after=32.5)
    assert [record.bank for record in t.room.seats] == [30_000, 17_500]
    assert t.left_on_clock("ann") == 50.0
    t.does("ann", "draw", after=1.0)
    assert t.left_on_clock("ann") == 37.5  # bob's


def test_only_the_bank_of_the_asked_player_runs(at: SetUp) -> None:
    t = at("second-ru", ann={"hand": "narwhal"}, bob={"hand": "neigh"}, cid={"hand": "neigh"})
    banks = [record.bank for record in t.room.seats]
    t.does("ann", "narwhal")
    assert t.snapshot("ann").clock is None  # no clock runs in a window
    t.says("bob", "hold")
    assert t.closes() == 10.0
    assert [record.bank for record in t.room.seats] == banks == [60_000] * 3


def test_the_bank_is_full_again_in_the_next_game(at: SetUp) -> None:
    t = at("unorog", cauldron="red_3", ann={"hand": "red_1"}, bob={"hand": "red_5 red_6"})
    t.does("ann", "red_1", after=45.0)
    assert t.room.seats[0].bank == 5_000
    assert t.room.phase == "over"
    t.says("ann", "rematch")
    t.says("bob", "rematch")
    assert t.room.seats[0].bank == 30_000


@pytest.mark.parametrize("times", [2, 10])
def test_patience_stretches_all_clocks_and_windows_and_no_one_learns_who_asked(at: SetUp, times: int) -> None:
    t = at("second-ru", ann={"hand": "narwhal"}, bob={"hand": "neigh"}, cid={"hand": "neigh"})
    before = len(t.messages["ann"])
    t.says("bob", "patience", times=times)
    assert len(t.messages["ann"]) == before
    assert t.mine("bob").patience == times
    assert t.mine("ann").patience == 1
    t.does("ann", "narwhal")
    assert t.closes() == 5.0 * times
    clock = t.snapshot("ann").clock
    assert clock is not None
    assert clock.ends is not None
    assert clock.ends - clock.started == 45_000 * times + 60_000
    t.says("bob", "patience", times=1)


def test_patience_is_for_private_tables(at: SetUp) -> None:
    t = unorog(at, public=True)
    t.refused("public-table", "bob", "patience", times=10)


def test_a_late_player_gets_the_least_committal_option(at: SetUp) -> None:
    t = unorog(at).waits(49.9)
    assert t.asked == {"ann": "turn"}
    t.waits(0.2)
    assert t.asked == {"bob": "turn"}
    assert len(t.cards("hand", "ann")) == 4  # drew a card
    assert [one.seat for one in t.received("bob", "table-late")] == [0]
    assert t.room.seats[0].bank == 0
    assert not t.room.seats[0].bot


@pytest.mark.parametrize("open_for", [1.0, 19.0, 49.0])
@pytest.mark.parametrize("down", [0.1, 4.0, 600.0])
def test_a_restart_leaves_at_least_the_remaining_time_and_ten_seconds(at: SetUp, open_for: float, down: float) -> None:
    t = unorog(at).waits(open_for)
    left = t.left_on_clock("ann")
    t.restarts(after=down, back="bob")
    assert t.left_on_clock("ann") >= max(left, 10.0)
    t.waits(9.9)
    assert t.asked == {"ann": "turn"}
    t.joins("ann")
    t.does("ann", "red_1")


def test_a_paused_server_makes_no_one_late(at: SetUp) -> None:
    """A clock found long overdue was not watched; it continues with at least ten seconds."""
    t = unorog(at).waits(40.0)
    live = t.node.rooms[t.table]
    assert live.timer is not None
    live.timer.cancel()
    t.loop.elapsed += 60.0  # the process was stopped
    t.waits(2.0)
    assert t.asked == {"ann": "turn"}
    assert t.left_on_clock("ann") >= 8.0
    assert t.received("bob", "table-late") == []
