"""All keys that a table over the network can send, found in the sources of the server and in its messages."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import get_args

import stablemates
from stablemates import bots
from stablemates.protocol import commands
from stablemates.protocol.messages import Phase

PARTS = ("server", "table", "client")

# Calls that contain a key: the called name, and the position of the argument.
REASONS = {
    "Refusal": 0,
    "NeverEnds": 0,
    "Bye": 0,
    "Problem": 0,
    "cut": 0,
    "Refused": 1,
    "Denied": 1,
    "end": 1,
    "disconnect": 1,
    "TurnedAway": 0,
}
IN_NO_CALL = {"too-slow"}  # of a close without a message
EVENTS = {"emit": 0}

LISTS: dict[str, tuple[str, ...]] = {
    "phrase": get_args(commands.Phrase),
    "reaction": get_args(commands.Reaction),
    "mode": get_args(commands.WindowMode),
    "wake": get_args(commands.Wake),
    "speed": get_args(commands.Speed),
    "phase-table": get_args(Phase),
    "level": tuple(one.name for one in bots.every_entry() if one.offered),
}
ABOUT = ("mode", "speed")  # these have a description


def in_calls(calls: dict[str, int]) -> Iterator[str]:
    """Yield the literal texts at those places."""
    package = Path(stablemates.__file__).parent
    for path in sorted(path for part in PARTS for path in (package / part).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                place = calls.get(getattr(node.func, "attr", getattr(node.func, "id", "")), -1)
                if 0 <= place < len(node.args):
                    yield from constants(node.args[place])


def constants(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.IfExp):
        yield from constants(node.body)
        yield from constants(node.orelse)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value


@cache
def reasons() -> frozenset[str]:
    """Return why a command is refused, or a connection ended."""
    return frozenset(in_calls(REASONS)) | IN_NO_CALL


@cache
def events() -> frozenset[str]:
    """Return the kinds of table events."""
    return frozenset(in_calls(EVENTS))


@cache
def all_messages() -> frozenset[str]:
    """Return the messages that a table needs."""
    lists = {f"{what}-{key}" for what, keys in LISTS.items() for key in keys}
    explained = {f"{what}-{key}.about" for what in ABOUT for key in LISTS[what]}
    return frozenset(lists | explained | {f"refused-{one}" for one in reasons()} | {f"event-{one}" for one in events()})
