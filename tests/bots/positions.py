"""Positions from real games, with every kind of question."""

from __future__ import annotations

import stablemates
from stablemates.bots.keen import Keen
from stablemates.core.policy import Policy
from stablemates.core.rng import fast
from stablemates.games import registry

TABLES = {"unorog": [("unorog", 2), ("unorog", 3), ("unorog", 5)], "stable": [("second-ru", 2), ("first-uk", 4)]}
GAMES = sorted(TABLES)


def positions(game: str, count: int, every: int = 1) -> list[tuple[stablemates.State, int]]:
    """Return positions of games of keen and sensible players, one in ``every``, each with a seat that has a choice."""
    found: list[tuple[stablemates.State, int]] = []
    players: list[Policy] = [Keen(), registry.game(game).policies().get("sensible", Keen())]
    number = 0
    while len(found) < count:
        profile, seats = TABLES[game][number % len(TABLES[game])]
        state = stablemates.new(profile, seats=seats, seed=number)
        rng = fast(number)
        step = 0
        while len(found) < count and (asked := [seat for seat in range(seats) if int(state.asked()) >> seat & 1]):
            seat = asked[rng.below(len(asked))]  # of several seats asked, any may answer first
            if state.width(seat) > 1:
                step += 1
                if step % every == 0:
                    found.append((state.clone(), seat))
            state.make(seat, players[(seat + number) % 2].choose(state, seat, rng))
        number += 1
    return found
