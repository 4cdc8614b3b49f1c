"""The test of secrecy finds every planted leak."""

from __future__ import annotations

import pytest

from stablemates.testing.leaks import Leak

from .pairs import look_for_leaks, viewers
from .planting import LEAKS
from .sessions import moments
from .worlds import Moment

MOST = 120  # moments to check before a leak counts as not found


@pytest.mark.parametrize("name", list(LEAKS))
def test_a_planted_leak_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    looked_at = sorted(moments(1, MOST), key=promise)  # played by an honest server
    LEAKS[name](monkeypatch)
    assert any(is_caught(moment, k) for moment, k in looked_at), f"no one noticed that {name}"


def promise(of: tuple[Moment, int]) -> int:
    """Return a sort key: first the moments with most to reveal, public tables of several people, then windows."""
    moment = of[0]
    if moment.seating.public and moment.seating.people > 2:
        return 0
    return 1 if moment.room.window is not None else 2


def is_caught(moment: Moment, k: int) -> bool:
    try:
        look_for_leaks(moment, viewers(moment), k)
    except Leak:
        return True
    return False
