"""A rollout: the decisions at all tables since the last lesson, on the learner's device, one slot per decision.

There is one more slot than decisions, for the questions that are open when the lesson starts.
"""

from __future__ import annotations

from typing import Any

from ..rl.worker_pool import NEWS, Group

MOST_SEATS = 10
Torch = Any


class Rollout:
    def __init__(self, torch: Torch, on: str, steps: int, n: int, width: int, actions: int, hidden: int) -> None:
        self.torch = torch
        self.on = on
        self.steps = steps
        self.n = n
        self.rows = self.zeros("uint8", steps + 1, n, width)
        self.masks = self.zeros("uint8", steps + 1, n, actions)
        self.truths = self.zeros("uint8", steps + 1, n, hidden)  # only the critic reads them
        self.news = self.zeros("int8", steps + 1, n, len(NEWS))
        self.seats, self.roles, *_ = self.news.unbind(2)
        *_, self.over, self.winner, self.won, self.company = self.news[1:].unbind(2)  # after a decision
        self.advice = self.zeros("int64", steps + 1, n)
        self.worth = self.zeros("float32", steps + 1, n)
        self.actions = self.zeros("int64", steps, n)
        self.chances = self.zeros("float32", steps, n)  # log-probabilities of the actions
        self.sizes = self.zeros("float32", n)

    def zeros(self, kind: str, *shape: int) -> Torch:
        return self.torch.zeros(shape, dtype=getattr(self.torch, kind), device=self.on)

    def take(self, group: Group, slot: int, at: slice, advised: bool) -> None:
        """Store questions in a slot, with the results of the decisions before."""
        self.put(self.rows[slot, at], group.rows)
        self.put(self.masks[slot, at], group.masks)
        if group.truths is not None:
            self.put(self.truths[slot, at], group.truths)
        self.put(self.news[slot, at], group.news)
        self.put(self.sizes[at], group.sizes)
        if advised:
            self.put(self.advice[slot, at], group.advice)
        else:
            self.advice[slot, at] = -1

    def put(self, where: Torch, array: Any) -> None:
        where.copy_(self.torch.from_numpy(array), non_blocking=True)

    def begin_after(self, other: Rollout) -> None:
        """Start with the open questions of the previous rollout."""
        self.sizes.copy_(other.sizes)
        for mine, theirs in (
            (self.rows, other.rows),
            (self.masks, other.masks),
            (self.truths, other.truths),
            (self.news, other.news),
            (self.advice, other.advice),
        ):
            mine[0] = theirs[other.steps]

    def advantages(self, trace: float) -> tuple[Torch, Torch]:
        """Return how much better each decision turned out than expected, and which of them have an outcome at all.

        Goes backwards in time, with a memory for each seat of each table: the value of its next decision, the
        error of that value, and its reward.
        """
        torch, n = self.torch, self.n
        table = torch.arange(n, device=self.on)
        places = torch.arange(MOST_SEATS, device=self.on)[None]
        worth = self.zeros("float32", n, MOST_SEATS)
        error, paid = torch.zeros_like(worth), torch.zeros_like(worth)
        known = torch.zeros_like(worth, dtype=torch.bool)
        seats = self.seats.long()
        worth[table, seats[self.steps]] = self.worth[self.steps]
        known[table, seats[self.steps]] = True
        better = self.zeros("float32", self.steps, n)
        counts = self.zeros("bool", self.steps, n)
        lost = (-1 / (self.sizes - 1))[:, None]
        for step in reversed(range(self.steps)):
            over = (self.over[step] > 0)[:, None]
            share = torch.where(self.winner[step][:, None] == places, 1.0, lost)
            share = torch.where((self.over[step] == 2)[:, None], 0.0, share)  # cut off: the result is unknown
            paid = torch.where(over, share, paid)
            worth = torch.where(over, 0.0, worth)
            error = torch.where(over, 0.0, error)
            known |= over
            seat = seats[step]
            counts[step] = known[table, seat]
            gain = paid[table, seat] + worth[table, seat] - self.worth[step] + trace * error[table, seat]
            better[step] = torch.where(counts[step], gain, 0.0)
            worth[table, seat] = self.worth[step]
            error[table, seat] = better[step]
            paid[table, seat] = 0.0
            known[table, seat] = True
        return better, counts & (self.roles[: self.steps] == 0)

    def rates(self, company: int) -> dict[int, tuple[float, int]]:
        """Return how often learners won among guests or rivals, and in how many games, by the number of seats."""
        found = {}
        games = (self.over == 1) & (self.company == company)
        for seats in sorted({int(size) for size in self.sizes.unique()}):
            some = games & (self.sizes == seats)
            count = int(some.sum())
            if count:
                found[seats] = (float(self.won[some].float().mean()), count)
        return found
