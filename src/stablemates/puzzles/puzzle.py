"""The puzzles that ship with the package: JSON lines, one puzzle a day."""

from __future__ import annotations

import json
import re
from datetime import date
from functools import cache
from importlib.resources import files
from typing import Any, Final, Literal, NamedTuple

from .. import read
from ..core.errors import Refused
from ..core.kernel import Seat
from ..core.table import DECK, Table, on_table
from .prover import Goal

Theme = Literal["win", "neigh", "whom"]  # win now, the right Neigh, whom to hit
THEMES: Final[tuple[Theme, ...]] = ("win", "neigh", "whom")
BOOKS: Final = {"second-ru": "second", "second-uk": "second", "first-ru": "first-ru", "first-uk": "first-uk"}
HIDDEN: Final = re.compile(r"([=,])\?(\d)\b")
FIRST_DAY: Final = date(2026, 1, 1)


class NoSuchPuzzle(Refused):
    """There is no puzzle with this name."""


class Puzzle(NamedTuple):
    """A position, the seat to answer, and the answers that reach the goal."""

    id: str  # rulebook and number: second-ru-17
    theme: Theme
    goal: Goal
    me: Seat
    right: list[list[int]]  # the right options of each question of the main line
    position: str  # for ``set_up``

    def state(self) -> Table:
        return set_up(self.position, self.me)


def set_up(position: str, me: Seat) -> Table:
    """Return a position from its notation, where ``?4`` means four cards that ``me`` does not know.

    They are dealt from the cards the line does not name, always the same way.
    """
    bare = on_table(read(HIDDEN.sub(lambda found: "=-" if found[1] == "=" else "", position)))
    deck = [bare.kind(card) for card in bare.imagine(me, 0).cards_in(DECK)]

    def deal(found: re.Match[str]) -> str:
        return found[1] + ",".join(deck.pop() for _ in range(int(found[2])))

    state = on_table(read(HIDDEN.sub(deal, position))).imagine(me, 0)
    state.quiet = True
    return state


@cache
def puzzles(profile: str) -> list[Puzzle]:
    """Return the puzzles of a rulebook, one for each day of a year."""
    if profile not in BOOKS:
        raise NoSuchPuzzle(f"no puzzles for {profile!r}; available: {', '.join(BOOKS)}")
    text = (files(__package__) / f"{BOOKS[profile]}.jsonl").read_text("utf-8")
    return [parsed(profile, n, json.loads(line)) for n, line in enumerate(text.splitlines(), 1)]


def parsed(profile: str, n: int, fields: dict[str, Any]) -> Puzzle:
    """Return a puzzle of a rulebook.  Both second-edition rulebooks have the same rules and share their puzzles."""
    return Puzzle(f"{profile}-{n}", **fields | {"position": f"{profile} {fields['position']}"})


def find(id: str) -> Puzzle:
    """Return a puzzle by its name.

    >>> find("second-ru-1").theme in THEMES
    True
    """
    profile, _, number = id.rpartition("-")
    if profile in BOOKS and number.isascii() and number.isdigit() and len(number) < 4:
        found = puzzles(profile)
        if 1 <= int(number) <= len(found) and number[0] != "0":
            return found[int(number) - 1]
    last = len(puzzles("second-ru"))  # the same in every rulebook
    raise NoSuchPuzzle(f"no puzzle {id!r}: use RULEBOOK-NUMBER, e.g. second-ru-17, with numbers from 1 to {last}")


def of_the_day(profile: str, day: date) -> Puzzle:
    """Return the puzzle of a day; after the last one they repeat."""
    found = puzzles(profile)
    return found[(day - FIRST_DAY).days % len(found)]
