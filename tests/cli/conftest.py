"""The program with its own home folder."""

from __future__ import annotations

from pathlib import Path

import pytest

from .program import Program


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Program:
    return Program(tmp_path, monkeypatch)
