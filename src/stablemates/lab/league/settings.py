"""What a league trains, and how: one net for each family of rulebooks."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from ...core.errors import Refused
from ..rl.numbers import table_of
from ..rl.worker_pool import Part


class Family(NamedTuple):
    """Rulebooks that share a net, and whom it meets."""

    profiles: tuple[str, ...]
    seats: tuple[int, ...]  # tables of each size, those named twice twice as often
    rivals: Mapping[str, int]  # the pool of rule bots, and how often each is met
    adviser: str  # whom the net imitates before it learns
    exams: tuple[str, ...]  # SEATS:BOT, one learner among such bots


STABLE_POOL = {"sensible": 5, "tiers": 2, "novice": 2, "keen": 1}
STABLE_EXAMS = ("2:sensible", "4:sensible", "6:sensible", "4:tiers")
FAMILIES = {
    "second": Family(("second-ru", "second-uk"), (2, 2, 4, 4, 6), STABLE_POOL, "sensible", STABLE_EXAMS),
    "first": Family(("first-uk", "first-ru"), (3, 4, 4, 6), STABLE_POOL, "sensible", ("4:sensible", "6:tiers")),
    "unorog": Family(
        ("unorog",),
        (2, 2, 4, 6),
        {"sensible": 3, "greedy": 1, "novice": 1, "keen": 1},
        "sensible",
        ("2:sensible", "4:sensible", "2:keen"),
    ),
}


class BadTraining(Refused):
    """A training that cannot begin; the message says why."""


def parser() -> argparse.ArgumentParser:
    found = argparse.ArgumentParser(prog="stablemates train", description="Train a player in a league.")
    add_arguments(found)
    return found


def add_arguments(found: Any) -> None:
    add = found.add_argument
    add("--league", default="second", metavar="FAMILY", help=f"{', '.join(FAMILIES)} (second)")
    add("--out", type=Path, required=True, metavar="DIR", help="where checkpoint, log, curve and player are kept")
    add("--minutes", type=float, default=25.0, help="of training in all; a resumed run goes on counting (25)")
    add("--stop-after", type=float, default=0.0, metavar="MINUTES", help="keep a checkpoint and stop (never)")
    add("--from", type=Path, dest="origin", metavar="CHECKPOINT", help="begin with this net, of another family perhaps")
    add("--clone", type=float, default=1.0, metavar="MINUTES", help="imitate a rule bot first (1)")
    add("--shares", default="40,25,35", metavar="SELF,OLDER,POOL", help="games in a hundred (40,25,35)")
    add("--workers", type=int, default=0, help="processes that play (one for each core but one)")
    add("--tables", type=int, default=12_288, help="that are played at once (12288)")
    add("--steps", type=int, default=64, help="decisions at each table between two lessons (64)")
    add("--seats", default="", metavar="N,...", help="sizes of the tables (as the family has them)")
    add("--wide", type=int, default=384, help="numbers in the trunk of the net (384)")
    add("--epochs", type=int, default=2)
    add("--minibatches", type=int, default=8)
    add("--rate", type=float, default=3e-4, help="how fast it learns at first (3e-4)")
    add("--rate-end", type=float, default=3e-5, help="... and at the end (3e-5)")
    add("--entropy", type=float, default=0.01, help="what it is paid for staying undecided, at first (0.01)")
    add("--entropy-end", type=float, default=0.002, help="... and at the end (0.002)")
    add("--clip", type=float, default=0.2)
    add("--trace", type=float, default=0.95, help="lambda of the advantages (0.95)")
    add("--renew", type=float, default=60.0, metavar="SECONDS", help="between two older selves (60)")
    add("--every", type=float, default=90.0, metavar="SECONDS", help="between two exams (90)")
    add("--exam-games", type=int, default=1200, help="games of an exam (1200)")
    add("--limit", type=int, default=1500, help="answers after which a game is cut off (1500)")
    add("--seed", type=int, default=11)
    add("--cpu", action="store_true", help="train without a GPU: slow, for trying things out")


def family_of(name: str) -> Family:
    if name not in FAMILIES:
        raise BadTraining(f"no family {name!r}; there are: {', '.join(FAMILIES)}")
    return FAMILIES[name]


def shares_of(text: str) -> dict[str, int]:
    """
    >>> shares_of("40,25,35")
    {'self': 40, 'guests': 25, 'rivals': 35}
    """
    parts = text.split(",")
    if len(parts) != 3 or not all(part.isascii() and part.isdigit() for part in parts):
        raise BadTraining(f"--shares {text}: three whole numbers, for games among itself, older selves and the pool")
    return dict(zip(("self", "guests", "rivals"), map(int, parts), strict=True))


def sizes_for(profile: str, args: argparse.Namespace, family: Family) -> list[int]:
    """The sizes of tables that a rulebook allows, of those that are asked for."""
    book = table_of(profile, {})[1]
    wanted = [int(size) for size in args.seats.split(",")] if args.seats else family.seats
    return [size for size in wanted if book.fewest <= size <= book.most]


def parts_of(args: argparse.Namespace, workers: int) -> list[list[Part]]:
    """Two halves of the tables, which take turns, and a group for each exam."""
    family = family_of(args.league)
    each = max(1, args.tables // 2 // workers // len(family.profiles))
    half = [
        Part(profile, sizes, each, family.rivals, shares_of(args.shares), limit=args.limit)
        for profile in family.profiles
        if (sizes := sizes_for(profile, args, family))
    ]
    if not half:
        raise BadTraining(f"--seats {args.seats}: no rulebook of the family {args.league} has such tables")
    exams = []
    for seats, rival in exams_of(family):
        exams.append([Part(family.profiles[0], [seats], max(1, args.exam_games // workers), [rival], limit=800)])
    return [half, half, *exams]


def exams_of(family: Family) -> list[tuple[int, str]]:
    pairs = [exam.partition(":") for exam in family.exams]
    return [(int(seats), rival) for seats, _, rival in pairs]
