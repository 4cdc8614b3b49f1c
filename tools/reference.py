"""The reference of the library, generated from its docstrings when the site is built: see tools/docs.py."""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))  # compiled classes cannot be inspected

# The public modules, and what each is for.  Their ``__all__`` lists what is public in them.
MODULES = {
    "stablemates": "The front door: deal, answer, look, save.",
    "stablemates.bots": "Bots: players that are programs.",
    "stablemates.testing": "Positions by name, and the contract of all games.",
}


def page() -> str:
    """Return the page as Markdown."""
    guides = "The [guides](guides/write-a-bot.md) show how they fit together."
    head = f"# Reference\n\nEvery public name, from the docstrings. {guides}\n"
    return "\n".join([head, *(line for name in MODULES for line in module_lines(name))])


def module_lines(name: str) -> Iterator[str]:
    module = import_module(name)
    yield f"## `{name}`\n\n{MODULES[name]}\n"
    for public in public_names(module):
        yield from thing_lines(public, getattr(module, public))


def public_names(module: ModuleType) -> list[str]:
    return [name for name in module.__all__ if not name.startswith("__")]


def thing_lines(name: str, thing: Any) -> Iterator[str]:
    if inspect.isclass(thing):
        yield f"### `{name}`\n\n{markdown(inspect.getdoc(thing))}\n"
        for method, function in vars(thing).items():
            if not method.startswith("_") and inspect.isfunction(function):
                yield f"#### `{name}.{method}{signature(function)}`\n\n{markdown(inspect.getdoc(function))}\n"
    elif inspect.isfunction(thing):
        yield f"### `{name}{signature(thing)}`\n\n{markdown(inspect.getdoc(thing))}\n"
    else:
        yield f"### `{name}`\n\n`{thing!r}`\n"


def signature(function: Any) -> str:
    return re.sub(r"\bself, ?|\bself\b", "", str(inspect.signature(function)).replace("'", ""), count=1)


def markdown(doc: str | None) -> str:
    """Return a docstring as Markdown: names in single backticks, examples as code."""
    blocks = (doc or "").replace("``", "`").split("\n\n")
    return "\n\n".join(f"```python\n{block}\n```" if block.startswith(">>>") else block for block in blocks)
