"""The puzzles of the package: a sample is proved again, and each can be played through."""

from __future__ import annotations

from datetime import date, timedelta
from random import Random

import pytest

from stablemates.puzzles.film import decisions
from stablemates.puzzles.proof import problem_of
from stablemates.puzzles.prover import Prover
from stablemates.puzzles.puzzle import BOOKS, FIRST_DAY, THEMES, NoSuchPuzzle, find, of_the_day, puzzles

SAMPLE = 1  # of each book; tools/puzzles.py proves all


@pytest.mark.parametrize("book", BOOKS)
def test_a_sample_holds_in_a_hundred_deals(book: str) -> None:
    for puzzle in Random(book).sample(puzzles(book), SAMPLE):
        assert problem_of(puzzle) == "", puzzle.id


@pytest.mark.parametrize("book", BOOKS)
def test_a_book_has_different_puzzles_of_all_themes(book: str) -> None:
    year = puzzles(book)
    assert len({puzzle.position for puzzle in year}) == len(year)
    assert {puzzle.theme for puzzle in year} == set(THEMES)
    assert any(puzzle.goal == "hold" for puzzle in year)
    assert all(one.state().profile == book for one in year[:3])


def test_every_answer_leads_to_its_end() -> None:
    """A right one leads to the next question or to the goal, a wrong one to a turn that misses it."""
    for puzzle in (puzzles("second-ru")[0], puzzles("first-uk")[0]):
        prover = Prover(puzzle.state(), puzzle.me, puzzle.goal)
        for decision in decisions(puzzle):
            assert sum(film.right for film in decision.films) >= 1
            assert len(decision.films) == len(decision.state.moves(puzzle.me))
            for film in decision.films:
                state = film.state.clone()
                for seat, move in film.moves:
                    state.make(seat, move)
                assert prover.reached(state) is not (not film.right), puzzle.id


def test_a_puzzle_for_every_day() -> None:
    year = puzzles("first-ru")
    days = [of_the_day("first-ru", FIRST_DAY + timedelta(days=n)).id for n in range(len(year) + 1)]
    assert days == [*(puzzle.id for puzzle in year), year[0].id]
    assert of_the_day("first-ru", date(2025, 12, 31)).id == year[-1].id


@pytest.mark.parametrize(
    "id", ["", "second-ru", "second-ru-0", "second-ru-01", "second-ru-999", "unorog-1", "second-ru-²"]
)
def test_there_is_no_such_puzzle(id: str) -> None:
    with pytest.raises(NoSuchPuzzle):
        find(id)
