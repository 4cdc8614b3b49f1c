"""How long a round takes at each pace: what a player looks at while the bots take their turns."""

from __future__ import annotations

from statistics import median

import pytest

from stablemates import fair
from stablemates.core.rng import fast
from stablemates.protocol import commands as c
from stablemates.table.deadlines import due, thoughts, tick
from stablemates.table.deal import Started
from stablemates.table.log import Change, Entry
from stablemates.table.play import Answered
from stablemates.table.presence import Arrived
from stablemates.table.registry import apply
from stablemates.table.room import Room
from stablemates.table.seats import BotsAdded, Sat
from stablemates.table.settings import Created

ANN = "a0" * 16
SECRETS = ("5a", "c3", "17", "e8")  # of the deals: the figures are always of the same games
NEARLY = 0.2  # tolerance


class Evening:
    """One player against bots, on virtual time: she answers immediately, and never responds to a card."""

    def __init__(self, settings: c.Settings, secret: str) -> None:
        self.room = Room("a table")
        self.now = 1_000_000
        self.turns: list[tuple[int, int]] = []  # when each started, and whose it was
        self.rng = fast(1)
        bots = list(range(1, settings.seats))
        for change in (Created(secret, settings, ""), Arrived(), Sat(0, "Ann"), BotsAdded(bots, "sensible")):
            self.append(change)
        self.append(Started(self.room.book[1].latest))
        while self.room.phase == "playing":
            self.advance()

    def append(self, change: Change) -> None:
        seq = self.room.seq + 1
        apply(self.room, Entry(seq, f"entry-{seq}", self.now, ANN, change))
        self.turns += [(self.now, item.event.seat) for item in self.room.items if item.event.kind == "turn"]

    def advance(self) -> None:
        """Take one step: Ann or a bot answers, or the clock acts."""
        room = self.room
        thinking = sorted(thoughts(room), key=lambda thought: thought.release)
        awaited = room.question_for(0) is not None and (room.window is None or 0 not in room.window.replies)
        if awaited:
            self.append(Answered(0, 0 if room.window is not None else self.choose(0)))
        elif thinking:
            self.now = max(self.now, thinking[0].release)
            self.append(Answered(thinking[0].seat, self.choose(thinking[0].seat)))
        else:
            moment = due(room)
            assert moment is not None
            self.now = max(self.now, moment)
            change = tick(room, self.now)
            assert change is not None
            self.append(change)

    def choose(self, seat: int) -> int:
        state = self.room.game.clone()
        return state.moves(seat).index(self.room.book[0].policies()["sensible"].choose(state, seat, self.rng))

    @property
    def rounds(self) -> list[float]:
        """Return the seconds from the start of the first bot's turn to Ann's next turn."""
        found: list[float] = []
        began: int | None = None
        for time, seat in self.turns:
            if seat == 0 and began is not None:
                found.append((time - began) / 1000)
                began = None
            elif seat != 0 and began is None:
                began = time
        return found


def round_of(profile: str, seats: int, pace: c.Pace) -> float:
    settings = c.Settings(profile, seats, speed=pace, pace=pace)
    return median(length for one in SECRETS for length in Evening(settings, one * fair.SECRET_BYTES).rounds)


@pytest.mark.parametrize(("pace", "seconds"), [("relaxed", 24), ("normal", 15), ("quick", 9)])
def test_a_round_of_four_takes_as_long_as_its_pace_promises(pace: c.Pace, seconds: float) -> None:
    assert abs(round_of("second-uk", 4, pace) - seconds) <= NEARLY * seconds


def test_from_six_seats_on_the_quick_pace_keeps_a_round_short() -> None:
    assert round_of("second-uk", 8, "quick") < round_of("second-uk", 8, "normal") < 40
    assert round_of("second-uk", 8, "quick") < 25
