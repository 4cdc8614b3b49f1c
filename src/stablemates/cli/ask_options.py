"""Options of ``stablemates ask``."""

from __future__ import annotations

import argparse


def add_ask(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("profile", metavar="RULEBOOK", help="rulebook to ask; `stablemates profiles` lists them")
    about = "a player and their cards, quoted: 'bob stable=yay,narwhal hand=neigh'; without hand=, the hand is unknown"
    add("players", nargs="+", metavar="PLAYER", help=about)
    add("--do", action="append", default=[], metavar="ANSWER", help="an answer, e.g. 'bob pass' (repeatable)")
    add("--turn", metavar="NAME", help="whose turn it is (default: the first player's)")
    phases = ("beginning", "draw", "action", "end")
    add("--phase", choices=phases, default="action", help="phase of the turn (default: action)")
    add("--discard", metavar="CARDS", help="the cards of the discard pile from the top, separated by commas")
    add("--deck", metavar="CARDS", help="the deck from the top, ending in `...` for the rest; or how many cards it has")
    add("--nursery", metavar="CARDS", help="the nursery, written like the deck")
    about = "a borrowed unicorn, its owner and the card that took it: narwhal,bob,seductive_unicorn (repeatable)"
    add("--loan", action="append", default=[], metavar="LOAN", help=about)
    add("--option", action="append", default=[], metavar="NAME=VALUE", help="set a table option (repeatable)")
    add("--ways", action="store_true", help="list every possible outcome, if there are few")
    add("--lang", choices=("en", "ru", "uk"), help="language (default: your system's)")
    add("--json", action="store_true", help="print JSON")
