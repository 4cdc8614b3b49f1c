"""docs/cards.md explains every word of the card language."""

from __future__ import annotations

import ast
import importlib
import inspect
import pkgutil
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from stablemates.games.stable import kind, machine, ops, terms, words
from stablemates.games.stable.kind import Filter, Text
from stablemates.games.stable.machine import Op
from stablemates.games.stable.profiles import FIRST_KINDS, SECOND_KINDS

PAGE = (Path(__file__).parents[2] / "docs" / "cards.md").read_text("utf-8")
EXAMPLES = "\n".join(line for line in PAGE.splitlines() if line.startswith((">>>", "...")))


def subclasses(base: type, module: ModuleType) -> list[str]:
    """Return the classes of a module that are a ``base``, by name."""
    return sorted(
        name
        for name, one in vars(module).items()
        if inspect.isclass(one) and issubclass(one, base) and one is not base and one.__module__ == module.__name__
    )


def all_ops() -> list[str]:
    modules = [importlib.import_module(f"{ops.__name__}.{one.name}") for one in pkgutil.iter_modules(ops.__path__)]
    return [name for module in [machine, *modules] for name in subclasses(Op, module)]


def rules_of(heading: str) -> Iterator[str]:
    """Yield the constants of terms.py in the block under a comment that starts with ``heading``."""
    lines = inspect.getsource(terms).splitlines()
    start = next(number for number, line in enumerate(lines) if line.startswith(f"# {heading}"))
    for line in lines[start + 1 :]:
        if not line.strip():
            return
        for node in ast.parse(line).body:
            assert isinstance(node, ast.AnnAssign)
            assert isinstance(node.target, ast.Name)
            yield node.target.id


OPS = all_ops()
STABLE_RULES = list(rules_of("Rules that a card switches on"))
SELF_RULES = list(rules_of("Rules about the card itself"))
FILTERS = sorted(
    name
    for name, one in vars(words).items()
    if inspect.isfunction(one) and inspect.signature(one).return_annotation in ("Filter", Filter)
)
TEXTS = [name for name in subclasses(Text, words) if name != "On"]


def test_the_lists_are_not_empty() -> None:
    """They are computed: if that broke, all other tests would pass."""
    assert {"Sacrifice", "May", "Draw", "Play", "Link", "Nothing"} <= set(OPS)
    assert len(OPS) >= 45
    assert (STABLE_RULES[0], STABLE_RULES[-1], len(STABLE_RULES) >= 12) == ("PANDAS", "ROOMY", True)
    assert (SELF_RULES[0], SELF_RULES[-1], len(SELF_RULES) >= 9) == ("COUNTS_TWO", "SUPER", True)
    assert {"a", "your", "their", "in_nursery"} <= set(FILTERS)
    assert {"OnPlay", "OnLeave", "WhileHere", "Itself", "InsteadOfFalling"} <= set(TEXTS)
    assert kind.__doc__


@pytest.mark.parametrize("word", [*OPS, *TEXTS, *STABLE_RULES, *SELF_RULES])
def test_every_word_is_explained(word: str) -> None:
    assert f"`{word}`" in PAGE or f"`{word}(" in PAGE


@pytest.mark.parametrize("word", FILTERS)
def test_every_filter_is_explained(word: str) -> None:
    assert f"| `{word}(" in PAGE


@pytest.mark.parametrize("rule", [*STABLE_RULES, *SELF_RULES])
def test_every_rule_is_seen_at_a_table(rule: str) -> None:
    assert rule in EXAMPLES


def ops_in(op: Op) -> Iterator[str]:
    yield type(op).__name__
    for part in op.parts():
        yield from ops_in(part)


def test_every_verb_of_a_card_is_seen_at_a_table() -> None:
    """The examples name a card that has it."""
    without: set[str] = set()
    shown: set[str] = set()
    for one in [*SECOND_KINDS, *FIRST_KINDS]:
        texts = [*one.on.values(), *([one.instead.op] if one.instead else [])]
        verbs = {name for op in texts for name in ops_in(op)}
        (shown if one.name in EXAMPLES else without).update(verbs)
    assert not without - shown
