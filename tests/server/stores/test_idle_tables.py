"""Idle tables cost nothing: no regular query reads all of them.  tools/scale.py measures it with 100,000."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from . import idle_tables

MIGRATION = ": SELECT id FROM tables"  # of a new file, once


@pytest.fixture
def plans(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """SQLite's query plans, collected while a server works."""
    found: set[str] = set()
    connect = sqlite3.connect

    class Explained(sqlite3.Connection):
        def execute(self, statement: str, *values: Any) -> sqlite3.Cursor:
            if statement.lstrip().upper().startswith(("SELECT", "UPDATE", "DELETE")) and "sqlite_" not in statement:
                found.update(
                    f"{line}: {' '.join(statement.split())}"
                    for *_, line in super().execute(f"EXPLAIN QUERY PLAN {statement}", *values)
                )
            return super().execute(statement, *values)

    monkeypatch.setattr(sqlite3, "connect", lambda *args, **named: connect(*args, **{**named, "factory": Explained}))
    return found


def test_no_regular_query_reads_all_tables(tmp_path: Path, plans: set[str]) -> None:
    path = tmp_path / "tables.db"
    asyncio.run(idle_tables.prepare(path, 200))
    asyncio.run(idle_tables.measure(path))
    asked = {plan for plan in plans if " tables" in plan or " entries" in plan}
    assert len(asked) >= 5
    scans = {plan for plan in asked if plan.startswith("SCAN") and not plan.endswith(MIGRATION)}
    assert [plan for plan in scans if "USING INDEX listed_tables" not in plan] == []
