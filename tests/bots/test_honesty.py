"""A bot knows its view, its question and what it imagines: dealing hidden cards again changes no choice."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest

import stablemates
from stablemates.bots import Bot, World, as_policy, make, names
from stablemates.core.rng import fast
from stablemates.games import registry
from stablemates.protocol.seen import view

from .positions import GAMES, positions

MANY = 2500  # positions a game for what judges at once
FEW = 5  # ... and for what thinks

RULE_BOTS = [
    (game, name) for game in GAMES for name in names(game) if name not in ("trained", "searcher", "searcher-1")
]


@cache
def many(game: str) -> list[tuple[stablemates.State, stablemates.State, int]]:
    """Positions, each with one in which all that the seat cannot know is dealt anew."""
    return [(state, state.imagine(seat, deal), seat) for deal, (state, seat) in enumerate(positions(game, MANY))]


def changed(make_bot: Callable[[], Bot], game: str, count: int, every: int = 1) -> int:
    """In how many positions dealing the hidden cards anew changes what a bot of a fixed seed does."""
    found = 0
    for deal, (state, seat) in enumerate(positions(game, count, every)):
        choice = make_bot().choose(World(state, seat))
        found += make_bot().choose(World(state.imagine(seat, deal), seat)) != choice
    return found


def test_the_positions_hold_every_question_of_unorog() -> None:
    asked = {question.ask for state, *_ in many("unorog") for question in state.pending()}
    assert asked == {"turn", "second", "stone", "dust", "alicorn", "catch"}


def test_the_positions_hold_most_questions_of_the_stable_game() -> None:
    asked = {question.ask for state, *_ in many("stable") for question in state.pending()}
    assert {"action", "neigh", "discard", "destroy", "sacrifice", "steal"} <= asked


@pytest.mark.parametrize(("game", "name"), RULE_BOTS)
def test_a_policy_looks_at_nothing_that_is_hidden(game: str, name: str) -> None:
    """Policies are shown the true state where whole tables of them play, so they must not look by themselves."""
    policy = as_policy(name, game)
    assert policy is not None
    wrong = [
        state.notation()
        for state, dealt_anew, seat in many(game)
        if policy.choose(state, seat, fast(5)) != policy.choose(dealt_anew, seat, fast(5))
    ]
    assert not wrong


@pytest.mark.parametrize("profile", ["unorog", "second-ru"])
def test_a_trained_player_sees_nothing_that_is_hidden(profile: str) -> None:
    """All that it is told is its row, besides what it may do."""
    game, book = registry.find(profile)
    tensor = game.tensor(book, book.settle({}))
    assert tensor is not None
    for state, dealt_anew, seat in many(game.id):
        assert tensor.look(state, seat) == tensor.look(dealt_anew, seat), state.notation()
    assert changed(lambda: make("trained", 5), game.id, 30, every=7) == 0


@pytest.mark.parametrize(("game", "name"), RULE_BOTS)
def test_what_a_bot_cannot_know_changes_nothing(game: str, name: str) -> None:
    assert changed(lambda: make(name, 5), game, 60, every=7) == 0


@pytest.mark.parametrize("game", GAMES)
def test_what_a_searcher_cannot_know_changes_nothing(game: str) -> None:
    assert changed(lambda: make("searcher:4", 5), game, FEW, every=23) == 0


class Cheat(Bot):
    """Chooses by the cards of the one who follows: planted, to show that the test would notice."""

    def choose(self, world: World) -> int:
        truth = world.imagine.__closure__
        assert truth is not None
        [state] = [cell.cell_contents for cell in truth if isinstance(cell.cell_contents, stablemates.State)]
        other = (world.seat + 1) % state.seats
        hand = view(state, other).zone("hand", other).cards
        return sum(card.id for card in hand if card) % len(world.question.options)


@pytest.mark.parametrize("game", GAMES)
def test_a_cheat_is_noticed(game: str) -> None:
    assert changed(lambda: Cheat(5), game, 40) > 10


def test_nothing_a_bot_can_name_leads_to_the_truth() -> None:
    state = stablemates.new("unorog", seats=3, seed=1)
    world = World(state, state.pending()[0].seat)
    for name in World.__slots__:
        value = getattr(world, name)
        assert not isinstance(value, stablemates.State)
        assert not hasattr(value, "__self__")  # a bound method would carry its state along
    assert not hasattr(world, "__dict__")
