"""The protocol as a JSON Schema, made from the messages and from what stands beside their fields."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from functools import cache
from types import ModuleType
from typing import Any

from msgspec.json import schema_components

from . import messages

DEFS = "#/$defs/"
CARRIED = ("type", "id", "on")  # what every command carries


@cache
def schema() -> dict[str, Any]:
    """All messages; what the sources say about a field in a comment is its description."""
    (command, message), parts = schema_components((messages.Command, messages.Message), ref_template=DEFS + "{name}")
    comments = dict(comments_in(messages))
    for name, part in parts.items():
        part["description"] = plain(part.get("description", name))
        for field, node in part["properties"].items():
            if said := comments.get((name, field)) or comments.get(("Said", field)):
                node["description"] = plain(f"{said[0].upper()}{said[1:].rstrip('.')}.")
        first = {field: part["properties"][field] for field in CARRIED if field in part["properties"]}
        part["properties"] = first | part["properties"]
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The protocol of Stablemates tables",
        "description": "A client says a Command, a server says a Message.",
        "protocol": messages.PROTOCOL,
        "anyOf": [{"$ref": f"{DEFS}Command"}, {"$ref": f"{DEFS}Message"}],
        "$defs": {"Command": command, "Message": message, **parts},
    }


def plain(text: str) -> str:
    """A docstring as one line of Markdown."""
    return " ".join(text.split()).replace("``", "`")


def comments_in(module: ModuleType) -> Iterator[tuple[tuple[str, str], str]]:
    """What stands behind each field of each class."""
    source = inspect.getsource(module)
    lines = source.splitlines()
    for node in ast.walk(ast.parse(source)):
        for field in node.body if isinstance(node, ast.ClassDef) else []:
            if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
                comment = lines[(field.end_lineno or 0) - 1][field.end_col_offset or 0 :].strip()
                if comment.startswith("# ") and isinstance(node, ast.ClassDef):
                    yield (node.name, field.target.id), comment[2:]
