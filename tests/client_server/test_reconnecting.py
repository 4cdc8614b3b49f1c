"""After a restart, clients reconnect soon, but not all in the same second (D4)."""

from collections import Counter
from random import Random

import pytest

import stablemates.client.remote
from stablemates.client.remote import pauses

PEOPLE = 20_000


def back_after(away: float, announced: bool) -> float:
    """Return how long a client takes to reconnect after the server was down for ``away`` seconds."""
    tries = pauses()
    if announced:
        next(tries)
    now = 0.0
    while now < away:
        now += next(tries)
    return now - away


@pytest.mark.parametrize("announced", [True, False], ids=["stopped", "killed"])
@pytest.mark.parametrize("away", [1.0, 2.0, 3.0, 7.5, 60.0])
def test_d4_everyone_reconnects_in_seconds_and_at_most_a_fifth_in_any_one(
    away: float, announced: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stablemates.client.remote, "random", Random(4))
    times = [back_after(away, announced) for _ in range(PEOPLE)]
    assert sum(time <= 5 for time in times) >= 0.95 * PEOPLE
    assert max(times) < 10
    seconds = Counter(int(time) for time in times)
    assert max(seconds.values()) <= 0.20 * PEOPLE


def test_a_single_broken_connection_is_restored_within_a_second(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stablemates.client.remote, "random", Random(4))
    assert max(back_after(1e-9, announced=False) for _ in range(PEOPLE)) <= 1
