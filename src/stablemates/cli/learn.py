"""``stablemates learn``: a guided game, move by move, and then a real one."""

from __future__ import annotations

import argparse
import asyncio
import os

from .. import terminal
from ..client.lesson import LessonSession
from ..lessons import LESSONS, Lesson
from ..terminal.lines import lesson as lines
from ..terminal.lines.board import Leave
from ..terminal.lines.screen import Screen, has_whole_screen
from ..words import Words, choose
from .exit_codes import INTERRUPTED

PAUSE = 1.2  # seconds for each action of the others, in an interactive terminal


def run(args: argparse.Namespace) -> int:
    return teach(LESSONS[args.lesson], args.lang, plain=args.plain)


def teach(lesson: Lesson, lang: str | None, *, plain: bool) -> int:
    """Give a lesson, and start a game if the pupil wants one; return the exit code."""
    words = Words(choose(lang, os.environ))
    screen = Screen(words)
    session = LessonSession(lesson, words.text("default-name"), PAUSE if screen.interactive else 0.0)
    try:
        if not has_whole_screen(plain):
            asyncio.run(lines.teach(session, screen), debug=False)  # debug mode would report slow readers
        elif not terminal.teach(session, words):
            return 0
    except (Leave, EOFError):
        return 0
    except KeyboardInterrupt:
        return INTERRUPTED
    return play_for_real(lesson, words.lang, plain=plain)


def play_for_real(lesson: Lesson, lang: str, *, plain: bool) -> int:
    """Start a game with the rulebook of the lesson."""
    from .arguments import parse

    args = parse(["play", lesson.profile, "--lang", lang, *["--plain"] * plain])
    code: int = args.run(args)
    return code
