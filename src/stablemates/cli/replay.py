"""``stablemates replay``: a recorded game, told sentence by sentence."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

import stablemates

from ..core.errors import BadSeats
from ..core.kernel import NOBODY
from ..words import Words, choose
from . import saves
from .screen import Screen
from .table import history, seen, voice


def run(args: argparse.Namespace) -> int:
    match = stablemates.replay(sys.stdin.read()) if args.file == "-" else saves.read(Path(args.file))
    if args.seat is not None and args.seat >= len(match.players):
        raise BadSeats(f"--seat {args.seat}: the seats of this match are 0 to {len(match.players) - 1}")
    words = Words(choose(args.lang, os.environ), match.game.id)
    screen = Screen(words)
    speech = voice(words, match, NOBODY if args.seat is None else args.seat)
    for events in history(match):
        for sentence in speech.events(events if args.seat is None else seen(events, args.seat)):
            screen.say(sentence)
    outcome = match.state.outcome()
    screen.say(speech.outcome(outcome) if outcome else words.text("replay-unfinished"), style="bold")
    return 0
