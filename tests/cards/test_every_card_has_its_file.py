"""Every card has a test file: ``tests/cards/test_<kind>.py``, with both printings of the card.

Kinds that are one printed card in several colours share a file, named without the colour.
"""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from stablemates.games.stable.game import GAME as STABLE

HERE = Path(__file__).parent
PRINTED_IN_COLOURS = ("baby_unicorn", "basic_unicorn")
ENOUGH = 4
RULEBOOKS = {"second": STABLE.editions["second-ru"], "first": STABLE.editions["first-uk"]}
BOXES = {
    edition: {kind.name: kind for kind in [*rulebook.babies, *rulebook.box]} for edition, rulebook in RULEBOOKS.items()
}
KINDS = sorted({*BOXES["second"], *BOXES["first"]})
# Words in the code or the marks of a test that runs in a rulebook of that edition.
SIGNS = {"second": ("second-", "in_all", "in_both"), "first": ("first-", "in_all", "in_both", "in_first")}


@cache
def parsed(file: Path) -> ast.Module:
    return ast.parse(file.read_text("utf-8"))


def file_of(kind: str) -> Path:
    card = next((card for card in PRINTED_IN_COLOURS if kind.startswith(f"{card}_")), kind)
    return HERE / f"test_{card}.py"


def editions_of(kind: str) -> list[str]:
    """Return the editions in which the card needs tests: none in particular if it is printed alike in both."""
    printed = [edition for edition, box in BOXES.items() if kind in box]
    alike = len(printed) == 2 and BOXES["second"][kind] is BOXES["first"][kind]
    return ["any"] if alike else printed


def card_tests(file: Path) -> dict[str, ast.FunctionDef]:
    """Return the tests of a file by name. A class also has those of its base in ``shared.py``."""
    found: dict[str, ast.FunctionDef] = {}
    for node in parsed(file).body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            found[node.name] = node
        elif isinstance(node, ast.ClassDef):
            for part in node.body:
                if isinstance(part, ast.FunctionDef) and part.name.startswith("test_"):
                    found[f"{node.name}.{part.name}"] = part
            for base in (base.id for base in node.bases if isinstance(base, ast.Name)):
                shared = card_tests(HERE / "shared.py")
                found |= {name: test for name, test in shared.items() if name.startswith(f"{base}.")}
    return found


def runs_in(edition: str, test: ast.FunctionDef) -> bool:
    body = test.body[1:] if ast.get_docstring(test) else test.body
    code = "\n".join(ast.unparse(node) for node in [*test.decorator_list, *body])
    return edition == "any" or any(sign in code for sign in SIGNS[edition])


def strings_in(file: Path) -> set[str]:
    """Return the words in the strings of a file, docstrings aside."""
    tree = parsed(file)
    strings = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    docstrings = {
        ast.get_docstring(node, clean=False)
        for node in ast.walk(tree)
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef))
    }
    return {word for string in strings if string not in docstrings for word in re.findall(r"\w+", string)}


@pytest.mark.parametrize("kind", KINDS)
def test_every_card_has_a_file_that_names_it(kind: str) -> None:
    assert file_of(kind).is_file(), f"write {file_of(kind).name}: the tests of {kind}"
    assert kind in strings_in(file_of(kind))


@pytest.mark.parametrize(("kind", "edition"), [(kind, edition) for kind in KINDS for edition in editions_of(kind)])
def test_every_printing_has_enough_tests(kind: str, edition: str) -> None:
    """What it does, what it leaves alone, where it stops, and whether it may be declined."""
    tests = [name for name, test in card_tests(file_of(kind)).items() if runs_in(edition, test)]
    assert len(tests) >= ENOUGH, f"{kind} ({edition} edition) has only {tests}"


def test_no_file_is_named_after_an_unknown_card() -> None:
    known = {file_of(kind) for kind in KINDS}
    assert sorted(file.name for file in set(HERE.glob("test_*.py")) - known) == [Path(__file__).name]


def test_every_card_test_ends_with_nothing_open() -> None:
    """An open question hides a wrong turn, so the last line checks whose turn it is or who won."""
    end = re.compile(r"\.(turn_of|won_by)\([^()]*\)$")
    files = sorted({HERE / "shared.py", *HERE.glob("together/test_*.py"), *(file_of(kind) for kind in KINDS)})
    tests = [(f"{file.name}: {name}", test) for file in files for name, test in card_tests(file).items()]
    assert [name for name, test in tests if not end.search(ast.unparse(test.body[-1]))] == []
