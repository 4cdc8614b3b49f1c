"""What a league trains, and how: one net for each family of rulebooks."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from typing import NamedTuple

from ...bots.factory import as_policy
from ...core.errors import Refused
from ..rl.batch import ALL, THE_GUESTS
from ..rl.tensors import table_of
from ..rl.worker_pool import Part
from .goals import ALONE, EXPLOITED, Goal


class Family(NamedTuple):
    """Rulebooks that share a net, and its opponents."""

    profiles: tuple[str, ...]
    seats: tuple[int, ...]  # tables of each size; a size listed twice is twice as frequent
    rivals: Mapping[str, int]  # the pool of rule bots, with their weights
    adviser: str  # the bot that the net imitates first
    exams: tuple[str, ...]  # SEATS:BOT, one learner among such bots


AMONG_GUESTS = {"guests": 1}  # one learner among players who do not learn
FROZEN = "frozen"  # the player that an exploiter tries to beat
VARIED = 4  # one table in this many has its own table options and packs
STABLE_POOL = {"sensible": 6, "tiers": 2, "novice": 1, "keen": 1, "random": 1}
STRANGERS = ("4:hasty", "4:thrifty")  # bots that are never met in training
STABLE_EXAMS = ("2:sensible", "4:sensible", "6:sensible", "4:tiers", *STRANGERS)
FAMILIES = {
    "second": Family(
        ("second-ru", "second-uk"), (2, 2, 4, 3, 6, 2, 4, 5, 6, 2, 4, 7, 6, 8), STABLE_POOL, "sensible", STABLE_EXAMS
    ),
    "first": Family(
        ("first-uk", "first-ru"),
        (2, 4, 3, 6, 4, 5, 6, 4, 7, 6, 4, 8),
        STABLE_POOL,
        "sensible",
        ("4:sensible", "6:tiers", *STRANGERS),
    ),
    "unorog": Family(
        ("unorog",),
        (2, 4, 6, 3, 4, 6, 2, 4, 6, 5, 4, 6, 8, 4, 6, 10, 4, 6),
        {"sensible": 15, "greedy": 2, "keen": 2, "novice": 1},
        "sensible",
        ("2:sensible", "4:sensible", "6:sensible", "2:keen", "2:greedy"),
    ),
}


class BadTraining(Refused):
    """Training that cannot start; the message says why."""


def families_of(names: str) -> dict[str, Family]:
    """Return the families of a league: one, or several that learn together, such as ``second,first``."""
    found: dict[str, Family] = {}
    for name in names.split(","):
        if name not in FAMILIES:
            raise BadTraining(f"unknown family {name!r}; available: {', '.join(FAMILIES)}")
        found[name] = FAMILIES[name]
    encodings = {table_of(family.profiles[0], {})[3].fingerprint() for family in found.values()}
    if len(encodings) > 1:
        raise BadTraining(f"--league {names}: families of different games cannot share a net")
    return found


def shares_of(text: str) -> dict[str, int]:
    """Parse the value of ``--shares``.

    >>> shares_of("40,25,35")
    {'self': 40, 'guests': 25, 'rivals': 35}
    """
    parts = text.split(",")
    if len(parts) != 3 or not all(part.isascii() and part.isdigit() for part in parts):
        raise BadTraining(f"--shares {text}: expected three integers: games against itself, past selves and the pool")
    return dict(zip(("self", "guests", "rivals"), map(int, parts), strict=True))


def pool_of(text: str, profile: str) -> dict[str, int]:
    """Parse the value of ``--pool``: rule bots that play this rulebook, and their weights.

    >>> pool_of("tiers:3,sensible:2", "first-uk")
    {'tiers': 3, 'sensible': 2}
    """
    game = table_of(profile, {})[0].id
    found = {}
    for part in text.split(","):
        spec, _, weight = part.rpartition(":")
        if not spec or not (weight.isascii() and weight.isdigit() and int(weight)):
            raise BadTraining(f"--pool {text}: expected bots with positive integers, such as tiers:3,sensible:2")
        if as_policy(spec, game) is None:
            raise BadTraining(f"--pool {text}: {spec} searches, which takes too long; choose bots that do not")
        found[spec] = int(weight)
    return found


def sizes_for(profile: str, args: argparse.Namespace, family: Family) -> list[int]:
    """Return the requested table sizes that a rulebook allows."""
    book = table_of(profile, {})[1]
    wanted = [int(size) for size in args.seats.split(",")] if args.seats else family.seats
    return [size for size in wanted if book.fewest <= size <= book.most]


def parts_of(args: argparse.Namespace, workers: int) -> list[list[Part]]:
    """Return two halves of the tables, which take turns, and a group for each exam."""
    families = families_of(args.league)
    if args.exploit:
        return exploiting_parts(args, families, workers)
    each = max(1, args.tables // 2 // workers // sum(len(family.profiles) for family in families.values()))
    shares = shares_of(args.shares)
    half = []
    for family in families.values():
        rivals = pool_of(args.pool, family.profiles[0]) if args.pool else family.rivals
        for profile in family.profiles:
            sizes = sizes_for(profile, args, family)
            usual = Part(
                profile,
                sizes,
                each - each // VARIED,
                rivals,
                shares,
                limit=args.limit,
                sees_all=True,
                guarded=ALL,
            )
            half += [usual, usual._replace(n=each // VARIED, varied=True)] if sizes else []
    half = [part for part in half if part.n]
    if not half:
        raise no_such_tables(args)
    n = max(1, args.exam_games // workers)
    exams = [[Part(one.profile, [one.seats], n, [one.rival], limit=800, guarded=ALL)] for one in exams_of(args)]
    return [half, half, *exams]


def exploiting_parts(args: argparse.Namespace, families: Mapping[str, Family], workers: int) -> list[list[Part]]:
    """Return the same for a learner that plays one rulebook, against one player only, and may make silly moves."""
    family = next(iter(families.values()))
    profile = family.profiles[0]
    sizes = sizes_for(profile, args, family)
    if not sizes:
        raise no_such_tables(args)
    each = max(1, args.tables // 2 // workers)
    half = [Part(profile, sizes, each, shares=AMONG_GUESTS, limit=args.limit, sees_all=True, guarded=THE_GUESTS)]
    n = max(1, args.exam_games // workers)
    exams = [
        [Part(profile, [one.seats], n, shares=AMONG_GUESTS, limit=800, guarded=THE_GUESTS)] for one in exams_of(args)
    ]
    return [half, half, *exams]


def no_such_tables(args: argparse.Namespace) -> BadTraining:
    return BadTraining(f"--seats {args.seats}: no rulebook of the family {args.league} has such tables")


class Exam(NamedTuple):
    """Games of one learner among bots of one kind, or against the player that it exploits."""

    name: str
    profile: str
    seats: int
    rival: str
    goal: Goal | None  # the win rate that it asks for, if any


def exams_of(args: argparse.Namespace) -> list[Exam]:
    families = families_of(args.league)
    if args.exploit:
        family = next(iter(families.values()))
        profile = family.profiles[0]
        sizes = sorted(set(sizes_for(profile, args, family)))
        return [Exam(f"{seats}:{FROZEN}", profile, seats, FROZEN, EXPLOITED.get((profile, seats))) for seats in sizes]
    found = []
    for name, family in families.items():
        for exam in family.exams:
            seats, _, rival = exam.partition(":")
            title, profile = exam if len(families) == 1 else f"{name} {exam}", family.profiles[0]
            found.append(Exam(title, profile, int(seats), rival, ALONE.get((profile, int(seats), rival))))
    return found
