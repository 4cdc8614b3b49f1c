"""``stablemates games``: list the games you played, the most recent first."""

from __future__ import annotations

import argparse
import os
import time
from itertools import islice
from pathlib import Path

import stablemates

from ..client import saves
from ..client.choices import name_of
from ..core.kernel import NOBODY
from ..protocol import seen
from ..terminal.lines.screen import Screen
from ..terminal.lines.table import names, speech_of
from ..words import Words, choose
from .examples import PROGRAM
from .json_fields import how_it_ended, print_json


def run(args: argparse.Namespace) -> int:
    found = islice(saves.latest(os.environ), args.most)
    if args.json:
        rows = [
            {
                "file": str(path),
                "profile": match.profile.id,
                "players": match.players,
                "played": int(path.stat().st_mtime),
                "answers": len(match.answers),
                "outcome": how_it_ended(seen.outcome(match.state)),
            }
            for path, match in found
        ]
        print_json(rows)
        return 0
    screen = Screen(Words(choose(args.lang, os.environ)))
    words = screen.words
    some = False
    for path, match in found:
        some = True
        screen.say(describe_game(words, path, match))
        screen.say_unbroken(f"    {path}", style="dim")
    if not some:
        screen.say_unbroken(words.text("games-none", program=PROGRAM))
    return 0


def describe_game(words: Words, path: Path, match: stablemates.Match) -> str:
    """Return a saved game in one line: date, rulebook, players and result."""
    outcome = seen.outcome(match.state)
    ending = speech_of(words, match, NOBODY).outcome(outcome) if outcome else words.text("replay-unfinished")
    return f"{game_named(words, path, match)}. {ending}"


def game_named(words: Words, path: Path, match: stablemates.Match) -> str:
    """Return the date, the rulebook and the players of a saved game."""
    played = time.strftime("%Y-%m-%d %H:%M", time.localtime(path.stat().st_mtime))
    people = ", ".join(names(words, match.players))
    return f"{played} · {name_of(words, match.profile)} · {people}"
