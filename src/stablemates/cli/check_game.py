"""``stablemates check-game``: check that a game conforms to the contract of all games, and has its messages."""

from __future__ import annotations

import argparse

from ..core.game import Value
from ..games import registry
from ..lab.progress import progress
from ..testing.conformance import NotConforming, Report, conform
from ..testing.wording import missing_words
from .exit_codes import DONE, NO
from .json_fields import print_json


def run(args: argparse.Namespace) -> int:
    registry.game(args.name)
    return report(args, [args.name], {}, [])


def report(args: argparse.Namespace, books: list[str], options: dict[str, Value], lacking: list[str]) -> int:
    """Play the rulebooks with these options, and print the result, starting with messages known to be missing."""
    played, problem, missing = Report(0, 0, 0, 0), "", dict.fromkeys(lacking)
    with progress("playing", quiet=args.json):
        try:
            for book in books:
                played = played.plus(conform(book, games=args.games, seed=args.seed, seats=args.seats, **options))
        except NotConforming as found:
            problem = str(found)
        else:
            missing |= dict.fromkeys(line for book in books for line in missing_words(book, options, args.seed))
    good = not problem and not missing
    if args.json:
        print_json({"good": good, **played._asdict(), "problem": problem, "missing_words": list(missing)})
        return DONE if good else NO
    if problem:
        print(problem)
    else:
        tables = f"{several(played.games, 'game')} at {several(played.tables, 'table')}"
        print(f"{args.name}: {tables}, {several(played.positions, 'position')} checked")
    for line in missing:
        print(f"missing: {line}")
    if good:
        print("no problems found")
    return DONE if good else NO


def several(n: int, thing: str) -> str:
    return f"{n} {thing}" if n == 1 else f"{n} {thing}s"
