"""No module imports itself indirectly at run time.

Imports under ``TYPE_CHECKING`` do not count.  Imports inside functions do: they only hide a cycle.
"""

from __future__ import annotations

import pytest

from .imports import all_imports, modules

PACKAGES = sorted(name for name, file in modules().items() if file.name == "__init__.py")


def inside(name: str, package: str) -> bool:
    return name == package or name.startswith(f"{package}.")


def cycles(package: str) -> list[list[str]]:
    """Return the groups of modules of a package in which each imports all the others, directly or not."""
    graph: dict[str, set[str]] = {name: set() for name in modules() if inside(name, package)}
    for one in all_imports():
        if one.needed and one.module in graph and one.name in graph and one.name != one.module:
            graph[one.module].add(one.name)
    reached = {name: reach(graph, name) for name in graph}
    groups = {frozenset(other for other in reached[name] if name in reached[other]) for name in graph}
    return sorted(sorted(group) for group in groups if group)


def reach(graph: dict[str, set[str]], start: str) -> set[str]:
    """Return all modules that a module imports, directly or not; itself only if there is a cycle."""
    found: set[str] = set()
    ahead = list(graph[start])
    while ahead:
        name = ahead.pop()
        if name not in found:
            found.add(name)
            ahead += graph[name]
    return found


def test_a_cycle_would_be_found() -> None:
    graph = {"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}}
    assert {name for name in graph if name in reach(graph, name)} == {"a", "b", "c"}


@pytest.mark.parametrize("package", PACKAGES)
def test_no_package_has_a_cycle(package: str) -> None:
    found = cycles(package)
    assert not found, "\n".join(["these modules import each other:", *(" ".join(group) for group in found)])
