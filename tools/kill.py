"""Kill a table server at random moments during many games, and check that nothing it acknowledged is missing.

    .venv/bin/python tools/kill.py --kills 200 --games 100 --moves 100000 --out kills.jsonl

It runs in rounds, each with its own number, folder and server.  The result of a round is a line in the ``--out`` file;
the same command resumes with the rounds that are missing.  A round in which something was lost keeps its folder, and
prints how to reproduce it.
"""

from __future__ import annotations

import argparse
import asyncio
import shutil
import signal
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import replace
from math import inf
from pathlib import Path
from types import FrameType
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # the crowd is part of the tests

from tests.server.kill.proof import Proof, Result

from resuming import Sitting, counted, pieces
from stablemates.lab.progress import progress

KILLS_IN_A_ROUND = 20


def stop(number: int, frame: FrameType | None) -> None:
    signal.signal(number, signal.SIG_IGN)  # further signals are ignored
    signal.raise_signal(signal.SIGINT)


def leave_no_server_behind() -> None:
    """Let SIGTERM act like Ctrl-C."""
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a job in the background starts with it ignored
    signal.signal(signal.SIGTERM, stop)


def shares(total: int, rounds: int) -> list[int]:
    """Split a number into ``rounds`` nearly equal parts.

    >>> shares(50, 3)
    [17, 17, 16]
    """
    return [total // rounds + (number < total % rounds) for number in range(rounds)]


class Round(NamedTuple):
    seed: int
    kills: int
    games: int
    moves: int


def plan(kills: int, games: int, moves: int, rounds: int = 0, first: int = 1) -> list[Round]:
    """Return the rounds that have these numbers of kills and moves together; 20 kills each by default.

    >>> plan(30, 2, 100, first=5)
    [Round(seed=5, kills=15, games=2, moves=50), Round(seed=6, kills=15, games=2, moves=50)]
    """
    rounds = rounds or -(-kills // KILLS_IN_A_ROUND)
    each = zip(shares(kills, rounds), shares(moves, rounds))
    return [Round(seed, some_kills, games, some_moves) for seed, (some_kills, some_moves) in enumerate(each, first)]


def play(one: Round) -> Result:
    """Run one round."""
    seed, kills, games, moves = one
    folder, began = Path(tempfile.mkdtemp(prefix=f"stablemates-kill-{seed}-")), time.monotonic()
    try:
        with progress(f"kills of round {seed}", kills, logged=True) as tick:
            result = asyncio.run(Proof(folder, seed).run(kills, games, moves, lambda so_far: tick(so_far.kills)))
        print(f"  round {seed}, {time.monotonic() - began:.0f} s: {result.summary()}", flush=True)
    except KeyboardInterrupt:
        shutil.rmtree(folder)
        raise
    if result.findings:
        print(f"round {seed} failed; its folder is {folder}; reproduce: tools/kill.py --kills {kills} --games {games}")
        print(f"  --moves {moves} --first {seed} --rounds 1")
    else:
        shutil.rmtree(folder)
    return result


def results(rounds: list[Round], sitting: Sitting) -> Iterator[Result]:
    """Yield the results of rounds: those of earlier sittings, then the missing ones."""
    seeds = {one.seed for one in rounds}
    done = {found["seed"]: found for found in pieces(sitting.file) if found["seed"] in seeds}
    yield from map(result_of, done.values())
    one_by_one = replace(sitting, processes=1)  # each starts a server that uses all cores
    yield from one_by_one.run(play, [one for one in rounds if one.seed not in done])


def result_of(found: dict[str, Any]) -> Result:
    """Return the result of a round that an earlier sitting stored."""
    return Result(**counted(found, "away"))


def together(results: list[Result]) -> Result:
    """Return the sum of all rounds."""
    whole = Result(seed=0)
    for one in results:
        for name in ("kills", "in_bursts", "moves", "acknowledged", "entries", "games", "finished"):
            setattr(whole, name, getattr(whole, name) + getattr(one, name))
        for name in ("lost", "twice", "not_loading"):
            setattr(whole, name, getattr(whole, name) + getattr(one, name))
        whole.away += one.away
        whole.findings += [f"round {one.seed}: {finding}" for finding in one.findings]
        for reason, times in one.refused.items():
            whole.refused[reason] = whole.refused.get(reason, 0) + times
    return whole


def main() -> int:
    parser = argparse.ArgumentParser(description="Kill a table server during many games.")
    parser.add_argument("--kills", type=int, default=200, help="kills in all rounds together (default: 200)")
    parser.add_argument("--games", type=int, default=100, help="concurrent games (default: 100)")
    parser.add_argument(
        "--moves",
        type=int,
        default=100_000,
        help="minimum number of acknowledged moves in all rounds (default: 100000)",
    )
    parser.add_argument("--rounds", type=int, default=0, help="number of rounds (default: one for every 20 kills)")
    parser.add_argument("--first", type=int, default=1, metavar="SEED", help="number of the first round (default: 1)")
    parser.add_argument("--out", type=Path, help="a line of JSON per round; finished rounds are not played again")
    parser.add_argument("--seconds", type=float, default=inf, help="start no round after this time")
    args = parser.parse_args()
    rounds = plan(args.kills, args.games, args.moves, args.rounds, args.first)
    sitting = Sitting(args.out, time.monotonic() + args.seconds)
    done: list[Result] = []
    try:
        for result in results(rounds, sitting):
            done.append(result)
    except KeyboardInterrupt:
        pass  # what was done is summed up
    if len(done) < len(rounds):
        print(f"stopped after {len(done)} of {len(rounds)} rounds")
    if not done:
        return 130
    whole = together(done)
    for finding in whole.findings[:20]:
        print(f"  {finding}")
    print(f"{whole.games} games ({whole.finished} finished), {whole.entries} entries, refused {whole.refused}")
    print(whole.summary())
    return 1 if whole.findings else 0 if len(done) == len(rounds) else 130


if __name__ == "__main__":
    leave_no_server_behind()
    raise SystemExit(main())
