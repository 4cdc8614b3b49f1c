"""``stablemates report``: show who was winning when, and what decided a game."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from msgspec import to_builtins
from msgspec.structs import fields

from ..client import saves
from ..core.kernel import NOBODY
from ..lab.progress import progress
from ..protocol.reports import Report
from ..report import build
from ..report.page import page
from ..terminal.lines.screen import Screen
from ..terminal.lines.table import speech_of
from ..words import Words, choose
from .json_fields import print_json
from .output_paths import writable
from .replay import read


def run(args: argparse.Namespace) -> int:
    place = args.file or str(saves.last_finished(os.environ))
    out = Path(args.out)
    if not args.json:
        writable(out.parent, "--out")
    match = read(place)
    with progress("calculating everyone's chances", quiet=args.json):
        report = build(match.text())
    if args.json:
        print_json(as_json(report))
        return 0
    words = Words(choose(args.lang, os.environ))
    out.write_text(page(report, match, speech_of(words, match, NOBODY), words), "utf-8")
    Screen(words).say(words.text("report-written", file=str(out)))
    return 0


def as_json(report: Report) -> dict[str, object]:
    return {field.name: to_builtins(getattr(report, field.name)) for field in fields(Report)}
