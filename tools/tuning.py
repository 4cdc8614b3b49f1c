"""Play with an instrumented engine, so that the compiler learns which paths are worth optimising.

    .venv/bin/python tools/tuning.py FOLDER    # of the libraries; compiling.py runs it

Fixed seeds give the same games each time: random whole games, the API, copies, batches and bots, of both games.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.path.insert(1, str(Path(__file__).resolve().parents[1] / "src"))

import compiled

TABLES = [("unorog", (2, 4, 10)), ("second-ru", (2, 4, 8)), ("first-ru", (4,)), ("second-uk", (3,)), ("first-uk", (5,))]
BOTS = ("sensible", "keen", "searcher:2")
GAMES = 40  # inside the core, at each table
MATCHES = 8  # through the API, at each table
STEPS = 100  # of a batch


def play_typical_games() -> None:
    for profile, sizes in TABLES:
        for seats in sizes:
            play_games(profile, seats)
            play_in_a_batch(profile, seats)
        if 4 in sizes:
            let_bots_play(profile)


def play_games(profile: str, seats: int) -> None:
    """Play random games, some inside the core, others through the API with copies and imagined worlds."""
    import stablemates
    from stablemates.bots.playout import playout
    from stablemates.core.rng import fast

    rng = fast(seats)
    for seed in range(GAMES):
        playout(stablemates.new(profile, seats=seats, seed=seed), fast(seed), 2000)
    for seed in range(MATCHES):
        game, answers = stablemates.new(profile, seats=seats, seed=seed), 0
        while (questions := game.pending()) and answers < 300:
            question = questions[rng.below(len(questions))]
            game.answer(question.seat, rng.below(len(question.options)))
            answers += 1
            game.clone()
            if answers % 10 == 0:
                game.imagine(question.seat, answers)


def play_in_a_batch(profile: str, seats: int) -> None:
    """Step a batch of tables, as a learner does."""
    from stablemates.core.rng import fast
    from stablemates.lab.batch import Tables
    from stablemates.lab.rl.tensors import table_of

    game, book, options, tensor = table_of(profile, {})
    truth = game.truth(book, options)
    shown = [memoryview(bytearray(50 * width)) for width in (tensor.width, tensor.actions, truth.width if truth else 0)]
    tables = Tables(game, book, options, tensor, 50, 1, [seats], [], [], [1], seats, 2000, truth, None, False, *shown)
    rng = fast(seats)
    for _ in range(STEPS):
        allowed = [tables.actions_of(table) for table in range(tables.n)]
        tables.step([actions[rng.below(len(actions))] for actions in allowed])


def let_bots_play(profile: str) -> None:
    """Play a deal between equal bots."""
    from stablemates.lab.arena import free_for_all
    from stablemates.lab.contest import play_deals

    for bot in BOTS:
        play_deals(free_for_all(profile, 4, [bot] * 4), range(1))


if __name__ == "__main__":
    finder = compiled.Finder(str(Path(__file__).resolve().parents[1]))
    finder.libraries = compiled.libraries(sys.argv[1])
    sys.meta_path.insert(0, finder)
    play_typical_games()
