"""The command line: which commands there are and what they take."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from importlib import import_module
from shutil import get_terminal_size
from textwrap import fill
from typing import NoReturn

from ..core.errors import Refused
from ..core.names import unknown
from ..games import registry
from ..words.language import LANGUAGES
from .examples import EXAMPLES, typed
from .exit_codes import EXITS
from .json_fields import PRINTED
from .train_options import add_train

SPEEDS = ("off", "quick", "normal", "relaxed")
SHELLS = ("bash", "zsh", "fish")
DIGITS = 9  # of a number that is typed
NARROW = 30  # cells in which nobody wants to read a sentence


class BadArguments(Refused):
    """The command line makes no sense; the message says what to do."""


class Parser(argparse.ArgumentParser):
    """A parser that complains in one line."""

    def format_help(self) -> str:
        return typed(super().format_help())

    def error(self, message: str) -> NoReturn:
        raise BadArguments(f"{message}; see `{self.prog} --help`")

    def options(self) -> list[str]:
        return [name for name in self._option_string_actions if name.startswith("--")]


def parse(argv: list[str]) -> argparse.Namespace:
    """The command line, understood; ``args.run(args)`` does what it says."""
    parser = program()
    commands = parser.commands
    if not argv or (argv[0] not in commands and argv[0] not in ("-h", "--help", "--version")):
        if argv and not argv[0].startswith("-"):
            refuse_command(argv[0], list(commands))
        argv = ["play", *argv]  # the main job needs no name
    args, rest = parser.parse_known_args(argv)
    if rest:
        refuse_rest(rest[0], commands.get(argv[0], parser))
    return args


def refuse_command(word: str, commands: list[str]) -> NoReturn:
    if any(word == book.id for book in registry.profiles()):
        raise BadArguments(f"{word!r} is a rulebook: `stablemates play {word}`")
    raise BadArguments(unknown("no command", word, commands))


def refuse_rest(word: str, parser: Parser) -> NoReturn:
    """Complain about the first word that nobody has understood."""
    if not word.startswith("-"):
        parser.error(f"{word!r} is one word too many")
    parser.error(unknown(f"`{parser.prog}` has no option", word.partition("=")[0], parser.options(), "it has"))


class Program(Parser):
    commands: dict[str, Parser]


def program() -> Program:
    parser = Program(
        prog="stablemates",
        description="Unicorn card games in your terminal. Without a command: play.",
        epilog=epilog("", "--version"),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="store_true", help="say the version and which engine runs")
    add_json(parser, "with --version: for programs")
    parser.set_defaults(run=lazily("version"))
    found = parser.add_subparsers(title="commands", metavar="COMMAND", parser_class=Parser)
    parser.commands = {}
    for name, about, add in COMMANDS:
        one = found.add_parser(
            name,
            help=about,
            description=f"{about[0].upper()}{about[1:]}.",
            epilog=epilog(name, name),
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        add(one)
        one.set_defaults(run=lazily(name))
        parser.commands[name] = one
    return parser


def epilog(command: str, printing: str) -> str:
    """What stands below the options: examples, what ``--json`` prints, and how the program ends."""
    parts = [listed("examples:", EXAMPLES[command])]
    for name, (shape, fields) in PRINTED.items():
        words = name.split()
        if words[0] == printing:
            flags = [word for word in words if word.startswith("-")]
            parts.append(listed(f"{' '.join([*flags, '--json'])} prints {shape}:", fields))
    if not command:
        parts.append(listed("exit codes:", {str(code): about for code, about in EXITS.items()}))
    return "\n\n".join(parts)


def listed(title: str, lines: dict[str, str]) -> str:
    """Names, and beside each what it is about; below it where the terminal is too narrow for that."""
    names, wide = max(map(len, lines)) + 5, get_terminal_size().columns
    found = [fill(title, wide)]
    for name, about in lines.items():
        if wide - names < NARROW:
            found += [f"  {name}", fill(about, wide, initial_indent=" " * 6, subsequent_indent=" " * 6)]
        else:
            found.append(fill(about, wide, initial_indent=f"  {name}".ljust(names), subsequent_indent=" " * names))
    return "\n".join(found)


def lazily(command: str) -> Callable[[argparse.Namespace], int]:
    """The ``run`` of a command's module, imported when it is called."""

    def run(args: argparse.Namespace) -> int:
        code: int = import_module(f".{command.replace('-', '_')}", __package__).run(args)
        return code

    return run


# --- what commands take ------------------------------------------------------------------------------


def add_processes(parser: Parser) -> None:
    about = "how many play at once (as many as there are cores)"
    parser.add_argument("--processes", type=whole_number, default=0, metavar="N", help=about)


def add_json(parser: Parser, about: str = "for programs") -> None:
    parser.add_argument("--json", action="store_true", help=about)


def add_lang(parser: Parser) -> None:
    parser.add_argument("--lang", choices=LANGUAGES, help="the language; otherwise that of your system")


def add_play(parser: Parser) -> None:
    parser.add_argument("profile", nargs="?", metavar="RULEBOOK", help="what to play (asked; in a pipe unorog)")
    add_lang(parser)
    parser.add_argument("--players", type=whole_number, metavar="N", help="how many play, you among them (3)")
    parser.add_argument("--bots", metavar="BOT,...", help="your opponents; `stablemates bots` lists them")
    parser.add_argument("--name", default="", help="your name, for the record of the game")
    parser.add_argument("--seed", help="deal the same cards again: a number, or at least 160 hexadecimal digits")
    parser.add_argument("--goal", type=whole_number, metavar="POINTS", help="play rounds up to so many points, as 532")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="set a table option")
    parser.add_argument("--pace", type=seconds, metavar="SECONDS", help="pause before a bot's move (0.8; 0 in a pipe)")
    about = "how long windows stay open (off: until you have answered)"
    parser.add_argument("--speed", choices=SPEEDS, default="off", help=about)
    add_plain(parser)
    parser.add_argument(
        "--resume", nargs="?", const="", metavar="FILE", help="go on with a saved game, the last one if none is named"
    )


def add_plain(parser: Parser) -> None:
    parser.add_argument("--plain", action="store_true", help="lines and prompts, also where there is a whole screen")


def add_join(parser: Parser) -> None:
    about = "the link of a table, or its five letters"
    parser.add_argument("place", nargs="?", default="", metavar="LINK|CODE", help=about)
    about = "open a table of your own instead; you are told its link and its letters, for your friends"
    parser.add_argument("--new", default="", metavar="RULEBOOK", help=about)
    about = "where a new table or one of five letters is (http://127.0.0.1:8000)"
    parser.add_argument("--server", default="http://127.0.0.1:8000", metavar="URL", help=about)
    parser.add_argument("--name", default="", help="your name at the table")
    add_plain(parser)
    add_lang(parser)


def add_profiles(parser: Parser) -> None:
    add_lang(parser)
    parser.add_argument(
        "--diff", nargs=2, metavar=("RULEBOOK", "RULEBOOK"), help="how two rulebooks of one game differ"
    )
    add_json(parser)


def add_bots(parser: Parser) -> None:
    parser.add_argument("profile", nargs="?", metavar="RULEBOOK", help="those of its game only")
    add_lang(parser)
    add_json(parser)


def add_replay(parser: Parser) -> None:
    about = "a match file (default: the last game you played); - reads it from a pipe"
    parser.add_argument("file", nargs="?", metavar="FILE", help=about)
    parser.add_argument("--seat", type=whole_number, help="through the eyes of this seat, the first is 0")
    parser.add_argument("--rules", action="store_true", help="behind every sentence the rule that made it happen")
    add_lang(parser)
    add_json(parser)


def add_games(parser: Parser) -> None:
    parser.add_argument("--most", type=whole_number, default=20, metavar="N", help="how many to list (20)")
    add_lang(parser)
    add_json(parser)


def add_serve(parser: Parser) -> None:
    parser.add_argument("--host", default="127.0.0.1", metavar="ADDRESS", help="where to listen (127.0.0.1: here only)")
    about = "(8000, or the next that is free; 0: any that is free)"
    parser.add_argument("--port", type=whole_number, default=None, metavar="N", help=about)
    parser.add_argument("--data", default="", metavar="FOLDER", help="where games and the key of guests are kept")
    about = "sqlite:PATH (a file in the data folder), or postgresql://... for several servers"
    parser.add_argument("--database", default="", metavar="URL", help=about)
    about = "begin with an empty database, though there was one in the data folder"
    parser.add_argument("--new-database", action="store_true", help=about)
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
    add_json(parser)


def add_verify(parser: Parser) -> None:
    about = "the record of a game at a table, or its address; - reads it from a pipe"
    parser.add_argument("file", metavar="FILE|URL", help=about)
    parser.add_argument("--commitment", default="", metavar="HEX", help="what the table showed you before the deal")
    add_lang(parser)
    add_json(parser)


def add_store(parser: Parser) -> None:
    """The database of a server."""
    parser.add_argument("--data", default="", metavar="FOLDER", help="the data folder of the server")
    about = "sqlite:PATH (a file in the data folder), or postgresql://..."
    parser.add_argument("--database", default="", metavar="URL", help=about)
    add_json(parser)


def add_backup(parser: Parser) -> None:
    parser.add_argument("file", metavar="FILE", help="where to put the copy, as tables.tar.gz; it is replaced")
    add_store(parser)


def add_forget(parser: Parser) -> None:
    parser.add_argument("table", metavar="TABLE", help="the name of the table, or its link")
    add_store(parser)


def add_read(parser: Parser) -> None:
    parser.add_argument("line", nargs="+", metavar="LINE", help="a position in notation; - reads it from a pipe")
    add_lang(parser)
    add_json(parser)


def add_bench(parser: Parser) -> None:
    add_json(parser)
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
    add_processes(parser)
    add_json(parser)
    parser.add_argument("--picture", metavar="FILE.svg", help="draw the result")
    about = "keep the games that the first bot of a table lost, for `stablemates replay`"
    parser.add_argument("--keep", metavar="FOLDER", help=about)


def add_simulate(parser: Parser) -> None:
    parser.add_argument("profile", nargs="?", metavar="RULEBOOK", help="what to play")
    add_lang(parser)
    parser.add_argument("--players", type=whole_number, metavar="N", help="how many play (4)")
    parser.add_argument("--bots", metavar="BOT,...", help="one for all seats, or one for each (sensible)")
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
    add_processes(parser)
    about = "play on the Ray cluster at this address (default: one on this machine, started for the run)"
    parser.add_argument("--ray", nargs="?", const="local", default="", metavar="ADDRESS", help=about)
    add_json(parser)


def add_new(parser: Parser) -> None:
    parser.add_argument("what", choices=("bot", "pack", "game"), metavar="bot|pack|game", help="what to write")
    parser.add_argument("name", metavar="NAME", help="its name: small letters and digits")


def add_check(parser: Parser) -> None:
    parser.add_argument("--games", type=whole_number, default=3, metavar="N", help="games for each table (3)")
    parser.add_argument("--seed", type=whole_number, default=0, help="the same seed, the same games (0)")
    add_json(parser)


def add_check_game(parser: Parser) -> None:
    about = "a game or a rulebook; yours are in the folder that STABLEMATES_GAMES names"
    parser.add_argument("name", metavar="GAME", help=about)
    add_check(parser)


def add_check_pack(parser: Parser) -> None:
    about = "a pack of cards; yours are in the folder that STABLEMATES_PACKS names"
    parser.add_argument("name", metavar="PACK", help=about)
    add_check(parser)


def add_completion(parser: Parser) -> None:
    parser.add_argument("shell", choices=SHELLS, metavar="SHELL", help="bash, zsh or fish")


COMMANDS: list[tuple[str, str, Callable[[Parser], None]]] = [
    ("play", "play against bots", add_play),
    ("join", "sit down at a table on a server", add_join),
    ("profiles", "list the rulebooks and their table options", add_profiles),
    ("bots", "list the bots to play against", add_bots),
    ("games", "list the games you played", add_games),
    ("replay", "tell a recorded game", add_replay),
    ("read", "show a position from its notation", add_read),
    ("bench", "measure how fast the engine is", add_bench),
    ("arena", "measure which bot is stronger", add_arena),
    ("simulate", "play thousands of games and report what they show", add_simulate),
    ("train", "train a player in a league", add_train),
    ("new", "write a bot, a pack or a game to start from", add_new),
    ("check-game", "run the tests that every game has to pass", add_check_game),
    ("check-pack", "play with a pack of cards and look for its words", add_check_pack),
    ("serve", "open tables for people who are elsewhere", add_serve),
    ("backup", "copy the tables of a server and its key, while people play", add_backup),
    ("verify-store", "check that every log of a server is what was written", add_store),
    ("forget", "delete a table of a server", add_forget),
    ("verify", "check that a recorded game was dealt fairly", add_verify),
    ("completion", "print a script by which a shell completes what you type", add_completion),
]


def whole_number(text: str) -> int:
    if not (text.isascii() and text.isdigit()):
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number")
    if len(text) > DIGITS:
        raise argparse.ArgumentTypeError(f"{text!r} is too large: a number has at most {DIGITS} digits here")
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
