"""``stablemates read``: show a position from its notation, with all cards open."""

from __future__ import annotations

import argparse
import os
import sys

import stablemates

from ..core.kernel import Seat
from ..core.table import Table, on_table
from ..games import registry
from ..protocol import seen
from ..protocol.values import Question
from ..terminal.lines.board import Board
from ..terminal.lines.screen import Screen
from ..terminal.lines.table import BOARDS
from ..words import Words, choose
from ..words.speech import Speech
from .json_fields import how_it_ended, named, print_json


def run(args: argparse.Namespace) -> int:
    state = on_table(stablemates.read(sys.stdin.readline() if args.line == ["-"] else " ".join(args.line)))
    if args.json:
        print_json(as_json(state))
    else:
        show(state, choose(args.lang, os.environ))
    return 0


def show(state: Table, lang: str) -> None:
    view = seen.open_view(state)
    words = Words(lang, view.game)
    names = [words.text("seat", n=seat) for seat in range(state.seats)]
    speech = Speech(words, registry.find(view.profile)[1], names)
    asked = {one.seat: seen.question(state, one) for one in state.pending()}
    BOARDS.get(view.game, Board)(Screen(words), speech).show_all(view, asked)


def as_json(state: Table) -> dict[str, object]:
    return {
        "notation": state.notation(),
        "state": state.dump(),
        "pending": [question_as_json(one.seat, seen.question(state, one)) for one in state.pending()],
        "outcome": how_it_ended(seen.outcome(state)),
    }


def question_as_json(seat: Seat, question: Question) -> dict[str, object]:
    return {
        "seat": seat,
        "ask": question.ask,
        "rule": question.rule,
        "source": named(question.source),
        "options": [
            {
                "verb": option.verb,
                "card": named(option.card),
                "seat": option.seat,
                "word": option.word,
            }
            for option in question.options
        ],
    }
