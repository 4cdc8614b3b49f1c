"""W4: automatic responses come at a time that reveals nothing."""

from __future__ import annotations

from bisect import bisect_right
from random import Random
from statistics import median

import pytest

from stablemates import fair
from stablemates.table.masking import pass_after
from stablemates.table.room import SeatRecord

from ..server.table import ServerTable, SetUp

SECRET = "5a" * 160


@pytest.fixture
def same_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    """All tables draw the same times, so that only real differences matter."""
    monkeypatch.setattr(fair, "new_secret", lambda: SECRET)


def window(at: SetUp, bob: str, cid: str = "yay", mode: str = "smart") -> ServerTable:
    t = at("second-ru", ann={"hand": "narwhal"}, bob={"hand": bob}, cid={"hand": cid})
    if mode != "smart":
        t.says("bob", "mode", mode=mode, wake=[])
    return t.does("ann", "narwhal")


def apart(some: list[int], others: list[int]) -> float:
    """Return how far two distributions are apart: the largest difference of their shares below any value."""
    some, others = sorted(some), sorted(others)
    return max(
        abs(bisect_right(some, value) / len(some) - bisect_right(others, value) / len(others))
        for value in {*some, *others}
    )


@pytest.mark.usefixtures("same_secret")
@pytest.mark.parametrize("hand", ["slowdown", "yay", "nanny_cam slowdown"])
def test_w4_a_masked_pass_comes_at_the_same_time_whatever_is_held(at: SetUp, hand: str) -> None:
    assert window(at, hand).closes() == window(at, "slowdown").closes()


@pytest.mark.usefixtures("same_secret")
def test_w4_a_sleeper_passes_at_the_same_time_with_and_without_a_neigh(at: SetUp) -> None:
    assert window(at, "neigh", mode="sleep").closes() == window(at, "slowdown", mode="sleep").closes()


@pytest.mark.usefixtures("same_secret")
def test_w4_an_armed_response_comes_when_a_pass_would_have_come(at: SetUp) -> None:
    passed, armed = window(at, "slowdown", mode="sleep"), window(at, "neigh", mode="armed")
    times = []
    for t in (passed, armed):
        assert t.room.window is not None
        times.append(t.room.window.replies[1].at - t.room.window.opened)
    assert times[0] == times[1]


def test_w4_without_a_history_times_are_like_those_of_people() -> None:
    times = [pass_after(SECRET, f"1/{n}/2", [], 100_000) for n in range(2_000)]
    assert 1_650 <= median(times) <= 1_950
    assert min(times) > 300
    assert sum(time > 5_000 for time in times) / 2_000 < 0.05


@pytest.mark.parametrize("speed", [400, 900, 3_000])
def test_w4_with_a_history_times_are_like_the_players_own_including_timeouts(speed: int) -> None:
    rng = Random(3)
    own = [min(round(rng.lognormvariate(0, 0.4) * speed), 5_000) for _ in range(24)] + [5_000] * 8
    times = [pass_after(SECRET, f"1/{n}/2", own, 5_000) for n in range(2_000)]
    assert apart(times, own) < 0.15
    assert sum(time == 5_000 for time in times) / 2_000 == pytest.approx(own.count(5_000) / 32, abs=0.05)


def test_w4_a_timeout_seen_once_is_not_expected_every_time() -> None:
    times = [pass_after(SECRET, f"1/{n}/2", [5_000], 5_000) for n in range(2_000)]
    assert sum(time == 5_000 for time in times) / 2_000 == pytest.approx(0.5, abs=0.05)


def test_w4_if_a_window_has_no_end_no_one_waits_for_anothers_timeout() -> None:
    assert max(pass_after(SECRET, f"1/{n}/2", [1_500, 5_000, 5_000], 3_600_000) for n in range(2_000)) < 60_000


def test_w4_a_player_is_known_in_the_next_game_at_the_table() -> None:
    record = SeatRecord()
    record.passes = [1_500, 5_000]
    record.new_game(0)
    assert record.passes == [1_500, 5_000]


def test_w4_two_habits_do_not_become_one() -> None:
    own = [1_000 + n for n in range(8)] + [4_000 + 4 * n for n in range(8)]
    times = [pass_after(SECRET, f"1/{n}/2", own, 5_000) for n in range(2_000)]
    assert sum(1_500 < time < 2_700 for time in times) == 0
    assert sum(time <= 1_500 for time in times) / 2_000 == pytest.approx(0.5, abs=0.05)


def test_w4_a_player_in_the_seat_of_someone_who_was_removed_is_not_taken_for_them(at: SetUp) -> None:
    t = window(at, "neigh", "neigh").passes("bob", after=1.5)
    t.says("ann", "remove", seat=1)
    assert [(record.asked, record.passes) for record in t.room.seats] == [(0, []), (0, []), (1, [])]


def test_w4_only_passes_by_hand_and_timeouts_are_a_history(at: SetUp) -> None:
    t = window(at, "neigh", "neigh").passes("bob", after=1.5)
    assert t.closes() == 5.0
    assert [record.passes for record in t.room.seats] == [[], [1_500], [5_000]]


def test_w4_a_player_who_was_still_thinking_when_another_answered_has_not_passed(at: SetUp) -> None:
    t = window(at, "neigh", "neigh").does("bob", "neigh")
    assert t.closes() == 1.2
    assert t.room.seats[2].passes == []


def test_w4_an_automatic_pass_does_not_count_as_a_habit(at: SetUp) -> None:
    t = window(at, "slowdown", "neigh").passes("cid", after=2.0)
    t.closes()
    assert t.room.seats[1].passes == []


def test_w4_being_cut_off_does_not_count_as_a_habit(at: SetUp) -> None:
    t = at("second-ru", ann={"hand": "narwhal"}, bob={"hand": "neigh"}, cid={"hand": "yay"})
    t.drops("bob")
    t.waits(4.0).does("ann", "narwhal")
    assert t.closes() == 5.0
    assert t.room.seats[1].passes == []


# --- while the table does not know the only player asked, it uses few distinct times ----------


def duel(at: SetUp, bob: str, asked: int = 0, speed: str = "normal") -> ServerTable:
    """Ann has played a card that only bob may respond to, who was asked this often before."""
    t = at("second-ru", ann={"hand": "narwhal"}, bob={"hand": bob}, cid={"hand": ""}, speed=speed)
    t.room.seats[1].asked = asked
    return t.does("ann", "narwhal")


@pytest.mark.parametrize("after", [0.1, 1.3, 4.9])
def test_w4_a_strangers_passes_end_at_the_same_times_as_automatic_ones(at: SetUp, after: float) -> None:
    assert duel(at, "neigh").passes("bob", after=after).closes() == 5.0
    assert duel(at, "slowdown").closes() == 5.0


@pytest.mark.parametrize(
    ("asked", "closed"), [(3, 5.0), (4, 2.5), (8, 2.5), (12, 1.9), (16, 1.6), (20, 1.5), (24, 1.4), (100, 1.4)]
)
def test_w4_the_more_often_a_player_was_asked_the_finer_the_grid(at: SetUp, asked: int, closed: float) -> None:
    assert duel(at, "neigh", asked).passes("bob", after=1.35).closes() == closed


@pytest.mark.parametrize("bob", ["neigh", "slowdown"])
def test_w4_what_counts_is_how_often_a_player_was_asked_whatever_they_held(at: SetUp, bob: str) -> None:
    t = duel(at, bob)
    t.closes()
    assert [record.asked for record in t.room.seats] == [0, 1, 0]


def test_w4_being_asked_among_others_counts_except_while_cut_off(at: SetUp) -> None:
    t = at("second-ru", ann={"hand": "narwhal"}, bob={"hand": "neigh"}, cid={"hand": "yay"})
    t.drops("bob")
    t.waits(4.0).does("ann", "narwhal")
    assert [record.asked for record in t.room.seats] == [0, 0, 1]


def test_w4_a_strangers_response_is_seen_by_all_and_needs_no_mask(at: SetUp) -> None:
    assert duel(at, "neigh").does("bob", "neigh", after=2.0).closes() == 2.0


@pytest.mark.parametrize(
    ("speed", "after", "closed"), [("quick", 1.0, 3.0), ("relaxed", 6.0, 10.0), ("off", 6.0, 10.0)]
)
def test_w4_a_strangers_window_is_never_open_longer_than_any_other(
    at: SetUp, speed: str, after: float, closed: float
) -> None:
    assert duel(at, "neigh", speed=speed).passes("bob", after=after).closes() == closed


def test_w4_a_window_of_several_people_closes_on_tenths_from_the_start(at: SetUp) -> None:
    t = window(at, "neigh", "neigh").passes("bob", after=1.5).passes("cid", after=0.35)
    assert t.closes() == 1.9
