"""Training: clone a rule bot, then PPO in a league, with exams, a log, and checkpoints to resume from."""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import json
import math
import os
import platform
import sys
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any

import numpy

from ..batch import GUESTS, RIVALS
from ..engine_mode import engine
from ..pool import cores
from ..rl.tensors import table_of
from ..rl.worker_pool import WorkerPool
from .checkpoint import load, read_net, read_own, read_same, write
from .curve import draw
from .export import export
from .lesson import Learner, think
from .nets import SIZES, Size, count_of, new_net
from .rollout import Rollout
from .settings import BadTraining, Exam, exams_of, families_of, parts_of

STRAY = 0.05  # how often a cloning net acts by itself, so that it learns to recover
OWN_PAGES = 1 << 22  # bytes: a larger array shares no memory page with another, and a page can be pinned only once
PAST = 8  # how many past selves are kept
TURN = 2e-4  # seconds: how long a lesson may keep Python from making decisions, or the other way round
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
        raise BadTraining("PyTorch found no GPU; use --cpu to train without one (slow)")
    return torch, "cpu"


def train(args: argparse.Namespace) -> int:
    families = families_of(args.league)
    if importlib.util.find_spec("torch") is None:
        raise BadTraining("PyTorch is not installed: pip install torch, then try again")
    os.environ.setdefault("OMP_NUM_THREADS", "1")
    workers = args.workers or max(1, cores() - 1)
    args.out.mkdir(parents=True, exist_ok=True)
    pool = WorkerPool(parts_of(args, workers), workers, seed_of(args))  # before torch, which forks badly
    try:
        torch, on = torch_here(args.cpu)
        training = Training(torch, on, pool, args)
        books = [book for family in families.values() for book in family.profiles]
        tables = f"{training.rollout.n} tables of {', '.join(books)} in {workers} processes"
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
        pool.close()
    return 0


def size_of(args: argparse.Namespace) -> Size:
    size = SIZES[args.net]
    return size._replace(wide=args.wide) if args.wide else size


def seed_of(args: argparse.Namespace) -> int:
    """Return a seed for the deals of this run: a resumed run does not play the same games again."""
    log: Path = args.out / "log.jsonl"
    lines = len(log.read_text(encoding="utf-8").splitlines()) if log.exists() else 0
    return int(args.seed + 1000 * lines)


class Training:
    """The loop of a run.  Two rollouts alternate: while one is played, the net learns from the other, in a thread.

    What plays is a copy of the net, which stays the same during a rollout.
    """

    def __init__(self, torch: Torch, on: str, pool: WorkerPool, args: argparse.Namespace) -> None:
        self.torch, self.on, self.pool, self.args = torch, on, pool, args
        families = families_of(args.league)
        self.exams = exams_of(args)
        self.adviser = next(iter(families.values())).adviser
        *_, self.tensor = table_of(self.exams[0].profile, {})
        torch.manual_seed(args.seed)
        torch.set_float32_matmul_precision("high")
        self.size, self.hidden = size_of(args), pool.groups[0].hidden
        self.net = new_net(torch, self.tensor, self.size, self.hidden).to(on)
        self.player = new_net(torch, self.tensor, self.size, self.hidden).to(on)
        teacher = read_net(torch, args.teacher, self.tensor, on, self.hidden) if args.teacher else None
        self.learner = Learner(torch, self.net, teacher, args)
        self.past: list[dict[str, Torch]] = []
        self.decisions = 0
        self.before = 0.0  # minutes in earlier runs
        self.log: list[dict[str, Any]] = []
        self.begin = time.perf_counter()
        self.resume()
        if args.exploit:
            self.older = read_net(torch, args.exploit, self.tensor, on, self.hidden)
        else:
            self.older = new_net(torch, self.tensor, self.size, self.hidden).to(on)
            self.draw_older()
        n = pool.groups[0].n
        self.halves = [slice(0, n), slice(n, 2 * n)]
        shape = (2 * n, self.tensor.width, self.tensor.actions, self.hidden)
        self.rollout, self.spare = (Rollout(torch, on, args.steps, *shape) for _ in range(2))
        self.cloned_before: bool | None = None  # whether the spare rollout was one of cloning; None: it is empty
        self.stream = torch.cuda.Stream(priority=-1) if on == "cuda" else None  # decisions go before lessons
        for number in range(2, len(pool.groups)):
            pool.wait(number)  # the questions of the exams; they are dealt again for each
        if on == "cuda":
            self.pin()
        self.waited = 0.0
        self.begin = time.perf_counter()

    def pin(self) -> None:
        """Let the GPU read the shared memory of the processes without an extra copy."""
        runtime = self.torch.cuda.cudart()
        for group in self.pool.groups[:2]:
            for array in (group.rows, group.masks, group.truths):
                if array is not None and array.nbytes > OWN_PAGES:
                    runtime.cudaHostRegister(array.ctypes.data, array.nbytes, 0)

    # --- time ------------------------------------------------------------------------------------------

    def elapsed(self) -> float:
        """Return the minutes of training, including earlier runs."""
        return self.before + (time.perf_counter() - self.begin) / 60

    def cloning(self) -> bool:
        return bool(self.elapsed() < self.args.clone and not self.args.exploit)

    def done(self) -> float:
        """Return how much of the time for cloning, or for the league, has passed: 0 to 1."""
        if self.cloning():
            return float(self.elapsed() / self.args.clone)
        before = 0.0 if self.args.exploit else self.args.clone
        return float(min(1.0, max(0.0, self.elapsed() - before) / max(1e-9, self.args.minutes - before)))

    def is_over(self) -> bool:
        stop = self.before + self.args.stop_after if self.args.stop_after else math.inf
        return bool(self.elapsed() >= min(self.args.minutes, stop))

    def run(self) -> None:
        reported = renewed = time.perf_counter()
        facts: dict[str, Any] = {}
        for half in (0, 1):
            self.rollout.take(self.pool.wait(half), 0, self.halves[half], False)
        cloned = not self.cloning()
        sys.setswitchinterval(TURN)
        with ThreadPoolExecutor(1) as school:
            while not self.is_over():
                cloning = self.cloning()
                if not cloning and not cloned:
                    cloned = True
                    self.remember()
                facts = self.round(school, cloning)
                ended = time.perf_counter()
                if ended - renewed > self.args.renew and not cloning:
                    self.remember()
                    renewed = ended
                if ended - reported > self.args.every:
                    self.report(facts)
                    reported = time.perf_counter()
        if not self.log or self.log[-1]["decisions"] < self.decisions:
            self.learn()
            self.report(facts)
        for line in verdicts(self.exams, self.log[-1]["exams"]):
            print(line, flush=True)

    def round(self, school: ThreadPoolExecutor, cloning: bool) -> dict[str, Any]:
        """Play a rollout while the net learns from the one before, and return facts about both for the log."""
        started, self.waited = time.perf_counter(), 0.0
        self.player.load_state_dict(self.net.state_dict())
        self.settle()
        lesson = school.submit(self.learn)
        self.play(cloning)
        played = time.perf_counter()
        lesson.result()
        self.settle()
        ended = time.perf_counter()
        facts = self.learner.facts | self.rates()
        facts |= {"play_s": played - started, "wait_s": self.waited, "learn_s": ended - played}
        facts |= {"cloning": cloning, "decisions_per_s": self.args.steps * self.rollout.n / (ended - started)}
        self.spare.begin_after(self.rollout)
        self.rollout, self.spare, self.cloned_before = self.spare, self.rollout, cloning
        return facts

    def learn(self) -> None:
        """Learn from the rollout before, if there is one."""
        if self.cloned_before is not None:
            self.learner.learn(self.spare, self.cloned_before, self.done())

    def settle(self) -> None:
        """Wait until the GPU has done everything that was asked of it so far."""
        if self.stream:
            self.torch.cuda.synchronize()

    # --- playing ---------------------------------------------------------------------------------------

    def sample(self, scores: Torch) -> Torch:
        """Draw an action for each row, by the scores."""
        chance = self.torch.rand_like(scores).clamp_(1e-10, 1 - 1e-7)
        return (scores - self.torch.log(-self.torch.log(chance))).argmax(1)

    def wait(self, half: int, slot: int, advised: bool) -> None:
        begin = time.perf_counter()
        group = self.pool.wait(half)
        self.waited += time.perf_counter() - begin
        self.rollout.take(group, slot, self.halves[half], advised)

    def play(self, cloning: bool) -> None:
        """Make some decisions at every table, for one half while the processes carry them out in the other."""
        steps, rollout = self.args.steps, self.rollout
        advised = cloning and self.learner.teacher is None
        with self.first_on_the_gpu(), self.torch.no_grad():
            for step in range(steps):
                for half, at in enumerate(self.halves):
                    if step:
                        self.wait(half, step, advised)
                    self.decide(step, half, advised)
                    self.pool.groups[half].actions[:] = rollout.actions[step, at].cpu().numpy()
                    self.pool.go(half, self.adviser if advised else "")
            for half, at in enumerate(self.halves):
                self.wait(half, steps, advised)
                rows, masks, truths = rollout.rows[steps, at], rollout.masks[steps, at], rollout.truths[steps, at]
                rollout.worth[steps, at] = think(self.player, rows, masks, truths)[2]
        self.decisions += steps * rollout.n

    def first_on_the_gpu(self) -> AbstractContextManager[Any]:
        """Return a context in which the GPU does not wait for the lesson first."""
        return self.torch.cuda.stream(self.stream) if self.stream else nullcontext()

    def decide(self, step: int, half: int, advised: bool) -> None:
        """Fill in the actions of a slot: those of learners, of guests, or of the adviser while cloning it."""
        torch, rollout, at = self.torch, self.rollout, self.halves[half]
        rows, masks = rollout.rows[step, at], rollout.masks[step, at]
        scores, _, judged = think(self.player, rows, masks, rollout.truths[step, at])
        actions = self.sample(scores)
        if advised:
            advice = rollout.advice[step, at]
            own = torch.rand(len(advice), device=self.on) < STRAY
            actions = torch.where(own | (advice < 0), actions, advice)
        else:
            guests = torch.from_numpy(numpy.flatnonzero(self.pool.groups[half].roles)).to(self.on)
            if len(guests):
                scores_of_guests = think(self.older, rows[guests], masks[guests])[0]
                # A frozen player plays as at a table: always its favourite action.
                actions[guests] = scores_of_guests.argmax(1) if self.args.exploit else self.sample(scores_of_guests)
        rollout.actions[step, at] = actions
        rollout.worth[step, at] = judged
        rollout.chances[step, at] = torch.log_softmax(scores, 1).gather(1, actions[:, None])[:, 0]

    def rates(self) -> dict[str, Any]:
        """Return how often the learner wins among guests and rivals, by table size, and in how many games."""
        return {"v_guests": self.rollout.rates(GUESTS), "v_rivals": self.rollout.rates(RIVALS)}

    # --- older selves --------------------------------------------------------------------------------------

    def remember(self) -> None:
        """Keep a copy of the current net among the older selves, and let another of them play."""
        if self.args.exploit:
            return
        self.past.append({name: weights.detach().clone() for name, weights in self.net.state_dict().items()})
        del self.past[:-PAST]
        self.draw_older()

    def draw_older(self) -> None:
        """Let an older self play, preferring recent ones; without any, the current net."""
        if not self.past:
            self.older.load_state_dict(self.net.state_dict())
            return
        weights = self.torch.arange(1.0, len(self.past) + 1)
        self.older.load_state_dict(self.past[int(self.torch.multinomial(weights, 1))])

    # --- exams and checkpoints -----------------------------------------------------------------------------

    def exam(self, number: int) -> tuple[float, float]:
        """Return how often the net wins with its favourite actions, and the half-width of the 95% interval.

        The player that it exploits, if any, plays its own favourite actions.
        """
        torch, pool, group = self.torch, self.pool, self.pool.groups[number]
        pool.deal(number, 1_000_000 + number)
        pool.wait(number)
        over = numpy.zeros(group.n, bool)
        won = numpy.zeros(group.n, numpy.float64)
        while not over.all():
            with torch.no_grad():
                rows, masks = (torch.from_numpy(array).to(self.on) for array in (group.rows, group.masks))
                actions = think(self.net, rows, masks)[0].argmax(1)
                if self.args.exploit:
                    frozen = torch.from_numpy(group.roles).to(self.on) > 0
                    actions = torch.where(frozen, think(self.older, rows, masks)[0].argmax(1), actions)
                group.actions[:] = actions.cpu().numpy()
            pool.go(number)
            pool.wait(number)
            first = (group.over > 0) & ~over  # one game per table: short games must not count more
            won[first] = group.won[first]
            over |= first
        mean = float(won.mean())
        return mean, 1.96 * math.sqrt(mean * (1 - mean) / group.n)

    def report(self, facts: dict[str, Any]) -> None:
        """Take the exams, log and save."""
        minutes = self.elapsed()
        self.keep()  # before the exams, so that running out of time loses nothing
        exams = {exam.name: self.exam(2 + i) for i, exam in enumerate(self.exams)}
        rate = f"{facts.get('decisions_per_s', 0.0) / 1e3:5.0f} k/s"
        shown = results(self.exams, exams)
        print(f"{minutes:6.2f} min {self.decisions / 1e6:8.1f} M decisions {rate}  {shown}", flush=True)
        self.log.append({"minutes": minutes, "decisions": self.decisions, **facts, "exams": exams})
        out: Path = self.args.out
        with (out / "log.jsonl").open("w", encoding="utf-8") as file:
            for line in self.log:
                print(json.dumps(line), file=file)
        (out / "curve.svg").write_text(draw(self.log), encoding="utf-8")

    def keep(self) -> None:
        """Write the player and the checkpoint."""
        export(self.net, self.tensor, self.args.out / "net.npz")
        write(
            self.torch,
            self.args.out / "checkpoint.pt",
            self.tensor,
            self.size,
            net=self.net.state_dict(),
            adam=self.learner.adam.state_dict(),
            past=self.past,
            decisions=self.decisions,
            minutes=self.elapsed(),
        )

    def resume(self) -> None:
        """Resume from the checkpoint in the folder, if there is one."""
        file: Path = self.args.out / "checkpoint.pt"
        if not file.exists():
            origin = self.args.origin or self.args.exploit
            if origin is not None:
                load(self.net, read_same(self.torch, origin, self.tensor, self.on, self.size)["net"])
            return
        saved = read_own(self.torch, file, self.tensor, self.on, self.size)
        self.net.load_state_dict(saved["net"])
        self.learner.adam.load_state_dict(saved["adam"])
        self.past = saved["past"]
        self.decisions = saved["decisions"]
        self.before = saved["minutes"]
        log: Path = self.args.out / "log.jsonl"
        if log.exists():
            self.log = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]


def results(exams: list[Exam], rates: Mapping[str, Sequence[float]]) -> str:
    """Return how often the learner won in each exam, with a verdict where there is a goal."""
    return "  ".join(
        f"{exam.name} {figure(*rates[exam.name])}" + (f" {exam.goal.verdict(rates[exam.name][0])}" if exam.goal else "")
        for exam in exams
    )


def verdicts(exams: list[Exam], rates: Mapping[str, Sequence[float]]) -> list[str]:
    """Return a line for each exam with a goal: pass or FAIL, the result, and what was asked for."""
    return [
        f"{exam.goal.verdict(rates[exam.name][0])}  {exam.profile}, {exam.seats} seats, {exam.rival}:"
        f" {figure(*rates[exam.name])}, {exam.goal}"
        for exam in exams
        if exam.goal and exam.name in rates
    ]


def figure(mean: float, half: float) -> str:
    return f"{100 * mean:.1f} ± {100 * half:.1f}%"
