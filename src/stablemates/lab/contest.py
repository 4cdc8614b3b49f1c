"""Contests of bots: who sits where in which deal, and who wins.

Every deal is played once for each seat: the line-up moves on by one seat, the cards stay.  All line-ups of a contest
get the same deals, and the bots the same random streams.  A job is a range of deals, independent of when it runs.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

import stablemates

from ..bots import BotPolicy, as_policy
from ..bots.playout import play_on
from ..core.errors import Refused
from ..core.game import Options
from ..core.kernel import NOBODY, Seat, State, first_of
from ..core.match import Match
from ..core.policy import Policy
from ..core.rng import Rng, fast
from ..games import registry

LONGEST = 100_000  # answers after which a game counts as lost for everyone
SEEDS = 1 << 32


class BadContest(Refused):
    """A contest that cannot be played; the message says why."""


class LineUp(NamedTuple):
    """Who sits at a table: the number of a side for each seat.  Seats are drawn for each deal."""

    sides: tuple[int, ...]

    def share(self, side: int) -> float:
        """Return the expected share of a side among equals."""
        return self.sides.count(side) / len(self.sides)


class Contest(NamedTuple):
    profile: str
    seats: int
    bots: tuple[str, ...]  # by side: their specs
    line_ups: tuple[LineUp, ...]
    seed: int = 0
    options: tuple[tuple[str, int | bool | str], ...] = ()
    keep: str = ""  # the folder for the games that the first side of a line-up loses; empty: not kept

    def check(self) -> None:
        """Raise `Refused` if the contest cannot be played."""
        game, profile = registry.find(self.profile)
        profile.check_seats(self.seats)
        profile.settle(dict(self.options))
        if not 0 <= self.seed < SEEDS:
            raise BadContest(f"the seed of a contest is a number from 0 to 2**32 - 1, not {self.seed}")
        for spec in self.bots:
            as_policy(spec, game.id)
        for line_up in self.line_ups:
            if len(line_up.sides) != self.seats:
                raise BadContest(f"{len(line_up.sides)} players for {self.seats} seats")


# For each line-up: how many games of a deal each side won.
Won = tuple[tuple[int, ...], ...]


def play_deals(contest: Contest, deals: range) -> list[Won]:
    """Play some deals in all line-ups and rotations."""
    return [tuple(play_deal(contest, line_up, deal) for line_up in contest.line_ups) for deal in deals]


def play_deal(contest: Contest, line_up: LineUp, deal: int) -> tuple[int, ...]:
    """Return how many games each side wins when the line-up takes every seat once."""
    sides = list(line_up.sides)
    fast(stream(contest.seed, deal, 0)).shuffle(sides)  # two of a side should not always be neighbours
    won = [0] * len(contest.bots)
    for turned in range(contest.seats):
        seated = sides[turned:] + sides[:turned]
        specs = [contest.bots[side] for side in seated]
        match = record_game(contest, specs, deal, turned) if contest.keep else None
        winner = play_game(contest, specs, deal, turned) if match is None else winner_of(match.state)
        if winner != NOBODY:
            won[seated[winner]] += 1
        if match is not None and (winner == NOBODY or seated[winner] != line_up.sides[0]):
            name = f"{contest.profile}-{contest.line_ups.index(line_up)}-{deal}-{turned}.match"
            Path(contest.keep, name).write_text(match.text(), encoding="utf-8")
    return tuple(won)


def stream(seed: int, deal: int, number: int) -> int:
    """Return the seed of a random stream: 0 seats the players, 1 deals the cards, the rest are for bots."""
    return number << 64 | seed << 32 | deal


def play_game(contest: Contest, specs: Sequence[str], deal: int, turned: int) -> Seat:
    """Play a game; return who wins."""
    game, profile = registry.find(contest.profile)
    state = game.new(profile, contest.seats, stream(contest.seed, deal, 1), settled(contest))
    table = Seated(contest, specs, game.id, deal, turned)
    if table.shared:
        play_on(state, table.players, table.chance[0], LONGEST)
    else:
        play_in_turn(state, table)
    return winner_of(state)


class Seated:
    """The players of a game, each with its random stream."""

    def __init__(self, contest: Contest, specs: Sequence[str], game: str, deal: int, turned: int) -> None:
        seeds = [stream(contest.seed, deal, 2 + turned * contest.seats + seat) for seat in range(contest.seats)]
        policies = [as_policy(spec, game) for spec in specs]
        self.players: list[Policy] = [one or BotPolicy(spec, seed) for one, spec, seed in zip(policies, specs, seeds)]
        self.shared = all(policies)  # policies alone play inside the core, with one shared stream
        first = fast(seeds[0])
        self.chance: list[Rng] = [first if self.shared else fast(seed) for seed in seeds]

    def move(self, state: State) -> tuple[Seat, int]:
        """Return the next move of the first seat that is asked."""
        seat = first_of(int(state.asked()))
        return seat, self.players[seat].choose(state, seat, self.chance[seat])


def winner_of(state: State) -> Seat:
    outcome = state.outcome()
    return NOBODY if outcome is None else outcome.winner


@cache
def settled(contest: Contest) -> Options:
    return registry.find(contest.profile)[1].settle(dict(contest.options))


def play_in_turn(state: State, table: Seated) -> None:
    """Play at a table where a bot does more than follow a policy: each has its own random stream."""
    state.quiet = True
    for _ in range(LONGEST):
        if not state.asked():
            return
        state.make(*table.move(state))


def record_game(contest: Contest, specs: Sequence[str], deal: int, turned: int) -> Match:
    """Return the game that ``play_game`` plays, with all its answers."""
    game, profile = registry.find(contest.profile)
    players = [f"bot:{spec}" for spec in specs]
    match = Match(game, profile, players, stream(contest.seed, deal, 1), settled(contest), stablemates.__version__)
    table = Seated(contest, specs, game.id, deal, turned)
    for _ in range(LONGEST):
        if not match.state.asked():
            break
        seat, move = table.move(match.state)
        match.answer(seat, match.state.moves(seat).index(move))
    return match
