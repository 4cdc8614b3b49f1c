"""Count what a decision costs the processes that play in a league, and for what.

.venv/bin/python tools/league_costs.py

The tables are those of a training run.  A rule bot answers instead of a net; one answer in ten is random.  A decision
is one that a net has to make; those of rule bots are part of its costs.  Valgrind counts instructions, and with
--cache also the lines of memory that are not in a cache of 512 kB: too small for all tables, as in training.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

FAMILIES = ("second", "first", "unorog")
TABLES, FIRST, STEPS = 96, 40, 120  # the first steps, in which all games are young, do not count
STEP = "CPyDef_batch___Tables___step"
PARTS = {  # what the time is spent on, and the functions with all that they call
    "rules": r"batch___Tables___make$",
    "rule bots": r"(sensible___Sensible|best_move___BestMove|bots___keen___KeenHand|rule_bot___Sensible"
    r"|simple___(Keen|Greedy|Novice)|policy___RandomPolicy)___choose$",
    "moves to choose from, and the guard": r"batch___Tables___allowed$",
    "rows": r"(stable|unorog)___tensor___\w+Tensor___show$",
    "truths": r"truth___\w+Truth___show$",
    "deals": r"batch___Tables___end$",
}
PLAY = """
import sys
from argparse import ArgumentParser
from random import Random
from stablemates.cli.train_options import add_train
from stablemates.lab.engine_mode import engine
from stablemates.lab.league.settings import parts_of
from stablemates.lab.rl.worker_pool import batch_of, far_apart

assert engine() == "compiled", "the engine is not compiled: run ./play"
family, tables, steps = sys.argv[1], sys.argv[2], int(sys.argv[3])
parser = ArgumentParser()
add_train(parser)
parts = parts_of(parser.parse_args(["--league", family, "--tables", tables, "--out", "."]), 1)[0]
batches = [batch_of(part, far_apart(seed, 0)) for seed, part in enumerate(parts, 1)]
chance, shown, learning = Random(1), 0, 0
for _ in range(steps):
    for batch in batches:
        shown, learning = shown + batch.n, learning + int((batch.roles() == 0).sum())
        answers = batch.advice("sensible").tolist()
        for table in range(batch.n):
            if chance.random() < 0.1:
                answers[table] = chance.choice(batch.actions_of(table))
        batch.tables.step(answers)
print(shown, learning)
"""
CACHE = ["--cache-sim=yes", "--I1=32768,8,64", "--D1=32768,8,64", "--LL=524288,16,64"]
# A large copy is one instruction for some processors, but one for each byte for valgrind.
COPIES = "glibc.cpu.x86_rep_movsb_threshold=1000000000"


def main() -> None:
    parser = argparse.ArgumentParser(description="Count what a decision in a league costs.")
    parser.add_argument("families", nargs="*", default=FAMILIES, help=f"of {', '.join(FAMILIES)} (default: all)")
    parser.add_argument("--cache", action="store_true", help="count cache misses as well, which takes much longer")
    args = parser.parse_args()
    for family in args.families:
        for line in costs(family, args.cache):
            print(line, flush=True)


def costs(family: str, cache: bool) -> list[str]:
    """Return what a decision costs, and its parts, as lines of text."""
    (few, before), (many, after) = (counted(family, steps, cache) for steps in (FIRST, STEPS))
    shown, learning = (later - earlier for later, earlier in zip(after, before, strict=True))
    many.subtract(few)
    lines = [f"{family}: {learning / shown:.0%} of {shown:,} decisions are a learner's, the others an older self's"]
    for event in ("instructions", "cache misses") if cache else ("instructions",):
        lines.append(f"  {event} per decision: {many[event, 'step'] / shown:,.0f}")
        lines += [f"  {many[event, part] / shown:10,.0f}  {part}" for part in PARTS]
        rest = many[event, "step"] - sum(many[event, part] for part in PARTS)
        lines.append(f"  {rest / shown:10,.0f}  everything else: masks, copies, the loop")
    return lines


def counted(family: str, steps: int, cache: bool) -> tuple[Counter[tuple[str, str]], list[int]]:
    """Return what some steps cost, by event and part, and how many decisions there were, in all and of learners."""
    # Without PYTHONPATH, which may name the sources; with a fixed hash seed, so that sets iterate in the same order.
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    environment |= {"PYTHONHASHSEED": "0", "GLIBC_TUNABLES": COPIES}
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "out")
        counting = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={file}", f"--toggle-collect={STEP}"]
        playing = [sys.executable, "-P", "-c", PLAY, family, str(2 * TABLES), str(steps)]
        command = [*counting, *(CACHE if cache else []), *playing]
        done = subprocess.run(command, capture_output=True, encoding="utf-8", env=environment)
        if done.returncode:
            sys.exit(f"league_costs: {done.stderr[-2000:]}")
        found: Counter[tuple[str, str]] = Counter()
        for event, shown in {"instructions": ["Ir"], "cache misses": ["ILmr", "DLmr", "DLmw"] if cache else []}.items():
            for one in shown:
                for function, count in inclusive(file, one):
                    for part, pattern in {**PARTS, "step": f"{STEP}$"}.items():
                        if re.search(pattern, function):
                            found[event, part] += count
    return found, [int(number) for number in done.stdout.split()]


def inclusive(file: Path, event: str) -> list[tuple[str, int]]:
    """Return what each function cost, including all that it called."""
    options = ["--inclusive=yes", "--threshold=100", f"--show={event}", f"--sort={event}"]
    listed = subprocess.run(
        ["callgrind_annotate", *options, str(file)], capture_output=True, encoding="utf-8", check=True
    ).stdout
    lines = re.findall(r"^ *([\d,]+) \([ \d.]+%\)  \S+?:(\S+)", listed, re.MULTILINE)
    return [(function, int(count.replace(",", ""))) for count, function in lines]


if __name__ == "__main__":
    main()
