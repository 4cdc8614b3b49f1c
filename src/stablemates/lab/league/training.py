"""The training: clone a rule bot, then PPO in a league, with exams, a log, and checkpoints to resume from."""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import json
import math
import os
import platform
import time
from pathlib import Path
from typing import Any

import numpy

from ..batch import GUESTS, RIVALS
from ..engine_mode import engine
from ..pool import cores
from ..rl.tensors import table_of
from ..rl.worker_pool import WorkerPool
from .curve import draw
from .export import export
from .nets import count_of, new_net
from .settings import BadTraining, exams_of, family_of, parts_of
from .story import Story

NEVER = -1e9  # the score of an illegal action
STRAY = 0.05  # how often a cloning net acts by itself, so that it learns to recover
OWN_PAGES = 1 << 22  # bytes: a larger array shares no memory page with another, and a page can be pinned only once
PAST = 8  # how many past selves are kept
Torch = Any


def torch_here(cpu: bool) -> tuple[Torch, str]:
    """Return PyTorch and the device it computes on."""
    try:
        torch = importlib.import_module("torch")
    except ImportError:
        raise BadTraining("PyTorch is not installed: pip install torch, then try again") from None
    if torch.cuda.is_available() and not cpu:
        return torch, "cuda"
    if not cpu:
        raise BadTraining("PyTorch finds no GPU; --cpu trains without one, but slowly")
    return torch, "cpu"


def train(args: argparse.Namespace) -> int:
    family = family_of(args.league)
    if importlib.util.find_spec("torch") is None:
        raise BadTraining("PyTorch is not installed: pip install torch, then try again")
    os.environ.setdefault("OMP_NUM_THREADS", "1")
    workers = args.workers or max(1, cores() - 1)
    args.out.mkdir(parents=True, exist_ok=True)
    crew = WorkerPool(parts_of(args, workers), workers, seed_of(args))  # before torch, which forks badly
    try:
        torch, on = torch_here(args.cpu)
        training = Training(torch, on, crew, args)
        tables = f"{training.story.n} tables of {', '.join(family.profiles)} in {workers} processes"
        print(f"{engine()} engine, Python {platform.python_version()}, torch {torch.__version__} on {on}; {tables}")
        print(
            f"{count_of(training.net):,} weights; {training.elapsed():.1f} of {args.minutes:g} minutes done", flush=True
        )
        try:
            training.run()
        except KeyboardInterrupt:  # the same command resumes from here
            training.keep()
            raise
    finally:
        crew.close()
    return 0


def seed_of(args: argparse.Namespace) -> int:
    """Return a seed for the deals of this run: a resumed run does not play the same games again."""
    log: Path = args.out / "log.jsonl"
    lines = len(log.read_text(encoding="utf-8").splitlines()) if log.exists() else 0
    return int(args.seed + 1000 * lines)


class Training:
    def __init__(self, torch: Torch, on: str, crew: WorkerPool, args: argparse.Namespace) -> None:
        self.torch, self.on, self.crew, self.args = torch, on, crew, args
        self.family = family_of(args.league)
        *_, self.tensor = table_of(self.family.profiles[0], {})
        torch.manual_seed(args.seed)
        torch.set_float32_matmul_precision("high")
        self.net = new_net(torch, self.tensor, args.wide).to(on)
        self.older = new_net(torch, self.tensor, args.wide).to(on)
        self.adam = torch.optim.Adam(self.net.parameters(), lr=args.rate, eps=1e-5)
        self.past: list[dict[str, Torch]] = []
        self.decisions = 0
        self.before = 0.0  # minutes in earlier runs
        self.log: list[dict[str, Any]] = []
        self.resume()
        n = crew.groups[0].n
        self.halves = [slice(0, n), slice(n, 2 * n)]
        self.story = Story(torch, on, args.steps, 2 * n, self.tensor.width, self.tensor.actions)
        for number in range(2, len(crew.groups)):
            crew.wait(number)  # the questions of the exams; they are dealt again for each
        if on == "cuda":
            self.pin()
        self.draw_older()
        self.waited = 0.0
        self.begin = time.perf_counter()

    def pin(self) -> None:
        """Let the GPU read the shared memory of the processes without an extra copy."""
        runtime = self.torch.cuda.cudart()
        for group in self.crew.groups[:2]:
            for array in (group.rows, group.masks):
                if array.nbytes > OWN_PAGES:
                    runtime.cudaHostRegister(array.ctypes.data, array.nbytes, 0)

    # --- time ------------------------------------------------------------------------------------------

    def elapsed(self) -> float:
        """Return the minutes of training, including earlier runs."""
        return self.before + (time.perf_counter() - self.begin) / 60

    def cloning(self) -> bool:
        return bool(self.elapsed() < self.args.clone and not self.args.exploit)

    def done(self) -> float:
        """Return the share of the learning time that is over, 0 to 1."""
        before = 0.0 if self.args.exploit else self.args.clone
        return float(min(1.0, max(0.0, self.elapsed() - before) / max(1e-9, self.args.minutes - before)))

    def is_over(self) -> bool:
        stop = self.before + self.args.stop_after if self.args.stop_after else math.inf
        return bool(self.elapsed() >= min(self.args.minutes, stop))

    def run(self) -> None:
        reported = renewed = time.perf_counter()
        facts: dict[str, Any] = {}
        for half in (0, 1):
            self.story.take(self.crew.wait(half), 0, self.halves[half], False)
        cloned = not self.cloning()
        while not self.is_over():
            cloning = self.cloning()
            if not cloning and not cloned:
                cloned = True
                self.remember()
            started, self.waited = time.perf_counter(), 0.0
            self.play(cloning)
            played = time.perf_counter()
            facts = self.learn(cloning) | self.rates()
            self.story.turn_over()
            learned = time.perf_counter()
            facts |= {"play_s": played - started, "wait_s": self.waited, "learn_s": learned - played}
            facts |= {"cloning": cloning, "decisions_per_s": self.args.steps * self.story.n / (learned - started)}
            if learned - renewed > self.args.renew and not cloning:
                self.remember()
                renewed = learned
            if learned - reported > self.args.every:
                self.report(facts)
                reported = time.perf_counter()
        if not self.log or self.log[-1]["decisions"] < self.decisions:
            self.report(facts)

    # --- playing ---------------------------------------------------------------------------------------

    def think(self, net: Torch, rows: Torch, masks: Torch) -> tuple[Torch, Torch]:
        likes, worth = net(rows)
        return likes.masked_fill(masks == 0, NEVER), worth

    def sample(self, likes: Torch) -> Torch:
        """Draw an action for each row, by the scores."""
        chance = self.torch.rand_like(likes).clamp_(1e-10, 1 - 1e-7)
        return (likes - self.torch.log(-self.torch.log(chance))).argmax(1)

    def wait(self, half: int, slot: int, advised: bool) -> None:
        begin = time.perf_counter()
        group = self.crew.wait(half)
        self.waited += time.perf_counter() - begin
        self.story.take(group, slot, self.halves[half], advised)

    def play(self, cloning: bool) -> None:
        """Make some decisions at every table."""
        steps, story = self.args.steps, self.story
        adviser = self.family.adviser if cloning else ""
        for step in range(steps):
            for half, at in enumerate(self.halves):
                if step:
                    self.wait(half, step, cloning)
                with self.torch.no_grad():
                    self.decide(step, at, cloning)
                self.crew.groups[half].actions[:] = story.actions[step, at].cpu().numpy()
                self.crew.go(half, adviser)
        for half, at in enumerate(self.halves):
            self.wait(half, steps, cloning)
            with self.torch.no_grad():
                story.worth[steps, at] = self.think(self.net, story.rows[steps, at], story.masks[steps, at])[1]
        self.decisions += steps * story.n

    def decide(self, step: int, at: slice, cloning: bool) -> None:
        """Fill in the actions of a slot: those of learners, of guests, or of the adviser while cloning."""
        torch, story = self.torch, self.story
        rows, masks = story.rows[step, at], story.masks[step, at]
        likes, worth = self.think(self.net, rows, masks)
        actions = self.sample(likes)
        if cloning:
            told = story.advice[step, at]
            own = torch.rand(len(told), device=self.on) < STRAY
            actions = torch.where(own | (told < 0), actions, told)
        else:
            guests = story.roles[step, at].nonzero()[:, 0]
            if len(guests):
                liked = self.think(self.older, rows[guests], masks[guests])[0]
                # A frozen player plays as at a table: always its favourite action.
                actions[guests] = liked.argmax(1) if self.args.exploit else self.sample(liked)
        story.actions[step, at] = actions
        story.worth[step, at] = worth
        story.chances[step, at] = torch.log_softmax(likes, 1).gather(1, actions[:, None])[:, 0]

    def rates(self) -> dict[str, Any]:
        """Return how often the learner wins among guests and rivals, by table size, and in how many games."""
        return {"v_guests": self.story.rates(GUESTS), "v_rivals": self.story.rates(RIVALS)}

    # --- learning --------------------------------------------------------------------------------------

    def learn(self, cloning: bool) -> dict[str, Any]:
        """Learn from the story: make what turned out better than expected more likely, but not by much."""
        torch, story, args = self.torch, self.story, self.args
        done = self.done()
        rate = 1e-3 if cloning else args.rate + (args.rate_end - args.rate) * done
        for group in self.adam.param_groups:
            group["lr"] = rate
        undecided = args.entropy + (args.entropy_end - args.entropy) * done
        better, counts = story.advantages(args.trace)
        told = (better + story.worth[: args.steps]).flatten()
        better = better.flatten()
        chosen = counts.flatten().nonzero()[:, 0]
        mean, spread = better[chosen].mean(), better[chosen].std() + 1e-8
        rows, masks = story.rows[: args.steps].flatten(0, 1), story.masks[: args.steps].flatten(0, 1)
        actions, chances, advice = (
            story.actions.flatten(),
            story.chances.flatten(),
            story.advice[: args.steps].flatten(),
        )
        sums, lessons = torch.zeros(4, device=self.on), 0
        pieces = args.minibatches * (4 if cloning else 1)
        for _ in range(args.epochs):
            for some in chosen[torch.randperm(len(chosen), device=self.on)].chunk(pieces):
                likes, worth = self.think(self.net, rows[some], masks[some])
                logs = torch.log_softmax(likes, 1)
                value_loss = (worth - told[some]).square().mean()
                entropy = -(logs.exp() * logs.clamp(min=-50)).sum(1).mean()
                if cloning:
                    goal = advice[some]
                    like = logs.gather(1, goal[:, None].clamp(min=0))[:, 0].clamp(min=-20)
                    policy_loss = -(like * (goal >= 0)).mean()
                    loss = policy_loss + 0.5 * value_loss
                    measure = (likes.argmax(1) == goal).float().mean()
                else:
                    ratio = (logs.gather(1, actions[some, None])[:, 0] - chances[some]).exp()
                    gain = (better[some] - mean) / spread
                    kept = ratio.clamp(1 - args.clip, 1 + args.clip)
                    policy_loss = -torch.minimum(ratio * gain, kept * gain).mean()
                    loss = policy_loss + 0.5 * value_loss - undecided * entropy
                    measure = ((ratio - 1).abs() > args.clip).float().mean()
                self.adam.zero_grad(set_to_none=True)
                loss.backward()
                torch.nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
                self.adam.step()
                sums += torch.stack([policy_loss, value_loss, entropy, measure]).detach()
                lessons += 1
        names = ("policy_loss", "value_loss", "entropy", "agrees" if cloning else "clipped")
        return dict(zip(names, (sums / max(1, lessons)).tolist(), strict=True)) | {"counted": len(chosen)}

    # --- older selves --------------------------------------------------------------------------------------

    def remember(self) -> None:
        """Keep a copy of the current net among the older selves, and let another of them play."""
        if self.args.exploit:
            return
        self.past.append({name: weights.detach().clone() for name, weights in self.net.state_dict().items()})
        del self.past[:-PAST]
        self.draw_older()

    def draw_older(self) -> None:
        """Return an older self, preferring younger ones; without any, the current net; or the exploited one."""
        if self.args.exploit:
            self.older.load_state_dict(self.read(self.args.exploit)["net"])
            return
        if not self.past:
            self.older.load_state_dict(self.net.state_dict())
            return
        weights = self.torch.arange(1.0, len(self.past) + 1)
        self.older.load_state_dict(self.past[int(self.torch.multinomial(weights, 1))])

    # --- exams and checkpoints -----------------------------------------------------------------------------

    def exam(self, number: int) -> tuple[float, float]:
        """Return how often it wins with its favourite actions, and the half-width of the 95% interval."""
        torch, crew, group = self.torch, self.crew, self.crew.groups[number]
        crew.deal(number, 1_000_000 + number)
        crew.wait(number)
        over = numpy.zeros(group.n, bool)
        won = numpy.zeros(group.n, numpy.float64)
        while not over.all():
            with torch.no_grad():
                rows, masks = (torch.from_numpy(array).to(self.on) for array in (group.rows, group.masks))
                group.actions[:] = self.think(self.net, rows, masks)[0].argmax(1).cpu().numpy()
            crew.go(number)
            crew.wait(number)
            first = (group.over > 0) & ~over  # one game per table: short games must not count more
            won[first] = group.won[first]
            over |= first
        mean = float(won.mean())
        return mean, 1.96 * math.sqrt(mean * (1 - mean) / group.n)

    def report(self, facts: dict[str, Any]) -> None:
        """Take the exams, log and save."""
        minutes = self.elapsed()
        self.keep()  # before the exams, so that running out of time loses nothing
        exams = {f"{seats}:{rival}": self.exam(2 + i) for i, (seats, rival) in enumerate(exams_of(self.family))}
        told = "  ".join(f"{name} {100 * mean:.1f} ± {100 * half:.1f}%" for name, (mean, half) in exams.items())
        rate = facts.get("decisions_per_s", 0.0)
        print(f"{minutes:6.2f} min {self.decisions / 1e6:8.1f} M decisions {rate / 1e3:5.0f} k/s  {told}", flush=True)
        if self.args.exploit:
            shares = [f"{seats} seats {100 * won:.1f}% of {games}" for seats, (won, games) in facts["v_guests"].items()]
            print(f"           against the frozen player: {', '.join(shares)}", flush=True)
        self.log.append({"minutes": minutes, "decisions": self.decisions, **facts, "exams": exams})
        out: Path = self.args.out
        with (out / "log.jsonl").open("w", encoding="utf-8") as file:
            for line in self.log:
                print(json.dumps(line), file=file)
        (out / "curve.svg").write_text(draw(self.log), encoding="utf-8")

    def keep(self) -> None:
        """Write the player and the checkpoint atomically."""
        out: Path = self.args.out
        export(self.net, self.tensor, out / "net.npz")
        saved = {
            "fingerprint": self.tensor.fingerprint(),
            "wide": self.args.wide,
            "net": self.net.state_dict(),
            "adam": self.adam.state_dict(),
            "past": [{name: to_half(weights) for name, weights in one.items()} for one in self.past[-2:]],
            "decisions": self.decisions,
            "minutes": self.elapsed(),
        }
        self.torch.save(saved, out / "checkpoint.pt.part")
        (out / "checkpoint.pt.part").replace(out / "checkpoint.pt")

    def read(self, file: Path) -> dict[str, Any]:
        """Return a checkpoint, if it fits this net."""
        if not file.exists():
            raise BadTraining(f"there is no checkpoint {file}")
        saved: dict[str, Any] = self.torch.load(file, map_location=self.on, weights_only=True)
        if (saved["fingerprint"], saved["wide"]) != (self.tensor.fingerprint(), self.args.wide):
            raise BadTraining(f"{file} is from another net: its rows, actions or width differ")
        return saved

    def resume(self) -> None:
        """Resume from the checkpoint in the folder, if there is one."""
        self.begin = time.perf_counter()
        file: Path = self.args.out / "checkpoint.pt"
        if not file.exists():
            origin = self.args.origin or self.args.exploit
            if origin is not None:
                self.net.load_state_dict(self.read(origin)["net"])
            return
        saved = self.read(file)
        self.net.load_state_dict(saved["net"])
        self.adam.load_state_dict(saved["adam"])
        self.past = saved["past"]
        self.decisions = saved["decisions"]
        self.before = saved["minutes"]
        log: Path = self.args.out / "log.jsonl"
        if log.exists():
            self.log = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]


def to_half(weights: Torch) -> Torch:
    """Use half precision for nets that are only played against."""
    return weights.half() if weights.is_floating_point() else weights
