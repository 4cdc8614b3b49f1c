"""Measure the ladder of bots and print the tables of docs/bots.md.

    .venv/bin/python tools/ladder.py --games 4000 --out ladder.json          everything; hours on a small machine
    .venv/bin/python tools/ladder.py --only unorog-2 --only six --out ladder.json
    .venv/bin/python tools/ladder.py --only goals --out ladder.json          what the trained players must achieve
    .venv/bin/python tools/ladder.py --thinking --out ladder.json            only how long bots think
    .venv/bin/python tools/ladder.py --thinking --only trained               the same for the trained players
    .venv/bin/python tools/ladder.py --tables --out ladder.json              only the tables, without playing

Results are stored in the file, deal by deal: after Ctrl-C, or when time is up (``--minutes``), the same command
resumes.  A trial depends only on its seed and line-up, so it is the same on any number of cores.
"""

from __future__ import annotations

import argparse
import json
import platform
import time
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import stablemates
from stablemates.bots import World, as_policy, make
from stablemates.core.rng import fast
from stablemates.games import registry
from stablemates.lab import pool
from stablemates.lab.arena import Arena, duel
from stablemates.lab.engine_mode import engine
from stablemates.lab.league.goals import ALONE
from stablemates.lab.progress import progress

BOOKS = ("unorog", "second-ru", "second-uk", "first-ru", "first-uk")
SEATS = (2, 4, 6)
BEYOND_DOUBT = 0.01
GOALS = {("unorog", 2, "searcher"): 0.55}  # win rates to exceed, besides being clearly better
KEEP_EVERY = 20.0  # seconds
THINKERS = [
    *(("searcher", "unorog", seats) for seats in (2, 4, 6, 10)),
    *(("searcher", "second-ru", seats) for seats in (2, 4, 6, 8)),
    *(("trained", book, 8) for book in BOOKS),
]
THOUGHTS = 500  # decisions of each bot that are timed
# Milliseconds that an answer may take, and the first one, for which a net is read; other bots have no limit.
MOST_THINKING = {"trained": {"mean": 3.0, "one_in_20": 6.0, "first": 150.0}}


class Trial(NamedTuple):
    table: str  # the table in the docs that it belongs to
    profile: str
    seats: int
    bot: str
    other: str
    ours: int = 1  # seats of the bot
    goal: float | None = None  # the win rate that the bot must exceed, besides being clearly above its share

    @property
    def id(self) -> str:
        return (
            f"{self.table}/{self.profile}-{self.seats}/{self.ours}-{self.bot}-v-{self.seats - self.ours}-{self.other}"
        )

    @property
    def share(self) -> float:
        return self.ours / self.seats


def ladder(profile: str) -> list[str]:
    """Return the levels of a rulebook, each a step above the last; in Unorog the searcher starts from the net."""
    return ["random", "novice", "sensible", "searcher", *(["trained"] if profile != "unorog" else [])]


def trials() -> list[Trial]:
    """Return all trials; within a table, the cheap ones come first."""
    found = [
        Trial("ladder", profile, seats, bot, below, goal=GOALS.get((profile, seats, bot)))
        for profile in BOOKS
        for below, bot in pairwise(ladder(profile))
        for seats in SEATS
        if registry.find(profile)[1].fewest <= seats
    ]
    six = "six-seats"  # the published agent's own format: two seats of six
    found += [
        Trial(six, "first-uk", 6, "tiers", "random", ours=2),
        Trial(six, "first-uk", 6, "sensible", "random", ours=2, goal=0.957),
        Trial(six, "first-uk", 6, "sensible", "tiers", ours=2, goal=0.468),
        Trial(six, "first-uk", 6, "searcher", "random", ours=2, goal=0.957),
        Trial(six, "first-uk", 6, "searcher", "tiers", ours=2, goal=0.468),
    ]
    found += [
        Trial("duels", "unorog", 2, "greedy", "keen"),
        Trial("duels", "unorog", 2, "sensible", "keen"),
        Trial("duels", "unorog", 2, "sensible", "greedy"),
        Trial("duels", "unorog", 2, "searcher", "keen", goal=0.66),
        Trial("duels", "unorog", 2, "searcher", "greedy"),
    ]
    found += [
        Trial("sticks", "second-ru", 4, "tiers", "keen"),
        Trial("sticks", "second-ru", 4, "sensible", "tiers"),
        Trial("sticks", "second-ru", 4, "searcher", "tiers"),
        Trial("sticks", "second-ru", 4, "searcher", "novice"),  # not among the opponents that the search models
        Trial("sticks", "unorog", 4, "sensible", "greedy"),
        Trial("sticks", "unorog", 4, "searcher", "greedy"),  # nor is this one
    ]
    return found + goals()


def goals() -> list[Trial]:
    """Return the trials that the trained players must pass."""

    def one(profile: str, seats: int, other: str, goal: float, ours: int = 1) -> Trial:
        return Trial("goals", profile, seats, "trained", other, ours, goal)

    return [
        one("first-uk", 6, "tiers", 0.88, ours=2),
        one("first-uk", 6, "random", 0.98, ours=2),
        *(one(profile, seats, other, goal.rate) for (profile, seats, other), goal in ALONE.items()),
    ]


class Record:
    """The file of results: finished trials, and the deals of unfinished ones."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.data: dict[str, Any] = {"done": {}, "begun": {}, "thinking": {}}
        if file.exists():
            self.data |= json.loads(file.read_text(encoding="utf-8"))

    def save(self) -> None:
        fresh = self.file.with_suffix(".new")
        fresh.write_text(json.dumps(self.data, indent=1), encoding="utf-8")
        fresh.replace(self.file)


def play(trial: Trial, args: argparse.Namespace, record: Record, end: float) -> None:
    """Play a trial to the end, or as far as time allows."""
    spec = {"searcher": args.searcher}
    bot, other = (spec.get(name, name) for name in (trial.bot, trial.other))
    mix = (trial.ours, trial.seats - trial.ours)
    arena = Arena(duel(trial.profile, trial.seats, bot, other, mix=mix, seed=args.seed), args.games)
    for deal in record.data["begun"].get(trial.id, []):
        arena.note(tuple(tuple(won) for won in deal))
    begun = kept = time.monotonic()
    with progress(trial.id, arena.deals * trial.seats, quiet=args.quiet) as tick:
        tick(len(arena.won) * trial.seats)

        def count(games: int) -> None:
            nonlocal kept
            tick(games)
            now = time.monotonic()
            if now - kept > KEEP_EVERY or now > end:
                kept = now
                record.data["begun"][trial.id] = arena.won
                record.save()
            if now > end:
                raise KeyboardInterrupt

        arena.play(args.processes, count)
    record.data["begun"].pop(trial.id, None)
    [line] = arena.as_json(rated=False)["line_ups"]
    line |= {"seed": args.seed, "engine": engine(), "seconds": round(time.monotonic() - begun, 1)}
    record.data["done"][trial.id] = line
    record.save()
    print(f"{trial.id}: {figure(line)} of {line['games']}, {verdict(trial, line)}")


def holds(trial: Trial, line: dict[str, Any]) -> bool:
    better = line["rate"] > trial.share and line["p"] < BEYOND_DOUBT
    return bool(better and (trial.goal is None or line["rate"] > trial.goal))


def verdict(trial: Trial, line: dict[str, Any]) -> str:
    return "pass" if holds(trial, line) else "FAIL"


def figure(line: dict[str, Any]) -> str:
    low, high = line["interval"]
    return f"{100 * line['rate']:.1f} ± {50 * (high - low):.1f}%"


# --- how long a bot thinks ------------------------------------------------------------------------


def thinking(profile: str, seats: int, spec: str) -> dict[str, float]:
    """Return the processor time, in milliseconds, of a bot's choices: other programs do not affect it."""
    game = registry.find(profile)[0].id
    sensible = as_policy("sensible", game)
    assert sensible is not None
    taken: list[float] = []
    number = 0
    while len(taken) <= THOUGHTS:
        number += 1
        state = stablemates.new(profile, seats=seats, seed=number)
        bot, rng = make(spec, number), fast(number)
        while asked := int(state.asked()):
            seat = (asked & -asked).bit_length() - 1
            if seat == 0 and state.width(0) > 1:
                begin = time.thread_time()
                move = state.nth(0, bot.answer(World(state, 0)))
                taken.append(1000 * (time.thread_time() - begin))
            else:
                move = sensible.choose(state, seat, rng)
            state.make(seat, move)
    first, *rest = taken
    rest.sort()
    n = len(rest)
    found = {"half": rest[n // 2], "one_in_20": rest[n * 19 // 20], "most": rest[-1], "mean": sum(rest) / n}
    return found | {"first": first}


# --- tables ---------------------------------------------------------------------------------------


def tables(record: Record) -> str:
    """Return the results so far, as Markdown."""
    done: dict[str, Any] = record.data["done"]
    known = {trial: done[trial.id] for trial in trials() if trial.id in done}
    parts = []
    for profile in BOOKS:
        lines = [f"| {profile} | 2 seats | 4 seats | 6 seats |", "| --- | --- | --- | --- |"]
        for below, bot in pairwise(ladder(profile)):
            cells = []
            for seats in SEATS:
                line = done.get(Trial("ladder", profile, seats, bot, below).id)
                cells.append(f"{figure(line)} ({line['games']:,})" if line else "–")
            if any(cell != "–" for cell in cells):
                lines.append(f"| {bot} among {below} | {' | '.join(cells)} |")
        if len(lines) > 2:
            parts.append("\n".join([*lines, "| equal | 50% | 25% | 16.7% |"]))
    lines = [
        "| rulebook, seats | who | wins | games | equal | needed | verdict |",
        "| --- | --- | --- | --- | --- | --- | --- |",
    ]
    for trial, line in known.items():
        if trial.table == "ladder":
            continue
        who = f"{trial.ours} {trial.bot} v {trial.seats - trial.ours} {trial.other}"
        need = f"> {100 * trial.goal:.1f}%" if trial.goal is not None else ""
        share = f"{100 * trial.share:.1f}%"
        lines.append(
            f"| {trial.profile}, {trial.seats} | {who} | {figure(line)} | {line['games']:,} | {share} | {need} "
            f"| {verdict(trial, line)} |"
        )
    if len(lines) > 2:
        parts.append("\n".join(lines))
    if record.data["thinking"]:
        lines = [
            f"| an answer, ms | mean | half of them below | 19 of 20 below | longest of {THOUGHTS} |",
            "| --- | --- | --- | --- | --- |",
        ]
        for name, took in record.data["thinking"].items():
            figures = " | ".join(f"{took[one]:.1f}" for one in ("mean", "half", "one_in_20", "most"))
            lines.append(f"| {name} | {figures} |")
        parts.append("\n".join(lines))
    return "\n\n".join(parts) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2000, help="games of each trial (default: 2000)")
    parser.add_argument(
        "--only",
        action="append",
        default=[],
        metavar="TEXT",
        help="only trials or bots whose id contains TEXT (repeatable)",
    )
    parser.add_argument(
        "--not",
        action="append",
        default=[],
        metavar="TEXT",
        dest="leave",
        help="leave out trials whose id contains TEXT (repeatable)",
    )
    parser.add_argument("--out", type=Path, default=Path("ladder.json"), help="file of results (default: ladder.json)")
    parser.add_argument("--processes", type=int, default=0, help="worker processes (default: one per core)")
    parser.add_argument("--minutes", type=float, default=1e6, help="stop after this time")
    parser.add_argument(
        "--seed", type=int, default=2026, help="seed of the deals, which no tuning has seen (default: 2026)"
    )
    parser.add_argument("--searcher", default="searcher", metavar="SPEC", help="another searcher, e.g. searcher:64")
    parser.add_argument("--thinking", action="store_true", help="time the bots instead of playing")
    parser.add_argument("--list", action="store_true", help="only list the trials")
    parser.add_argument("--tables", action="store_true", help="only print the tables")
    parser.add_argument("--quiet", action="store_true", help="no progress bar")
    args = parser.parse_args()
    record = Record(args.out)
    chosen = [one for one in trials() if not args.only or any(text in one.id for text in args.only)]
    chosen = [one for one in chosen if not any(text in one.id for text in args.leave)]
    if args.list:
        print("\n".join(one.id for one in chosen))
        return 0
    if args.thinking:
        return time_them(args, record)
    if not args.tables:
        try:
            run(chosen, args, record)
        except KeyboardInterrupt:
            print("stopped; the same command resumes")
    print(tables(record))
    done = record.data["done"]
    return 0 if all(one.id in done and holds(one, done[one.id]) for one in chosen) else 1


def run(chosen: list[Trial], args: argparse.Namespace, record: Record) -> None:
    end = time.monotonic() + 60 * args.minutes
    cores = args.processes or pool.cores()
    print(f"{engine()} engine, Python {platform.python_version()}, {cores} processes, {args.games} games per trial")
    for trial in chosen:
        if record.data["done"].get(trial.id, {}).get("games", 0) < args.games:
            play(trial, args, record, end)


def time_them(args: argparse.Namespace, record: Record) -> int:
    """Time the chosen bots; return 1 if one thinks longer than it may."""
    slow = False
    if not args.only:
        record.data["thinking"] = {}
    for bot, profile, seats in THINKERS:
        name = f"{bot}, {profile}, {seats} seats"
        if args.only and not any(text in name for text in args.only):
            continue
        with progress(f"thinking, {name}", quiet=args.quiet):
            took = thinking(profile, seats, args.searcher if bot == "searcher" else bot)
        limits = MOST_THINKING.get(bot, {})
        late = [one for one, most in limits.items() if took[one] > most]
        verdict = ("FAIL" if late else "pass") if limits else "    "
        figures = (
            f"mean {took['mean']:.1f} ms, 19 of 20 below {took['one_in_20']:.1f} ms, the first {took['first']:.0f} ms"
        )
        print(f"{verdict}  {name}: {figures}", flush=True)
        slow = slow or bool(late)
        record.data["thinking"][name] = took
        record.save()
    print(tables(record))
    return int(slow)


if __name__ == "__main__":
    raise SystemExit(main())
