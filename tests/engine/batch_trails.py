"""Play batches as a league does and print a digest of each: equal lines mean equal rows, masks, truths and answers.

A standalone script that only needs the package and numpy, so that every engine can run it.  ``batch_trails.txt`` has
what it prints: nets depend on every number.  After a change to rules, rows or bots that is meant, record it again.

.venv/bin/python tests/engine/batch_trails.py > tests/engine/batch_trails.txt
"""

from __future__ import annotations

import hashlib
import sys
from collections import Counter
from typing import Any

import stablemates
from stablemates.core.game import Value
from stablemates.core.rng import fast
from stablemates.games import registry
from stablemates.lab.rl.batch import ALL, THE_GUESTS, Batch
from stablemates.lab.rl.worker_pool import drawn_options

STEPS = 100  # of each batch
TABLES = 8
SHARES = {"self": 40, "guests": 25, "rivals": 35}


def trails(steps: int = STEPS) -> list[str]:
    books = [book.id for book in stablemates.profiles()]
    usual = [trail(book, number, {}, steps) for number, book in enumerate(books)]
    return usual + [trail(book, number, drawn_options(book, number), steps) for number, book in enumerate(books, 100)]


def trail(profile: str, seed: int, options: dict[str, Value], steps: int) -> str:
    """Play a batch; return a hash of everything a learner and its critic were shown, and of what bots would do."""
    game, book = registry.find(profile)
    rivals = ["random", *game.policies()]
    sizes = [seats for seats in (2, 3, 4, 5, 6, 8, 10) if book.fewest <= seats <= book.most]
    batch = Batch(
        profile,
        sizes,
        TABLES,
        seed,
        rivals=rivals,
        shares=SHARES,
        learners=1,
        limit=300,
        sees_all=True,
        guarded=ALL if seed % 2 else THE_GUESTS,
        shown=None,
        **options,
    )
    chance, total, games = fast(seed), hashlib.sha256(), Counter[str]()
    for step in range(steps):
        seats, rows, masks = batch.observe()
        advised = [batch.advice(name).tolist() for name in rivals]
        total.update(rows.tobytes() + masks.tobytes() + batch.truths.tobytes())
        total.update(repr((seats.tolist(), batch.roles().tolist(), advised)).encode())
        if step % 4 == 0:
            total.update(repr([opinions(batch, table) for table in range(TABLES)]).encode())
        answers: list[int] = []
        for table in range(TABLES):
            allowed = batch.actions_of(table)
            assert sorted(set(allowed)) == masks[table].nonzero()[0].tolist()
            drawn = chance.below(2 * len(advised))
            answers.append(advised[drawn][table] if drawn < len(advised) else allowed[chance.below(len(allowed))])
        batch.step(answers)
        for ended in batch.ended:
            games["cut" if ended.cut else "over"] += 1
            total.update(repr((ended.table, ended.number, ended.winner, ended.answers, ended.company)).encode())
    return f"{profile} seed={seed} over={games['over']} cut={games['cut']} {total.hexdigest()[:16]}"


def opinions(batch: Batch, table: int) -> list[Any]:
    """Return what each policy thinks of a position: its chances, and the moves it would look into."""
    state: Any = batch.tables.states[table]
    seat = int(batch.tables.seat[table])
    moves = state.moves(seat)
    return [
        (name, policy.evaluate(state, seat), policy.worth_trying(state, seat, moves, moves[0]))
        for name, policy in batch.game.policies().items()
    ]


if __name__ == "__main__":
    print("\n".join(trails(*map(int, sys.argv[1:]))))
