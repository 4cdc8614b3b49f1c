"""Search over imagined worlds: try every option in the same worlds, play on by policy, and compare.

Three things keep it from mistaking noise for insight.  Worlds and randomness are *paired*: every option is tried in
the same ones, and only the differences count.  The choice is *gated*: the search starts with what the policy alone
would do, and leaves that only for an option that is clearly better.  And the others play by a *mixture* of policies,
drawn again for each world: a bot tuned to one kind of opponent is helpless against the others.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ..core.kernel import State
from ..core.policy import Policy
from ..core.rng import FastRng, fast
from .playout import play_on

if TYPE_CHECKING:
    from mypy_extensions import i64

BATCH: Final = 8  # worlds between checks of the clock and of which options are out of the race
DOUBT: Final = 0.5  # as if half a world had gone the other way: a few equal results prove nothing


class Plan:
    """Search settings.  They are never modified."""

    def __init__(
        self,
        first: Policy,
        own: Policy,
        others: list[Policy],
        worlds: int,
        depth: int,
        gate: float,
        drop: float,
    ) -> None:
        self.first = first  # the policy whose choice is the first thought, before looking ahead
        self.own = own  # how it plays on in imagined worlds
        self.others = others  # how the rest play; a policy listed twice is drawn twice as often
        self.worlds = worlds  # at most
        self.depth = depth  # answers after which a world is evaluated
        self.gate = gate  # standard errors by which an option must beat the first thought
        self.drop = drop  # standard errors by which an option is worse when it is dropped


class Race:
    """The differences between the options and the first thought, world by world."""

    def __init__(self, options: int, first: int, rivals: list[int]) -> None:
        self.first = first
        self.sums = [0.0] * options
        self.squares = [DOUBT] * options
        self.alive = rivals  # the options that may still turn out better

    def note(self, option: int, difference: float) -> None:
        self.sums[option] += difference
        self.squares[option] += difference * difference

    def lead(self, option: int) -> float:
        """Return by how many standard errors an option is better than the first thought."""
        return float(self.sums[option] / self.squares[option] ** 0.5)

    def drop(self, errors: float) -> None:
        self.alive = [option for option in self.alive if self.lead(option) > -errors]

    def winner(self, gate: float) -> int:
        best = self.first
        most = 0.0
        for option in self.alive:
            if self.sums[option] > most and self.lead(option) > gate:
                best = option
                most = self.sums[option]
        return best


def search(imagine: Callable[[int], State], seat: int, plan: Plan, rng: FastRng, has_time: Callable[[], bool]) -> int:
    """Return the index of the option that ``seat`` should take; ``has_time`` says whether there is time left."""
    state = imagine(rng.next32())
    moves = state.moves(seat)
    if len(moves) == 1:
        return 0
    first = plan.first.choose(state, seat, rng)
    tried = plan.own.worth_trying(state, seat, moves, first)
    race = Race(len(moves), moves.index(first), [moves.index(move) for move in tried])
    worlds: i64 = 0
    while worlds < plan.worlds and race.alive and (worlds % BATCH or has_time()):
        world = imagine(rng.next32())
        compare(world, seat, moves, race, drawn(plan, world.seats, seat, rng), plan, rng.next32())
        worlds += 1
        if worlds % BATCH == 0:
            race.drop(plan.drop)
    return race.winner(plan.gate)


def drawn(plan: Plan, seats: int, seat: int, rng: FastRng) -> list[Policy]:
    """Draw the players of one world."""
    players: list[Policy] = []
    for other in range(seats):
        players.append(plan.own if other == seat else plan.others[rng.below(len(plan.others))])
    return players


def compare(
    world: State, seat: int, moves: list[int], race: Race, players: list[Policy], plan: Plan, seed: int
) -> None:
    """Try all options that are still in the race in one world, with the same randomness for each."""
    world.quiet = True
    baseline = value(world.clone(), seat, moves[race.first], players, plan, seed)
    for option in race.alive:
        race.note(option, value(world.clone(), seat, moves[option], players, plan, seed) - baseline)


def value(world: State, seat: int, move: int, players: list[Policy], plan: Plan, seed: int) -> float:
    """Return how a move turns out: 1 for a win, 0 for a loss, or the estimate if the end is too far away."""
    world.make(seat, move)
    play_on(world, players, fast(seed), plan.depth)
    outcome = world.outcome()
    if outcome is None:
        return plan.own.evaluate(world, seat)
    return 1.0 if outcome.winner == seat else 0.0
