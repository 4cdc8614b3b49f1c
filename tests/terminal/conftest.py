"""The table of server tests for still screens, without the delay that ignores early keys."""

from __future__ import annotations

import pytest

from stablemates.terminal import app

from ..server.table import at as at


@pytest.fixture(autouse=True)
def steady_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "SETTLES", 0.0)
