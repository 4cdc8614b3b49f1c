"""``stablemates train``: train a player by playing against itself."""

from __future__ import annotations

import argparse
import os


def run(args: argparse.Namespace) -> int:
    os.environ.setdefault("OMP_NUM_THREADS", "1")  # for the processes that play; torch is told its own number
    from ..lab.rl.training import train

    return train(args)
