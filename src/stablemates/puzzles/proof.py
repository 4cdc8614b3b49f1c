"""Prove a puzzle again from its position alone."""

from __future__ import annotations

from typing import Final

from .line import NotOneAnswer, main_line
from .mining import numbers
from .prover import TooDeep
from .puzzle import Puzzle

DEALS: Final = 100
BUDGET: Final = 1_000_000


def problem_of(puzzle: Puzzle, deals: int = DEALS) -> str:
    """Return what is wrong with a puzzle; empty if exactly its answers reach the goal in all deals."""
    try:
        line = main_line(puzzle.state(), puzzle.me, puzzle.goal, deals, BUDGET)
    except NotOneAnswer:
        return "there is not exactly one right answer"
    except TooDeep:
        return "there are too many lines to search"
    right = [numbers(one.state, puzzle.me, one.verdict.right) for one in line]
    return "" if right == puzzle.right else f"the right answers are {right}, not {puzzle.right}"
