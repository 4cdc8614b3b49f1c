"""A client that writes all the time cannot tell when others write: neither a pass by hand nor an automatic one.

The figures in docs/reliability.md come from 20,000 trials (tools/secrecy.py --probes 20000).
"""

from __future__ import annotations

import pytest

from stablemates.server.store import sqlite_writer

from .probing import listen, most_bits

TRIALS = 600
ALLOWED = 0.01  # bits


def test_an_observer_who_writes_all_the_time_learns_almost_nothing() -> None:
    assert most_bits(listen(TRIALS, seed=1)) <= ALLOWED


def test_an_observer_notices_a_server_that_writes_immediately(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite_writer, "next_beat", lambda now: now)
    assert most_bits(listen(TRIALS, seed=1)) > ALLOWED
