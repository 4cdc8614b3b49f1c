"""The layers of docs/architecture.md: core < games < bots, lab < the rest.  Imports that point upwards fail here."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator

import pytest

from .imports import SOURCES, Import, all_imports, modules

FLOORS = {"core": 0, "games": 1, "bots": 2, "lab": 2, "fair": 2, "protocol": 3, "words": 4, "table": 5}
TOP = 6  # all other parts

# Which parts a part above the bots may import, besides itself.  The empty name is the package itself, the front door.
ENGINE = {"", "core", "games", "bots"}
ALLOWED = {
    "protocol": ENGINE,
    "words": ENGINE | {"protocol"},
    "table": ENGINE | {"protocol", "fair"},
    "report": ENGINE | {"protocol", "words", "lab", "pictures"},
    "server": ENGINE | {"protocol", "table", "fair", "lessons", "pictures", "puzzles", "referee", "report", "words"},
    "referee": ENGINE | {"positions", "protocol"},
    "puzzles": ENGINE | {"protocol"},
    "client": ENGINE | {"protocol", "table", "fair", "lessons", "words"},
    "terminal": ENGINE | {"protocol", "client", "words"},
}

# All that the engine may use at run time: no clock, no files, no randomness but its own, no messages.
ENGINE_MAY_IMPORT = {
    "__future__",
    "abc",
    "collections.abc",
    "difflib",
    "hashlib",
    "hmac",
    "json",
    "math",
    "textwrap",
    "typing",
}
ENGINE_MAY_TRY = {"librt.vecs", "mypy_extensions"}  # for compiled code; the interpreter need not have them


def part_of(module: str) -> str:
    """Return the folder under the package: core, games, bots ...; empty for the package itself."""
    return module.split(".")[1] if "." in module else ""


def floor(module: str) -> int:
    return FLOORS.get(part_of(module), TOP)


def game_of(module: str) -> str:
    """Return the game a module belongs to: stablemates.games.unorog.cards -> unorog."""
    parts = module.split(".")
    inside = parts[1:2] == ["games"] and len(parts) > 2 and f"stablemates.games.{parts[2]}" in PACKAGES
    return parts[2] if inside else ""


def is_engine(module: str) -> bool:
    """Return whether it is compiled: the kernel, and the games without their registry."""
    return part_of(module) == "core" or game_of(module) != ""


def is_ours(name: str) -> bool:
    return name.split(".", maxsplit=1)[0] == "stablemates"


PACKAGES = {name for name, file in modules().items() if file.name == "__init__.py"}


def ours() -> list[Import]:
    return [one for one in all_imports() if is_ours(one.name)]


def foreign() -> list[Import]:
    return [one for one in all_imports() if not is_ours(one.name)]


def none_of(wrong: list[Import]) -> None:
    assert not wrong, "\n".join(["imports that the layers forbid:", *map(str, wrong)])


def test_the_imports_are_read() -> None:
    """Otherwise all other tests would pass vacuously."""
    names = {(one.module, one.name) for one in all_imports()}
    assert ("stablemates.core.table", "stablemates.core.rng") in names
    assert ("stablemates", "stablemates.games.registry") in names
    assert ("stablemates.core.match", "hashlib") in names


def test_no_module_imports_upwards() -> None:
    upwards = [one for one in ours() if floor(one.name) > floor(one.module)]
    none_of([one for one in upwards if one.name != "stablemates"])  # the front door: see the next test


def test_the_public_api_is_for_callers_outside_the_engine() -> None:
    none_of([one for one in ours() if one.name == "stablemates" and floor(one.module) < FLOORS["bots"]])


def test_core_imports_core_only() -> None:
    none_of([one for one in ours() if part_of(one.module) == "core" and part_of(one.name) != "core"])


def test_a_game_imports_no_other_game() -> None:
    between_games = [one for one in ours() if game_of(one.module) and game_of(one.name)]
    none_of([one for one in between_games if game_of(one.module) != game_of(one.name)])


def test_a_game_does_not_know_the_registry() -> None:
    none_of([one for one in ours() if game_of(one.module) and one.name == "stablemates.games.registry"])


def test_outside_the_games_only_the_registry_is_known() -> None:
    none_of([one for one in ours() if part_of(one.module) != "games" and game_of(one.name)])


def test_the_engine_imports_nothing_that_could_make_a_game_depend_on_the_world() -> None:
    others = [one for one in foreign() if is_engine(one.module) and one.name not in ENGINE_MAY_IMPORT]
    none_of([one for one in others if one.needed or one.name not in ENGINE_MAY_TRY])


def test_kernel_and_games_need_no_installed_package() -> None:
    """The registry too: it may use all of Python, and nothing else."""
    low = [one for one in foreign() if floor(one.module) <= FLOORS["games"] and one.needed]
    none_of([one for one in low if one.name.split(".")[0] not in sys.stdlib_module_names])


@pytest.mark.parametrize("part", ["bots", "lab"])
def test_bots_and_lab_know_no_table_and_no_screen(part: str) -> None:
    above = [one for one in ours() if part_of(one.module) == part and floor(one.name) >= FLOORS["protocol"]]
    none_of([one for one in above if one.name != "stablemates"])  # the front door is open to them


def test_each_layer_above_the_bots_imports_only_what_is_below() -> None:
    """protocol < words < table < server; table < client < terminal < cli.  The terminal never imports the server."""
    none_of([one for one in ours() if part_of(one.module) in ALLOWED and part_of(one.name) not in allowed_for(one)])


def allowed_for(one: Import) -> set[str]:
    return ALLOWED[part_of(one.module)] | {part_of(one.module)}


def test_shipped_code_does_not_import_the_language_of_tests() -> None:
    """Except the command that tests every game."""
    others = [one for one in ours() if part_of(one.module) != "testing" and one.module != "stablemates.cli.check_game"]
    none_of([one for one in others if part_of(one.name) == "testing"])


# --- one typed language between the engine and everything else ---------------------------------------

SCREENS = ("words/", "client/", "terminal/")
ANY_TYPE = re.compile(r"(?:[:<|,]|\bas)\s*any\b")  # in TypeScript


def trees(*places: str) -> Iterator[tuple[str, ast.Module]]:
    for file in modules().values():
        path = file.relative_to(SOURCES / "stablemates").as_posix()
        if path.startswith(places):
            yield path, ast.parse(file.read_text("utf-8"))


def test_no_one_asks_whether_a_state_is_a_table() -> None:
    """``isinstance(state, Table)``: every game is one, which ``on_table`` asserts."""
    asking = [
        f"{path}, line {node.lineno}"
        for path, tree in trees("")
        if path != "core/table.py"
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and ast.unparse(node.func) == "isinstance"
        and any(getattr(name, "id", getattr(name, "attr", "")) == "Table" for name in ast.walk(node.args[1]))
    ]
    assert asking == []


def test_nothing_that_a_screen_reads_is_of_any_type() -> None:
    """Neither the structs of the protocol nor the sources of words, clients and screens mention ``Any``."""
    untyped = [
        f"{path}, line {node.lineno}"
        for path, tree in trees("protocol/", *SCREENS)
        if path != "protocol/schema.py"  # which describes them as JSON
        for node in ast.walk(tree)
        if isinstance(node, ast.Name) and node.id == "Any"
    ]
    assert untyped == []


def test_nothing_in_the_page_is_of_any_type() -> None:
    page = SOURCES.parent / "web" / "src"
    files = [file for file in sorted(page.rglob("*")) if file.suffix in (".ts", ".svelte")]
    assert len(files) > 100
    assert [file.name for file in files if ANY_TYPE.search(file.read_text("utf-8"))] == []


def test_no_screen_reads_the_engine() -> None:
    """Cards, options, questions, events and views come from the protocol; of the engine a screen knows no state."""
    kinds = {"State", "Table", "Card", "Event", "Option", "Question", "Reason", "Outcome", "View"}
    read = [
        f"{path}, line {node.lineno}: {alias.name}"
        for path, tree in trees(*SCREENS)
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and "core." in (node.module or "")
        for alias in node.names
        if alias.name in kinds
    ]
    assert read == []


def test_no_source_takes_a_profile_apart() -> None:
    """The edition and the language of a rulebook are fields of its ``Profile``."""
    parsed = [
        f"{path}, line {node.lineno}"
        for path, tree in trees("")
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in ("partition", "rpartition", "split", "startswith", "endswith", "removeprefix")
        and re.search(r"profile|\bbook\b", ast.unparse(node.func.value))
    ]
    assert parsed == []
