"""Count the machine instructions of a decision.  Unlike seconds, they do not depend on what else the machine does.

Valgrind counts them inside the loop that plays whole games, so the deal and the start of Python do not count.

    python -m stablemates.lab.instructions
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile

import stablemates

from ..bots.playout import playout
from ..core.rng import fast
from .engine_mode import engine

LOOP = "CPyDef_playout___play_on"  # what mypyc calls the loop
GAMES = 6
SEATS = 4
PROFILES = ("second-ru", "unorog")
PLAY = "from stablemates.lab.instructions import play; print(play({profile!r}))"


def play(profile: str) -> int:
    """Play some games; return the number of decisions."""
    return sum(playout(stablemates.new(profile, seats=SEATS, seed=seed), fast(seed)) for seed in range(GAMES))


def why_not() -> str:
    """Return why instructions cannot be counted here; empty if they can."""
    if engine() != "compiled":
        return "the engine is not compiled"
    return "" if shutil.which("valgrind") else "valgrind is not installed"


def per_decision(profile: str) -> int:
    """Return the instructions per decision of whole random games."""
    # Without PYTHONPATH, which may name the sources; with a fixed hash seed, so that sets iterate in the same order.
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | {"PYTHONHASHSEED": "0"}
    with tempfile.TemporaryDirectory() as folder:
        counting = ["valgrind", "--tool=callgrind", f"--toggle-collect={LOOP}", f"--callgrind-out-file={folder}/out"]
        playing = [sys.executable, "-P", "-c", PLAY.format(profile=profile)]
        done = subprocess.run([*counting, *playing], capture_output=True, encoding="utf-8", env=environment)
    counted = re.search(r"Collected : (\d+)", done.stderr)
    if done.returncode or counted is None:
        raise RuntimeError(f"valgrind failed: {done.stderr[-2000:]}")
    instructions = int(counted[1])
    if not instructions:
        raise RuntimeError(f"valgrind found no {LOOP} in the compiled engine")
    return round(instructions / int(done.stdout))


if __name__ == "__main__":
    if reason := why_not():
        sys.exit(f"nothing was counted: {reason}")
    for name in PROFILES:
        print(f"{name} {per_decision(name)}", flush=True)
