"""``stablemates read``: a position from its notation, with all cards open."""

from __future__ import annotations

import argparse
import os
import sys

import stablemates

from ..words import Speech, Words, choose
from .board import Board
from .screen import Screen
from .table import BOARDS


def run(args: argparse.Namespace) -> int:
    state = stablemates.read(sys.stdin.readline() if args.line == ["-"] else " ".join(args.line))
    view = state.view(stablemates.NOBODY)
    words = Words(choose(args.lang, os.environ), view["game"])
    names = [words.text("seat", n=seat) for seat in range(state.seats)]
    screen = Screen(words)
    speech = Speech(words, view["game"], state.kind, names, profile=view["profile"])
    BOARDS.get(view["game"], Board)(screen, speech).show_all(state)
    return 0
