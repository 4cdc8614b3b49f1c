"""A PettingZoo environment for several learners at a table: one agent after another.

>>> env = aec_env("unorog", seats=3)
>>> env.reset(seed=7)
>>> for agent in env.agent_iter():
...     observation, reward, over, cut, info = env.last()
...     action = None if over or cut else int(observation["action_mask"].argmax())
...     env.step(action)
>>> env.agents
[]
"""

from __future__ import annotations

from typing import Any, ClassVar

import numpy
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper, TerminateIllegalWrapper

from ...core.game import Value
from ...core.kernel import NOBODY, Question, State, first_of
from .batch import LIMIT
from .reward import rewards
from .tensors import table_of

SEEDS = 1 << 32


def aec_env(profile: str, *, seats: int, limit: int = LIMIT, render_mode: str | None = None, **options: Value) -> Any:
    """Return a table of a rulebook.  An agent that takes an illegal action loses immediately, and the game is over."""
    env = TableEnv(profile, seats, limit, render_mode, options)
    return OrderEnforcingWrapper(TerminateIllegalWrapper(env, illegal_reward=-1))


class TableEnv(AECEnv):  # type: ignore[type-arg,misc,unused-ignore]
    """The agents ``seat_0``, ``seat_1`` … in the order in which they are asked.

    If several seats are asked, the lowest answers first, and no observation shows an answer before all have
    answered.  Questions with one option are answered without asking.  Games of more than ``limit`` answers are
    truncated.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "stablemates_v0",
        "is_parallelizable": False,
        "render_modes": ["ansi"],
    }

    def __init__(
        self, profile: str, seats: int, limit: int, render_mode: str | None, options: dict[str, Value]
    ) -> None:
        super().__init__()
        self.game, self.book, self.options, self.tensor = table_of(profile, options)
        self.book.check_seats(seats)
        self.seats = seats
        self.limit = limit
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: seen_space(self.tensor) for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(self.tensor.actions) for agent in self.possible_agents}
        self.chance = numpy.random.default_rng()
        self.state_now: State | None = None

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    # --- the game ----------------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self.chance = numpy.random.default_rng(seed)
        deal = int(self.chance.integers(SEEDS))
        self.state_now = self.game.new(self.book, self.seats, deal, self.options)
        self.state_now.quiet = True
        self.answers = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self.advance()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        state, seat = self.table(), self.seat_of[agent]
        assert action is not None
        assert self.tensor.mask(state, seat)[action], f"{agent} cannot choose {self.tensor.action_name(action)!r} now"
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        state.make(seat, self.tensor.move(state, seat, int(action)))
        self.answers += 1
        self.advance()
        self._accumulate_rewards()

    def advance(self) -> None:
        """Play until the next decision, or to the end."""
        state = self.table()
        while asked := int(state.asked()):
            if self.answers >= self.limit:
                self.truncations = dict.fromkeys(self.agents, True)
                return
            seat = first_of(asked)
            if state.width(seat) > 1:
                self.agent_selection = self.possible_agents[seat]
                return
            state.make(seat, state.nth(seat, 0))
            self.answers += 1
        outcome = state.outcome()
        shares = rewards(NOBODY if outcome is None else outcome.winner, self.seats)
        self.rewards = dict(zip(self.possible_agents, shares, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)

    def table(self) -> State:
        assert self.state_now is not None, "reset() deals the first game"
        return self.state_now

    # --- what agents see -----------------------------------------------------------------------------

    def observe(self, agent: str) -> dict[str, Any]:
        """Return the observation of an agent; the mask is empty if it is not asked."""
        state, seat = self.table(), self.seat_of[agent]
        return seen(self.tensor, state, seat, asked=agent == self.agent_selection and not self.terminations.get(agent))

    def question(self) -> Question:
        """Return the question of the selected agent, with its options."""
        return self.table().question(self.seat_of[self.agent_selection])

    def render(self) -> str | None:
        """Return the table as the asked agent sees it, without cards that are hidden from it."""
        if self.render_mode != "ansi":
            return None
        return self.table().show(self.possible_agents.index(self.agent_selection))

    def close(self) -> None:
        """Do nothing: there is nothing to close."""


def seen_space(tensor: Any) -> Any:
    return Dict(
        {
            "observation": Box(0, 255, (tensor.width,), numpy.uint8),
            "action_mask": Box(0, 1, (tensor.actions,), numpy.int8),
        }
    )


def seen(tensor: Any, state: State, seat: int, asked: bool) -> dict[str, Any]:
    """Return a row and a mask as separate arrays."""
    mask = mask_of(tensor, state, seat) if asked else bytes(tensor.actions)
    return {
        "observation": numpy.frombuffer(bytearray(tensor.look(state, seat)), numpy.uint8),
        "action_mask": numpy.frombuffer(bytearray(mask), numpy.int8),
    }


def mask_of(tensor: Any, state: State, seat: int) -> bytes:
    """Return the legal actions of a seat; none if it is not asked."""
    return bytes(tensor.mask(state, seat) if state.asked() >> seat & 1 else tensor.actions)
