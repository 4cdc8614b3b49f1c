"""Contests of bots: who sits where in which deal, and who wins.

Every deal is played once for each seat: the line-up moves on by one seat, the cards stay.  All line-ups of a contest
get the same deals, and the bots the same chance.  A job is a range of deals; nothing depends on who plays it when.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from ..bots import BotPolicy, as_policy
from ..bots.playout import play_on
from ..core.errors import Refused
from ..core.game import Options
from ..core.kernel import NOBODY, Seat, State, first_of
from ..core.policy import Policy
from ..core.rng import Rng, fast
from ..games import registry

LONGEST = 100_000  # answers after which a game counts as lost for everyone
SEEDS = 1 << 32


class BadContest(Refused):
    """Invalid line-ups."""


class LineUp(NamedTuple):
    """Who sits at a table: for each seat the number of a side.  Where they sit is drawn for each deal."""

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


# For each line-up: how many games of a deal each side has won.
Won = tuple[tuple[int, ...], ...]


def play_deals(contest: Contest, deals: range) -> list[Won]:
    """Play some deals in all line-ups and rotations."""
    return [tuple(play_deal(contest, line_up, deal) for line_up in contest.line_ups) for deal in deals]


def play_deal(contest: Contest, line_up: LineUp, deal: int) -> tuple[int, ...]:
    """How many games each side wins, when the line-up takes every seat once."""
    sides = list(line_up.sides)
    fast(stream(contest.seed, deal, 0)).shuffle(sides)  # two of a side should not always sit side by side
    won = [0] * len(contest.bots)
    for turned in range(contest.seats):
        seated = sides[turned:] + sides[:turned]
        winner = play_game(contest, [contest.bots[side] for side in seated], deal, turned)
        if winner != NOBODY:
            won[seated[winner]] += 1
    return tuple(won)


def stream(seed: int, deal: int, number: int) -> int:
    """The seed of a stream of chance of its own: 0 seats, 1 deals the cards, the rest is for bots."""
    return number << 64 | seed << 32 | deal


def play_game(contest: Contest, specs: Sequence[str], deal: int, turned: int) -> Seat:
    """Play a game; return the winner."""
    game, profile = registry.find(contest.profile)
    options: Options = settled(contest)
    state = game.new(profile, contest.seats, stream(contest.seed, deal, 1), options)
    whims = [stream(contest.seed, deal, 2 + turned * contest.seats + seat) for seat in range(contest.seats)]
    policies = [as_policy(spec, game.id) for spec in specs]
    players = [one or BotPolicy(spec, whim) for one, spec, whim in zip(policies, specs, whims)]
    if all(policies):
        play_on(state, players, fast(whims[0]), LONGEST)
    else:
        play_in_turn(state, players, whims)
    outcome = state.outcome()
    return NOBODY if outcome is None else outcome.winner


@cache
def settled(contest: Contest) -> Options:
    return registry.find(contest.profile)[1].settle(dict(contest.options))


def play_in_turn(state: State, players: Sequence[Policy], whims: Sequence[int]) -> None:
    """A table at which someone does more than judge: everyone has chance of their own, whatever the others think."""
    state.quiet = True
    chance: list[Rng] = [fast(whim) for whim in whims]
    for _ in range(LONGEST):
        asked = int(state.asked())
        if not asked:
            return
        seat = first_of(asked)
        state.make(seat, players[seat].choose(state, seat, chance[seat]))
