"""Play very many random games and check the invariants.

    .venv/bin/python tools/soak.py --games 1000000 --profile unorog --seats 2,4,10

Every card is in exactly one place, everyone asked has an option, and every game ends.  Some games are also saved,
loaded, cloned, written as notation and imagined on the way.  A game depends only on its number, so a failure is printed
with the command that reproduces it.  Every other game is played by keen players, who act rather than draw or pass,
instead of purely at random: these games finish ten times as fast, and reach other positions.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from functools import cache, partial

import stablemates
from stablemates.core.game import Profile, Value
from stablemates.core.kernel import NOBODY
from stablemates.core.rng import fast
from stablemates.core.table import Table
from stablemates.lab.engine_mode import engine
from stablemates.lab.progress import progress
from stablemates.lab.soak import possible_values, soak

ENDLESS = 200_000  # answers after which a game counts as endless; a random one takes about 2,000
BATCH = 200  # games per task
CAREFUL = 49  # one in this many games is checked closely; odd, so that both kinds of players get their turn
LEG = 50  # answers between two close checks


@dataclass
class Tally:
    """The results of some games at one table."""

    profile: str
    seats: int
    games: int = 0
    answers: int = 0
    longest: int = 0
    failures: list[str] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.answers += other.answers
        self.longest = max(self.longest, other.longest)
        self.failures += other.failures


def play(profile: Profile, seats: int, number: int) -> int:
    """Play game ``number`` of a table; return the number of answers."""
    table = stablemates.new(profile.id, seats=seats, seed=number, **options(profile, seats, number))
    assert isinstance(table, Table)
    careful = number % CAREFUL == 0
    table.quiet = not careful
    rng = fast(number)
    keen = 0 if number % 2 else 8 - number // 2 % 4
    answers = 0
    while True:
        leg = soak(table, rng, keen, LEG if careful else ENDLESS)
        answers += leg
        assert answers < ENDLESS, f"the game is not over after {answers} answers"
        if table.outcome() is not None:
            return answers
        look_closely(table, answers)


def options(profile: Profile, seats: int, number: int) -> dict[str, Value]:
    """Return random table options; half of them, and those without a list of values, keep their default."""
    rng = fast(number)
    return {name: taken[rng.below(len(taken))] for name, taken in choices(profile, seats).items() if rng.below(2)}


@cache
def choices(profile: Profile, seats: int) -> dict[str, list[Value]]:
    """Return the options that have a list of values, with the values that the table accepts."""
    return {
        option.name: possible_values(option, partial(new_with, profile.id, seats, option.name))
        for option in profile.options
        if option.values
    }


def new_with(profile: str, seats: int, name: str, value: Value) -> object:
    return stablemates.new(profile, seats=seats, **{name: value})


def look_closely(table: Table, answers: int) -> None:
    """Assert that a saved, cloned or written game is the same game, and that imagined worlds are sound."""
    saved = table.dump()
    assert stablemates.load(json.loads(json.dumps(saved))).dump() == saved, "not the same when loaded"
    assert table.clone().dump() == saved, "not the same when cloned"
    line = table.notation()
    assert stablemates.read(line).notation() == line, "not the same when read"
    for seat in range(NOBODY, table.seats):
        world = table.imagine(seat, answers)
        assert isinstance(world, Table)
        assert world.view(seat) == table.view(seat), f"seat {seat} can tell an imagined world from the real one"
        soak(world, fast(answers), 8, 20)


def play_batch(profile_id: str, seats: int, numbers: range) -> Tally:
    """Play a batch of games, in a separate process."""
    tally = Tally(profile_id, seats)
    (profile,) = [one for one in stablemates.profiles() if one.id == profile_id]
    for number in numbers:
        try:
            answers = play(profile, seats, number)
        except Exception as error:
            again = f"tools/soak.py --profile {profile_id} --seats {seats} --only {number}"
            tally.failures.append(f"{profile_id}, {seats} seats, game {number}: {error!r}; reproduce: {again}")
            continue
        tally.games += 1
        tally.answers += answers
        tally.longest = max(tally.longest, answers)
    return tally


def batches(tables: list[tuple[str, int]], games: int) -> Iterator[tuple[str, int, range]]:
    """Yield all games in batches, alternating between tables."""
    each = -(-games // len(tables))
    for begin in range(0, each, BATCH):
        for place, (profile, seats) in enumerate(tables):
            share = each if place < games - (each - 1) * len(tables) else each - 1
            numbers = range(begin, min(begin + BATCH, share))
            if numbers:
                yield profile, seats, numbers


def run(tables: list[tuple[str, int]], games: int, processes: int) -> list[Tally]:
    """Play all games on several processes and show the progress."""
    tallies = {table: Tally(*table) for table in tables}
    with progress("soak", games, logged=True) as tick, ProcessPoolExecutor(processes) as pool:
        for done in as_completed([pool.submit(play_batch, *batch) for batch in batches(tables, games)]):
            tally = done.result()
            tallies[tally.profile, tally.seats].add(tally)
            for failure in tally.failures:
                print(f"FAILED {failure}", flush=True)
            tick(sum(one.games for one in tallies.values()))
    return list(tallies.values())


def report(tallies: list[Tally], seconds: float, processes: int) -> None:
    games = sum(tally.games for tally in tallies)
    failures = sum(len(tally.failures) for tally in tallies)
    print(f"{'rulebook':16}{'seats':>6}{'games':>12}{'answers':>16}{'a game':>9}{'longest':>9}{'failures':>10}")
    for tally in tallies:
        mean = tally.answers // max(tally.games, 1)
        print(
            f"{tally.profile:16}{tally.seats:6}{tally.games:12,}{tally.answers:16,}{mean:9,}{tally.longest:9,}"
            f"{len(tally.failures):10}"
        )
    print(f"half by random players, half by keen ones; 1 in {CAREFUL} saved, cloned, written as notation and imagined")
    speed = f"{games / seconds:,.0f} games/s on {processes} processes"
    print(f"{games:,} games in {seconds:.1f} s, {speed}, {engine()} engine; {failures} failures")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=10_000, help="total number of games")
    parser.add_argument("--profile", help="rulebook (default: all)")
    parser.add_argument("--seats", help="numbers of players, separated by commas (default: fewest, 4, most)")
    parser.add_argument("--only", type=int, help="play only this game, and let it fail")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args()
    profiles = [profile for profile in stablemates.profiles() if args.profile in (None, profile.id)]
    tables = [(profile.id, seats) for profile in profiles for seats in seats_of(profile, args.seats)]
    if not tables:
        parser.error(f"no such table; rulebooks: {', '.join(profile.id for profile in stablemates.profiles())}")
    if args.only is not None:
        for profile in profiles:
            for seats in seats_of(profile, args.seats):
                print(f"{profile.id}, {seats} seats: {play(profile, seats, args.only):,} answers")
        return 0
    began = time.monotonic()
    tallies = run(tables, args.games, args.processes)
    report(tallies, time.monotonic() - began, args.processes)
    return 1 if any(tally.failures for tally in tallies) else 0


def seats_of(profile: Profile, wanted: str | None) -> list[int]:
    numbers = [int(one) for one in wanted.split(",")] if wanted else [profile.fewest, 4, profile.most]
    return sorted({seats for seats in numbers if profile.fewest <= seats <= profile.most})


if __name__ == "__main__":
    sys.exit(main())
