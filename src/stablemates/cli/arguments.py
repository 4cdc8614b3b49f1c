"""The command line: which commands there are and what they take."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from importlib import import_module
from typing import NoReturn

from ..core.errors import Refused
from ..words.language import LANGUAGES

EXAMPLES = {
    "": """
  stablemates                          choose a rulebook and play against two bots
  stablemates play unorog --lang uk    in Ukrainian
  stablemates play --resume            go on with the last game
  stablemates COMMAND --help           more about a command""",
    "play": """
  stablemates play                                   choose a rulebook; you and two bots
  stablemates play second-ru --players 4             the stable game, against three bots
  stablemates play unorog --players 4 --goal 532     a match, against three bots
  stablemates play --bots sensible:hard,random       choose your opponents
  stablemates play --option stone_skips=true         a table option; see `stablemates profiles`
  stablemates play --resume                          go on with the last unfinished game
  printf '1\\nd\\n' | stablemates play --seed 7        answers from a script""",
    "profiles": """
  stablemates profiles                 the rulebooks and what a table can choose
  stablemates profiles --json          the same for programs
  stablemates profiles --diff second-ru first-ru --lang ru     how two rulebooks differ""",
    "replay": """
  stablemates replay GAME.match              what happened, all cards open
  stablemates replay GAME.match --seat 0     as the first player saw it""",
    "read": """
  stablemates read "$(cat position.txt)"        a line that State.notation() has given
  stablemates read - < position.txt             the same from a pipe""",
    "bench": """
  stablemates bench                    beside RLCard and OpenSpiel, in one run
  stablemates bench --no-peers --seconds 10 --json""",
}


class BadArguments(Refused):
    """The command line makes no sense; the message says what to do."""


class Parser(argparse.ArgumentParser):
    """A parser that complains in one line."""

    def error(self, message: str) -> NoReturn:
        raise BadArguments(f"{message}; see `{self.prog} --help`")


def parse(argv: list[str]) -> argparse.Namespace:
    """The command line, understood; ``args.run(args)`` does what it says."""
    parser = program()
    commands = parser.commands
    if not argv or (argv[0] not in commands and argv[0] not in ("-h", "--help", "--version")):
        if argv and not argv[0].startswith("-"):
            raise BadArguments(f"no command {argv[0]!r}; there are: {', '.join(commands)}")
        argv = ["play", *argv]  # the main job needs no name
    return parser.parse_args(argv)


class Program(Parser):
    commands: dict[str, Parser]


def program() -> Program:
    parser = Program(
        prog="stablemates",
        description="Unicorn card games in your terminal. Without a command: play.",
        epilog=f"examples:{EXAMPLES['']}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action=Version, help="say the version and which engine runs")
    found = parser.add_subparsers(title="commands", metavar="COMMAND", parser_class=Parser)
    parser.commands = {}
    for name, about, add in COMMANDS:
        one = found.add_parser(
            name,
            help=about,
            description=f"{about[0].upper()}{about[1:]}.",
            epilog=f"examples:{EXAMPLES[name]}",
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        add(one)
        one.set_defaults(run=lazily(name))
        parser.commands[name] = one
    return parser


def lazily(command: str) -> Callable[[argparse.Namespace], int]:
    """The ``run`` of a command's module, imported when it is called."""

    def run(args: argparse.Namespace) -> int:
        code: int = import_module(f".{command}", __package__).run(args)
        return code

    return run


class Version(argparse.Action):
    def __init__(self, option_strings: list[str], dest: str, help: str | None = None) -> None:
        super().__init__(option_strings, dest, nargs=0, help=help)

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        from .. import __version__
        from ..lab.pure import engine

        print(f"stablemates {__version__} ({engine()} engine)")
        parser.exit()


def add_lang(parser: Parser) -> None:
    parser.add_argument("--lang", choices=LANGUAGES, help="the language; otherwise that of your system")


def add_play(parser: Parser) -> None:
    parser.add_argument("profile", nargs="?", metavar="RULEBOOK", help="what to play (asked; in a pipe unorog)")
    add_lang(parser)
    parser.add_argument("--players", type=whole_number, metavar="N", help="how many play, you among them (3)")
    parser.add_argument("--bots", metavar="NAME,...", help="your opponents: random, keen, sensible[:easy|normal|hard]")
    parser.add_argument("--name", default="", help="your name, for the record of the game")
    parser.add_argument("--seed", help="deal the same cards again: a number, or at least 160 hexadecimal digits")
    parser.add_argument("--goal", type=whole_number, metavar="POINTS", help="play rounds up to so many points, as 532")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="set a table option")
    parser.add_argument("--pace", type=seconds, metavar="SECONDS", help="pause after a bot's move (0.8; 0 in a pipe)")
    parser.add_argument(
        "--resume", nargs="?", const="", metavar="FILE", help="go on with a saved game, the last one if none is named"
    )


def add_profiles(parser: Parser) -> None:
    add_lang(parser)
    parser.add_argument("--diff", nargs=2, metavar=("A", "B"), help="how two rulebooks of one game differ")
    parser.add_argument("--json", action="store_true", help="for programs")


def add_replay(parser: Parser) -> None:
    parser.add_argument("file", metavar="FILE", help="a match file; - reads it from a pipe")
    parser.add_argument("--seat", type=whole_number, help="through the eyes of this seat, the first is 0")
    add_lang(parser)


def add_read(parser: Parser) -> None:
    parser.add_argument("line", nargs="+", metavar="LINE", help="a position in notation; - reads it from a pipe")
    add_lang(parser)


def add_bench(parser: Parser) -> None:
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.add_argument("--seconds", type=seconds, default=40.0, help="how long to measure, about (40)")
    parser.add_argument("--no-peers", action="store_true", help="measure the engine alone")


COMMANDS: list[tuple[str, str, Callable[[Parser], None]]] = [
    ("play", "play against bots", add_play),
    ("profiles", "list the rulebooks and their table options", add_profiles),
    ("replay", "tell a recorded game", add_replay),
    ("read", "show a position from its notation", add_read),
    ("bench", "measure how fast the engine is", add_bench),
]


def whole_number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number")
    return int(text)


def seconds(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = -1.0
    if not 0 <= value <= 3600:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of seconds")
    return value
