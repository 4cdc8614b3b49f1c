"""Prove puzzles: an answer must reach the goal of the turn, whatever the opponents hold and do.

The opponents are at their strongest: they see all cards and work together.  You see only what you know.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal, NamedTuple

from ..core.kernel import NO_CARD, Seat, first_of
from ..core.table import Table

Goal = Literal["win", "hold"]  # win this turn, or stop the player whose turn it is
Move = tuple[Seat, int]  # who answers, and the move
BUDGET: Final = 30_000  # answers a proof may try


class TooDeep(Exception):
    """There are more lines than a proof may try."""


class Prover:
    """Search for proofs and refutations of the answers that ``me`` can give in a position."""

    def __init__(self, state: Table, me: Seat, goal: Goal, budget: int = BUDGET) -> None:
        self.state = state
        self.me = me
        self.goal = goal
        self.left = budget
        self.turn = state.standing()["turn"]
        self.extra = state.facts(me)["extra"]

    def deal(self, seed: int) -> Table:
        """Return the position with everything hidden from ``me`` dealt again."""
        state = self.state.imagine(self.me, seed)
        state.quiet = True
        return state

    # --- one deal -------------------------------------------------------------------------------------

    def refute(self, state: Table) -> list[Move] | None:
        """Return a line in which ``me`` misses the goal in this deal whatever it does, or ``None``."""
        reached = self.reached(state)
        if reached is not None:
            return None if reached else []
        seat = self.next_asked(state)
        longest: list[Move] = []
        for move in distinct_moves(state, seat):
            line = self.refute(self.after(state, seat, move))
            if seat == self.me:
                if line is None:
                    return None
                if len(line) >= len(longest):
                    longest = [(seat, move), *line]
            elif line is not None:
                return [(seat, move), *line]
        return longest if seat == self.me else None

    # --- all deals together ---------------------------------------------------------------------------

    def holds(self, states: list[Table]) -> bool:
        """Return whether one line of play reaches the goal in all these deals, which ``me`` cannot tell apart."""
        seen: dict[tuple[tuple[int, ...], str], list[Table]] = {}
        for state in states:
            for leaf in self.leaves(state):
                reached = self.reached(leaf)
                if reached is False:
                    return False
                if reached is None:
                    moves = tuple(leaf.moves(self.me))
                    seen.setdefault((moves, repr(leaf.view(self.me))), []).append(leaf)
        return all(self.has_answer(group) for group in seen.values())

    def has_answer(self, states: list[Table]) -> bool:
        if len(states) == 1:
            return self.refute(states[0]) is None
        answers = distinct_moves(states[0], self.me)
        return any(self.holds([self.after(state, self.me, move) for state in states]) for move in answers)

    def leaves(self, state: Table) -> Iterator[Table]:
        """Yield all positions in which ``me`` is asked next or the goal is decided."""
        if self.reached(state) is not None or state.asked() >> self.me & 1:
            yield state
            return
        seat = first_of(state.asked())
        for move in distinct_moves(state, seat):
            yield from self.leaves(self.after(state, seat, move))

    # --- steps ----------------------------------------------------------------------------------------

    def reached(self, state: Table) -> bool | None:
        """Return whether the goal is reached; ``None`` while the turn continues."""
        outcome = state.outcome()
        if outcome is not None:
            return outcome.winner == self.me
        if state.standing()["turn"] != self.turn:
            return self.goal == "hold"
        # An extra turn of the same player does not count as this turn.
        return False if state.facts(self.me)["extra"] > self.extra else None

    def next_asked(self, state: Table) -> Seat:
        """Return who answers next: ``me`` first, since in a window ``me`` cannot wait for the others' responses."""
        asked = state.asked()
        return self.me if asked >> self.me & 1 else first_of(asked)

    def after(self, state: Table, seat: Seat, move: int) -> Table:
        self.left -= 1
        if self.left < 0:
            raise TooDeep
        state = state.clone()
        state.make(seat, move)
        return state


class Verdict(NamedTuple):
    """The answers to a question, sorted by whether they reach the goal."""

    right: list[int]  # moves that reach the goal in all deals
    wrong: dict[int, int]  # moves that do not, each with the seed of a deal that refutes it
    unsure: list[int]  # moves that take a guess


def judge(state: Table, me: Seat, goal: Goal, deals: int, budget: int = BUDGET) -> Verdict:
    """Judge every answer ``me`` can give, in ``deals`` deals.  Raises ``TooDeep``."""
    prover = Prover(state, me, goal, budget)
    dealt = [prover.deal(seed) for seed in range(deals)]
    verdict = Verdict([], {}, [])
    for move in distinct_moves(state, me):
        after = [prover.after(one, me, move) for one in dealt]
        refuted = next((seed for seed, one in enumerate(after) if prover.refute(one) is not None), None)
        if refuted is not None:
            verdict.wrong[move] = refuted
        elif prover.holds(after):
            verdict.right.append(move)
        else:
            verdict.unsure.append(move)
    return verdict


def distinct_moves(state: Table, seat: Seat) -> list[int]:
    """Return the moves of a question, with equal cards in the same place counted once."""
    found: dict[tuple[object, ...], int] = {}
    for move in state.moves(seat):
        found.setdefault(move_key(state, seat, move), move)
    return list(found.values())


def move_key(state: Table, seat: Seat, move: int) -> tuple[object, ...]:
    """Return a key that is the same for moves that differ only in which of several equal cards they name."""
    option = state.option(seat, move)
    card = option.card
    where = () if card == NO_CARD else (state.kinds[card], state.zone_of(card))
    return (option.verb, option.seat, option.word, *where)
