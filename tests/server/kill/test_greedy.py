"""One guest who uses all that the limits allow does not slow the games of others.

tools/greedy.py measures the slowdown at full size.  This test asserts only what holds on a busy machine too: everyone
plays on, half of the answers come almost as promptly as before or within a second, and the server stops.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from statistics import median

from .neighbours import compare

ANSWERS = 20
MUCH_SLOWER = 20
A_MOMENT = 1.0  # seconds
A_LONG_WHILE = 30.0  # the guarantee is 5


def test_ordinary_games_continue_alongside_a_greedy_client(tmp_path: Path) -> None:
    result = asyncio.run(compare(tmp_path, games=2, answers=ANSWERS, tables=2, thinking=0.1))
    assert len(result.beside) >= ANSWERS
    assert median(result.beside) < max(MUCH_SLOWER * median(result.quiet), A_MOMENT)
    assert result.greedy["answer"] > 0
    assert result.greedy["read 200"] > 0
    assert "read 400" not in result.greedy  # everything it asks for has to be computed
    assert result.ended_after < A_LONG_WHILE
