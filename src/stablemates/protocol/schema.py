"""The protocol as a JSON Schema, generated from the structs and the comments of their fields."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from functools import cache
from types import ModuleType
from typing import Any

from msgspec.json import schema_components

from . import commands, messages, puzzles, replays, reports, rulings, values, views

DEFS = "#/$defs/"
CARRIED = ("type", "id", "on")  # fields of every command
MODULES = (values, views, commands, messages, replays, reports, rulings, puzzles)


@cache
def schema() -> dict[str, Any]:
    """Return the schema of all messages; the comment on a field is its description."""
    puzzle_types = (puzzles.Puzzle, puzzles.PuzzleList, puzzles.PuzzleAnswers, puzzles.PuzzleVerdict)
    asked = (rulings.Inquiry, rulings.Ruling)
    roots = (commands.Command, messages.Message, commands.Ping, replays.Replay, reports.Report, *asked, *puzzle_types)
    (command, message, *_), parts = schema_components(roots, ref_template=DEFS + "{name}")
    comments = {named: comment for module in MODULES for named, comment in comments_in(module)}
    for name, part in parts.items():
        part["description"] = plain(part.get("description", name))
        for field, node in part["properties"].items():
            if comment := comment_on(name, field, comments):
                node["description"] = plain(f"{comment[0].upper()}{comment[1:].rstrip('.')}.")
        first = {field: part["properties"][field] for field in CARRIED if field in part["properties"]}
        part["properties"] = first | part["properties"]
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The protocol of Stablemates tables",
        "description": "A client sends a Command or a Ping; a server sends a Message.",
        "protocol": commands.PROTOCOL,
        "anyOf": [{"$ref": f"{DEFS}{name}"} for name in ("Command", "Ping", "Message")],
        "$defs": {"Command": command, "Message": message, **parts},
    }


def comment_on(name: str, field: str, comments: dict[tuple[str, str], str]) -> str:
    """Return the comment on a field, in its own class or in the class it is inherited from."""
    struct = next(getattr(module, name) for module in MODULES if hasattr(module, name))
    return next((comments[base.__name__, field] for base in struct.__mro__ if (base.__name__, field) in comments), "")


def plain(text: str) -> str:
    """Return a docstring as one line of Markdown."""
    return " ".join(text.split()).replace("``", "`")


def comments_in(module: ModuleType) -> Iterator[tuple[tuple[str, str], str]]:
    """Yield the comment on each field of each class."""
    source = inspect.getsource(module)
    lines = source.splitlines()
    for node in ast.walk(ast.parse(source)):
        for field in node.body if isinstance(node, ast.ClassDef) else []:
            if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
                comment = lines[(field.end_lineno or 0) - 1][field.end_col_offset or 0 :].strip()
                if comment.startswith("# ") and isinstance(node, ast.ClassDef):
                    yield (node.name, field.target.id), comment[2:]
