"""Resume long runs: every finished piece is a line of JSON in a file, and is not run again."""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from math import inf
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from msgspec.json import encode

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

Piece = TypeVar("Piece")
Outcome = TypeVar("Outcome", bound="DataclassInstance")


@dataclass(frozen=True)
class Sitting:
    """One of the runs that together make up a long one: where finished pieces are stored, and when it ends."""

    file: Path | None = None
    until: float = inf  # on the monotonic clock; no piece is started later
    processes: int = 1

    @property
    def is_over(self) -> bool:
        return time.monotonic() >= self.until

    def run(self, work: Callable[[Piece], Outcome], left: Iterable[Piece]) -> Iterator[Outcome]:
        """Yield the outcomes of the pieces that are left, in any order, and store each, until the sitting ends."""
        for outcome in self.in_processes(work, left) if self.processes > 1 else self.in_turn(work, left):
            keep(self.file, outcome)
            yield outcome

    def in_turn(self, work: Callable[[Piece], Outcome], left: Iterable[Piece]) -> Iterator[Outcome]:
        for piece in left:
            if self.is_over:
                return
            yield work(piece)

    def in_processes(self, work: Callable[[Piece], Outcome], left: Iterable[Piece]) -> Iterator[Outcome]:
        waiting, running = iter(left), set[Future[Outcome]]()
        with ProcessPoolExecutor(self.processes, mp_context=get_context("spawn")) as pool:
            while True:
                while len(running) < self.processes and not self.is_over and (piece := next(waiting, None)) is not None:
                    running.add(pool.submit(work, piece))
                if not running:
                    return
                done, running = wait(running, return_when=FIRST_COMPLETED)
                yield from (one.result() for one in done)


def pieces(file: Path | None) -> list[dict[str, Any]]:
    """Return the pieces that earlier sittings finished; a truncated last line is removed."""
    if file is None or not file.exists():
        return []
    text = file.read_text("utf-8")
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        file.write_text(whole, "utf-8")
    return [json.loads(line) for line in whole.splitlines()]


def keep(file: Path | None, piece: DataclassInstance) -> None:
    if file is not None:
        with file.open("a", encoding="utf-8") as lines:
            lines.write(encode(piece).decode() + "\n")


def counted(found: dict[str, Any], *names: str) -> dict[str, Any]:
    """Return a piece with some of its fields as counters; numbers are numbers again.

    >>> counted({"seed": 1, "reasons": {"stale": 2}, "statuses": {"404": 3}}, "reasons", "statuses")
    {'seed': 1, 'reasons': Counter({'stale': 2}), 'statuses': Counter({404: 3})}
    """
    return found | {name: Counter({number(key): n for key, n in found[name].items()}) for name in names}


def number(key: str) -> int | str:
    return int(key) if key.isdigit() else key
