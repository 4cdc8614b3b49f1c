"""Every rule of docs/rules/stable.md has a test in every rulebook in which it holds, and every option is used."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import stablemates

from .books import ALL, FIRST, SECOND

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
PAGE = ROOT / "docs" / "rules" / "stable.md"
RULE = re.compile(r"\bR-[A-Z]+-\d\d\b")


@cache
def rules_of_the_page() -> dict[str, set[str]]:
    """Return the rules that the page defines, their numbers in bold, and in which profiles each holds."""
    found: dict[str, set[str]] = {}
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        if line.startswith("| **R-"):
            cells = [cell.strip() for cell in line.strip("|").split("|")]
            assert len(cells) == 2 + len(ALL), line
            rule = cells[0].strip("*")
            assert rule not in found, f"{rule} is defined twice"
            found[rule] = {profile for profile, cell in zip(ALL, cells[2:], strict=True) if cell != "–"}
    return found


class RuleTest:
    """A test that is named after a rule."""

    def __init__(self, node: ast.FunctionDef, lists: dict[str, list[str]]) -> None:
        self.name = node.name
        self.rule = "-".join(node.name.split("_")[1:4]).upper()  # test_r_turn_03_and_so_on
        self.doc = ast.get_docstring(node) or ""
        self.last = ast.unparse(node.body[-1])
        self.text = ast.unparse(node)
        self.profiles = {profile for profile in ALL if f"'{profile}'" in self.text}
        for decorator in node.decorator_list:
            for name in re.findall(r"'profile', (\w+)\)", ast.unparse(decorator)):
                self.profiles = set(lists[name])


def lists_in(tree: ast.Module) -> dict[str, list[str]]:
    """Return lists like ``UK = [...]`` in a file, and those that all files share."""
    found: dict[str, list[str]] = {"ALL": ALL, "FIRST": FIRST, "SECOND": SECOND}
    for node in tree.body:
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.List) and isinstance(node.targets[0], ast.Name):
            found[node.targets[0].id] = ast.literal_eval(node.value)
    return found


def named_after_a_rule() -> Iterator[RuleTest]:
    for file in sorted(HERE.glob("test_stable_*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        for node in tree.body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_r_"):
                yield RuleTest(node, lists_in(tree))


def test_the_page_has_all_rules_of_the_books() -> None:
    count: dict[str, int] = {}
    for rule in rules_of_the_page():
        count[rule.split("-")[1]] = count.get(rule.split("-")[1], 0) + 1
    assert count == {"SET": 9, "TWO": 3, "TURN": 10, "WORD": 10, "CARD": 9, "EFF": 14, "CHAIN": 9, "END": 6}


def test_every_rule_has_a_test_in_every_rulebook_in_which_it_holds() -> None:
    tested: dict[str, set[str]] = {}
    for test in named_after_a_rule():
        tested.setdefault(test.rule, set()).update(test.profiles)
    untested = {rule: sorted(where - tested.get(rule, set())) for rule, where in rules_of_the_page().items()}
    assert {rule: where for rule, where in untested.items() if where} == {}


def test_every_test_names_a_rule_of_the_page_and_says_it() -> None:
    """``grep R-TURN-03 tests`` finds it."""
    assert [test.name for test in named_after_a_rule() if test.rule not in rules_of_the_page()] == []
    assert [test.name for test in named_after_a_rule() if not test.doc.startswith(test.rule)] == []


def test_the_page_defines_every_rule_that_it_or_the_engine_mentions() -> None:
    engine = (ROOT / "src" / "stablemates" / "games" / "stable").rglob("*.py")
    mentioned = {rule for file in [PAGE, *engine] for rule in RULE.findall(file.read_text(encoding="utf-8"))}
    assert mentioned - set(rules_of_the_page()) == set()


def test_every_option_of_the_rulebooks_is_used_by_a_test_and_explained_on_the_page() -> None:
    texts = "\n".join(test.text for test in named_after_a_rule())
    page = PAGE.read_text(encoding="utf-8")
    for book in stablemates.profiles():
        if book.game == "stable":
            options = [option.name for option in book.options]
            assert [name for name in options if not re.search(rf"\b{name}=|'{name}':", texts)] == []
            assert [name for name in options if f"| `{name}` |" not in page] == []


def test_every_value_of_an_option_that_is_on_or_off_is_used() -> None:
    """A switch is tried both ways: by name, or by what the test is run with."""
    texts = "\n".join(test.text for test in named_after_a_rule())
    book = next(book for book in stablemates.profiles() if book.id == "second-ru")
    for option in book.options:
        if option.values == [False, True]:
            used = set(re.findall(rf"\b{option.name}=(\w+)", texts))
            assert {"True", "False"} <= used or used - {"True", "False"}, option.name


def test_every_test_of_a_table_ends_with_nothing_open() -> None:
    """A question left open hides a wrong turn: the last line is ``t.turn_of(...)`` or ``t.won_by(...)``."""
    end = re.compile(r"^ *t\.(turn_of|won_by)\(", re.MULTILINE)
    with_a_table = [test for test in named_after_a_rule() if re.search(r"\bt = At\(|\bt = with_deck_of\(", test.text)]
    assert len(with_a_table) > 100
    loops = ("for ", "if ")  # a test may look at several tables, each to its end
    last = {
        test.name: test.last if test.last.startswith(loops) else test.last.splitlines()[-1] for test in with_a_table
    }
    assert [name for name, text in last.items() if not end.search(text)] == []
