"""Re-deal everything that is hidden from a bot, in many positions, and count the choices that change.

    .venv/bin/python tools/honesty.py                          # trained: 2,500 positions of every rulebook
    .venv/bin/python tools/honesty.py searcher --positions 100
    .venv/bin/python tools/honesty.py trained --game second-ru --positions 500

The positions come from games between ``keen`` and ``sensible`` at tables of several sizes.  It fails if any choice
changes.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator

import stablemates
from stablemates.bots import World, as_policy, make
from stablemates.bots.keen import Keen
from stablemates.core.errors import Refused
from stablemates.core.rng import fast
from stablemates.games import registry

FIRST_SEED = 880_000
SIZES = (2, 3, 4, 6, 8)
EVERY = 3  # one in three choices of a game is examined


def positions(profile: str, count: int) -> Iterator[tuple[stablemates.State, int]]:
    """Yield positions of a rulebook, each with a seat that has a choice."""
    game, book = registry.find(profile)
    sensible = as_policy("sensible", game.id)
    assert sensible is not None
    players = [Keen(), sensible]
    sizes = [size for size in SIZES if book.fewest <= size <= book.most]
    found = number = 0
    while found < count:
        state = stablemates.new(profile, seats=sizes[number % len(sizes)], seed=FIRST_SEED + number)
        rng = fast(number)
        step = 0
        while found < count and (asked := [seat for seat in range(state.seats) if int(state.asked()) >> seat & 1]):
            seat = asked[rng.below(len(asked))]
            if state.width(seat) > 1:
                step += 1
                if step % EVERY == 0:
                    found += 1
                    yield state, seat
            state.make(seat, players[(seat + number) % 2].choose(state, seat, rng))
        number += 1


def changed(bot: str, profile: str, count: int) -> int:
    """Return in how many positions a bot with a fixed seed changes its choice if what it cannot know is re-dealt."""
    return sum(
        make(bot, 5).choose(World(state, seat)) != make(bot, 5).choose(World(state.imagine(seat, deal), seat))
        for deal, (state, seat) in enumerate(positions(profile, count))
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bot", nargs="?", default="trained")
    parser.add_argument("--game", default="", help="only this rulebook (default: all)")
    parser.add_argument(
        "--positions", type=int, default=2500, metavar="N", help="positions of each rulebook (default: 2500)"
    )
    args = parser.parse_args()
    books = [args.game] if args.game else [book.id for game in registry.games() for book in game.profiles]
    failed = 0
    for book in books:
        try:
            count = changed(args.bot, book, args.positions)
        except Refused as refusal:
            parser.error(str(refusal))
        failed += count
        print(
            f"{'FAIL' if count else 'pass'}  {book}: {args.bot} changed {count} of {args.positions} choices", flush=True
        )
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
