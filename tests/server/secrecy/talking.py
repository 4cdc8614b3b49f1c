"""How much a window tells: the mutual information between "a seat can answer" and when the window closes (S4).

Windows are opened one after the other at a table of paper: the questions are made up, the rest is the server's own.
"""

from __future__ import annotations

import random
from collections import Counter
from math import exp, log2
from types import SimpleNamespace
from typing import Any, NamedTuple

from stablemates.core.kernel import Decision, Option
from stablemates.server.asking import answer_for, bot_reply
from stablemates.server.effects import remember_pass
from stablemates.server.messages import Settings
from stablemates.server.pace import PACES
from stablemates.server.room import Chair, Person, Room
from stablemates.server.windows import Reply, Window

WINDOWS_A_GAME = 45
GRAIN = 100  # milliseconds: what an onlooker tells apart


class Habit(NamedTuple):
    """How somebody passes by hand."""

    median: float  # milliseconds
    spread: float  # of the logarithm
    dreams: float  # how often they let the time run out

    def time(self, rng: random.Random, longest: int) -> int | None:
        if rng.random() < self.dreams:
            return None
        time = round(self.median * exp(rng.gauss(0, self.spread)))
        return time if time < longest else None


class Seen(NamedTuple):
    """A window in which nobody stopped anything."""

    could: bool  # whether the one seat that one wonders about could have answered
    closed: int  # when it closed, after it was opened


def paper_room(seats: int, bots: int = 0) -> Room:
    """A table whose game only asks."""
    room = Room("paper")
    room.settings = Settings(profile="second-ru", seats=seats)
    room.phase = "playing"
    for seat in range(seats):
        chair = Chair()
        if seat < seats - bots:
            chair.person = f"person {seat}"
            room.people[chair.person] = Person()
            room.people[chair.person].here = True
        else:
            chair.bot = "sensible"
        room.chairs.append(chair)
    return room


def windows(count: int, seats: int, habit: Habit, seed: int, bots: int = 0) -> list[Seen]:
    """So many windows about cards of seat 0, as somebody sees them who wonders about seat 1."""
    rng = random.Random(seed)
    room = paper_room(seats, bots)
    seen: list[Seen] = []
    for n in range(count):
        if n % WINDOWS_A_GAME == 0:
            room.secret = rng.randbytes(80).hex()
            room.games += 1
            for chair in room.chairs:
                chair.new_game(0)
        could = {seat: rng.random() < 0.5 for seat in range(1, seats)}
        seen.append(Seen(could[1], closing(room, n, could, habit, rng)))
    return seen


def closing(room: Room, n: int, could: dict[int, bool], habit: Habit, rng: random.Random) -> int:
    """Open a window, let everybody pass in their own way, and say when it closes."""
    game: Any = SimpleNamespace(
        pending=lambda: [
            Decision(seat, "neigh", [Option("pass"), *([Option("play")] if able else [])])
            for seat, able in could.items()
        ]
    )
    match: Any = SimpleNamespace(state=game, answers=[None] * n)
    room.match = match
    pace = PACES["normal"]
    longest = pace.first
    assert longest is not None
    window = room.window = Window("neigh", list(could), 0, -1, 0, False, 0, pace.floor, longest)
    for seat, able in could.items():
        chair = room.chairs[seat]
        if chair.bot:
            window.replies[seat] = bot_reply(room, seat, 0, 0)
            continue
        answer_for(room, seat, 0)
        if able:
            time = habit.time(rng, longest)
            remember_pass(chair, longest if time is None else time)
            if time is not None:
                window.replies[seat] = Reply(0, time, by_hand=True)
    found = window.closes()
    assert found is not None
    return found


def bits(seen: list[Seen]) -> float:
    """The mutual information, in bits a window, less what chance alone would show of it (Miller and Madow)."""
    together = Counter((one.could, one.closed // GRAIN) for one in seen)
    could = Counter(one.could for one in seen)
    closed = Counter(one.closed // GRAIN for one in seen)
    total = len(seen)
    found = sum(n / total * log2(n * total / (could[a] * closed[b])) for (a, b), n in together.items())
    by_chance = (len(together) - len(could) - len(closed) + 1) / (2 * total) * log2(exp(1))
    return found - by_chance


def bits_of_repeats(seen: list[Seen]) -> float:
    """The same for another thing that an onlooker may note: how often a window closed after that very time before.

    Early and late windows of a game are judged apart, because all times repeat in the end.
    """
    stages: dict[int, list[Seen]] = {}
    before: Counter[int] = Counter()
    for n, one in enumerate(seen):
        if n % WINDOWS_A_GAME == 0:
            before.clear()
        stages.setdefault(n % WINDOWS_A_GAME // 5, []).append(Seen(one.could, min(before[one.closed], 3) * GRAIN))
        before[one.closed] += 1
    return sum(bits(stage) * len(stage) for stage in stages.values()) / len(seen)
