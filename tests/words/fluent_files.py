"""The Fluent files, parsed."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import stablemates.words

LOCALE = Path(stablemates.words.__file__).parent / "locale"
PAGE = Path(__file__).parents[2] / "web" / "src" / "locale"  # messages of the page alone
FILES = sorted(path.name for path in (LOCALE / "en").glob("*.ftl") if not path.name.startswith("edition-"))


@cache
def entries(lang: str, file: str) -> list[ast.EntryType]:
    return FluentParser().parse((LOCALE / lang / file).read_text("utf-8")).body


def patterns(lang: str, file: str) -> dict[str, ast.Pattern]:
    """Return the texts of a shared file by name."""
    return texts_of(LOCALE / lang / file)


@cache
def texts_of(file: Path) -> dict[str, ast.Pattern]:
    """Return the texts of a file by name: ``message`` or ``message.attribute``."""
    found: dict[str, ast.Pattern] = {}
    for entry in FluentParser().parse(file.read_text("utf-8")).body:
        if isinstance(entry, (ast.Message, ast.Term)):
            if entry.value is not None:
                found[entry.id.name] = entry.value
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = attribute.value
    return found


class Collector(Visitor):
    """The arguments and the choices in a text."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.choices: list[tuple[str, set[str]]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.arguments.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = {key.name if isinstance(key := variant.key, ast.Identifier) else key.value for variant in node.variants}
        name = node.selector.id.name if isinstance(node.selector, ast.VariableReference) else ""
        self.choices.append((name, keys))
        self.generic_visit(node)


def inside(pattern: ast.Pattern) -> Collector:
    collector = Collector()
    collector.visit(pattern)
    return collector
