"""Measure the referee: whether every target is offered or explained, and how long a ruling takes.

.venv/bin/python tools/referee.py --positions 10000
.venv/bin/python tools/referee.py --bench 1000
"""

from __future__ import annotations

import argparse
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # the questions are part of the tests

import msgspec
from tests.referee.explained import look_at_game
from tests.referee.questions import QUESTIONS

from stablemates.core.table import DECK
from stablemates.games import registry
from stablemates.lab.engine_mode import engine
from stablemates.positions import Position
from stablemates.protocol.rulings import Inquiry, Seated
from stablemates.referee import BadQuestion, rule

FROM_A_GAME = 60  # positions taken from each game
NAMES = ("ann", "bob", "cat", "dan", "eve", "fay", "gus", "hal")
FULL = 5  # unicorns in each stable of a full table


def look(positions: int) -> None:
    seen, games = 0, 0
    while seen < positions:
        seen += look_at_game(games, FROM_A_GAME)
        games += 1
    print(f"{seen:,} positions of {games:,} games: every target is offered or explained")


def bench(rounds: int) -> None:
    """Ask questions with all outcomes, from JSON to JSON, and measure the time on one core."""
    twenty = [msgspec.json.encode({**question.body(), "ways": True}) for question in QUESTIONS]
    books = [profile.id for profile in registry.find("second-ru")[0].profiles]
    full = [body for book in books for seats in (3, len(NAMES)) for body in full_tables(book, seats)]
    measure("the twenty questions", [twenty[number % len(twenty)] for number in range(rounds)])
    measure("every card at a full table", full)


def full_tables(book: str, seats: int) -> list[bytes]:
    """Return questions about each card, played when all stables are full and one player can respond."""
    names = NAMES[:seats]
    empty: dict[str, Any] = {name: {} for name in names}
    state = Position(book, **empty).state
    kinds = sorted({state.kind(card) for card in state.cards_in(DECK)})
    types = registry.find(book)[0].describe(book)["types"]
    unicorns = [kind for kind in kinds if types[kind] in ("basic", "magical")]
    found: list[bytes] = []
    for kind in kinds:
        others = [one for one in unicorns if one != kind]
        share = min(FULL, len(others) // seats)
        hands = {"ann": [kind], "bob": ["neigh"]}
        seated = [Seated(name, others[n * share :][:share], hands.get(name)) for n, name in enumerate(names)]
        found += [msgspec.json.encode(Inquiry(book, seated, path=path, ways=True)) for path in ([], [f"ann {kind}"])]
    return found


def measure(what: str, bodies: list[bytes]) -> None:
    times: list[float] = []
    for body in bodies:
        began = time.process_time()
        with suppress(BadQuestion):  # the card cannot be played, which is also a result
            msgspec.json.encode(rule(msgspec.json.decode(body, type=Inquiry)))
        times.append(1000 * (time.process_time() - began))
    times.sort()
    figures = ", ".join(f"{name} {times[int(part * (len(times) - 1))]:.1f} ms" for name, part in PARTS)
    print(f"{what}: {len(times):,} rulings, {engine()} engine: {figures}")


PARTS = (("median", 0.5), ("95%", 0.95), ("longest", 1.0))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", type=int, default=0, help="number of positions in random games to check")
    parser.add_argument("--bench", type=int, default=0, help="number of rulings to measure")
    args = parser.parse_args()
    if args.positions:
        look(args.positions)
    if args.bench:
        bench(args.bench)
    return 0


if __name__ == "__main__":
    sys.exit(main())
