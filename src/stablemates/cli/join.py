"""``stablemates join``: join a table on a server by link or table code."""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import shlex
from contextlib import suppress
from http.client import HTTPException
from urllib.error import URLError
from urllib.parse import urlsplit

from .. import terminal
from ..client import saves
from ..client.guests import guest_at
from ..client.remote import RemoteSession, TurnedAway
from ..client.sanitizer import sanitized
from ..core.errors import Refused
from ..games import registry
from ..protocol.commands import LONGEST_NAME, Settings, Stand
from ..terminal.lines.board import Leave
from ..terminal.lines.remote_table import RemoteTable
from ..terminal.lines.screen import Screen, has_whole_screen
from ..words import Words, choose
from .examples import PROGRAM
from .exit_codes import DONE, INTERRUPTED
from .rulebooks import default_players

CODE = re.compile(r"[A-Za-z]{5}")
TABLE = re.compile(r"[0-9a-f]{32}")
HOW = "expected a table link (https://HOST/t/TABLE), or a table code (five letters) and --server"
POLITE = 5.0  # seconds to close the connection


class CannotJoin(Refused):
    """The table cannot be joined; the message explains why."""


def run(args: argparse.Namespace) -> int:
    words = Words(choose(args.lang, os.environ))
    if args.new:
        registry.find(args.new)  # refuse an unknown name before asking the server
    server, place = where(args.place, args.server) if names_a_table(args) else (address(args.server), "")
    called = args.guest.strip()
    wanted = args.name.strip() or called
    if len(wanted) > LONGEST_NAME:
        raise CannotJoin(f"{wanted}: a name has at most {LONGEST_NAME} characters")
    name = wanted or words.text("default-name")
    visit = None
    try:
        visit = asyncio.run(find(server, place, args.new, called))
        if has_whole_screen(args.plain):
            code = terminal.run(visit, words, name, link_to(visit), wanted=bool(wanted))
        else:
            table = RemoteTable(visit, Screen(words), name, link_to(visit), wanted=bool(wanted))
            code = asyncio.run(stay(table, visit), debug=False)  # debug mode would report slow readers
    except TurnedAway as away:
        reason = f"refused-{away.reason}"
        raise CannotJoin(words.text(reason) if words.has(reason) else sanitized(away.text)) from None
    except URLError as problem:
        raise CannotJoin(f"{server}: cannot connect ({problem.reason}); is the server running?") from None
    except (HTTPException, ValueError, KeyError):
        raise CannotJoin(f"{server}: not a Stablemates server (unexpected reply); check the link") from None
    except KeyboardInterrupt:
        code = INTERRUPTED
    if visit is not None:
        print_way_back(visit, Screen(words), called)
    return code


def print_way_back(visit: RemoteSession, screen: Screen, called: str) -> None:
    """Print how to return to the table, if it still exists."""
    if visit.arrived and visit.snapshot.table.phase != "closed":
        link = f"{link_to(visit)} --as {shlex.quote(called)}" if called else link_to(visit)
        screen.say_unbroken(screen.words.text("join-back", program=PROGRAM, link=link), style="dim")


def link_to(visit: RemoteSession) -> str:
    """Return the link to the table, for any terminal or browser."""
    return f"{visit.guest.server}/t/{visit.table}"


def names_a_table(args: argparse.Namespace) -> bool:
    """Return whether to join an existing table, and not to create one."""
    if bool(args.place) == bool(args.new):
        raise CannotJoin(f"{HOW}; or create one: --new RULEBOOK")
    return bool(args.place)


def address(server: str) -> str:
    if not server.startswith(("http://", "https://")):
        raise CannotJoin(f"--server {server}: expected https://HOST")
    return server.rstrip("/")


def where(place: str, server: str) -> tuple[str, str]:
    """Return the server and the table, or the table code.

    >>> where("https://table.example/t/0123456789abcdef0123456789abcdef", "")
    ('https://table.example', '0123456789abcdef0123456789abcdef')
    >>> where("krtvb", "http://127.0.0.1:8000/")
    ('http://127.0.0.1:8000', 'krtvb')
    """
    link = urlsplit(place)
    if link.scheme in ("http", "https") and link.netloc:
        front, _, table = link.path.rpartition("/t/")
        if TABLE.fullmatch(table):
            return f"{link.scheme}://{link.netloc}{front}", table
    elif CODE.fullmatch(place) or TABLE.fullmatch(place):
        return address(server), place
    raise CannotJoin(f"{place}: {HOW}")


async def find(server: str, place: str, new: str, called: str) -> RemoteSession:
    """Find the table, or create a ``new`` one, as the same guest as before."""
    guest = await guest_at(server, saves.folder(os.environ).with_name("guests.json"), called)
    if new:
        place, _ = await guest.create(Settings(new, default_players(registry.find(new)[1])))
    return guest.visit(await guest.find(place) if CODE.fullmatch(place) else place)


async def stay(table: RemoteTable, visit: RemoteSession) -> int:
    """Play with line prompts until the player leaves; a player who loses the connection keeps the seat."""
    async with visit:
        try:
            await table.stay()
        except (Leave, EOFError):
            with suppress(TurnedAway, TimeoutError):
                async with asyncio.timeout(POLITE):
                    await visit.send(Stand)
            table.screen.say(table.words.text("join-left"))
    return DONE
