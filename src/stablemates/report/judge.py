"""The judge: plays a position to the end many times and counts who wins."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt

from ..bots.ladder import policy
from ..bots.playout import play_on
from ..bots.roster import TRAINED, names
from ..core.kernel import NOBODY, Seat, State
from ..core.rng import fast
from ..core.table import DECK, Table
from ..lab.statistics import Tally

JUDGE = "sensible"  # the bot that plays: docs/report.md compares it with others
EXPERT = TRAINED  # gives the first answers where it counts: the strongest bot ...
EXPERT_COST = 400  # ... which takes this many times longer
# By how much to scale a lead over an equal share with more than two players, by game: the judge overlooks responses, so
# its leaders win too often.
KEPT = {"stable": 0.75}
LONGEST = 5_000  # answers after which a playout is abandoned
DOUBT = 0.5  # pretend half a world went the other way: a few equal results prove nothing
MARGIN = 1.96  # standard errors: 95%

Deal = Callable[[int], Table]  # from a seed to a world


class Sample(Tally):
    """Numbers, one per world."""

    @property
    def error(self) -> float:
        """Return the standard error of the mean, doubting it most where there are few worlds.

        >>> sample = Sample([1, 0, 1, 1])
        >>> sample.mean, round(sample.error, 2)
        (0.75, 0.28)
        """
        if not self.n:
            return 1.0
        return sqrt(self.squares + DOUBT - self.sum * self.mean) / self.n


class Judge:
    """Play positions to the end.  The same seed gives the same worlds and the same numbers."""

    def __init__(self, game: str, seats: int, seed: int) -> None:
        self.players = [policy(JUDGE, game)] * seats
        self.experts = [policy(EXPERT if EXPERT in names(game) else JUDGE, game)] * seats
        self.seats = seats
        self.kept = KEPT.get(game, 1.0) if seats > 2 else 1.0
        self.rng = fast(seed)
        self.work = 0  # answers in all playouts so far: report/work.py limits them

    def seed(self) -> int:
        return int(self.rng.next32())

    def winner(self, world: State, seed: int, expert: int = 0) -> Seat:
        """Play a world to the end, with the first answers by an expert; return the winner."""
        rng = fast(seed)
        if expert:
            self.work += EXPERT_COST * play_on(world, self.experts, rng, expert)
        self.work += play_on(world, self.players, rng, LONGEST)
        outcome = world.outcome()
        return NOBODY if outcome is None else outcome.winner

    def favourite(self, state: State, seat: Seat) -> int:
        """Return the option that an expert would take, given what the seat knows."""
        self.work += EXPERT_COST
        return state.moves(seat).index(self.experts[seat].choose(state, seat, fast(0)))

    def chance(self, share: float) -> float:
        """Return the chance of winning a position, given the share of playouts that were won.

        >>> judge = Judge("stable", 4, 1)
        >>> [round(judge.chance(share), 2) for share in (0.0, 0.25, 0.5, 1.0)]
        [0.06, 0.25, 0.44, 0.81]
        """
        return 1.0 / self.seats + self.kept * (share - 1.0 / self.seats)

    def chances(self, state: Table, worlds: int) -> list[int]:
        """Return how many of ``worlds`` worlds each seat wins, with all hands as they are."""
        deal = as_it_was(state)
        wins = [0] * self.seats
        for _ in range(worlds):
            seed = self.seed()
            winner = self.winner(deal(seed), seed)
            if winner != NOBODY:
                wins[winner] += 1
        return wins


def as_it_was(state: Table) -> Deal:
    """Return a function that deals worlds with all hands as they were, in which only the future is left to chance.

    Cards of the deck that someone knows stay where they are.
    """
    zones = [state.cards_in(zone) for zone in range(state.zone_count())]
    deck = zones[DECK]
    unknown = [place for place, card in enumerate(deck) if not state.knowers(card)]

    def deal(seed: int) -> Table:
        rng = fast(seed)
        cards = [deck[place] for place in unknown]
        rng.shuffle(cards)
        mixed = deck[:]
        for place, card in zip(unknown, cards):
            mixed[place] = card
        world = state.clone()
        world.quiet = True
        world.set_zones([mixed, *zones[1:]])
        world.rng = rng
        return world

    return deal


def as_known_to(state: Table, seat: Seat) -> Deal:
    """Return a function that deals worlds in which everything the seat could not know is dealt again."""

    def deal(seed: int) -> Table:
        world = state.imagine(seat, seed)
        world.quiet = True
        return world

    return deal
