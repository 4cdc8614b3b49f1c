"""Count the moves that people would frown at, in games of the stable game with one bot in all seats.

    .venv/bin/python tools/frowns.py searcher --seats 4 --games 200
    .venv/bin/python tools/frowns.py sensible --game second-uk --seats 6 --games 1000 --show

It fails if a bot gives away upgrades, harms itself or lets others win more often than allowed
(``games/stable/bots/frowns.py`` has the limits).  ``--show`` prints a position of each kind as a line of notation.
"""

from __future__ import annotations

import argparse
import sys

import stablemates
from stablemates.bots import World, make
from stablemates.core.errors import Refused, UnknownProfile
from stablemates.games.stable.bots.frowns import FROWNS, Watch
from stablemates.games.stable.state import Stable
from stablemates.lab.progress import progress

LIMIT = 20_000  # answers; no game is this long
FIRST_SEED = 660_000


def play(game: str, seats: int, bot: str, number: int, watch: Watch) -> None:
    """Play one game; forced answers are not inspected."""
    state = stablemates.new(game, seats=seats, seed=FIRST_SEED + number)
    if not isinstance(state, Stable):
        raise UnknownProfile(f"{game} is not a rulebook of the stable game")
    players = [make(bot, number * 16 + seat) for seat in range(seats)]
    for _ in range(LIMIT):
        questions = state.pending()
        if not questions:
            break
        question = questions[0]
        chosen = 0
        if len(question.options) > 1:
            chosen = players[question.seat].answer(World(state, question.seat))
            watch.look(state, question, question.options[chosen])
        elif question.ask == "action":
            watch.passed = ""
        state.answer(question.seat, chosen)
    watch.over()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bot", help="the bot in all seats")
    parser.add_argument("--game", default="second-ru", help="rulebook (default: second-ru)")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--show", action="store_true", help="print a position of each kind")
    args = parser.parse_args()
    watch = Watch()
    try:
        with progress(f"{args.bot} at {args.seats} seats of {args.game}", args.games) as tick:
            for number in range(args.games):
                play(args.game, args.seats, args.bot, number, watch)
                tick(number + 1)
    except Refused as refusal:
        parser.error(str(refusal))
    failed = watch.fails()
    for name, frown in FROWNS.items():
        verdict = "FAIL" if name in failed else "pass"
        found, of = watch.seen[name], watch.seen[frown.of]
        print(f"{verdict}  {found:4d} of {of} {frown.of}: {frown.what} (at most {100 * frown.most:g}%)")
        if args.show and name in watch.lines:
            print(f"      {watch.lines[name]}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
