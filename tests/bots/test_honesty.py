"""A bot knows its view, its question and what it imagines: hidden cards dealt anew change no choice."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import stablemates
from stablemates.bots import NAMES, Bot, World, make


def positions(games: int = 6) -> list[stablemates.State]:
    """Positions of games of 2 to 5 players, with every question in them."""
    found: list[stablemates.State] = []
    for number in range(games):
        state = stablemates.new("unorog", seats=2 + number % 4, seed=number)
        keen = make("keen", number)
        for step in range(60):
            questions = state.pending()
            if not questions:
                break
            if step % 6 == 0 or questions[0].ask != "turn":
                found.append(state.clone())
            seat = questions[-1].seat
            state.answer(seat, keen.choose(World(state, seat)))
    return found


def choices_change(make_bot: Callable[[], Bot], states: list[stablemates.State], deals: int = 3) -> int:
    """In how many positions some way to deal the hidden cards changes what a bot of a fixed seed does."""
    changed = 0
    for state in states:
        for question in state.pending():
            seat = question.seat
            choice = make_bot().choose(World(state, seat))
            others = {make_bot().choose(World(state.imagine(seat, deal), seat)) for deal in range(deals)}
            changed += others != {choice}
    return changed


def test_the_positions_hold_every_question() -> None:
    asked = {question.ask for state in positions() for question in state.pending()}
    assert asked == {"turn", "second", "stone", "dust", "alicorn", "catch"}


@pytest.mark.parametrize("name", NAMES)
def test_what_a_bot_cannot_know_changes_nothing(name: str) -> None:
    assert choices_change(lambda: make(name, 5), positions()) == 0


class Cheat(Bot):
    """Chooses by the cards of the one who follows: planted, to show that the test would notice."""

    def choose(self, world: World) -> int:
        truth = world.imagine.__closure__
        assert truth is not None
        [state] = [cell.cell_contents for cell in truth if isinstance(cell.cell_contents, stablemates.State)]
        hand = state.view((world.seat + 1) % state.seats)["hands"][(world.seat + 1) % state.seats]
        return int(sum(face["card"] for face in hand) % len(world.question.options))


def test_a_cheat_is_noticed() -> None:
    assert choices_change(lambda: Cheat(5), positions(2)) > 10


def test_nothing_a_bot_can_name_leads_to_the_truth() -> None:
    state = stablemates.new("unorog", seats=3, seed=1)
    world = World(state, state.pending()[0].seat)
    for name in World.__slots__:
        value = getattr(world, name)
        assert not isinstance(value, stablemates.State)
        assert not hasattr(value, "__self__")  # a bound method would carry its state along
    assert not hasattr(world, "__dict__")
