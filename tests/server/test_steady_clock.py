"""Clocks that are set while people play."""

from __future__ import annotations

import pytest

from stablemates.server.steady_clock import SteadyClock

SECOND = 1_000_000_000
START = 1_700_000_000 * SECOND


class Clocks:
    """The clocks of a machine, in nanoseconds."""

    def __init__(self) -> None:
        self.wall, self.steady = START, 5 * SECOND
        self.clock = SteadyClock(lambda: self.wall, lambda: self.steady)

    def pass_by(self, seconds: float) -> None:
        self.wall += round(seconds * SECOND)
        self.steady += round(seconds * SECOND)

    @property
    def now(self) -> float:
        """Return the seconds since the start."""
        return self.clock.now() / 1000 - START / SECOND


def test_it_is_the_wall_clock_as_long_as_no_one_sets_it() -> None:
    clocks = Clocks()
    for _ in range(10):
        clocks.pass_by(7.5)
        clocks.clock.now()
    assert clocks.now == 75
    assert clocks.clock.off == 0


@pytest.mark.parametrize("back", [90, 3600])
def test_a_clock_that_is_set_back_freezes_nothing(back: int) -> None:
    clocks = Clocks()
    clocks.pass_by(10)
    assert clocks.now == 10
    clocks.wall -= back * SECOND
    assert clocks.now == 10
    assert clocks.clock.off == -back
    clocks.pass_by(5)
    assert 4.9 <= clocks.now - 10 <= 5
    for _ in range(back * 20):  # it converges, and never goes backwards
        before = clocks.now
        clocks.pass_by(7)
        assert clocks.now > before
    assert abs(clocks.clock.off) < 0.01


def test_a_clock_that_is_set_forward_a_little_closes_nothing_early() -> None:
    clocks = Clocks()
    clocks.wall += 4 * SECOND
    clocks.pass_by(1)
    assert clocks.now <= 1.01


def test_after_sleep_the_clock_jumps_to_the_current_time() -> None:
    clocks = Clocks()
    clocks.wall += 3600 * SECOND
    clocks.pass_by(1)
    assert clocks.now == 3601


def test_it_does_not_start_before_the_stored_entries() -> None:
    """The clock was set back by an hour while the server was down."""
    clocks = Clocks()
    clocks.clock.not_before(START // 1_000_000 + 3_600_000)
    assert clocks.now == 3600
    assert clocks.clock.off == -3600
    clocks.clock.not_before(5)
    assert clocks.now == 3600
