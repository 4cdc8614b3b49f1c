"""No module of the page imports itself indirectly.  Imports of types alone, and those on demand, do not count."""

from __future__ import annotations

import re
from pathlib import Path

from .imports import SOURCES
from .test_cycles import reach

PAGE = SOURCES.parent / "web" / "src"
STATEMENT = re.compile(
    r"""^[ ]*(?:import|export)\s+(?!type\b)(?:([^;"']*?)\s*from\s*)?["'](\.[^"']+)["']""", re.MULTILINE
)
ENDINGS = ("", ".ts", ".svelte.ts", ".svelte", "/index.ts")


def imports_of(file: Path) -> set[str]:
    """Return the modules that a module needs when it is loaded."""
    return {name_of(file, place) for what, place in STATEMENT.findall(file.read_text("utf-8")) if not only_types(what)}


def only_types(what: str) -> bool:
    """Return whether an import in braces names nothing but types.

    >>> only_types("{ type Card, type View }"), only_types("{ type Card, facts }"), only_types("")
    (True, False, False)
    """
    names = [name.strip() for name in what.strip("{} \n").split(",") if name.strip()]
    return what.startswith("{") and all(name.startswith("type ") for name in names)


def name_of(file: Path, place: str) -> str:
    base = (file.parent / place).resolve()
    found = next((one for one in (base.with_name(base.name + end) for end in ENDINGS) if one.is_file()), None)
    assert found, f"{file.relative_to(PAGE)} imports {place}, which is not there"
    return found.relative_to(PAGE).as_posix()


def test_no_module_of_the_page_is_in_a_cycle() -> None:
    files = [file for file in sorted(PAGE.rglob("*")) if file.suffix in (".ts", ".svelte")]
    graph = {file.relative_to(PAGE).as_posix(): imports_of(file) for file in files}
    assert "table/zones.ts" in graph["boards/plain/PlainBoard.svelte"]  # otherwise this would pass vacuously
    graph |= {name: set() for some in graph.values() for name in some if name not in graph}  # styles, pictures, lists
    assert [name for name in graph if name in reach(graph, name)] == []
