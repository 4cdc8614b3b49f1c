"""Worker processes of a server, whose work cannot block a table.

A process that takes too long is killed, and another process takes its place.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import threading
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from queue import SimpleQueue
from typing import Any

START = 60.0  # seconds a process may take to start, even on a busy machine
Work = Callable[[Connection], None]  # what a process runs: a module's function that calls ``serve``


class TookTooLong(Exception):
    """The work was not done in time; its process is gone."""


class WorkFailed(Exception):
    """The work failed; the text says where."""


class Worker:
    """A worker process, started from scratch so that it inherits nothing from the server: no socket, file or secret.

    Every method blocks, so a thread has to call it; only ``kill`` may be called from anywhere.
    """

    def __init__(self, work: Work) -> None:
        apart = get_context("spawn")
        self.pipe, other_end = apart.Pipe()
        self.process = apart.Process(target=work, args=(other_end,), daemon=True)
        self.process.start()
        other_end.close()
        self.ready = False

    def ask(self, job: tuple[Any, ...], seconds: float) -> Any:
        """Do a job.  Raises ``TookTooLong``, ``WorkFailed``, or ``EOFError`` if the process was killed."""
        try:
            if not self.ready:
                self.receive(START)
                self.ready = True
            self.pipe.send(job)
            result, failure = self.receive(seconds)
        except OSError as error:
            raise EOFError(str(error)) from error
        if failure:
            raise WorkFailed(failure)
        return result

    def receive(self, seconds: float) -> tuple[Any, str]:
        if not self.pipe.poll(seconds):
            raise TookTooLong
        found: tuple[Any, str] = self.pipe.recv()
        return found

    def kill(self) -> None:
        self.process.kill()


class Workers:
    """A pool of worker processes, each started when it is first needed."""

    def __init__(self, work: Work, processes: int, seconds: float) -> None:
        self.work = work
        self.seconds = seconds
        self.threads = ThreadPoolExecutor(processes, thread_name_prefix="worker")
        self.idle: SimpleQueue[Worker | None] = SimpleQueue()  # none: to be started when needed
        for _ in range(processes):
            self.idle.put(None)
        self.lock = threading.Lock()
        self.workers: set[Worker] = set()
        self.closed = False

    async def do(self, *job: Any) -> Any:
        """Let a process do a job; raises the same errors as ``Worker.ask``."""
        return await asyncio.get_running_loop().run_in_executor(self.threads, self.ask, job)

    def ask(self, job: tuple[Any, ...]) -> Any:
        """Let a process do a job; if it was killed from outside, another process retries once."""
        try:
            return self.ask_one(job)
        except EOFError:
            return self.ask_one(job)

    def ask_one(self, job: tuple[Any, ...]) -> Any:
        worker = self.idle.get()
        try:
            if worker is not None and not worker.process.is_alive():
                self.end(worker)
                worker = None
            worker = worker or self.start()
            return worker.ask(job, self.seconds)
        except (TookTooLong, EOFError):
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
            worker = Worker(self.work)
            self.workers.add(worker)
            return worker

    def end(self, worker: Worker) -> None:
        with self.lock:
            self.workers.discard(worker)
        worker.kill()
        worker.process.join()
        worker.pipe.close()

    def close(self) -> None:
        """Kill all processes now, whatever they are doing."""
        with self.lock:
            self.closed = True
            for worker in self.workers:
                worker.kill()
        self.threads.shutdown(cancel_futures=True)


# --- in the process -------------------------------------------------------------------------------------------


def serve(pipe: Connection, do: Callable[..., Any]) -> None:
    """Do every job that is received, until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is meant for the server, and this process ends with it
    threading.Thread(target=end_with_server, daemon=True).start()
    with contextlib.suppress(EOFError, OSError):
        pipe.send((None, ""))
        while True:
            job: tuple[Any, ...] = pipe.recv()
            try:
                pipe.send((do(*job), ""))
            except Exception:
                pipe.send((None, traceback.format_exc()))


def end_with_server() -> None:
    """End this process with the server: a killed server cannot end its workers."""
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)
