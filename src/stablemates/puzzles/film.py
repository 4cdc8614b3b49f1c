"""The consequences of every answer to a puzzle.  The right one continues; a wrong one is refuted in a sample deal."""

from __future__ import annotations

from typing import Final, NamedTuple

from ..core.table import Table
from .line import resist
from .prover import Move, Prover, move_key
from .puzzle import Puzzle

DEALS: Final = 100  # deals searched for a refutation


class Film(NamedTuple):
    """An answer and what follows, up to your next choice or until the turn is decided."""

    right: bool
    state: Table  # before the answer, in the sample deal
    moves: list[Move]


class Decision(NamedTuple):
    """A question with exactly one right answer, and the consequences of each option."""

    state: Table
    films: list[Film]


def decisions(puzzle: Puzzle) -> list[Decision]:
    """Return the decisions of a puzzle.  Where several answers are right, the first is given automatically."""
    state = puzzle.state()
    prover = Prover(state, puzzle.me, puzzle.goal)
    found: list[Decision] = []
    for right in puzzle.right:
        move = state.moves(puzzle.me)[right[0]]
        before = state.clone()
        state.make(puzzle.me, move)
        moves = [(puzzle.me, move), *resist(prover, state)]
        if len({move_key(before, puzzle.me, before.moves(puzzle.me)[n]) for n in right}) > 1:
            for film in found[-1].films:
                if film.right:
                    film.moves.extend(moves)
        else:
            found.append(Decision(before, answered(puzzle, before, right, moves)))
    return found


def answered(puzzle: Puzzle, state: Table, right: list[int], moves: list[Move]) -> list[Film]:
    """Return the consequences of each option; equal cards share a film."""
    best = Film(True, state, moves)
    found: list[Film] = []
    known: dict[tuple[object, ...], Film] = {}
    for n, move in enumerate(state.moves(puzzle.me)):
        key = move_key(state, puzzle.me, move)
        if n in right:
            known[key] = best
        elif key not in known:
            known[key] = refutation(puzzle, state, move)
        found.append(known[key])
    return found


def refutation(puzzle: Puzzle, state: Table, move: int) -> Film:
    prover = Prover(state, puzzle.me, puzzle.goal)
    for seed in range(DEALS):
        deal = prover.deal(seed)
        line = prover.refute(prover.after(deal, puzzle.me, move))
        if line is not None:
            return Film(False, deal, [(puzzle.me, move), *line])
    raise AssertionError(f"{puzzle.id}: more than one answer is right")
