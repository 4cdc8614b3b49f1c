"""The reference page of the library, generated from its docstrings when the site is built (tools/docs.py)."""

from __future__ import annotations

import ast
import inspect
import re
import sys
import textwrap
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))  # compiled classes cannot be inspected

# The public modules, and what each is for.  Their ``__all__`` lists what is public in them.
MODULES = {
    "stablemates": "The main module: deal, answer, view, save.",
    "stablemates.bots": "Bots: players that are programs.",
    "stablemates.testing": "Positions by name, and the contract of all games.",
    "stablemates.lab.rl": "Environments for reinforcement learning; the extra `[rl]` installs what they need.",
}
INDENT = 4  # of a class's own declarations
WIDTH = 84  # characters of a line of code
COMMA = re.compile(r", (?![^\[(]*[\])])")  # between arguments, not inside the brackets of a type
# Public names that cannot have a docstring.
PLAIN = {
    "NOBODY": "No seat: a spectator, or no winner. Its value is -1.",
    "NO_CARD": "No card, or one that was not seen face up. Its value is -1.",
    "DEFAULT_BOT": "The bot that is used if none is named: `sensible`.",
    "Seat": "A seat as an integer: 0 to `seats - 1`, in the order of play at the start.",
}


@cache
def page() -> str:
    """Return the page as Markdown."""
    guides = "The [guides](guides/write-a-bot.md) show how they fit together."
    head = f"# Reference\n\nEvery public name, from the docstrings. {guides}\n"
    return "\n".join([head, *(line for name in MODULES for line in module_lines(name))])


def module_lines(name: str) -> Iterator[str]:
    module = import_module(name)
    yield f"## `{name}`\n\n{MODULES[name]}\n"
    for public in sorted(public_names(module), key=lambda public: rank(public, getattr(module, public))):
        yield from thing_lines(public, getattr(module, public))


def public_names(module: ModuleType) -> list[str]:
    return [name for name in module.__all__ if not name.startswith("__")]


def rank(name: str, thing: Any) -> int:
    """Return the position of a name on the page: functions, classes, constants, errors."""
    if name in PLAIN:
        return 2
    if not inspect.isclass(thing):
        return 0
    return 3 if issubclass(thing, Exception) else 1


def thing_lines(name: str, thing: Any) -> Iterator[str]:
    if name in PLAIN:
        yield f"### `{name}`\n\n{PLAIN[name]}\n"
    elif inspect.isclass(thing):
        yield from class_lines(name, thing)
    else:
        yield f"### `{name}`\n\n{call(name, thing)}\n\n{markdown(inspect.getdoc(thing))}\n"


# --- classes -----------------------------------------------------------------------------------------


def class_lines(name: str, thing: type) -> Iterator[str]:
    """Yield the parts of a class: its docstring, its arguments, its fields and its methods."""
    yield f"### `{name}`\n\n{markdown(inspect.getdoc(thing))}\n"
    if not issubclass(thing, Exception):
        yield from making_lines(name, thing)
    if fields := "\n".join(f"- {field}" for field in fields_of(thing)):
        yield f"{fields}\n"
    for method, member in members_of(thing).items():
        shown = reading(method, member) if isinstance(member, property) else call(method, getattr(thing, method))
        yield f"#### `{name}.{method}`\n\n{shown}\n\n{markdown(explained(thing, method))}\n"


def own_bases(thing: type) -> list[type]:
    """Return a class and those of our classes that it extends."""
    return [base for base in thing.__mro__ if base.__module__.startswith("stablemates")]


def members_of(thing: type) -> dict[str, Any]:
    """Return the public methods and properties of a class, its own before the inherited ones."""
    found: dict[str, Any] = {}
    for base in own_bases(thing):
        for name, member in vars(base).items():
            if not name.startswith("_") and isinstance(member, (FunctionType, classmethod, property)):
                found.setdefault(name, member)
    return found


def explained(thing: type, member: str) -> str | None:
    return inspect.getdoc(getattr(thing, member))


def making_lines(name: str, thing: Any) -> Iterator[str]:
    """Yield the arguments of a class, if it has any, and their explanation."""
    if any("__init__" in vars(base) for base in own_bases(thing)) and inspect.signature(thing).parameters:
        yield f"{call(name, thing)}\n"
        doc = inspect.getdoc(thing.__init__)
        if doc != inspect.getdoc(object.__init__):
            yield f"{markdown(doc)}\n"


class Field(NamedTuple):
    name: str
    type: str
    comment: str

    def __str__(self) -> str:
        return f"`{self.name}: {self.type}`" + (f" — {self.comment.replace('``', '`')}" if self.comment else "")


def fields_of(thing: type) -> list[Field]:
    """Return the public attributes to which the class or its ``__init__`` gives a type, with their comments."""
    found: dict[str, Field] = {}
    for base in reversed(own_bases(thing)):
        source = textwrap.dedent(inspect.getsource(base))
        [declared] = ast.parse(source).body
        assert isinstance(declared, ast.ClassDef)
        makers = [one for one in declared.body if isinstance(one, ast.FunctionDef) and one.name == "__init__"]
        types = {one.arg: one.annotation for maker in makers for one in maker.args.args}
        for line in [*declared.body, *(line for maker in makers for line in maker.body)]:
            if field := field_of(line, types, source.splitlines()):
                found[field.name] = field
    return list(found.values())


def field_of(line: ast.stmt, types: dict[str, ast.expr | None], source: list[str]) -> Field | None:
    """Return the public attribute that a line declares, if any: ``self.seat = seat``, ``seats: int``."""
    target: ast.expr
    annotation: ast.expr | None
    if isinstance(line, ast.AnnAssign):
        target, annotation = line.target, line.annotation
    elif isinstance(line, ast.Assign) and isinstance(line.value, ast.Name):
        target, annotation = line.targets[0], types.get(line.value.id)
    else:
        return None
    name = ast.unparse(target).removeprefix("self.")
    if not annotation or name.startswith("_") or (line.col_offset > INDENT and isinstance(target, ast.Name)):
        return None
    assert line.end_lineno
    comment = source[line.end_lineno - 1][line.end_col_offset or 0 :].strip().removeprefix("# ")
    return Field(name, plain(ast.unparse(annotation)), comment)


# --- code and text -----------------------------------------------------------------------------------


def call(name: str, function: Any) -> str:
    """Return how to call a function, a method or a class, with a line per argument if it has many."""
    typed = re.sub(r"(: |-> )'([^']*)'", r"\1\2", str(inspect.signature(function)))
    line = name + plain(re.sub(r"\bself, ?|\bself\b", "", typed, count=1))
    line = line.removesuffix(" -> None") if inspect.isclass(function) else line
    if len(line) > WIDTH:
        start, end = line.index("(") + 1, line.rindex(")") if line.endswith(")") else line.rindex(") -> ")
        taken = COMMA.split(line[start:end])
        line = line[:start] + "".join(f"\n    {one}," for one in taken) + "\n" + line[end:]
    return code(line)


def reading(name: str, member: property) -> str:
    return code(f"{name}: {inspect.signature(member.fget).return_annotation}" if member.fget else name)


def code(lines: str) -> str:
    return f"```python\n{lines}\n```"


def plain(types: str) -> str:
    """Return types as a caller knows them: a machine word of compiled code is an ``int``."""
    return re.sub(r"\bi64\b", "int", types)


def markdown(doc: str | None) -> str:
    """Return a docstring as Markdown: names in single backticks, examples as code."""
    blocks = (doc or "").replace("``", "`").split("\n\n")
    return "\n\n".join(code(block) if block.startswith(">>>") else block for block in blocks)
