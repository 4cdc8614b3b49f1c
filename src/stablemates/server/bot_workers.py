"""Bots think in separate processes, on an imagined game: they cannot cheat, and cannot block the table.

A decision that takes too long is killed together with its process, and another process takes its place.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import threading
import traceback
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from queue import SimpleQueue
from typing import Any

import stablemates

from .. import bots
from ..games import registry

THOUGHT = 2.0  # seconds that a bot may think
START = 60.0  # ... and that a process may take to start: a busy machine is no reason to give up
Thought = tuple[dict[str, Any], int, str, int]  # what ``choose`` is given


class ThoughtTooLong(Exception):
    """A bot did not decide in time; its process is gone."""


class ThoughtFailed(Exception):
    """A bot failed while it was thinking; the text says where."""


def choose(game: dict[str, Any], seat: int, level: str, seed: int) -> int:
    """Return a bot's answer.  ``game`` is an imagined world, never the real game."""
    state = stablemates.load(game)
    world = bots.World(state, seat)
    bot = bots.make(level, seed)
    option = bot.answer(world)
    if option and is_missable(world):
        attention = bots.entry(bots.name_of(level)).attention
        return option if bot.rng.below(100) < attention else 0
    return option


def is_missable(world: bots.World) -> bool:
    reactions = registry.game(world.view["game"]).reactions()
    return any(one.ask == world.question.ask and one.missable for one in reactions)


async def think_here(game: dict[str, Any], seat: int, level: str, seed: int) -> int:
    """Think in this process: for tests and simulations."""
    return choose(game, seat, level, seed)


class Worker:
    """A worker process, started from scratch, so that it inherits nothing of the server: no socket, file or secret.

    Everything here blocks, and belongs in a thread; only ``kill`` may be called from any.
    """

    def __init__(self) -> None:
        apart = get_context("spawn")
        self.line, other_end = apart.Pipe()
        self.process = apart.Process(target=work, args=(other_end,), daemon=True)
        self.process.start()
        other_end.close()
        self.ready = False

    def think(self, thought: Thought, seconds: float) -> int:
        """Decide.  Raises ``ThoughtTooLong``, ``ThoughtFailed``, or ``EOFError`` if the process was killed."""
        try:
            if not self.ready:
                self.receive(START)
                self.ready = True
            self.line.send(thought)
            option, failure = self.receive(seconds)
        except OSError as error:
            raise EOFError(str(error)) from error
        if failure:
            raise ThoughtFailed(failure)
        answer: int = option
        return answer

    def receive(self, seconds: float) -> tuple[int, str]:
        if not self.line.poll(seconds):
            raise ThoughtTooLong
        found: tuple[int, str] = self.line.recv()
        return found

    def kill(self) -> None:
        self.process.kill()


class BotWorkers:
    """Worker processes for bots."""

    def __init__(self, processes: int, seconds: float = THOUGHT) -> None:
        self.seconds = seconds
        self.threads = ThreadPoolExecutor(processes, thread_name_prefix="thinker")
        self.idle: SimpleQueue[Worker | None] = SimpleQueue()  # none: to be started when needed
        for _ in range(processes):
            self.idle.put(None)
        self.lock = threading.Lock()
        self.workers: set[Worker] = set()
        self.closed = False

    async def think(self, game: dict[str, Any], seat: int, level: str, seed: int) -> int:
        """Return a bot's answer.  A process knows no bots that the operator brings, so it is told their class."""
        thought = (game, seat, bots.spec_of(level), seed)
        return await asyncio.get_running_loop().run_in_executor(self.threads, self.ask, thought)

    def ask(self, thought: Thought) -> int:
        """Let a process decide; if one was killed from outside, another retries once."""
        try:
            return self.ask_one(thought)
        except EOFError:
            return self.ask_one(thought)

    def ask_one(self, thought: Thought) -> int:
        worker = self.idle.get()
        try:
            if worker is not None and not worker.process.is_alive():
                self.end(worker)
                worker = None
            worker = worker or self.start()
            return worker.think(thought, self.seconds)
        except (ThoughtTooLong, EOFError):
            if worker is not None:
                self.end(worker)
            worker = None
            raise
        finally:
            self.idle.put(worker)

    def start(self) -> Worker:
        with self.lock:
            if self.closed:
                raise EOFError("the server is closing")
            worker = Worker()
            self.workers.add(worker)
            return worker

    def end(self, worker: Worker) -> None:
        with self.lock:
            self.workers.discard(worker)
        worker.kill()
        worker.process.join()
        worker.line.close()

    def close(self) -> None:
        """Kill all processes now, whatever they think about: no one waits for it any more."""
        with self.lock:
            self.closed = True
            for worker in self.workers:
                worker.kill()
        self.threads.shutdown(cancel_futures=True)


# --- in the process -------------------------------------------------------------------------------------------


def work(line: Connection) -> None:
    """Decide whatever comes in, until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, and this process ends when it does
    threading.Thread(target=end_with_server, daemon=True).start()
    with contextlib.suppress(EOFError, OSError):
        line.send((0, ""))
        while True:
            thought: Thought = line.recv()
            try:
                line.send((choose(*thought), ""))
            except Exception:
                line.send((0, traceback.format_exc()))


def end_with_server() -> None:
    """A killed server cannot end its workers: without this they would run for ever."""
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)
