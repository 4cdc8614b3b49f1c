"""The main line of a puzzle: your right answers against the best defence the opponents have."""

from __future__ import annotations

from typing import Final, NamedTuple

from ..core.kernel import NO_CARD, NOBODY, Seat
from ..core.table import Table
from ..protocol.seen import would_win
from .prover import BUDGET, Goal, Move, Prover, Verdict, distinct_moves, judge

MOST_QUESTIONS: Final = 8


class Choice(NamedTuple):
    """A question in the main line that offers a choice."""

    state: Table
    me: Seat
    verdict: Verdict

    @property
    def is_open(self) -> bool:
        """Return whether more than one answer is right, so it does not matter which is given."""
        return len(self.verdict.right) > 1

    @property
    def is_obvious(self) -> bool:
        """Return whether there are two answers, and everyone can see which decides the game if no one responds."""
        if len(self.verdict.right) + len(self.verdict.wrong) > 2:
            return False
        after = self.state.clone()
        after.make(self.me, self.verdict.right[0])
        return would_win(self.state) or would_win(after)

    @property
    def odds(self) -> int:
        """Return n if a random answer is right once in n times; 1 if the question offers no real choice."""
        return 1 if self.is_open or self.is_obvious else len(self.verdict.right) + len(self.verdict.wrong)


class NotOneAnswer(Exception):
    """No answer reaches the goal, several do, or it takes a guess."""


def main_line(state: Table, me: Seat, goal: Goal, deals: int, budget: int = BUDGET) -> list[Choice]:
    """Return the choices of the main line.  Raises ``NotOneAnswer`` unless the first has exactly one right answer."""
    found: list[Choice] = []
    prover = Prover(state, me, goal)
    state = state.clone()
    while prover.reached(state) is None:
        choice = Choice(state.clone(), me, judge(state, me, goal, deals, budget))
        right, _, unsure = choice.verdict
        if unsure or not right or (choice.is_open and not found) or len(found) == MOST_QUESTIONS:
            raise NotOneAnswer
        found.append(choice)
        state.make(me, right[0])
        resist(prover, state)
    return found


def resist(prover: Prover, state: Table) -> list[Move]:
    """Answer for the opponents until ``me`` has a choice or the turn is decided; return their answers.

    The first option of a question is the least committal one; the last plays a card, a Neigh if there is one.
    """
    done: list[Move] = []
    while prover.reached(state) is None:
        seat = prover.next_asked(state)
        moves = distinct_moves(state, seat)
        if seat == prover.me and len(moves) > 1:
            break
        done.append((seat, moves[-1]))
        state.make(seat, moves[-1])
    return done


def aims_at_others(choice: Choice) -> bool:
    """Return whether this choice is about whom to hit: players or their cards are options, and some are wrong."""
    state, me, verdict = choice
    aimed = [move for move in (*verdict.right, *verdict.wrong) if whose(state, me, move) not in (me, NOBODY)]
    return len(aimed) > 1 and not choice.is_open and verdict.right[0] in aimed


def whose(state: Table, me: Seat, move: int) -> Seat:
    """Return the player an option names, or the owner of its card."""
    option = state.option(me, move)
    if option.card == NO_CARD:
        return option.seat
    return state.zone_name(state.zone_of(option.card))[1]
