"""``stablemates play``: start a new game, or resume one."""

from __future__ import annotations

import argparse
import asyncio
import os
import secrets
from pathlib import Path

import stablemates

from .. import bots, terminal
from ..client import saves
from ..client.local import BOT, LocalSession, is_bot
from ..core.errors import BadOption, BadSeats, BadSeed
from ..core.game import Options
from ..core.rng import SEED_BITS
from ..games import registry
from ..lessons import Lesson
from ..terminal.lines.board import Leave
from ..terminal.lines.screen import Screen, has_whole_screen
from ..terminal.lines.table import TerminalTable
from ..words import Words, choose
from . import learn, rulebooks
from .examples import PROGRAM
from .exit_codes import INTERRUPTED
from .menu import Chosen, Menu
from .options import table_options

PACE = 0.8  # seconds before a bot moves, in an interactive terminal


def run(args: argparse.Namespace) -> int:
    lang = choose(args.lang, os.environ)
    if args.resume is None and not args.profile:
        try:
            chosen = choose_a_game(lang)
        except (Leave, EOFError):
            return 0
        if isinstance(chosen, Lesson):
            return learn.teach(chosen, args.lang, plain=args.plain)
        if isinstance(chosen, Path):
            args.resume = str(chosen)
        else:
            args.profile = chosen
    if args.resume is None:
        words = Words(lang, registry.find(args.profile)[0].id)
        match = begin(args, words)
        path = saves.new_path(args.profile, saves.folder(os.environ))
    else:
        refuse_to_change_a_saved_game(args)
        path, match = find(args.resume)
        words = Words(lang, match.game.id)
    screen = Screen(words)
    pace = (PACE if screen.interactive else 0.0) if args.pace is None else args.pace
    session = LocalSession(match, saves.begin(path, match), pace, args.speed)
    try:
        if has_whole_screen(args.plain):
            code = terminal.run(session, Words(lang))
        else:
            code = asyncio.run(play(session, screen), debug=False)  # debug mode would report slow readers
    except (Leave, EOFError):
        code = 0
    except KeyboardInterrupt:
        code = INTERRUPTED
    print_where(session, screen)
    return code


async def play(session: LocalSession, screen: Screen) -> int:
    """Play with line prompts, until the end or until the player leaves (``Leave``, ``EOFError``)."""
    table = TerminalTable(session, screen)
    async with session:
        table.open()
        if session.room.playing.answers:
            table.recall()
        table.print_events()
        while session.snapshot.table.phase == "playing":
            await table.advance()
        table.finish()
    return 0


def print_where(session: LocalSession, screen: Screen) -> None:
    """Print where the game is saved, and how to resume or replay it."""
    over = session.room.playing.state.outcome() is not None
    if not over:
        screen.say()
    words = screen.words.text("table-record" if over else "table-saved", program=PROGRAM, path=str(session.save.path))
    screen.say_unbroken(words, style="dim" if over else "")


def choose_a_game(lang: str) -> Chosen:
    """Return the player's choice, or the easiest rulebook if there is no one to ask."""
    screen = Screen(Words(lang))
    return Menu(screen).ask() if screen.interactive else rulebooks.EASIEST


def refuse_to_change_a_saved_game(args: argparse.Namespace) -> None:
    for name in ("players", "bots", "name", "seed", "goal", "option"):
        if getattr(args, name):
            raise BadOption(f"--{name} is for a new game: leave it out, or leave --resume out")


def begin(args: argparse.Namespace, words: Words) -> stablemates.Match:
    """Return a new match from the arguments; the person has the first seat."""
    profile = registry.find(args.profile)[1]
    options: Options = {} if args.goal is None else {"goal": args.goal}
    options |= table_options(args.option, profile)
    profile.settle(options)
    opponents = args.bots.split(",") if args.bots else []
    default = len(opponents) + 1 if opponents else rulebooks.default_players(profile)
    seats = default if args.players is None else args.players
    profile.check_seats(seats)
    if len(opponents) >= seats:
        raise BadSeats(f"{len(opponents)} bots and you are more than {seats} players: use fewer bots or more players")
    opponents += [opponents[-1] if opponents else bots.DEFAULT_BOT] * (seats - 1 - len(opponents))
    for opponent in opponents:
        bots.check(opponent, profile.game)  # refuse an unknown name before the game starts
    name = args.name.strip() or words.text("default-name")
    if is_bot(name):
        raise BadOption(f"--name {name}: names that start with {BOT!r} are reserved for bots")
    return stablemates.match(profile.id, [name, *(BOT + bot for bot in opponents)], seed(args.seed), **options)


def seed(text: str | None) -> int | str:
    """Return the given seed, or an unpredictable secret if there is none."""
    if text is None:
        return secrets.token_hex(SEED_BITS // 8)
    if text.isascii() and text.isdigit() and len(text) < 20:
        return int(text)
    if len(text) < SEED_BITS // 4:
        raise BadSeed(f"--seed {text}: expected an integer or at least {SEED_BITS // 4} hex digits")
    return text


def find(file: str) -> tuple[Path, stablemates.Match]:
    """Return the game to resume: the one given, or the most recent."""
    if not file:
        return saves.last_unfinished(os.environ)
    path = Path(file)
    match = saves.read(path)
    if match.state.outcome() is not None:
        raise saves.NoSave(f"{path}: this game is over; to watch it: stablemates replay {path}")
    if all(is_bot(player) for player in match.players):
        raise saves.NoSave(f"{path}: only bots play this game; to watch it: stablemates replay {path}")
    return path, match
