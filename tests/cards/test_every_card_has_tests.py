"""Every card of every box has at least four tests in each of its printings, and each of them ends with nothing open.

A test names a card by its id: in the name of the test, or in a string of the test or of a constant that it uses.  A
card that is printed differently in the two editions needs its tests in a rulebook of each.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from stablemates.games.stable.game import GAME as STABLE

HERE = Path(__file__).parent
ENOUGH = 4
SECOND = {kind.name: kind for kind, _ in STABLE.editions["second-ru"].box}
FIRST = {kind.name: kind for kind, _ in STABLE.editions["first-uk"].box}
BABIES = [kind.name for kind in STABLE.editions["second-ru"].babies]
IDS = [*BABIES, *SECOND, *(name for name in FIRST if name not in SECOND)]
LONGEST_FIRST = "|".join(sorted(IDS, key=len, reverse=True))
IN_A_NAME = re.compile(rf"(?:^|_)({LONGEST_FIRST})(?=_|$)")
WORD = re.compile(r"[a-z][a-z0-9_-]*")


def printings() -> Iterator[tuple[str, str]]:
    """Every card, with the edition in which it must be tested: ``any`` if it is printed alike in both."""
    for card in IDS:
        if card in BABIES or SECOND.get(card) is FIRST.get(card):
            yield card, "any"
        else:
            yield from ((card, edition) for edition, box in (("second", SECOND), ("first", FIRST)) if card in box)


class CardTest:
    """A test as it stands in its file: the cards it names, and the editions in which it plays."""

    def __init__(self, function: ast.FunctionDef, constants: dict[str, ast.AST]) -> None:
        self.name = function.name
        self.last = ast.unparse(function.body[-1])
        if ast.get_docstring(function) is not None:
            del function.body[0]  # what a test says about a card it need not do with it
        words = set(words_of(function, constants, set()))
        self.cards = set(IN_A_NAME.findall(self.name)) | words.intersection(IDS)
        self.editions = {word.partition("-")[0] for word in words if word in STABLE.editions} | {"any"}


def words_of(node: ast.AST, constants: dict[str, ast.AST], met: set[str]) -> Iterator[str]:
    """All words in the strings of a test, and of the constants and decorators of its folder that it uses."""
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield from WORD.findall(part.value)
        elif isinstance(part, ast.Name) and part.id in constants and part.id not in met:
            met.add(part.id)
            yield from words_of(constants[part.id], constants, met)


def constants_of(tree: ast.Module) -> dict[str, ast.AST]:
    """What a file gives a name to, and what it imports from a file of this folder."""
    found: dict[str, ast.AST] = {}
    for node in tree.body:
        if isinstance(node, ast.Assign):
            found |= {target.id: node.value for target in node.targets if isinstance(target, ast.Name)}
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
            found[node.target.id] = node.value
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            file = HERE / f"{node.module.rpartition('.')[2]}.py"
            if file.exists():
                found |= constants_of(ast.parse(file.read_text(encoding="utf-8")))
    return found


def card_tests() -> list[CardTest]:
    found: list[CardTest] = []
    for file in sorted(HERE.glob("test_*.py")):
        if file != Path(__file__):
            tree = ast.parse(file.read_text(encoding="utf-8"))
            constants = constants_of(tree)
            functions = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
            found += [CardTest(one, constants) for one in functions if one.name.startswith("test_")]
    return found


TESTS = card_tests()


@pytest.mark.parametrize(("card", "edition"), list(printings()))
def test_every_card_has_enough_tests(card: str, edition: str) -> None:
    named = [test.name for test in TESTS if card in test.cards and edition in test.editions]
    assert len(named) >= ENOUGH, f"{card} ({edition} edition) is named by {named or 'no test'}"


def test_every_card_test_ends_with_nothing_open() -> None:
    """A question left open hides a wrong turn: the last line says whose turn it is, or who has won."""
    end = re.compile(r"\.(turn_of|won_by)\([^()]*\)$")
    assert [test.name for test in TESTS if not end.search(test.last)] == []
