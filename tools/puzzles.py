"""Find puzzles, choose a year of them, and prove them again:

    .venv/bin/python tools/puzzles.py mine second-ru --games 1000     # appends to build/puzzles/second.jsonl
    .venv/bin/python tools/puzzles.py choose                          # writes src/stablemates/puzzles/*.jsonl
    .venv/bin/python tools/puzzles.py prove [BOOK ...] [--sample 4]   # fails if a puzzle is wrong

Mining a game takes a tenth of a second with the compiled engine; proving all puzzles takes a few minutes.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections import Counter
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
if "stablemates" not in sys.modules:
    sys.path.append(str(ROOT / "src"))  # after an installed package, which may be compiled

from stablemates.puzzles.mining import Found, mine  # noqa: E402
from stablemates.puzzles.proof import DEALS, problem_of  # noqa: E402
from stablemates.puzzles.puzzle import BOOKS, THEMES, Puzzle, puzzles  # noqa: E402

A_YEAR = 365
FOUND = ROOT / "build" / "puzzles"
KEPT = ROOT / "src" / "stablemates" / "puzzles"
ALIKE = 4  # puzzles at most that are solved by the same answers ...
SAME_CARD = 40  # ... or that start with the same card
LONGEST = 1000  # characters of a position at most: longer ones are hard to take in
NEIGHBOURS = 3  # consecutive puzzles that should differ


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    one = commands.add_parser("mine")
    one.add_argument("book", choices=list(BOOKS))
    one.add_argument("--first", type=int, default=0, help="seed of the first game")
    one.add_argument("--games", type=int, default=1000)
    commands.add_parser("choose")
    one = commands.add_parser("prove")
    one.add_argument("books", nargs="*", default=list(BOOKS))
    one.add_argument("--sample", type=int, default=A_YEAR, help="number of random puzzles of each book")
    one.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    if args.command == "mine":
        return find(args.book, args.first, args.games)
    return choose() if args.command == "choose" else prove(args.books, args.sample, args.seed)


def find(book: str, first: int, games: int) -> int:
    FOUND.mkdir(parents=True, exist_ok=True)
    with (FOUND / f"{BOOKS[book]}.jsonl").open("a", encoding="utf-8") as file:
        for seed in range(first, first + games):
            for found in mine(book, 3 + seed % 2 if book == "first-uk" else 2 + seed % 3, seed):
                file.write(json.dumps(found._asdict()) + "\n")
    return 0


# --- choosing ------------------------------------------------------------------------------------


def choose() -> int:
    for name in sorted(set(BOOKS.values())):
        lines = (FOUND / f"{name}.jsonl").read_text("utf-8").splitlines()
        found = {line["position"]: Found(**line) for line in map(json.loads, lines)}
        year = in_order(varied([one for one in found.values() if one.is_hard() and len(one.position) <= LONGEST]))
        (KEPT / f"{name}.jsonl").write_text("".join(f"{json.dumps(stored(one))}\n" for one in year), "utf-8")
        print(name, len(year), f"of {A_YEAR}", Counter(one.theme for one in year))
    return 0


def varied(found: list[Found]) -> list[Found]:
    """Return a year of proven puzzles: the hardest of each theme in turn, and few that are alike."""
    waiting = {theme: sorted((one for one in found if one.theme == theme), key=hardest_first) for theme in THEMES}
    answers: Counter[str] = Counter()
    cards: Counter[str] = Counter()
    year: list[Found] = []
    while len(year) < A_YEAR and any(waiting.values()):
        for theme in THEMES:
            while waiting[theme]:
                one = waiting[theme].pop(0)
                card = one.key.partition(" / ")[0]
                if answers[one.key] < ALIKE and cards[card] < SAME_CARD and not problem_of(as_puzzle(one)):
                    answers[one.key] += 1
                    cards[card] += 1
                    year.append(one)
                    break
    return year[:A_YEAR]


def hardest_first(one: Found) -> tuple[float, float, str]:
    return one.solved, -one.odds, one.position


def in_order(year: list[Found]) -> list[Found]:
    """Return the puzzles in an order in which neighbours differ as far as possible."""
    left = random.Random(1).sample(year, len(year))
    found: list[Found] = []
    while left:
        before = found[-NEIGHBOURS:]
        best = min(left, key=lambda one: sum(alike(one, other) for other in before))
        left.remove(best)
        found.append(best)
    return found


def alike(one: Found, other: Found) -> int:
    return 2 * (one.key.partition(" / ")[0] == other.key.partition(" / ")[0]) + (one.theme == other.theme)


def stored(one: Found) -> dict[str, Any]:
    position = one.position.partition(" ")[2]  # without the rulebook, which the file determines
    return {"theme": one.theme, "goal": one.goal, "me": one.me, "right": one.right, "position": position}


def as_puzzle(one: Found) -> Puzzle:
    return Puzzle("", one.theme, one.goal, one.me, one.right, one.position)


# --- proving -------------------------------------------------------------------------------------


def prove(books: list[str], sample: int, seed: int) -> int:
    wrong = 0
    for book in books:
        year = puzzles(book)
        for puzzle in random.Random(seed).sample(year, min(sample, len(year))):
            problem = problem_of(puzzle)
            if problem:
                wrong += 1
                print(f"{puzzle.id}: {problem}")
        print(f"{book}: {min(sample, len(year))} of {len(year)} puzzles proved in {DEALS} deals")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
