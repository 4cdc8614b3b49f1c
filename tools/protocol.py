"""Write the files generated from the protocol:  .venv/bin/python tools/protocol.py [--check]

These are docs/protocol.schema.json (JSON Schema), web/src/protocol.ts (TypeScript), the tables between the marks in
docs/protocol.md, and the lengths of beats for the page (web/src/director/figures.json).  With ``--check``, nothing is
written, and the exit code is 1 if a file is out of date.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from typing import Any, TypeAlias

from msgspec.json import encode

from generated import ROOT, renew

sys.path[:0] = [str(ROOT / "src")]  # the sources, whatever is installed

from stablemates.protocol import beats  # noqa: E402
from stablemates.protocol.schema import CARRIED, DEFS, schema  # noqa: E402

SCHEMA, TYPES, PAGE = "docs/protocol.schema.json", "web/src/protocol.ts", "docs/protocol.md"
FIGURES = "web/src/director/figures.json"
BEGIN, END = "<!-- messages: written by tools/protocol.py -->", "<!-- end of messages -->"

Node: TypeAlias = dict[str, Any]  # a piece of JSON Schema
WORDS = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}


def main(arguments: list[str]) -> int:
    return renew(written(), arguments)


def written() -> dict[str, str]:
    """Return the text of each file."""
    whole = schema()
    page = (ROOT / PAGE).read_text("utf-8")
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return {
        SCHEMA: json.dumps(whole, indent=1, ensure_ascii=False) + "\n",
        TYPES: typescript(whole),
        FIGURES: figures(),
        PAGE: f"{before}{BEGIN}\n\n{tables(whole['$defs'])}\n{END}{after}",
    }


def figures() -> str:
    """Return the lengths of beats for which the table waits, one line for each kind."""
    common = {"limit": beats.LIMIT, "more": beats.MORE, "most_blows": beats.MOST_BLOWS, "crowd": beats.CROWD}
    games = {**beats.BEATS, "other": {"unknown": beats.UNKNOWN}}
    parts = [f"  {json.dumps(name)}: {json.dumps(value)}" for name, value in common.items()]
    for game, kinds in games.items():
        lines = [f"    {json.dumps(name)}: {encode(beat).decode()}" for name, beat in kinds.items()]
        parts.append(f"  {json.dumps(game)}: {{\n" + ",\n".join(lines) + "\n  }")
    return "{\n" + ",\n".join(parts) + "\n}\n"


# --- TypeScript ------------------------------------------------------------------------------------


def typescript(whole: Node) -> str:
    parts = [
        "// The messages between a table and its clients.  Written by tools/protocol.py; do not edit.",
        f"export const PROTOCOL = {whole['protocol']};",
        "/** What a client may send. */",
        f"export type Command = {spelled(whole['$defs']['Command'])};",
        "/** What a server sends. */",
        f"export type Message = {spelled(whole['$defs']['Message'])};",
    ]
    parts += [interface(name, node) for name, node in whole["$defs"].items() if "properties" in node]
    return "\n\n".join(parts).replace(". */\n\n", ". */\n") + "\n"


def interface(name: str, node: Node) -> str:
    """Return an object type; an optional field has a question mark and its default."""
    lines = [f"/** {node['description']} */", f"export interface {name} {{"]
    for field, inner in node["properties"].items():
        comment = [inner["description"]] if "description" in inner else []
        if "default" in inner and inner["default"] is not None:
            comment.append(f"Default: {json.dumps(inner['default'])}.")
        lines += [f"  /** {' '.join(comment)} */"] if comment else []
        lines.append(f"  {field}{'' if field in node['required'] else '?'}: {spelled(inner)};")
    return "\n".join([*lines, "}"])


def spelled(node: Node) -> str:
    """Return the TypeScript for a piece of schema."""
    if "$ref" in node:
        return str(node["$ref"]).removeprefix(DEFS)
    if "enum" in node:
        return " | ".join(json.dumps(value) for value in node["enum"])
    if "anyOf" in node:
        return " | ".join(dict.fromkeys(spelled(one) for one in node["anyOf"]))
    if node.get("type") == "array":
        inner = spelled(node["items"])
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if node.get("type") == "object":
        values = node.get("additionalProperties", True)
        return f"Record<string, {spelled(values) if isinstance(values, dict) else 'unknown'}>"
    return WORDS[node["type"]] if "type" in node else "unknown"


# --- tables for people -----------------------------------------------------------------------------


def tables(parts: dict[str, Node]) -> str:
    return "\n".join(
        [
            "### Commands: what a client sends",
            "",
            "Besides `type`, `id` and `on`; fields with `?` are optional.",
            "",
            *table(parts, "Command"),
            "",
            "### Messages: what a server sends",
            "",
            *table(parts, "Message"),
            "",
        ]
    )


def table(parts: dict[str, Node], union: str) -> Iterator[str]:
    yield "| type | fields | what |"
    yield "| --- | --- | --- |"
    for one in parts[union]["anyOf"]:
        node = parts[spelled(one)]
        kind = node["properties"]["type"]["enum"][0]
        left_out = CARRIED if union == "Command" else ("type",)
        fields = [listed(node, field) for field in node["properties"] if field not in left_out]
        yield f"| `{kind}` | {'<br>'.join(fields) or '–'} | {node['description']} |"


def listed(node: Node, field: str) -> str:
    """Return a field for a cell: its name, its type, and its description from the sources."""
    inner = node["properties"][field]
    text = f"`{field}{'' if field in node['required'] else '?'}: {spelled(inner)}`".replace("|", "\\|")
    return f"{text} {inner['description']}" if "description" in inner else text


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
