"""``stablemates bots``: list the bots."""

from __future__ import annotations

import argparse
import os
from typing import NamedTuple

from .. import bots
from ..games import registry
from ..terminal.lines.screen import Screen
from ..words import Words, choose
from ..words.words import bot_summary
from .json_fields import print_json


class Listed(NamedTuple):
    name: str
    games: list[str]
    about: str
    strength: dict[str, int]  # game -> from 1 to 5; 0: not measured
    specs: list[str]
    offered: bool


def run(args: argparse.Namespace) -> int:
    words = Words(choose(args.lang, os.environ))
    games = [registry.find(args.profile)[0]] if args.profile else registry.games()
    players = {game.id: bots.roster(game.id) for game in games}
    entries = {one.name: one for found in players.values() for one in found}
    rows = [
        Listed(
            one.name,
            [game for game, found in players.items() if one in found],
            bot_summary(words, one.name),
            {game: one.strength(game) for game, found in players.items() if one in found},
            one.specs,
            one.offered,
        )
        for one in entries.values()
    ]
    if args.json:
        print_json([row._asdict() for row in rows])
    else:
        show(Screen(words), rows, list(players))
    return 0


def show(screen: Screen, rows: list[Listed], games: list[str]) -> None:
    for row in rows:
        only = "" if row.games == games else f" ({', '.join(row.games)})"
        pictures = {game: bots.entry(row.name).picture(game) for game in row.games}
        alike = len(set(pictures.values())) == 1
        drawn = pictures[row.games[0]] if alike else ", ".join(f"{game} {one}" for game, one in pictures.items())
        screen.say(" — ".join(filter(None, [f"{row.name}{only} {drawn}".rstrip(), row.about])))
    screen.say(screen.words.text("bots-more"), style="dim")
