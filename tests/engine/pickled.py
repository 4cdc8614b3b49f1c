"""Games, matches and their values, pickled in one process and read in another.

As a script: ``pickled.py write`` prints them, ``pickled.py read`` reads them and prints the result.
"""

from __future__ import annotations

import base64
import copy
import pickle
import sys
from typing import Any

import stablemates
from stablemates.core.rng import fast

TABLES = [("unorog", 4), ("second-ru", 3), ("first-ru", 2)]
ANSWERS = 60


def things() -> list[Any]:
    """Return a match of every game in progress, its state, and all values it returns."""
    found: list[Any] = []
    for profile, seats in TABLES:
        match = stablemates.match(profile, [f"Аня {seat}" for seat in range(seats)], seed=5)
        state = stablemates.new(profile, seats=seats, seed=6)
        rng = fast(7)
        for _ in range(ANSWERS):
            for one in (match.state, state):
                for question in one.pending()[:1]:
                    number = rng.below(len(question.options))
                    (match if one is match.state else one).answer(question.seat, number)
        questions = [*match.state.pending(), *state.pending()]
        found += [match, state, *questions, *questions[0].options, *match.state.events, *state.events]
    return found


def text(things: list[Any]) -> str:
    return base64.b64encode(pickle.dumps(things)).decode()


def described(things: list[Any]) -> list[str]:
    """Return what can be seen of these objects; for games, also how they continue."""
    return [line for one in things for line in lines_of(one)]


def lines_of(one: Any) -> list[str]:
    if not isinstance(one, (stablemates.State, stablemates.Match)):
        return [repr(one)]
    for twin in (copy.copy(one), copy.deepcopy(one)):
        assert twin == one
        assert twin is not one
        answer_first(twin)
        assert twin != one, "a copy is independent"
    before = str(one)
    answer_first(one)
    state = one.state if isinstance(one, stablemates.Match) else one
    return [before, stablemates.digest(state), repr(one)]


def answer_first(one: Any) -> None:
    state = one.state if isinstance(one, stablemates.Match) else one
    question = state.pending()[0]
    one.answer(question.seat, question.options[0])


if __name__ == "__main__":
    if sys.argv[1] == "write":
        print(text(things()))
    else:
        sys.stdout.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
        print("\n".join(described(pickle.loads(base64.b64decode(sys.argv[2])))))
