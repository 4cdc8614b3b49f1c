"""A bot knows its view, its question and what it imagines: dealing the hidden cards again changes no choice."""

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

MANY = 2500  # positions per game for policies
FEW = 5  # ... and for bots that search

RULE_BOTS = [
    (game, name) for game in GAMES for name in names(game) if name not in ("trained", "searcher", "searcher-1")
]


@cache
def many(game: str) -> list[tuple[stablemates.State, stablemates.State, int]]:
    """Return positions, each with a copy in which everything the seat cannot know is dealt again."""
    return [(state, state.imagine(seat, deal), seat) for deal, (state, seat) in enumerate(positions(game, MANY))]


def changed(make_bot: Callable[[], Bot], game: str, count: int, every: int = 1) -> int:
    """Return in how many positions dealing the hidden cards again changes the choice of a bot with a fixed seed."""
    found = 0
    for deal, (state, seat) in enumerate(positions(game, count, every)):
        choice = make_bot().choose(World(state, seat))
        found += make_bot().choose(World(state.imagine(seat, deal), seat)) != choice
    return found


def test_the_positions_contain_every_question_of_unorog() -> None:
    asked = {question.ask for state, *_ in many("unorog") for question in state.pending()}
    assert asked == {"turn", "second", "stone", "dust", "alicorn", "catch"}


def test_the_positions_contain_most_questions_of_the_stable_game() -> None:
    asked = {question.ask for state, *_ in many("stable") for question in state.pending()}
    assert {"action", "neigh", "discard", "destroy", "sacrifice", "steal"} <= asked


@pytest.mark.parametrize(("game", "name"), RULE_BOTS)
def test_a_policy_looks_at_nothing_that_is_hidden(game: str, name: str) -> None:
    """Tables of policies play on the true state, so a policy must not look at what is hidden."""
    policy = as_policy(name, game)
    assert policy is not None
    wrong = [
        state.notation()
        for state, redealt, seat in many(game)
        if policy.choose(state, seat, fast(5)) != policy.choose(redealt, seat, fast(5))
    ]
    assert not wrong


@pytest.mark.parametrize("profile", ["unorog", "second-ru"])
def test_a_trained_player_sees_nothing_that_is_hidden(profile: str) -> None:
    """All it sees is its row, and its legal actions."""
    game, book = registry.find(profile)
    tensor = game.tensor(book, book.settle({}))
    assert tensor is not None
    for state, redealt, seat in many(game.id):
        assert tensor.look(state, seat) == tensor.look(redealt, seat), state.notation()
    assert changed(lambda: make("trained", 5), game.id, 30, every=7) == 0


@pytest.mark.parametrize(("game", "name"), RULE_BOTS)
def test_what_a_bot_cannot_know_changes_nothing(game: str, name: str) -> None:
    assert changed(lambda: make(name, 5), game, 60, every=7) == 0


@pytest.mark.parametrize("game", GAMES)
def test_what_a_searcher_cannot_know_changes_nothing(game: str) -> None:
    assert changed(lambda: make("searcher:4", 5), game, FEW, every=23) == 0


class Cheat(Bot):
    """A bot that looks at the next player's cards: planted, to show that the test would notice."""

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


def test_no_attribute_of_a_world_leads_to_the_true_state() -> None:
    state = stablemates.new("unorog", seats=3, seed=1)
    world = World(state, state.pending()[0].seat)
    for name in World.__slots__:
        value = getattr(world, name)
        assert not isinstance(value, stablemates.State)
        assert not hasattr(value, "__self__")  # a bound method would carry its state along
    assert not hasattr(world, "__dict__")
