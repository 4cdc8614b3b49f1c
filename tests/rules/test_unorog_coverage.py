"""Every rule of docs/rules/unorog.md has a test that names it, and every test ends with no question open."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
RULE = re.compile(r"\bU-[A-Z]+-\d\d\b")


def rules_of_the_page() -> set[str]:
    """Return the rules that the page defines: their numbers are in bold."""
    page = (ROOT / "docs" / "rules" / "unorog.md").read_text(encoding="utf-8")
    return set(re.findall(rf"\*\*({RULE.pattern})\*\*", page))


def named_after_a_rule() -> Iterator[ast.FunctionDef]:
    for file in sorted(HERE.glob("test_unorog_*.py")):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_u_"):
                yield node


def rule_named_by(test: ast.FunctionDef) -> str:
    """``test_u_stone_02_and_so_on`` names U-STONE-02."""
    return "-".join(test.name.split("_")[1:4]).upper()


def test_every_rule_is_named_by_a_test() -> None:
    untested = rules_of_the_page() - {rule_named_by(test) for test in named_after_a_rule()}
    assert not untested, f"no test is named after {sorted(untested)}"


def test_every_test_names_a_rule_of_the_page() -> None:
    unknown = {test.name for test in named_after_a_rule() if rule_named_by(test) not in rules_of_the_page()}
    assert not unknown


def test_the_page_defines_every_rule_that_it_or_the_engine_mentions() -> None:
    engine = (ROOT / "src" / "stablemates" / "games" / "unorog").glob("*.py")
    files = [ROOT / "docs" / "rules" / "unorog.md", *engine]
    mentioned = {rule for file in files for rule in RULE.findall(file.read_text(encoding="utf-8"))}
    assert mentioned == rules_of_the_page()


def test_every_test_of_a_table_ends_with_nothing_open() -> None:
    """A question left open hides a wrong turn: the last line is ``t.turn_of(...)`` or ``t.won_by(...)``."""
    end = re.compile(r"^ *t\.(turn_of|won_by)\(", re.MULTILINE)
    with_a_table = [test for test in named_after_a_rule() if re.search(r"\bt\.", ast.unparse(test))]
    assert len(with_a_table) > 100
    assert [test.name for test in with_a_table if not end.search(ast.unparse(test.body[-1]))] == []
