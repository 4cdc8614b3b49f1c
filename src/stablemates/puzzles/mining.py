"""Find puzzles in games between bots."""

from __future__ import annotations

import re
from collections.abc import Iterator
from math import prod
from typing import Final, NamedTuple

from ..core.errors import BadNotation
from ..core.kernel import NO_CARD, Seat, first_of
from ..core.rng import fast
from ..core.table import DECK, Table
from ..games import registry
from .line import Choice, NotOneAnswer, aims_at_others, main_line, resist
from .prover import Goal, Prover, TooDeep, distinct_moves, move_key
from .puzzle import Theme, set_up

DEALS: Final = 40  # in which a new puzzle is proved
FULL_DECK: Final = 15  # the least number of cards in the deck
QUICK: Final = 150  # answers to try at first glance
BEGINNER: Final = "novice"
BOTS: Final = ("sensible", BEGINNER)
LEAST_ODDS: Final[dict[Theme, int]] = {"win": 3, "whom": 3, "neigh": 2}  # a reaction window has few answers
MOST_SOLVED: Final = 0.75
TRIES, FEW = 20, 4  # games of the beginners' bot: to measure a puzzle, and for a first glance
ZONE: Final = re.compile(r"(hand\d|stable\d|discard|playing|deck)=")
NUMBERED: Final = re.compile(r"([a-z_]+)\.\d+")


class Found(NamedTuple):
    """A candidate puzzle, with the figures that decide whether it is kept."""

    theme: Theme
    goal: Goal
    me: Seat
    right: list[list[int]]
    position: str
    odds: int  # random answers solve it once in this many times
    solved: float  # how often the beginners' bot solves it
    key: str  # its answers in words: puzzles with the same key are much alike

    def is_hard(self) -> bool:
        """Return whether it is worth showing: neither random answers nor a beginner usually solve it."""
        return self.odds >= LEAST_ODDS[self.theme] and self.solved <= MOST_SOLVED


def mine(profile: str, seats: int, seed: int) -> Iterator[Found]:
    """Play a game between bots and yield its puzzles, at most one for each goal."""
    game, book = registry.find(profile)
    state = game.new(book, seats, seed, book.settle({}))
    state.quiet = True
    rng = fast(seed)
    policies = [game.policies()[BOTS[rng.below(len(BOTS))]] for _ in range(seats)]
    done: set[Goal] = set()
    while state.asked():
        seat = first_of(state.asked())
        goal = goal_of(state, seat)
        if goal and goal not in done and looks_like_one(state, seat, goal):
            found = make_puzzle(state, seat, goal)
            if found is not None and found.is_hard():
                done.add(goal)
                yield found
        state.make(seat, policies[seat].choose(state, seat, rng))


def goal_of(state: Table, seat: Seat) -> Goal | None:
    """Return what a player could try to reach: someone is close to winning, and the deck is far from empty."""
    standing, facts = state.standing(), state.facts(seat)
    if standing["phase"] == "setup" or len(state.cards_in(DECK)) < FULL_DECK:
        return None
    turn: Seat = standing["turn"]
    close = facts["unicorns"][turn] >= facts["goal"] - 2
    return None if not close else "win" if turn == seat else "hold"


def looks_like_one(state: Table, me: Seat, goal: Goal) -> bool:
    """Return whether, in one deal, some answers reach the goal, some do not, and a beginner may miss it."""
    moves = distinct_moves(state, me)
    if len(moves) < 2:
        return False
    prover = Prover(state, me, goal, QUICK)
    deal = prover.deal(0)
    try:
        good = sum(prover.refute(prover.after(deal, me, move)) is None for move in moves)
    except TooDeep:
        return False
    return 0 < good < len(moves) and solved_by_beginners(deal, me, goal, FEW) < 1


def make_puzzle(state: Table, me: Seat, goal: Goal) -> Found | None:
    """Return the position as a puzzle, without its discard pile if possible; ``None`` if it is not a puzzle."""
    for position in (visible_notation(state, me, discard=False), visible_notation(state, me, discard=True)):
        try:
            line = main_line(set_up(position, me), me, goal, DEALS)
        except (BadNotation, NotOneAnswer, TooDeep):
            continue
        return describe(position, me, goal, line)
    return None


def visible_notation(state: Table, me: Seat, discard: bool) -> str:
    """Return a position in notation as ``me`` sees it: hidden cards are only counted (``set_up``)."""
    unwanted = ("order=", "rng=", "nursery=") if discard else ("order=", "rng=", "nursery=", "discard=")
    words = [word for word in state.imagine(me, 0).notation().split() if not word.startswith(unwanted)]
    kept = {kind for word in words if not ZONE.match(word) for kind in NUMBERED.findall(word)}
    known = next((word for word in words if word.startswith("known=")), "")

    def hide(word: str) -> str:
        zone, _, cards = word.partition("=")
        seat = int(zone.removeprefix("hand"))
        if seat == me or state.open_hand(seat):
            return word
        seen = [card for card in cards.split(",") if card.endswith("*") or f"{card}:" in known]
        hidden = len(cards.split(",")) - len(seen)
        return f"{zone}={','.join([*seen, *([f'?{hidden}'] if hidden else [])])}"

    def shorten(word: str) -> str:
        """Drop the number that tells equal cards apart, unless something refers to it."""
        return NUMBERED.sub(lambda found: found[0] if found[1] in kept else found[1], word)

    words = [hide(word) if word.startswith("hand") else word for word in words]
    return " ".join(shorten(word) if ZONE.match(word) else word for word in words)


def describe(position: str, me: Seat, goal: Goal, line: list[Choice]) -> Found:
    right = [numbers(one.state, me, one.verdict.right) for one in line]
    in_window = line[0].state.question(me).ask == "neigh"
    aimed = any(aims_at_others(one) for one in line)
    theme: Theme = "neigh" if in_window else "whom" if aimed else "win"
    odds = prod(one.odds for one in line)
    return Found(theme, goal, me, right, position, odds, solved_by_beginners(line[0].state, me, goal), key_of(line, me))


def numbers(state: Table, me: Seat, moves: list[int]) -> list[int]:
    """Return the option numbers of some moves, including equal cards."""
    keys = {move_key(state, me, move) for move in moves}
    return [n for n, move in enumerate(state.moves(me)) if move_key(state, me, move) in keys]


def solved_by_beginners(state: Table, me: Seat, goal: Goal, tries: int = TRIES) -> float:
    """Return how often the beginners' bot solves a puzzle, from 0 to 1."""
    policy = registry.find(state.profile)[0].policies()[BEGINNER]
    solved = 0
    for seed in range(tries):
        rng = fast(seed)
        prover = Prover(state, me, goal)
        played = state.clone()
        while prover.reached(played) is None:
            played.make(me, policy.choose(played, me, rng))
            resist(prover, played)
        solved += prover.reached(played) is True
    return solved / tries


def key_of(line: list[Choice], me: Seat) -> str:
    """Return the card that asks and the answers of the main line, in words."""
    source = line[0].state.question(me).source
    answers = [str(one.state.option(me, one.verdict.right[0])) for one in line]
    return " / ".join([*([line[0].state.kind(source)] if source != NO_CARD else []), *answers])
