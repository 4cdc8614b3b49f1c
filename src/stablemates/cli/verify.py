"""``stablemates verify``: verify that a recorded game was dealt fairly, and explain the result."""

from __future__ import annotations

import argparse
import os
import sys
from http.client import HTTPException
from pathlib import Path
from urllib.request import urlopen

from .. import fair
from ..client.choices import name_of
from ..client.sanitizer import sanitized
from ..core.errors import Refused
from ..lab.progress import progress
from ..terminal.lines.screen import Screen
from ..words import Words, choose
from .exit_codes import DONE, FAULTY, NO
from .json_fields import print_json

LARGEST = 2_000_000  # bytes of a match file
PATIENCE = 20.0  # seconds for a server to answer
PROVES = ("fixed", "words", "server")
OPEN = ("looked", "friend", "moves", "noted")


class NoMatchFile(Refused):
    """There is nothing to verify; the message explains why."""


def run(args: argparse.Namespace) -> int:
    with progress("verifying", quiet=args.json):
        verdict = fair.check(written(args.file), args.commitment)
    if args.json:
        print_json(as_json(verdict))
    elif verdict.unreadable:
        raise NoMatchFile(f"{args.file}: {verdict.unreadable}")
    else:
        print_verdict(verdict, Screen(Words(choose(args.lang, os.environ))))
    if verdict.unreadable:
        return FAULTY
    return DONE if verdict.good else NO


def written(place: str) -> str:
    """Return the text of a match file: from disk, a pipe or a server."""
    if place.startswith(("http://", "https://")):
        data = fetched(place)
    elif place == "-":
        data = sys.stdin.read(LARGEST + 1).encode(errors="replace")
    else:
        with Path(place).open("rb") as file:
            data = file.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise NoMatchFile(f"{place}: too large for a match file (limit: {LARGEST:,} bytes)")
    try:
        return data.decode()
    except UnicodeDecodeError:
        raise NoMatchFile(f"{place}: not a match file") from None


def fetched(url: str) -> bytes:
    try:
        with urlopen(url, timeout=PATIENCE) as answer:
            data: bytes = answer.read(LARGEST + 1)
            return data
    except (OSError, HTTPException, ValueError) as problem:
        raise NoMatchFile(f"{url}: {getattr(problem, 'reason', '') or problem}") from None


def as_json(verdict: fair.Verdict) -> dict[str, object]:
    return {
        "good": verdict.good,
        "over": verdict.over,
        "day": verdict.day,
        "unreadable": verdict.unreadable,
        "findings": [{"what": one.what, "good": one.good, "why": one.why} for one in verdict.findings],
    }


def print_verdict(verdict: fair.Verdict, screen: Screen) -> None:
    words, match = screen.words, verdict.match
    assert match is not None
    assert match.fair is not None
    shown = sanitized(match.fair["commitment"], one_line=True)
    players = ", ".join(sanitized(name, one_line=True) for name in match.players)
    screen.say(words.text("fair-game", title=name_of(words, match.profile), players=players))
    for finding in verdict.findings:
        name = f"fair-{finding.what}"
        if finding.good:
            screen.say(f"✓ {words.text(name)}")
        else:
            problem = words.attribute(name, "bad", why=finding.why, commitment=shown)
            screen.say(f"✗ {problem}", style="bold")
    screen.say(words.text("fair-good" if verdict.good else "fair-forged"), style="bold")
    if not verdict.good:
        return
    if verdict.day:
        screen.say(words.text("fair-day", day=verdict.day))
    if not verdict.over:
        screen.say(words.text("fair-unfinished"))
    if verdict.findings[0].what != "noted":
        screen.say(words.text("fair-compare", commitment=shown))
    screen.say()
    print_list(screen, "fair-proves", PROVES)
    print_list(screen, "fair-open", OPEN)


def print_list(screen: Screen, title: str, points: tuple[str, ...]) -> None:
    screen.say(f"{screen.words.text(title)}:", style="bold")
    for point in points:
        screen.say(f"· {screen.words.text(f'{title}-{point}')}", indent=2)
