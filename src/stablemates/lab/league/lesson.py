"""A lesson: what a net learns from a rollout."""

from __future__ import annotations

import argparse
from typing import Any

from .rollout import Rollout

NEVER = -1e9  # the score of an illegal action
CLONING_RATE = 1e-3  # the learning rate while imitating
PIECE = 1 << 26  # numbers of rows in a piece of a minibatch: few enough for the memory of a GPU
Torch = Any


def think(net: Torch, rows: Torch, masks: Torch, truths: Torch = None) -> tuple[Torch, Torch, Torch]:
    """Return the scores of the legal actions, the value as the player sees it, and as the critic does."""
    scores, value, judged = net(rows, truths)
    return scores.masked_fill(masks == 0, NEVER), value, judged


class Learner:
    """A net that learns by imitating a bot or a teacher, or by PPO."""

    def __init__(self, torch: Torch, net: Torch, teacher: Torch, args: argparse.Namespace) -> None:
        self.torch = torch
        self.net = net
        self.teacher = teacher  # the player that it imitates; None: the adviser of its family
        self.args = args
        on_gpu = next(net.parameters()).is_cuda
        self.adam = torch.optim.Adam(net.parameters(), lr=args.rate, eps=1e-5, fused=on_gpu)
        self.facts: dict[str, Any] = {}  # of the last lesson

    def learn(self, rollout: Rollout, cloning: bool, done: float) -> None:
        """Learn from a rollout: make what turned out better than expected more likely, but not by much."""
        torch, args = self.torch, self.args
        for group in self.adam.param_groups:
            rates = (CLONING_RATE, args.rate) if cloning else (args.rate, args.rate_end)
            group["lr"] = rates[0] + (rates[1] - rates[0]) * done
        better, counts = rollout.advantages(args.trace)
        returns = (better + rollout.worth[: rollout.steps]).flatten()
        better = better.flatten()
        chosen = counts.flatten().nonzero()[:, 0]
        if not len(chosen):
            return
        better = (better - better[chosen].mean()) / (better[chosen].std(unbiased=False) + 1e-8)
        bonus = args.entropy + (args.entropy_end - args.entropy) * done  # for entropy
        batches = args.minibatches * (4 if cloning else 1)
        pieces = max(1, round(len(chosen) / batches * rollout.rows.shape[-1] / PIECE))
        sums = torch.zeros(4, device=chosen.device)
        for _ in range(args.epochs):
            for some in chosen[torch.randperm(len(chosen), device=chosen.device)].chunk(batches):
                self.adam.zero_grad(set_to_none=True)
                for few in some.chunk(pieces):
                    share = len(few) / len(some)
                    if cloning:
                        loss, facts = self.imitation(rollout, few, returns[few])
                    else:
                        loss, facts = self.improvement(rollout, few, returns[few], better[few], bonus)
                    (loss * share).backward()
                    sums += share * torch.stack(facts).detach() / (args.epochs * batches)
                torch.nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
                self.adam.step()
        names = ("policy_loss", "value_loss", "entropy", "agrees" if cloning else "clipped")
        self.facts = dict(zip(names, sums.tolist(), strict=True)) | {"counted": len(chosen)}

    def improvement(
        self, rollout: Rollout, few: Torch, returns: Torch, better: Torch, bonus: float
    ) -> tuple[Torch, list[Torch]]:
        """Return the PPO loss on some decisions."""
        torch, clip = self.torch, self.args.clip
        scores, value, judged = self.read(self.net, rollout, few)
        logs = torch.log_softmax(scores, 1)
        ratio = (logs.gather(1, rollout.actions.flatten()[few, None])[:, 0] - rollout.chances.flatten()[few]).exp()
        policy_loss = -torch.minimum(ratio * better, ratio.clamp(1 - clip, 1 + clip) * better).mean()
        value_loss = ((value - returns).square() + (judged - returns).square()).mean() / 2
        entropy = entropy_of(logs)
        clipped = ((ratio - 1).abs() > clip).float().mean()
        loss = policy_loss + 0.5 * value_loss - bonus * entropy
        return loss, [policy_loss, value_loss, entropy, clipped]

    def imitation(self, rollout: Rollout, few: Torch, returns: Torch) -> tuple[Torch, list[Torch]]:
        """Return the loss of imitating the teacher, or the adviser, on some decisions."""
        torch = self.torch
        scores, value, judged = self.read(self.net, rollout, few)
        logs = torch.log_softmax(scores, 1)
        if self.teacher is None:
            goal = rollout.advice[: rollout.steps].flatten()[few]
            chosen = logs.gather(1, goal[:, None].clamp(min=0))[:, 0].clamp(min=-20)
            policy_loss = -(chosen * (goal >= 0)).mean()
        else:
            with torch.no_grad():
                taught, value_taught, _ = self.read(self.teacher, rollout, few)
                shares = torch.softmax(taught, 1)
            policy_loss = -(shares * logs.clamp(min=-50)).sum(1).mean()
            goal = taught.argmax(1)
            returns = torch.stack([returns, value_taught]).mean(0)
        value_loss = ((value - returns).square() + (judged - returns).square()).mean() / 2
        agrees = (scores.argmax(1) == goal).float().mean()
        return policy_loss + 0.5 * value_loss, [policy_loss, value_loss, entropy_of(logs), agrees]

    def read(self, net: Torch, rollout: Rollout, few: Torch) -> tuple[Torch, Torch, Torch]:
        """Evaluate some decisions of a rollout with a net."""
        rows, masks, truths = (
            array[: rollout.steps].flatten(0, 1)[few] for array in (rollout.rows, rollout.masks, rollout.truths)
        )
        return think(net, rows, masks, truths)


def entropy_of(logs: Torch) -> Torch:
    return -(logs.exp() * logs.clamp(min=-50)).sum(1).mean()
