"""Thousands of games with the invariants checked, on the compiled engine (``tools/soak.py`` plays millions)."""

from __future__ import annotations

from . import installed


def test_five_thousand_games() -> None:
    _, engine = installed.package()
    games = 5000 if engine == "compiled" else 100  # interpreted they would take minutes
    output = installed.run(str(installed.ROOT / "tools" / "soak.py"), "--games", str(games))
    assert f"{games:,} games" in output
    assert engine in output
