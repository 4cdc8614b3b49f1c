"""The command line: the commands and their arguments."""

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
from .ask_options import add_ask
from .examples import EXAMPLES, default, typed
from .exit_codes import EXITS
from .json_fields import PRINTED
from .numbers import integer, positive, seconds, share
from .train_options import add_train

SPEEDS = ("off", "quick", "normal", "relaxed")
LESSONS = ("stable", "unorog")
SHELLS = ("bash", "zsh", "fish")
NARROW = 30  # columns; a description needs more than this


class BadArguments(Refused):
    """Invalid command line; the message says what to do."""


class Parser(argparse.ArgumentParser):
    """A parser that reports an error in one line."""

    def format_help(self) -> str:
        return typed(super().format_help())

    def error(self, message: str) -> NoReturn:
        raise BadArguments(f"{message}; see `{self.prog} --help`")

    def options(self) -> list[str]:
        return [name for name in self._option_string_actions if name.startswith("--")]


def parse(argv: list[str]) -> argparse.Namespace:
    """Parse the command line; ``args.run(args)`` runs the command."""
    parser = program()
    commands = parser.commands
    if not argv or (argv[0] not in commands and argv[0] not in ("-h", "--help", "--version")):
        if argv and not argv[0].startswith("-"):
            refuse_command(argv[0], list(commands))
        argv = ["play", *argv]  # the default command
    args, rest = parser.parse_known_args(argv)
    if rest:
        refuse_rest(rest[0], commands.get(argv[0], parser), commands)
    return args


def refuse_command(word: str, commands: list[str]) -> NoReturn:
    if any(word == book.id for book in registry.profiles()):
        raise BadArguments(f"{word!r} is a rulebook: `stablemates play {word}`")
    raise BadArguments(unknown("unknown command", word, commands))


def refuse_rest(word: str, parser: Parser, commands: dict[str, Parser]) -> NoReturn:
    """Raise `BadArguments` for the first unexpected argument."""
    if not word.startswith("-"):
        parser.error(f"unexpected argument {word!r}")
    option, problem = word.partition("=")[0], f"`{parser.prog}` has no option"
    owners = [f"`{other.prog}`" for other in commands.values() if option in other.options()]
    if owners:
        parser.error(f"{problem} {option!r}, but {' and '.join(owners)} {'has' if len(owners) == 1 else 'have'} it")
    parser.error(unknown(problem, option, parser.options(), "it has"))


class Program(Parser):
    commands: dict[str, Parser]


def program() -> Program:
    parser = Program(
        prog=typed("stablemates"),
        description=f"Unicorn card games. Without a command: {default()}.",
        epilog=epilog("", "--version"),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="store_true", help="print the version and the engine in use")
    add_json(parser, "with --version: print JSON")
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
    """Return the end of the help: examples, the fields of ``--json``, and the exit codes."""
    parts = [listed("examples:", {typed(line): about for line, about in EXAMPLES[command].items()})]
    for name, (shape, fields) in PRINTED.items():
        words = name.split()
        if words[0] == printing:
            flags = [word for word in words if word.startswith("-")]
            parts.append(listed(f"{' '.join([*flags, '--json'])} prints {shape}:", fields))
    if not command:
        parts.append(listed("exit codes:", {str(code): about for code, about in EXITS.items()}))
    return "\n\n".join(parts)


def listed(title: str, lines: dict[str, str]) -> str:
    """Return names with descriptions, in two columns if the terminal is wide enough."""
    names, wide = max(map(len, lines)) + 5, get_terminal_size().columns
    found = [fill(title, wide)]
    for name, about in lines.items():
        if wide - names < NARROW:
            found += [f"  {name}", fill(about, wide, initial_indent=" " * 6, subsequent_indent=" " * 6)]
        else:
            found.append(fill(about, wide, initial_indent=f"  {name}".ljust(names), subsequent_indent=" " * names))
    return "\n".join(found)


def lazily(command: str) -> Callable[[argparse.Namespace], int]:
    """Return a function that imports the command's module and calls its ``run``."""

    def run(args: argparse.Namespace) -> int:
        code: int = import_module(f".{command.replace('-', '_')}", __package__).run(args)
        return code

    return run


# --- arguments --------------------------------------------------------------------------------------


def add_processes(parser: Parser) -> None:
    about = "worker processes (default: one per core)"
    parser.add_argument("--processes", type=integer, default=0, metavar="N", help=about)


def add_json(parser: Parser, about: str = "print JSON") -> None:
    parser.add_argument("--json", action="store_true", help=about)


def add_lang(parser: Parser) -> None:
    parser.add_argument("--lang", choices=LANGUAGES, help="language (default: your system's)")


def add_play(parser: Parser) -> None:
    parser.add_argument("profile", nargs="?", metavar="RULEBOOK", help="what to play (default: ask; unorog in a pipe)")
    add_lang(parser)
    parser.add_argument("--players", type=integer, metavar="N", help="number of players, including you (default: 3)")
    parser.add_argument("--bots", metavar="BOT,...", help="your opponents (see `stablemates bots`)")
    parser.add_argument("--name", default="", help="your name in the match file")
    parser.add_argument("--seed", help="reproduce a deal: an integer, or at least 160 hex digits")
    parser.add_argument("--goal", type=integer, metavar="POINTS", help="play a match to this many points, e.g. 532")
    add_option(parser)
    parser.add_argument(
        "--pace", type=seconds, metavar="SECONDS", help="pause before each bot move (default: 0.8; 0 in a pipe)"
    )
    about = "how long reaction windows stay open (default: off, until you answer)"
    parser.add_argument("--speed", choices=SPEEDS, default="off", help=about)
    add_plain(parser)
    parser.add_argument(
        "--resume", nargs="?", const="", metavar="FILE", help="resume a saved game (default: the most recent)"
    )


def add_option(parser: Parser) -> None:
    about = "set a table option (repeatable)"
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=about)


def add_plain(parser: Parser) -> None:
    parser.add_argument("--plain", action="store_true", help="use line prompts even in a full-screen terminal")


def add_join(parser: Parser) -> None:
    about = "table link or five-letter table code"
    parser.add_argument("place", nargs="?", default="", metavar="LINK|CODE", help=about)
    about = "create a new table and print its link and code for your friends"
    parser.add_argument("--new", default="", metavar="RULEBOOK", help=about)
    about = "server for a new table or a table code (default: http://127.0.0.1:8000)"
    parser.add_argument("--server", default="http://127.0.0.1:8000", metavar="URL", help=about)
    parser.add_argument("--name", default="", help="your name at the table")
    about = "join as another guest on this machine, under this name unless --name gives another"
    parser.add_argument("--as", dest="guest", default="", metavar="NAME", help=about)
    add_plain(parser)
    add_lang(parser)


def add_profiles(parser: Parser) -> None:
    add_lang(parser)
    parser.add_argument("--diff", nargs=2, metavar=("RULEBOOK", "RULEBOOK"), help="compare two rulebooks of one game")
    add_json(parser)


def add_bots(parser: Parser) -> None:
    parser.add_argument("profile", nargs="?", metavar="RULEBOOK", help="list only the bots for this rulebook's game")
    add_lang(parser)
    add_json(parser)


def add_replay(parser: Parser) -> None:
    about = "match file (default: the last game you played); - reads standard input"
    parser.add_argument("file", nargs="?", metavar="FILE", help=about)
    parser.add_argument("--seat", type=integer, help="show the game as this seat saw it (seats start at 0)")
    parser.add_argument("--rules", action="store_true", help="print the rule behind every sentence")
    add_lang(parser)
    add_json(parser)


def add_report(parser: Parser) -> None:
    about = "match file (default: the last game you finished); - reads standard input"
    parser.add_argument("file", nargs="?", metavar="FILE", help=about)
    parser.add_argument("--out", default="report.html", metavar="PAGE", help="page to write (default: report.html)")
    add_lang(parser)
    add_json(parser, "print JSON instead of writing a page")


def add_games(parser: Parser) -> None:
    parser.add_argument("--most", type=positive, default=20, metavar="N", help="how many to list (default: 20)")
    add_lang(parser)
    add_json(parser)


def add_serve(parser: Parser) -> None:
    parser.add_argument(
        "--host",
        default="127.0.0.1",
        metavar="ADDRESS",
        help="address to listen on (default: 127.0.0.1, this machine only)",
    )
    about = "port (default: 8000 or the next free one; 0: any free port)"
    parser.add_argument("--port", type=integer, default=None, metavar="N", help=about)
    parser.add_argument("--data", default="", metavar="FOLDER", help="folder for games and the guest key")
    about = "sqlite:PATH (default: in the data folder), or postgresql://... for several servers"
    parser.add_argument("--database", default="", metavar="URL", help=about)
    about = "create an empty database even if the previous one is missing from the data folder"
    parser.add_argument("--new-database", action="store_true", help=about)
    parser.add_argument("--bus", default="", metavar="URL", help="nats://...: notify several servers of new entries")
    about = "accept requests for this address, or from its pages, e.g. https://table.example (repeatable)"
    parser.add_argument("--origin", action="append", default=[], metavar="ORIGIN", help=about)
    about = "trust X-Forwarded-* headers from this address (repeatable)"
    parser.add_argument("--proxy", action="append", default=[], metavar="ADDRESS", help=about)
    about = "override a rate limit; an unknown name lists them all (repeatable)"
    parser.add_argument("--limit", action="append", default=[], metavar="NAME=N", help=about)
    parser.add_argument("--bots", type=positive, default=1, metavar="N", help="worker processes for bots (default: 1)")
    about = "offer your own bot at the tables, e.g. mybot:Calm (repeatable)"
    parser.add_argument("--bot", action="append", default=[], metavar="MODULE:CLASS", help=about)
    parser.add_argument("--web", default="", metavar="FOLDER", help="folder with the page (default: the installed one)")
    parser.add_argument(
        "--metrics-open", action="store_true", help="serve /metrics to everyone, not only to this machine"
    )
    parser.add_argument("--open", action="store_true", help="open the page in your browser")
    add_lang(parser)
    add_json(parser)


def add_verify(parser: Parser) -> None:
    about = "match file or its URL; - reads standard input"
    parser.add_argument("file", metavar="FILE|URL", help=about)
    parser.add_argument("--commitment", default="", metavar="HEX", help="the commitment shown before the deal")
    add_lang(parser)
    add_json(parser)


def add_store(parser: Parser) -> None:
    """Add the options for the database of a server."""
    parser.add_argument("--data", default="", metavar="FOLDER", help="the data folder of the server")
    about = "sqlite:PATH (default: in the data folder), or postgresql://..."
    parser.add_argument("--database", default="", metavar="URL", help=about)
    add_json(parser)


def add_backup(parser: Parser) -> None:
    parser.add_argument("file", metavar="FILE", help="file to write, e.g. tables.tar.gz (overwritten if it exists)")
    add_store(parser)


def add_forget(parser: Parser) -> None:
    parser.add_argument("table", metavar="TABLE", help="table name or link")
    add_store(parser)


def add_puzzle(parser: Parser) -> None:
    parser.add_argument("id", nargs="?", metavar="PUZZLE", help="e.g. second-ru-17 (default: today's)")
    ours = [book for game in registry.OURS for book in game.profiles]  # your own games may not load
    books = [book.id for book in ours if book.game == "stable"]
    parser.add_argument("--book", choices=books, default=books[0], help=f"rulebook (default: {books[0]})")
    add_lang(parser)


def add_learn(parser: Parser) -> None:
    about = f"{' or '.join(LESSONS)} (default: {LESSONS[0]})"
    parser.add_argument("lesson", nargs="?", choices=LESSONS, default=LESSONS[0], metavar="GAME", help=about)
    add_plain(parser)
    add_lang(parser)


def add_read(parser: Parser) -> None:
    parser.add_argument("line", nargs="+", metavar="LINE", help="position in notation; - reads standard input")
    add_lang(parser)
    add_json(parser)


def add_bench(parser: Parser) -> None:
    add_json(parser)
    parser.add_argument("--seconds", type=seconds, default=40.0, help="approximate running time (default: 40)")
    parser.add_argument("--no-peers", action="store_true", help="benchmark only Stablemates")


def add_arena(parser: Parser) -> None:
    parser.add_argument("bots", nargs="+", metavar="BOT", help="two bots: the first against the second; more: a rating")
    parser.add_argument(
        "--game", "--profile", default="unorog", metavar="RULEBOOK", help="what to play (default: unorog)"
    )
    parser.add_argument("--seats", type=positive, default=4, metavar="N", help="players per table (default: 4)")
    parser.add_argument(
        "--games", type=integer, default=2000, metavar="N", help="total number of games (default: 2000)"
    )
    parser.add_argument("--against", metavar="BOT", help="test each bot in turn against this one")
    parser.add_argument("--mix", metavar="K:M", help="seats for each of two bots (default: 1 and the rest)")
    parser.add_argument("--free-for-all", action="store_true", help="compute a rating even for two bots")
    about = "stop early (SPRT) once the margin is decided (default: 0.02)"
    parser.add_argument("--sprt", nargs="?", type=share, const=0.02, metavar="MARGIN", help=about)
    parser.add_argument("--seed", type=integer, default=0, help="seed; the same seed gives the same games (default: 0)")
    add_option(parser)
    add_processes(parser)
    add_json(parser)
    parser.add_argument("--picture", metavar="FILE.svg", help="draw the result as a picture")
    about = "save the games that the first bot lost, for `stablemates replay`"
    parser.add_argument("--keep", metavar="FOLDER", help=about)


def add_simulate(parser: Parser) -> None:
    parser.add_argument("profile", nargs="?", metavar="RULEBOOK", help="what to play")
    add_lang(parser)
    parser.add_argument("--players", type=integer, metavar="N", help="number of players (default: 4)")
    parser.add_argument("--bots", metavar="BOT,...", help="one bot for all seats, or one per seat (default: sensible)")
    parser.add_argument("--games", type=integer, metavar="N", help="number of games (default: 1000)")
    parser.add_argument("--seed", type=integer, help="seed; the same seed gives the same games (default: 0)")
    add_option(parser)
    parser.add_argument("--report", metavar="FOLDER", help="write a report with charts and tables, and save the run")
    parser.add_argument("--resume", action="store_true", help="resume the run in the --report folder")
    parser.add_argument("--compare", metavar="RULEBOOK", help="play the same deals by another rulebook and compare")
    about = "play the same deals with a table option changed and compare"
    parser.add_argument("--against-option", action="append", default=[], metavar="NAME=VALUE", help=about)
    about = "add your own collector class (repeatable)"
    parser.add_argument("--collector", action="append", default=[], metavar="MODULE:CLASS", help=about)
    parser.add_argument("--quick", action="store_true", help="record only winners and endings: more games per second")
    add_processes(parser)
    about = "play on the Ray cluster at this address (default: one on this machine, started for the run)"
    parser.add_argument("--ray", nargs="?", const="local", default="", metavar="ADDRESS", help=about)
    add_json(parser)


def add_new(parser: Parser) -> None:
    parser.add_argument("what", choices=("bot", "pack", "game"), metavar="bot|pack|game", help="what to write")
    parser.add_argument("name", metavar="NAME", help="its name: lower-case letters and digits")


def add_check(parser: Parser) -> None:
    parser.add_argument("--games", type=positive, default=3, metavar="N", help="games per table (default: 3)")
    parser.add_argument("--seats", type=positive, metavar="N", help="only tables of this size (default: all sizes)")
    parser.add_argument("--seed", type=integer, default=0, help="seed; the same seed gives the same games (default: 0)")
    add_json(parser)


def add_check_game(parser: Parser) -> None:
    about = "a game or a rulebook; STABLEMATES_GAMES names the folder of your own games"
    parser.add_argument("name", metavar="GAME", help=about)
    add_check(parser)


def add_check_pack(parser: Parser) -> None:
    about = "a pack of cards; STABLEMATES_PACKS names the folder of your own packs"
    parser.add_argument("name", metavar="PACK", help=about)
    add_check(parser)


def add_completion(parser: Parser) -> None:
    parser.add_argument("shell", choices=SHELLS, metavar="SHELL", help="bash, zsh or fish")


COMMANDS: list[tuple[str, str, Callable[[Parser], None]]] = [
    ("play", "play against bots", add_play),
    ("learn", "learn to play in a guided game", add_learn),
    ("puzzle", "solve the puzzle of the day", add_puzzle),
    ("join", "join a table on a server", add_join),
    ("profiles", "list the rulebooks and their table options", add_profiles),
    ("bots", "list the bots to play against", add_bots),
    ("games", "list the games you played", add_games),
    ("replay", "print a recorded game", add_replay),
    ("report", "show who was winning when, and what decided a game", add_report),
    ("read", "show a position from its notation", add_read),
    ("ask", "ask the referee what happens in a position", add_ask),
    ("bench", "benchmark the engine", add_bench),
    ("arena", "compare the strength of bots", add_arena),
    ("simulate", "play thousands of games and report statistics", add_simulate),
    ("train", "train a player in a league", add_train),
    ("new", "create a template for a bot, a pack or a game", add_new),
    ("check-game", "run the tests that every game must pass", add_check_game),
    ("check-pack", "test a pack of cards and its messages", add_check_pack),
    ("serve", "run a server", add_serve),
    ("backup", "back up a running server: its tables and its key", add_backup),
    ("verify-store", "verify the integrity of a server's logs", add_store),
    ("forget", "delete a table from a server", add_forget),
    ("verify", "verify that a recorded game was dealt fairly", add_verify),
    ("completion", "print a shell completion script", add_completion),
]
