"""``stablemates read``: a position from its notation, with all cards open."""

from __future__ import annotations

import argparse
import os
import sys

import stablemates

from ..core.kernel import Question, State
from ..terminal.lines.board import Board
from ..terminal.lines.screen import Screen
from ..terminal.lines.table import BOARDS
from ..words import Speech, Words, choose
from .json_fields import how_it_ended, named, print_json


def run(args: argparse.Namespace) -> int:
    state = stablemates.read(sys.stdin.readline() if args.line == ["-"] else " ".join(args.line))
    if args.json:
        print_json(as_json(state))
    else:
        show(state, choose(args.lang, os.environ))
    return 0


def show(state: State, lang: str) -> None:
    view = state.view(stablemates.NOBODY)
    words = Words(lang, view["game"])
    names = [words.text("seat", n=seat) for seat in range(state.seats)]
    screen = Screen(words)
    speech = Speech(words, view["game"], state.kind, names, profile=view["profile"])
    BOARDS.get(view["game"], Board)(screen, speech).show_all(state)


def as_json(state: State) -> dict[str, object]:
    return {
        "notation": state.notation(),
        "state": state.dump(),
        "pending": [question_as_json(question, state) for question in state.pending()],
        "outcome": how_it_ended(state.outcome()),
    }


def question_as_json(question: Question, state: State) -> dict[str, object]:
    return {
        "seat": question.seat,
        "ask": question.ask,
        "rule": question.rule,
        "source": named(question.source, state.kind),
        "options": [
            {
                "verb": option.verb,
                "card": named(option.card, state.kind),
                "seat": option.seat,
                "word": option.word,
            }
            for option in question.options
        ],
    }
