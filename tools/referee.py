"""Measure the referee: whether every target is offered or explained, and how long a ruling takes.

.venv/bin/python tools/referee.py --positions 10000
.venv/bin/python tools/referee.py --bench 1000
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # the questions are part of the tests

import msgspec
from tests.referee.explained import look_at_game
from tests.referee.questions import QUESTIONS

from stablemates.lab.engine_mode import engine
from stablemates.protocol.rulings import Inquiry
from stablemates.referee import rule

FROM_A_GAME = 60  # positions taken from each game


def look(positions: int) -> None:
    seen, games = 0, 0
    while seen < positions:
        seen += look_at_game(games, FROM_A_GAME)
        games += 1
    print(f"{seen:,} positions of {games:,} games: every target is offered or explained")


def bench(rounds: int) -> None:
    """Ask the twenty questions, with all ways, from JSON to JSON, and measure the time of one core."""
    bodies = [msgspec.json.encode({**question.body(), "ways": True}) for question in QUESTIONS]
    times: list[float] = []
    for number in range(rounds):
        began = time.process_time()
        msgspec.json.encode(rule(msgspec.json.decode(bodies[number % len(bodies)], type=Inquiry)))
        times.append(1000 * (time.process_time() - began))
    times.sort()
    figures = ", ".join(f"{name} {times[int(part * (rounds - 1))]:.1f} ms" for name, part in PARTS)
    print(f"{rounds:,} rulings, {engine()} engine: {figures}")


PARTS = (("median", 0.5), ("95%", 0.95), ("longest", 1.0))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", type=int, default=0, help="questions in random games to check")
    parser.add_argument("--bench", type=int, default=0, help="rulings to measure")
    given = parser.parse_args()
    look(given.positions)
    if given.bench:
        bench(given.bench)
    return 0


if __name__ == "__main__":
    sys.exit(main())
