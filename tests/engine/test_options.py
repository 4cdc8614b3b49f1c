"""``moves`` lists the options; every faster override agrees."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import stablemates
from stablemates.core.kernel import NO_CARD, NO_MOVE, NOBODY, State, first_of
from stablemates.core.machine import Instruction, Machine
from stablemates.core.rng import fast
from stablemates.core.table import Table
from stablemates.games import registry
from stablemates.games.stable import terms
from stablemates.games.stable.naming import OPS
from stablemates.lab.soak import answering

GAMES_EACH = 40
PICKS = 20  # per option: the chance that one is never picked is one in e^20


def positions(profile: str, seats: int, games: int, **options: Any) -> Iterator[tuple[Table, int]]:
    """Random games, and the seat that answers next."""
    for seed in range(games):
        state, rng = stablemates.new(profile, seats=seats, seed=seed, **options), fast(seed)
        assert isinstance(state, Table)
        while state.asked():
            seat = answering(state, state.asked(), rng)
            yield state, seat
            width = state.width(seat)
            n = 1 + rng.below(width - 1) if width > 1 and rng.below(8) < 7 else rng.below(width)
            state.make(seat, state.nth(seat, n))


def assert_all_agree(state: State, seat: int) -> None:
    """Compare every override with what ``State`` derives from ``moves``."""
    moves = state.moves(seat)
    options = [state.option(seat, move) for move in moves]
    assert len(set(moves)) == len(moves) > 0
    assert state.question(seat).options == options
    assert state.width(seat) == State.width(state, seat) == len(moves)
    numbers = range(len(moves) + 2)
    assert [state.nth(seat, n) for n in numbers] == [State.nth(state, seat, n) for n in numbers]
    assert state.nth(seat, len(moves)) == NO_MOVE
    assert state.pick(seat, fast(1)) in moves


def assert_all_are_picked(state: State, seat: int) -> None:
    moves, rng = state.moves(seat), fast(2)
    assert {state.pick(seat, rng) for _ in range(PICKS * len(moves))} == set(moves)


@pytest.mark.parametrize(("profile", "seats"), [(one.id, one.fewest) for one in stablemates.profiles()])
def test_short_cuts_agree_with_moves(profile: str, seats: int) -> None:
    for number, (state, seat) in enumerate(positions(profile, seats, 8)):
        assert_all_agree(state, seat)
        if number % 50 == 0:
            assert_all_are_picked(state, seat)


def asking_ops() -> set[str]:
    """Return the ops of the stable game and its packs that ask: those with their own moves."""
    registry.games()  # packs name their ops when they are loaded
    return {type(op).__name__ for op in OPS.values() if type(op).moves is not Instruction.moves}


def test_every_op_that_asks_is_visited() -> None:
    missing = asking_ops()
    tables = [("second-ru", 3, {"packs": "fireflies"}), ("first-ru", 4, {}), ("first-uk", 3, {"targets": "hidden"})]
    for profile, seats, options in tables:
        for state, seat in positions(profile, seats, GAMES_EACH, **options):
            assert isinstance(state, Machine)
            assert_all_agree(state, seat)
            name = type(state.stack[-1].op).__name__
            if name in missing:
                assert_all_are_picked(state, seat)
                missing.remove(name)
    assert not missing


def test_the_first_seat_that_is_asked() -> None:
    assert [first_of(asked) for asked in (0b1, 0b110, 0b1000)] == [0, 1, 3]
    with pytest.raises(AssertionError, match="no one is asked"):
        first_of(0)


def test_the_numbers_of_verbs_are_their_places_in_the_list() -> None:
    named = {"pass": terms.PASS, "no": terms.NO, "yes": terms.YES, "draw": terms.DRAW, "play": terms.PLAYS}
    named |= {"sacrifice": terms.SACRIFICES, "destroy": terms.DESTROYS, "steal": terms.STEALS, "use": terms.USES}
    named |= {"discard": terms.DISCARDS, "return": terms.RETURNS, "bring": terms.BRINGS, "save": terms.SAVES}
    named |= {"nothing": terms.TAKES_NOTHING, "move": terms.MOVES, "give": terms.GIVES, "top": terms.ON_TOP}
    named |= {"stable": terms.FOR_STABLE}
    assert {verb: terms.VERB[verb] for verb in named} == named


def test_a_move_packs_a_verb_a_card_and_a_seat() -> None:
    for verb in range(len(terms.VERBS)):
        for card in (NO_CARD, 0, 1, terms.MOST_CARDS - 1):
            for seat in (NOBODY, 0, 7):
                move = terms.move_of(verb, card, seat)
                assert (terms.verb_of(move), terms.card_of(move), terms.seat_of(move)) == (verb, card, seat)
