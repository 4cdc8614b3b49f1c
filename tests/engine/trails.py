"""Play games and print a digest of each: equal lines mean equal engines.

A standalone script that only needs the package, so that every engine can run it.
"""

from __future__ import annotations

import hashlib
import json
import sys
from functools import partial

import stablemates
from stablemates.core.game import Profile, Value
from stablemates.core.rng import fast
from stablemates.lab.soak import possible_values

GAMES = 48  # each table in turn
LONGEST = 150  # answers


def trail(profile: Profile, seats: int, number: int) -> str:
    """Play a game; return a hash of everything the engine returned."""
    total = hashlib.sha256()
    options = unusual(profile, seats) if number % 4 == 3 else {}
    seed: int | str = number if number % 3 else f"{number:02x}" * 80
    s = stablemates.new(profile.id, seats=seats, seed=seed, **options)
    rng, answers = fast(number), 0
    while (questions := s.pending()) and answers < LONGEST:
        question = questions[rng.below(len(questions))]
        keen = number % 2 and len(question.options) > 1
        option = 1 + rng.below(len(question.options) - 1) if keen else rng.below(len(question.options))
        events = s.answer(question.seat, option)
        answers += 1
        total.update(f"{questions}{events}".encode())
        if answers % 5 == 0:
            seat = answers // 5 % (seats + 1) - 1
            world = s.imagine(seat, answers)
            total.update(json.dumps([s.view(seat), world.dump(), s.notation(), s.clone().dump()]).encode())
    return f"{profile.id} seats={seats} number={number} answers={answers} {s.outcome()} {total.hexdigest()[:16]}"


def unusual(profile: Profile, seats: int) -> dict[str, Value]:
    """Return every table option with the last value the table accepts."""

    def begin(name: str, value: Value) -> object:
        return stablemates.new(profile.id, seats=seats, **{name: value})

    taken = {option.name: possible_values(option, partial(begin, option.name)) for option in profile.options}
    return {name: values[-1] for name, values in taken.items() if values}


def trails(games: int = GAMES) -> list[str]:
    books = stablemates.profiles()
    tables = [(book, seats) for seats in range(2, 30) for book in books if book.fewest <= seats <= book.most]
    return [trail(*tables[number % len(tables)], number) for number in range(games)]


if __name__ == "__main__":
    print("\n".join(trails(*map(int, sys.argv[1:]))))
