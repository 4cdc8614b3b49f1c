"""A run on disk: its plan, and each batch as soon as it is finished.

The file is text, one line of JSON for each, and is only ever appended to.  So an interruption (Ctrl-C, an empty
battery) costs at most the line being written, and the next start resumes after the last complete one.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import stablemates

from .collectors import Totals, add
from .simulate import BadExperiment, Done, Plan

FORMAT = 1
NAME = "run.jsonl"


class RunLog:
    """The file of one run; without a folder nothing is stored."""

    def __init__(self, folder: Path | None, plan: Plan) -> None:
        self.file = folder / NAME if folder else None
        self.plan = plan
        self.batch = plan.batch()
        self.games = 0  # played so far
        self.done: dict[int, Totals] = {}  # number of its first game -> totals of a batch
        self.seconds = 0.0
        if self.file is None:
            return
        self.file.parent.mkdir(parents=True, exist_ok=True)
        if self.file.exists() and self.file.stat().st_size:
            self.read()
        else:
            self.file.write_text(json.dumps(self.header()) + "\n", "utf-8")

    def header(self) -> dict[str, Any]:
        """Return everything that the games depend on; their number is not part of it."""
        return {"format": FORMAT, "version": stablemates.__version__, "batch": self.batch, "plan": self.plan.as_json()}

    def read(self) -> None:
        assert self.file is not None
        text = self.file.read_bytes()
        whole = text[: text.rfind(b"\n") + 1]
        if len(whole) < len(text):
            with self.file.open("rb+") as file:
                file.truncate(len(whole))  # an incomplete line
        first, *rest = whole.decode("utf-8").splitlines() or [""]
        header = read_header(first, self.file)
        self.batch = header["batch"]  # which depends on the number of games, and that may be larger now
        if differs := differences(header, json.loads(json.dumps(self.header()))):
            raise BadExperiment(
                f"{self.file.parent} contains another run, which differs in {', '.join(differs)}; name another folder"
            )
        for number, line in enumerate(rest, 2):
            try:
                batch = json.loads(line)
                if batch["games"] == len(self.range_at(batch["first"])):
                    self.note(batch["first"], batch["games"], Done(batch["totals"], batch["seconds"]))
            except (ValueError, KeyError, TypeError):
                raise BadExperiment(f"{self.file}: line {number} is corrupt: remove it and resume") from None

    def range_at(self, first: int) -> range:
        """Return the games of the batch that starts there."""
        return range(first, max(first, min(first + self.batch, self.plan.games)))

    def to_do(self) -> list[range]:
        """Return the batches that are still missing."""
        begins = range(0, self.plan.games, self.batch)
        return [self.range_at(first) for first in begins if first not in self.done]

    def totals(self) -> Totals:
        """Return the sum of all batches, always added in the same order."""
        whole: Totals = {}
        for first in sorted(self.done):
            add(whole, self.done[first])
        return whole

    def note(self, first: int, games: int, done: Done) -> None:
        self.done[first] = done.totals
        self.games += games
        self.seconds += done.seconds

    def keep(self, numbers: range, done: Done) -> None:
        self.note(numbers.start, len(numbers), done)
        if self.file is not None:
            line = {"first": numbers.start, "games": len(numbers), "seconds": done.seconds, "totals": done.totals}
            with self.file.open("a", encoding="utf-8") as file:
                file.write(json.dumps(line) + "\n")


def read_header(line: str, file: Path) -> dict[str, Any]:
    try:
        header = json.loads(line)
        if header["format"] == FORMAT and isinstance(header["plan"], dict) and header["batch"] > 0:
            return dict(header)
    except (ValueError, KeyError, TypeError):
        pass
    raise BadExperiment(f"{file} is not a run that this version can resume")


def plan_in(folder: Path) -> dict[str, Any]:
    """Return the plan of the run in a folder, as JSON."""
    file = folder / NAME
    if not file.exists():
        raise BadExperiment(f"{folder} contains no run to resume")
    with file.open(encoding="utf-8") as lines:
        plan: dict[str, Any] = read_header(lines.readline(), file)["plan"]
    return plan


def differences(one: Any, other: Any, name: str = "") -> list[str]:
    """Return the names of the fields in which two plans differ, except the number of games.

    >>> differences({"seed": 1, "games": 10}, {"seed": 2, "games": 20})
    ['seed']
    """
    if isinstance(one, dict) and isinstance(other, dict):
        found = []
        for key in sorted(set(one) | set(other)):
            if key != "games":
                found += differences(one.get(key), other.get(key), f"{name}.{key}" if name else key)
        return found
    return [] if one == other else [name.removeprefix("plan.")]
