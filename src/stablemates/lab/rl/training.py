"""Train a player by playing against itself: proximal policy optimisation over tables in many processes.

    stablemates train --out out/unorog --minutes 20

It needs torch and numpy, and a GPU to be quick.  ``--out`` gets ``net.npz`` (the player, for
``stablemates.lab.rl.Net``), ``checkpoint.pt`` (to go on with ``--resume``) and ``log.jsonl``, renewed every minute.

How it learns: each player's decisions are a story of their own, told only when there is something to decide; the one
reward comes at the end (1, or a share of -1); advantages by GAE along that story; one net for all numbers of players,
since seats are seen from one's own.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import platform
import time
from importlib import import_module
from typing import Any

import numpy

from ..engine_mode import engine
from ..progress import Tick, progress
from .net import NEVER, Net, scale_of
from .numbers import table_of
from .worker_pool import Crew, Group, Part

MOST_SEATS = 10


def cores() -> int:
    """Those that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def train(args: argparse.Namespace) -> int:
    """Train as the arguments of ``stablemates train`` say."""
    args.workers = args.workers or max(1, cores() - 1)
    args.out.mkdir(parents=True, exist_ok=True)
    print(f"python {platform.python_version()}, numpy {numpy.__version__}, {cores()} cores", flush=True)
    print(f"engine: {engine()} ({import_module('stablemates').__file__})", flush=True)
    if engine() == "interpreted":
        print("  an interpreted engine plays twenty times slower; put a compiled one on PYTHONPATH", flush=True)
    crew = Crew(groups_of(args), args.workers, args.seed)  # before torch: a GPU does not survive a fork
    try:
        torch: Any = import_module("torch")
    except ImportError:
        crew.close()
        raise
    on = "cuda" if torch.cuda.is_available() and not args.cpu else "cpu"
    name = torch.cuda.get_device_name() if on == "cuda" else f"{platform.processor() or 'processor'}, no GPU"
    print(f"torch {torch.__version__} on {name}", flush=True)
    torch.set_num_threads(max(1, cores() // 2))
    torch.set_float32_matmul_precision("high")
    try:
        with progress("training, in seconds", 60 * args.minutes) as tick:
            Training(torch, on, crew, args).run(tick)
    except KeyboardInterrupt:
        print("stopped; what was exported stays", flush=True)
    finally:
        crew.close()
    return 0


def groups_of(args: argparse.Namespace) -> list[list[Part]]:
    """Two halves to learn at, in turns, so that one is played while the other is thought about; then the exams."""
    half = max(1, args.tables // 2 // args.workers)
    mixed = round(half * args.mix)
    sizes = [int(size) for size in args.seats.split(",")]
    parts = [Part(args.profile, sizes, half - mixed, limit=args.limit)] if half > mixed else []
    if mixed:
        parts.append(Part(args.profile, sizes, mixed, args.rivals.split(","), 1, args.limit))
    exams = [
        [Part(args.profile, [seats], max(1, args.exam_games // args.workers), [rival], 1, min(args.limit, 600))]
        for seats, rival in exams_of(args)
    ]
    return [parts, parts, *exams]


def exams_of(args: argparse.Namespace) -> list[tuple[int, str]]:
    pairs = [exam.split(":") for exam in args.exams.split(",") if exam]
    return [(int(seats), rival) for seats, rival in pairs]


class Story:
    """What happened at all tables since the last lesson, on the learner's device: a slot for each decision.

    There is a slot more than decisions: the questions that are open when the lesson begins.
    """

    def __init__(self, torch: Any, on: str, steps: int, n: int, width: int, actions: int) -> None:
        self.torch = torch
        self.steps = steps
        self.n = n
        self.rows = torch.zeros((steps + 1, n, width), dtype=torch.uint8, device=on)
        self.masks = torch.zeros((steps + 1, n, actions), dtype=torch.uint8, device=on)
        self.seats = torch.zeros((steps + 1, n), dtype=torch.int64, device=on)
        self.worth = torch.zeros((steps + 1, n), device=on)
        self.actions = torch.zeros((steps, n), dtype=torch.int64, device=on)
        self.chances = torch.zeros((steps, n), device=on)  # logarithms of how likely the actions were
        self.over = torch.zeros((steps, n), dtype=torch.uint8, device=on)
        self.winner = torch.zeros((steps, n), dtype=torch.int64, device=on)
        self.sizes = torch.zeros(n, device=on)

    def take(self, group: Group, slot: int, at: slice) -> None:
        """Questions into a slot, and how games ended into the one before."""
        put = self.torch.from_numpy
        self.rows[slot, at] = put(group.rows).to(self.rows.device)
        self.masks[slot, at] = put(group.masks).to(self.rows.device)
        self.seats[slot, at] = put(group.seats).to(self.rows.device).long()
        self.sizes[at] = put(group.sizes).to(self.rows.device).float()
        if slot:
            self.over[slot - 1, at] = put(group.over).to(self.rows.device)
            self.winner[slot - 1, at] = put(group.winner).to(self.rows.device).long()

    def turn_over(self) -> None:
        """The open questions are the first of the next story."""
        for array in (self.rows, self.masks, self.seats):
            array[0] = array[self.steps]

    def advantages(self, trace: float) -> tuple[Any, Any]:
        """How much better each decision turned out than thought, and which of them have turned out at all.

        Backwards in time, with a memory for each seat of each table: what its next decision was worth, by how much
        that was an error, and what it was paid.
        """
        torch, n = self.torch, self.n
        table = torch.arange(n, device=self.rows.device)
        places = torch.arange(MOST_SEATS, device=self.rows.device)[None]
        worth = torch.zeros((n, MOST_SEATS), device=self.rows.device)
        error = torch.zeros_like(worth)
        paid = torch.zeros_like(worth)
        known = torch.zeros_like(worth, dtype=torch.bool)
        worth[table, self.seats[self.steps]] = self.worth[self.steps]
        known[table, self.seats[self.steps]] = True
        better = torch.zeros((self.steps, n), device=self.rows.device)
        counts = torch.zeros((self.steps, n), dtype=torch.bool, device=self.rows.device)
        for step in reversed(range(self.steps)):
            over = (self.over[step] > 0)[:, None]
            lost = (-1 / (self.sizes - 1))[:, None]
            share = torch.where(self.winner[step][:, None] == places, 1.0, lost)
            share = torch.where((self.over[step] == 2)[:, None], 0.0, share)  # cut off: nobody knows
            paid = torch.where(over, share, paid)
            worth = torch.where(over, 0.0, worth)
            error = torch.where(over, 0.0, error)
            known |= over
            seat = self.seats[step]
            counts[step] = known[table, seat]
            gain = paid[table, seat] + worth[table, seat] - self.worth[step] + trace * error[table, seat]
            better[step] = torch.where(counts[step], gain, 0.0)
            worth[table, seat] = self.worth[step]
            error[table, seat] = better[step]
            paid[table, seat] = 0.0
            known[table, seat] = True
        return better, counts


class Training:
    def __init__(self, torch: Any, on: str, crew: Crew, args: argparse.Namespace) -> None:
        self.torch = torch
        self.on = on
        self.crew = crew
        self.args = args
        *_, self.tensor = table_of(args.profile, {})
        torch.manual_seed(args.seed)
        self.scale = torch.tensor(scale_of(self.tensor), device=on)
        self.net = self.new_net()
        self.adam = torch.optim.Adam(self.net.parameters(), lr=args.rate, eps=1e-5)
        self.decisions = 0
        if args.resume:
            saved = torch.load(args.resume, map_location=on)
            self.net.load_state_dict(saved["net"])
            self.adam.load_state_dict(saved["adam"])
            self.decisions = saved["decisions"]
        n = crew.groups[0].n
        self.halves = [slice(0, n), slice(n, 2 * n)]
        self.story = Story(torch, on, args.steps, 2 * n, self.tensor.width, self.tensor.actions)
        for group in range(2, len(crew.groups)):
            crew.wait(group)  # the questions of the exams; they are dealt anew for each
        self.begin = time.perf_counter()

    def new_net(self) -> Any:
        torch, args = self.torch, self.args
        layers: list[Any] = []
        width = self.tensor.width
        for _ in range(args.deep):
            layers += [torch.nn.Linear(width, args.wide), torch.nn.ReLU()]
            width = args.wide
        net = torch.nn.ModuleDict(
            {
                "trunk": torch.nn.Sequential(*layers),
                "policy": torch.nn.Linear(width, self.tensor.actions),
                "value": torch.nn.Linear(width, 1),
            }
        )
        for head, gain in (("policy", 0.01), ("value", 0.1)):  # to begin with, no action is liked more than another
            torch.nn.init.orthogonal_(net[head].weight, gain)
            torch.nn.init.zeros_(net[head].bias)
        return net.to(self.on)

    def think(self, rows: Any, masks: Any) -> tuple[Any, Any]:
        """Likings of all actions, the forbidden ones out of reach, and what the game is worth."""
        x = self.net["trunk"](rows.float() / self.scale)
        likes = self.net["policy"](x).masked_fill(masks == 0, NEVER)
        return likes, self.torch.tanh(self.net["value"](x)[:, 0])

    def done(self) -> float:
        """How much of the time is over, 0 to 1."""
        return min(1.0, (time.perf_counter() - self.begin) / (60 * float(self.args.minutes)))

    def run(self, tick: Tick) -> None:
        reported = time.perf_counter()
        facts: dict[str, float] = {}
        for half in (0, 1):
            self.story.take(self.crew.wait(half), 0, self.halves[half])
        while self.done() < 1:
            started = time.perf_counter()
            tick(started - self.begin)
            self.play()
            played = time.perf_counter()
            facts = self.learn()
            self.story.turn_over()
            learned = time.perf_counter()
            facts |= {"play_s": played - started, "learn_s": learned - played}
            facts["decisions_per_s"] = self.args.steps * self.story.n / (learned - started)
            if learned - reported > self.args.every or self.done() == 1:
                self.report(facts)
                reported = time.perf_counter()

    # --- playing ---------------------------------------------------------------------------------------

    def play(self) -> None:
        """Some decisions at every table."""
        torch, story = self.torch, self.story
        for step in range(self.args.steps):
            for half, at in enumerate(self.halves):
                if step:
                    story.take(self.crew.wait(half), step, at)
                with torch.no_grad():
                    likes, worth = self.think(story.rows[step, at], story.masks[step, at])
                    chance = torch.rand_like(likes).clamp_(1e-10, 1 - 1e-7)
                    actions = (likes - torch.log(-torch.log(chance))).argmax(1)  # as often as the likings say
                    story.actions[step, at] = actions
                    story.worth[step, at] = worth
                    story.chances[step, at] = torch.log_softmax(likes, 1).gather(1, actions[:, None])[:, 0]
                    self.crew.groups[half].actions[:] = actions.cpu().numpy()
                self.crew.go(half)
        for half, at in enumerate(self.halves):
            story.take(self.crew.wait(half), self.args.steps, at)
            with torch.no_grad():
                story.worth[self.args.steps, at] = self.think(
                    story.rows[self.args.steps, at], story.masks[self.args.steps, at]
                )[1]
        self.decisions += self.args.steps * story.n

    # --- learning --------------------------------------------------------------------------------------

    def learn(self) -> dict[str, float]:
        """A lesson from the story: what turned out better than thought becomes more likely, but not by much."""
        torch, story, args = self.torch, self.story, self.args
        done = self.done()
        for group in self.adam.param_groups:
            group["lr"] = args.rate + (args.rate_end - args.rate) * done
        undecided = args.entropy + (args.entropy_end - args.entropy) * done
        better, counts = story.advantages(args.trace)
        told = (better + story.worth[: args.steps]).flatten()
        better = better.flatten()
        chosen = counts.flatten().nonzero()[:, 0]
        mean, spread = better[chosen].mean(), better[chosen].std() + 1e-8
        rows, masks = story.rows[: args.steps].flatten(0, 1), story.masks[: args.steps].flatten(0, 1)
        actions, chances = story.actions.flatten(), story.chances.flatten()
        sums = torch.zeros(4, device=self.on)
        for _ in range(args.epochs):
            order = chosen[torch.randperm(len(chosen), device=self.on)]
            for some in order.chunk(args.minibatches):
                likes, worth = self.think(rows[some], masks[some])
                logs = torch.log_softmax(likes, 1)
                ratio = (logs.gather(1, actions[some, None])[:, 0] - chances[some]).exp()
                gain = (better[some] - mean) / spread
                kept = ratio.clamp(1 - args.clip, 1 + args.clip)
                policy_loss = -torch.minimum(ratio * gain, kept * gain).mean()
                value_loss = (worth - told[some]).square().mean()
                entropy = -(logs.exp() * logs.clamp(min=-50)).sum(1).mean()
                loss = policy_loss + 0.5 * value_loss - undecided * entropy
                self.adam.zero_grad(set_to_none=True)
                loss.backward()
                torch.nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
                self.adam.step()
                with torch.no_grad():
                    clipped = ((ratio - 1).abs() > args.clip).float().mean()
                    sums += torch.stack([policy_loss, value_loss, entropy, clipped])
        sums /= args.epochs * args.minibatches
        names = ("policy_loss", "value_loss", "entropy", "clipped")
        return dict(zip(names, sums.tolist(), strict=True)) | {"counted": len(chosen) / story.over.numel()}

    # --- examining and keeping -----------------------------------------------------------------------------

    def exam(self, number: int) -> tuple[float, float]:
        """How often it wins, choosing what it likes best, and half the width of the 95 % interval of that."""
        torch, crew, group = self.torch, self.crew, self.crew.groups[number]
        crew.deal(number, 1_000_000 + number)
        crew.wait(number)
        over = numpy.zeros(group.n, bool)
        won = numpy.zeros(group.n, numpy.float64)
        while not over.all():
            with torch.no_grad():
                rows, masks = (torch.from_numpy(array).to(self.on) for array in (group.rows, group.masks))
                group.actions[:] = self.think(rows, masks)[0].argmax(1).cpu().numpy()
            crew.go(number)
            crew.wait(number)
            first = (group.over > 0) & ~over  # one game a table: those that end soon shall not count more
            won[first] = group.won[first]
            over |= first
        mean = float(won.mean())
        return mean, 1.96 * math.sqrt(mean * (1 - mean) / group.n)

    def report(self, facts: dict[str, float]) -> None:
        """Examine, write down, keep."""
        minutes = (time.perf_counter() - self.begin) / 60
        exams = {f"{seats}:{rival}": self.exam(2 + i) for i, (seats, rival) in enumerate(exams_of(self.args))}
        told = "  ".join(f"{name} {100 * mean:.1f} ± {100 * half:.1f} %" for name, (mean, half) in exams.items())
        rate = facts.get("decisions_per_s", 0.0)
        print(f"{minutes:6.2f} min {self.decisions / 1e6:9.1f} M decisions {rate / 1e3:7.0f} k/s  {told}", flush=True)
        line = {"minutes": minutes, "decisions": self.decisions, **facts, "exams": exams}
        with (self.args.out / "log.jsonl").open("a", encoding="utf-8") as log:
            print(json.dumps(line), file=log)
        self.keep()

    def keep(self) -> None:
        """Write the player and the checkpoint; whoever reads them meanwhile finds the old ones whole."""
        out = self.args.out
        with (out / "net.npz.part").open("wb") as file:
            numpy.savez_compressed(file, **self.as_arrays())
        (out / "net.npz.part").replace(out / "net.npz")
        saved = {"net": self.net.state_dict(), "adam": self.adam.state_dict(), "decisions": self.decisions}
        self.torch.save(saved, out / "checkpoint.pt.part")
        (out / "checkpoint.pt.part").replace(out / "checkpoint.pt")
        self.compare(Net.load(out / "net.npz"))

    def as_arrays(self) -> dict[str, Any]:
        """The weights as ``Net`` reads them, in half precision."""
        layers = [layer for layer in self.net["trunk"] if hasattr(layer, "weight")]
        found: dict[str, Any] = {"scale": self.scale}
        for i, layer in enumerate(layers):
            found |= {f"w{i}": layer.weight.T, f"b{i}": layer.bias}
        for head in ("policy", "value"):
            found |= {f"{head}_w": self.net[head].weight.T, f"{head}_b": self.net[head].bias}
        return {
            name: array.detach().cpu().numpy().astype(numpy.float32 if name == "scale" else numpy.float16)
            for name, array in found.items()
        }

    def compare(self, player: Net) -> None:
        """Whether the exported player chooses what the net chooses, at the questions that are open now."""
        rows, masks = self.story.rows[0, :1000].cpu(), self.story.masks[0, :1000].cpu()
        if not masks.any():
            return
        with self.torch.no_grad():
            own = self.think(rows.to(self.on), masks.to(self.on))[0].argmax(1).cpu().numpy()
        same = float((player.choose(rows.numpy(), masks.numpy()) == own).mean())
        if same < 0.98:
            print(f"  the exported player agrees with the net at {100 * same:.1f} % of the questions only", flush=True)
