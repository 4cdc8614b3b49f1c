"""The loops that the benchmark times.  Each plays for a slice of processor time and counts its steps.

A step is a question answered by a player.  We do inside a step what OpenSpiel does at its chance nodes, so
those are not counted as its steps, just as drawing a card is not counted as one of ours.

All loops in Python choose with ``floor(random() * n)``, which is faster than ``int(random() * n)``.  RLCard's own agent
chooses with ``numpy.random.choice``, which takes some ninety times as long; it is timed with both.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from math import floor
from typing import Any

import stablemates

from ..bots.playout import play_on, playout
from ..core.kernel import State
from ..core.rng import fast
from ..games import registry
from .arena import free_for_all
from .contest import Seated, settled

Count = tuple[int, int, float]  # steps, games, seconds
Runner = Callable[[float], Count]


def timed(play: Callable[[int], int]) -> Runner:
    """Return a runner from a function that plays game number *n* and returns its steps."""
    numbers = iter(range(1 << 60))

    def run(seconds: float) -> Count:
        steps = games = 0
        begin = now = time.process_time()
        while now - begin < seconds:
            steps += play(next(numbers))
            games += 1
            now = time.process_time()
        return steps, games, now - begin

    return run


def through_the_api(profile: str, seats: int) -> Runner:
    """Random play as a user of the library would write it."""

    def play(number: int) -> int:
        rnd = random.random
        steps = 0
        game = stablemates.new(profile, seats=seats, seed=number)
        while questions := game.pending():
            question = questions[0]
            game.answer(question.seat, floor(rnd() * len(question.options)))
            steps += 1
        return steps

    return timed(play)


def inside_the_core(profile: str, seats: int) -> Runner:
    """Random play as the simulator does it."""

    def play(number: int) -> int:
        return playout(stablemates.new(profile, seats=seats, seed=number), fast(number))

    return timed(play)


def in_the_arena(profile: str, seats: int, bot: str) -> Runner:
    """Games between equal bots, as the arena plays them."""
    contest = free_for_all(profile, seats, [bot] * seats)
    game, book = registry.find(profile)
    options = settled(contest)
    numbers = iter(range(1 << 60))
    state: State | None = None
    table: Seated

    def run(seconds: float) -> Count:
        nonlocal state, table
        steps = games = 0
        begin = now = time.process_time()
        while now - begin < seconds:
            if state is None or not state.asked():
                games += state is not None
                number = next(numbers)
                state = game.new(book, seats, number, options)
                state.quiet = True
                table = Seated(contest, contest.bots, game.id, number, 0)
            if table.shared:
                steps += play_on(state, table.players, table.chance[0], 100)
            else:
                state.make(*table.move(state))
                steps += 1
            now = time.process_time()
        return steps, games, now - begin

    return run


def cloning(profile: str, seats: int) -> Runner:
    """Copies of positions in the middle of a game; a step is a copy."""
    games = []
    for seed in range(8):
        game = stablemates.new(profile, seats=seats, seed=seed)
        for step in range(60):
            if questions := game.pending():
                game.answer(questions[0].seat, step % len(questions[0].options))
        games.append(game)

    def play(number: int) -> int:
        clone = games[number % 8].clone
        for _ in range(1000):
            clone()
        return 1000

    return timed(play)


class RandomAgent:
    """A copy of RLCard's random agent: importing the original needs pip, which RLCard uses to list packages."""

    use_raw = False

    def __init__(self, choose: Callable[[list[Any]], Any]) -> None:
        self.choose = choose

    def eval_step(self, state: Any) -> tuple[Any, dict[str, Any]]:
        return self.choose(list(state["legal_actions"].keys())), {}


def as_rlcard_chooses(actions: list[Any]) -> Any:
    import numpy

    return numpy.random.choice(actions)


def as_we_choose(actions: list[Any]) -> Any:
    return actions[floor(random.random() * len(actions))]


def rlcard_uno(choose: Callable[[list[Any]], Any] = as_rlcard_chooses) -> Runner:
    """RLCard's uno with its own loop."""
    import rlcard

    env = rlcard.make("uno")
    env.set_agents([RandomAgent(choose) for _ in range(env.num_players)])

    def play(number: int) -> int:
        trajectories, _ = env.run(is_training=False)
        return sum(len(one) // 2 for one in trajectories)

    return timed(play)


def open_spiel_api(players: int) -> Runner:
    """OpenSpiel's crazy_eights stepped from Python."""
    import pyspiel

    game = pyspiel.load_game(f"crazy_eights(players={players})")

    def play(number: int) -> int:
        return play_open_spiel(game.new_initial_state())

    return timed(play)


def play_open_spiel(state: Any) -> int:
    rnd = random.random
    steps = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(chance(state))
        else:
            actions = state.legal_actions()
            state.apply_action(actions[floor(rnd() * len(actions))])
            steps += 1
    return steps


def chance(state: Any) -> int:
    """Draw the outcome of a chance node, by the probabilities that OpenSpiel gives."""
    actions, weights = zip(*state.chance_outcomes(), strict=True)
    return int(random.choices(actions, weights)[0])


def open_spiel_core(players: int) -> Runner:
    """Whole games of OpenSpiel's crazy_eights in C++: its own loop, its own random bots, including the deal."""
    import pyspiel

    game = pyspiel.load_game(f"crazy_eights(players={players})")
    length = sum(play_open_spiel(game.new_initial_state()) for _ in range(2000)) / 2000
    bots = [pyspiel.make_uniform_random_bot(player, player + 7) for player in range(players)]
    games = 100

    def play(number: int) -> int:
        for i in range(games):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, number * games + i)
        return int(games * length)

    return several_at_a_time(play, games)


def open_spiel_rollouts(players: int) -> Runner:
    """OpenSpiel's rollouts from after the deal, reached through a search that only rolls out.

    None of our games start there; this is what a search pays per rollout in each library.
    """
    import pyspiel

    game = pyspiel.load_game(f"crazy_eights(players={players})")
    dealt = game.new_initial_state()
    while dealt.is_chance_node():
        dealt.apply_action(chance(dealt))
    length = sum(play_open_spiel(dealt.clone()) for _ in range(2000)) / 2000
    rollouts = 500
    evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 7)
    bot = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 10, False, 7, False)

    def play(number: int) -> int:
        bot.step(dealt)
        return int(rollouts * length)

    return several_at_a_time(play, rollouts)


def several_at_a_time(play: Callable[[int], int], games: int) -> Runner:
    """Make a runner from a function that plays a number of games in one call."""
    run = timed(play)

    def counted(seconds: float) -> Count:
        steps, rounds, used = run(seconds)
        return steps, rounds * games, used

    return counted
