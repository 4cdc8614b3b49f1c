"""A Gymnasium environment with one learner at a table of bots.

>>> env = single_env("unorog", seats=3, rivals=["keen"])
>>> seen, info = env.reset(seed=7)
>>> over = cut = False
>>> while not over and not cut:
...     seen, reward, over, cut, info = env.step(int(seen["action_mask"].argmax()))
>>> reward in (1.0, -0.5)
True
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy
from gymnasium.error import ResetNeeded
from gymnasium.spaces import Discrete

from ...bots import World, check, make
from ...core.errors import NoSuchSeat
from ...core.game import Value
from ...core.kernel import NOBODY, Question, State, first_of
from .aec import SEEDS, mask_of, seen, seen_space
from .batch import LIMIT, BadTables
from .reward import rewards
from .tensors import table_of


def single_env(
    profile: str,
    *,
    seats: int,
    rivals: str | Sequence[str] = ("random",),
    seat: int | None = None,
    limit: int = LIMIT,
    render_mode: str | None = None,
    **options: Value,
) -> SeatEnv:
    """Return a seat at a table of bots.

    ``rivals`` are the specs of the bots.  They take the other seats in order, repeating if there are too few.  Without
    a ``seat``, the learner gets a random seat in every game.
    """
    return SeatEnv(
        profile, seats, [rivals] if isinstance(rivals, str) else list(rivals), seat, limit, render_mode, options
    )


class SeatEnv(gymnasium.Env):  # type: ignore[type-arg,misc,unused-ignore]
    """One seat at a table of bots; the reward comes at the end.

    An illegal action, or any action after the end, loses immediately and sets ``info["illegal"]``.
    """

    def __init__(
        self,
        profile: str,
        seats: int,
        rivals: list[str],
        seat: int | None,
        limit: int,
        render_mode: str | None,
        options: dict[str, Value],
    ) -> None:
        self.metadata = {"render_modes": ["ansi"], "render_fps": 1}
        self.game, self.book, self.options, self.tensor = table_of(profile, options)
        self.book.check_seats(seats)
        if not 1 <= len(rivals) < seats:
            raise BadTables(f"{len(rivals)} rivals at a table of {seats}: name 1 to {seats - 1}")
        for spec in rivals:
            check(spec, self.game.id)
        if seat is not None and not 0 <= seat < seats:
            raise NoSuchSeat(f"the learner cannot have seat {seat} at a table of {seats}")
        self.seats = seats
        self.rivals = rivals
        self.fixed_seat = seat
        self.limit = limit
        self.render_mode = render_mode
        self.observation_space = seen_space(self.tensor)
        self.action_space = Discrete(self.tensor.actions)
        self.state_now: State | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        deal = int(self.np_random.integers(SEEDS))
        self.seat = int(self.np_random.integers(self.seats)) if self.fixed_seat is None else self.fixed_seat
        self.state_now = self.game.new(self.book, self.seats, deal, self.options)
        self.bots = {
            (self.seat + 1 + i) % self.seats: make(self.rivals[i % len(self.rivals)], deal + i)
            for i in range(self.seats - 1)
        }
        self.answers = 0
        self.advance()
        return self.see(), {}

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        state = self.table()
        if action not in self.action_space or not mask_of(self.tensor, state, self.seat)[int(action)]:
            return self.see(), rewards(NOBODY, self.seats)[0], True, False, {"illegal": True}
        state.make(self.seat, self.tensor.move(state, self.seat, int(action)))
        self.answers += 1
        self.advance()
        outcome = state.outcome()
        if outcome is not None:
            return self.see(), rewards(outcome.winner, self.seats)[self.seat], True, False, {}
        return self.see(), 0.0, False, self.answers >= self.limit, {}

    def advance(self) -> None:
        """Let the others play, and answer questions with one option."""
        state = self.table()
        while (asked := int(state.asked())) and self.answers < self.limit:
            seat = first_of(asked)
            if state.width(seat) == 1:
                state.make(seat, state.nth(seat, 0))
            elif seat == self.seat:
                return
            else:
                state.answer(seat, self.bots[seat].answer(World(state, seat)))
            self.answers += 1

    def table(self) -> State:
        if self.state_now is None:
            raise ResetNeeded("call reset() first: it deals a game")
        return self.state_now

    def see(self) -> dict[str, Any]:
        return seen(self.tensor, self.table(), self.seat, asked=True)

    def action_masks(self) -> Any:
        """Return the mask alone, under the name that MaskablePPO expects."""
        return numpy.asarray(self.see()["action_mask"], bool)

    def question(self) -> Question:
        """Return the learner's question, with its options."""
        return self.table().question(self.seat)

    def render(self) -> str | None:
        """Return the table as the learner sees it, without hidden cards."""
        return self.table().show(self.seat) if self.render_mode == "ansi" else None
