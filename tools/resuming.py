"""Resume long runs: every finished piece is a line of JSON in a file, and is not run again."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec.json import encode

if TYPE_CHECKING:
    from _typeshed import DataclassInstance


def pieces(file: Path | None) -> list[dict[str, Any]]:
    """Return the pieces that earlier runs finished; a truncated last line is removed."""
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
    """Return a piece with some of its fields as counters.

    >>> counted({"seed": 1, "reasons": {"stale": 2}}, "reasons")
    {'seed': 1, 'reasons': Counter({'stale': 2})}
    """
    return found | {name: Counter(found[name]) for name in names}
