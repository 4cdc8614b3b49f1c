"""``stablemates completion``: print a script for shell completion of commands, options and names."""

from __future__ import annotations

import argparse
import re
from pathlib import PurePath

import shtab

from .. import bots
from ..games import registry
from .arguments import Parser, program
from .examples import PROGRAM


def run(args: argparse.Namespace) -> int:
    parser = program()
    for one in (parser, *parser.commands.values()):
        prepare(one)
    parser.prog = PurePath(PROGRAM).name  # ./play gets its own completion
    script = shtab.complete(parser, args.shell)
    if args.shell == "zsh":
        script = script.replace('"(*):', '"*:')  # shtab would let zsh complete only the first of several bots
    print(script)
    return 0


def prepare(parser: Parser) -> None:
    """Set the completions of each argument, by its name in the help."""
    names = {
        "RULEBOOK": [book.id for book in registry.profiles()],
        "BOT": bots.every_name(),
    }
    places = {"FILE": shtab.FILE, "FOLDER": shtab.DIRECTORY}
    for action in parser._actions:
        metavar = action.metavar[0] if isinstance(action.metavar, tuple) else action.metavar or ""
        word = re.split("[^A-Z]", metavar)[0]  # the first part of BOT,... and FILE|URL and FILE.svg
        if word in names:
            action.choices = names[word]
        elif word in places:
            action.complete = places[word]  # type: ignore[attr-defined]  # where shtab looks for it
        if not isinstance(action, argparse._SubParsersAction):
            action.metavar = None  # zsh would misread some, such as MODULE:CLASS
