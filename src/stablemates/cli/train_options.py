"""Options of ``stablemates train``.  The lab is not imported here, so that help is instant."""

from __future__ import annotations

import argparse
from pathlib import Path


def add_train(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    about = "rulebooks that share a player: second, first or unorog; or several of one game, e.g. second,first"
    add("--league", default="second", metavar="FAMILY", help=about)
    add(
        "--out",
        type=Path,
        required=True,
        metavar="FOLDER",
        help="folder for the checkpoint, the log, the curve and the player",
    )
    add("--minutes", type=float, default=25.0, help="total training time, including resumed runs (default: 25)")
    add("--stop-after", type=float, default=0.0, metavar="MINUTES", help="stop early; the same command resumes")
    about = "start from the net of another run: its checkpoint or its player (net.npz), or one that ships"
    add("--from", type=Path, dest="origin", metavar="FILE", help=about)
    about = "train only to beat this player, which stays fixed: a checkpoint or a net.npz"
    add("--exploit", type=Path, metavar="FILE", help=about)
    about = "first imitate this player (of any size) instead of a rule bot: a checkpoint or a net.npz"
    add("--teacher", type=Path, metavar="FILE", help=about)
    add("--clone", type=float, default=1.0, metavar="MINUTES", help="time for imitation before training (default: 1)")
    about = "percentages of games against itself, older selves and rule bots (default: 20,13,67)"
    # The default amounts to 40, 25 and 35% of the decisions.
    add("--shares", default="20,13,67", metavar="N,N,N", help=about)
    about = "rule bots to play against, with weights, e.g. tiers:3,sensible:2 (default: those of the family)"
    add("--pool", default="", metavar="BOT:N,...", help=about)
    add("--cpu", action="store_true", help="train without a GPU (slow)")
    add("--workers", type=int, default=0, metavar="N", help="worker processes (default: all cores but one)")
    add("--tables", type=int, default=20_160, metavar="N", help="tables per batch (default: 20160)")
    add("--steps", type=int, default=64, metavar="N", help="decisions per table between updates (default: 64)")
    add("--seats", default="", metavar="N,...", help="table sizes (default: those of the family)")
    about = "small: a net for bots; large: one that learns more, to serve as a teacher (default: small)"
    add("--net", choices=["small", "large"], default="small", help=about)
    add("--wide", type=int, default=0, metavar="N", help="width of the trunk (default: depends on --net)")
    add("--epochs", type=int, default=2, metavar="N", help="epochs per update (default: 2)")
    add("--minibatches", type=int, default=24, metavar="N", help="minibatches per epoch (default: 24)")
    add("--rate", type=float, default=3e-4, help="initial learning rate (default: 3e-4)")
    add("--rate-end", type=float, default=3e-5, metavar="RATE", help="final learning rate (default: 3e-5)")
    add("--entropy", type=float, default=0.01, metavar="BONUS", help="initial entropy bonus (default: 0.01)")
    add("--entropy-end", type=float, default=0.002, metavar="BONUS", help="final entropy bonus (default: 0.002)")
    add("--clip", type=float, default=0.2, help="PPO clip range (default: 0.2)")
    add("--trace", type=float, default=0.95, help="lambda for advantage estimation (default: 0.95)")
    about = "keep an older self this often (default: 60)"
    add("--renew", type=float, default=60.0, metavar="SECONDS", help=about)
    add("--every", type=float, default=90.0, metavar="SECONDS", help="time between exams (default: 90)")
    add("--exam-games", type=int, default=1200, metavar="N", help="games per exam (default: 1200)")
    add("--limit", type=int, default=1500, metavar="N", help="answers after which a game is cut off (default: 1500)")
    add("--seed", type=int, default=11, help="seed of the deals and the initial weights (default: 11)")
