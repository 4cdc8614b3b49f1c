"""Which module imports which, read from the sources without running them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

SOURCES = Path(__file__).resolve().parents[2] / "src"


class Import(NamedTuple):
    module: str  # the importing module: stablemates.core.table
    line: int
    name: str  # the imported one: stablemates.core.rng, json
    needed: bool  # whether it is required at run time: not under TYPE_CHECKING, nor with a fallback

    def __str__(self) -> str:
        return f"{self.module}, line {self.line}: {self.name}"


def modules() -> dict[str, Path]:
    """Return all modules of the package by name."""
    found = {}
    for file in sorted(SOURCES.rglob("*.py")):
        parts = file.relative_to(SOURCES).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = file
    return found


@cache
def all_imports() -> list[Import]:
    known = modules()
    return [one for name, file in known.items() for one in imports_of(name, file, known)]


def imports_of(module: str, file: Path, known: dict[str, Path]) -> Iterator[Import]:
    tree = ast.parse(file.read_text(encoding="utf-8"), str(file))
    package = module if file.name == "__init__.py" else module.rpartition(".")[0]
    guarded = {id(node) for guard in ast.walk(tree) if is_guard(guard) for node in ast.walk(guard)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = source_of(node, package)
            # ``from ..games import registry`` imports the module registry; ``from .rng import fast`` imports rng.
            names = [f"{base}.{alias.name}" if f"{base}.{alias.name}" in known else base for alias in node.names]
        else:
            continue
        for name in names:
            yield Import(module, node.lineno, name, id(node) not in guarded)


def source_of(node: ast.ImportFrom, package: str) -> str:
    """Return the absolute name after ``from``."""
    if node.level == 0:
        return node.module or ""
    parts = package.split(".")
    return ".".join([*parts[: len(parts) - node.level + 1], *([node.module] if node.module else [])])


def is_guard(node: ast.AST) -> bool:
    """``if TYPE_CHECKING:`` or ``if MYPY:``, also with ``or``, or ``try:`` with ``except ImportError:``."""
    if isinstance(node, ast.Try):
        return any(handler.type and ast.unparse(handler.type) == "ImportError" for handler in node.handlers)
    return isinstance(node, ast.If) and ast.unparse(node.test).split(" or ")[0] in (
        "MYPY",
        "TYPE_CHECKING",
        "typing.TYPE_CHECKING",
    )
