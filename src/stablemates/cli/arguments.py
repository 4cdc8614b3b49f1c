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
  stablemates play --bots searcher,novice            choose your opponents
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
    "serve": """
  stablemates serve                                    tables on this machine, at http://127.0.0.1:8000
  stablemates serve --host 0.0.0.0 --port 80           for everybody in this network
  stablemates serve --proxy 127.0.0.1                  behind a web server that speaks https
  stablemates serve --database postgresql://DB/tables --bus nats://BUS:4222      one of several
  stablemates serve --limit tables_per_hour=100        as much as you like""",
    "verify": """
  stablemates verify GAME.match                        was this game dealt fairly?
  stablemates verify GAME.match --commitment HEX       ... from the secret promised before the deal
  stablemates verify https://HOST/GAME.match --json    a shared game, for programs""",
    "read": """
  stablemates read "$(cat position.txt)"        a line that State.notation() has given
  stablemates read - < position.txt             the same from a pipe""",
    "bench": """
  stablemates bench                    beside RLCard and OpenSpiel, in one run
  stablemates bench --no-peers --seconds 10 --json""",
    "arena": """
  stablemates arena sensible keen --game unorog --seats 4        one sensible bot among three keen ones
  stablemates arena searcher tiers --game first-uk --seats 6 --mix 2:4 --games 3000     two against four
  stablemates arena novice sensible searcher:64 --against keen --seats 2     each in turn, on the same deals
  stablemates arena random keen novice sensible --game second-ru     everybody against everybody: a rating
  stablemates arena searcher:200 searcher:100 --seats 2 --sprt --games 20000     stop when it is decided
  stablemates arena sensible novice --json --picture strength.svg    for programs, and as a picture
  bots: random, keen, novice, sensible, searcher[:WORLDS or :TIMEms]; tiers (stable game), greedy (Unorog)""",
    "simulate": """
  stablemates simulate second-ru --players 4 --bots sensible --games 100000 --report out/
  stablemates simulate --resume --report out/        go on where Ctrl-C has stopped it
  stablemates simulate unorog --players 2 --bots sensible,greedy --games 5000 --json      for programs
  stablemates simulate second-ru --compare first-ru --report both/     two rulebooks on the same deals
  stablemates simulate second-ru --against-option targets=hidden       ... or two ways to set a table option
  stablemates simulate second-ru --collector mine:FullHands            count something of your own
  stablemates simulate second-ru --report out/ --ray 10.0.0.7:6379     on a Ray cluster""",
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
    parser.add_argument("--bots", metavar="NAME,...", help="your opponents: random, keen, novice, sensible, searcher")
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


def add_serve(parser: Parser) -> None:
    parser.add_argument("--host", default="127.0.0.1", metavar="ADDRESS", help="where to listen (127.0.0.1: here only)")
    about = "(8000, or the next that is free; 0: any that is free)"
    parser.add_argument("--port", type=whole_number, default=None, metavar="N", help=about)
    parser.add_argument("--data", default="", metavar="FOLDER", help="where games and the key of guests are kept")
    about = "sqlite:PATH (a file in the data folder), or postgresql://... for several servers"
    parser.add_argument("--database", default="", metavar="URL", help=about)
    parser.add_argument("--bus", default="", metavar="URL", help="nats://...: by which several servers wake each other")
    about = "a page elsewhere that may speak to this server, as https://table.example; may be given several times"
    parser.add_argument("--origin", action="append", default=[], metavar="ORIGIN", help=about)
    about = "believe what this address says of whom it speaks for; may be given several times"
    parser.add_argument("--proxy", action="append", default=[], metavar="ADDRESS", help=about)
    about = "how much one may ask for; a wrong name lists them; may be given several times"
    parser.add_argument("--limit", action="append", default=[], metavar="NAME=N", help=about)
    parser.add_argument("--bots", type=whole_number, default=1, metavar="N", help="processes in which bots think (1)")
    parser.add_argument("--web", default="", metavar="FOLDER", help="the pages to play on, if not those installed")
    parser.add_argument("--metrics-open", action="store_true", help="show /metrics to all, not to this machine alone")
    parser.add_argument("--open", action="store_true", help="open the page in your browser")
    add_lang(parser)


def add_verify(parser: Parser) -> None:
    about = "the record of a game at a table, or its address; - reads it from a pipe"
    parser.add_argument("file", metavar="FILE|URL", help=about)
    parser.add_argument("--commitment", default="", metavar="HEX", help="what the table showed you before the deal")
    add_lang(parser)
    parser.add_argument("--json", action="store_true", help="for programs")


def add_read(parser: Parser) -> None:
    parser.add_argument("line", nargs="+", metavar="LINE", help="a position in notation; - reads it from a pipe")
    add_lang(parser)


def add_bench(parser: Parser) -> None:
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.add_argument("--seconds", type=seconds, default=40.0, help="how long to measure, about (40)")
    parser.add_argument("--no-peers", action="store_true", help="measure the engine alone")


def add_arena(parser: Parser) -> None:
    parser.add_argument("bots", nargs="+", metavar="BOT", help="two: one of the first among the second; more: a rating")
    parser.add_argument("--game", "--profile", default="unorog", metavar="RULEBOOK", help="what to play (unorog)")
    parser.add_argument("--seats", type=whole_number, default=4, metavar="N", help="players at a table (4)")
    parser.add_argument("--games", type=whole_number, default=2000, metavar="N", help="how many games in all (2000)")
    parser.add_argument("--against", metavar="BOT", help="each of the bots in turn at a table of these")
    parser.add_argument("--mix", metavar="K:M", help="how many of each at a table (1 and the rest)")
    parser.add_argument("--free-for-all", action="store_true", help="a rating for two bots, too")
    about = "stop when it is decided whether the bot wins so much more than its share (0.02)"
    parser.add_argument("--sprt", nargs="?", type=share, const=0.02, metavar="MARGIN", help=about)
    parser.add_argument("--seed", type=whole_number, default=0, help="the same seed, the same games (0)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="set a table option")
    parser.add_argument("--processes", type=whole_number, default=0, metavar="N", help="(as many as there are cores)")
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.add_argument("--picture", metavar="FILE.svg", help="draw the result")


def add_simulate(parser: Parser) -> None:
    parser.add_argument("profile", nargs="?", metavar="RULEBOOK", help="what to play")
    add_lang(parser)
    parser.add_argument("--players", type=whole_number, metavar="N", help="how many play (4)")
    parser.add_argument("--bots", metavar="NAME,...", help="one for all seats, or one for each (sensible)")
    parser.add_argument("--games", type=whole_number, metavar="N", help="how many games (1000)")
    parser.add_argument("--seed", type=whole_number, help="the same seed, the same games (0)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="set a table option")
    parser.add_argument("--report", metavar="FOLDER", help="write a page with pictures, and tables; keep the run")
    parser.add_argument("--resume", action="store_true", help="go on with the run in the folder of --report")
    parser.add_argument("--compare", metavar="RULEBOOK", help="play the same deals by another rulebook, side by side")
    about = "play the same deals with a table option set otherwise, side by side"
    parser.add_argument("--against-option", action="append", default=[], metavar="NAME=VALUE", help=about)
    about = "count with a class of yours, too; may be given several times"
    parser.add_argument("--collector", action="append", default=[], metavar="MODULE:CLASS", help=about)
    parser.add_argument("--quick", action="store_true", help="only who wins and how: more games a second")
    parser.add_argument("--processes", type=whole_number, default=0, metavar="N", help="(as many as there are cores)")
    parser.add_argument("--ray", default="", metavar="ADDRESS", help="play on the Ray cluster at this address")
    parser.add_argument("--json", action="store_true", help="for programs")


COMMANDS: list[tuple[str, str, Callable[[Parser], None]]] = [
    ("play", "play against bots", add_play),
    ("profiles", "list the rulebooks and their table options", add_profiles),
    ("replay", "tell a recorded game", add_replay),
    ("read", "show a position from its notation", add_read),
    ("bench", "measure how fast the engine is", add_bench),
    ("arena", "measure which bot is stronger", add_arena),
    ("simulate", "play thousands of games and report what they show", add_simulate),
    ("serve", "open tables for people who are elsewhere", add_serve),
    ("verify", "check that a recorded game was dealt fairly", add_verify),
]


def whole_number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number")
    return int(text)


def share(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0 < value < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not between 0 and 1")
    return value


def seconds(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = -1.0
    if not 0 <= value <= 3600:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of seconds")
    return value
