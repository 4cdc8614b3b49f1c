"""Kill a table server at random moments while many play, and check that nothing it acknowledged is missing.

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
from pathlib import Path
from types import FrameType

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # the crowd is part of the tests

from tests.server.kill.proof import Proof, Result

from resuming import keep, pieces
from stablemates.lab.progress import progress

KILLS_IN_A_ROUND = 20


def stop(number: int, frame: FrameType | None) -> None:
    """Act like Ctrl-C, so that no server is left behind."""
    signal.signal(number, signal.SIG_IGN)  # further signals are ignored
    signal.raise_signal(signal.SIGINT)


def shares(total: int, rounds: int) -> list[int]:
    """Split a number into ``rounds`` nearly equal parts.

    >>> shares(50, 3)
    [17, 17, 16]
    """
    return [total // rounds + (number < total % rounds) for number in range(rounds)]


def play(seed: int, kills: int, games: int, moves: int) -> Result:
    """Run one round."""
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


def together(results: list[Result]) -> Result:
    """Return the sum of all rounds."""
    whole = Result(seed=results[0].seed)
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
    parser = argparse.ArgumentParser(description="Kill a table server while many play.")
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
    args = parser.parse_args()
    rounds = args.rounds or -(-args.kills // KILLS_IN_A_ROUND)
    found = [Result(**one) for one in pieces(args.out)]
    done = {one.seed: one for one in found if args.first <= one.seed < args.first + rounds}
    signal.signal(signal.SIGTERM, stop)
    try:
        for number, (kills, moves) in enumerate(zip(shares(args.kills, rounds), shares(args.moves, rounds))):
            seed = args.first + number
            if seed not in done:
                done[seed] = play(seed, kills, args.games, moves)
                keep(args.out, done[seed])
    except KeyboardInterrupt:
        print(f"stopped after {len(done)} of {rounds} rounds")
    if not done:
        return 130
    whole = together(list(done.values()))
    for finding in whole.findings[:20]:
        print(f"  {finding}")
    print(f"{whole.games} games ({whole.finished} finished), {whole.entries} entries, refused {whole.refused}")
    print(whole.summary())
    return 1 if whole.findings else 0 if len(done) == rounds else 130


if __name__ == "__main__":
    raise SystemExit(main())
