"""The puzzles of the package: a sample is proved again, and each can be played through."""

from __future__ import annotations

from datetime import date, timedelta
from random import Random

import pytest

from stablemates.protocol.seen import would_win
from stablemates.puzzles.film import decisions
from stablemates.puzzles.line import main_line
from stablemates.puzzles.proof import problem_of
from stablemates.puzzles.prover import Prover, distinct_moves
from stablemates.puzzles.puzzle import BOOKS, FIRST_DAY, THEMES, NoSuchPuzzle, find, of_the_day, puzzles, set_up

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


@pytest.mark.parametrize("book", sorted(set(BOOKS) - {"second-uk"}))  # it has the puzzles of second-ru
def test_no_puzzle_is_only_to_stop_a_card_that_would_win(book: str) -> None:
    """The table itself says "This would win the game!", and there is one card to stop it."""
    short = [one for one in puzzles(book) if one.theme == "neigh" and len(one.right) == 1]
    states = {one.id: (one.state(), one.me) for one in short}
    assert [id for id, (state, me) in states.items() if len(distinct_moves(state, me)) == 2 and would_win(state)] == []


def test_an_obvious_answer_is_not_a_choice() -> None:
    """Bob's Ginormous Unicorn would win, and a Neigh is the one way to stop it."""
    turn = "turn@1/pc:3/did:2>phase.2@1/n:1>play@1/me:{0}/it:{0}/seat:1/pc:3/n:1".format("ginormous_unicorn")
    position = (
        "second-ru 2 revision=2 hand0=change_of_luck,neigh,neigh,neigh playing=ginormous_unicorn "
        "stable1=baby_unicorn_rainbow,greedy_flying_unicorn,rhinocorn,americorn,black_knight_unicorn,double_dutch "
        f"turn={turn} plays=2"
    )
    [choice] = main_line(set_up(position, 0), 0, "hold", 2)
    assert choice.is_obvious
    assert choice.odds == 1


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
def test_an_unknown_puzzle_is_refused(id: str) -> None:
    with pytest.raises(NoSuchPuzzle):
        find(id)
