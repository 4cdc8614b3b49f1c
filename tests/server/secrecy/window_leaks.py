"""How much a window reveals: the mutual information between "a seat can respond" and when the window closes (S4).

Windows open one after the other at a fake table: the questions are made up, everything else is the server's own code.
"""

from __future__ import annotations

import random
from collections import Counter
from math import exp, log2
from types import SimpleNamespace
from typing import Any, NamedTuple

from stablemates.core.kernel import Option, Question
from stablemates.protocol.commands import Settings
from stablemates.table.reactions import ask_all, bot_reply, remember_pass
from stablemates.table.room import Person, Room, SeatRecord
from stablemates.table.speeds import SPEEDS
from stablemates.table.windows import Reply, Window

WINDOWS_PER_GAME = 45
GAMES_PER_TABLE = 3
GRAIN = 100  # milliseconds an observer can distinguish
KNOWN_WELL = 3  # times seen at least this often count the same
STAGE = 5  # windows


class Habit(NamedTuple):
    """How a player passes by hand."""

    median: float  # milliseconds
    spread: float  # of the logarithm
    timeouts: float  # how often they let the time run out
    other: float = 0  # a second median, for players who sometimes look twice
    share: float = 0  # how often they do

    def time(self, rng: random.Random, longest: int) -> int | None:
        if rng.random() < self.timeouts:
            return None
        median = self.other if rng.random() < self.share else self.median
        time = round(median * exp(rng.gauss(0, self.spread)))
        return time if time < longest else None


TYPICAL, SLOW, LAST = Habit(1_800, 0.5, 0.05), Habit(2_600, 0.5, 0.05), Habit(3_500, 0.4, 0.1)
TWO_PEAKS, ALWAYS_THE_SAME = Habit(1_000, 0.25, 0.05, other=3_000, share=0.5), Habit(2_000, 0.1, 0)
NARROW_PEAKS, EVEN_PEAKS = Habit(1_400, 0.15, 0, other=4_000, share=0.3), Habit(1_700, 0.08, 0, other=3_600, share=0.5)
TUNED = [  # the habits that masking was tuned on
    TYPICAL,
    SLOW,
    LAST,
    TWO_PEAKS,
    ALWAYS_THE_SAME,
    NARROW_PEAKS,
    Habit(1_200, 0.5, 0.02),
    Habit(1_500, 0.2, 0),
    Habit(900, 0.6, 0.01),
    Habit(2_200, 0.3, 0.15),
    Habit(4_200, 0.3, 0.03),
    Habit(1_600, 0.9, 0.08),
    Habit(2_000, 0.4, 0.5),
    Habit(1_100, 0.2, 0.1, other=2_800, share=0.2),
    Habit(3_000, 0.25, 0.05),
    Habit(1_300, 0.7, 0.2),
    Habit(900, 0.15, 0, other=1_800, share=0.6),
    Habit(2_400, 0.15, 0.02),
    EVEN_PEAKS,
    Habit(1_300, 0.1, 0.3),
    Habit(4_500, 0.15, 0),
    Habit(2_600, 0.1, 0, other=1_300, share=0.15),
    Habit(700, 0.3, 0.25),
]
HELD_OUT = [  # chosen before any measurement, with no changes afterwards
    Habit(2_100, 0.12, 0.1),
    Habit(1_250, 0.1, 0, other=2_300, share=0.35),
    Habit(3_300, 0.1, 0, other=1_600, share=0.5),
    Habit(1_500, 0.35, 0.4),
    Habit(2_800, 0.6, 0),
]


class Seen(NamedTuple):
    """A window in which no one stopped anything."""

    could: bool  # whether the observed seat could have responded
    closed: int  # when it closed, after it was opened
    before: int  # windows at the table before it


def paper_room(seats: int, bots: int = 0) -> Room:
    """Return a fake table whose game only asks questions."""
    room = Room("paper")
    room.settings = Settings(profile="second-ru", seats=seats)
    room.phase = "playing"
    for seat in range(seats):
        record = SeatRecord()
        if seat < seats - bots:
            record.person = f"person {seat}"
            room.people[record.person] = Person()
            room.people[record.person].here = True
        else:
            record.bot = "sensible"
        room.seats.append(record)
    return room


def windows(count: int, seats: int, habit: Habit, seed: int, bots: int = 0, games: int = GAMES_PER_TABLE) -> list[Seen]:
    """Return this many windows about cards of seat 0, as an observer of seat 1 sees them.

    After ``games`` games the same people move to a new table, which does not know them.
    """
    rng = random.Random(seed)
    seen: list[Seen] = []
    for n in range(count):
        at_table = n % (WINDOWS_PER_GAME * games)
        if at_table == 0:
            room = paper_room(seats, bots)
            room.secret = rng.randbytes(80).hex()
        if at_table % WINDOWS_PER_GAME == 0:
            room.games += 1
            for record in room.seats:
                record.new_game(0)
        could = {seat: rng.random() < 0.5 for seat in range(1, seats)}
        seen.append(Seen(could[1], closing(room, at_table, could, habit, rng), at_table))
    return seen


def closing(room: Room, n: int, could: dict[int, bool], habit: Habit, rng: random.Random) -> int:
    """Open a window, let everyone pass by their habit, and return when it closes."""
    game: Any = SimpleNamespace(
        pending=lambda: [
            Question(seat, "neigh", [Option("pass"), *([Option("play")] if able else [])])
            for seat, able in could.items()
        ]
    )
    match: Any = SimpleNamespace(state=game, answers=[None] * n)
    room.match = match
    room.questions = game.pending()
    speed = SPEEDS["normal"]
    longest = speed.first
    assert longest is not None
    window = Window("neigh", list(could), 0, -1, 0, False, 0, speed.floor, longest)
    ask_all(room, window)
    for seat, able in could.items():
        record = room.seats[seat]
        if record.bot:
            window.replies[seat] = bot_reply(room, seat, 0, 0)
            continue
        if able:
            time = habit.time(rng, longest)
            remember_pass(record, longest if time is None else time)
            if time is not None:
                window.replies[seat] = Reply(0, time, by_hand=True)
    found = window.closes()
    assert found is not None
    return found


def bits(seen: list[Seen]) -> float:
    """Return the mutual information in bits per window, less the bias from chance (Miller and Madow)."""
    together = Counter((one.could, one.closed // GRAIN) for one in seen)
    could = Counter(one.could for one in seen)
    closed = Counter(one.closed // GRAIN for one in seen)
    total = len(seen)
    found = sum(n / total * log2(n * total / (could[a] * closed[b])) for (a, b), n in together.items())
    by_chance = (len(together) - len(could) - len(closed) + 1) / (2 * total) * log2(exp(1))
    return found - by_chance


def bits_by_stage(seen: list[Seen]) -> float:
    """Return the same for an observer who also notes how early or late it is at the table."""
    stages: dict[int, list[Seen]] = {}
    for one in seen:
        stages.setdefault(one.before // STAGE, []).append(one)
    return sum(bits(stage) * len(stage) for stage in stages.values()) / len(seen)


def bits_of_repeats(seen: list[Seen]) -> float:
    """Return the same for another observation: how often a window closed after exactly this time before.

    Early and late windows of a table are judged apart, because all times repeat in the end.
    """
    noted: list[Seen] = []
    closed: Counter[int] = Counter()
    for one in seen:
        if one.before == 0:
            closed.clear()
        often = min(closed[one.closed], KNOWN_WELL)
        noted.append(one._replace(closed=often * GRAIN))
        closed[one.closed] += 1
    return bits_by_stage(noted)
