"""Play games with random cards that ``check_pack`` accepts, and check that none of them breaks a table.

    .venv/bin/python tools/card_soak.py --cards 10000 --games 20

A card depends only on its number; a failure prints how to reproduce it.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from itertools import islice
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.packs.random_cards import accepted, accepted_cards, play_with, random_card

from stablemates.lab.engine_mode import engine
from stablemates.lab.progress import progress

SHARE = 50  # cards per task
APART = 1_000_000  # between the numbers of two tasks, so that no card is played twice


def play_share(first: int, cards: int, games: int) -> tuple[int, int, list[str]]:
    """Play with a share of the cards; return the numbers of cards and answers, and the failures."""
    answers, failures = 0, []
    for number, kind in islice(accepted_cards(first), cards):
        try:
            answers += play_with(kind, games)
        except Exception as error:
            again = f"tools/card_soak.py --only {number} --games {games}"
            failures.append(f"card {number}: {error!r}; {json.dumps(random_card(number))}; reproduce: {again}")
    return cards, answers, failures


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cards", type=int, default=1000, help="number of accepted cards")
    parser.add_argument("--games", type=int, default=20, help="games with each card")
    parser.add_argument("--only", type=int, help="play only with this card, and let it fail")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args()
    if args.only is not None:
        kind = accepted(random_card(args.only))
        assert kind is not None, f"check_pack refuses card {args.only}"
        print(f"{play_with(kind, args.games):,} answers")
        return 0
    began, cards, answers, failures = time.monotonic(), 0, 0, 0
    with progress("card soak", args.cards, logged=True) as tick, ProcessPoolExecutor(args.processes) as pool:
        shares = [min(SHARE, args.cards - done) for done in range(0, args.cards, SHARE)]
        tasks = [pool.submit(play_share, n * APART, share, args.games) for n, share in enumerate(shares)]
        for task in as_completed(tasks):
            more, given_answers, broken = task.result()
            cards, answers, failures = cards + more, answers + given_answers, failures + len(broken)
            for line in broken:
                print(f"FAILED {line}", flush=True)
            tick(cards)
    seconds = time.monotonic() - began
    print(f"{cards:,} cards, {cards * args.games:,} games, {answers:,} answers in {seconds:.0f} s, {engine()} engine")
    print(f"{failures} failures")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
