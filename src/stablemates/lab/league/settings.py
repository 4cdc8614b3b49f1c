"""What a league trains, and how: one net for each family of rulebooks."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from typing import NamedTuple

from ...core.errors import Refused
from ..rl.tensors import table_of
from ..rl.worker_pool import Part


class Family(NamedTuple):
    """Rulebooks that share a net, and its opponents."""

    profiles: tuple[str, ...]
    seats: tuple[int, ...]  # tables of each size; a size listed twice is twice as frequent
    rivals: Mapping[str, int]  # the pool of rule bots, with their weights
    adviser: str  # the bot that the net imitates first
    exams: tuple[str, ...]  # SEATS:BOT, one learner among such bots


ALONE = {"guests": 1}  # one learner among players who do not learn
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
    """Training that cannot start; the message says why."""


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
        raise BadTraining(f"--shares {text}: expected three integers: games against itself, past selves and the pool")
    return dict(zip(("self", "guests", "rivals"), map(int, parts), strict=True))


def sizes_for(profile: str, args: argparse.Namespace, family: Family) -> list[int]:
    """Return the requested table sizes that a rulebook allows."""
    book = table_of(profile, {})[1]
    wanted = [int(size) for size in args.seats.split(",")] if args.seats else family.seats
    return [size for size in wanted if book.fewest <= size <= book.most]


def parts_of(args: argparse.Namespace, workers: int) -> list[list[Part]]:
    """Return two halves of the tables, which take turns, and a group for each exam."""
    family = family_of(args.league)
    each = max(1, args.tables // 2 // workers // len(family.profiles))
    shares = ALONE if args.exploit else shares_of(args.shares)
    half = [
        Part(profile, sizes, each, family.rivals, shares, limit=args.limit)
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
