"""What ``stablemates train`` takes.  Nothing of the laboratory is imported for it: help comes at once."""

from __future__ import annotations

import argparse
from pathlib import Path


def add_train(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("--league", default="second", metavar="FAMILY", help="rulebooks that share a player: second, first, unorog")
    add("--out", type=Path, required=True, metavar="FOLDER", help="for checkpoint, log, curve and player")
    add("--minutes", type=float, default=25.0, help="of training in all; a run that goes on counts on (25)")
    add("--stop-after", type=float, default=0.0, metavar="MINUTES", help="stop earlier; the same command goes on")
    about = "begin with the net of another training"
    add("--from", type=Path, dest="origin", metavar="FILE", help=about)
    add("--clone", type=float, default=1.0, metavar="MINUTES", help="imitate a rule bot first (1)")
    about = "games in a hundred among itself, older selves and rule bots (40,25,35)"
    add("--shares", default="40,25,35", metavar="N,N,N", help=about)
    add("--cpu", action="store_true", help="without a GPU: slow, for trying things out")
    add("--workers", type=int, default=0, metavar="N", help="processes that play (one for each core but one)")
    add("--tables", type=int, default=12_288, metavar="N", help="that are played at once (12288)")
    add("--steps", type=int, default=64, metavar="N", help="decisions at a table between two lessons (64)")
    add("--seats", default="", metavar="N,...", help="sizes of the tables (as the family has them)")
    add("--wide", type=int, default=384, metavar="N", help="how wide the net is (384)")
    add("--epochs", type=int, default=2, metavar="N", help="how often a lesson is gone through (2)")
    add("--minibatches", type=int, default=8, metavar="N", help="steps of an epoch (8)")
    add("--rate", type=float, default=3e-4, help="how fast it learns at first (3e-4)")
    add("--rate-end", type=float, default=3e-5, metavar="RATE", help="... and at the end (3e-5)")
    add("--entropy", type=float, default=0.01, metavar="PAY", help="for staying undecided, at first (0.01)")
    add("--entropy-end", type=float, default=0.002, metavar="PAY", help="... and at the end (0.002)")
    add("--clip", type=float, default=0.2, help="how far a lesson may change a choice (0.2)")
    add("--trace", type=float, default=0.95, help="lambda of the advantages (0.95)")
    add("--renew", type=float, default=60.0, metavar="SECONDS", help="between two older selves (60)")
    add("--every", type=float, default=90.0, metavar="SECONDS", help="between two exams (90)")
    add("--exam-games", type=int, default=1200, metavar="N", help="games of an exam (1200)")
    add("--limit", type=int, default=1500, metavar="N", help="answers after which a game is cut off (1500)")
    add("--seed", type=int, default=11, help="of deals and of the first weights (11)")
