"""``stablemates arena``: compare the strength of bots."""

from __future__ import annotations

import argparse
from pathlib import Path

from ..games import registry
from ..lab.arena import Arena, against, free_for_all
from ..lab.contest import Contest
from ..lab.progress import progress
from .arguments import BadArguments
from .exit_codes import INTERRUPTED
from .json_fields import print_json
from .options import table_options
from .output_paths import writable


def run(args: argparse.Namespace) -> int:
    from ..lab import arena_report

    rated = args.against is None and (args.free_for_all or len(args.bots) > 2)
    arena = Arena(contest(args, rated), args.games, None if rated else args.sprt)
    if args.picture:
        writable(Path(args.picture).parent, "--picture FILE.svg")
    if args.keep:
        writable(Path(args.keep), "--keep FOLDER")
    code = 0
    with progress("playing", arena.deals * arena.games_in_a_deal(), quiet=args.json) as tick:
        try:
            arena.play(args.processes, tick)
        except KeyboardInterrupt:  # show the results so far
            code = INTERRUPTED
    if not arena.won:
        return code
    if args.picture:
        Path(args.picture).write_text(arena_report.drawn(arena, rated), encoding="utf-8")
    if args.json:
        print_json(arena.as_json(rated))
    else:
        arena_report.print_report(arena, rated)
    return code


def contest(args: argparse.Namespace, rated: bool) -> Contest:
    """Return the contest that the arguments describe."""
    profile = profile_of(args.game)
    book = registry.find(profile)[1]
    book.check_seats(args.seats)
    if rated:
        if args.mix or args.sprt:
            raise BadArguments("--mix and --sprt are for two bots, or for --against")
        found = free_for_all(profile, args.seats, args.bots, args.seed)
    else:
        *bots, other = [*args.bots, args.against] if args.against else args.bots
        if not bots:
            raise BadArguments(f"missing opponent: `stablemates arena {other} random`, or --against")
        found = against(profile, args.seats, bots, other, mix(args.mix), args.seed)
    options = tuple(table_options(args.option, book).items())
    return found._replace(options=options, keep=str(Path(args.keep).absolute()) if args.keep else "")


def profile_of(name: str) -> str:
    """Return the rulebook of this name, or the first rulebook of the game of this name."""
    game = next((one for one in registry.games() if one.id == name), None)
    return game.profiles[0].id if game else name


def mix(text: str | None) -> tuple[int, int] | None:
    """Return the number of seats of each bot.

    >>> mix("2:4")
    (2, 4)
    """
    if text is None:
        return None
    ours, _, theirs = text.partition(":")
    if not (ours.isascii() and ours.isdigit() and theirs.isascii() and theirs.isdigit()):
        raise BadArguments(f"--mix {text}: expected the seats of each bot, e.g. 2:4")
    return int(ours), int(theirs)
