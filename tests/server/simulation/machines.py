"""Machines that can be killed or paused, on an event loop with virtual time.

Whatever a machine starts carries the machine's name in its context.  So it can be killed as by ``kill -9``, between any
two steps and without any cleanup, or be stopped and continue later with its old memory.
"""

from __future__ import annotations

import asyncio
import contextvars
import selectors
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from ..virtual_time import Idle, VirtualLoop

T = TypeVar("T")
Call = tuple[Callable[..., object], tuple[Any, ...], contextvars.Context]
RESTLESS = 20_000  # steps without progress in time after which a world counts as busy-looping


class Hot(Exception):
    """A busy loop: something is retried without time passing."""


class Machine:
    """A machine.  Its tasks run while it is on."""

    def __init__(self, name: str, ahead: int) -> None:
        self.name = name
        self.ahead = ahead  # milliseconds by which its clock is wrong
        self.dead = False
        self.stopped = False
        self.parked: list[Call] = []
        self.context = contextvars.copy_context()
        self.context.run(MACHINE.set, self)

    def now(self) -> int:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, VirtualLoop)
        return loop.now() + self.ahead

    def step(self, callback: Callable[..., object], args: tuple[Any, ...], context: contextvars.Context) -> None:
        if self.stopped or self.dead:
            self.parked.append((callback, args, context))
        else:
            callback(*args)

    def start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Start a task here, from outside."""
        return asyncio.get_running_loop().create_task(work, context=self.context)

    def resume(self) -> None:
        """Resume everything that was paused."""
        self.stopped = False
        loop = asyncio.get_running_loop()
        for callback, args, context in self.parked:
            loop.call_soon(callback, *args, context=context)
        self.parked = []


MACHINE: contextvars.ContextVar[Machine | None] = contextvars.ContextVar("machine", default=None)


class Restless(Idle):
    """Detects that time no longer passes."""

    steps = 0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        self.steps += 1
        if timeout is None or timeout > 0:
            self.steps = 0
        elif self.steps > RESTLESS:
            self.steps = 0
            raise Hot("time does not pass, and something is retried endlessly")
        return super().select(timeout)


class WorldLoop(VirtualLoop):
    def __init__(self) -> None:
        self.elapsed = 0.0
        selector = Restless()
        selector.loop = self
        asyncio.SelectorEventLoop.__init__(self, selector)

    def call_soon(  # type: ignore[override]  # asyncio's ties the arguments to the callback
        self, callback: Callable[..., object], *args: Any, context: contextvars.Context | None = None
    ) -> asyncio.Handle:
        context = contextvars.copy_context() if context is None else context  # an empty context is falsy
        machine = context.get(MACHINE)
        if machine is None:
            return super().call_soon(callback, *args, context=context)
        return super().call_soon(machine.step, callback, args, context, context=context)

    def call_at(  # type: ignore[override]  # asyncio's ties the arguments to the callback
        self, when: float, callback: Callable[..., object], *args: Any, context: contextvars.Context | None = None
    ) -> asyncio.TimerHandle:
        context = contextvars.copy_context() if context is None else context  # an empty context is falsy
        machine = context.get(MACHINE)
        if machine is None:
            return super().call_at(when, callback, *args, context=context)
        return super().call_at(when, machine.step, callback, args, context, context=context)


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run a world to its end."""
    with asyncio.Runner(loop_factory=WorldLoop) as runner:
        return runner.run(work)
