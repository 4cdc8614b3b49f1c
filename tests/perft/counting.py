"""Count the positions a number of answers away, and read and write files of such counts.

A ``.perft`` file has the name of its rulebook.  ``deal`` or ``position`` starts a case, ``perft`` gives a depth and
the count; a line that starts with ``#`` is a comment::

    deal seats=2 seed=7 stone_skips=true
    perft 1 5

    position unorog R5/B1 ...
    perft 1 2
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import NamedTuple

import stablemates
from stablemates.core.kernel import State
from stablemates.testing.leaks import asked_seats


class Case(NamedTuple):
    file: str
    line: int
    position: str  # as written in the file
    depth: int
    expected: int

    def state(self) -> State:
        """Return the position, from its notation or as dealt."""
        word, _, rest = self.position.partition(" ")
        if word == "position":
            return stablemates.read(rest)
        assert word == "deal", f"{self.file}:{self.line}: neither deal nor position"
        given = {name: json.loads(value) for name, value in (part.split("=") for part in rest.split())}
        return stablemates.new(Path(self.file).stem, **given)


def perft(s: State, depth: int) -> int:
    """Return the number of sequences of the next ``depth`` answers; of several asked seats, the lowest answers.

    A game that is over counts once.
    """
    if depth == 0 or not s.asked():
        return 1
    (seat, *_) = asked_seats(s)
    if depth == 1:
        return s.width(seat)
    return sum(perft(after(s, seat, option), depth - 1) for option in range(s.width(seat)))


def after(s: State, seat: int, option: int) -> State:
    t = s.clone()
    t.answer(seat, option)
    return t


def divide(s: State, depth: int) -> str:
    """Return the counts below each option, to compare with those of a correct engine."""
    question = s.pending()[0]
    return "\n".join(
        f"{perft(after(s, question.seat, number), depth - 1):8}  {option}"
        for number, option in enumerate(question.options)
    )


def cases(file: Path) -> list[Case]:
    found: list[Case] = []
    position = ""
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        if line.startswith("perft "):
            _, depth, count = line.split()
            found.append(Case(file.name, number, position, int(depth), int(count)))
        elif line and not line.startswith("#"):
            position = line
    return found


def recounted(file: Path) -> str:
    """Return the file with the counts of this engine."""
    counts = {case.line: f"perft {case.depth} {perft(case.state(), case.depth)}" for case in cases(file)}
    lines = file.read_text(encoding="utf-8").splitlines()
    return "\n".join(counts.get(number, line) for number, line in enumerate(lines, 1)) + "\n"
